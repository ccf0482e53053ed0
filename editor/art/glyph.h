#pragma once

#include "gamecore/data/appearance.h"

#include <QtGlobal>

class QPainter;
class QRectF;

/// A cell or a sprite in ASCII mode: one bold character that fills its cell, on CanvasColors::ink.
struct Glyph {
    char32_t character = U'?';
    quint32 color = 0xee8570; ///< 0xrrggbb; the default is a warning color

    friend bool operator==(const Glyph &, const Glyph &) = default;
};

/// Returns the glyph of a terrain or kind.
Glyph glyphOf(const Appearance &look);

/// Draws the character of a glyph without a background, centered in a cell and not larger than the cell.
void paintGlyph(QPainter &painter, const QRectF &cell, const Glyph &glyph);
