#pragma once

#include "gamecore/data/appearance.h"

#include <QtGlobal>

class QPainter;
class QRectF;

/// A cell or a sprite in the ASCII look: one bold character that fills its cell, on CanvasColors::ink.
struct Glyph {
    char32_t character = U'?';
    quint32 color = 0xee8570; ///< 0xrrggbb; what nothing else is known of warns

    friend bool operator==(const Glyph &, const Glyph &) = default;
};

Glyph glyphOf(const Appearance &look);

/// Draws the character alone, centered.
void paintGlyph(QPainter &painter, const QRectF &cell, const Glyph &glyph);
