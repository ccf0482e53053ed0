#include "editor/tools/shapes.h"
#include "gamecore/base/rng.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns rows with `#` on each cell of the area.
QStringList drawn(const Area &area, Size bounds)
{
    QStringList rows;
    for (int y = 0; y < bounds.height; ++y) {
        QString row;
        for (int x = 0; x < bounds.width; ++x) {
            row += area.contains({x, y}) ? u'#' : u'.';
        }
        rows.append(row);
    }
    return rows;
}

DrawOptions brush(int size, BrushShape shape = BrushShape::Square)
{
    DrawOptions options;
    options.brushSize = size;
    options.brushShape = shape;
    return options;
}

DrawOptions outline(int size = 1)
{
    DrawOptions options = brush(size);
    options.isFilled = false;
    return options;
}

} // namespace

/// The cells that brushes, shapes and symmetries cover.
class TestBrushShapes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSquareBrushIsAsWideAsItsSize()
    {
        for (int size = 1; size <= DrawOptions::largestBrush; ++size) {
            const Area area = brushedArea({{20, 20}}, brush(size), {50, 50});
            QCOMPARE(area.count(), size * size);
            QCOMPARE(area.bounds(), QRect(20 - (size - 1) / 2, 20 - (size - 1) / 2, size, size));
        }
    }

    void aRoundBrushHasNoCorners()
    {
        QCOMPARE(drawn(brushedArea({{1, 1}}, brush(3, BrushShape::Round), {3, 3}), {3, 3}),
                 (QStringList{u".#."_s, u"###"_s, u".#."_s}));
        QCOMPARE(drawn(brushedArea({{2, 2}}, brush(5, BrushShape::Round), {5, 5}), {5, 5}),
                 (QStringList{u".###."_s, u"#####"_s, u"#####"_s, u"#####"_s, u".###."_s}));
        QCOMPARE(brushedArea({{2, 2}}, brush(1, BrushShape::Round), {5, 5}).count(), 1);
    }

    void brushesAreCutAtTheEdge()
    {
        QCOMPARE(brushedArea({{0, 0}}, brush(3), {9, 9}).count(), 4);
        QCOMPARE(brushedArea({{-1, 4}}, brush(3), {9, 9}).count(), 3);
        QVERIFY(brushedArea({{-2, 4}}, brush(3), {9, 9}).isEmpty());
        QCOMPARE(brushedArea({{0, 0}}, brush(15), {1, 1}).count(), 1);
    }

    void aRectanglesOutlineIsAsThickAsTheBrush()
    {
        QCOMPARE(drawn(drawnShape(DrawnShape::Rectangle, {4, 3}, {1, 1}, outline(), {6, 5}), {6, 5}),
                 (QStringList{u"......"_s, u".####."_s, u".#..#."_s, u".####."_s, u"......"_s}));
        QCOMPARE(drawnShape(DrawnShape::Rectangle, {2, 2}, {8, 8}, outline(3), {20, 20}).count(), 81 - 9);
    }

    void anEllipseFillsItsRectangle()
    {
        QCOMPARE(drawn(drawnShape(DrawnShape::Ellipse, {0, 0}, {6, 4}, brush(1), {7, 5}), {7, 5}),
                 (QStringList{u"..###.."_s, u".#####."_s, u"#######"_s, u".#####."_s, u"..###.."_s}));
        QCOMPARE(drawn(drawnShape(DrawnShape::Ellipse, {0, 0}, {6, 4}, outline(), {7, 5}), {7, 5}),
                 (QStringList{u"..###.."_s, u".#...#."_s, u"#.....#"_s, u".#...#."_s, u"..###.."_s}));
        for (int width = 1; width <= 30; ++width) {
            for (int height = 1; height <= 30; ++height) {
                const Point opposite{width - 1, height - 1};
                const Area area = drawnShape(DrawnShape::Ellipse, {0, 0}, opposite, brush(1), {40, 40});
                QCOMPARE(area.bounds(), QRect(0, 0, width, height));
            }
        }
    }

    void ellipsesAreSymmetricAndHaveNoHoles()
    {
        for (const Size size : {Size{9, 6}, Size{2, 11}, Size{15, 15}, Size{1, 4}, Size{24, 3}}) {
            const Point opposite{size.width - 1, size.height - 1};
            const Area area = drawnShape(DrawnShape::Ellipse, {0, 0}, opposite, brush(1), size);
            QCOMPARE(symmetricArea(area, Symmetry::Both, size), area);
            QCOMPARE(int(area.spans().size()), size.height);
            const Area border = drawnShape(DrawnShape::Ellipse, {0, 0}, opposite, outline(), size);
            QCOMPARE(intersected(border, area), border);
        }
    }

    void anOutlineBeyondTheEdgeIsCutOff()
    {
        QCOMPARE(drawn(drawnShape(DrawnShape::Rectangle, {-3, 1}, {2, 9}, outline(), {4, 3}), {4, 3}),
                 (QStringList{u"...."_s, u"###."_s, u"..#."_s}));
    }

    void shiftMakesLinesStraight()
    {
        QCOMPARE(straightened({2, 2}, {9, 3}), (Point{9, 2}));
        QCOMPARE(straightened({2, 2}, {3, -9}), (Point{2, -9}));
        QCOMPARE(straightened({2, 2}, {6, 5}), (Point{6, 6}));
        QCOMPARE(straightened({2, 2}, {-2, 5}), (Point{-2, 6}));
        QCOMPARE(straightened({2, 2}, {2, 2}), (Point{2, 2}));
    }

    void shiftMakesSquares()
    {
        QCOMPARE(squared({5, 5}, {8, 6}), (Point{8, 8}));
        QCOMPARE(squared({5, 5}, {4, 1}), (Point{1, 1}));
        QCOMPARE(squared({5, 5}, {5, 3}), (Point{7, 3}));
    }

    void symmetryMapsEachCell_data()
    {
        QTest::addColumn<Symmetry>("symmetry");
        QTest::addColumn<Size>("size");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("none") << Symmetry::None << Size{4, 3} << QStringList{u".#.."_s, u"...."_s, u"...."_s};
        QTest::newRow("left and right") << Symmetry::LeftRight << Size{5, 3}
                                        << QStringList{u".#.#."_s, u"....."_s, u"....."_s};
        QTest::newRow("up and down") << Symmetry::UpDown << Size{4, 3} << QStringList{u".#.."_s, u"...."_s, u".#.."_s};
        QTest::newRow("both") << Symmetry::Both << Size{5, 4}
                              << QStringList{u".#.#."_s, u"....."_s, u"....."_s, u".#.#."_s};
        QTest::newRow("quarter turns, square")
            << Symmetry::QuarterTurn << Size{4, 4} << QStringList{u".#.."_s, u"...#"_s, u"#..."_s, u"..#."_s};
        QTest::newRow("quarter turns, wide")
            << Symmetry::QuarterTurn << Size{5, 3} << QStringList{u".#.#."_s, u"....."_s, u".#.#."_s};
        QTest::newRow("quarter turns about half a cell beside the middle")
            << Symmetry::QuarterTurn << Size{4, 3} << QStringList{u".#.."_s, u"#.#."_s, u".#.."_s};
        QTest::newRow("one cell") << Symmetry::Both << Size{1, 1} << QStringList{u"."_s};
    }

    void symmetryMapsEachCell()
    {
        QFETCH(Symmetry, symmetry);
        QFETCH(Size, size);
        QFETCH(QStringList, expected);
        QCOMPARE(drawn(symmetricArea(Area({{1, 0}}, size), symmetry, size), size), expected);
    }

    void mirroringIsIdempotent()
    {
        Rng rng(4);
        for (int i = 0; i < 300; ++i) {
            const int width = rng.between(1, 12);
            const Size size{width, rng.between(1, 12)};
            std::vector<Point> cells;
            for (int n = rng.below(9); n >= 0; --n) {
                const int x = rng.below(size.width);
                cells.push_back({x, rng.below(size.height)});
            }
            for (const Symmetry symmetry :
                 {Symmetry::LeftRight, Symmetry::UpDown, Symmetry::Both, Symmetry::QuarterTurn}) {
                const Area once = symmetricArea(Area(cells, size), symmetry, size);
                const bool isCut = symmetry == Symmetry::QuarterTurn && size.width != size.height;
                if (!isCut) {
                    QCOMPARE(symmetricArea(once, symmetry, size), once);
                }
                for (const Point cell : once.cells()) {
                    for (const Orientation orientation : repetitionsOf(symmetry)) {
                        const Point image = imageOf(cell, orientation, twiceCenter(symmetry, size));
                        QCOMPARE(commonCell(image, symmetry, size), commonCell(cell, symmetry, size));
                    }
                }
            }
        }
    }

    void largeAreasAreMirroredToo()
    {
        const Size size{150, 150};
        const Area large = rectangleArea({0, 0}, {149, 99}, size);
        QCOMPARE(large.count(), 15'000);
        QCOMPARE(symmetricArea(large, Symmetry::UpDown, size), Area::all(size));
        QCOMPARE(symmetricArea(large, Symmetry::LeftRight, size), large);
    }

    void stampsTurnWithTheirThings()
    {
        Level level = drawnLevel({u"#O"_s, u" g"_s, u"@#"_s});
        level.things.front().values = {{u"direction"_s, u"east"_s}};
        const auto rowsLaid = [&](Orientation orientation) {
            const Stamp stamp = oriented(stampOf(level), orientation);
            Level target = newLevel(*shippedCatalogue(), stamp.size());
            applyChange(target, changeByStamping(target, *shippedCatalogue(), {{&stamp, {0, 0}}}, nullptr));
            for (Thing &thing : target.things) {
                thing.values = {};
            }
            return rowsOf(target);
        };
        QCOMPARE(rowsLaid({}), (QStringList{u"#O"_s, u" g"_s, u"@#"_s}));
        QCOMPARE(rowsLaid(Orientation::leftRight()), (QStringList{u"O#"_s, u"g "_s, u"#@"_s}));
        QCOMPARE(rowsLaid(Orientation::upDown()), (QStringList{u"@#"_s, u" g"_s, u"#O"_s}));
        QCOMPARE(rowsLaid(Orientation::clockwise()), (QStringList{u"@ #"_s, u"#gO"_s}));
        QCOMPARE(rowsLaid(Orientation::counterclockwise()), (QStringList{u"Og#"_s, u"# @"_s}));
        const Stamp turned = oriented(stampOf(level), Orientation::clockwise());
        QCOMPARE(turned.things.back().values.value(u"direction"_s).toString(), u"south"_s);
    }

    void fourQuarterTurnsRestoreAStamp()
    {
        const Level level = drawnLevel({u"#O#"_s, u" g@"_s});
        const Stamp stamp = stampOf(level, Area({{0, 0}, {1, 0}, {2, 1}}, level.size()));
        Stamp turned = stamp;
        for (int i = 0; i < 4; ++i) {
            turned = oriented(turned, Orientation::clockwise());
        }
        QCOMPARE(turned.cells, stamp.cells);
        QCOMPARE(turned.things, stamp.things);
        const Stamp flipped = oriented(oriented(stamp, Orientation::upDown()), Orientation::upDown());
        QCOMPARE(flipped.cells, stamp.cells);
    }
};

MAZEWRIGHT_SUITE(brushshapes, TestBrushShapes)
#include "tst_brushshapes.moc"
