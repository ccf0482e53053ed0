#include "gamecore/world/sightmap.h"

#include "gamecore/fov/sightwindow.h"
#include "gamecore/fov/widesight.h"

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

void SightMap::show(const SightWindow &window, ExploredCells &explored)
{
    look(window.box());
    const int word = window.left() >> 6;
    const auto shift = unsigned(window.left() & 63);
    for (int y = m_view.top; y <= m_view.bottom; ++y) {
        const BitGrid::Word row = window.row(y);
        showWord(y, word, row << shift, explored);
        showWord(y, word + 1, row >> 1U >> (63U - shift), explored);
    }
}

void SightMap::show(const WideSight &sight, ExploredCells &explored)
{
    look(sight.box());
    for (int y = m_view.top; y <= m_view.bottom; ++y) {
        for (int word = m_view.left / wordBits; word <= m_view.right / wordBits; ++word) {
            showWord(y, word, sight.seen().row(y)[word], explored);
        }
    }
}

/// Clears the view; what will be in it lies in a box.
void SightMap::look(CellBox view)
{
    m_visible.clearWords(m_view);
    m_view = view;
}

void SightMap::showWord(int y, int word, BitGrid::Word bits, ExploredCells &explored)
{
    if (bits != 0) {
        m_visible.row(y)[word] = bits;
        explored.addWord(y, word, bits);
    }
}
