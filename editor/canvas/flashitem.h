#pragma once

#include <QGraphicsObject>
#include <QRect>
#include <QTimer>

/// An outline around changed cells that fades to dark, without motion. It fades in a few steps, each of which repaints
/// only the outline. It is never translucent: Qt's raster engine would wake threads for that, which costs more than all
/// other repainting of an undo.
class FlashItem : public QGraphicsObject {
    Q_OBJECT

public:
    FlashItem();

    static constexpr int fadeMs = 600;
    /// Outlines `cells`; replaces an outline that is fading.
    void flash(const QRect &cells);
    /// Returns the outlined cells; null if there is no outline.
    QRect cells() const { return m_cells; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void fade();
    void setStepsLeft(int steps);
    void updateOutline();
    QColor color() const;

    QRect m_cells;
    QRect m_reach;       ///< union of all outlines; a shrinking rectangle would be repainted completely
    int m_stepsLeft = 0; ///< steps until it disappears
    QTimer m_fade;
};
