#include "gamecore/base/bitgrid.h"

#include <QtEndian>

#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace {

constexpr int eight = 8;
constexpr std::uint64_t ones = 0x0101010101010101;

/// Loads eight bytes, the first one lowest.
std::uint64_t load(const std::uint8_t *bytes)
{
    return qFromLittleEndian<quint64>(bytes);
}

/// Looks up each of eight bytes. If all are equal, as is common, a single lookup is enough.
std::uint64_t looked(std::uint64_t bytes, const ByteTable &table)
{
    if (bytes == (bytes & 0xff) * ones) {
        return table[bytes & 0xff] * ones;
    }
    std::uint64_t found = 0;
    for (unsigned shift = 0; shift < BitGrid::wordBits; shift += eight) {
        found |= std::uint64_t(table[bytes >> shift & 0xff]) << shift;
    }
    return found;
}

/// Packs the lowest bits of eight bytes.
BitGrid::Word gathered(std::uint64_t bytes)
{
    return (bytes & ones) * 0x0102040810204080 >> 56U;
}

/// Unpacks eight bits to bytes of 0 or 1: the reverse of gathered().
std::uint64_t spread(BitGrid::Word bits)
{
    const std::uint64_t apart = (bits & 0xff) * ones & 0x8040201008040201;
    // Any byte other than 0 carries into its highest bit.
    return (apart + ones * 0x7f) >> 7U & ones;
}

/// Splits the cells of a word into one word of each plane, which must be 0.
void splitWord(std::span<const std::uint8_t> cells, const ByteTable &table, std::span<BitGrid> planes, Point place)
{
    // Fast path: large parts of a level are uniform.
    const bool areAlike = std::memcmp(cells.data(), cells.data() + 1, cells.size() - 1) == 0;
    if (areAlike) {
        unsigned found = table[cells.front()];
        for (BitGrid &plane : planes) {
            plane.row(place.y)[place.x] = (found & 1U) != 0 ? lowestBits(int(cells.size())) : 0;
            found >>= 1U;
        }
        return;
    }
    for (std::size_t x = 0; x < cells.size(); x += eight) {
        const std::size_t count = std::min<std::size_t>(eight, cells.size() - x);
        std::array<std::uint8_t, eight> some{};
        std::copy_n(&cells[x], count, some.begin());
        std::uint64_t found = looked(load(some.data()), table);
        for (BitGrid &plane : planes) {
            plane.row(place.y)[place.x] |= (gathered(found) & lowestBits(int(count))) << x;
            found >>= 1U;
        }
    }
}

void spreadWord(BitGrid::Word bits, std::uint8_t *bytes, int count)
{
    int x = 0;
    for (; x + eight <= count; x += eight, bits >>= unsigned(eight)) {
        qToLittleEndian<quint64>(spread(bits), bytes + x);
    }
    for (; x < count; ++x, bits >>= 1U) {
        bytes[x] = std::uint8_t(bits & 1U);
    }
}

} // namespace

void splitBits(const Grid<std::uint8_t> &bytes, const ByteTable &table, std::span<BitGrid> planes)
{
    for (int y = 0; y < bytes.height() && bytes.width() > 0; ++y) {
        const std::span<const std::uint8_t> row(bytes.row(y), std::size_t(bytes.width()));
        for (std::size_t x = 0; x < row.size(); x += BitGrid::wordBits) {
            const std::size_t count = std::min<std::size_t>(BitGrid::wordBits, row.size() - x);
            splitWord(row.subspan(x, count), table, planes, {int(x) / BitGrid::wordBits, y});
        }
    }
}

BitGrid bitsOf(const Grid<std::uint8_t> &bytes)
{
    ByteTable isSet;
    isSet.fill(1);
    isSet[0] = 0;
    BitGrid bits(bytes.size());
    splitBits(bytes, isSet, {&bits, 1});
    return bits;
}

Grid<std::uint8_t> bytesOf(const BitGrid &bits)
{
    Grid<std::uint8_t> bytes(bits.size(), 0);
    for (int y = 0; y < bits.height() && bits.width() > 0; ++y) {
        const BitGrid::Word *words = bits.row(y);
        std::uint8_t *row = bytes.row(y);
        for (int x = 0; x < bits.width(); x += BitGrid::wordBits) {
            if (const BitGrid::Word word = *words++; word != 0) {
                spreadWord(word, row + x, std::min(bits.width() - x, BitGrid::wordBits));
            }
        }
    }
    return bytes;
}

#ifdef __SSE2__

namespace {

constexpr int lanes = 16;

/// Returns one byte of each of four words.
__m128i bytesOfFour(const std::uint32_t *words, __m128i shift)
{
    const __m128i loaded = _mm_loadu_si128(reinterpret_cast<const __m128i *>(words));
    return _mm_and_si128(_mm_srl_epi32(loaded, shift), _mm_set1_epi32(0xff));
}

/// Returns one byte of each of 16 words.
__m128i bytesOf(const std::uint32_t *words, __m128i shift)
{
    return _mm_packus_epi16(_mm_packs_epi32(bytesOfFour(words, shift), bytesOfFour(words + 4, shift)),
                            _mm_packs_epi32(bytesOfFour(words + 8, shift), bytesOfFour(words + 12, shift)));
}

} // namespace

/// Handles eight rows at a time: one instruction collects the highest bits of 16 bytes.
void addTransposed(const std::array<std::uint32_t, 32> &columns, int first, int last, std::uint64_t *rows)
{
    for (int byte = first / 8; byte <= last / 8; ++byte) {
        const __m128i shift = _mm_cvtsi32_si128(8 * byte);
        __m128i low = bytesOf(columns.data(), shift);
        __m128i high = bytesOf(columns.data() + lanes, shift);
        for (int row = 8 * byte + 7; row >= std::max(first, 8 * byte); --row) {
            rows[row] |= unsigned(_mm_movemask_epi8(low)) | unsigned(_mm_movemask_epi8(high)) << unsigned(lanes);
            low = _mm_add_epi8(low, low);
            high = _mm_add_epi8(high, high);
        }
    }
}

#else

void addTransposed(const std::array<std::uint32_t, 32> &columns, int first, int last, std::uint64_t *rows)
{
    std::array<std::uint32_t, 32> square = columns;
    transposeBits(square);
    for (int row = first; row <= last; ++row) {
        rows[row] |= square[std::size_t(row)];
    }
}

#endif

namespace {

constexpr int nearSide = 32;
constexpr int farSide = BitGrid::wordBits;

/// Adds a box that fits into a square of 32 cells at any position.
void addSmall(const BitGrid &from, CellBox box, BitGrid &to)
{
    std::array<std::uint32_t, nearSide> square{};
    std::array<std::uint64_t, nearSide> turned{};
    for (int y = box.top; y <= box.bottom; ++y) {
        square[std::size_t(y - box.top)] = std::uint32_t(from.window(box.left, y));
    }
    const int width = box.right - box.left + 1;
    addTransposed(square, 0, width - 1, turned.data());
    for (int i = 0; i < width; ++i) {
        to.addWindow(box.top, box.left + i, turned[std::size_t(i)]);
    }
}

/// Adds the part of a box in one word of 64 rows.
void addSquare(const BitGrid &from, CellBox box, Point word, BitGrid &to)
{
    std::array<BitGrid::Word, farSide> square{};
    BitGrid::Word any = 0;
    const int base = word.y * farSide;
    for (int y = std::max(box.top, base); y <= std::min(box.bottom, base + farSide - 1); ++y) {
        any |= square[std::size_t(y - base)] = from.row(y)[word.x];
    }
    if (any == 0) {
        return;
    }
    transposeBits(square);
    const int side = word.x * farSide;
    for (int x = std::max(box.left, side); x <= std::min(box.right, side + farSide - 1); ++x) {
        to.row(x)[word.y] |= square[std::size_t(x - side)];
    }
}

} // namespace

void addTransposed(const BitGrid &from, CellBox box, BitGrid &to)
{
    if (box.isEmpty()) {
        return;
    }
    if (box.right - box.left < nearSide && box.bottom - box.top < nearSide) {
        addSmall(from, box, to);
        return;
    }
    for (int y = box.top / farSide; y <= box.bottom / farSide; ++y) {
        for (int x = box.left / farSide; x <= box.right / farSide; ++x) {
            addSquare(from, box, {x, y}, to);
        }
    }
}
