#pragma once

#include "gamecore/data/appearance.h"

#include <QtGlobal>

class QPainter;
class QRectF;

struct Terrain;

/// A cell or a sprite in ASCII mode: one bold character that fills its cell.
struct Glyph {
    char32_t character = U'?';
    quint32 color = 0xee8570;  ///< 0xrrggbb; the default is a warning color
    quint32 ground = 0x14161b; ///< color of the cell behind the character; of a sprite it is always the default

    friend bool operator==(const Glyph &, const Glyph &) = default;
};

/// Returns the glyph of a kind.
Glyph glyphOf(const Appearance &look);
/// Returns the glyph of a terrain. Plain floor and walls are dim, so that figures stand out: floor is a weak dot on
/// dark ground, and walls are blocks. Other terrain keeps its color, on a dark shade of it.
Glyph glyphOf(const Terrain &terrain);

/// Draws the character of a glyph without its ground, centered in a cell and not larger than the cell. Strokes are
/// aligned to whole pixels, so that characters are crisp at every size.
void paintGlyph(QPainter &painter, const QRectF &cell, const Glyph &glyph);
