#include "app/proofs/worstpanel.h"
#include "editor/actions/overlayactions.h"
#include "editor/text/worsttext.h"
#include "editor/view/editdocks.h"
#include "editor/workspace/workspace.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTreeWidgetItemIterator>

using namespace Qt::StringLiterals;

namespace {

const QString buchhaimByTurns = u"\"ruleset\": \"buchhaim\", \"rules\": { \"clock\": \"turns\"%1 }"_s;
/// A treasure at the end of a dead end, with an orc that patrols before it; the other treasure is out of the orc's way.
const QStringList guardedEnd{u"#########"_s, u"#@  g   #"_s, u"####### #"_s, u"#gO     #"_s, u"#########"_s};
/// An orc that turns only at walls, and so never enters the middle.
const QStringList openHall{u"#######"_s, u"#@    #"_s, u"#     #"_s, u"#  g  #"_s,
                           u"#     #"_s, u"#    O#"_s, u"#######"_s};
/// Two paths to the treasure, each with an orc that can block it.
const QStringList watchedWays{u"# # # #"_s, u"   O   "_s, u"# ### #"_s, u"@ ### g"_s,
                              u"# ### #"_s, u"   O   "_s, u"# # # #"_s};

} // namespace

/// The panel of the worst case beside the edited level, in the real window.
class TestWorstPanel : public QObject, private EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void blockingMonstersAndGoalsAreListed()
    {
        open(guardedEnd);
        QTRY_COMPARE(text(u"worstState"_s),
                     u"The only patrolling monster could block a goal for good, whatever the hero does."_s);
        QCOMPARE(listed(), (QStringList{u"All blocking cells"_s, u"Orc (2, 3) blocks 1 of 2 goals"_s,
                                        u"Treasure (1, 3), standing on (1, 3)"_s}));
        QVERIFY(list().isVisible());
        QCOMPARE(
            text(u"worstClaim"_s),
            u"This is certain if the monsters always make the moves that are worst for the hero: then no unprotected hero reaches the goal without dying. The analysis does not say how likely such moves are."_s);
        QVERIFY(cellsOf(WorstMark::Stand) == (Cells{{1, 3}, {2, 3}, {7, 3}}));
        QVERIFY(cellsOf(WorstMark::Goal).empty() && cellsOf(WorstMark::Monster).empty());
        QVERIFY(!child<QPushButton>(u"worstPairs"_s)->isVisible()); // there is only one monster
    }

    void namesInToolTipsAreVerbatim()
    {
        const PlayableLevel level = playable(levelFrom({u"@ Og"_s}, uR"("legend": { "O": "cook" },
        "kinds": { "monsters": { "cook": { "base": "orc", "name": "Salt & pepper" } } })"_s));
        const WorstCase found{};
        DenierList list;
        list.setDeniers({{.things = {1}, .goals = {{.cell = {3, 0}, .stands = {{Point{3, 0}}}}}}}, 0,
                        WorstText(level, found), level.level());
        const QTreeWidgetItem *row = list.topLevelItem(1);
        QVERIFY2(row->text(0).startsWith(u"Salt & pepper (2, 0)"_s), qPrintable(row->text(0)));
        QCOMPARE(row->toolTip(0), row->text(0));
    }

    void aChosenRowIsShownOnTheLevel()
    {
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        clickRow(2);
        QCOMPARE(
            text(u"worstDetail"_s),
            u"The orc in cell 2, 3 can block the treasure in cell 1, 3 by standing in cell 1, 3 or cell 2, 3 or cell 7, 3."_s);
        QCOMPARE(editor().view().cursor(), std::optional(Point{1, 3}));
        QTRY_COMPARE(canvas().layers().size(), 2U); // including its patrol
        QVERIFY(cellsOf(WorstMark::Goal) == (Cells{{1, 3}}));
        QVERIFY(cellsOf(WorstMark::Monster) == (Cells{{2, 3}}));
        QVERIFY(cellsOf(WorstMark::Stand) == (Cells{{1, 3}, {2, 3}, {7, 3}}));
        clickRow(0);
        QCOMPARE(canvas().layers().size(), 1U);
        QVERIFY(cellsOf(WorstMark::Monster).empty());
    }

    void keysWorkLikeClicks()
    {
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Down);
        QVERIFY(cellsOf(WorstMark::Monster) == (Cells{{2, 3}}));
        QTest::keyClick(&list(), Qt::Key_Return);
        QCOMPARE(editor().view().cursor(), std::optional(Point{2, 3}));
        QTest::keyClick(&list(), Qt::Key_Down);
        QVERIFY(text(u"worstDetail"_s).startsWith(u"The orc in cell 2, 3 can block"_s));
        QTest::keyClick(&list(), Qt::Key_Home);
        QVERIFY(cellsOf(WorstMark::Monster).empty());
    }

    void emptyStatesAreExplained_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("sentence");
        QStringList walledGold = guardedEnd;
        walledGold[2][7] = u'#';
        walledGold[1][4] = u' ';
        QTest::newRow("nobody walks") << QStringList{u"@ g"_s} << QString()
                                      << u"No monster patrols in this level, so there is no worst case."_s;
        QTest::newRow("one who cannot") << openHall << QString()
                                        << u"Found no goal that the only patrolling monster can block."_s;
        QTest::newRow("two who cannot")
            << watchedWays << QString()
            << u"Checked 2 monsters: found no goal that any of them can block on its own (combinations not considered)."_s;
        QTest::newRow("nothing to block")
            << walledGold << QString()
            << u"There is nothing to block: the hero cannot reach any treasure or exit that the level requires."_s;
        QTest::newRow("fights") << guardedEnd << u", \"contact\": \"fight\""_s
                                << u"Cannot analyze this level: touching a monster does not kill the hero."_s;
        QTest::newRow("on the way of others")
            << watchedWays << u", \"monsters\": \"block\", \"moves\": 8"_s
            << u"None of the patrolling monsters could be checked. Skipped because others may stand in their way: 2."_s;
        QTest::newRow("errors") << QStringList{u"# g#"_s} << QString()
                                << u"The level has errors and cannot be played. The Issues panel lists them."_s;
    }

    void emptyStatesAreExplained()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QString, sentence);
        open(rows, rules);
        QTRY_COMPARE(text(u"worstState"_s), sentence);
        QVERIFY(!list().isVisible() && !isLaid());
    }

    void anEditRestartsTheSearchAndKeepsTheSelection()
    {
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        clickRow(2);
        choose(u"wall"_s);
        click({4, 3});      // blocks the path to the treasure
        QVERIFY(!isLaid()); // outdated results are hidden
        QTRY_COMPARE(text(u"worstState"_s), u"Found no goal that the only patrolling monster can block."_s);
        QVERIFY(!list().isVisible());
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(list().isVisible());
        QCOMPARE(list().currentItem()->text(0), u"Treasure (1, 3), standing on (1, 3)"_s);
        QVERIFY(cellsOf(WorstMark::Goal) == (Cells{{1, 3}}));
    }

    void pairsAreListedOnRequestAndClearedByAnEdit()
    {
        open(watchedWays);
        auto &button = *child<QPushButton>(u"worstPairs"_s);
        QTRY_VERIFY(button.isVisible() && button.isEnabled());
        QCOMPARE(button.text(), u"Also check pairs"_s);
        QTest::mouseClick(&button, Qt::LeftButton);
        QTRY_COMPARE(text(u"worstPairsState"_s),
                     u"Pairs that could block a goal that neither monster can block alone: 1 of 1."_s);
        QVERIFY(!button.isVisible());
        QCOMPARE(listed(),
                 (QStringList{u"All blocking cells"_s, u"Orc (3, 1) and orc (3, 5) together block 1 of 1 goals"_s,
                              u"Treasure (6, 3), standing on (3, 1) and (3, 5)"_s}));
        clickRow(2);
        QVERIFY(text(u"worstDetail"_s)
                    .startsWith(u"The orc in cell 3, 1 and the orc in cell 3, 5 can together block the treasure "
                                "in cell 6, 3 by standing in cells 3, 1 and 3, 5"_s));
        QVERIFY(cellsOf(WorstMark::Monster) == (Cells{{3, 1}, {3, 5}}));
        choose(u"wall"_s);
        click({0, 0});
        click({1, 0});
        QTRY_VERIFY(button.isVisible() && button.isEnabled());
        QVERIFY(!list().isVisible() && !child<QLabel>(u"worstPairsState"_s)->isVisible());
    }

    void theSearchForPairsCanBeStopped()
    {
        m_window->program().editing().openSheet(shippedLevel());
        editor().docks().showPanel(u"worstDock"_s);
        QTRY_COMPARE(
            text(u"worstState"_s),
            u"Each of the 4 patrolling monsters could block a goal for good on its own, whatever the hero does."_s);
        auto &button = *child<QPushButton>(u"worstPairs"_s);
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(text(u"worstPairsState"_s), u"Checking pairs: 0 of 6 done."_s);
        QCOMPARE(button.text(), u"Stop"_s);
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(text(u"worstPairsState"_s),
                 u"No pair could be checked. Not checked because the search was stopped: 6."_s);
        QCOMPARE(button.text(), u"Also check pairs"_s);
    }

    void aClosedPanelShowsNoOverlay()
    {
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        clickRow(1);
        QTRY_COMPARE(canvas().layers().size(), 2U);
        m_window->workspace().dock(u"worstDock"_s).close();
        QTRY_VERIFY(!isLaid());
        editor().docks().showPanel(u"worstDock"_s);
        QTRY_COMPARE(canvas().layers().size(), 2U); // as before
    }

    void severalTopLayersAreShownTogether()
    {
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        const CellLayer places = canvas().layers().back();
        editor().overlays().setTopLayer(u"another"_s, places);
        QCOMPARE(canvas().layers().size(), 2U);
        editor().overlays().setTopLayer(u"another"_s, std::nullopt);
        QCOMPARE(canvas().layers().size(), 1U);
        QVERIFY(canvas().layers().back() == places);
    }

    void marksDifferByPattern()
    {
        QSet<int> patterns;
        for (int i = 0; i < worstMarkCount; ++i) {
            patterns += int(markOf(WorstMark(i)).pattern);
        }
        QCOMPARE(patterns.size(), worstMarkCount);
    }

    void anotherLevelDoesNotShowOldResults()
    {
        open({u"#########"_s, u"# #######"_s, u"#########"_s, u"#########"_s,
              u"#########"_s}); // a level of the same size
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        QVERIFY(list().isVisible());
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(!isLaid());
        QVERIFY(!list().isVisible());
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_VERIFY(isLaid());
    }

    void hidingOverlaysLastsUntilTheNextChoice()
    {
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        clickRow(1);
        key(Qt::Key_0, Qt::AltModifier);
        QVERIFY(!isLaid());
        choose(u"wall"_s);
        click({1, 0});
        QTRY_VERIFY(!text(u"worstState"_s).startsWith(u"Looking"_s));
        QVERIFY(!isLaid());
        clickRow(2);
        QTRY_VERIFY(isLaid());
    }

    void germanSaysTheSame()
    {
        open(guardedEnd);
        QTRY_VERIFY(isLaid());
        clickRow(2);
        m_window->useLanguage(u"de"_s);
        QTRY_COMPARE(
            text(u"worstState"_s),
            u"Das einzige Monster, das Runden geht, könnte ein Ziel dauerhaft blockieren, ganz gleich, was der Held tut."_s);
        QCOMPARE(listed(), (QStringList{u"Alle Blockadefelder"_s, u"Ork (2, 3): blockiert 1 von 2"_s,
                                        u"Schatz (1, 3), von (1, 3) aus"_s}));
        QCOMPARE(text(u"worstDetail"_s), u"Der Ork auf Feld 2, 3 kann den Helden vom Schatz auf Feld 1, 3 fernhalten. "
                                         "Blockadefelder: Feld 1, 3 oder Feld 2, 3 oder Feld 7, 3."_s);
        m_window->useLanguage(u"en"_s);
    }

private:
    void open(const QStringList &rows, const QString &rules = {})
    {
        m_window->program().editing().openSheet(levelFrom(rows, buchhaimByTurns.arg(rules)));
        editor().docks().showPanel(u"worstDock"_s);
        QTRY_VERIFY(m_window->findChild<DenierList *>());
    }
    QString text(const QString &label) { return child<QLabel>(label)->text(); }
    DenierList &list() { return *child<DenierList>(u"worstDeniers"_s); }
    QStringList listed()
    {
        QStringList rows;
        for (QTreeWidgetItemIterator it(&list()); *it; ++it) {
            rows += (*it)->text(0);
        }
        return rows;
    }
    QTreeWidgetItem *row(int number)
    {
        QTreeWidgetItemIterator it(&list());
        it += number;
        return *it;
    }
    void clickRow(int number)
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(row(number)).center());
    }
    bool isLaid() { return !canvas().layers().empty(); }
    /// Returns the cells of a mark in the topmost layer.
    std::vector<Point> cellsOf(WorstMark mark)
    {
        std::vector<Point> cells;
        if (isLaid()) {
            const Grid<std::uint8_t> &grid = *canvas().layers().back().cells;
            for (int y = 0; y < grid.size().height; ++y) {
                for (int x = 0; x < grid.size().width; ++x) {
                    if ((grid.at({x, y}) >> int(mark) & 1) != 0) {
                        cells.push_back({x, y});
                    }
                }
            }
        }
        return cells;
    }
    using Cells = std::vector<Point>;
};

MAZEWRIGHT_SUITE(worstpanel, TestWorstPanel)
#include "tst_worstpanel.moc"
