#pragma once

#include "gamecore/world/exploredcells.h"

class FieldOfView;
class OpaqueGrid;

/// What the hero sees now, by cell. It follows from where he stands.
class SightMap {
public:
    SightMap() = default;
    explicit SightMap(Size size) : m_visible(size) {}

    bool isVisible(Point cell) const { return m_visible.at(cell); }
    /// The cells in view now, in reading order.
    std::vector<Point> visible() const;
    /// Calls `use(Point)` for each cell in view that is one of `cells`, which has the size of the level.
    template<typename Use>
    void forEachVisibleOf(const BitGrid &cells, const Use &use) const;

    /// Renews the view: all that is seen from a cell. It is explored, too.
    void look(FieldOfView &view, const OpaqueGrid &level, Point origin, int radius, ExploredCells &explored);

private:
    BitGrid m_visible;
    CellBox m_view; ///< holds all that is in view
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
