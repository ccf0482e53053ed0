#pragma once

#include "editor/canvas/cellcursor.h"
#include "editor/tools/toolbox.h"

/// Drawing with the keyboard cursor, as an equivalent of the mouse for all tools. It works while the object is active
/// and the canvas has the focus. Moving the mouse hides the cursor; the next of the keys below shows it again.
///
/// - drawingKeys() move the cursor. A hidden cursor starts in the cell below the mouse, else in its own last cell, else
///   in the middle of the visible part of the level.
/// - Return stands for the left mouse button, Backspace for the right button, and Insert for the left button with Alt.
///   While nothing is selected, Delete also stands for the right button. Shift, Ctrl and Alt have the same meaning as
///   with the mouse.
/// - If neither the cursor nor the mouse is on the canvas, pressing a key for a mouse button only shows the cursor.
/// - Strokes of tools with ToolInfo::isTwoPoint, such as lines, begin when a key for a mouse button is pressed and end
///   when such a key is pressed again. All other strokes last while the key is held.
/// - Escape cancels a stroke. When the canvas loses the focus, a stroke with a held key ends as if the key was
///   released. Any other stroke by keys is cancelled, unless a menu opens or another window becomes active.
class KeyStrokes : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this object, which is inactive at first.
    KeyStrokes(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent = nullptr);

    void setActive(bool isActive);
    /// Returns the cell of the cursor; std::nullopt while it is hidden.
    std::optional<Point> cell() const { return m_cursor.cell(); }
    /// Shows the cursor on the cell from which the next key of drawingKeys() would move it.
    void start() { moveTo(startCell()); }
    /// Shows the cursor on a cell of the level, scrolls to it, and continues a stroke to it. `modifiers` are the keys
    /// held now.
    void moveTo(Point cell, Qt::KeyboardModifiers modifiers = {});
    /// Hides the cursor. The tools follow the mouse again.
    void hide();

Q_SIGNALS:
    /// cell() changed, or a stroke began or ended.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The type of the stroke by keys: no stroke, a stroke that lasts while the key is held, or a stroke that ends when
    /// a key for a mouse button is pressed again.
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
