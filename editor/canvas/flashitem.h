#pragma once

#include <QGraphicsObject>
#include <QRect>
#include <QTimer>

/// An outline around cells that fades into the dark: "this is what just changed". Nothing moves. It fades in a few
/// steps, each of which repaints the outline alone, and is never drawn translucent: Qt's raster engine wakes threads
/// for that, which costs more than all else that an undo repaints.
class FlashItem : public QGraphicsObject {
    Q_OBJECT

public:
    FlashItem();

    static constexpr int fadeMs = 600;
    /// Outlines `cells`; begins anew if an outline is fading.
    void flash(const QRect &cells);
    /// Null while nothing is to be seen.
    QRect cells() const { return m_cells; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void fade();
    void setStepsLeft(int steps);
    void updateOutline();
    QColor color() const;

    QRect m_cells;
    QRect m_reach;       ///< of all that flashed, since a smaller one would have all of it repainted
    int m_stepsLeft = 0; ///< until it is gone
    QTimer m_fade;
};
