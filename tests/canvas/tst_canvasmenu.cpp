#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;

/// The context menu of cells, by key and mouse in the real window.
class TestCanvasMenu : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        edit({u"@ ## g"_s, u"  ##  "_s, u"    # "_s});
    }

    void cleanup() { closeWindow(); }

    void keysOpenTheMenuAtTheCursor_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("Menu") << Qt::Key_Menu << Qt::KeyboardModifiers();
        QTest::newRow("Shift+F10") << Qt::Key_F10 << Qt::KeyboardModifiers(Qt::ShiftModifier);
    }

    void keysOpenTheMenuAtTheCursor()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        goTo({0, 1});
        press(key, modifiers);
        QVERIFY(menu());
        QCOMPARE(menu()->objectName(), u"canvasMenu"_s);
        QCOMPARE(menu()->accessibleName(), u"Cell 0, 1"_s);
        const QRect cell = canvas().viewportRectOf({0, 1});
        QCOMPARE(menu()->pos(), canvas().viewport()->mapToGlobal(cell.bottomRight()));
        menu()->close();
    }

    void ctrlRightClickOpensTheMenuAtTheMouse()
    {
        click({1, 2}, Qt::RightButton, Qt::ControlModifier);
        QVERIFY(menu());
        QCOMPARE(menu()->accessibleName(), u"Cell 1, 2"_s);
        QCOMPARE(menu()->pos(), canvas().viewport()->mapToGlobal(at({1, 2})));
        QCOMPARE(editor().document().undoStack().count(), 0);
        menu()->close();
    }

    void theRightButtonAloneErases()
    {
        click({2, 1}, Qt::RightButton);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at({2, 1}), canvas().viewport()->mapToGlobal(at({2, 1})));
        QCoreApplication::sendEvent(canvas().viewport(), &event);
        QVERIFY(!menu());
        QCOMPARE(rows(), QStringList({u"@ ## g"_s, u"   #  "_s, u"    # "_s}));
    }

    void aKeyAndItsEventOpenTheMenuOnce()
    {
        openAt({4, 1});
        const QMenu *first = menu();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(&canvas(), &event);
        QCOMPARE(menu(), first);
        menu()->close();
        QTRY_COMPARE(m_window->findChildren<QMenu *>(u"canvasMenu"_s).size(), 0);
        QCoreApplication::sendEvent(&canvas(), &event);
        QVERIFY(menu());
        QCOMPARE(menu()->accessibleName(), u"Cell 4, 1"_s);
        menu()->close();
    }

    void cutIsOfferedOnlyWithASelection()
    {
        openAt({2, 1});
        QVERIFY(!menu()->actions().contains(child<QAction>(u"cutCells"_s)));
        menu()->close();
    }

    void theSelectionIsCutCopiedAndDeleted()
    {
        editor().toolbox().selection().setCells(Area({{2, 0}, {3, 0}}, {6, 3}));
        openAt({2, 0});
        choose(u"copyCells"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"##\n"_s);
        openAt({2, 0});
        choose(u"cutCells"_s);
        QCOMPARE(rows(), QStringList({u"@    g"_s, u"  ##  "_s, u"    # "_s}));
        editor().toolbox().selection().setCells(Area({{2, 1}}, {6, 3}));
        openAt({0, 0});
        choose(u"removeThing"_s);
        QCOMPARE(rows(), QStringList({u"@    g"_s, u"   #  "_s, u"    # "_s}));
    }

    void theClipboardIsPastedHere()
    {
        editor().toolbox().setTool(ToolId::Line);
        QGuiApplication::clipboard()->setText(u"#"_s);
        openAt({1, 2});
        choose(u"menuPaste"_s);
        QCOMPARE(rows(), QStringList({u"@ ## g"_s, u"  ##  "_s, u" #  # "_s}));
        QCOMPARE(editor().toolbox().tool(), ToolId::Line);
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void allCellsOfTheSameKindAreSelected()
    {
        openAt({2, 0});
        choose(u"menuSelectAlike"_s);
        QCOMPARE(editor().toolbox().selection().cells().count(), 5);
    }

    void fillAndEraseKeepTheTool()
    {
        editor().toolbox().setTool(ToolId::Rectangle);
        openAt({0, 2});
        choose(u"menuFill"_s);
        QVERIFY(rows().join(QString()).count(u'#') > 10);
        QCOMPARE(editor().document().undoStack().count(), 1);
        openAt({2, 1});
        choose(u"menuErase"_s);
        QCOMPARE(rows()[1][2], u' ');
        QCOMPARE(editor().toolbox().tool(), ToolId::Rectangle);
        QVERIFY(!editor().toolbox().isStroking());
    }

    void pickTakesTheKindOfTheCell()
    {
        openAt({5, 0});
        choose(u"menuPick"_s);
        QCOMPARE(editor().toolbox().paint().kind, u"treasure"_s);
    }

    void playHereStartsAtTheCell()
    {
        openAt({5, 2});
        choose(u"playHere"_s);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_window->session().world().hero().cell, (Point{5, 2}));
    }

    void propertiesSelectTheThing()
    {
        openAt({5, 0});
        QCOMPARE(menu()->actions().first()->text(), u"&Properties: treasure"_s);
        choose(u"menuProperties0"_s);
        QCOMPARE(editor().toolbox().selection().things(), std::vector<std::size_t>({1}));
        QVERIFY(child<QWidget>(u"things"_s)->isVisible());
    }

    void namesAreNoMarkupAndNoMnemonics()
    {
        Level level = editor().document().level();
        level.things[1].kind = u"<b>x & y</b>"_s;
        editor().openLevel(level, {}, false);
        openAt({5, 0});
        QCOMPARE(menu()->actions().first()->text(), u"&Properties: <b>x && y</b>"_s);
        menu()->close();
    }

    void escapeClosesOnlyTheMenu()
    {
        openAt({4, 1});
        QTest::keyClick(menu(), Qt::Key_Escape);
        QVERIFY(!menu());
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QVERIFY(canvas().hasFocus());
        press(Qt::Key_Right);
        QCOMPARE(editor().view().keys().cell(), std::optional(Point{5, 1}));
    }

    void theMenuDoesNotInterruptAStroke()
    {
        drag({0, 1}, {0, 2}, false);
        click({1, 2}, Qt::RightButton, Qt::ControlModifier);
        QVERIFY(!menu());
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at({0, 2}));
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void withToolsThatSelectTheRightButtonOpensIt()
    {
        const QStringList before = rows();
        for (const ToolId tool : {ToolId::Select, ToolId::SelectCells, ToolId::Wand, ToolId::SelectSimilar}) {
            editor().toolbox().setTool(tool);
            click({2, 1}, Qt::RightButton);
            QVERIFY(menu());
            QCOMPARE(menu()->accessibleName(), u"Cell 2, 1"_s);
            menu()->close();
            QCOMPARE(rows(), before);
            QVERIFY(toolHint(tool).contains(u"right button: menu"_s));
        }
        editor().toolbox().setTool(ToolId::Rectangle);
        QVERIFY(toolHint(ToolId::Rectangle).contains(u"right button erases"_s));
        click({2, 1}, Qt::RightButton);
        QVERIFY(!menu());
        QVERIFY(rows() != before);
    }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->focusWidget(), key, modifiers);
    }

    void goTo(Point cell)
    {
        canvas().setFocus();
        press(Qt::Key_Home, Qt::ControlModifier);
        for (int x = 0; x < cell.x; ++x) {
            press(Qt::Key_Right);
        }
        for (int y = 0; y < cell.y; ++y) {
            press(Qt::Key_Down);
        }
    }

    void openAt(Point cell)
    {
        goTo(cell);
        press(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(menu());
    }

    /// Clicks the menu item of that name.
    void choose(const QString &name)
    {
        QMenu *open = menu();
        QVERIFY(open);
        for (QAction *action : open->actions()) {
            if (action->objectName() == name) {
                QTest::mouseClick(open, Qt::LeftButton, {}, open->actionGeometry(action).center());
                return;
            }
        }
        QFAIL(qPrintable(u"no "_s + name));
    }

    QMenu *menu() { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }
};

MAZEWRIGHT_SUITE(canvasmenu, TestCanvasMenu)
#include "tst_canvasmenu.moc"
