#include "app/playtests/editplaytests.h"
#include "app/playtests/findinglist.h"
#include "app/playtests/hazardcurve.h"
#include "app/playtests/heatlegend.h"
#include "app/playtests/playtesttable.h"
#include "editor/desk/editdocks.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString byTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;
/// A treasure behind a monster that walks to and fro and kills by touch, and floor on which nobody comes.
const QStringList guarded{u"###########"_s, u"#@   K   g#"_s, u"######### #"_s, u"###########"_s};
/// Nobody is in the way.
const QStringList safe{u"######"_s, u"#@  g#"_s, u"#    #"_s, u"######"_s};

} // namespace

/// The panel of playtests beside the level that is edited, in the real window.
class TestPlaytestPanel : public QObject, private EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void rowsAppearOnceThePanelIsSeen();
    void aStrokeBeginsAnewAndKeepsWhatWasBefore();
    void aLevelWithErrorsIsSaid();
    void offPlaysNothingAndIsRemembered();
    void aClosedPanelPlaysNothing();
    void strengthsDifferByPattern();
    void whatLiesOverTheLevelGoesWithIt();
    void aCellListsItsDeathsAndADeathIsWatched();
    void enterDoesWhatAClickDoes();
    void cellsAndThingsThatNobodyUsedAreListed();
    void anotherLevelShowsNothingOfTheOneBefore();
    void theCurveIsSaidInWords();
    void germanSaysTheSame();

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
    QString state() { return child<QLabel>(u"playtestState"_s)->text(); }
    /// All games are played, which may take long where others work, too.
    bool waitUntilDone()
    {
        return QTest::qWaitFor([this] { return state().startsWith(u"All "_s); }, 60'000);
    }
    /// As a person chooses from a list by keys.
    void choosePlace(const QString &name, int place)
    {
        auto *choice = child<QComboBox>(name);
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

void TestPlaytestPanel::rowsAppearOnceThePanelIsSeen()
{
    open(safe);
    QCOMPARE(cell(1, 0), u"Careful"_s);
    QVERIFY(waitUntilDone());
    QVERIFY(cell(1, 1).startsWith(u"100 % ("_s));
    QCOMPARE(cell(1, 2), QString());
    QCOMPARE(cell(1, 3), QString());
}

void TestPlaytestPanel::aStrokeBeginsAnewAndKeepsWhatWasBefore()
{
    open(safe);
    QVERIFY(waitUntilDone());
    choose(u"wall"_s);
    click({3, 1});
    click({3, 2}); // the treasure is walled in
    QTRY_VERIFY(cell(1, 1).startsWith(u"0 % ("_s));
    QTRY_COMPARE(cell(1, 3), u"▼ worse"_s);
    QCOMPARE(cell(1, 2), u"100 %"_s);
    QVERIFY(waitUntilDone());
    key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(cell(1, 1).startsWith(u"100 % ("_s));
    QTRY_COMPARE(cell(1, 3), u"▲ better"_s);
}

void TestPlaytestPanel::aLevelWithErrorsIsSaid()
{
    open({u"####"_s, u"# g#"_s, u"####"_s});
    QTRY_VERIFY(state().contains(u"errors"_s));
    QCOMPARE(cell(0, 1), u"…"_s);
}

void TestPlaytestPanel::offPlaysNothingAndIsRemembered()
{
    open(safe);
    QVERIFY(waitUntilDone());
    choosePlace(u"playtestCores"_s, 0);
    QTRY_VERIFY(state().startsWith(u"No games are played."_s));
    startAgain();
    open(safe);
    QVERIFY(state().startsWith(u"No games are played."_s));
    QCOMPARE(cell(0, 1), u"…"_s);
    choosePlace(u"playtestCores"_s, 1);
    QVERIFY(waitUntilDone());
}

void TestPlaytestPanel::aClosedPanelPlaysNothing()
{
    open(safe);
    QVERIFY(waitUntilDone());
    m_window->workspace().dock(u"playtestDock"_s).close();
    choose(u"wall"_s);
    click({3, 1});
    click({3, 2});
    QVERIFY(!table().isVisible());
    editor().docks().showPanel(u"playtestDock"_s);
    QTRY_VERIFY(cell(1, 1).startsWith(u"0 % ("_s));
}

void TestPlaytestPanel::strengthsDifferByPattern()
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

void TestPlaytestPanel::whatLiesOverTheLevelGoesWithIt()
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

void TestPlaytestPanel::aCellListsItsDeathsAndADeathIsWatched()
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

void TestPlaytestPanel::enterDoesWhatAClickDoes()
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

void TestPlaytestPanel::cellsAndThingsThatNobodyUsedAreListed()
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

void TestPlaytestPanel::anotherLevelShowsNothingOfTheOneBefore()
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

void TestPlaytestPanel::theCurveIsSaidInWords()
{
    open(guarded);
    QVERIFY(waitUntilDone());
    QTRY_VERIFY(child<QLabel>(u"hazardText"_s)->text().startsWith(u"Most dangerous: "_s));
    QVERIFY(child<HazardCurve>(u"hazardCurve"_s)->accessibleDescription().contains(u"From 0 % to 10 % done"_s));
}

void TestPlaytestPanel::germanSaysTheSame()
{
    open(safe);
    QVERIFY(waitUntilDone());
    m_window->useLanguage(u"de"_s);
    QTRY_COMPARE(child<QComboBox>(u"playtestCores"_s)->itemText(0), u"Aus"_s);
    QCOMPARE(cell(1, 0), u"Vorsichtiger"_s);
    m_window->useLanguage(u"en"_s);
}

MAZEWRIGHT_SUITE(playtestpanel, TestPlaytestPanel)
#include "tst_playtestpanel.moc"
