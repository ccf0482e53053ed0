#pragma once

#include <QLabel>

class Canvas;
class HeroPlate;
class WatchedRun;
class World;

/// A plate over the level at the last moment of a watched game, which says how the game ended: "Won · turn 7 · 406
/// gold". It is above or below the level, or at the border of the view, and covers neither the hero nor his plate. The
/// mouse reaches the cells under it.
class EndPlate : public QLabel {
    Q_OBJECT

public:
    /// The canvas becomes the parent. The run must outlive this object; `heroPlate` is another child of the canvas.
    EndPlate(Canvas &canvas, const WatchedRun &run, const HeroPlate &heroPlate);

    /// Sets whether the canvas shows the run. Otherwise the plate is hidden.
    void setShown(bool isShown);
    /// Shows the plate if the run is at its end; otherwise hides it.
    void showMoment();

protected:
    void changeEvent(QEvent *event) override;

private:
    static QString textOf(const World &world);
    QRect bestPlace() const;
    bool isFree(const QRect &place) const;
    void place();

    Canvas &m_canvas;
    const WatchedRun &m_run;
    const HeroPlate &m_heroPlate;
    bool m_isShown = false;
};
