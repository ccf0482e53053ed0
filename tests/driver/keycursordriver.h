#pragma once

#include "tests/driver/editordriver.h"

/// What the tests of editing by keyboard have in common: keys go to the widget that has the keyboard, as those of a
/// person do.
class KeyCursorDriver : public EditorDriver {
protected:
    /// A new window, with the mouse away from its canvas, wherever the test before left it.
    void openForKeys();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void press(const QList<Qt::Key> &keys);
    /// Opens a level drawn as text, with the cursor on a cell.
    void open(const QStringList &rows, Point at);
    /// Makes a level of rows as a reader does who has copied them: Ctrl+V on the start page, and Enter.
    void pasteOnStartPage(const QStringList &drawn);
    std::optional<Point> cursor() { return editor().view().keys().cell(); }
};
