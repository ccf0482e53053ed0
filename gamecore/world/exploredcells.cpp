#include "gamecore/world/exploredcells.h"

#include "gamecore/base/rng.h"

void ExploredCells::addWord(int y, int word, BitGrid::Word bits)
{
    BitGrid::Word &explored = m_cells.row(y)[word];
    if ((bits & ~explored) == 0) {
        return;
    }
    const std::uint64_t before =
        std::uint64_t(y) * std::uint64_t(m_cells.width()) + std::uint64_t(word) * BitGrid::wordBits;
    forEachBit(bits & ~explored, [&](int bit) { m_hash ^= mixed(before + std::uint64_t(bit) + 1); });
    explored |= bits;
}
