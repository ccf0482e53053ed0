#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/softlock/traps.h"
#include "gamecore/solving/solution.h"
#include "gamecore/solving/solver.h"
#include "gamecore/world/event.h"
#include "gamecore/worstcase/worstcase.h"
#include "tests/support/drawnmaps.h"
#include "tests/support/everyrun.h"
#include "tests/support/soak.h"
#include "tests/support/steereddenial.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

/// The answer for one game on a map.
struct MapAnswer {
    std::uint64_t seed = 0;
    Solution solution;
};

/// All answers for a map.
struct AskedMap {
    DrawnMap map;
    PlayableLevel level;
    std::vector<MapAnswer> answers;
};

/// Bounds of about a second: the slowest states, of fights in the dark, take 20 microseconds each.
constexpr SolveBounds aSecond{.states = 50'000};

std::vector<AskedMap> askedMaps(int seeds)
{
    std::vector<AskedMap> all;
    for (const DrawnMap &map : drawnMaps()) {
        all.push_back({.map = map, .level = playableOf(map), .answers = {}});
        const Solver solver(mapsCatalogue(), all.back().level);
        for (std::uint64_t seed = 0; seed < std::uint64_t(seeds); ++seed) {
            all.back().answers.push_back({.seed = seed, .solution = solver.solve(seed, aSecond)});
        }
    }
    return all;
}

/// Returns what is wrong with the answer; empty if it is right.
QString faultOf(const AskedMap &asked, const MapAnswer &answer)
{
    if (answer.solution.solvable == Solvable::Can) {
        Game game = Game::start(mapsCatalogue(), asked.level, answer.seed).game;
        const bool isWon = isWonWithoutDeath(game, answer.solution.commands);
        return !isWon ? u"what is said to win does not"_s : asked.map.canBeWon ? QString() : u"it can be won"_s;
    }
    const bool isLost = answer.solution.solvable == Solvable::Cannot;
    return isLost && asked.map.canBeWon ? u"it is said to be lost"_s : QString();
}

/// Returns the level without its monsters.
PlayableLevel emptied(const PlayableLevel &level)
{
    Level bare = level.level();
    std::erase_if(bare.things, [&level](const Thing &thing) {
        const Catalogue &catalogue = *level.catalogue();
        return catalogue.kind(catalogue.kindOf(thing.kind).value()).category == KindCategory::Monster;
    });
    IssueList issues;
    return PlayableLevel::check(std::move(bare), *mapsCatalogue(), issues).value();
}

/// Returns what is wrong with a run into a trap; empty if it can be played and ends in the trap.
QString faultOf(const Trap &trap, Game &game)
{
    EventList events;
    game.play(Command::protect(true), events);
    for (const Command &command : trap.commands) {
        game.play(command, events);
        if (events.isRefused()) {
            return u"refused: "_s + toText(command);
        }
    }
    const bool isThere = game.world().status() == Status::Playing && game.world().hero().cell == trap.cell;
    return isThere ? QString() : u"the run does not end in the trap"_s;
}

/// Returns the length of a time step for exhaustive search: a turn, or a common divisor of all intervals in real time.
int tickOf(const PlayableLevel &level)
{
    return level.rules().clock == Clock::RealTime ? 10 : 1;
}

} // namespace

/// Analysis of maps that people draw: whether they can be won, where the hero gets stuck, which monster can block him.
class TestDrawnMaps : public QObject {
    Q_OBJECT
    std::vector<AskedMap> m_maps;

    const AskedMap &mapOfRow() const
    {
        const QString name = QString::fromUtf8(QTest::currentDataTag());
        return *std::find_if(m_maps.begin(), m_maps.end(),
                             [&name](const AskedMap &asked) { return asked.map.name == name; });
    }
    void addRows(const std::function<bool(const AskedMap &)> &isWanted) const
    {
        QTest::addColumn<bool>("canBeWon");
        for (const AskedMap &asked : m_maps) {
            if (isWanted(asked)) {
                QTest::newRow(qPrintable(asked.map.name)) << asked.map.canBeWon;
            }
        }
    }

private Q_SLOTS:
    void initTestCase() { m_maps = askedMaps(repeats(2, 20)); }

    void mapFilesAreInCanonicalForm()
    {
        for (const AskedMap &asked : m_maps) {
            const Level &level = asked.level.level();
            QCOMPARE(writeLevelJson(level, *mapsCatalogue()), asked.map.text);
            QVERIFY(!level.name.isEmpty() && !level.description.isEmpty());
        }
    }

    void noVerdictIsWrong_data()
    {
        addRows([](const AskedMap &) { return true; });
    }

    void noVerdictIsWrong()
    {
        for (const MapAnswer &answer : mapOfRow().answers) {
            const QString fault = faultOf(mapOfRow(), answer);
            QVERIFY2(fault.isEmpty(), qPrintable(u"%1, seed %2"_s.arg(fault).arg(answer.seed)));
        }
    }

    void fewVerdictsAreUndecided()
    {
        std::array<int, solvableCount> verdicts{};
        QStringList unknown;
        for (const AskedMap &asked : m_maps) {
            for (const MapAnswer &answer : asked.answers) {
                ++verdicts[std::size_t(answer.solution.solvable)];
                if (answer.solution.solvable == Solvable::Unknown) {
                    unknown.append(u"%1 %2"_s.arg(asked.map.name).arg(answer.seed));
                }
            }
        }
        const int all = std::accumulate(verdicts.begin(), verdicts.end(), 0);
        qInfo("%d maps, %d games: %d can, %d cannot, %d unknown (%s)", int(m_maps.size()), all, verdicts[0],
              verdicts[1], verdicts[2], qPrintable(unknown.join(u", "_s)));
        QVERIFY(m_maps.size() >= 60);
        QVERIFY(verdicts[std::size_t(Solvable::Cannot)] >= 10);
        QVERIFY(int(unknown.size()) * 20 <= all);
    }

    /// Uses the small maps, and those with a trap.
    void softlocksCannotBeEscaped_data()
    {
        addRows([](const AskedMap &asked) {
            const TrapSearch search = findTrap(asked.level, aSecond);
            const bool isSmall = asked.level.level().terrain.size().area() < 300;
            return search.trap || (isSmall && search.stuck != Stuck::Unknown);
        });
    }

    /// Compares the analysis of the bare maze with an exhaustive search in it.
    void softlocksCannotBeEscaped()
    {
        const AskedMap &asked = mapOfRow();
        const TrapSearch search = findTrap(asked.level, aSecond);
        Game game = Game::start(mapsCatalogue(), emptied(asked.level), 0).game;
        if (search.trap) {
            const QString fault = faultOf(*search.trap, game);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        const EveryRun every = everyRun(game, repeats(search.trap ? 6'000 : 2'500, 100'000));
        QVERIFY(every.trap < 0);
        QVERIFY(!every.isExhausted || every.canBeWon == (search.stuck == Stuck::Never));
    }

    void blockingMonstersCannotBePassed_data()
    {
        addRows([](const AskedMap &asked) { return !worstCaseOf(asked.level).denials.empty(); });
    }

    void blockingMonstersCannotBePassed()
    {
        const PlayableLevel &level = mapOfRow().level;
        for (const Denial &denial : worstCaseOf(level).denials) {
            const ClaimedDenial claim{
                .things = {denial.thing}, .condition = denial.condition, .goal = denial.goal, .stepMs = usualStepMs};
            PlayedDenial played(level, claim, tickOf(level), mapsCatalogue());
            const std::vector<PlayedPursuit::State> begins = played.begins();
            QVERIFY(!begins.empty());
            QVERIFY(!played.tryAll(begins.front(), repeats(200, 20'000)).isGoalReached);
        }
    }
};

MAZEWRIGHT_SUITE(drawnmaps, TestDrawnMaps)
#include "tst_drawnmaps.moc"
