#include "gamecore/world/sightmap.h"

#include "gamecore/base/hasher.h"
#include "gamecore/base/sightwindow.h"
#include "gamecore/base/widesight.h"

namespace {

constexpr int wordBits = BitGrid::wordBits;

} // namespace

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

void SightMap::show(const SightWindow &window)
{
    look(window.box());
    const int word = window.left() >> 6;
    const auto shift = unsigned(window.left() & 63);
    for (int y = m_view.top; y <= m_view.bottom; ++y) {
        const BitGrid::Word row = window.row(y);
        showWord(y, word, row << shift);
        showWord(y, word + 1, row >> 1U >> (63U - shift));
    }
}

void SightMap::show(const WideSight &sight)
{
    look(sight.box());
    for (int y = m_view.top; y <= m_view.bottom; ++y) {
        for (int word = m_view.left / wordBits; word <= m_view.right / wordBits; ++word) {
            showWord(y, word, sight.seen().row(y)[word]);
        }
    }
}

void SightMap::explore(Point cell)
{
    Q_ASSERT(m_explored.contains(cell));
    exploreWord(cell.y, cell.x / wordBits, BitGrid::Word(1) << unsigned(cell.x % wordBits));
}

/// Nothing is in view any more, and what will be lies in a box.
void SightMap::look(CellBox view)
{
    m_visible.clearWords(m_view);
    m_view = view;
}

void SightMap::showWord(int y, int word, BitGrid::Word bits)
{
    if (bits != 0) {
        m_visible.row(y)[word] = bits;
        exploreWord(y, word, bits);
    }
}

/// Cells are explored in any order: the hash must not depend on it.
void SightMap::exploreWord(int y, int word, BitGrid::Word bits)
{
    BitGrid::Word &explored = m_explored.row(y)[word];
    if ((bits & ~explored) == 0) {
        return;
    }
    const std::uint64_t before = std::uint64_t(y) * std::uint64_t(m_explored.width()) + std::uint64_t(word) * wordBits;
    forEachBit(bits & ~explored, [&](int bit) { m_hash ^= mixed(before + std::uint64_t(bit) + 1); });
    explored |= bits;
}
