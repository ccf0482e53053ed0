#include "app/settings/language.h"
#include "editor/panels/overlayrows.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/listdifference.h"
#include "tests/support/suite.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The actions that show and hide bars and panels of the editor, in the order in which they are added.
const QString editPanelsMenu =
    u"show_toolsBar show_optionsBar show_paletteDock show_propertiesDock show_issuesDock show_thingsDock show_balanceDock show_historyDock show_overlaysDock show_campaignDock show_textDock show_mapDock show_worstDock show_playtestDock"_s;
/// The same for a game, and for a test play of the edited level.
const QString playPanelsMenu = u"show_statusDock show_inventoryDock show_inViewDock show_minimapDock show_logDock"_s;
const QString testPanelsMenu = playPanelsMenu + u" show_testDock"_s;

/// The same for a watched game.
const QString watchPanelsMenu =
    u"show_transportBar show_watchStatusDock show_watchBagDock show_watchInViewDock show_watchMapDock show_watchGamesDock show_watchLogDock"_s;

/// Returns the actions of all overlays in their order.
QString overlayActions()
{
    QStringList names;
    for (int i = 0; i < overlayCount; ++i) {
        names.append(overlayRow(Overlay(i)).id.name());
    }
    return names.join(u' ');
}

/// Fails the current test if the menu and the test list different rows.
void verifyRows(const QMenu &menu, const QString &rows, const QString &expected)
{
    const QString lack = differenceOf(u"the menu"_s, rows.split(u' '), u"the test"_s, expected.split(u' '));
    QVERIFY2(lack.isEmpty(), qPrintable(u"%1, %2: tests/window/tst_menus.cpp says what stands where, mend it or the "
                                        "place of the command"_s.arg(menu.objectName(), lack)));
}

} // namespace

/// Every menu fits a small screen in one column, in the usual order.
class TestMenus : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyMenuFitsASmallScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isPlaying");
        for (const auto &[language, name] : Language::available()) {
            QTest::addRow("%s editing", qPrintable(language)) << language << false;
            QTest::addRow("%s playing", qPrintable(language)) << language << true;
        }
    }

    void everyMenuFitsASmallScreen()
    {
        QFETCH(QString, language);
        QFETCH(bool, isPlaying);
        edit({u"@ g "_s});
        m_window->useLanguage(language);
        if (isPlaying) {
            key(Qt::Key_F5);
            QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        }
        const int room = 600 - m_window->menuBar()->height();
        int count = 0;
        for (QMenu *menu : m_window->menuBar()->findChildren<QMenu *>()) {
            if (!menu->menuAction()->isVisible() || menu->objectName().isEmpty()) { // menus of Qt itself have no name
                continue;
            }
            menu->ensurePolished();
            int height = 0;
            int left = -1;
            for (QAction *action : menu->actions()) {
                const QRect place = menu->actionGeometry(action);
                if (!action->isVisible() || action->isSeparator()) {
                    height += place.height();
                    continue;
                }
                left = left < 0 ? place.left() : left;
                QVERIFY2(place.left() == left, qPrintable(menu->objectName())); // a single column
                height += place.height();
            }
            QVERIFY2(height < room, qPrintable(menu->objectName() + u' ' + QString::number(height)));
            QVERIFY(!menu->title().isEmpty());
            ++count;
        }
        QVERIFY(count >= (isPlaying ? 8 : 18)); // menus for drawing are hidden during a game
        m_window->useLanguage(u"en"_s);
    }

    void cutCopyAndPasteAreInTheUsualOrder()
    {
        edit({u"@ g "_s});
        QStringList names;
        for (const QAction *action : child<QMenu>(u"editMenu"_s)->actions()) {
            names.append(action->isSeparator() ? u"-"_s : action->objectName());
        }
        QCOMPARE(names.first(8), (QStringList{u"undo"_s, u"redo"_s, u"-"_s, u"cutCells"_s, u"copyCells"_s,
                                              u"pasteText"_s, u"pasteAsLevel"_s, u"removeThing"_s}));
    }

    void everyMenuHoldsItsCommandsInOrder_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::newRow("fileMenu")
            << u"newMenu openLevel openToEdit goOnEditing - save saveAs saveAll - shareMenu tilesOfMap compareLevel - closeLevel reopenLevel - showStartPage - quit"_s;
        QTest::newRow("editMenu")
            << u"undo redo - cutCells copyCells pasteText pasteAsLevel removeThing - replaceAll - thingsMenu selectionMenu stampMenu toolsMenu - showCanvasMenu"_s;
        QTest::newRow("newMenu") << u"chooseGame chooseDaily newLevel newCampaign"_s;
        QTest::newRow("shareMenu") << u"copyCode pasteCode exportTiled savePicture"_s;
        QTest::newRow("thingsMenu") << u"duplicateThings thingUp thingDown"_s;
        QTest::newRow("reshapeMenu") << u"turnLevelRight turnLevelLeft flipLevelLeftRight flipLevelUpDown"_s;
        QTest::newRow("analyzeMenu")
            << u"showTrap solveLevel findTrap - nextIssue previousIssue fixIssue - overlaysMenu lastTestMenu proofMenu deathsHere"_s;
        QTest::newRow("lastTestMenu") << u"replayTest watchTest showTestTrail goToDifference"_s;
        QTest::newRow("proofMenu") << u"keepProof watchProof removeProof"_s;
        QTest::newRow("zoomMenu") << u"zoomIn zoomOut zoomFit zoomOne zoomPlay"_s;
        QTest::newRow("selectionMenu") << u"selectAll selectNone invertSelection"_s;
        QTest::newRow("stampMenu") << u"flipStampLeftRight flipStampUpDown turnStampRight turnStampLeft"_s;
        QTest::newRow("toolsMenu")
            << u"tool_select tool_select_cells tool_wand tool_select_alike tool_brush tool_line tool_rectangle tool_ellipse tool_fill tool_stamp tool_erase tool_pick - smallerBrush largerBrush"_s;
        QTest::newRow("levelMenu")
            << u"newKind editKind removeKind - resizeLevel cropToSelection trimLevel - reshapeMenu chooseTileset generate"_s;
        QTest::newRow("playMenu")
            << u"playLevel playHere playSameSeed goOnPlaying playCampaignFromHere pauseGame askHint stepGame protectHero revealLevel - restartGame newGame copySeed - editLevel - showScores watchGames"_s;
        QTest::newRow("heroMenu")
            << u"walkMenu waitTurn look attackNearest - pickUp showInventory useItem fireAgain dropItem showCharacter - descend explore walkToStairs restUntilHealed"_s;
        QTest::newRow("walkMenu")
            << u"walkNorth walkNorthEast walkEast walkSouthEast walkSouth walkSouthWest walkWest walkNorthWest"_s;
        QTest::newRow("viewMenu")
            << u"zoomMenu - showGrid showAscii showKeyLine fullScreen - nextLevel previousLevel goToCell showRulers - panelsMenu motionMenu themeMenu soundMenu"_s;
        QTest::newRow("watchMenu")
            << u"watchPlay stepForward stepBack watchFaster watchSlower - runStart runEnd nextMark previousMark - watchEverything showTrail showGhost muteWatching - takeOver keepWatched saveRun exportRun - renameGame deleteGame"_s;
        QTest::newRow("overlaysMenu") << overlayActions() + u" - overlaysNone"_s;
        QTest::newRow("panelsMenu") << testPanelsMenu + u' ' + editPanelsMenu + u' ' + watchPanelsMenu
                                           + u" - arrangePanels"_s;
        QTest::newRow("motionMenu") << u"motion0 motion1 motion2"_s;
        QTest::newRow("soundMenu") << u"muteSound showCaptions soundVolume"_s;
        QTest::newRow("themeMenu") << u"theme0 theme1 theme2"_s;
        QString languages = u"language_system"_s;
        for (const auto &[code, name] : Language::available()) {
            languages += u" language_"_s + code;
        }
        QTest::newRow("languageMenu") << languages;
        QTest::newRow("helpMenu") << u"showManual showCommands showKeys changeKeys showHints about"_s;
    }

    void everyMenuHoldsItsCommandsInOrder()
    {
        QFETCH(QString, rows);
        QStringList names;
        const QMenu &menu = *child<QMenu>(QString::fromLatin1(QTest::currentDataTag()));
        for (const QAction *action : menu.actions()) {
            names.append(action->isSeparator() ? u"-"_s
                         : action->menu()      ? action->menu()->objectName()
                                               : action->objectName());
        }
        verifyRows(menu, names.join(u' '), rows);
    }

    void thePanelsMenuFollowsTheMode()
    {
        const QMenu *menu = child<QMenu>(u"panelsMenu"_s);
        QVERIFY(!menu->menuAction()->isVisible()); // the start page has no panels
        edit({u"@ g "_s});
        QVERIFY(menu->menuAction()->isVisible());
        QCOMPARE(menu->title(), u"&Panels"_s);
        verifyRows(*menu, seenRows(*menu), editPanelsMenu + u" - arrangePanels"_s);
        key(Qt::Key_F5);
        verifyRows(*menu, seenRows(*menu), testPanelsMenu + u" - arrangePanels"_s);
        QVERIFY(m_window->playLevel(playable(levelFrom({u"@ g "_s})), {}, 1));
        verifyRows(*menu, seenRows(*menu), playPanelsMenu + u" - arrangePanels"_s);
        m_window->showStartPage();
        QVERIFY(!menu->menuAction()->isVisible());
        QVERIFY(!child<QAction>(u"arrangePanels"_s)->isEnabled());
    }

    void menusWhilePlayingHoldNoDisabledCommands_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::newRow("turns") << u"classic"_s;
        QTest::newRow("real time") << u"buchhaim"_s;
        QTest::newRow("a test") << QString();
    }

    void menusWhilePlayingHoldNoDisabledCommands()
    {
        QFETCH(QString, rules);
        const QStringList rows{u"#####"_s, u"#@ g#"_s, u"#####"_s};
        if (rules.isEmpty()) {
            edit(rows);
            key(Qt::Key_F5);
        } else {
            QVERIFY(m_window->playLevel(playable(levelFrom(rows, u"\"ruleset\": \"%1\""_s.arg(rules))), {}, 1));
        }
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(grayRows().join(u' '), QString());
        QVERIFY(!child<QMenu>(u"editMenu"_s)->menuAction()->isVisible());
        QVERIFY(!child<QMenu>(u"levelMenu"_s)->menuAction()->isVisible());
        QVERIFY(m_window->findChild<QAction *>(u"editLevel"_s)->isVisible()); // this command leads to the editor
        QCOMPARE(m_window->findChild<QAction *>(u"stepGame"_s)->isVisible(), rules.isEmpty());
    }

    /// The editor's submenus of panels, tools and overlays have one row per entry and may be longer.
    void menusHaveAtMostFourteenRows_data()
    {
        QTest::addColumn<QString>("mode");
        for (const QString &mode : {u"start"_s, u"edit"_s, u"test"_s, u"game"_s}) {
            QTest::addRow("%s", qPrintable(mode)) << mode;
        }
    }

    void menusHaveAtMostFourteenRows()
    {
        QFETCH(const QString, mode);
        if (mode == u"edit" || mode == u"test") {
            edit({u"@ g "_s});
        }
        if (mode == u"test") {
            key(Qt::Key_F5);
        } else if (mode == u"game") {
            QVERIFY(m_window->playLevel(playable(levelFrom({u"@ g "_s})), {}, 1));
        }
        constexpr int mostRows = 14;
        for (const QAction *title : m_window->menuBar()->actions()) {
            const QList<QAction *> actions = title->menu<QMenu *>()->actions();
            const auto rows = std::count_if(actions.begin(), actions.end(), [](const QAction *action) {
                return action->isVisible() && !action->isSeparator();
            });
            if (title->isVisible() && title->menu<QMenu *>()->objectName() != u"watchMenu"_s) {
                QVERIFY2(rows <= mostRows, qPrintable(title->text() + u' ' + QString::number(rows)));
            }
        }
    }

    void disabledCommandsOfTheEditorSayWhatToDoFirst()
    {
        edit({u"@ g "_s});
        for (const QString &name : grayRows()) {
            const QAction &action = *child<QAction>(name);
            QString text = action.text();
            QVERIFY2(action.toolTip() != text.remove(u'&').remove(u'…') && !action.toolTip().isEmpty(),
                     qPrintable(name + u": "_s + action.toolTip()));
        }
    }

    void aFunctionKeyMeansTheSameInEveryMode()
    {
        // Revealing and renaming apply to different things in each mode.
        const QStringList shared{u"revealLevel"_s, u"watchEverything"_s, u"renameGame"_s, u"renameCampaignLevel"_s};
        QHash<QString, QString> meanings;
        for (const QAction *action : m_window->commands().commands.all()) {
            for (const QKeySequence &key : action->shortcuts()) {
                const QString name = key.toString();
                if (!name.contains(QRegularExpression(u"F[0-9]+$"_s)) || shared.contains(action->objectName())) {
                    continue;
                }
                const QString other = meanings.value(name);
                QVERIFY2(other.isEmpty(), qPrintable(name + u": "_s + other + u", "_s + action->objectName()));
                meanings.insert(name, action->objectName());
            }
        }
        QVERIFY(meanings.size() > 8);
    }

    void theEditorMenusReturnAfterATest()
    {
        edit({u"@ g "_s});
        const QSet<QString> before = seenActions();
        key(Qt::Key_F5);
        QVERIFY(!m_window->findChild<QAction *>(u"save"_s)->isVisible());
        QVERIFY(!m_window->findChild<QAction *>(u"save"_s)->isEnabled());
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(seenActions(), before);
        for (const QString &menu :
             {u"editMenu"_s, u"selectionMenu"_s, u"stampMenu"_s, u"toolsMenu"_s, u"levelMenu"_s, u"overlaysMenu"_s}) {
            QVERIFY2(child<QMenu>(menu)->menuAction()->isVisible(), qPrintable(menu));
        }
    }

    void noKeyIsUsedTwiceInAMenu_data()
    {
        QTest::addColumn<QString>("mode");
        for (const QString &mode : {u"start"_s, u"edit"_s, u"test"_s, u"game"_s, u"watch"_s}) {
            QTest::addRow("%s", qPrintable(mode)) << mode;
        }
    }

    void noKeyIsUsedTwiceInAMenu()
    {
        QFETCH(QString, mode);
        if (mode == u"edit" || mode == u"test") {
            edit({u"@ g "_s});
        }
        if (mode == u"test") {
            key(Qt::Key_F5);
        } else if (mode == u"game" || mode == u"watch") {
            QVERIFY(m_window->playLevel(playable(levelFrom({u"@ g "_s})), {}, 1));
        }
        if (mode == u"watch") {
            key(Qt::Key_Right);
            key(Qt::Key_F7);
            QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        }
        for (const QMenu *menu : m_window->menuBar()->findChildren<QMenu *>()) {
            QSet<QKeySequence> keys;
            for (const QAction *action : menu->actions()) {
                if (action->isVisible() && !action->shortcut().isEmpty()) {
                    QVERIFY2(!keys.contains(action->shortcut()), qPrintable(action->objectName()));
                    keys.insert(action->shortcut());
                }
            }
        }
    }

private:
    static QString seenRows(const QMenu &menu)
    {
        QStringList names;
        for (const QAction *action : menu.actions()) {
            if (action->isVisible()) {
                names.append(action->isSeparator() ? u"-"_s : action->objectName());
            }
        }
        return names.join(u' ');
    }

    /// Returns the disabled rows of all menus, and the menus without visible rows.
    QStringList grayRows()
    {
        QStringList gray;
        for (const QMenu *menu : m_window->menuBar()->findChildren<QMenu *>()) {
            if (!menu->menuAction()->isVisible() || menu->objectName().isEmpty()) { // menus of Qt itself have no name
                continue;
            }
            int rows = 0;
            for (const QAction *action : menu->actions()) {
                const bool isRow = action->isVisible() && !action->isSeparator();
                rows += isRow ? 1 : 0;
                if (isRow && !action->isEnabled()) {
                    gray.append(action->objectName());
                }
            }
            if (rows == 0) {
                gray.append(menu->objectName());
            }
        }
        return gray;
    }

    QSet<QString> seenActions()
    {
        QSet<QString> names;
        for (const QAction *action : m_window->actions()) {
            if (action->isVisible()) {
                names.insert(action->objectName());
            }
        }
        return names;
    }
};

MAZEWRIGHT_SUITE(menus, TestMenus)
#include "tst_menus.moc"
