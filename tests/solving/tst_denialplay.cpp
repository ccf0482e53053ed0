#include "gamecore/worstcase/worstcase.h"
#include "tests/support/ruledworld.h"
#include "tests/support/shippedbots.h"
#include "tests/support/smallpursuit.h"
#include "tests/support/soak.h"
#include "tests/support/steereddenial.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Divides the usual time between two steps, and all monster times under the shipped rules.
constexpr int tickMs = 10;

ClaimedDenial claimOf(const Denial &denial, int stepMs)
{
    return {.things = {denial.thing}, .condition = denial.condition, .goal = denial.goal, .stepMs = stepMs};
}

std::vector<std::vector<Point>> standsOf(const Denial &denial)
{
    std::vector<std::vector<Point>> stands;
    for (const Point cell : denial.stands) {
        stands.push_back({cell});
    }
    return stands;
}

ClaimedDenial claimOf(const PairDenial &denial, int stepMs)
{
    return {.things = {denial.things[0], denial.things[1]},
            .condition = denial.condition,
            .goal = denial.goal,
            .stepMs = stepMs};
}

std::vector<std::vector<Point>> standsOf(const PairDenial &denial)
{
    std::vector<std::vector<Point>> stands;
    for (const std::array<Point, 2> &cells : denial.stands) {
        stands.push_back({cells[0], cells[1]});
    }
    return stands;
}

struct Counts {
    int asked = 0;
    int denied = 0; ///< number that are denied by the rules, where the hero would reach the goal if no monster moved
    int claimed = 0;
    int onlyByRules = 0;

    void add(bool isDenied, bool isClaimed)
    {
        ++asked;
        denied += isDenied ? 1 : 0;
        claimed += isClaimed ? 1 : 0;
        onlyByRules += isDenied && !isClaimed ? 1 : 0;
    }
};

} // namespace

/// Claimed denials, played by the rules against monsters that are steered accordingly.
class TestDenialPlay : public QObject {
    Q_OBJECT
    /// Checks that the monsters can reach each set of cells, and that the hero cannot get past them from there.
    static void standToTheirWord(const PlayableLevel &level, const ClaimedDenial &claim,
                                 const std::vector<std::vector<Point>> &stands, int everyMs, int mostStates)
    {
        PlayedDenial played(level, claim, everyMs);
        QVERIFY(!stands.empty());
        for (const std::vector<Point> &cells : stands) {
            const std::optional<PlayedPursuit::State> standing = played.comeTo(cells);
            QVERIFY(standing);
            QVERIFY(!played.tryAll(*standing, mostStates).isGoalReached);
        }
    }

    /// Compares the claims for a small level with the result of trying everything.
    static void compareOne(Counts &counts, const SmallPursuit &small)
    {
        const WorstCase found = worstCaseOf(small.level, {.stepMs = small.stepMs});
        QVERIFY2(found.isComplete, qPrintable(small.text));
        const PlayedPursuit played(small.level, small.monsters, small.goal, small.stepMs);
        const std::optional<bool> isDenied = isDeniedByRules(played, 200'000);
        const bool isClaimed = !found.denials.empty();
        QVERIFY2(isDenied && (*isDenied || !isClaimed), qPrintable(small.text));
        for (const Denial &denial : found.denials) {
            standToTheirWord(small.level, claimOf(denial, small.stepMs), standsOf(denial), 1, 10'000);
        }
        counts.add(*isDenied && isInReach(small), isClaimed);
    }

    /// Compares the same for two monsters that cannot deny the goal alone.
    static void comparePair(Counts &counts, const SmallPursuit &small)
    {
        const WorstCase alone = worstCaseOf(small.level, {.stepMs = small.stepMs});
        if (!alone.denials.empty()) {
            return;
        }
        const WorstPairs found = worstPairsOf(small.level, alone, {.stepMs = small.stepMs});
        QVERIFY2(found.isComplete && found.pairs == 1, qPrintable(small.text));
        const PlayedPursuit played(small.level, small.monsters, small.goal, small.stepMs);
        const std::optional<bool> isDenied = isDeniedByRules(played, 1'000'000);
        const bool isClaimed = !found.denials.empty();
        QVERIFY2(isDenied && (*isDenied || !isClaimed), qPrintable(small.text));
        for (const PairDenial &denial : found.denials) {
            standToTheirWord(small.level, claimOf(denial, small.stepMs), standsOf(denial), 1, 10'000);
        }
        counts.add(*isDenied && isInReach(small), isClaimed);
    }

    static Counts compareMany(const SmallKind &kind, int times, std::uint64_t seed)
    {
        Rng rng(seed);
        Counts counts;
        for (int i = 0; i < times && !QTest::currentTestFailed(); ++i) {
            const SmallPursuit small = smallPursuit(rng, kind);
            if (kind.monsters == 1) {
                compareOne(counts, small);
            } else {
                comparePair(counts, small);
            }
        }
        qInfo("asked %d, denied %d, claimed %d, only by the rules %d", counts.asked, counts.denied, counts.claimed,
              counts.onlyByRules);
        return counts;
    }

private Q_SLOTS:
    void underTurnsClaimsMatchExhaustivePlay()
    {
        const Counts counts = compareMany({{5, 4}, u"    ##"_s}, repeats(110, 10'000), 1);
        QCOMPARE(counts.onlyByRules, 0);
        QVERIFY(counts.claimed > counts.asked / 20);
    }

    void underRealTimeClaimsMatchExhaustivePlay()
    {
        const Counts counts = compareMany({{4, 3}, u"   #"_s, true}, repeats(30, 3'000), 2);
        QCOMPARE(counts.onlyByRules, 0);
        QVERIFY(counts.claimed > counts.asked / 20);
    }

    void claimsHoldBehindDoors()
    {
        const Counts counts = compareMany({{4, 4}, u"      ###+"_s}, repeats(40, 10'000), 3);
        QVERIFY(counts.claimed > 0);
    }

    void underTurnsClaimsAboutPairsMatchExhaustivePlay()
    {
        const Counts counts = compareMany({{3, 3}, u"   #"_s, false, 2}, repeats(12, 2'000), 4);
        QCOMPARE(counts.onlyByRules, 0);
    }

    void underRealTimeClaimsAboutPairsHold() { compareMany({{3, 2}, u"     #"_s, true, 2}, repeats(1, 500), 5); }

    /// Two ways lead to the treasure, with a monster on each that can stay there.
    void twoMonstersGuardTwoRoutes()
    {
        const QStringList rows{u"# # # #"_s, u"   O   "_s, u"# ### #"_s, u"@ ### g"_s,
                               u"# ### #"_s, u"   O   "_s, u"# # # #"_s};
        for (const QString &clock : {u"turns"_s, u"realtime"_s}) {
            const PlayableLevel level =
                playable(levelFrom(rows, ruled(u"buchhaim"_s, u"\"clock\": \""_s + clock + u'"')));
            const WorstCase alone = worstCaseOf(level);
            QVERIFY(alone.isComplete && alone.denials.empty());
            const WorstPairs found = worstPairsOf(level, alone);
            QVERIFY(found.isComplete);
            QCOMPARE(found.denials.size(), 1U);
            const PairDenial &denial = found.denials.front();
            QVERIFY(denial.stands.front() == (std::array<Point, 2>{{{3, 1}, {3, 5}}}));
            standToTheirWord(level, claimOf(denial, usualStepMs), standsOf(denial), tickMs, 1'000'000);
            PlayedDenial played(level, claimOf(denial, usualStepMs), tickMs);
            const TriedPursuit all = played.tryAll(played.begins().at(0), 1'000'000);
            QVERIFY2(!all.isGoalReached && all.isExhausted && all.states > 10, qPrintable(QString::number(all.states)));
        }
    }

    void noRoutePassesTheTurtleLevelBlockers()
    {
        const PlayableLevel level = playable(shippedLevel());
        const WorstCase found = worstCaseOf(level);
        QCOMPARE(found.denials.size(), 8U);
        const auto every = std::size_t(repeats(4, 1));
        for (std::size_t i = 0; i < found.denials.size(); i += every) {
            PlayedDenial played(level, claimOf(found.denials[i], usualStepMs), tickMs);
            const TriedPursuit all = played.tryAll(played.begins().at(0), 1'000'000);
            QVERIFY(!all.isGoalReached && all.isExhausted);
            QVERIFY(all.states > 1'000);
        }
    }

    void turtleLevelBlockersStandOnTheirClaimedCells()
    {
        const PlayableLevel level = playable(shippedLevel());
        for (const Denial &denial : worstCaseOf(level).denials) {
            standToTheirWord(level, claimOf(denial, usualStepMs), standsOf(denial), tickMs, repeats(200, 1'000'000));
        }
    }

    void noBotPassesTheTurtleLevelBlockers()
    {
        constexpr int stepMs = 100;
        const PlayableLevel level = playable(shippedLevel());
        const WorstCase found = worstCaseOf(level, {.stepMs = stepMs});
        QVERIFY(found.denials.size() >= 8);
        for (const Bot &player : shippedBots()) {
            for (const Denial &denial : found.denials) {
                for (int seed = 1; seed <= repeats(2, 200) && player.stepMs >= stepMs; ++seed) {
                    PlayerAgainstDenial game(level, claimOf(denial, stepMs), player, std::uint64_t(seed));
                    QVERIFY2(!game.reachesGoal(2'000), qPrintable(player.key));
                }
            }
        }
    }
};

MAZEWRIGHT_SUITE(denialplay, TestDenialPlay)
#include "tst_denialplay.moc"
