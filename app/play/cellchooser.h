#pragma once

#include "editor/canvas/canvas.h"
#include "editor/canvas/cellcursor.h"

#include <QKeyEvent>
#include <QObject>

#include <functional>
#include <vector>

class QMouseEvent;

/// A cell that the player may want to look at or aim at.
struct PlaceOfInterest {
    Point cell;
    bool isSecondary = false; ///< sorted after all others
};

/// Returns the cells of the places without duplicates, nearest to `from` first; equally near cells keep their order.
std::vector<Point> nearestFirst(std::vector<PlaceOfInterest> places, Point from);

/// Lets the user choose a cell of a canvas with a cursor, moved by keys and the mouse. While active, it swallows every
/// key that it does not know. It is cancelled when the keyboard focus moves to another part of the window.
///
/// The cursor is moved by choosingKeys() and by the keys for which `steps` returns a direction; with Shift it moves
/// further. Enter and the left button choose; Escape and the right button cancel; Tab and Shift+Tab go to the next
/// place of interest. The wheel and the middle button zoom and scroll as usual.
class CellChooser : public QObject {
    Q_OBJECT

public:
    using Sights = std::function<std::vector<Point>()>;

    /// The canvas must outlive this object.
    explicit CellChooser(Canvas &canvas, QObject *parent = nullptr);

    void setSteps(CursorKeys::Steps steps) { m_cursor.setSteps(std::move(steps)); }
    /// Sets the cells that Tab visits, in this order and cyclically.
    void setSights(Sights sights) { m_sights = std::move(sights); }
    /// Takes the keyboard focus. `cell` must lie in the level.
    void start(Point cell);
    /// Restores the view of the canvas from the start, unless something other than the cursor has moved or zoomed it,
    /// or forgetView() was called.
    void end();
    /// Makes end() keep the view, because the canvas now shows something else.
    void forgetView() { m_home.reset(); }
    bool isActive() const { return m_isActive; }
    /// Returns the cell of the cursor while active.
    Point cell() const { return m_cursor.cell().value_or(Point()); }

Q_SIGNALS:
    /// Emitted at the start and at the end.
    void activeChanged(bool isActive);
    /// Emitted when the cursor is on another cell, and at the start.
    void moved(Point cell);
    void chosen(Point cell);
    /// Emitted when it ends without a choice.
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
    std::optional<Canvas::ViewState> m_home; ///< view at the start
    QPoint m_followed;                       ///< Canvas::scrollGoal() after the cursor last scrolled
    bool m_isActive = false;
};
