#pragma once

#include "tests/driver/programwindow.h"

#include <QTemporaryDir>

class QListWidget;

/// An empty home with settings and levels for one test only.
class EmptyHome {
public:
    EmptyHome();

    QString path() const { return m_folder.path(); }
    /// Writes a level file, making its folders. Returns its path.
    QString writeLevel(const QString &name, const QByteArray &text) const;

private:
    QTemporaryDir m_folder;
};

/// Returns a level file: a corridor played in turns, whose only treasure is three steps east of the hero.
QByteArray corridorFile(const QString &name);

/// A real window, driven by real key and mouse events. Time stands still, except for session().advance() in the game
/// and passTime() for the cards over it, which use time to detect held keys.
class WindowDriver {
public:
    WindowDriver();
    Q_DISABLE_COPY_MOVE(WindowDriver)

    ProgramWindow &window() { return *m_window; }
    PlaySession &session() { return m_window->session(); }
    const World &world() { return m_window->session().world(); }
    Canvas &canvas() { return m_window->canvas(); }
    LevelPage &page() { return m_window->levelPage(); }

    /// Presses a key in the widget with the keyboard focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void click(Point cell);
    void click(QWidget &widget, QPoint place = {});
    /// Clicks the widget that lies over the cell, as a real click does.
    void clickWhatIsAt(Point cell);
    void clickWhatIsAt(const QWidget &widget, QPoint place);
    /// Clicks a row of a list in its middle.
    void clickWhatIsAt(QListWidget &list, int row);
    void trigger(const QString &action);
    void passTime(int milliseconds) { m_now += milliseconds; }
    /// Returns a child by its object name. A missing child fails the test run.
    template<typename T>
    T &child(const QString &name)
    {
        T *found = m_window->findChild<T *>(name);
        if (!found) {
            qFatal("There is no %s", qPrintable(name));
        }
        return *found;
    }

private:
    qint64 m_now = 0;
    std::unique_ptr<ProgramWindow> m_window;
};

/// Shared base of tests of the real window: a window in an empty home, both new for each test.
class WindowFixture {
protected:
    void openWindow();
    void closeWindow();
    /// Opens another window, as after quitting and starting the program again.
    void startAgain();

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

/// Returns the arrow key of a straight direction.
Qt::Key arrowOf(Direction direction);
