#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/cellsight.h"
#include "gamecore/base/grid.h"

#include <QGraphicsItem>
#include <QPixmap>

/// Lays darkness over what the player does not see: all over unseen cells, half over remembered ones, and these are
/// hatched too, so that they differ from what is seen by more than light. Without sight everything is visible, and it
/// draws nothing.
class SightItem : public QGraphicsItem {
public:
    SightItem();

    void setScale(TileScale scale);
    /// The whole level.
    void setSight(const Grid<CellSight> &sight);
    /// Changes cells and repaints the smallest rectangle around them.
    void updateSight(const std::vector<Point> &cells, CellSight sight);
    void clear();

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row);
    const QPixmap &veil();

    Grid<CellSight> m_sight;
    TileScale m_scale;
    QPixmap m_veil; ///< over a remembered cell; null until it is needed
};
