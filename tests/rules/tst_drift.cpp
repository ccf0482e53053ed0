#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/play/journey.h"
#include "gamecore/rules/statuses.h"
#include "gamecore/world/event.h"
#include "tests/support/drifting.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <deque>
#include <set>

using namespace Qt::StringLiterals;

namespace {

/// Turn-based, eight directions, everything in view; contact is a fight.
const QString classicSeen = ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": 8, \"fov_radius\": 40"_s);

Point hero(const Game &game)
{
    return game.world().hero().cell;
}

using Cells = std::set<std::pair<int, int>>;

Cells openedDoors(const World &world)
{
    Cells cells;
    for (const OpenedDoor &door : world.openedDoors()) {
        cells.insert({door.cell.x, door.cell.y});
    }
    return cells;
}

std::vector<std::pair<int, int>> cellsOfActors(const World &world)
{
    std::vector<std::pair<int, int>> cells;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        if (world.isAlive(id)) {
            cells.emplace_back(world.actor(id).cell.x, world.actor(id).cell.y);
        }
    }
    return cells;
}

/// The cells that a hero passes and where he stops, found by trying every step, and waiting, in every state. The hero
/// takes no harm.
struct Tried {
    Cells passed;
    Cells stops;
};

Tried tryAllSteps(const Game &game)
{
    Tried tried;
    std::deque<World> open{game.world()};
    std::set<std::pair<std::vector<std::pair<int, int>>, Cells>> known; // positions of actors, and opened doors
    EventList events;
    open.front().setProtected(true);
    tried.stops.insert({hero(game).x, hero(game).y});
    for (; !open.empty(); open.pop_front()) {
        for (int i = 0; i <= directionCount; ++i) {
            World next = open.front();
            playTurn(next, i == directionCount ? Command::wait() : Command::move(Direction(i)), events);
            for (const Event &event : events) {
                if (event.type == EventType::Moved && event.actor == heroId) {
                    tried.passed.insert({event.to.x, event.to.y});
                }
            }
            const Point cell = next.hero().cell;
            if (next.status() != Status::Playing) {
                continue;
            }
            tried.stops.insert({cell.x, cell.y});
            if (known.insert({cellsOfActors(next), openedDoors(next)}).second) {
                open.push_back(std::move(next));
            }
        }
    }
    tried.passed.insert(tried.stops.begin(), tried.stops.end());
    return tried;
}

/// Returns the cells of the first monster's patrol, found by trying every random choice: after a turn it may face any
/// direction.
Cells everyRound(const Game &game)
{
    constexpr ActorId id = 2;
    const Point start = game.world().actor(id).cell;
    Cells passed{{start.x, start.y}};
    std::set<std::tuple<int, int, Direction>> known;
    std::deque<World> open{game.world()};
    EventList events;
    const auto add = [&](const World &world) {
        const Actor &patrol = world.actor(id);
        if (known.insert({patrol.cell.x, patrol.cell.y, patrol.facing}).second) {
            open.push_back(world);
        }
    };
    for (; !open.empty(); open.pop_front()) {
        World next = open.front();
        const Direction facing = next.actor(id).facing;
        playTurn(next, Command::wait(), events);
        bool hasMoved = false;
        for (const Event &event : events) {
            if (event.type == EventType::Moved) {
                passed.insert({event.to.x, event.to.y});
                hasMoved = true;
            }
        }
        for (const Direction direction : straightDirections) {
            next.turnActor(id, hasMoved ? facing : direction);
            add(next);
        }
    }
    return passed;
}

/// Lists the cells for which `holds` is true as text, so that a failing test shows them.
template<typename Holds>
QStringList marked(Size size, const Holds &holds)
{
    QStringList rows;
    for (int y = 0; y < size.height; ++y) {
        QString row;
        for (int x = 0; x < size.width; ++x) {
            row += holds(Point{x, y}) ? u'*' : u'.';
        }
        rows.append(row);
    }
    return rows;
}

QStringList cellsOf(const Cells &cells, Size size)
{
    return marked(size, [&](Point cell) { return cells.contains({cell.x, cell.y}); });
}

/// Checks that the computed reach covers everything that play reaches, and nothing more where it is exact and no
/// monster blocks the path.
void verifyReach(const Game &game)
{
    const Size size = game.world().size();
    const Tried tried = tryAllSteps(game);
    const Reach reach = reachFrom(game.level(), *game.catalogue(), game.world().rules(), hero(game));
    if (reach.isExact && game.world().actorCount() == 1) {
        QCOMPARE(marked(size, [&](Point cell) { return reach.contains(cell); }), cellsOf(tried.passed, size));
        QCOMPARE(marked(size, [&](Point cell) { return reach.hasStop(cell); }), cellsOf(tried.stops, size));
    }
    for (const auto &[x, y] : tried.passed) {
        QVERIFY(reach.contains({x, y}));
    }
    for (const auto &[x, y] : tried.stops) {
        QVERIFY(reach.hasStop({x, y}));
    }
}

LevelAnalysis analysisOf(const QStringList &rows, const QString &rest)
{
    return analyzeLevel(driftingLevel(rows, rest), *driftingCatalogue());
}

int countOf(const LevelAnalysis &analysis, IssueCode code)
{
    return int(std::count_if(analysis.issues.begin(), analysis.issues.end(),
                             [code](const Issue &issue) { return issue.code == code; }));
}

} // namespace

/// Returns the previewed path to a cell. Fails unless the hero then takes that path.
static std::vector<Point> wayTaken(Game game, Point target)
{
    Journey journey;
    journey.enter(game.world());
    std::vector<Point> shown;
    journey.preview(game.world(), target, shown);
    journey.begin(Journey::Wish::Travel, game.world(), target);
    std::vector<Point> taken;
    EventList events;
    while (const std::optional<Command> command = journey.next(game.world())) {
        game.play(*command, events);
        for (const Event &event : events) {
            taken.push_back(event.to);
        }
        journey.observe(game.world(), events);
    }
    [&] {
        QVERIFY(taken == shown);
        QVERIFY(shown.empty() || hero(game) == target);
    }();
    return shown;
}

/// Where a step ends on terrain that moves actors, and that all forecasts agree with it.
class TestDrift : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void iceCarriesOnInTheSameDirection()
    {
        Game game = driftingGame({u"#######"_s, u"#@=== #"_s, u"#######"_s}, classicSeen);
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"moved 1 [2, 1] [3, 1]"_s,
                                                          u"moved 1 [3, 1] [4, 1]"_s, u"moved 1 [4, 1] [5, 1]"_s}));
    }

    void aStreamCarriesWhereItFlows()
    {
        Game game = driftingGame({u"####"_s, u"#@s#"_s, u"# e#"_s, u"#  #"_s, u"####"_s}, classicSeen);
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"moved 1 [2, 1] [2, 2]"_s}));
    }

    void driftStopsBeforeWallsDoorsAndMonsters_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("a wall") << QStringList{u"######"_s, u"#@==##"_s, u"######"_s};
        QTest::newRow("a door") << QStringList{u"#######"_s, u"#@==+ #"_s, u"#######"_s};
        QTest::newRow("a monster") << QStringList{u"#######"_s, u"#@==O #"_s, u"#######"_s};
    }

    void driftStopsBeforeWallsDoorsAndMonsters()
    {
        QFETCH(const QStringList, rows);
        Game game = driftingGame(rows, classicSeen);
        play(game, u"move east"_s);
        QCOMPARE(hero(game), (Point{3, 1}));
    }

    void aDriftIsOneStepOfOneTurn()
    {
        Game game = driftingGame({u"#######"_s, u"#@=== #"_s, u"#######"_s}, classicSeen);
        play(game, u"move east"_s);
        QCOMPARE(game.world().steps(), 1);
        QCOMPARE(game.world().turn(), 1);
    }

    void treasureAndSpikesOnADriftTakeEffect()
    {
        const QString things = thingsOf({u"treasure 2 1 gold=7"_s});
        Game game = driftingGame({u"######"_s, u"#@==^#"_s, u"######"_s},
                                 ruled(u"classic"_s, u"\"vision\": \"all\", \"win\": [\"exit\"]"_s, things));
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"collected 7"_s, u"moved 1 [2, 1] [3, 1]"_s,
                              u"moved 1 [3, 1] [4, 1]"_s, u"damaged 1 3 terrain"_s}));
    }

    void anEndlessDriftIsCutOff()
    {
        const QStringList rows{u"#####"_s, u"#@es#"_s, u"# nw#"_s, u"#####"_s};
        Game game = driftingGame(rows, classicSeen);
        QCOMPARE(play(game, u"move east"_s).size(), longestStep);
        QCOMPARE(game.world().turn(), 1);
        QVERIFY(!analysisOf(rows, classicSeen).isReachExact);
    }

    void aHunterIsCarriedIntoTheHero()
    {
        Game game = driftingGame({u"#########"_s, u"#@ ===O #"_s, u"#########"_s}, classicSeen);
        play(game, u"wait"_s);
        QCOMPARE(game.world().actor(2).cell, (Point{2, 1}));
        QCOMPARE(play(game, u"wait"_s).first().section(u' ', 0, 2), u"attacked 2 1"_s);
    }

    void aHunterIsStoppedByAHeroOnSpikes()
    {
        Game game = driftingGame({u"#########"_s, u"#@^===O #"_s, u"#########"_s}, classicSeen);
        play(game, u"protect on"_s);
        play(game, u"move east"_s);
        QCOMPARE(game.world().actor(2).cell, (Point{3, 1}));
        QCOMPARE(play(game, u"wait"_s).first().section(u' ', 0, 2), u"attacked 2 1"_s);
    }

    void aTouchDuringADriftKills()
    {
        const QString rest = ruled(u"buchhaim"_s, u"\"clock\": \"turns\", \"death\": \"permadeath\""_s,
                                   thingsOf({u"painkiller 5 1 behavior=idle"_s}));
        Game game = driftingGame({u"#######"_s, u"#@==  #"_s, u"#######"_s}, rest);
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"move east"_s).last(), u"lost"_s);
        game.restart();
        Game carried = driftingGame({u"#######"_s, u"#@====#"_s, u"#######"_s}, rest);
        QCOMPARE(play(carried, u"move east"_s).last(), u"lost"_s);
    }

    void reachMatchesPlay_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 40; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    void reachMatchesPlay()
    {
        QFETCH(const int, seed);
        Rng rng{std::uint64_t(seed)};
        const QStringList rows = randomRows(rng, {12, 9}, u"###   ====eswn"_s);
        const QString rest = seed % 2 == 0 ? classicSeen : ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": 4"_s);
        verifyReach(driftingGame(rows, rest));
    }

    void reachThroughOpenedDoorsMatchesPlay_data() { reachMatchesPlay_data(); }

    void reachThroughOpenedDoorsMatchesPlay()
    {
        QFETCH(const int, seed);
        const std::array rules{u"\"moves\": 4"_s, u"\"moves\": 8"_s, u"\"moves\": 8, \"corners\": \"closed\""_s};
        Rng rng{std::uint64_t(seed)};
        const QStringList rows = randomRows(rng, {8, 6}, u"#######        =======eswn++db"_s);
        verifyReach(driftingGame(rows, ruled(u"classic"_s, u"\"vision\": \"all\", "_s + rules[std::size_t(seed % 3)])));
    }

    void reachKnowsMonstersThatStopTheHero_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<QString>("behavior");
        for (int seed = 1; seed <= 18; ++seed) {
            const QString behavior = QStringList{u"idle"_s, u"patrol"_s, u"hunt"_s}.at(seed % 3);
            QTest::addRow("%d %s", seed, qUtf8Printable(behavior)) << seed << behavior;
        }
    }

    void reachKnowsMonstersThatStopTheHero()
    {
        QFETCH(const int, seed);
        QFETCH(const QString, behavior);
        Rng rng{std::uint64_t(seed)};
        const QStringList rows = randomRows(rng, {8, 6}, u"####  ======es+"_s);
        QStringList monsters;
        Cells taken;
        while (monsters.size() < 2) {
            const Point cell{rng.below(8), rng.below(6)};
            if (rows[cell.y][cell.x] == u'=' && taken.insert({cell.x, cell.y}).second) {
                monsters.append(
                    u"orc %1 %2 behavior=%3"_s.arg(cell.x).arg(cell.y).arg(monsters.isEmpty() ? u"idle"_s : behavior));
            }
        }
        const QString moves = seed % 2 == 0 ? u"8"_s : u"4"_s;
        verifyReach(
            driftingGame(rows, ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": "_s + moves, thingsOf(monsters))));
    }

    void aMonsterInALaneMayOpenARoute_data()
    {
        QTest::addColumn<QString>("monster");
        QTest::addColumn<bool>("isReached");
        QTest::addColumn<bool>("isExact");
        QTest::newRow("idle in the lane") << u"orc 4 1 behavior=idle"_s << true << false;
        QTest::newRow("idle elsewhere") << u"orc 7 1 behavior=idle"_s << false << true;
        QTest::newRow("on its rounds") << u"orc 7 1 behavior=patrol"_s << true << false;
        QTest::newRow("a hunter") << u"orc 7 1 behavior=hunt"_s << true << false;
    }

    void aMonsterInALaneMayOpenARoute()
    {
        QFETCH(const QString, monster);
        const QStringList rows{u"#########"_s, u"#@====  #"_s, u"### #####"_s, u"###X#####"_s, u"#########"_s};
        const QString rest =
            ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": 4, \"win\": [\"exit\"]"_s, thingsOf({monster}));
        const Game game = driftingGame(rows, rest);
        const Reach reach = reachFrom(game.level(), *game.catalogue(), game.world().rules(), hero(game));
        QTEST(reach.hasStop({3, 3}), "isReached");
        QTEST(countOf(analysisOf(rows, rest), IssueCode::UnreachableExit) == 0, "isReached");
        QTEST(reach.isExact, "isExact");
    }

    void aDoorMayOpenOntoDriftingGround_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<int>("moves");
        QTest::newRow("ice") << QStringList{u"#######"_s, u"#@d   #"_s, u"#######"_s} << 4;
        QTest::newRow("ice before a wall") << QStringList{u"#####"_s, u"#@d##"_s, u"#####"_s} << 4;
        QTest::newRow("ice, come to obliquely") << QStringList{u"######"_s, u"#@ ###"_s, u"#  d #"_s, u"######"_s} << 8;
        QTest::newRow("a stream") << QStringList{u"#####"_s, u"#@b #"_s, u"### #"_s, u"#####"_s} << 4;
        QTest::newRow("a stream that leads aside") << QStringList{u"#####"_s, u"#@b##"_s, u"## ##"_s, u"#####"_s} << 4;
    }

    void aDoorMayOpenOntoDriftingGround()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const int, moves);
        const QString rest = ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": %1"_s.arg(moves));
        const Game game = driftingGame(rows, rest);
        const Size size = game.world().size();
        const Tried tried = tryAllSteps(game);
        const Reach reach = reachFrom(game.level(), *game.catalogue(), game.world().rules(), hero(game));
        QCOMPARE(reach.isExact, moves == 4);
        QCOMPARE(marked(size, [&](Point cell) { return reach.contains(cell); }), cellsOf(tried.passed, size));
        if (reach.isExact) {
            QCOMPARE(marked(size, [&](Point cell) { return reach.hasStop(cell); }), cellsOf(tried.stops, size));
        }
    }

    /// The stream would carry the monster back, so it has to pass the stream and enter the lane.
    void fleeingMonstersKnowWhereDriftEnds()
    {
        const Game game = driftingGame({u"###################"_s, u"#@  O w           #"_s, u"##### #############"_s,
                                        u"##### #############"_s, u"##### #############"_s, u"###################"_s},
                                       ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": 4, \"fov_radius\": 40"_s));
        World world = game.world();
        EventList events;
        giveStatus(world, 2, StatusEffect::Afraid, 100, events);
        for (int turn = 0; turn < 8; ++turn) {
            playTurn(world, Command::wait(), events);
        }
        QCOMPARE(world.actor(2).cell, (Point{5, 2})); // out of sight
    }

    void treasureIsTakenInPassingAndItemsAreNot()
    {
        const QStringList rows{u"########"_s, u"#@==== #"_s, u"########"_s};
        const auto found = [&](const QString &thing) {
            return analysisOf(rows, ruled(u"classic"_s, u"\"win\": [\"treasure\"]"_s, thingsOf({thing})));
        };
        QCOMPARE(countOf(found(u"treasure 3 1"_s), IssueCode::UnreachableTreasure), 0);
        QCOMPARE(countOf(found(u"healing_potion 3 1"_s), IssueCode::UnreachableItem), 1);
        QCOMPARE(countOf(found(u"healing_potion 6 1"_s), IssueCode::UnreachableItem), 0);
    }

    /// The lane slides past the door, so the hero cannot stop beside it.
    void doorsAreOpenedOnlyFromStoppingCells()
    {
        const QStringList past{u"#######"_s, u"#@=== #"_s, u"###+###"_s, u"### ###"_s, u"#######"_s};
        QStringList before = past;
        before[1] = u"#@==###"_s;
        const auto isReached = [](const QStringList &rows) {
            const Game game = driftingGame(rows, classicSeen);
            const World &world = game.world();
            return reachFrom(game.level(), *game.catalogue(), world.rules(), world.start()).contains({3, 3});
        };
        QVERIFY(!isReached(past));
        QVERIFY(isReached(before));
    }

    void footprintsMatchPatrolRoutes_data() { reachMatchesPlay_data(); }

    void footprintsMatchPatrolRoutes()
    {
        QFETCH(const int, seed);
        Rng rng{std::uint64_t(seed)};
        QStringList rows = randomRows(rng, {8, 6}, u"###    ==eswn^"_s);
        rows.replaceInStrings(u"@"_s, u"K"_s);
        rows.append({u"########"_s, u"#@######"_s});
        const Game game = driftingGame(rows, ruled(u"buchhaim"_s, u"\"clock\": \"turns\", \"moves\": 4"_s));
        const Size size = game.world().size();
        const Ground ground(game.level().terrain, *game.catalogue(), game.world().rules());
        const Patrol patrol{.cell = game.world().actor(2).cell, .facing = game.world().actor(2).facing};
        const Grid<std::uint8_t> footprint = footprintOfAll(ground, {patrol});
        QCOMPARE(marked(size, [&](Point cell) { return footprint.at(cell) != 0; }), cellsOf(everyRound(game), size));
    }

    void huntersUseEveryPathToTheHero_data() { reachMatchesPlay_data(); }

    /// Hunters account for where their steps end: a hunter eventually strikes if and only if a hero on its cell could
    /// stop on the hero's cell, or stop beside it with an open step to it.
    void huntersUseEveryPathToTheHero()
    {
        QFETCH(const int, seed);
        Rng rng{std::uint64_t(seed)};
        QStringList rows = randomRows(rng, {12, 9}, u"~~    ====es"_s);
        QStringList asHunter = rows;
        const int y = rng.below(int(rows.size()));
        const int x = rng.below(12);
        if (rows[y][x] == u'@') {
            return; // both on one cell
        }
        rows[y][x] = u'O';
        Game game = driftingGame(rows, classicSeen);
        const Point target = hero(game);
        asHunter.replaceInStrings(u"@"_s, u" "_s);
        asHunter[y][x] = u'@';
        const Tried tried = tryAllSteps(driftingGame(asHunter, classicSeen));
        const bool isMet = tried.passed.contains({target.x, target.y});
        bool strikes = false;
        play(game, u"protect on"_s);
        for (int turn = 0; turn < 100 && !strikes; ++turn) {
            strikes = play(game, u"wait"_s).join(u'\n').contains(u"attacked 2 1"_s);
        }
        QCOMPARE(strikes, isMet);
    }

    void thePathShownIsThePathTaken_data() { reachMatchesPlay_data(); }

    void thePathShownIsThePathTaken()
    {
        QFETCH(const int, seed);
        Rng rng{std::uint64_t(seed)};
        const QStringList rows = randomRows(rng, {12, 9}, u"###   ====es"_s);
        const Game begun = driftingGame(rows, classicSeen);
        const Reach reach = reachFrom(begun.level(), *begun.catalogue(), begun.world().rules(), hero(begun));
        QVERIFY(reach.isExact);
        for (int i = 0; i < 12 * 9; ++i) {
            const Point target{i % 12, i / 12};
            QCOMPARE(!wayTaken(begun, target).empty(), reach.hasStop(target) && target != hero(begun));
        }
    }

    void thePathShownInTheDarkIsTaken_data() { reachMatchesPlay_data(); }

    void thePathShownInTheDarkIsTaken()
    {
        QFETCH(const int, seed);
        Rng rng{std::uint64_t(seed)};
        const QStringList rows = randomRows(rng, {12, 9}, u"##   =====es"_s);
        const Game begun = driftingGame(
            rows,
            ruled(u"classic"_s, u"\"vision\": \"fov\", \"fov_radius\": 3, \"moves\": %1"_s.arg(seed % 2 == 0 ? 4 : 8)));
        for (int i = 0; i < 12 * 9; ++i) {
            wayTaken(begun, {i % 12, i / 12});
        }
    }

    void exploringTakesTreasureInPassing()
    {
        Game game = driftingGame({u"########"_s, u"#@     #"_s, u"#   ####"_s, u"# ==== #"_s, u"########"_s},
                                 ruled(u"classic"_s, u"\"moves\": 4"_s, thingsOf({u"treasure 4 3 gold=7"_s})));
        Journey journey;
        EventList events;
        journey.enter(game.world());
        for (int wish = 0; wish < 20 && game.world().gold() == 0; ++wish) {
            journey.begin(Journey::Wish::Explore, game.world());
            while (const std::optional<Command> command = journey.next(game.world())) {
                game.play(*command, events);
                journey.observe(game.world(), events);
            }
        }
        QCOMPARE(game.world().gold(), 7);
    }

    void onlyExploringDriftsIntoTheDark()
    {
        const Game begun =
            driftingGame({u"#####################"_s, u"#@================= #"_s, u"#####################"_s},
                         ruled(u"classic"_s, u"\"vision\": \"fov\", \"fov_radius\": 5"_s));
        QVERIFY(wayTaken(begun, {6, 1}).empty());
        Game game = begun;
        Journey journey;
        EventList events;
        journey.enter(game.world());
        journey.begin(Journey::Wish::Explore, game.world());
        while (const std::optional<Command> command = journey.next(game.world())) {
            game.play(*command, events);
            journey.observe(game.world(), events);
        }
        QCOMPARE(hero(game), (Point{19, 1}));
    }

    void travelRefusesCellsWithoutAStop()
    {
        const Game game = driftingGame({u"#######"_s, u"#@=== #"_s, u"#######"_s}, classicSeen);
        Journey journey;
        journey.enter(game.world());
        journey.begin(Journey::Wish::Travel, game.world(), {3, 1});
        QCOMPARE(journey.reason(), StopReason::NoStop);
    }
};

MAZEWRIGHT_SUITE(drift, TestDrift)
#include "tst_drift.moc"
