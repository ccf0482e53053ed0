#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/denial/worstcase.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/solving/playedway.h"
#include "gamecore/solving/solver.h"
#include "gamecore/traps/traps.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnmaps.h"
#include "tests/support/everyrun.h"
#include "tests/support/soak.h"
#include "tests/support/steereddenial.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <ctime>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

/// What is said of a game on a map.
struct MapAnswer {
    std::uint64_t seed = 0;
    Solution solution;
};

/// All answers about a map.
struct AskedMap {
    DrawnMap map;
    PlayableLevel level;
    std::vector<MapAnswer> answers;
};

/// Takes a second at most on any machine of these days.
constexpr SolveBounds oneSecond{.states = 50'000};

double processorMilliseconds() { return double(std::clock()) * 1000 / CLOCKS_PER_SEC; }
std::vector<AskedMap> askedMaps(int seeds)
{
    std::vector<AskedMap> all;
    for (const DrawnMap &map : drawnMaps()) {
        all.push_back({.map = map, .level = playableOf(map), .answers = {}});
        const Solver solver(mapsCatalogue(), all.back().level);
        for (std::uint64_t seed = 0; seed < std::uint64_t(seeds); ++seed) {
            const double ms = processorMilliseconds();
            all.back().answers.push_back({.seed = seed, .solution = solver.solve(seed, oneSecond)});
            qInfo("| %s | %dx%d | %s | %s | %lld | %.0f |", qPrintable(map.name), all.back().level.level().terrain.width(), all.back().level.level().terrain.height(), map.canBeWon ? "can" : "cannot", keyOf(all.back().answers.back().solution.solvable).data(), all.back().answers.back().solution.states, processorMilliseconds()-ms);
        }
    }
    return all;
}

/// Empty if the answer is right.
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

/// The level without monsters.
PlayableLevel emptied(const PlayableLevel &level)
{
    Level bare = level.level();
    std::erase_if(bare.things, [&level](const Thing &thing) {
        const std::optional<KindId> kind = level.catalogue()->kindOf(thing.kind);
        return kind && level.catalogue()->kind(*kind).category == KindCategory::Monster;
    });
    IssueList issues;
    return PlayableLevel::check(std::move(bare), *mapsCatalogue(), issues).value();
}

/// Empty if every command of a run into a trap is possible and nothing that can be tried wins after it.
QString faultOf(const Trap &trap, const PlayableLevel &level, int mostStates)
{
    Game game = Game::start(mapsCatalogue(), emptied(level), 0).game;
    EventList events;
    game.play(Command::protect(true), events);
    for (const Command &command : trap.commands) {
        game.play(command, events);
        if (events.isRefused()) {
            return u"refused: "_s + toText(command);
        }
    }
    if (game.world().status() != Status::Playing || game.world().hero().cell != trap.cell) {
        return u"the run does not end in the trap"_s;
    }
    const EveryRun rest = everyRun(game, mostStates);
    return rest.canBeWon ? u"it can be won after the run"_s : QString();
}

} // namespace

/// What is found out about maps that people draw: whether they can be won, where one gets stuck, who can stop one.
class TestDrawnMaps : public QObject {
    Q_OBJECT

    const std::vector<AskedMap> m_maps = askedMaps(repeats(2, 50));

    const AskedMap &mapOfRow() const
    {
        const QString name = QString::fromUtf8(QTest::currentDataTag());
        return *std::find_if(m_maps.begin(), m_maps.end(),
                             [&name](const AskedMap &asked) { return asked.map.name == name; });
    }
    void addMaps(const std::function<bool(const AskedMap &)> &isWanted) const
    {
        QTest::addColumn<bool>("isAsked");
        for (const AskedMap &asked : m_maps) {
            if (isWanted(asked)) {
                QTest::newRow(qPrintable(asked.map.name)) << true;
            }
        }
    }

private Q_SLOTS:
    void mapsAreWrittenAsTheProgramWrites();
    void noVerdictIsWrong_data();
    void noVerdictIsWrong();
    void fewAreUnknown();
    void noTrapCanBeLeft_data();
    void noTrapCanBeLeft();
    void whoCanStopOneDoes_data();
    void whoCanStopOneDoes();
};

void TestDrawnMaps::mapsAreWrittenAsTheProgramWrites()
{
    for (const AskedMap &asked : m_maps) {
        const Level &level = asked.level.level();
        QCOMPARE(writeLevelJson(level, *mapsCatalogue()), asked.map.text);
        QVERIFY(!level.name.isEmpty() && !level.description.isEmpty());
    }
}

void TestDrawnMaps::noVerdictIsWrong_data()
{
    addMaps([](const AskedMap &) { return true; });
}

void TestDrawnMaps::noVerdictIsWrong()
{
    for (const MapAnswer &answer : mapOfRow().answers) {
        const QString fault = faultOf(mapOfRow(), answer);
        QVERIFY2(fault.isEmpty(), qPrintable(u"%1, seed %2"_s.arg(fault).arg(answer.seed)));
    }
}

void TestDrawnMaps::fewAreUnknown()
{
    std::array<int, solvableCount> verdicts{};
    QStringList unknown;
    qint64 most = 0;
    int asked = 0;
    for (const AskedMap &map : m_maps) {
        for (const MapAnswer &answer : map.answers) {
            ++asked;
            ++verdicts[std::size_t(answer.solution.solvable)];
            most = qMax(most, answer.solution.states);
            if (answer.solution.solvable == Solvable::Unknown) {
                unknown.append(map.map.name);
            }
        }
    }
    qInfo("%d maps, %d games: %d can, %d cannot, %d unknown (%s); at most %lld states", int(m_maps.size()), asked,
          verdicts[0], verdicts[1], verdicts[2], qPrintable(unknown.join(u' ')), most);
    QVERIFY(m_maps.size() >= 60);
    QVERIFY(verdicts[std::size_t(Solvable::Cannot)] >= 10);
    QVERIFY(verdicts[std::size_t(Solvable::Unknown)] * 20 <= asked);
}

void TestDrawnMaps::noTrapCanBeLeft_data()
{
    addMaps([](const AskedMap &asked) { return asked.level.level().terrain.width() * asked.level.level().terrain.height() < 1'000; });
}

void TestDrawnMaps::noTrapCanBeLeft()
{
    const AskedMap &asked = mapOfRow();
    const TrapSearch search = findTrap(asked.level, oneSecond);
    QVERIFY(search.stuck != Stuck::FromStart || !asked.map.canBeWon);
    if (search.trap) {
        const QString fault = faultOf(*search.trap, asked.level, repeats(2'000, 1'000'000));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
    qInfo("TRAP %s %lld", keyOf(search.stuck).data(), search.states);
}

void TestDrawnMaps::whoCanStopOneDoes_data()
{
    addMaps([](const AskedMap &asked) { return asked.map.canBeWon && worstCaseOf(asked.level).denials.size() > 0; });
}

void TestDrawnMaps::whoCanStopOneDoes()
{
    const AskedMap &asked = mapOfRow();
    const WorstCase found = worstCaseOf(asked.level);
    qInfo("WORST patrols %d asked %d goals %d denials %d", found.patrols, found.asked, found.goals, int(found.denials.size()));
    for (const Denial &denial : found.denials) {
        constexpr int tickMs = 10;
        const ClaimedDenial claim{.things = {denial.thing}, .condition = denial.condition, .goal = denial.goal, .stepMs = usualStepMs};
        PlayedDenial played(asked.level, claim, asked.level.rules().clock == Clock::RealTime ? tickMs : 1);
        const std::vector<PlayedPursuit::State> begins = played.begins();
        QVERIFY(!begins.empty());
        const TriedPursuit all = played.tryAll(begins.front(), repeats(200, 100'000));
        QVERIFY2(!all.isGoalReached, qPrintable(u"goal %1,%2"_s.arg(denial.goal.x).arg(denial.goal.y)));
        if (!repeats(0,1)) break;
    }
}

MAZEWRIGHT_SUITE(drawnmaps, TestDrawnMaps)
#include "tst_drawnmaps.moc"
