#include "editor/art/cellblocks.h"

#include <cstring>

namespace {

/// Combines the bits of a row with those of others by OR, eight cells at a time.
void addRow(std::vector<std::uint8_t> &bits, const std::uint8_t *row)
{
    std::size_t x = 0;
    for (std::uint64_t sum = 0, more = 0; x + sizeof(sum) <= bits.size(); x += sizeof(sum)) {
        std::memcpy(&sum, &bits[x], sizeof(sum));
        std::memcpy(&more, row + x, sizeof(more));
        sum |= more;
        std::memcpy(&bits[x], &sum, sizeof(sum));
    }
    for (; x < bits.size(); ++x) {
        bits[x] |= row[x];
    }
}

} // namespace

std::vector<std::uint8_t> bitsOfBlocks(const std::uint8_t *cells, Size size, int side, const QRect &blocks)
{
    const int first = blocks.left() * side;
    const int end = std::min((blocks.right() + 1) * side, size.width);
    std::vector<std::uint8_t> columns(std::size_t(end - first), 0);
    for (int y = blocks.top() * side; y < std::min((blocks.top() + 1) * side, size.height); ++y) {
        addRow(columns, cells + std::size_t(y) * std::size_t(size.width) + std::size_t(first));
    }
    std::vector<std::uint8_t> bits(std::size_t(blocks.width()), 0);
    auto column = columns.cbegin();
    for (std::uint8_t &of : bits) {
        const auto last = columns.cend() - column < side ? columns.cend() : column + side;
        for (; column != last; ++column) {
            of |= *column;
        }
    }
    return bits;
}
