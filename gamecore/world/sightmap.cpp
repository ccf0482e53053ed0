#include "gamecore/world/sightmap.h"

#include "gamecore/base/rng.h"
#include "gamecore/fov/fieldofview.h"

namespace {

constexpr int wordBits = BitGrid::wordBits;

} // namespace

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

std::vector<Point> SightMap::visible() const
{
    std::vector<Point> cells;
    for (int y = m_view.top; y <= m_view.bottom; ++y) {
        for (int word = m_view.left / wordBits; word <= m_view.right / wordBits; ++word) {
            forEachBit(m_visible.row(y)[word], [&](int bit) { cells.push_back({word * wordBits + bit, y}); });
        }
    }
    return cells;
}

void SightMap::look(FieldOfView &view, const OpaqueGrid &level, Point origin, int radius, ExploredCells &explored)
{
    m_visible.clearWords(m_view);
    m_view = view.compute(level, origin, radius, m_visible);
    for (int y = m_view.top; y <= m_view.bottom; ++y) {
        for (int word = m_view.left / wordBits; word <= m_view.right / wordBits; ++word) {
            explored.addWord(y, word, m_visible.row(y)[word]);
        }
    }
}
