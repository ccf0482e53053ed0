#include "gamecore/base/bitgrid.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/fov/fieldofview.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/support/cellbycellview.h"
#include "tests/support/sightmaps.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

OpaqueGrid opaqueOf(const Flags &map)
{
    return OpaqueGrid(map.size(), [&map](Point cell) { return map.at(cell) == 0; });
}

/// Returns a random map where each cell is a wall with the given probability.
Flags noiseMap(Size size, int percent, Rng &rng)
{
    Flags map(size, true);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            map.set({x, y}, rng.below(100) >= percent);
        }
    }
    return map;
}

/// Compares the field of view with the cell-by-cell reference (tests/support/cellbycellview.h) on one level after the
/// other.
class ViewComparison {
public:
    void setLevel(const OpaqueGrid &level)
    {
        m_level = &level;
        m_seen = BitGrid(level.size());
    }

    /// Returns an empty string if both views from a cell are equal.
    QString fault(Point origin, int radius)
    {
        BitGrid plain(m_level->size());
        m_plainView.compute(
            m_level->size(), origin, radius, [this](Point cell) { return !m_level->isOpaque(cell); },
            [&plain](Point cell) { plain.set(cell); });
        const CellBox box = m_view.compute(*m_level, origin, radius, m_seen);
        const bool isRight = m_seen == plain;
        m_seen.clearWords(box);
        if (isRight && m_seen.count() == 0) {
            return {};
        }
        return u"%1x%2 from %3,%4 over %5"_s.arg(m_level->size().width)
            .arg(m_level->size().height)
            .arg(origin.x)
            .arg(origin.y)
            .arg(radius);
    }

private:
    const OpaqueGrid *m_level = nullptr;
    CellByCellView m_plainView;
    FieldOfView m_view;
    BitGrid m_seen;
};

/// Returns the corners, the middles of the edges and some random cells.
std::vector<Point> viewpoints(Size size, Rng &rng)
{
    std::vector<Point> points;
    for (const int x : {0, size.width / 2, size.width - 1}) {
        for (const int y : {0, size.height / 2, size.height - 1}) {
            points.push_back({x, y});
        }
    }
    for (int i = 0; i < 12; ++i) {
        points.push_back({rng.below(size.width), rng.below(size.height)});
    }
    return points;
}

} // namespace

/// The field of view equals the cell-by-cell reference, bit for bit (gamecore/fov/fieldofview.h).
class TestFieldOfView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bitsAreTransposed()
    {
        Rng rng(3, 4);
        std::array<std::uint32_t, 32> square{};
        std::array<std::uint64_t, 64> large{};
        std::generate(square.begin(), square.end(), [&rng] { return std::uint32_t(rng.below(1 << 30)) << 2U ^ 3U; });
        std::generate(large.begin(), large.end(), [&rng] { return mixed(std::uint64_t(rng.below(1 << 30))); });
        std::array<std::uint32_t, 32> turned = square;
        std::array<std::uint64_t, 64> largeTurned = large;
        transposeBits(turned);
        transposeBits(largeTurned);
        for (unsigned i = 0; i < 64; ++i) {
            for (unsigned j = 0; j < 64; ++j) {
                QCOMPARE(largeTurned[i] >> j & 1U, large[j] >> i & 1U);
                QVERIFY(i >= 32 || j >= 32 || (turned[i] >> j & 1U) == (square[j] >> i & 1U));
            }
        }
        for (const auto &[first, last] : {std::pair(0, 31), {9, 23}, {31, 31}, {5, 6}, {16, 15}}) {
            std::array<std::uint64_t, 32> rows{};
            rows.fill(1ULL << 40U);
            addTransposed(square, first, last, rows.data());
            for (int i = first; i <= last; ++i) {
                QCOMPARE(rows[std::size_t(i)], 1ULL << 40U | turned[std::size_t(i)]);
            }
        }
    }

    void aGridIsKeptByRowsAndByColumns()
    {
        Rng rng(5, 6);
        for (const Size size : {Size{1, 1}, Size{64, 64}, Size{65, 3}, Size{3, 130}, Size{100, 70}, Size{0, 0}}) {
            const Flags map = noiseMap(size, 50, rng);
            const OpaqueGrid grid = opaqueOf(map);
            OpaqueGrid cellByCell(size);
            for (int y = 0; y < size.height; ++y) {
                for (int x = 0; x < size.width; ++x) {
                    cellByCell.setOpaque({x, y}, map.at({x, y}) == 0);
                    QCOMPARE(grid.isOpaque({x, y}), map.at({x, y}) == 0);
                    QCOMPARE(grid.columns().at({y, x}), map.at({x, y}) == 0);
                }
            }
            QVERIFY(grid == cellByCell);
        }
    }

    void everyTinyMapMatchesTheReference_data()
    {
        QTest::addColumn<int>("radius");
        for (const int radius : {3, 9, 20, 40}) {
            QTest::addRow("%d", radius) << radius;
        }
    }

    void everyTinyMapMatchesTheReference()
    {
        QFETCH(const int, radius);
        ViewComparison comparison;
        for (unsigned walls = 0; walls < 65536; ++walls) {
            const OpaqueGrid level({4, 4}, [walls](Point p) { return (walls >> unsigned(p.y * 4 + p.x) & 1U) != 0; });
            comparison.setLevel(level);
            for (int i = 0; i < 16; ++i) {
                const QString fault = comparison.fault({i % 4, i / 4}, radius);
                QVERIFY2(fault.isEmpty(), qPrintable(u"map %1: %2"_s.arg(walls).arg(fault)));
            }
        }
    }

    void sightIsMutualOnEveryTinyMap()
    {
        FieldOfView view;
        for (unsigned walls = 0; walls < 65536; ++walls) {
            const OpaqueGrid level({4, 4}, [walls](Point p) { return (walls >> unsigned(p.y * 4 + p.x) & 1U) != 0; });
            std::array<unsigned, 16> seen{};
            for (int i = 0; i < 16; ++i) {
                BitGrid cells({4, 4});
                view.compute(level, {i % 4, i / 4}, 9, cells);
                for (int y = 0; y < 4; ++y) {
                    seen[std::size_t(i)] |= unsigned(cells.window(0, y)) << unsigned(4 * y);
                }
            }
            for (unsigned i = 0; i < 16; ++i) {
                for (unsigned j = 0; j < i; ++j) {
                    const bool areBothFloor = (walls >> i & 1U) == 0 && (walls >> j & 1U) == 0;
                    QVERIFY(!areBothFloor || (seen[i] >> j & 1U) == (seen[j] >> i & 1U));
                }
            }
        }
    }

    void randomMapsMatchTheReference_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const Size size : {Size{1, 1}, Size{1, 70}, Size{70, 1}, Size{9, 9}, Size{33, 31}, Size{64, 64},
                                Size{63, 65}, Size{65, 63}, Size{130, 33}, Size{31, 129}, Size{200, 70}}) {
            QTest::addRow("%dx%d", size.width, size.height) << size.width << size.height;
        }
    }

    void randomMapsMatchTheReference()
    {
        QFETCH(const int, width);
        QFETCH(const int, height);
        const Size size{width, height};
        Rng rng{std::uint64_t(width), std::uint64_t(height)};
        ViewComparison comparison;
        for (const int percent : {0, 1, 3, 10, 20, 30, 45, 60, 90, 100}) {
            const OpaqueGrid level = opaqueOf(noiseMap(size, percent, rng));
            comparison.setLevel(level);
            for (const Point origin : viewpoints(size, rng)) {
                for (const int radius : {0, 1, 2, 5, 7, 8, 10, 11, 14, 15, 16, 23, 31, 32, 50, 63, 64, 100, 400}) {
                    const QString fault = comparison.fault(origin, radius);
                    QVERIFY2(fault.isEmpty(), qPrintable(u"%1% walls: %2"_s.arg(percent).arg(fault)));
                }
            }
        }
    }

    void generatedMapsMatchTheReference()
    {
        ViewComparison comparison;
        for (int number = 0; number < generatedMaps; ++number) {
            const Flags map = generatedMap(number);
            const OpaqueGrid level = opaqueOf(map);
            comparison.setLevel(level);
            for (const Point origin : floorOf(map)) {
                for (const int radius : {4, 8, 13, 24, 60}) {
                    const QString fault = comparison.fault(origin, radius);
                    QVERIFY2(fault.isEmpty(), qPrintable(u"map %1: %2"_s.arg(number).arg(fault)));
                }
            }
        }
    }

    void shippedLevelsMatchTheReference_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(u":/levels"_s, {u"*.level.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        int found = 0;
        for (; files.hasNext(); ++found) {
            const QString path = files.next();
            QTest::addRow("%s", qPrintable(files.fileName())) << path;
        }
        QVERIFY(found > 3);
    }

    void shippedLevelsMatchTheReference()
    {
        QFETCH(const QString, path);
        IssueList issues;
        const CataloguePtr catalogue = Catalogue::load({u":/data"_s}, issues);
        QVERIFY(catalogue);
        const ReadLevel read = openLevelFile(path, *catalogue);
        QVERIFY(read.level);
        const Grid<TerrainId> &terrain = read.level->terrain;
        const OpaqueGrid level(terrain.size(),
                               [&](Point cell) { return !catalogue->terrain(terrain.at(cell)).isTransparent; });
        ViewComparison comparison;
        comparison.setLevel(level);
        for (int y = 0; y < terrain.height(); ++y) {
            for (int x = 0; x < terrain.width(); ++x) {
                for (const int radius : {8, 10, 25, 50, 300}) {
                    const QString fault = comparison.fault({x, y}, radius);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                }
            }
        }
    }

    /// The views stay equal when walls come and go, as doors do when they open.
    void changingWallsMatchTheReference()
    {
        Rng rng(8, 9);
        Flags map = noiseMap({90, 70}, 25, rng);
        OpaqueGrid level = opaqueOf(map);
        ViewComparison comparison;
        comparison.setLevel(level);
        for (int i = 0; i < 3000; ++i) {
            const Point cell{rng.below(90), rng.below(70)};
            map.set(cell, map.at(cell) == 0);
            level.setOpaque(cell, map.at(cell) == 0);
            const Point near{std::clamp(cell.x + rng.between(-9, 9), 0, 89),
                             std::clamp(cell.y + rng.between(-9, 9), 0, 69)};
            const QString fault = comparison.fault(near, i % 50);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        QVERIFY(level == opaqueOf(map));
    }

    void otherCellsKeepTheirBits()
    {
        const Flags map = generatedMap(3);
        const OpaqueGrid level = opaqueOf(map);
        const Point origin = floorOf(map).front();
        const Point corner{0, map.height() - 1};
        for (const int radius : {6, 20}) {
            BitGrid seen(map.size());
            seen.set(corner);
            FieldOfView().compute(level, origin, radius, seen);
            const Flags plain = seenFrom(map, origin, radius);
            for (int i = 0; i < int(map.size().area()); ++i) {
                const Point cell{i % map.width(), i / map.width()};
                QCOMPARE(seen.at(cell), plain.at(cell) == 1 || cell == corner);
            }
        }
    }
};

MAZEWRIGHT_SUITE(fieldofview, TestFieldOfView)
#include "tst_fieldofview.moc"
