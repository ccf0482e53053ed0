#pragma once

#include "editor/canvas/canvas.h"
#include "editor/canvas/cellcursor.h"

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

/// Lets a person choose a cell of a canvas with a cursor, which keys and the mouse move. While it is active it swallows
/// every key that it does not know. It gives up when the keyboard goes to another part of the window.
///
/// choosingKeys() move the cursor, and so do the keys for which `steps` gives a direction, with Shift as far. Enter and
/// the left button choose, Escape and the right button cancel, Tab and Shift+Tab go to the next place of interest. The
/// wheel and the middle button zoom and scroll as always.
class CellChooser : public QObject {
    Q_OBJECT

public:
    using Sights = std::function<std::vector<Point>()>;

    /// The canvas must outlive this.
    explicit CellChooser(Canvas &canvas, QObject *parent = nullptr);

    void setSteps(CursorKeys::Steps steps) { m_cursor.setSteps(std::move(steps)); }
    /// Sets where Tab goes, in this order, and from the last one to the first.
    void setSights(Sights sights) { m_sights = std::move(sights); }
    /// Takes the keyboard. The cell lies in the level.
    void start(Point cell);
    /// The canvas shows again what it showed when this started, unless something else than its cursor has moved
    /// or zoomed it, or forgetView() was called.
    void end();
    /// end() no longer goes back: the canvas shows something else by now.
    void forgetView() { m_home.reset(); }
    bool isActive() const { return m_isActive; }
    /// The cell of its cursor, while it is active.
    Point cell() const { return m_cursor.cell().value_or(Point()); }

Q_SIGNALS:
    /// It has started or ended.
    void activeChanged(bool isActive);
    /// Its cursor is on another cell, or it has started.
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
    void moveTo(Point cell);
    void goRound(int step);
    void cancel();
    void comeBack();
    bool isMovedByOthers() const;

    Canvas &m_canvas;
    CellCursor m_cursor;
    Sights m_sights;
    std::optional<Canvas::ViewState> m_home; ///< where it started
    QPoint m_followed;                       ///< Canvas::scrollGoal() after the last of its own moves
    bool m_isActive = false;
};
