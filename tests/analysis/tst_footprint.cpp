#include "gamecore/base/issue.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/pathfinding/patrolwalk.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/randomrows.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

Ground groundOf(const Level &level)
{
    return {level.terrain, *shippedCatalogue(), Rules()};
}

/// Returns the rows with a `*` on each cell of the footprint of their troll.
QStringList footprint(const QStringList &rows, std::optional<Direction> facing = {})
{
    const Level level = drawnLevel(rows);
    Patrol patrol;
    patrol.facing = facing;
    for (const Thing &thing : level.things) {
        patrol.cell = thing.kind == u"troll" ? thing.cell : patrol.cell;
    }
    const Grid<std::uint8_t> cells = footprintOfAll(groundOf(level), {patrol});
    QStringList marked = rows;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            marked[y][x] = cells.at({x, y}) ? QChar(u'*') : marked[y][x];
        }
    }
    return marked;
}

/// Applies the patrol rule with every possible random outcome: one step straight on, or a turn in another direction.
std::set<std::pair<int, int>> everyAction(const Level &level, const Patrol &patrol)
{
    const auto isOpen = [&level](Point cell) {
        const Terrain *terrain =
            level.terrain.contains(cell) ? &shippedCatalogue()->terrain(level.terrain.at(cell)) : nullptr;
        return terrain && terrain->isWalkable && terrain->damage == 0;
    };
    std::set<std::tuple<int, int, int>> known;
    std::vector<std::pair<Point, int>> waiting;
    const auto add = [&](Point cell, int facing) {
        if (known.insert({cell.y, cell.x, facing}).second) {
            waiting.push_back({cell, facing});
        }
    };
    for (int i = 0; i < 4; ++i) {
        if (!patrol.facing || *patrol.facing == straightDirections[std::size_t(i)]) {
            add(patrol.cell, i);
        }
    }
    while (!waiting.empty()) {
        const auto [cell, facing] = waiting.back();
        waiting.pop_back();
        const Point next = cell + stepOf(straightDirections[std::size_t(facing)]);
        if (isOpen(next)) {
            add(next, facing);
        } else {
            for (int i = 0; i < 4; ++i) {
                add(cell, i);
            }
        }
    }
    std::set<std::pair<int, int>> cells;
    for (const auto &[y, x, facing] : known) {
        cells.insert({y, x});
    }
    return cells;
}

std::vector<Patrol> randomPatrols(Rng &rng, Size size, int count)
{
    std::vector<Patrol> patrols;
    for (int i = 0; i < count; ++i) {
        const int x = rng.below(size.width);
        const int y = rng.below(size.height);
        const int facing = rng.below(8);
        const auto direction = facing < 4 ? std::optional(straightDirections[std::size_t(facing)]) : std::nullopt;
        patrols.push_back({std::size_t(i), {x, y}, direction});
    }
    return patrols;
}

Level randomLevel(Rng &rng, Size size, const QString &characters)
{
    Level level = newLevel(*shippedCatalogue(), size);
    const QStringList rows = randomRows(rng, size, characters);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const QChar c = rows[y][x];
            level.terrain.set({x, y}, c == u'#'   ? shippedCatalogue()->wall()
                                      : c == u'^' ? *shippedCatalogue()->terrainOf(u"spikes"_s)
                                                  : shippedCatalogue()->floor());
        }
    }
    return level;
}

} // namespace

/// The cells where monsters on patrol can ever stand.
class TestFootprint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPatrolGoesStraightUntilBlocked()
    {
        QCOMPARE(footprint({u"  T  "_s, u"     "_s, u"     "_s}), (QStringList{u"*****"_s, u"* * *"_s, u"*****"_s}));
    }

    void aPatrolTurnsOnlyWhereBlocked()
    {
        QCOMPARE(footprint({u"#### ##"_s, u"#T    #"_s, u"#### ##"_s}),
                 (QStringList{u"#### ##"_s, u"#*****#"_s, u"#### ##"_s}));
    }

    void theInitialDirectionHoldsUntilBlocked()
    {
        QCOMPARE(footprint({u"  T"_s, u"# #"_s, u"# #"_s}, Direction::West),
                 (QStringList{u"***"_s, u"# #"_s, u"# #"_s}));
        QCOMPARE(footprint({u" T "_s, u"# #"_s, u"# #"_s}, Direction::West),
                 (QStringList{u"***"_s, u"# #"_s, u"# #"_s}));
        QCOMPARE(footprint({u" T "_s, u"# #"_s, u"# #"_s}, Direction::South),
                 (QStringList{u"***"_s, u"#*#"_s, u"#*#"_s}));
        QCOMPARE(footprint({u" T "_s, u"# #"_s, u"# #"_s}, Direction::North),
                 (QStringList{u"***"_s, u"#*#"_s, u"#*#"_s}));
    }

    void doorsWaterAndSpikesBlockPatrols()
    {
        QCOMPARE(footprint({u"# ~ T + 1"_s}), QStringList(u"# ~***+ 1"_s));
        QCOMPARE(footprint({u"#  ^ T 1 "_s}), QStringList(u"#  ^***1 "_s));
    }

    void anEnclosedPatrolKeepsItsCell() { QCOMPARE(footprint({u"#T#"_s}), QStringList(u"#*#"_s)); }

    void ownValuesOverrideTheKindsBehavior()
    {
        Level level = drawnLevel({u"TOKR@"_s});
        level.things[0].values = {{u"behavior"_s, u"patrol"_s}, {u"direction"_s, u"south"_s}};
        level.things[1].values = {{u"behavior"_s, u"idle"_s}};
        level.things[2].values = {{u"behavior"_s, u"sleep"_s}};
        level.things[3].cell = {9, 9};
        IssueList issues;
        const CataloguePtr patrolling = shippedCatalogue()->under(u"buchhaim"_s, {}, issues);
        const CataloguePtr hunting = shippedCatalogue()->under(u"classic"_s, {}, issues);
        QCOMPARE(patrolsOf(level, *patrolling).size(), std::size_t(2)); // and the monster whose behavior is an unknown
                                                                        // word
        QCOMPARE(patrolsOf(level, *hunting).size(), std::size_t(1));
        QVERIFY(patrolsOf(level, *hunting).front().facing == Direction::South);
    }

    void footprintsMatchBruteForceOnRandomLevels_data()
    {
        QTest::addColumn<QString>("characters");
        QTest::newRow("a cave") << u"   ##"_s;
        QTest::newRow("hardly a wall") << u"          #"_s;
        QTest::newRow("spikes") << u"     ##^"_s;
    }

    void footprintsMatchBruteForceOnRandomLevels()
    {
        QFETCH(QString, characters);
        Rng rng(11);
        for (int i = 0; i < 500; ++i) {
            const Level level = randomLevel(rng, {9, 7}, characters);
            for (const Patrol &patrol : randomPatrols(rng, level.size(), 3)) {
                const auto expected = everyAction(level, patrol);
                const Grid<std::uint8_t> cells = footprintOfAll(groundOf(level), {patrol});
                QCOMPARE(std::count(cells.cells().begin(), cells.cells().end(), 1), qint64(expected.size()));
                for (const auto &[y, x] : expected) {
                    QVERIFY(cells.at({x, y}));
                }
            }
        }
    }

    void batchFootprintsMatchSingleOnes_data() { footprintsMatchBruteForceOnRandomLevels_data(); }

    void batchFootprintsMatchSingleOnes()
    {
        QFETCH(QString, characters);
        Rng rng(5);
        for (int i = 0; i < 100; ++i) {
            const Level level = randomLevel(rng, {20, 15}, characters);
            const Ground ground = groundOf(level);
            const std::vector<Patrol> patrols = randomPatrols(rng, level.size(), 300);
            const Point mark{rng.below(20), 7};
            const std::vector<Footprint> footprints = footprintsOf(ground, patrols, mark);
            for (std::size_t k = 0; k < patrols.size(); ++k) {
                const Grid<std::uint8_t> cells = footprintOfAll(ground, {patrols[k]});
                QVERIFY(footprints[k].isKnown);
                QCOMPARE(footprints[k].cells, std::count(cells.cells().begin(), cells.cells().end(), 1));
                QCOMPARE(footprints[k].hasMark, cells.at(mark) != 0);
            }
        }
    }

    void thousandsOfPatrolsStayFast_data() { footprintsMatchBruteForceOnRandomLevels_data(); }

    /// Thousands of patrols on a large level stay fast; footprints beyond the bound are unknown.
    void thousandsOfPatrolsStayFast()
    {
        QFETCH(QString, characters);
        Rng rng(2);
        const Level level = randomLevel(rng, {2048, 2048}, characters);
        const std::vector<Patrol> patrols = randomPatrols(rng, level.size(), 5000);
        const std::vector<Footprint> footprints = footprintsOf(groundOf(level), patrols, Point{0, 0});
        QVERIFY(footprints.front().isKnown);
        qint64 steps = 0;
        for (const Footprint &footprint : footprints) {
            QCOMPARE(footprint.isKnown, steps <= mostFootprintSteps);
            QCOMPARE(footprint.cells >= 1, footprint.isKnown);
            steps += footprint.cells;
        }
    }

    void theFootprintOfAllIsTheUnion_data() { footprintsMatchBruteForceOnRandomLevels_data(); }

    void theFootprintOfAllIsTheUnion()
    {
        QFETCH(QString, characters);
        Rng rng(8);
        for (int i = 0; i < 100; ++i) {
            const Level level = randomLevel(rng, {20, 15}, characters);
            const std::vector<Patrol> patrols = randomPatrols(rng, level.size(), 6);
            std::set<std::pair<int, int>> expected;
            for (const Patrol &patrol : patrols) {
                expected.merge(everyAction(level, patrol));
            }
            const Grid<std::uint8_t> cells = footprintOfAll(groundOf(level), patrols);
            QCOMPARE(std::count(cells.cells().begin(), cells.cells().end(), 1), qint64(expected.size()));
            for (const auto &[y, x] : expected) {
                QVERIFY(cells.at({x, y}));
            }
        }
    }

    void aCancelledCountStops()
    {
        const Level level = drawnLevel({u"T @"_s});
        const std::atomic<bool> isCancelled = true;
        const std::vector<Footprint> footprints =
            footprintsOf(groundOf(level), {{0, {0, 0}, {}}}, Point{2, 0}, &isCancelled);
        QVERIFY(!footprints.front().isKnown);
        QCOMPARE(footprints.front().cells, 0);
    }
};

MAZEWRIGHT_SUITE(footprint, TestFootprint)
#include "tst_footprint.moc"
