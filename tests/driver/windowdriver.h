#pragma once

#include "tests/driver/programwindow.h"

#include <QTemporaryDir>

class QListWidget;

/// Settings and own levels of nobody but one test.
class EmptyHome {
public:
    EmptyHome();

    QString path() const { return m_folder.path(); }
    /// Writes a level file and gives its path; folders are made.
    QString writeLevel(const QString &name, const QByteArray &text) const;

private:
    QTemporaryDir m_folder;
};

/// A level file: a corridor in turns, its only treasure three steps east of the hero.
QByteArray corridorFile(const QString &name);

/// A window as a person has it, driven by real key and mouse events. Time stands still: that of the game but for
/// session().advance(), that by which cards over it tell held keys but for passTime().
class WindowDriver {
public:
    WindowDriver();
    Q_DISABLE_COPY_MOVE(WindowDriver)

    ProgramWindow &window() { return *m_window; }
    PlaySession &session() { return m_window->session(); }
    const World &world() { return m_window->session().world(); }
    Canvas &canvas() { return m_window->canvas(); }
    LevelPage &page() { return m_window->levelPage(); }

    /// To the widget that has the keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void click(Point cell);
    void click(QWidget &widget, QPoint place = {});
    /// As a person does: what lies over the cell gets the click.
    void clickWhatIsAt(Point cell);
    void clickWhatIsAt(const QWidget &widget, QPoint place);
    /// A row of a list, in its middle.
    void clickWhatIsAt(QListWidget &list, int row);
    void trigger(const QString &action);
    void passTime(int milliseconds) { m_now += milliseconds; }
    /// A child by its object name; a missing one fails the test run.
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

/// What tests of the real window have in common: a window in an empty home, both new for each test.
class WindowFixture {
protected:
    void openWindow();
    void closeWindow();
    /// Another window, as after leaving the program and starting it again.
    void startAgain();

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

/// The arrow key of a straight direction.
Qt::Key arrowOf(Direction direction);
