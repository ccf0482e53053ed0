#include "gamecore/base/distancemap.h"
#include "gamecore/base/fieldofview.h"
#include "gamecore/level/levelreader.h"
#include "gamecore/play/game.h"

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

/// Also used by Qt: who replaces one form must replace those that share its delete.
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

/// A turn works in memory that it already has: a game of many monsters stays as fast as its rules.
class TestAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCounterCounts();
    void aTurnAllocatesNothing_data();
    void aTurnAllocatesNothing();
    void sightAllocatesNothing();
    void aDistanceMapAllocatesNothingTheSecondTime();
};

void TestAllocation::theCounterCounts()
{
    const long before = allocations;
    const std::vector<int> memory(100);
    QCOMPARE(memory.size(), std::size_t(100));
    QCOMPARE(allocations - before, 1L);
}

void TestAllocation::aTurnAllocatesNothing_data()
{
    QTest::addColumn<QString>("clock");
    QTest::newRow("turns") << QStringLiteral("turns");
    QTest::newRow("real time") << QStringLiteral("realtime");
}

void TestAllocation::aTurnAllocatesNothing()
{
    QFETCH(const QString, clock);
    IssueList issues;
    const CataloguePtr catalogue = Catalogue::load({QStringLiteral(":/data")}, issues);
    QVERIFY(catalogue);
    ReadLevel read = readLevelFile(QStringLiteral(":/levels/buchhaim.level.json"), *catalogue);
    QVERIFY(read.level);
    read.level->rules.insert(QStringLiteral("clock"), clock);
    World world = Game::start(catalogue, *read.level, 1).game->world();

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

void TestAllocation::sightAllocatesNothing()
{
    FieldOfView view;
    const Size size{80, 43};
    int seen = 0;
    const auto look = [&](Point origin) {
        view.compute(
            size, origin, 10, [](Point p) { return p.x * 7 % 5 + p.y * 3 % 4 != 0; }, [&seen](Point) { ++seen; });
    };
    look({0, 0});
    const long before = allocations;
    for (int i = 0; i < 80 * 43; ++i) {
        look({i % 80, i / 80});
    }
    QCOMPARE(allocations - before, 0L);
    QVERIFY(seen > 100'000);
}

void TestAllocation::aDistanceMapAllocatesNothingTheSecondTime()
{
    DistanceMap map;
    const auto plain = [](Point) { return 1; };
    const auto uneven = [](Point p) { return (p.x * 5 + p.y * 3) % 7; };
    std::array<DistanceMap::Goal, 3> goals{{{{40, 20}, 0}, {{3, 3}, -20}, {{70, 40}, 5}}};
    std::vector<Point> path;
    path.reserve(1000);
    map.compute({80, 43}, goals, {}, plain);
    map.turnToFlee();
    const long before = allocations;
    for (int x = 0; x < 80; ++x) {
        goals[0].cell.x = x;
        map.compute({80, 43}, goals, {}, uneven);
        map.pathFrom({79, 42}, path);
        map.turnToFlee();
    }
    QCOMPARE(allocations - before, 0L);
    QVERIFY(map.reachedCount() > 1000);
}

QTEST_GUILESS_MAIN(TestAllocation)
#include "tst_allocation.moc"
