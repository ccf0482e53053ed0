#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/cellsight.h"
#include "gamecore/base/grid.h"

#include <QPixmap>

#include <vector>

/// Darkness over what the player does not see: all over unseen cells, half over remembered ones, and these are hatched
/// too, so that they differ from what is seen by more than light. Without sight everything is visible.
class SightShade {
public:
    void setScale(TileScale scale);
    /// Sets the sight of the whole level; an empty grid: everything is visible.
    void setSight(Grid<CellSight> sight) { m_sight = std::move(sight); }
    /// Changes cells and returns the smallest rectangle around those that changed.
    QRect updateSight(const std::vector<Point> &cells, CellSight sight);

    /// Paints the darkness of cells of the level.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells);

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row);

    Grid<CellSight> m_sight;
    TileScale m_scale;
    QPixmap m_veil; ///< over a remembered cell; null until it is needed
};
