#pragma once

#include "editor/canvas/canvas.h"
#include "gamecore/base/point.h"

#include <QKeyEvent>
#include <QObject>

#include <functional>
#include <vector>

class QMouseEvent;

/// A cell that somebody may want to look at or to aim at.
struct PlaceOfInterest {
    Point cell;
    bool isSecondary = false; ///< behind all others
};

/// The cells of places, each once, the nearest to `from` first; what is equally near stays in its order.
std::vector<Point> nearestFirst(std::vector<PlaceOfInterest> places, Point from);

/// A cursor on the cells of a canvas, moved by keys and by the mouse. While it is active it swallows every key that it
/// does not know. It gives up when the keyboard goes to another part of the window.
///
/// Arrows, Home, End, PgUp, PgDn and the keypad move it, with Shift by five cells; so do the keys for which `steps`
/// gives a direction. Enter and the left button choose, Escape and the right button cancel, Tab and Shift+Tab go to
/// the next place of interest. The wheel and the middle button zoom and scroll as always.
class CellCursor : public QObject {
    Q_OBJECT

public:
    using Steps = std::function<std::optional<Direction>(const QKeyEvent &)>;
    using Sights = std::function<std::vector<Point>()>;

    /// The canvas must outlive this.
    explicit CellCursor(Canvas &canvas, QObject *parent = nullptr);

    void setSteps(Steps steps) { m_steps = std::move(steps); }
    /// Sets where Tab goes, in this order, and from the last one to the first.
    void setSights(Sights sights) { m_sights = std::move(sights); }
    /// Takes the keyboard. The cell lies in the level.
    void start(Point cell);
    /// The canvas shows again what it showed when the cursor started, unless something else than the cursor has moved
    /// or zoomed it, or forgetView() was called.
    void end();
    /// end() no longer goes back: the canvas shows something else by now.
    void forgetView() { m_home.reset(); }
    bool isActive() const { return m_isActive; }
    Point cell() const { return m_cell; }
    /// Goes to a cell of the level and scrolls it into view.
    void moveTo(Point cell);

Q_SIGNALS:
    /// It has started or ended.
    void activeChanged(bool isActive);
    /// It is on another cell, or has started.
    void moved(Point cell);
    void chosen(Point cell);
    /// It has ended by itself.
    void canceled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool filterCanvas(QEvent *event);
    bool filterViewport(QEvent *event);
    void press(const QKeyEvent &key);
    void click(const QMouseEvent &event);
    void step(Direction direction, int cells);
    void goRound(int step);
    void cancel();
    void comeBack();
    bool isMovedByOthers() const;

    Canvas &m_canvas;
    Steps m_steps;
    Sights m_sights;
    Point m_cell;
    std::optional<Canvas::ViewState> m_home; ///< where it started
    QPoint m_followed;                       ///< Canvas::scrollGoal() after the last of its own moves
    bool m_isActive = false;
};
