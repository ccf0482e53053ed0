#pragma once

#include "editor/canvas/canvas.h"
#include "editor/canvas/cellcursor.h"

#include <QKeyEvent>
#include <QObject>

#include <functional>
#include <vector>

class QMouseEvent;

/// A cell that Tab visits, because the player may want to look at it or aim at it.
struct PlaceOfInterest {
    Point cell;
    bool isSecondary = false; ///< sorted after all places that are not secondary
};

/// Returns the cells of the places without duplicates, nearest to `from` first, but all secondary places last. Equally
/// near cells keep their order.
std::vector<Point> nearestFirst(std::vector<PlaceOfInterest> places, Point from);

/// The choice of a cell of a canvas with a cursor, which the user moves by keys and the mouse. While active, the
/// chooser takes all keys, so that no shortcut works. It is cancelled when the keyboard focus moves to another part of
/// the window.
///
/// The cursor is moved by choosingKeys() and by the keys for which the function of setSteps() returns a direction; with
/// Shift, these keys move it further. Enter and the left button choose; Escape and the right button cancel; Tab and
/// Shift+Tab go to the next and the previous place of interest. The wheel and the middle button zoom and scroll as
/// usual.
class CellChooser : public QObject {
    Q_OBJECT

public:
    /// Returns the cells that Tab visits, in this order.
    using Sights = std::function<std::vector<Point>()>;

    /// The canvas must outlive this object.
    explicit CellChooser(Canvas &canvas, QObject *parent = nullptr);

    /// Sets the function that returns the direction in which a key moves the cursor, such as a walking key;
    /// std::nullopt for other keys.
    void setSteps(CursorKeys::Steps steps) { m_cursor.setSteps(std::move(steps)); }
    /// Sets the function that returns the cells that Tab visits; after the last one, the first one follows.
    void setSights(Sights sights) { m_sights = std::move(sights); }
    /// Starts choosing, with the cursor on `cell`, which must lie in the level. Takes the keyboard focus.
    void start(Point cell);
    /// Ends choosing without a signal other than activeChanged(). The canvas scrolls back to where it was at the start,
    /// unless something other than the cursor has moved or zoomed it, or forgetView() was called.
    void end();
    /// Makes end() keep the view, because the canvas now shows something else.
    void forgetView() { m_home.reset(); }
    bool isActive() const { return m_isActive; }
    /// Returns the cell of the cursor while active.
    Point cell() const { return m_cursor.cell().value_or(Point()); }

Q_SIGNALS:
    /// Emitted when choosing starts and when it ends.
    void activeChanged(bool isActive);
    /// Emitted when choosing starts, and when the cursor moves to another cell.
    void moved(Point cell);
    /// Emitted when the user chooses a cell. The chooser stays active until end() is called.
    void chosen(Point cell);
    /// Emitted when the user has cancelled choosing, which has ended.
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
    void forgetMovedView();

    Canvas &m_canvas;
    CellCursor m_cursor;
    Sights m_sights;
    /// View of the canvas at the start, to scroll back to; std::nullopt: the view stays.
    std::optional<Canvas::ViewState> m_home;
    QPoint m_followed; ///< Canvas::scrollGoal() after the cursor last scrolled
    bool m_isActive = false;
};
