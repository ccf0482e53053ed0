#pragma once

#include "tests/driver/programwindow.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"

#include <QTemporaryDir>

/// What the tests of the editor in the real window have in common: an English window in an empty home and an empty
/// folder, driven by mouse and keys.
class EditorDriver {
protected:
    /// A new window, home and folder, for each test.
    void openWindow();
    /// Another window, as after leaving the program and starting it again.
    void startAgain();
    void closeWindow();

    Canvas &canvas() { return m_window->canvas(); }
    LevelEditor &editor() { return m_window->editor(); }
    QPoint at(Point cell) { return canvas().viewportRectOf(cell).center(); }
    void click(Point cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
    void drag(Point from, Point to, bool isReleased = true);
    /// To the window, which is made the active one.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Opens a level drawn as text, as a file that was never saved.
    void edit(const QStringList &rows);
    /// All rows of the rules are there: they come a few at a time.
    void waitForRules();
    QStringList rows() { return rowsOf(editor().document().level()); }
    /// Chooses in the palette by a click.
    void choose(const QString &name);
    template<typename T>
    T *child(const QString &name)
    {
        T *found = m_window->findChild<T *>(name);
        return found ? found : (qFatal("no child %s", qPrintable(name)), nullptr);
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<ProgramWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};
