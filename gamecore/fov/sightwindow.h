#pragma once

// gamecore/fov: the field of view from a cell, and lines between cells.
//
// Two ways look around and see the same cells: a window of words up to a radius of 31, and rows of the whole level for
// wider sight and for the analysis. The rows alone would do, but they take 4.5 times as long for radius 8 in the open
// (564 ns instead of 126). The tests hold both to a plain field of view (tests/support/fieldofview.h), bit for bit.
//
// Only the turning back of columns uses SSE2 where there is any, with a plain way beside it: a look over 8 cells in a
// level of rooms takes 2,011 instructions so, 3,276 without. Nothing else here is written for one processor.

#include "gamecore/fov/opaquegrid.h"
#include "gamecore/fov/slopetable.h"

#include <array>

/// What WideSight sees, cell for cell, for radii up to 31 and faster: a row of cells is a word, and all its cells are
/// looked at together. The shadows' edges come from tables made once for a radius; the sides to the left and to the
/// right are seen in the transposed map and turned back. What holds of sight is told in widesight.h.
///
/// What is seen is kept as a square of bits around the origin. Nothing outside the level is in it, and none of its
/// memory is allocated while the radius stays. An object serves any number of levels and viewers, one call at a time.
/// The cost is that of the cells in view, never of the level.
class SightWindow {
public:
    static constexpr int largestRadius = 31;

    /// Looks around from a cell of the level, over 0..largestRadius cells.
    void compute(const OpaqueGrid &level, Point origin, int radius);

    // All of what the last call saw.
    /// Holds all cells of the level that are seen.
    CellBox box() const { return m_box; }
    /// The column of the lowest bit of each row; may lie left of the level.
    int left() const { return m_corner.x; }
    /// A row of the box: 1 where a cell is seen.
    BitGrid::Word row(int y) const { return m_rows[std::size_t(y - m_corner.y)]; }
    /// Any point may be asked about.
    bool isVisible(Point cell) const
    {
        return m_box.contains(cell) && (row(cell.y) >> unsigned(cell.x - m_corner.x) & 1U) != 0;
    }

private:
    static constexpr int side = BitGrid::wordBits;

    template<typename Mask>
    void look(SlopeTable<Mask> &slopes, const OpaqueGrid &level, Point origin, int radius);

    SlopeTable<std::uint32_t> m_nearSlopes; ///< up to 15: half the work
    SlopeTable<std::uint64_t> m_farSlopes;
    Point m_corner; ///< bit 0 of row 0
    CellBox m_box;
    std::array<BitGrid::Word, side> m_rows{}; ///< those of the box; others are of calls before
};
