#pragma once

#include "gamecore/base/grid.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

/// A rectangle of cells that includes its right column and bottom row.
struct CellBox {
    int left = 0;
    int top = 0;
    int right = -1;
    int bottom = -1;

    constexpr bool contains(Point p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }
    constexpr bool isEmpty() const { return right < left || bottom < top; }
    friend constexpr bool operator==(const CellBox &, const CellBox &) = default;
};

/// A grid with one bit per cell, for reading and changing 64 cells of a row at once. Bit x % 64 of word x / 64 of row y
/// is the cell (x, y). Bits beyond the last column must stay 0, and so must the word before and the word after each
/// row, since windows of cells may extend past either end of a row. Copying copies the bits.
class BitGrid {
public:
    using Word = std::uint64_t;
    static constexpr int wordBits = 64;

    BitGrid() = default;
    /// Makes a grid of zeros.
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
    /// Sets all bits to 0, in time linear in the size of the grid.
    void clear() { m_words.assign(m_words.size(), 0); }

    /// Returns the number of words for the cells of a row; 0 if the grid has no columns.
    int wordsPerRow() const { return (m_size.width + wordBits - 1) / wordBits; }
    /// Returns the distance in words between the beginnings of two rows.
    int stride() const { return m_stride; }
    /// Returns a pointer to the first word of a row. The words at indices -1 and wordsPerRow() can be read, too, and
    /// are 0. `y` may be outside the grid if the pointer is not used.
    const Word *row(int y) const { return m_words.data() + offsetOf(y); }
    Word *row(int y) { return m_words.data() + offsetOf(y); }

    /// Returns 64 cells of a row from column `x` on; column `x` is the lowest bit. Bits outside the grid are 0. `x`
    /// must be in -64..width()-1.
    Word window(int x, int y) const
    {
        Q_ASSERT(x >= -wordBits && x < m_size.width);
        return windowOf(row(y), x);
    }
    /// Does the same as window(), for a row that row() returned.
    static Word windowOf(const Word *row, int x)
    {
        const Word *words = row + (x >> 6);
        // Two shifts, because a shift by 64 is undefined.
        return words[0] >> unsigned(x & 63) | words[1] << 1U << unsigned(63 - (x & 63));
    }

    /// Sets the cells of a row whose bits in `bits` are 1; the lowest bit is column `x`. Clears no cells. Column `x` of
    /// row `y` and all cells to set must be inside the grid.
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
    /// Sets all words that contain cells of a box to 0. This also clears cells beside the box that share a word with
    /// its cells. The box must be inside the grid; it may be empty.
    void clearWords(CellBox box)
    {
        // Column by column: most boxes are one or two words wide, too few for a call per row.
        for (int word = box.left / wordBits; word <= box.right / wordBits && !box.isEmpty(); ++word) {
            for (int y = box.top; y <= box.bottom; ++y) {
                row(y)[word] = 0;
            }
        }
    }

    /// Returns the number of bits that are 1.
    std::int64_t count() const { return countOfBoth(*this, *this); }
    /// Returns the number of bits that are 1 in both grids. They must have the same size.
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

/// Returns a word whose lowest `count` bits are 1: no bits for 0 or less, all for 64 or more.
constexpr BitGrid::Word lowestBits(int count)
{
    return count >= BitGrid::wordBits ? ~BitGrid::Word(0) : count <= 0 ? 0 : (BitGrid::Word(1) << unsigned(count)) - 1;
}

/// Calls `use(int)` with the index of each set bit, lowest first.
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

// Conversion between grids of bytes and grids of bits, eight cells at a time.

/// A lookup table for bytes.
using ByteTable = std::array<std::uint8_t, 256>;

/// Looks up each byte of `bytes` in `table`, and writes the bits of the result into the same cell of `planes`: the
/// lowest bit into the first plane, the next bit into the next plane, and so on. All grids have the same size, and all
/// bits of `planes` must be 0.
void splitBits(const Grid<std::uint8_t> &bytes, const ByteTable &table, std::span<BitGrid> planes);

/// Returns a bit for each byte: 0 if the byte is 0, otherwise 1.
BitGrid bitsOf(const Grid<std::uint8_t> &bytes);

/// Returns a byte for each bit: 0 or 1.
Grid<std::uint8_t> bytesOf(const BitGrid &bits);

// Transposition of squares of bits: bit j of word i becomes bit i of word j.

/// Transposes a square in place by exchanging ever smaller squares within it. The side must be a power of two. Source:
/// H. S. Warren, "Hacker's Delight", 7-3.
template<typename Word>
constexpr void transposeBits(std::array<Word, 8 * sizeof(Word)> &square)
{
    constexpr unsigned side = 8 * sizeof(Word);
    Word mask = Word(~Word(0)) >> (side / 2);
    for (unsigned half = side / 2; half != 0; half /= 2, mask ^= Word(mask << half)) {
        for (unsigned i = 0; i < side; i = ((i | half) + 1) & ~half) {
            const Word swapped = ((square[i] >> half) ^ square[i | half]) & mask;
            square[i] ^= Word(swapped << half);
            square[i | half] ^= swapped;
        }
    }
}

/// Transposes a square of 32 words, and ors words `first` to `last` of the result into `rows[first]` to `rows[last]`.
/// May also change the rows after `last` up to `last | 7`, so `rows` must be long enough for these.
void addTransposed(const std::array<std::uint32_t, 32> &columns, int first, int last, std::uint64_t *rows);

/// Ors the bits in a box of `from` into `to`, with x and y exchanged. The box may be empty. The box with x and y
/// exchanged must be inside `to`.
void addTransposed(const BitGrid &from, CellBox box, BitGrid &to);
