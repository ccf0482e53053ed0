#include "gamecore/base/bitbytes.h"

#include <QtEndian>

#include <cstring>

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
