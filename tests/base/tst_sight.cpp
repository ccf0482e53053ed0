#include "gamecore/fov/line.h"
#include "tests/support/cellbycellview.h"
#include "tests/support/sightmaps.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns a map where `#` blocks sight and every other character does not.
Flags drawnMap(const QStringList &rows)
{
    Flags map({int(rows.first().size()), int(rows.size())}, true);
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

/// Returns the drawing as seen from `@`; a space is a cell out of sight.
QStringList viewOf(const QStringList &rows, int radius)
{
    const Flags seen = seenFrom(drawnMap(rows), find(rows, u'@'), radius);
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

} // namespace

/// The cells in view on drawn levels, by the reference of tests/support/cellbycellview.h.
class TestSight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRadiusCountsSquares_data()
    {
        QTest::addColumn<int>("radius");
        QTest::addColumn<int>("cells");
        const std::vector<std::pair<int, int>> rows{{0, 1},   {1, 5},   {2, 13},   {3, 29},   {4, 49},   {5, 81},
                                                    {8, 197}, {9, 253}, {10, 317}, {15, 709}, {20, 1257}};
        for (const auto &[radius, cells] : rows) {
            QTest::addRow("%d", radius) << radius << cells;
        }
    }

    void theRadiusCountsSquares()
    {
        QFETCH(const int, radius);
        QFETCH(const int, cells);
        const Point origin{25, 25};
        const Flags seen = seenFrom(Flags({51, 51}, true), origin, radius);
        QCOMPARE(countOf(seen), cells);
        for (int y = 0; y < 51; ++y) {
            for (int x = 0; x < 51; ++x) {
                QCOMPARE(seen.at({x, y}) == 1, isWithin(origin, {x, y}, radius));
            }
        }
    }

    void aPillarCastsAShadowThatWidens()
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

    void aDoorwayOpensACone()
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

    void aCorridorHidesTheCellsAroundItsCorner()
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

    void aCornerIsNotBlind()
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

    void lightPassesBetweenWallsThatTouchAtTheirCorners()
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

    void theEdgeOfTheLevelIsNoWall()
    {
        for (const Point origin : {Point{0, 0}, Point{6, 0}, Point{0, 4}, Point{6, 4}, Point{3, 2}, Point{6, 2}}) {
            QCOMPARE(countOf(seenFrom(Flags({7, 5}, true), origin, 100)), 35);
        }
        QCOMPARE(countOf(seenFrom(Flags({1, 1}, true), {0, 0}, 100)), 1);
        QCOMPARE(countOf(seenFrom(Flags({1, 9}, true), {0, 4}, 3)), 7);
        QCOMPARE(countOf(seenFrom(Flags({5, 5}, true), {0, 0}, 2)), 6);
    }

    void theViewFromInsideAWallIsOpen()
    {
        const QStringList rows{u"......."_s, u"...#..."_s, u"......."_s};
        QCOMPARE(countOf(seenFrom(drawnMap(rows), {3, 1}, 10)), 21);
    }

    void cellsOutsideTheRadiusAreNeverQueried()
    {
        CellByCellView view;
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
        // Every cell but the origin is asked for once, cells on the diagonals twice.
        QCOMPARE(asked, 316 + 4 * 7);
    }

    void theOriginIsNeverQueried()
    {
        CellByCellView view;
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

    void aWholeHugeLevelIsSeenFromItsCorner()
    {
        const Flags map({4096, 4096}, true);
        QCOMPARE(countOf(seenFrom(map, {0, 0}, 6000)), 4096 * 4096);
        // Counts a quarter of a circle.
        const int reached = countOf(seenFrom(map, {4095, 4095}, 4095));
        int expected = 0;
        for (std::int64_t y = 0, x = 4095; y <= 4095; ++y) {
            while (x * x + y * y > std::int64_t(4095) * 4095) {
                --x;
            }
            expected += int(x) + 1;
        }
        QCOMPARE(reached, expected);
    }
};

MAZEWRIGHT_SUITE(sight, TestSight)
#include "tst_sight.moc"
