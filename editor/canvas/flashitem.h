#pragma once

#include <QGraphicsObject>
#include <QRect>
#include <QVariantAnimation>

/// An outline around cells that fades away: "this is what just changed". Nothing moves.
class FlashItem : public QGraphicsObject {
    Q_OBJECT

public:
    FlashItem();

    static constexpr int fadeMs = 600;
    /// In cells; begins anew if one is fading.
    void flash(const QRect &cells);
    /// Null while nothing is to be seen.
    QRect cells() const { return m_cells; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRect m_cells;
    QVariantAnimation m_fade;
};
