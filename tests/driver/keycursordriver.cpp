#include "tests/driver/keycursordriver.h"

#include "tests/driver/dialogs.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

void KeyCursorDriver::openForKeys()
{
    openWindow();
    QCursor::setPos(m_window->mapToGlobal(QPoint(2, 2)));
    QCoreApplication::processEvents();
}

void KeyCursorDriver::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window->focusWidget(), key, modifiers);
}

void KeyCursorDriver::press(const QList<Qt::Key> &keys)
{
    for (const Qt::Key key : keys) {
        press(key);
    }
}

void KeyCursorDriver::open(const QStringList &rows, Point at)
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    edit(rows);
    QVERIFY(canvas().hasFocus());
    press(Qt::Key_Home, Qt::ControlModifier);
    for (int x = 0; x < at.x; ++x) {
        press(Qt::Key_Right);
    }
    for (int y = 0; y < at.y; ++y) {
        press(Qt::Key_Down);
    }
    QCOMPARE(cursor(), std::optional(at));
}

void KeyCursorDriver::pasteOnStartPage(const QStringList &drawn)
{
    m_window->showStartPage();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QGuiApplication::clipboard()->setText(drawn.join(u'\n'));
    const DialogAnswer answer(u"charactersDialog"_s, [](QDialog *dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(answer.wasGiven());
    QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    QCOMPARE(rows(), drawn);
}
