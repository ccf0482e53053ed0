#include "gamecore/base/fieldofview.h"
#include "gamecore/base/grid.h"
#include "gamecore/base/line.h"
#include "gamecore/base/rng.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

using Flags = Grid<std::uint8_t>;
/// 1 where light passes.
using Map = Flags;

/// '#' hides, anything else does not.
Map mapOf(const QStringList &rows)
{
    Map map({int(rows.first().size()), int(rows.size())}, true);
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            map.set({x, y}, rows[y][x] != u'#');
        }
    }
    return map;
}

Point find(const QStringList &rows, QChar sign)
{
    for (int y = 0; y < rows.size(); ++y) {
        if (const qsizetype x = rows[y].indexOf(sign); x >= 0) {
            return {int(x), y};
        }
    }
    qFatal("The drawing has no such sign");
}

Flags seenFrom(const Map &map, Point origin, int radius)
{
    FieldOfView view;
    Flags seen(map.size(), false);
    view.compute(
        map.size(), origin, radius, [&map](Point p) { return map.at(p) == 1; },
        [&seen](Point p) { seen.set(p, true); });
    return seen;
}

int count(const Flags &cells)
{
    return int(std::count(cells.cells().begin(), cells.cells().end(), 1));
}

std::vector<Point> floorOf(const Map &map)
{
    std::vector<Point> cells;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (map.at({x, y})) {
                cells.push_back({x, y});
            }
        }
    }
    return cells;
}

/// What '@' sees of a drawing; a space is a cell out of sight.
QStringList viewOf(const QStringList &rows, int radius)
{
    const Flags seen = seenFrom(mapOf(rows), find(rows, u'@'), radius);
    QStringList drawn = rows;
    for (int y = 0; y < seen.height(); ++y) {
        for (int x = 0; x < seen.width(); ++x) {
            if (!seen.at({x, y})) {
                drawn[y][x] = u' ';
            }
        }
    }
    return drawn;
}

Map pillars(Size size, int percent, Rng &rng)
{
    Map map(size, true);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            map.set({x, y}, rng.below(100) >= percent);
        }
    }
    return map;
}

void dig(Map &map, Point from, Point to)
{
    for (int y = from.y; y <= to.y; ++y) {
        for (int x = from.x; x <= to.x; ++x) {
            map.set({x, y}, true);
        }
    }
}

Map rooms(Size size, Rng &rng)
{
    Map map(size, false);
    Point last{size.width / 2, size.height / 2};
    for (int i = 0; i < 7; ++i) {
        const Point corner{rng.between(1, size.width - 8), rng.between(1, size.height - 7)};
        const int width = rng.between(2, 6);
        const int height = rng.between(2, 5);
        dig(map, corner, corner + Point{width - 1, height - 1});
        dig(map, {std::min(corner.x, last.x), last.y}, {std::max(corner.x, last.x), last.y});
        dig(map, {corner.x, std::min(corner.y, last.y)}, {corner.x, std::max(corner.y, last.y)});
        last = corner;
    }
    return map;
}

int wallsAround(const Map &map, Point cell)
{
    int walls = 0;
    for (int i = 0; i < directionCount; ++i) {
        const Point neighbor = cell + stepOf(Direction(i));
        walls += !map.contains(neighbor) || !map.at(neighbor) ? 1 : 0;
    }
    return walls;
}

/// A cellular automaton.
Map cave(Size size, Rng &rng)
{
    Map map = pillars(size, 43, rng);
    for (int round = 0; round < 4; ++round) {
        const Map before = map;
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                map.set({x, y}, wallsAround(before, {x, y}) + (before.at({x, y}) ? 0 : 1) < 5);
            }
        }
    }
    return map;
}

constexpr int generatedMaps = 50;

/// Of all sorts and several sizes, the same each time.
Map generated(int number)
{
    Rng rng(std::uint64_t(number), 7);
    const int width = rng.between(24, 40);
    const Size size{width, rng.between(16, 24)};
    switch (number % 5) {
    case 0:
        return pillars(size, 10, rng);
    case 1:
        return pillars(size, 30, rng);
    case 2:
        return pillars(size, 45, rng);
    case 3:
        return rooms(size, rng);
    default:
        return cave(size, rng);
    }
}

/// Ford's definition, in fractions compared by cross products and by recursion: slow, and plain to read.
class PlainView {
public:
    PlainView(const Map &map, Point origin) : m_map(map), m_origin(origin), m_seen(map.size(), false)
    {
        m_seen.set(origin, true);
        for (m_side = 0; m_side < 4; ++m_side) {
            scan(1, {-1, 1}, {1, 1});
        }
    }
    const Flags &seen() const { return m_seen; }

private:
    struct Fraction {
        int over;
        int under;
    };
    static int floorDiv(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }
    Point cell(int depth, int column) const
    {
        switch (m_side) {
        case 0:
            return {m_origin.x + column, m_origin.y - depth};
        case 1:
            return {m_origin.x + column, m_origin.y + depth};
        case 2:
            return {m_origin.x + depth, m_origin.y + column};
        default:
            return {m_origin.x - depth, m_origin.y + column};
        }
    }
    bool isWall(Point p) const { return !m_map.contains(p) || !m_map.at(p); }
    void scan(int depth, Fraction start, Fraction end)
    {
        if (depth > m_map.width() + m_map.height()) {
            return;
        }
        const int first = floorDiv(2 * depth * start.over + start.under, 2 * start.under);
        const int last = -floorDiv(-(2 * depth * end.over - end.under), 2 * end.under);
        std::optional<bool> wasWall;
        for (int column = first; column <= last; ++column) {
            const Point p = cell(depth, column);
            const bool isCenterLit =
                column * start.under >= depth * start.over && column * end.under <= depth * end.over;
            if (m_map.contains(p) && (isWall(p) || isCenterLit)) {
                m_seen.set(p, true);
            }
            if (wasWall == true && !isWall(p)) {
                start = {2 * column - 1, 2 * depth};
            }
            if (wasWall == false && isWall(p)) {
                scan(depth + 1, start, {2 * column - 1, 2 * depth});
            }
            wasWall = isWall(p);
        }
        if (wasWall == false) {
            scan(depth + 1, start, end);
        }
    }

    const Map &m_map;
    Point m_origin;
    Flags m_seen;
    int m_side = 0;
};

QString placed(int number, Point a, Point b)
{
    return u"map %1: %2,%3 and %4,%5"_s.arg(number).arg(a.x).arg(a.y).arg(b.x).arg(b.y);
}

} // namespace

/// Field of view, and the lines and cones that agree with it.
class TestSight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRadiusCountsSquares_data();
    void theRadiusCountsSquares();
    void aPillarCastsAShadowThatWidens();
    void aDoorwayOpensACone();
    void aCorridorShowsItsWallsAndNotWhatLiesRoundItsCorner();
    void aCornerIsNotBlind();
    void lightPassesBetweenWallsThatTouchAtTheirCorners();
    void theEdgeOfTheLevelIsNoWall();
    void whoStandsInAWallSeesOutOfIt();
    void nothingOutsideTheRadiusIsAskedFor();
    void theOriginIsNeverAskedFor();
    void aWholeHugeLevelIsSeenFromItsCorner();

    void sightIsMutual_data();
    void sightIsMutual();
    void everyTinyMapIsMutual();
    void sightIsThePlainOne_data();
    void sightIsThePlainOne();
    void aSmallerRadiusShowsTheSameWithinIt();
    void aConvexRoomShowsAllItsWallsFromEachCell();
    void noStepRoundACornerLeadsBesideSomethingUnseen();

    void aLineRunsTheSameBothWays();
    void aLineGoesBetweenItsEnds();
    void tiesGoLowOrHigh();
    void aLineGoesOnBeyondItsEnd();
    void whatIsSeenHasAClearLine();
    void aConeWidensAhead();
};

void TestSight::theRadiusCountsSquares_data()
{
    QTest::addColumn<int>("radius");
    QTest::addColumn<int>("cells");
    const std::vector<std::pair<int, int>> rows{{0, 1},   {1, 5},   {2, 13},   {3, 29},   {4, 49},   {5, 81},
                                                {8, 197}, {9, 253}, {10, 317}, {15, 709}, {20, 1257}};
    for (const auto &[radius, cells] : rows) {
        QTest::addRow("%d", radius) << radius << cells;
    }
}

void TestSight::theRadiusCountsSquares()
{
    QFETCH(const int, radius);
    QFETCH(const int, cells);
    const Point origin{25, 25};
    const Flags seen = seenFrom(Map({51, 51}, true), origin, radius);
    QCOMPARE(count(seen), cells);
    for (int y = 0; y < 51; ++y) {
        for (int x = 0; x < 51; ++x) {
            QCOMPARE(seen.at({x, y}) == 1, isWithin(origin, {x, y}, radius));
        }
    }
}

void TestSight::aPillarCastsAShadowThatWidens()
{
    const QStringList rows{u"............."_s, //
                           u"............."_s, //
                           u"............."_s, //
                           u"@..#........."_s, //
                           u"............."_s, //
                           u"............."_s, //
                           u"............."_s};
    const QStringList seen{u"............."_s, //
                           u"............."_s, //
                           u".......      "_s, //
                           u"@..#         "_s, //
                           u".......      "_s, //
                           u"............."_s, //
                           u"............."_s};
    QCOMPARE(viewOf(rows, 20), seen);
}

void TestSight::aDoorwayOpensACone()
{
    const QStringList rows{u"####.######"_s, //
                           u"#....#....#"_s, //
                           u"#....#....#"_s, //
                           u"#...@.....#"_s, //
                           u"#....#....#"_s, //
                           u"#....#....#"_s, //
                           u"###########"_s};
    const QStringList seen{u"####.#    #"_s, //
                           u"#....#  ..#"_s, //
                           u"#....#....#"_s, //
                           u"#...@.....#"_s, //
                           u"#....#....#"_s, //
                           u"#....#  ..#"_s, //
                           u"######    #"_s};
    QCOMPARE(viewOf(rows, 20), seen);
}

void TestSight::aCorridorShowsItsWallsAndNotWhatLiesRoundItsCorner()
{
    const QStringList rows{u"##########"_s, //
                           u"#@.......#"_s, //
                           u"########.#"_s, //
                           u"########.#"_s, //
                           u"##########"_s};
    const QStringList seen{u"##########"_s, //
                           u"#@.......#"_s, //
                           u"######## #"_s, //
                           u"          "_s, //
                           u"          "_s};
    QCOMPARE(viewOf(rows, 20), seen);
}

void TestSight::aCornerIsNotBlind()
{
    const QStringList before{u"#####"_s, //
                             u"###.#"_s, //
                             u"###.#"_s, //
                             u"#.@.#"_s, //
                             u"#####"_s};
    const QStringList seen{u"    #"_s, //
                           u"   .#"_s, //
                           u"###.#"_s, //
                           u"#.@.#"_s, //
                           u"#####"_s};
    QCOMPARE(viewOf(before, 20), seen);
}

void TestSight::lightPassesBetweenWallsThatTouchAtTheirCorners()
{
    const QStringList rows{u"......"_s, //
                           u".@#..."_s, //
                           u".#...."_s, //
                           u"......"_s, //
                           u"......"_s, //
                           u"......"_s};
    const QStringList seen{u"....  "_s, //
                           u".@#   "_s, //
                           u".#..  "_s, //
                           u". ...."_s, //
                           u"   ..."_s, //
                           u"   ..."_s};
    QCOMPARE(viewOf(rows, 20), seen);
}

void TestSight::theEdgeOfTheLevelIsNoWall()
{
    for (const Point origin : {Point{0, 0}, Point{6, 0}, Point{0, 4}, Point{6, 4}, Point{3, 2}, Point{6, 2}}) {
        QCOMPARE(count(seenFrom(Map({7, 5}, true), origin, 100)), 35);
    }
    QCOMPARE(count(seenFrom(Map({1, 1}, true), {0, 0}, 100)), 1);
    QCOMPARE(count(seenFrom(Map({1, 9}, true), {0, 4}, 3)), 7);
    QCOMPARE(count(seenFrom(Map({5, 5}, true), {0, 0}, 2)), 6);
}

void TestSight::whoStandsInAWallSeesOutOfIt()
{
    const QStringList rows{u"......."_s, u"...#..."_s, u"......."_s};
    QCOMPARE(count(seenFrom(mapOf(rows), {3, 1}, 10)), 21);
}

void TestSight::nothingOutsideTheRadiusIsAskedFor()
{
    FieldOfView view;
    const Size size{4096, 4096};
    const Point origin{2000, 2000};
    int asked = 0;
    int strange = 0;
    view.compute(
        size, origin, 10,
        [&](Point p) {
            ++asked;
            strange += isWithin(origin, p, 10) ? 0 : 1;
            return true;
        },
        [](Point) {});
    QCOMPARE(strange, 0);
    // All but the origin once, those on the diagonals and nothing else twice.
    QCOMPARE(asked, 316 + 4 * 7);
}

void TestSight::theOriginIsNeverAskedFor()
{
    FieldOfView view;
    const Point origin{3, 3};
    bool isAsked = false;
    std::vector<Point> seen;
    view.compute(
        {7, 7}, origin, 0,
        [&isAsked](Point) {
            isAsked = true;
            return true;
        },
        [&seen](Point p) { seen.push_back(p); });
    QCOMPARE(seen, std::vector<Point>{origin});
    QVERIFY(!isAsked);
    view.compute(
        {7, 7}, origin, 5, [&](Point p) { return isAsked = isAsked || p == origin, true; }, [](Point) {});
    QVERIFY(!isAsked);
}

void TestSight::aWholeHugeLevelIsSeenFromItsCorner()
{
    const Map map({4096, 4096}, true);
    QCOMPARE(count(seenFrom(map, {0, 0}, 6000)), 4096 * 4096);
    // A quarter of a circle.
    const int reached = count(seenFrom(map, {4095, 4095}, 4095));
    int expected = 0;
    for (std::int64_t y = 0, x = 4095; y <= 4095; ++y) {
        while (x * x + y * y > std::int64_t(4095) * 4095) {
            --x;
        }
        expected += int(x) + 1;
    }
    QCOMPARE(reached, expected);
}

void TestSight::sightIsMutual_data()
{
    QTest::addColumn<int>("radius");
    for (const int radius : {5, 8, 10, 60}) {
        QTest::addRow("%d", radius) << radius;
    }
}

void TestSight::sightIsMutual()
{
    QFETCH(const int, radius);
    qint64 pairs = 0;
    for (int number = 0; number < generatedMaps; ++number) {
        const Map map = generated(number);
        const std::vector<Point> floor = floorOf(map);
        std::vector<Flags> views;
        for (const Point origin : floor) {
            views.push_back(seenFrom(map, origin, radius));
        }
        for (std::size_t a = 0; a < floor.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const bool isSeen = views[a].at(floor[b]) == 1;
                pairs += isSeen ? 1 : 0;
                if (isSeen != (views[b].at(floor[a]) == 1)) {
                    QFAIL(qPrintable(placed(number, floor[a], floor[b])));
                }
            }
        }
    }
    QVERIFY2(pairs > 100'000, "the maps must have something to see");
}

void TestSight::everyTinyMapIsMutual()
{
    const Size size{4, 4};
    FieldOfView view;
    for (unsigned walls = 0; walls < 65536; ++walls) {
        const auto isTransparent = [walls](Point p) { return (walls >> unsigned(p.y * 4 + p.x) & 1U) == 0; };
        std::array<unsigned, 16> seen{};
        for (int i = 0; i < 16; ++i) {
            view.compute(size, {i % 4, i / 4}, 9, isTransparent,
                         [&seen, i](Point p) { seen[std::size_t(i)] |= 1U << unsigned(p.y * 4 + p.x); });
        }
        for (unsigned i = 0; i < 16; ++i) {
            for (unsigned j = 0; j < i; ++j) {
                const bool areBothFloor = (walls >> i & 1U) == 0 && (walls >> j & 1U) == 0;
                QVERIFY(!areBothFloor || (seen[i] >> j & 1U) == (seen[j] >> i & 1U));
            }
        }
    }
}

void TestSight::sightIsThePlainOne_data()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < generatedMaps; ++number) {
        QTest::addRow("%d", number) << number;
    }
}

void TestSight::sightIsThePlainOne()
{
    QFETCH(const int, number);
    const Map map = generated(number);
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            QVERIFY(seenFrom(map, {x, y}, 100) == PlainView(map, {x, y}).seen());
        }
    }
}

void TestSight::aSmallerRadiusShowsTheSameWithinIt()
{
    for (int number = 0; number < generatedMaps; ++number) {
        const Map map = generated(number);
        const Point origin = floorOf(map)[std::size_t(number)];
        const Flags whole = seenFrom(map, origin, 100);
        for (int radius = 0; radius < 12; ++radius) {
            const Flags seen = seenFrom(map, origin, radius);
            for (int y = 0; y < map.height(); ++y) {
                for (int x = 0; x < map.width(); ++x) {
                    QCOMPARE(seen.at({x, y}) == 1, whole.at({x, y}) == 1 && isWithin(origin, {x, y}, radius));
                }
            }
        }
    }
}

void TestSight::aConvexRoomShowsAllItsWallsFromEachCell()
{
    for (int width = 1; width <= 12; ++width) {
        for (int height = 1; height <= 9; ++height) {
            const Size size{width + 2, height + 2};
            Map map(size, false);
            dig(map, {1, 1}, {width, height});
            for (const Point origin : floorOf(map)) {
                QCOMPARE(count(seenFrom(map, origin, 30)), int(size.area()));
            }
        }
    }
}

/// From each floor cell, a diagonal step past a wall's corner: all neighbors of the cell behind it were seen before,
/// or are hidden behind that very wall.
void TestSight::noStepRoundACornerLeadsBesideSomethingUnseen()
{
    int corners = 0;
    for (int number = 0; number < generatedMaps; ++number) {
        const Map map = generated(number);
        const auto isFloor = [&map](Point p) { return map.contains(p) && map.at(p) == 1; };
        for (const Point from : floorOf(map)) {
            const Flags seen = seenFrom(map, from, 100);
            for (const Direction direction :
                 {Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest}) {
                const Point step = stepOf(direction);
                const Point to = from + step;
                const Point wall = from + Point{step.x, 0};
                const Point open = from + Point{0, step.y};
                if (!isFloor(to) || !isFloor(open) || isFloor(wall) || !map.contains(wall)) {
                    continue;
                }
                ++corners;
                QVERIFY(seen.at(to));
                QVERIFY(seen.at(wall));
                const Point aheadOf = to + Point{step.x, step.y};
                const Point aboveOf = to + Point{0, step.y};
                QVERIFY(!map.contains(aheadOf) || seen.at(aheadOf));
                QVERIFY(!map.contains(aboveOf) || seen.at(aboveOf));
            }
        }
    }
    QVERIFY(corners > 1000);
}

void TestSight::aLineRunsTheSameBothWays()
{
    for (int y = -9; y <= 9; ++y) {
        for (int x = -9; x <= 9; ++x) {
            for (const LineTie tie : {LineTie::Low, LineTie::High}) {
                const CellLine there({2, 3}, {2 + x, 3 + y}, tie);
                const CellLine back({2 + x, 3 + y}, {2, 3}, tie);
                QCOMPARE(there.steps(), std::max(std::abs(x), std::abs(y)));
                for (int i = 0; i <= there.steps(); ++i) {
                    QCOMPARE(there.at(i), back.at(there.steps() - i));
                }
            }
        }
    }
}

void TestSight::aLineGoesBetweenItsEnds()
{
    const Point from{-3, 5};
    for (const Point to : {Point{-3, 5}, Point{4, 5}, Point{-3, -6}, Point{2, 10}, Point{9, 6}, Point{-20, 8}}) {
        const CellLine line(from, to);
        QCOMPARE(line.at(0), from);
        QCOMPARE(line.at(line.steps()), to);
        for (int i = 0; i < line.steps(); ++i) {
            QVERIFY(directionOf(line.at(i + 1) - line.at(i)).has_value());
        }
    }
}

void TestSight::tiesGoLowOrHigh()
{
    QCOMPARE(CellLine({0, 0}, {2, 1}, LineTie::Low).at(1), (Point{1, 0}));
    QCOMPARE(CellLine({0, 0}, {2, 1}, LineTie::High).at(1), (Point{1, 1}));
    QCOMPARE(CellLine({0, 0}, {-1, -2}, LineTie::Low).at(1), (Point{-1, -1}));
    QCOMPARE(CellLine({0, 0}, {-1, -2}, LineTie::High).at(1), (Point{0, -1}));
}

void TestSight::aLineGoesOnBeyondItsEnd()
{
    const CellLine line({1, 1}, {3, 2});
    QCOMPARE(line.at(4), (Point{5, 3}));
    QCOMPARE(line.at(6), (Point{7, 4}));
    QCOMPARE(CellLine({1, 1}, {1, 1}).at(5), (Point{1, 1}));
}

void TestSight::whatIsSeenHasAClearLine()
{
    for (int number = 0; number < generatedMaps; ++number) {
        const Map map = generated(number);
        const auto isTransparent = [&map](Point p) { return map.at(p) == 1; };
        const std::vector<Point> floor = floorOf(map);
        for (const Point from : floor) {
            const Flags seen = seenFrom(map, from, 100);
            for (const Point to : floor) {
                if ((seen.at(to) == 1) != clearLine(from, to, isTransparent).has_value()) {
                    QFAIL(qPrintable(placed(number, from, to)));
                }
            }
        }
    }
}

void TestSight::aConeWidensAhead()
{
    QStringList rows(7, u"......."_s);
    const Cone cone{{0, 3}, {2, 3}};
    const Cone slanted{{0, 6}, {1, 5}, 1, 1};
    QStringList slantedRows = rows;
    for (int y = 0; y < 7; ++y) {
        for (int x = 0; x < 7; ++x) {
            rows[y][x] = cone.contains({x, y}) ? u'*' : u'.';
            slantedRows[y][x] = slanted.contains({x, y}) && isWithin({0, 6}, {x, y}, 4) ? u'*' : u'.';
        }
    }
    QCOMPARE(rows, (QStringList{u"......*"_s, //
                                u"....***"_s, //
                                u"..*****"_s, //
                                u".******"_s, //
                                u"..*****"_s, //
                                u"....***"_s, //
                                u"......*"_s}));
    QCOMPARE(slantedRows, (QStringList{u"......."_s, //
                                       u"......."_s, //
                                       u"*......"_s, //
                                       u"***...."_s, //
                                       u"****..."_s, //
                                       u"****..."_s, //
                                       u".****.."_s}));
    QVERIFY(!(Cone{{0, 0}, {0, 0}}.contains({1, 0})));
    QVERIFY(!cone.contains({-1, 3}));
}

QTEST_GUILESS_MAIN(TestSight)
#include "tst_sight.moc"
