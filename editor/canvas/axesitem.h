#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/canvasaxes.h"

#include <QGraphicsItem>

/// Draws the axes of symmetry through the whole level.
class AxesItem : public QGraphicsItem {
public:
    /// For another level; there are no axes.
    void setSize(Size size);
    void setScale(TileScale scale);
    void setAxes(const CanvasAxes &axes);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Size m_size;
    TileScale m_scale;
    CanvasAxes m_axes;
};
