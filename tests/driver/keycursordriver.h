#pragma once

#include "tests/driver/editordriver.h"

/// Shared base of the tests of editing by keyboard. Keys go to the widget with the keyboard focus, as real ones do.
class KeyCursorDriver : public EditorDriver {
protected:
    /// Opens a new window and moves the mouse away from its canvas.
    void openForKeys();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void press(const QList<Qt::Key> &keys);
    /// Opens a level drawn as text, with the cursor on a cell.
    void open(const QStringList &rows, Point at);
    /// Makes a level from copied rows: Ctrl+V on the start page, then Enter.
    void pasteOnStartPage(const QStringList &drawn);
    std::optional<Point> cursor() { return editor().view().keys().cell(); }
};
