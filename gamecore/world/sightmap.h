#pragma once

#include "gamecore/base/bitgrid.h"

class SightWindow;
class WideSight;

/// What the hero sees now and has seen before, by cell. Terrain and items outlive the look at them: only the hero
/// changes either, and he sees what he does.
class SightMap {
public:
    SightMap() = default;
    explicit SightMap(Size size) : m_visible(size), m_explored(size) {}

    bool isVisible(Point cell) const { return m_visible.at(cell); }
    bool isExplored(Point cell) const { return m_explored.at(cell); }
    /// Those in view now, in reading order.
    std::vector<Point> visible() const;
    /// Calls `use(Point)` for each cell in view that is one of `cells`, which has the size of the level.
    template<typename Use>
    void forEachVisibleOf(const BitGrid &cells, const Use &use) const;
    /// Of what was explored.
    std::uint64_t hash() const { return m_hash; }

    /// What was looked at is in view, and nothing else. What was explored stays.
    void show(const SightWindow &window);
    void show(const WideSight &sight);
    void explore(Point cell);

private:
    void look(CellBox view);
    void showWord(int y, int word, BitGrid::Word bits);
    void exploreWord(int y, int word, BitGrid::Word bits);

    BitGrid m_visible;
    BitGrid m_explored;
    CellBox m_view; ///< holds all that is in view
    std::uint64_t m_hash = 0;
};

template<typename Use>
void SightMap::forEachVisibleOf(const BitGrid &cells, const Use &use) const
{
    constexpr int wordBits = BitGrid::wordBits;
    for (int y = m_view.top; y <= m_view.bottom; ++y) {
        for (int word = m_view.left / wordBits; word <= m_view.right / wordBits; ++word) {
            forEachBit(m_visible.row(y)[word] & cells.row(y)[word], [&use, word, y](int bit) {
                use(Point{word * wordBits + bit, y});
            });
        }
    }
}
