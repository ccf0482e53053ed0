#include "tests/driver/editordriver.h"

#include "editor/forms/valuerow.h"
#include "gamecore/data/ruleset.h"

#include <QDockWidget>
#include <QListWidget>
#include <QTest>

using namespace Qt::StringLiterals;

void EditorDriver::openWindow()
{
    m_window.reset();
    m_home = std::make_unique<EmptyHome>();
    m_folder = std::make_unique<QTemporaryDir>();
    startAgain();
}

void EditorDriver::startAgain()
{
    m_window.reset();
    m_window = std::make_unique<ProgramWindow>(shippedCatalogue());
    m_window->useLanguage(u"en"_s);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void EditorDriver::closeWindow()
{
    m_window.reset();
    m_home.reset();
    m_folder.reset();
}

void EditorDriver::click(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(canvas().viewport(), button, modifiers, at(cell));
}

void EditorDriver::drag(Point from, Point to, bool isReleased)
{
    QWidget *viewport = canvas().viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, at(from));
    QMouseEvent move(QEvent::MouseMove, at(to), viewport->mapToGlobal(at(to)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(viewport, &move);
    if (isReleased) {
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, at(to));
    }
}

void EditorDriver::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    m_window->activateWindow(); // the window does not become active again by itself after a dialog
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), key, modifiers);
}

void EditorDriver::edit(const QStringList &rows)
{
    m_window->editNewLevel();
    editor().document().reset(drawnLevel(rows));
}

void EditorDriver::waitForRules()
{
    child<QDockWidget>(u"propertiesDock"_s)->raise(); // the rows are made when they are first shown
    QTRY_COMPARE(child<QWidget>(u"rules"_s)->findChildren<ValueRow *>().size(), qsizetype(ruleRows().size()));
}

void EditorDriver::choose(const QString &name)
{
    auto *list = child<QListWidget>(u"paletteList"_s);
    const QList<QListWidgetItem *> items = list->findItems(name, Qt::MatchExactly);
    QCOMPARE(items.size(), 1);
    list->scrollToItem(items.first());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(items.first()).center());
}
