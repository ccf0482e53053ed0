#include "gamecore/fov/line.h"
#include "tests/support/cellbycellview.h"
#include "tests/support/sightmaps.h"
#include "tests/support/suite.h"

#include <QTest>

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// Ford's definition by recursion, with fractions compared by cross products: slow, but easy to read.
class PlainView {
public:
    PlainView(const Flags &map, Point origin) : m_map(map), m_origin(origin), m_seen(map.size(), false)
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

    const Flags &m_map;
    Point m_origin;
    Flags m_seen;
    int m_side = 0;
};

} // namespace

/// Properties of the field of view that hold on every level.
class TestSightLaws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sightIsMutual_data()
    {
        QTest::addColumn<int>("radius");
        for (const int radius : {5, 8, 10, 60}) {
            QTest::addRow("%d", radius) << radius;
        }
    }

    void sightIsMutual()
    {
        QFETCH(const int, radius);
        qint64 pairs = 0;
        for (int number = 0; number < generatedMaps; ++number) {
            const Flags map = generatedMap(number);
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

    void sightIsMutualOnEveryTinyMap()
    {
        const Size size{4, 4};
        CellByCellView view;
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

    void sightMatchesTheReference_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < generatedMaps; ++number) {
            QTest::addRow("%d", number) << number;
        }
    }

    void sightMatchesTheReference()
    {
        QFETCH(const int, number);
        const Flags map = generatedMap(number);
        for (int y = 0; y < map.height(); ++y) {
            for (int x = 0; x < map.width(); ++x) {
                QVERIFY(seenFrom(map, {x, y}, 100) == PlainView(map, {x, y}).seen());
            }
        }
    }

    void aSmallerRadiusShowsTheSameWithinIt()
    {
        for (int number = 0; number < generatedMaps; ++number) {
            const Flags map = generatedMap(number);
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

    void aConvexRoomShowsAllItsWallsFromEachCell()
    {
        for (int width = 1; width <= 12; ++width) {
            for (int height = 1; height <= 9; ++height) {
                const Size size{width + 2, height + 2};
                Flags map(size, false);
                dig(map, {1, 1}, {width, height});
                for (const Point origin : floorOf(map)) {
                    QCOMPARE(countOf(seenFrom(map, origin, 30)), int(size.area()));
                }
            }
        }
    }

    /// A diagonal step past a wall's corner reveals no cell beside the next one: from each floor cell, all neighbors of
    /// the cell behind the corner were seen before or are hidden behind that very wall.
    void noStepRoundACornerLeadsBesideSomethingUnseen()
    {
        int corners = 0;
        for (int number = 0; number < generatedMaps; ++number) {
            const Flags map = generatedMap(number);
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
};

MAZEWRIGHT_SUITE(sightlaws, TestSightLaws)
#include "tst_sightlaws.moc"
