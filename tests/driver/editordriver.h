#pragma once

#include "tests/driver/programwindow.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"

#include <QTemporaryDir>

/// Shared base of the editor tests in the real window: an English window in an empty home and an empty folder, driven
/// by mouse and keys.
class EditorDriver {
protected:
    /// Opens a new window with a new home and folder; call it before each test.
    void openWindow();
    /// Opens another window, as after quitting and starting the program again.
    void startAgain();
    void closeWindow();

    Canvas &canvas() { return m_window->canvas(); }
    LevelEditor &editor() { return m_window->editor(); }
    QPoint at(Point cell) { return canvas().viewportRectOf(cell).center(); }
    void click(Point cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
    void drag(Point from, Point to, bool isReleased = true);
    /// Presses a key in the window after making it active.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Opens a level drawn as text, as a new level without a file.
    void edit(const QStringList &rows);
    /// Waits until all rows of the rules exist, which are made a few at a time.
    void waitForRules();
    QStringList rows() { return rowsOf(editor().document().level()); }
    /// Clicks an entry of the palette.
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
