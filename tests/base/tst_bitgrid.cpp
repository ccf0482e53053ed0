#include "gamecore/base/bitgrid.h"
#include "gamecore/base/rng.h"
#include "tests/support/suite.h"

#include <QTest>

namespace {

const std::array<Size, 6> sizes{{{1, 1}, {63, 3}, {64, 2}, {65, 3}, {130, 4}, {0, 0}}};

BitGrid noise(Size size)
{
    BitGrid grid(size);
    Rng rng(1, 2);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            grid.set({x, y}, rng.below(2) == 1);
        }
    }
    return grid;
}

} // namespace

/// A bit for each cell (gamecore/base/bitgrid.h).
class TestBitGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allBitsAreZeroAtFirst()
    {
        for (const Size size : sizes) {
            const BitGrid grid(size);
            QCOMPARE(grid.size(), size);
            for (int y = 0; y < size.height; ++y) {
                for (int x = 0; x < size.width; ++x) {
                    QVERIFY(!grid.at({x, y}));
                }
            }
        }
    }

    void aBitIsSetAlone()
    {
        for (const Size size : sizes) {
            for (int i = 0; i < size.area(); ++i) {
                const Point cell{i % size.width, i / size.width};
                BitGrid grid = noise(size);
                const bool was = grid.at(cell);
                grid.set(cell, !was);
                QCOMPARE(grid.at(cell), !was);
                QVERIFY(grid != noise(size));
                grid.set(cell, was);
                QVERIFY(grid == noise(size));
            }
            BitGrid grid = noise(size);
            grid.clear();
            QVERIFY(grid == BitGrid(size));
        }
    }

    void aWindowShowsTheCellsOfItsRow()
    {
        for (const Size size : sizes) {
            const BitGrid grid = noise(size);
            for (int y = 0; y < size.height; ++y) {
                for (int x = -64; x < size.width; ++x) {
                    const BitGrid::Word window = grid.window(x, y);
                    for (int i = 0; i < BitGrid::wordBits; ++i) {
                        const bool isSet = grid.contains({x + i, y}) && grid.at({x + i, y});
                        QCOMPARE((window >> unsigned(i) & 1U) != 0, isSet);
                    }
                }
            }
        }
    }

    void lowestBitsSetsTheGivenNumber()
    {
        QCOMPARE(lowestBits(-3), BitGrid::Word(0));
        QCOMPARE(lowestBits(0), BitGrid::Word(0));
        QCOMPARE(lowestBits(3), BitGrid::Word(7));
        QCOMPARE(lowestBits(63), ~BitGrid::Word(0) >> 1U);
        QCOMPARE(lowestBits(64), ~BitGrid::Word(0));
        QCOMPARE(lowestBits(99), ~BitGrid::Word(0));
    }

    void eachSetBitIsVisitedOnce()
    {
        std::vector<int> met;
        forEachBit(BitGrid::Word(1) << 63U | 0b1001U, [&met](int bit) { met.push_back(bit); });
        QCOMPARE(met, (std::vector<int>{0, 3, 63}));
        forEachBit(0, [&met](int) { met.clear(); });
        QCOMPARE(met.size(), std::size_t(3));
    }

    void setCellsAreVisitedInReadingOrder()
    {
        for (const Size size : sizes) {
            BitGrid met(size);
            std::vector<Point> cells;
            forEachCell(noise(size), [&](Point cell) {
                met.set(cell);
                cells.push_back(cell);
            });
            QVERIFY(met == noise(size));
            QVERIFY(std::is_sorted(cells.begin(), cells.end(), readsBefore));
            QCOMPARE(noise(size).count(), std::int64_t(cells.size()));
        }
    }

    void cellsSetInBothAreCounted()
    {
        BitGrid one({70, 2});
        BitGrid other({70, 2});
        for (const Point cell : {Point{0, 0}, Point{64, 1}, Point{69, 1}}) {
            one.set(cell);
        }
        for (const Point cell : {Point{0, 1}, Point{64, 1}, Point{69, 1}}) {
            other.set(cell);
        }
        QCOMPARE(countOfBoth(one, other), std::int64_t(2));
    }

    void bitsBecomeBytesAndBack()
    {
        for (const Size size : sizes) {
            const BitGrid bits = noise(size);
            const Grid<std::uint8_t> bytes = bytesOf(bits);
            QCOMPARE(bytes.size(), size);
            for (int i = 0; i < size.area(); ++i) {
                const Point cell{i % size.width, i / size.width};
                QCOMPARE(bytes.at(cell), std::uint8_t(bits.at(cell) ? 1 : 0));
            }
            QVERIFY(bitsOf(bytes) == bits);
        }
    }

    void bytesAreSplitIntoPlanesByATable()
    {
        ByteTable table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            table[i] = std::uint8_t(i * 7 + 3);
        }
        Rng rng(3, 4);
        for (const Size size : sizes) {
            Grid<std::uint8_t> bytes(size, 9);
            for (int i = 0; i < size.area(); ++i) {
                // includes runs of eight equal cells
                bytes.set({i % size.width, i / size.width}, std::uint8_t(i % 40 < 20 ? 9 : rng.below(256)));
            }
            std::array<BitGrid, 3> planes{BitGrid(size), BitGrid(size), BitGrid(size)};
            splitBits(bytes, table, planes);
            for (int i = 0; i < 3 * size.area(); ++i) {
                const Point cell{i / 3 % size.width, i / 3 / size.width};
                QCOMPARE(planes[std::size_t(i % 3)].at(cell), (table[bytes.at(cell)] >> (i % 3) & 1) != 0);
            }
        }
    }
};

MAZEWRIGHT_SUITE(bitgrid, TestBitGrid)
#include "tst_bitgrid.moc"
