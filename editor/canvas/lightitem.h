#pragma once

#include "editor/art/tilescale.h"

#include <QGraphicsItem>

/// A pool of warm light within the level (the scene's rectangle), that falls off gently. It lightens, so that nothing
/// is hidden by it.
class LightItem : public QGraphicsItem {
public:
    /// `place` is the upper left corner of the cell in the light, in the scene.
    void setPlace(QPointF place) { setPos(place + QPointF(sceneCell, sceneCell) / 2); }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
};
