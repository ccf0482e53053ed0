#pragma once

#include "gamecore/base/bitgrid.h"

class FieldOfView;
class OpaqueGrid;

/// The set of cells that the hero has seen so far.
class ExploredCells {
public:
    ExploredCells() = default;
    explicit ExploredCells(Size size) : m_cells(size) {}

    bool at(Point cell) const { return m_cells.at(cell); }
    const BitGrid &cells() const { return m_cells; }
    void add(Point cell)
    {
        addWord(cell.y, cell.x / BitGrid::wordBits, BitGrid::Word(1) << unsigned(cell.x % BitGrid::wordBits));
    }
    /// Adds the cells of row `y` whose bits are set in `bits`, the word with index `word` in the row (BitGrid).
    void addWord(int y, int word, BitGrid::Word bits);

    /// Returns a hash that does not depend on the order in which cells were added.
    std::uint64_t hash() const { return m_hash; }

    friend bool operator==(const ExploredCells &, const ExploredCells &) = default;

private:
    BitGrid m_cells;
    std::uint64_t m_hash = 0;
};

/// The cells that the hero sees from his position, as of the last look().
class SightMap {
public:
    SightMap() = default;
    explicit SightMap(Size size) : m_visible(size) {}

    bool isVisible(Point cell) const { return m_visible.at(cell); }
    /// Returns the cells in view, in reading order.
    std::vector<Point> visible() const;
    /// Calls `use(Point)` for each cell in view that is also in `cells`. `cells` must have the size of the level.
    template<typename Use>
    void forEachVisibleOf(const BitGrid &cells, const Use &use) const;

    /// Recomputes the cells in view from `origin`, up to `radius` cells away, and adds these cells to `explored`.
    /// `view` is working memory.
    void look(FieldOfView &view, const OpaqueGrid &level, Point origin, int radius, ExploredCells &explored);

private:
    BitGrid m_visible;
    CellBox m_view; ///< bounds of the cells in view
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
