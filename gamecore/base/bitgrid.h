#pragma once

#include "gamecore/base/point.h"

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <vector>

/// A rectangle of cells; the right column and the bottom row are part of it.
struct CellBox {
    int left = 0;
    int top = 0;
    int right = -1;
    int bottom = -1;

    constexpr bool contains(Point p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }
    constexpr bool isEmpty() const { return right < left || bottom < top; }
    friend constexpr bool operator==(const CellBox &, const CellBox &) = default;
};

/// One bit a cell, so that 64 cells of a row are asked or changed at once: bit x % 64 of word x / 64 of row y is the
/// cell (x, y). Bits beyond the last column are 0 and must stay so, as must one word before and behind each row: a
/// window of cells may be read across either end of a row. Copying copies the bits.
class BitGrid {
public:
    using Word = std::uint64_t;
    static constexpr int wordBits = 64;

    BitGrid() = default;
    /// All bits are 0.
    explicit BitGrid(Size size)
        : m_size(size), m_stride(wordsPerRow() + 1), m_words(std::size_t(m_stride) * std::size_t(size.height) + 1, 0)
    {
    }

    Size size() const { return m_size; }
    int width() const { return m_size.width; }
    int height() const { return m_size.height; }
    bool contains(Point p) const { return m_size.contains(p); }

    bool at(Point p) const
    {
        Q_ASSERT(contains(p));
        return (row(p.y)[p.x / wordBits] >> unsigned(p.x % wordBits) & 1U) != 0;
    }
    void set(Point p, bool value = true)
    {
        Q_ASSERT(contains(p));
        Word &word = row(p.y)[p.x / wordBits];
        const Word bit = Word(1) << unsigned(p.x % wordBits);
        word = value ? word | bit : word & ~bit;
    }
    /// All bits become 0, at the cost of the whole grid.
    void clear() { m_words.assign(m_words.size(), 0); }

    /// How many words hold the cells of a row: 0 of them if the grid has no columns.
    int wordsPerRow() const { return (m_size.width + wordBits - 1) / wordBits; }
    /// Words from the first one of a row to the first one of the next row.
    int stride() const { return m_stride; }
    /// The first word of a row; words -1 and wordsPerRow() may be read, and are 0. `y` may be one that is no row only
    /// if nothing is read there.
    const Word *row(int y) const { return m_words.data() + offsetOf(y); }
    Word *row(int y) { return m_words.data() + offsetOf(y); }

    /// The 64 cells of a row from column `x` on, that one in the lowest bit; 0 where there are none.
    /// -64 <= x < width().
    Word window(int x, int y) const
    {
        Q_ASSERT(x >= -wordBits && x < m_size.width);
        return windowOf(row(y), x);
    }
    /// window() of a row that row() gave.
    static Word windowOf(const Word *row, int x)
    {
        const Word *words = row + (x >> 6);
        // Two shifts, because one by 64 is none.
        return words[0] >> unsigned(x & 63) | words[1] << 1U << unsigned(63 - (x & 63));
    }

    /// Sets those of the 64 cells from column `x` on whose bits are 1. The cell `x`, `y` is inside, as are all of
    /// those.
    void addWindow(int x, int y, Word bits)
    {
        Q_ASSERT(contains({x, y}));
        addWindowTo(row(y), x, bits);
    }
    static void addWindowTo(Word *row, int x, Word bits)
    {
        Word *words = row + (x >> 6);
        words[0] |= bits << unsigned(x & 63);
        if (const Word others = bits >> 1U >> unsigned(63 - (x & 63)); others != 0) {
            words[1] |= others;
        }
    }
    /// Makes all bits of the words 0 that hold the cells of a box inside the grid, which may be empty.
    void clearWords(CellBox box)
    {
        // Column by column, since most boxes are one or two words wide, too little for a call for each row.
        for (int word = box.left / wordBits; word <= box.right / wordBits && !box.isEmpty(); ++word) {
            for (int y = box.top; y <= box.bottom; ++y) {
                row(y)[word] = 0;
            }
        }
    }

    /// How many bits are 1.
    std::int64_t count() const { return countOfBoth(*this, *this); }
    /// How many are 1 in both of two grids of one size.
    friend std::int64_t countOfBoth(const BitGrid &a, const BitGrid &b)
    {
        Q_ASSERT(a.size() == b.size());
        std::int64_t count = 0;
        for (std::size_t i = 0; i < a.m_words.size(); ++i) {
            count += std::popcount(a.m_words[i] & b.m_words[i]);
        }
        return count;
    }

    friend bool operator==(const BitGrid &, const BitGrid &) = default;

private:
    std::ptrdiff_t offsetOf(int y) const { return std::ptrdiff_t(y) * m_stride + 1; }

    Size m_size;
    int m_stride = 1;
    std::vector<Word> m_words;
};

/// The lowest `count` bits: none for 0 or less, all for 64 or more.
constexpr BitGrid::Word lowestBits(int count)
{
    return count >= BitGrid::wordBits ? ~BitGrid::Word(0) : count <= 0 ? 0 : (BitGrid::Word(1) << unsigned(count)) - 1;
}

/// Calls `use(int)` with the place of each bit that is set, the lowest first.
template<typename Use>
void forEachBit(BitGrid::Word bits, Use &&use)
{
    for (; bits != 0; bits &= bits - 1) {
        use(std::countr_zero(bits));
    }
}

/// Calls `use(Point)` with each cell whose bit is set, in reading order.
template<typename Use>
void forEachCell(const BitGrid &cells, Use &&use)
{
    for (int y = 0; y < cells.height(); ++y) {
        for (int word = 0; word < cells.wordsPerRow(); ++word) {
            forEachBit(cells.row(y)[word], [&](int bit) { use(Point{word * BitGrid::wordBits + bit, y}); });
        }
    }
}
