#pragma once

#include "gamecore/base/bitgrid.h"

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
