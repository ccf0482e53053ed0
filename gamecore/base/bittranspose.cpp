#include "gamecore/base/bittranspose.h"

#ifdef __SSE2__
#include <emmintrin.h>

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
