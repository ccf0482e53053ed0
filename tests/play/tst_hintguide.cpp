#include "app/games/highscores.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/ruledworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList lockedGold{u"#########"_s, u"#4 @ 1 g#"_s, u"#########"_s};
/// A level with two doors and a key for one of them.
const QStringList twoDoors{u"#######"_s, u"#1@ 1g#"_s, u"##4####"_s, u"#######"_s};
/// The gold is out of reach, and randomly moving hunters create many states.
const QStringList manyStates{u"############"_s, u"#@         #"_s, u"#          #"_s, u"#   O  O   #"_s,
                             u"#          #"_s, u"#   O  O   #"_s, u"#          #"_s, u"#########1##"_s,
                             u"#g         #"_s, u"############"_s};

QString cells(const QRegion &region)
{
    QStringList words;
    for (const QRect &rect : region) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            words.append(u"%1,%2"_s.arg(x).arg(rect.top()));
        }
    }
    return words.join(u' ');
}

} // namespace

/// Hints in three grades, on the player's request.
class TestHintGuide : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void eachPressRevealsMore()
    {
        play(lockedGold);
        ask();
        QTRY_COMPARE(said(), u"The path leads west."_s);
        QCOMPARE(goal(), QString());
        ask();
        QTRY_COMPARE(said(), u"Next, pick up the red key (2 cells west)."_s);
        QCOMPARE(goal(), u"1,1"_s);
        QCOMPARE(way(), QString());
        ask();
        QTRY_COMPARE(said(), u"The path: 2 cells west."_s);
        QCOMPARE(goal(), u"1,1"_s);
        QCOMPARE(way(), u"2,1"_s);
        QCOMPARE(hints(), 3);
        const qsizetype lines = m_driver->page().log().lines().size();
        ask(); // there is no further grade
        QTRY_COMPARE(said(), u"The path: 2 cells west. (×2)"_s);
        QCOMPARE(m_driver->page().log().lines().size(), lines);
        QCOMPARE(hints(), 3);
    }

    /// The distance is given in columns and rows; a straight-line distance would not identify the cell.
    void theHintNamesTheExactCell()
    {
        play({u"#####"_s, u"#@  #"_s, u"#   #"_s, u"#   #"_s, u"#  g#"_s, u"#####"_s});
        ask();
        QTRY_COMPARE(hints(), 1);
        ask();
        QTRY_COMPARE(said(), u"Next, take the treasure (2 cells east, 3 cells south)."_s);
    }

    void aNewGoalStartsWithTheSmallestHint()
    {
        play(lockedGold);
        ask();
        QTRY_COMPARE(said(), u"The path leads west."_s);
        ask();
        QTRY_COMPARE(goal(), u"1,1"_s);
        m_driver->press(Qt::Key_Left);
        m_driver->press(Qt::Key_Left);
        m_driver->press(Qt::Key_G);
        QCOMPARE(goal(), QString());
        ask();
        QTRY_COMPARE(said(), u"The path leads east."_s);
        ask();
        QTRY_COMPARE(said(), u"Next, unlock the red door (4 cells east)."_s);
        QCOMPARE(hints(), 4);
    }

    void theShownPathFollowsTheSteps()
    {
        play(lockedGold);
        for (int i = 1; i <= 3; ++i) {
            ask();
            QTRY_COMPARE(hints(), i);
        }
        QCOMPARE(way(), u"2,1"_s);
        m_driver->press(Qt::Key_Left);
        QCOMPARE(way(), QString());
        QCOMPARE(goal(), u"1,1"_s);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right); // off the path; the hint of the cell stays
        QCOMPARE(way(), QString());
        QCOMPARE(goal(), u"1,1"_s);
    }

    /// A touch kills, and the patrolling orc reaches the crossing together with the hero unless he waits.
    void theHintSaysWhenToWait()
    {
        play({u"#######"_s, u"### ###"_s, u"### ###"_s, u"##@  g#"_s, u"### ###"_s, u"### ###"_s, u"#######"_s},
             ruled(u"buchhaim"_s, u"\"clock\": \"turns\""_s, thingsOf({u"orc 3 2 direction=south"_s})));
        ask();
        QTRY_COMPARE(said(), u"The path leads east."_s);
        ask();
        QTRY_COMPARE(said(), u"Next, take the treasure (3 cells east)."_s);
        ask();
        QTRY_COMPARE(said(), u"Wait here for 2 turns. The path: 3 cells east."_s);
    }

    void aLostGameIsReportedAsLost()
    {
        play(twoDoors, ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": 4"_s));
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_G);
        m_driver->press(Qt::Key_Up);
        m_driver->press(Qt::Key_Left);
        ask();
        QTRY_COMPARE(said(), u"You can no longer win from here."_s);
        QCOMPARE(hints(), 0);
    }

    void aLevelMayTurnHintsOff()
    {
        play(lockedGold, ruled(u"classic"_s, u"\"hints\": false"_s));
        const auto &action = m_driver->child<QAction>(u"askHint"_s);
        QCOMPARE(action.text(), u"&Hint (none in this level)"_s);
        QVERIFY2(action.toolTip().contains(u"This level gives no hints."), qPrintable(action.toolTip()));
        ask();
        QCOMPARE(said(), u"This level gives no hints."_s);
        QCOMPARE(hints(), 0);
        play(lockedGold);
        QCOMPARE(action.text(), u"&Hint"_s);
    }

    void dungeonsGiveNoHints()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"classic"_s, 1));
        QVERIFY(m_driver->session().game().isDungeon());
        QCOMPARE(m_driver->child<QAction>(u"askHint"_s).text(), u"&Hint (not in dungeons)"_s);
        ask();
        QCOMPARE(said(), u"Hints are not available in dungeons."_s);
    }

    void aLongSearchShowsProgressAndCanBeStopped()
    {
        play(manyStates);
        ask();
        QTRY_VERIFY(notice().startsWith(u"Looking for a way to win: "));
        QVERIFY(notice().endsWith(u" states so far. Escape stops it."));
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(said(), u"The search for a hint was stopped."_s);
        QCOMPARE(notice(), QString());
        QVERIFY(m_driver->session().isUnderWay());
        ask();
        ask();
        QCOMPARE(said(), u"The search for a hint was stopped. (×2)"_s);
        QCOMPARE(hints(), 0);
    }

    void playingOnEndsASearch()
    {
        play(manyStates);
        ask();
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().hero().cell, (Point{2, 1}));
        QVERIFY(m_driver->page().log().lines().contains(u"You moved on, so the search for a hint was stopped."_s));
    }

    void underRealTimeAHintPausesTheGame()
    {
        play(goldCorridor, u"\"ruleset\": \"buchhaim\""_s);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Running);
        ask();
        QCOMPARE(m_driver->session().state(), PlaySession::State::Paused);
        QTRY_COMPARE(said(), u"The path leads east."_s);
        ask();
        QTRY_COMPARE(hints(), 2);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Running);
    }

    void hintsAreCountedInTheSummary()
    {
        m_driver->window().games().setScoresPath(m_home->path() + u"/scores.json"_s);
        play(goldCorridor);
        ask();
        QTRY_COMPARE(hints(), 1);
        ask();
        QTRY_COMPARE(hints(), 2);
        for (int i = 0; i < 3; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        const GameSummary summary = m_driver->page().end().summary();
        QCOMPARE(summary.hints, 2);
        QVERIFY(textOf(summary, *shippedCatalogue()).contains(u"\nHints: 2\n"));
        QVERIFY2(factsOf(summary).endsWith(u" · Hints: 2"), qPrintable(factsOf(summary)));
        const HighScores scores(m_home->path() + u"/scores.json"_s);
        QCOMPARE(scores.of(u"classic"_s).first().game.hints, 2);
    }

    void theHintCountIsSavedWithTheGame()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, classicSeeingAll));
        QVERIFY(m_driver->window().openFile(level));
        m_driver->press(Qt::Key_Right);
        ask();
        QTRY_COMPARE(hints(), 1);
        startAgain();
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().steps(), 1);
        QCOMPARE(hints(), 1);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->page().end().summary().hints, 1);
        m_driver->trigger(u"newGame"_s);
        QCOMPARE(hints(), 0);
    }

    void fewerHintsRankHigherAmongEqualGames()
    {
        const GameSummary slow{.hasWon = true, .gold = 50, .turns = 90};
        const GameSummary shown{.hasWon = true, .gold = 50, .turns = 20, .hints = 1};
        const GameSummary richer{.hasWon = true, .gold = 60, .turns = 90, .hints = 4};
        QVERIFY(isBetter(slow, shown));
        QVERIFY(isBetter(richer, slow));
    }

    void theEditorHasNoHintsButItsTestPlayDoes()
    {
        play(goldCorridor, buchhaimInTurns);
        ask();
        QTRY_COMPARE(hints(), 1);
        ask();
        QTRY_COMPARE(goal(), u"4,1"_s);
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(goal(), QString());
        QVERIFY(!m_driver->child<QAction>(u"askHint"_s).isEnabled());
        m_driver->press(Qt::Key_F5);
        QVERIFY(m_driver->window().source().isTest);
        QCOMPARE(hints(), 0);
        ask();
        QTRY_COMPARE(said(), u"The path leads east."_s);
        QCOMPARE(hints(), 1);
    }

private:
    void play(const QStringList &rows, const QString &rest = classicSeeingAll)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
        m_driver->canvas().setGliding(false);
    }
    void ask() { m_driver->press(Qt::Key_Question, Qt::ShiftModifier); }
    QString said() { return m_driver->page().log().lines().last(); }
    int hints() { return m_driver->session().tally().hints; }
    QString goal() { return cells(m_driver->canvas().tinted(CellTint::HintGoal)); }
    QString way() { return cells(m_driver->canvas().tinted(CellTint::HintWay)); }
    QString notice() { return m_driver->child<QLabel>(u"lookLine"_s).text(); }
};

MAZEWRIGHT_SUITE(hintguide, TestHintGuide)
#include "tst_hintguide.moc"
