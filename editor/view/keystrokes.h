#pragma once

#include "editor/canvas/cellcursor.h"
#include "editor/tools/toolbox.h"

/// Drawing with the keyboard's cursor: all that the mouse does with tools can be done with it. It listens while it is
/// active and the canvas has the keyboard; moving the mouse hides the cursor, the next key of it brings it back.
///
/// - drawingKeys() move the cursor. The first one starts where the mouse is, else where the cursor was last, else in
/// the
///   middle of what is in view.
/// - Return is the left button, Backspace the right one, Insert the left one with Alt; so is Delete the right one while
///   nothing is selected. Shift, Ctrl and Alt at the press mean what they mean for the mouse.
/// - Tools that go from one cell to another (ToolInfo::isStretched) start at the first press and end at the second;
///   all others draw as long as the key is held. Escape cancels a stroke, and so does losing the keyboard.
class KeyStrokes : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; it begins inactive.
    KeyStrokes(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent = nullptr);

    void setActive(bool isActive);
    /// The cell of the cursor; nothing while the mouse leads.
    std::optional<Point> cell() const { return m_cursor.cell(); }
    /// Shows the cursor where the first key would start.
    void start() { moveTo(startCell()); }
    /// Shows it on a cell of the level and scrolls that into view.
    void moveTo(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Gives the canvas back to the mouse.
    void hide();

Q_SIGNALS:
    /// cell() is another, or a stroke has begun or ended.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// How long a stroke by keys lasts: until its key is released, or until it is pressed again.
    enum class Stroke : std::uint8_t { None, Held, Stretched };

    bool filterCanvas(QEvent *event);
    void filterViewport(QEvent *event);
    bool press(const QKeyEvent &key);
    bool move(const QKeyEvent &key);
    bool use(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, int key);
    void release(int key);
    void end(Qt::KeyboardModifiers modifiers);
    bool cancel();
    void onFocusLost(Qt::FocusReason reason);
    bool isStroking() const { return m_stroke != Stroke::None && m_toolbox.isStroking(); }
    Point startCell() const;

    Toolbox &m_toolbox;
    Canvas &m_canvas;
    CellCursor m_cursor;
    std::optional<Point> m_last;   ///< where it was before the mouse hid it
    std::optional<QPoint> m_mouse; ///< on the screen, when the cursor came up
    Stroke m_stroke = Stroke::None;
    int m_strokeKey = 0;
    bool m_isActive = false;
};
