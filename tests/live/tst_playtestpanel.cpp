#include "app/playtests/editplaytests.h"
#include "app/playtests/findinglist.h"
#include "app/playtests/hazardcurve.h"
#include "app/playtests/playtestpanel.h"
#include "app/playtests/playtesttable.h"
#include "editor/view/editdocks.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QString byTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;
/// A treasure behind a patrolling monster that kills by contact, and floor that no bot visits.
const QStringList guarded{u"###########"_s, u"#@   K   g#"_s, u"######### #"_s, u"###########"_s};
/// A level without obstacles.
const QStringList safe{u"######"_s, u"#@  g#"_s, u"#    #"_s, u"######"_s};

} // namespace

/// The playtest panel beside the edited level, in the real window.
class TestPlaytestPanel : public QObject, private EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void rowsAppearOnceThePanelIsSeen()
    {
        open(safe);
        QCOMPARE(cell(1, 0), u"Careful"_s);
        QVERIFY(waitUntilDone());
        QCOMPARE(cell(1, 1), u"100 %"_s);
        QCOMPARE(cell(1, 2), QString());
        QCOMPARE(verdict(1), QString());
    }

    void aStrokeRestartsTheGamesAndKeepsTheOldFigures()
    {
        open(safe);
        QVERIFY(waitUntilDone());
        choose(u"wall"_s);
        click({3, 1});
        click({3, 2}); // the treasure is walled in
        QTRY_COMPARE_WITH_TIMEOUT(cell(1, 1), u"0 %"_s, 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(verdict(1), u"▼ worse"_s, 60'000);
        QCOMPARE(cell(1, 2), u"100 %"_s);
        QVERIFY(waitUntilDone());
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(cell(1, 1), u"100 %"_s, 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(verdict(1), u"▲ better"_s, 60'000);
    }

    void aLevelWithErrorsIsReported()
    {
        open({u"####"_s, u"# g#"_s, u"####"_s});
        QTRY_VERIFY(state().contains(u"errors"_s));
        QCOMPARE(cell(0, 1), u"…"_s);
    }

    void offStopsTheGamesAndIsRemembered()
    {
        open(safe);
        QVERIFY(waitUntilDone());
        choosePlace(u"playtestCores"_s, 0);
        QTRY_VERIFY(state().startsWith(u"The playtest is off."_s));
        startAgain();
        open(safe);
        QVERIFY(state().startsWith(u"The playtest is off."_s));
        QCOMPARE(cell(0, 1), u"…"_s);
        choosePlace(u"playtestCores"_s, 1);
        QVERIFY(waitUntilDone());
    }

    void aClosedPanelPlaysNoGames()
    {
        open(safe);
        QVERIFY(waitUntilDone());
        m_window->workspace().dock(u"playtestDock"_s).close();
        choose(u"wall"_s);
        click({3, 1});
        click({3, 2});
        QVERIFY(!table().isVisible());
        editor().docks().showPanel(u"playtestDock"_s);
        QTRY_COMPARE_WITH_TIMEOUT(cell(1, 1), u"0 %"_s, 60'000);
    }

    /// A stroke on a large level returns before any game is played or anything is checked.
    void drawingOnALargeLevelDoesNotWait()
    {
        open(safe);
        QVERIFY(waitUntilDone());
        editor().openLevel(newLevel(*shippedCatalogue(), {400, 400}), {}, false);
        const LivePlaytest &live = *m_window->program().playtests().live();
        canvas().centerOnCell({10, 10});
        key(Qt::Key_1, Qt::ControlModifier);
        choose(u"wall"_s);
        for (int x = 8; x < 12; ++x) {
            click({x, 10});
            QCOMPARE(editor().document().level().terrain.at(Point{x, 10}), shippedCatalogue()->wall());
            QVERIFY(live.state() != LivePlaytest::State::Done);
        }
        QTRY_VERIFY(live.games());
        QTRY_COMPARE(live.games()->level().level().size(), editor().document().level().size());
        QTRY_COMPARE(live.games()->level().level().terrain.at(Point{11, 10}), shippedCatalogue()->wall());
    }

    void heatLevelsDifferByPattern()
    {
        open(guarded);
        QCOMPARE(layers(), std::size_t(0));
        choosePlace(u"playtestHeat"_s, int(Heat::Visits));
        QTRY_COMPARE(layers(), std::size_t(1));
        const CellLayer &layer = canvas().layers().front();
        QCOMPARE(layer.marks.size(), std::size_t(HeatLayer::strengths));
        for (std::size_t i = 0; i < layer.marks.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY(layer.marks[i].pattern != layer.marks[j].pattern);
                QVERIFY(layer.marks[i].color.lightness() > layer.marks[j].color.lightness());
            }
        }
        QVERIFY(layer.cells->at({1, 1}) != 0);
        QVERIFY(layer.cells->at({0, 0}) == 0);
        QTRY_VERIFY(child<QLabel>(u"heat4"_s)->isVisible());
    }

    void heatLevelsDifferInGrayAtAnyZoom_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("stripe"); // number of columns with the same strength
        QTest::newRow("very small") << 1 << 16;
        QTest::newRow("a few pixels") << 12 << 8;
        QTest::newRow("small") << 40 << 4;
        QTest::newRow("usual") << 100 << 2;
        QTest::newRow("large") << 300 << 1;
    }

    /// Stronger heat is brighter in gray at any zoom, so that it can be read without seeing colors.
    void heatLevelsDifferInGrayAtAnyZoom()
    {
        QFETCH(int, percent);
        QFETCH(int, stripe);
        constexpr Size size{400, 400};
        LevelFigures place{.size = size};
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                place.visits[place.numberOf({x, y})] = std::array{1, 2, 4, 8}[std::size_t(x / stripe % 4)];
            }
        }
        auto figures = std::make_shared<LiveFigures>();
        figures->games.places.push_back(place);
        Level level = newLevel(*shippedCatalogue(), size);
        level.name = u"wide"_s;
        const PlaytestFindings findings =
            findingsOf({{.now = figures, .before = nullptr, .comparison = {}}}, 0, playable(level), 0, Heat::Visits);
        m_window->editNewLevel();
        editor().openLevel(level, {}, false);
        canvas().zoomTo(percent);
        const int first = 3 * 64; // in a stripe of the weakest heat, near the middle
        canvas().centerOnCell({first + 2 * stripe, 200});
        canvas().setLayers({*findings.heat.layer});
        const QImage picture = canvas().viewport()->grab().toImage();
        int before = 0;
        for (int i = 0; i < HeatLayer::strengths; ++i) {
            const int x = first + i * stripe;
            const QRect cells =
                canvas().viewportRectOf({x, 200}).united(canvas().viewportRectOf({x + stripe - 1, 199 + stripe}));
            qint64 sum = 0;
            for (int py = cells.top(); py <= cells.bottom(); ++py) {
                for (int px = cells.left(); px <= cells.right(); ++px) {
                    sum += qGray(picture.pixel(px, py));
                }
            }
            const int gray = int(sum / (qint64(cells.width()) * cells.height()));
            QVERIFY2(gray > before + 4, qPrintable(u"%1 after %2"_s.arg(gray).arg(before)));
            before = gray;
        }
    }

    void theHeatMapIsHiddenWhilePlaying()
    {
        open(guarded);
        choosePlace(u"playtestHeat"_s, int(Heat::Visits));
        QTRY_COMPARE(layers(), std::size_t(1));
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(layers(), std::size_t(0));
        key(Qt::Key_F5);
        QTRY_COMPARE(layers(), std::size_t(1));
        choosePlace(u"playtestHeat"_s, int(Heat::None));
        QTRY_COMPARE(layers(), std::size_t(0));
    }

    void aCellListsItsDeathsAndADeathIsWatched()
    {
        open(guarded);
        QVERIFY(waitUntilDone());
        QTRY_VERIFY(list().topLevelItemCount() > 0 && list().topLevelItem(0)->text(0).startsWith(u"Cell "_s));
        QTreeWidgetItem *cell = list().topLevelItem(0);
        clickRow(cell);
        QVERIFY(cell->isExpanded());
        QVERIFY(cell->childCount() > 0);
        QVERIFY(cell->childCount() <= int(PlaytestFindings::mostRows));
        clickRow(cell->child(0));
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        WatchedRun &run = m_window->watching().run();
        QVERIFY(!m_window->watching().playback().isPlaying());
        const std::vector<RunMark> &marks = run.loaded().timeline->marks();
        QVERIFY(!marks.empty());
        QCOMPARE(marks.back().type, RunMark::Type::Death);
        QVERIFY(run.at() < marks.back().beat || marks.back().beat <= 5);
        QCOMPARE(run.loaded().run->origin.name, u"stroller"_s);
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void enterWorksLikeAClick()
    {
        open(guarded);
        QVERIFY(waitUntilDone());
        QTRY_VERIFY(list().topLevelItem(0)->text(0).startsWith(u"Cell "_s));
        list().setFocus();
        list().setCurrentItem(list().topLevelItem(0));
        QTest::keyClick(&list(), Qt::Key_Return);
        QVERIFY(list().topLevelItem(0)->isExpanded());
        QTest::keyClick(&list(), Qt::Key_Down);
        QTest::keyClick(&list(), Qt::Key_Return);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
    }

    void continuingADeathStartsATest()
    {
        open(guarded);
        QVERIFY(waitUntilDone());
        QTRY_VERIFY(list().topLevelItem(0)->text(0).startsWith(u"Cell "_s));
        clickRow(list().topLevelItem(0));
        clickRow(list().topLevelItem(0)->child(0));
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        child<QAction>(u"takeOver"_s)->trigger();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(m_window->games().isTest());
        key(Qt::Key_F5);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void aKeyListsTheDeathsOfTheCellUnderTheCursor()
    {
        open(guarded);
        QVERIFY(waitUntilDone());
        QTRY_VERIFY(list().topLevelItem(0)->text(0).startsWith(u"Cell "_s));
        choosePlace(u"playtestKind"_s, int(FindingKind::Killers));
        QTRY_VERIFY(list().topLevelItem(0)->text(0).contains(u"painkiller"_s));
        for (Point cell{1, 1}; cell.x < 9; ++cell.x) {
            editor().view().pointAt(cell);
            key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
            const QTreeWidgetItem *current = list().currentItem();
            if (current && current->isExpanded()) {
                QVERIFY(list().hasFocus());
                QCOMPARE(current->text(0).section(u':', 0, 0), u"Cell %1, %2"_s.arg(cell.x).arg(cell.y));
                QVERIFY(current->childCount() > 0);
                return;
            }
            QVERIFY(child<QLabel>(u"editStatus"_s)->text().startsWith(u"No deaths on this cell"_s));
        }
        QFAIL("nobody has died anywhere");
    }

    void unusedCellsAndThingsAreListed()
    {
        open({u"########"_s, u"#@  g#g#"_s, u"########"_s});
        QVERIFY(waitUntilDone());
        choosePlace(u"playtestKind"_s, int(FindingKind::Unused));
        QTRY_COMPARE(list().topLevelItem(0)->text(0), u"Cell 6, 1"_s);
        choosePlace(u"playtestKind"_s, int(FindingKind::Left));
        QTRY_VERIFY(list().topLevelItem(0)->text(0).endsWith(u", Cell 6, 1"_s));
        QCOMPARE(list().topLevelItemCount(), 1);
        choosePlace(u"playtestKind"_s, int(FindingKind::Killers));
        QTRY_COMPARE(list().topLevelItem(0)->text(0), u"None."_s);
        choosePlace(u"playtestHeat"_s, int(Heat::Unused));
        QTRY_COMPARE(layers(), std::size_t(1));
        QCOMPARE(int(canvas().layers().front().cells->at({6, 1})), 1);
        QCOMPARE(int(canvas().layers().front().cells->at({2, 1})), 0);
    }

    void anotherLevelDoesNotShowOldResults()
    {
        open(guarded);
        QVERIFY(waitUntilDone());
        choosePlace(u"playtestHeat"_s, int(Heat::Deaths));
        QTRY_COMPARE(layers(), std::size_t(1));
        open({u"####"_s, u"# g#"_s, u"####"_s});
        QTRY_VERIFY(state().contains(u"errors"_s));
        QCOMPARE(layers(), std::size_t(0));
        open(safe);
        QVERIFY(waitUntilDone());
        QCOMPARE(cell(1, 2), QString());
    }

    /// A level that cannot be played shows no figures: neither those of another tab nor those from before an edit.
    void anUnplayableLevelShowsNoFigures()
    {
        QStringList lost = guarded;
        lost[1].replace(u'@', u' ');
        open(lost);
        QTRY_VERIFY(state().contains(u"errors"_s));
        open(guarded);
        choosePlace(u"playtestHeat"_s, int(Heat::Visits));
        QTRY_COMPARE(layers(), std::size_t(1));
        QTRY_VERIFY(cell(1, 1).contains(u'%'));
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(layers(), std::size_t(0));
        QCOMPARE(cell(1, 1), u"…"_s);
        QVERIFY(!child<QLabel>(u"playtestRow"_s)->isVisible());
        QTRY_VERIFY(state().contains(u"errors"_s));
        QCOMPARE(layers(), std::size_t(0));
        QCOMPARE(cell(1, 1), u"…"_s);
        QCOMPARE(list().topLevelItem(0)->text(0), u"No games played yet."_s);
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_COMPARE(layers(), std::size_t(1));
        QTRY_VERIFY(cell(1, 1).contains(u'%'));
        editor().toolbox().setTool(ToolId::Erase);
        click({1, 1}); // the start is gone
        QTRY_VERIFY(state().contains(u"errors"_s));
        QCOMPARE(cell(1, 1), u"…"_s);
        QTRY_COMPARE(layers(), std::size_t(0));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(cell(1, 1).contains(u'%'));
    }

    void whileOffAnotherLevelShowsNoFigures()
    {
        open(safe);
        QTRY_VERIFY(cell(1, 1).contains(u'%'));
        choosePlace(u"playtestHeat"_s, int(Heat::Visits));
        QTRY_COMPARE(layers(), std::size_t(1));
        choosePlace(u"playtestCores"_s, 0);
        open(guarded);
        QCOMPARE(layers(), std::size_t(0));
        QCOMPARE(cell(1, 1), u"…"_s);
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(layers(), std::size_t(0));
        choosePlace(u"playtestCores"_s, 1);
        QTRY_COMPARE(layers(), std::size_t(1));
        QTRY_VERIFY(cell(1, 1).contains(u'%'));
        choosePlace(u"playtestCores"_s, 0);
        click({4, 2}); // the changed level has no games yet
        QTRY_COMPARE_WITH_TIMEOUT(cell(1, 1), u"…"_s, 60'000);
        QTRY_COMPARE(layers(), std::size_t(0));
    }

    void hidingOverlaysHidesTheHeatMap()
    {
        open(safe);
        auto *none = child<QAction>(u"overlaysNone"_s);
        for (const bool isByKey : {true, false}) {
            choosePlace(u"playtestHeat"_s, int(Heat::Visits));
            QTRY_COMPARE(layers(), std::size_t(1));
            QVERIFY(none->isEnabled());
            if (isByKey) {
                key(Qt::Key_0, Qt::AltModifier);
            } else {
                none->trigger();
            }
            QCOMPARE(layers(), std::size_t(0));
            QCOMPARE(child<QComboBox>(u"playtestHeat"_s)->currentIndex(), int(Heat::None));
            QVERIFY(waitUntilDone()); // later results do not bring it back
            QCOMPARE(layers(), std::size_t(0));
        }
    }

    void theCurveIsDescribedInWords()
    {
        open(guarded);
        QVERIFY(waitUntilDone());
        QTRY_VERIFY(child<QLabel>(u"hazardText"_s)->text().startsWith(u"Most dangerous: between "_s));
        QVERIFY(child<HazardCurve>(u"hazardCurve"_s)->accessibleDescription().contains(u"Progress 0 % to 10 %:"_s));
    }

    /// If all games were given up, the text says so instead of "No games lost so far".
    void givenUpGamesAreNotReportedAsSuccess()
    {
        open({u"#######"_s, u"#@ # g#"_s, u"#######"_s});
        const auto *curve = child<QLabel>(u"hazardText"_s);
        QTRY_COMPARE(curve->text(), u"No game was played to the end: all were given up."_s);
        QVERIFY(child<QLabel>(u"playtestRow"_s)->text().contains(u"Given up: "_s));
        open(safe);
        QTRY_COMPARE(curve->text(), u"No games lost so far."_s);
    }

    /// Rarely needed figures do not stand in the way of the others.
    void theIntervalAndTheCoresStartCollapsed()
    {
        open(safe);
        QVERIFY(waitUntilDone());
        const auto *interval = child<QLabel>(u"playtestInterval"_s);
        QVERIFY(!interval->isVisible());
        QVERIFY(!child<QComboBox>(u"playtestCores"_s)->isVisible());
        QTest::mouseClick(child<QToolButton>(u"playtestDetails"_s), Qt::LeftButton);
        QVERIFY(interval->isVisible());
        QVERIFY(interval->text().startsWith(u"95\u00a0% confidence interval: "_s));
        QVERIFY(child<QComboBox>(u"playtestCores"_s)->isVisible());
    }

    void germanSaysTheSame()
    {
        open(safe);
        QVERIFY(waitUntilDone());
        m_window->useLanguage(u"de"_s);
        QTRY_COMPARE(child<QComboBox>(u"playtestCores"_s)->itemText(0), u"Aus"_s);
        QCOMPARE(cell(1, 0), u"Späher"_s);
        m_window->useLanguage(u"en"_s);
    }

private:
    void open(const QStringList &rows, const QString &rules = byTurns)
    {
        m_window->program().editing().openSheet(levelFrom(rows, rules));
        editor().docks().showPanel(u"playtestDock"_s);
        QTRY_VERIFY(m_window->findChild<PlaytestTable *>());
    }
    PlaytestTable &table() { return *child<PlaytestTable>(u"playtestTable"_s); }
    FindingList &list() { return *child<FindingList>(u"playtestFindings"_s); }
    QString cell(int row, int column) { return table().topLevelItem(row)->text(column); }
    /// Returns the verdict in words, even if the table has room for symbols only.
    QString verdict(int row) { return table().topLevelItem(row)->data(3, Qt::AccessibleTextRole).toString(); }
    QString state() { return child<QLabel>(u"playtestState"_s)->text(); }
    /// Waits until all games are played, which may take long on a busy machine.
    bool waitUntilDone()
    {
        return QTest::qWaitFor([this] { return state().startsWith(u"All "_s); },
                               200'000); // with sanitizers, on a busy machine
    }

    /// Chooses an entry of a list by keys.
    void choosePlace(const QString &name, int place)
    {
        auto *choice = child<QComboBox>(name);
        if (!choice->isVisible()) {
            QTest::mouseClick(child<QToolButton>(u"playtestDetails"_s), Qt::LeftButton);
        }
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Home);
        for (int i = 0; i < place; ++i) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QCOMPARE(choice->currentIndex(), place);
    }
    std::size_t layers() { return canvas().layers().size(); }
    void clickRow(QTreeWidgetItem *item)
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(item).center());
    }
};

MAZEWRIGHT_SUITE(playtestpanel, TestPlaytestPanel)
#include "tst_playtestpanel.moc"
