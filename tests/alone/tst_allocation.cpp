#include "gamecore/base/rng.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/fieldofview.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/waymap.h"
#include "gamecore/play/game.h"
#include "gamecore/rules/pursuit.h"
#include "gamecore/rules/sight.h"
#include "gamecore/world/event.h"

#include <QFile>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size == 0 ? 1 : size)) {
        return memory;
    }
    throw std::bad_alloc();
}

/// Replaced as well because Qt calls it: replacing one form requires replacing all forms that share its delete.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

/// A hall full of hunters. The hero stands in its west, before the door of a room.
Level hallOfHunters(const Catalogue &catalogue, const QJsonObject &rules)
{
    Level level;
    level.ruleset = QStringLiteral("classic");
    level.rules = rules;
    level.rules.insert(QStringLiteral("contact"), QStringLiteral("kick"));
    level.terrain = Grid<TerrainId>({40, 20}, catalogue.floor());
    for (int y = 0; y < 20; ++y) {
        level.terrain.set({6, y}, y == 10 ? catalogue.floor() : catalogue.wall());
    }
    level.things.push_back({.cell = {8, 10}, .kind = catalogue.kind(catalogue.start()).key, .values = {}});
    for (int i = 0; i < 20; ++i) {
        level.things.push_back({.cell = {12 + i % 5 * 2, 4 + i / 5 * 4}, .kind = QStringLiteral("orc"), .values = {}});
    }
    sortThings(level.things);
    return level;
}

World startedWorld(const CataloguePtr &catalogue, const Level &level)
{
    IssueList issues;
    World world = Game::start(catalogue, PlayableLevel::check(level, *catalogue, issues).value(), 1).game.world();
    prepareWays(world); // the copy has no cache for paths and sight, as the world of a game has
    lookAround(world);
    return world;
}

int movesIn(const EventList &events)
{
    return int(std::count_if(events.begin(), events.end(), [](const Event &event) {
        return event.type == EventType::Moved && event.actor != heroId;
    }));
}

} // namespace

/// A turn reuses memory that the game already has, so a game with many monsters stays as fast as its rules.
class TestAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCounterCounts()
    {
        const long before = allocations;
        const std::vector<int> memory(100);
        QCOMPARE(memory.size(), std::size_t(100));
        QCOMPARE(allocations - before, 1L);
    }

    void aTurnAllocatesNothing_data()
    {
        QTest::addColumn<QString>("clock");
        QTest::newRow("turns") << QStringLiteral("turns");
        QTest::newRow("real time") << QStringLiteral("realtime");
    }

    void aTurnAllocatesNothing()
    {
        QFETCH(const QString, clock);
        IssueList issues;
        const CataloguePtr catalogue = Catalogue::load({QStringLiteral(":/data")}, issues);
        QVERIFY(catalogue);
        ReadLevel read = openLevelFile(QStringLiteral(":/levels/buchhaim.level.json"), *catalogue);
        QVERIFY(read.level);
        read.level.change().rules.insert(QStringLiteral("clock"), clock);
        World world = startedWorld(catalogue, *read.level);

        const bool isRealTime = world.isRealTime();
        EventList events;
        Rng player(2);
        long happened = 0;
        const long before = allocations;
        for (int i = 0; i < 2000 && world.status() == Status::Playing; ++i) {
            playTurn(world, Command::move(straightDirections[std::size_t(player.below(4))]), events);
            happened += events.count();
            playTurn(world, isRealTime ? Command::advance(150) : Command::wait(), events);
            happened += events.count();
        }
        const long during = allocations - before;
        QVERIFY2(happened > 5000, "the game must have gone on");
        QCOMPARE(during, 0L);
    }

    void aChaseAllocatesNothing_data()
    {
        QTest::addColumn<QJsonObject>("rules");
        QTest::addColumn<bool>("hidesAway");
        QTest::newRow("hunters come") << QJsonObject() << false;
        QTest::newRow("four ways") << QJsonObject{{QStringLiteral("moves"), 4}} << false;
        QTest::newRow("real time") << QJsonObject{{QStringLiteral("clock"), QStringLiteral("realtime")}} << false;
        QTest::newRow("they search where they saw him") << QJsonObject() << true;
    }

    /// A chase allocates no memory from the first turn on, as long as no actor dies.
    void aChaseAllocatesNothing()
    {
        QFETCH(const QJsonObject, rules);
        QFETCH(const bool, hidesAway);
        IssueList issues;
        const CataloguePtr catalogue = Catalogue::load({QStringLiteral(":/data")}, issues);
        QVERIFY(catalogue);
        World world = startedWorld(catalogue, hallOfHunters(*catalogue, rules));
        EventList events;
        long moved = 0;
        const long before = allocations;
        for (int i = 0; i < 100; ++i) {
            const Command flight = Command::move(i < 5 ? Direction::West : Direction::North);
            const Command pause = world.isRealTime() ? Command::advance(200) : Command::wait();
            playTurn(world, hidesAway && i < 10 ? flight : pause, events);
            moved += movesIn(events);
        }
        const long during = allocations - before;
        QVERIFY2(moved > 30, "somebody must have come");
        QCOMPARE(during, 0L);
    }

    void sightAllocatesNothing()
    {
        const Size size{80, 43};
        const OpaqueGrid level(size, [](Point p) { return p.x * 7 % 5 + p.y * 3 % 4 == 0; });
        FieldOfView near;
        FieldOfView wide;
        BitGrid nearCells(size);
        BitGrid wideCells(size);
        int seen = 0;
        const auto look = [&](Point origin) {
            near.compute(level, origin, 10, nearCells);
            wide.compute(level, origin, 60, wideCells);
            seen += int(nearCells.at({40, 20})) + int(wideCells.at({40, 20}));
        };
        for (int x = 0; x < 80; ++x) {
            look({x, 0});
        }
        const long before = allocations;
        for (int i = 0; i < 80 * 43; ++i) {
            look({i % 80, i / 80});
        }
        QCOMPARE(allocations - before, 0L);
        QVERIFY(seen > 1000);
    }

    void aDistanceMapAllocatesNothingTheSecondTime()
    {
        DistanceMap map;
        const auto plain = [](Point) { return 1; };
        const auto uneven = [](Point p) { return (p.x * 5 + p.y * 3) % 7; };
        std::array<DistanceMap::Goal, 3> goals{{{{40, 20}, 0}, {{3, 3}, -20}, {{70, 40}, 5}}};
        map.compute({80, 43}, goals, {}, plain);
        map.turnToFlee();
        const long before = allocations;
        for (int x = 0; x < 80; ++x) {
            goals[0].cell.x = x;
            map.compute({80, 43}, goals, {}, uneven);
            QVERIFY(map.downhill({79, 42}));
            map.turnToFlee();
        }
        QCOMPARE(allocations - before, 0L);
        QVERIFY(map.reachedCount() > 1000);
    }

    void aWayMapAllocatesNothingOnceReserved()
    {
        const Size size{120, 43};
        BitGrid floor(size);
        for (int i = 0; i < int(size.area()); ++i) {
            floor.set({i % size.width, i / size.width}, i % 7 != 0);
        }
        const WayMap::Terms terms{.cutsCorners = false, .detour = 8, .reach = 20};
        WayMap map;
        map.reserve(size, terms);
        int steps = 0;
        const long before = allocations;
        for (int i = 0; i < 120; ++i) {
            map.begin({floor, floor, &floor}, {i, i % 43}, terms);
            steps += map.downhill({i, 20}) ? 1 : 0;
        }
        QCOMPARE(allocations - before, 0L);
        QVERIFY(steps > 20);
    }
};

QTEST_GUILESS_MAIN(TestAllocation)

#include "tst_allocation.moc"
