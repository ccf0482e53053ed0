#include "app/playtests/editplaytests.h"
#include "app/playtests/findinglist.h"
#include "app/playtests/playtesttable.h"
#include "editor/text/plaintext.h"
#include "editor/view/editdocks.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString panelTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;
/// A hall where it is random whether the monster comes at once.
const QStringList luckyHall{u"########"_s, u"#@ K  g#"_s, u"## #####"_s, u"########"_s};
const QStringList openHall{u"#######"_s, u"#@   g#"_s, u"#######"_s};
/// A hall with a scroll of fire, which can be aimed at more cells than a search tries.
const QStringList scrollHall{u"#######"_s, u"#@fK g#"_s, u"#######"_s};

} // namespace

/// The ceiling in the playtest panel, with games that can or cannot be won, in the real window.
class TestCeilingPanel : public QObject, private EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theNumberOfWinnableGamesIsShown()
    {
        open(openHall);
        QVERIFY(waitUntilKnown());
        QCOMPARE(ceiling(), u"All 2,000 games checked could have been won."_s);
        QCOMPARE(
            child<QLabel>(u"playtestCeiling"_s)->toolTip(),
            plainTip(
                u"The share of the same games that could be won by a player who knew all random events in advance. No bot can win more. If two numbers are shown, the first counts undecided games as lost, the second as won."_s));
    }

    void unwinnableAndUndecidedGamesAreCounted()
    {
        open(luckyHall);
        QVERIFY(waitUntilKnown());
        const qint64 hopeless = live().solved().ceiling().count(Solvable::Cannot);
        QVERIFY(hopeless > 400 && hopeless < 600); // a quarter
        QCOMPARE(ceiling(), u"%2 of 2,000 games checked could have been won (%1 %); %3 could not."_s
                                .arg(qRound(100 * double(2000 - hopeless) / 2000))
                                .arg(QLocale().toString(2000 - hopeless))
                                .arg(hopeless));
        open(scrollHall);
        QVERIFY(waitUntilKnown());
        const Ceiling found = live().solved().ceiling();
        const qint64 open = found.count(Solvable::Unknown);
        QVERIFY(open > 0);
        QCOMPARE(found.count(Solvable::Cannot), 0);
        QCOMPARE(ceiling(), u"%2 of 2,000 games checked could have been won (%1 % to 100 %); undecided: %3."_s
                                .arg(qRound(100 * found.least()))
                                .arg(QLocale().toString(2000 - open), QLocale().toString(open)));
    }

    void aStrokeRestartsTheSearchAndKeepsTheOldCeiling()
    {
        open(openHall);
        QVERIFY(waitUntilKnown());
        choose(u"painkiller"_s);
        click({3, 1}); // heroes cannot get past the new monster
        QVERIFY(waitUntilKnown());
        QCOMPARE(ceiling(), u"None of the 2,000 games checked could have been won. Before the last change: 100 %."_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(ceiling(), u"All 2,000 games checked could have been won. Before the last change: 0 %."_s);
    }

    void unplayableLevelsShowNoCeiling()
    {
        open({u"####"_s, u"# g#"_s, u"####"_s}); // the level has no start
        QTRY_COMPARE(live().state(), LivePlaytest::State::Unplayable);
        QTRY_COMPARE(ceiling(), QString());
        QVERIFY(!child<QLabel>(u"playtestCeiling"_s)->isVisible());
        open(openHall);
        QVERIFY(waitUntilKnown());
        QVERIFY(child<QLabel>(u"playtestCeiling"_s)->isVisible());
    }

    void campaignsExplainTheirMissingCeiling()
    {
        for (const int number : {1, 2}) {
            Level level = levelFrom(openHall, panelTurns);
            level.name = u"Hall %1"_s.arg(number);
            QVERIFY(!writeWhole(m_folder->filePath(u"%1.level.json"_s.arg(number)),
                                writeLevelJson(level, *shippedCatalogue())));
        }
        QVERIFY(!writeWhole(m_folder->filePath(u"halls.campaign.json"_s),
                            R"({ "format": "mazewright-campaign", "version": 1, "name": "Halls",
                            "levels": ["1.level.json", "2.level.json"] })"));
        QVERIFY(m_window->editFile(m_folder->filePath(u"1.level.json"_s)));
        showPanel();
        QVERIFY(waitUntilKnown());
        auto *course = child<QComboBox>(u"playtestCourse"_s);
        course->setFocus();
        QTest::keyClick(course, Qt::Key_End);
        QTRY_COMPARE(ceiling(), u"Winnable games are counted only for single levels, not for campaigns."_s);
    }

    void largeLevelsExplainTheirMissingCeiling()
    {
        open(openHall);
        editor().openLevel(newLevel(*shippedCatalogue(), {101, 100}), {}, false);
        QTRY_COMPARE(ceiling(), u"Winnable games are not counted for levels with more than 10,000 cells."_s);
    }

    void winnableGamesAreListedAndWatched()
    {
        open(openHall);
        QVERIFY(waitUntilKnown());
        chooseKind(FindingKind::Won);
        QTRY_COMPARE(list().topLevelItemCount(), 11);
        QTRY_COMPARE(list().topLevelItem(0)->text(0), u"Watch the game with seed 0"_s);
        QCOMPARE(list().topLevelItem(10)->text(0), u"Show all 51"_s); // the last row shows how many more there are
        clickFirstRow();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        WatchedRun &run = m_window->watching().run();
        QCOMPARE(run.at(), 0);
        QCOMPARE(run.loaded().run->origin.by, RunOrigin::By::Bot);
        QCOMPARE(run.loaded().run->origin.name, u"stroller"_s);
        QCOMPARE(run.loaded().run->seed, std::uint64_t(0));
        QCOMPARE(run.loaded().run->outcome, Status::Won);
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void gamesThatCannotBeWonAreListedAndWatched()
    {
        open(luckyHall);
        chooseKind(FindingKind::Hopeless);
        QVERIFY(waitUntilKnown());
        const qint64 seed = firstSeed(live().solved().answers, WinnableGames::letterOf(Solvable::Cannot));
        QTRY_COMPARE(list().topLevelItem(0)->text(0), u"Watch the game with seed %1"_s.arg(seed));
        clickFirstRow();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(m_window->watching().run().at(), 0);
        QCOMPARE(qint64(m_window->watching().run().loaded().run->seed), seed);
        key(Qt::Key_Escape);
        open(openHall);
        QVERIFY(waitUntilKnown());
        QTRY_COMPARE(list().topLevelItem(0)->text(0), u"None known."_s);
    }

    void germanSaysTheSame()
    {
        open(luckyHall);
        QVERIFY(waitUntilKnown());
        const qint64 hopeless = live().solved().ceiling().count(Solvable::Cannot);
        m_window->useLanguage(u"de"_s);
        QTRY_COMPARE(ceiling(), u"%2 von 2.000 geprüften Partien waren zu gewinnen (%1 %), %3 nicht."_s
                                    .arg(qRound(100 * double(2000 - hopeless) / 2000))
                                    .arg(QLocale(QLocale::German).toString(2000 - hopeless))
                                    .arg(hopeless));
        QCOMPARE(child<QComboBox>(u"playtestKind"_s)->itemText(int(FindingKind::Won)), u"Gewonnene Partien"_s);
        m_window->useLanguage(u"en"_s);
    }

private:
    void open(const QStringList &rows, const QString &rules = panelTurns)
    {
        m_window->program().editing().openSheet(levelFrom(rows, rules));
        showPanel();
    }
    void showPanel()
    {
        editor().docks().showPanel(u"playtestDock"_s);
        QTRY_VERIFY(m_window->findChild<PlaytestTable *>());
    }
    QString ceiling() { return child<QLabel>(u"playtestCeiling"_s)->text().replace(u'\u00a0', u' '); }
    FindingList &list() { return *child<FindingList>(u"playtestFindings"_s); }
    const LivePlaytest &live() { return *m_window->program().playtests().live(); }
    /// Waits until all results are known and shown, which may take long on a busy machine.
    bool waitUntilKnown()
    {
        const auto isKnown = [this] {
            const qint64 games = live().solved().answers.size();
            return live().state() == LivePlaytest::State::Done && live().isCeilingKnown()
                   && ceiling().contains(u" %1 "_s.arg(QLocale().toString(games)));
        };
        return QTest::qWaitFor(isKnown, 200'000);
    }
    void chooseKind(FindingKind kind)
    {
        auto *choice = child<QComboBox>(u"playtestKind"_s);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Home);
        for (int i = 0; i < int(kind); ++i) {
            QTest::keyClick(choice, Qt::Key_Down);
        }
        QCOMPARE(choice->currentIndex(), int(kind));
    }
    void clickFirstRow()
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualItemRect(list().topLevelItem(0)).center());
    }
    /// Returns the first game with that letter.
    qint64 firstSeed(const QByteArray &games, char letter) { return games.indexOf(letter); }
};

MAZEWRIGHT_SUITE(ceilingpanel, TestCeilingPanel)
#include "tst_ceilingpanel.moc"
