#pragma once

#include "editor/canvas/cellcursor.h"
#include "editor/tools/toolbox.h"

/// Drawing with the keyboard cursor, as an equivalent of the mouse for all tools. It is used while active and while the
/// canvas has the focus. Moving the mouse hides the cursor; the next key shows it again.
///
/// - drawingKeys() move the cursor. It starts at the mouse, else where it was last, else in the middle of the visible
///   part.
/// - Return is the left button, Backspace the right one, Insert the left one with Alt. Delete is the right one, too,
///   while nothing is selected. Shift, Ctrl and Alt have the same meaning as for the mouse.
/// - Tools that draw from one cell to another (ToolInfo::isStretched) start at the first press and end at the second.
///   All others draw while the key is held. Escape cancels a stroke, and so does losing the focus.
class KeyStrokes : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this; inactive at first.
    KeyStrokes(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent = nullptr);

    void setActive(bool isActive);
    /// Returns the cell of the cursor; std::nullopt while the mouse is in use.
    std::optional<Point> cell() const { return m_cursor.cell(); }
    /// Shows the cursor where the first key would start.
    void start() { moveTo(startCell()); }
    /// Shows the cursor on a cell of the level and makes that cell visible.
    void moveTo(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Hides the cursor, so that the mouse is in use again.
    void hide();

Q_SIGNALS:
    /// cell() changed, or a stroke began or ended.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The end of a stroke by keys: when its key is released, or when it is pressed again.
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
    std::optional<Point> m_last;   ///< cell before the mouse hid the cursor
    std::optional<QPoint> m_mouse; ///< position on the screen when the cursor appeared
    Stroke m_stroke = Stroke::None;
    int m_strokeKey = 0;
    bool m_isActive = false;
};
