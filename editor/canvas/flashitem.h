#pragma once

#include <QGraphicsObject>
#include <QRect>
#include <QTimer>

/// An outline around cells that undo or redo has changed. Its color fades to dark in a few steps, each of which
/// repaints only the outline. The color is always opaque: for a translucent one, Qt's raster engine would wake threads,
/// which costs more than all other repainting of an undo.
class FlashItem : public QGraphicsObject {
    Q_OBJECT

public:
    FlashItem();

    static constexpr int fadeMs = 600; ///< time until the outline disappears
    /// Outlines `cells`; replaces an outline that is fading.
    void flash(const QRect &cells);
    /// Returns the outlined cells; a null rectangle if there is no outline.
    QRect cells() const { return m_cells; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void fade();
    void setStepsLeft(int steps);
    void updateOutline();
    QColor color() const;

    QRect m_cells;
    QRect m_reach; ///< bounding rectangle of all outlined cells so far; it never shrinks, since that would repaint the
                   ///< whole rectangle
    int m_stepsLeft = 0; ///< steps of fading until the outline disappears; 0: it is invisible
    QTimer m_fade;
};
