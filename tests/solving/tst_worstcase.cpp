#include "gamecore/base/rng.h"
#include "gamecore/worstcase/pursuithero.h"
#include "gamecore/worstcase/worstcase.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;

namespace {

/// Returns one line per denial: "painkiller 7 3: treasure 13 3".
QStringList linesOf(const WorstCase &found, const Level &level)
{
    QStringList lines;
    for (const Denial &denial : found.denials) {
        const Thing &thing = level.things[denial.thing];
        lines += u"%1 %2 %3: %4 %5 %6"_s.arg(thing.kind)
                     .arg(thing.cell.x)
                     .arg(thing.cell.y)
                     .arg(denial.condition == WinByExit ? u"exit"_s : u"treasure"_s)
                     .arg(denial.goal.x)
                     .arg(denial.goal.y);
    }
    return lines;
}

const QString byTurns = u"\"clock\": \"turns\""_s;

Level drawn(const QStringList &rows, const QString &rules = byTurns, const QStringList &things = {})
{
    return levelFrom(rows, ruled(u"buchhaim"_s, rules, thingsOf(things)));
}

QStringList deniedIn(const Level &level, const WorstCaseBounds &bounds = {})
{
    return linesOf(worstCaseOf(playable(level), bounds), level);
}

/// A treasure at the end of a dead end that an orc patrols.
const QStringList deadEnd{u"#########"_s, u"#@      #"_s, u"####### #"_s, u"#gO     #"_s, u"#########"_s};

std::vector<UncheckedReason> whysOf(const WorstCase &found)
{
    std::vector<UncheckedReason> whys;
    for (const WorstCase::LeftOut &one : found.leftOut) {
        whys.push_back(one.why);
    }
    return whys;
}

WorstCase worstCaseWith(const QString &rules, const QStringList &things)
{
    return worstCaseOf(playable(drawn(deadEnd, rules, things)));
}

} // namespace

class TestWorstCase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void turtleLevelMonstersBlockTheExpectedGoals()
    {
        const Level level = shippedLevel();
        const WorstCase found = worstCaseOf(playable(level));
        const QStringList expected{u"painkiller 7 3: treasure 13 3"_s, u"painkiller 7 3: treasure 18 8"_s,
                                   u"painkiller 7 3: treasure 1 12"_s, u"painkiller 7 3: treasure 14 13"_s,
                                   u"orc 14 5: treasure 18 8"_s,       u"reptile_man 16 12: treasure 14 13"_s,
                                   u"troll 10 13: treasure 1 12"_s,    u"troll 10 13: treasure 14 13"_s};
        QCOMPARE(linesOf(found, level), expected);
        QCOMPARE(found.patrols, 4);
        QCOMPARE(found.asked, 4);
        QCOMPARE(found.goals, 4);
        QVERIFY(found.isComplete);
        QCOMPARE(found.denials[4].stands.front(), (Point{18, 8})); // on the treasure itself
        QVERIFY(worstCaseOf(playable(level)) == found);
    }

    void aSlowerHeroIsBlockedMoreOften()
    {
        const Level level = shippedLevel();
        qsizetype before = 0;
        for (const int stepMs : {20, 40, 120, 200, 1'000}) {
            const qsizetype denied = deniedIn(level, {.stepMs = stepMs}).size();
            QVERIFY(denied >= before);
            before = denied;
        }
        QCOMPARE(before, 14); // of 16
    }

    void aMonsterBeforeADeadEndBlocksIt()
    {
        QCOMPARE(deniedIn(drawn(deadEnd)), QStringList{u"orc 2 3: treasure 1 3"_s});
        // The monster turns only at walls, so it never comes to the middle of a hall.
        const QStringList hall{u"@    "_s, u"     "_s, u"  g  "_s, u"     "_s, u"    O"_s};
        QCOMPARE(deniedIn(drawn(hall)), QStringList());
    }

    void treasureExitsAndStairsAreGoals()
    {
        QStringList rows = deadEnd;
        rows[3][1] = u'X';
        QCOMPARE(deniedIn(drawn(rows, byTurns + u", \"win\": [\"exit\"]"_s)), QStringList{u"orc 2 3: exit 1 3"_s});
        QCOMPARE(deniedIn(drawn(rows)), QStringList()); // the win condition does not ask for an exit
        rows[3][1] = u'>';
        QCOMPARE(deniedIn(drawn(rows, byTurns + u", \"win\": [\"exit\"]"_s)), QStringList{u"orc 2 3: exit 1 3"_s});
        rows[1][4] = u'X'; // one exit is enough, and this one is on the way
        QCOMPARE(deniedIn(drawn(rows, byTurns + u", \"win\": [\"exit\"]"_s)), QStringList());
    }

    void anUnreachableGoalIsNotCounted()
    {
        QStringList rows = deadEnd;
        rows[2][7] = u'#';
        const WorstCase found = worstCaseOf(playable(drawn(rows)));
        QCOMPARE(found.goals, 0);
        QVERIFY(found.denials.empty() && found.isComplete);
    }

    void unsupportedRulesGiveNoAnswer_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("things");
        QTest::addColumn<Unsupported>("why");
        QTest::newRow("fights") << byTurns + u", \"contact\": \"fight\""_s << QStringList() << Unsupported::Contact;
        QTest::newRow("kicks") << byTurns + u", \"contact\": \"kick\""_s << QStringList() << Unsupported::Contact;
        QTest::newRow("a scroll") << byTurns << QStringList{u"stun_scroll 2 1"_s} << Unsupported::Items;
        QTest::newRow("a carried scroll")
            << byTurns << QStringList{u"troll 7 1 behavior=idle item=fear_scroll"_s} << Unsupported::Items;
        QTest::newRow("fire") << byTurns << QStringList{u"dragon 7 1 behavior=dragon"_s} << Unsupported::Harm;
    }

    void unsupportedRulesGiveNoAnswer()
    {
        QFETCH(QString, rules);
        QFETCH(QStringList, things);
        QFETCH(Unsupported, why);
        const WorstCase found = worstCaseWith(rules, things);
        QVERIFY(found.denials.empty() && found.leftOut.empty());
        QVERIFY(found.unsupported == why);
        QCOMPARE(found.patrols, 1);
        QCOMPARE(found.asked, 0);
        QVERIFY(!found.isComplete);
    }

    void potionsEquipmentAndKeysChangeNothing()
    {
        QCOMPARE(worstCaseWith(byTurns, {u"healing_potion 2 1"_s, u"sword 3 1"_s, u"red_key 4 1"_s}).denials.size(),
                 1U);
    }

    void monstersThatMayBlockEachOtherAreLeftOut()
    {
        const QStringList troll{u"troll 2 1"_s};
        QCOMPARE(worstCaseWith(byTurns, troll).asked, 2); // they pass through each other
        const WorstCase found = worstCaseWith(byTurns + u", \"monsters\": \"block\""_s, troll);
        QCOMPARE(found.asked, 0);
        QVERIFY(found.denials.empty());
        QVERIFY(whysOf(found) == std::vector(2, UncheckedReason::MayBeStopped));
        // A monster that stays is a wall; so is one that is walled in.
        const QStringList idler{u"troll 4 3 behavior=idle"_s};
        QCOMPARE(worstCaseWith(byTurns + u", \"monsters\": \"block\""_s, idler).asked, 1);
    }

    void aMonsterOnTheStartIsLeftOut()
    {
        const WorstCase found = worstCaseWith(byTurns, {u"troll 1 1"_s});
        QCOMPARE(found.asked, 1);
        QVERIFY(!found.isComplete);
        QVERIFY(whysOf(found) == std::vector{UncheckedReason::OnStart});
    }

    void boundsAndCancellingLeaveMonstersOut()
    {
        const PlayableLevel level = playable(shippedLevel());
        QVERIFY(whysOf(worstCaseOf(level, {.states = 1'000})) == std::vector(4, UncheckedReason::TooMuch));
        QVERIFY(whysOf(worstCaseOf(level, {.looks = 1'000})) == std::vector(4, UncheckedReason::TooMuch));
        const std::atomic<bool> isCancelled = true;
        const WorstCase found = worstCaseOf(level, {}, &isCancelled);
        QCOMPARE(found.asked, 0);
        QVERIFY(!found.isComplete);
    }

    void resultsAreReportedMonsterByMonster()
    {
        std::vector<std::pair<int, std::size_t>> told;
        const auto tell = [&told](const WorstCase &soFar) { told.emplace_back(soFar.asked, soFar.denials.size()); };
        worstCaseOf(playable(shippedLevel()), {}, nullptr, tell);
        QVERIFY(told == (std::vector<std::pair<int, std::size_t>>{{1, 4}, {2, 5}, {3, 6}, {4, 8}}));
    }

    void aLevelWithoutPatrolsIsComplete()
    {
        const WorstCase found = worstCaseOf(playable(drawn({u"@ g"_s})));
        QCOMPARE(found.patrols, 0);
        QVERIFY(found.isComplete);
    }

    /// Goes through every millisecond.
    void stepsBetweenTwoActionsAreCounted()
    {
        Rng rng(1);
        for (int i = 0; i < 500; ++i) {
            const int stepMs = 1 + rng.below(40);
            const PursuitTempo tempo{.stepMs = stepMs, .grainMs = 1};
            const int phase = rng.below(stepMs);
            const int ms = 1 + rng.below(60);
            int waitMs = phase;
            int steps = 0;
            for (int at = 0; at < ms; ++at) {
                if (waitMs == 0) {
                    ++steps;
                    waitMs = stepMs;
                }
                --waitMs;
            }
            const PursuitTempo::Stretch stretch = tempo.stretch(ms, phase);
            QCOMPARE(stretch.steps, steps);
            QCOMPARE(stretch.phase, waitMs);
        }
    }

    void phasesAreFewAndRoundedInFavorOfTheHero()
    {
        Rules rules;
        rules.clock = Clock::RealTime;
        QCOMPARE(PursuitTempo::of(rules, 120, 1).grainMs, 20); // divides 120 and 100
        for (int stepMs = 1; stepMs < 3'000; ++stepMs) {
            const PursuitTempo tempo = PursuitTempo::of(rules, stepMs, 1);
            QVERIFY(tempo.phases() <= PursuitTempo::mostPhases);
            for (int phase = 0; phase < tempo.phases(); ++phase) {
                QVERIFY(tempo.stretch(tempo.actMs, phase).phase < tempo.phases());
            }
        }
    }
};

MAZEWRIGHT_SUITE(worstcase, TestWorstCase)
#include "tst_worstcase.moc"
