#include "tests/driver/windowdriver.h"

#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"

#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QSettings>
#include <QTest>

using namespace Qt::StringLiterals;

EmptyHome::EmptyHome()
{
    qputenv("HOME", m_folder.path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", m_folder.filePath(u"config"_s).toLocal8Bit());
    qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toLocal8Bit());
    QCoreApplication::setOrganizationName(u"Mazewright"_s);
    QCoreApplication::setApplicationName(u"Mazewright"_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.filePath(u"config"_s));
}

QString EmptyHome::writeLevel(const QString &name, const QByteArray &text) const
{
    const QString path = m_folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("%s could not be written", qPrintable(path));
    }
    return path;
}

QByteArray corridorFile(const QString &name)
{
    return levelJson(goldCorridor, u"\"name\": \"%1\", "_s.arg(name) + turns);
}

WindowDriver::WindowDriver() : m_window(std::make_unique<ProgramWindow>(shippedCatalogue()))
{
    m_window->session().setTicking(false);
    page().end().setClock([this] { return m_now; });
    page().growth().setClock([this] { return m_now; });
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get())) {
        qFatal("The window did not become active");
    }
}

void WindowDriver::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = m_window->focusWidget();
    QTest::keyClick(focus ? focus : m_window.get(), key, modifiers);
}

void WindowDriver::click(Point cell)
{
    click(*canvas().viewport(), canvas().viewportRectOf(cell).center());
}

void WindowDriver::click(QWidget &widget, QPoint place)
{
    QTest::mouseClick(&widget, Qt::LeftButton, {}, place.isNull() ? widget.rect().center() : place);
}

void WindowDriver::clickWhatIsAt(Point cell)
{
    clickWhatIsAt(*canvas().viewport(), canvas().viewportRectOf(cell).center());
}

void WindowDriver::clickWhatIsAt(const QWidget &widget, QPoint place)
{
    const QPoint inWindow = widget.mapTo(m_window.get(), place);
    QWidget *hit = m_window->childAt(inWindow);
    click(*hit, hit->mapFrom(m_window.get(), inWindow));
}

void WindowDriver::clickWhatIsAt(QListWidget &list, int row)
{
    clickWhatIsAt(*list.viewport(), list.visualItemRect(list.item(row)).center());
}

void WindowDriver::trigger(const QString &action)
{
    child<QAction>(action).trigger();
}

void WindowFixture::openWindow()
{
    m_home = std::make_unique<EmptyHome>();
    m_driver = std::make_unique<WindowDriver>();
}

void WindowFixture::closeWindow()
{
    m_driver.reset();
    m_home.reset();
}

void WindowFixture::startAgain()
{
    m_driver->window().close();
    m_driver = std::make_unique<WindowDriver>();
}

Qt::Key arrowOf(Direction direction)
{
    switch (direction) {
    case Direction::North:
        return Qt::Key_Up;
    case Direction::East:
        return Qt::Key_Right;
    case Direction::South:
        return Qt::Key_Down;
    default:
        return Qt::Key_Left;
    }
}
