#pragma once

#include <QGraphicsObject>
#include <QRect>
#include <QVariantAnimation>

/// An outline around cells that fades away: "this is what just changed". Nothing moves. It fades in a few steps, each
/// of which repaints the outline alone.
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
    void fadeTo(double strength);
    void updateOutline();

    QRect m_cells;
    QRect m_reach;         ///< of all that flashed, since a smaller one would have all of it repainted
    double m_strength = 0; ///< 0..1
    QVariantAnimation m_fade;
};
