#pragma once

#include "gamecore/level/level.h"

/// The characters of all cells, row by row: terrain first, then what stands in rows.
class RowDrawing {
public:
    /// Terrain that `legend` has no character for is drawn as floor.
    RowDrawing(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    void set(Point cell, char32_t character) { m_cells.set(cell, character); }
    QString row(int y) const;

private:
    Grid<char32_t> m_cells;
};
