#pragma once

#include "editor/canvas/cellcursor.h"
#include "editor/tools/toolbox.h"

/// Drawing with the keyboard cursor, as an equivalent of the mouse for all tools. It works while active and while the
/// canvas has the focus. Moving the mouse hides the cursor; the next key shows it again.
///
/// - drawingKeys() move the cursor. It starts at the mouse, else where it was last, else in the middle of the visible
///   part.
/// - Return is the left button, Backspace the right one, Insert the left one with Alt. Delete is also the right one,
///   while nothing is selected. Shift, Ctrl and Alt have the same meaning as for the mouse.
/// - If neither the cursor nor the mouse is on the canvas, the first of these keys only shows the cursor.
/// - Strokes of tools with ToolInfo::isTwoPoint, such as lines, begin when the key is pressed and end when it is
///   pressed again. All others last while the key is held.
/// - Escape cancels a stroke. When the canvas loses the focus, a stroke with a held key ends, and any other is
///   cancelled unless a menu opens or another window becomes active.
class KeyStrokes : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this; inactive at first.
    KeyStrokes(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent = nullptr);

    void setActive(bool isActive);
    /// Returns the cell of the cursor; std::nullopt while it is hidden.
    std::optional<Point> cell() const { return m_cursor.cell(); }
    /// Shows the cursor on the cell where the first key would show it.
    void start() { moveTo(startCell()); }
    /// Shows the cursor on a cell of the level, scrolls to it, and continues a stroke to it. `modifiers` are the keys
    /// held now.
    void moveTo(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Hides the cursor, so that the mouse is in use again.
    void hide();

Q_SIGNALS:
    /// cell() changed, or a stroke began or ended.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The stroke by keys: none; one that lasts while the key is held; or one that ends when the key is pressed again.
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
    std::optional<Point> m_last;   ///< cell of the cursor, also after it was hidden; std::nullopt: not shown yet
    std::optional<QPoint> m_mouse; ///< position of the mouse on the screen when the cursor appeared
    Stroke m_stroke = Stroke::None;
    int m_strokeKey = 0; ///< Qt::Key that began the stroke
    bool m_isActive = false;
};
