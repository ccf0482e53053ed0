#pragma once

// gamecore/fov: the field of view from a cell, and lines between cells.

#include "gamecore/fov/opaquegrid.h"

#include <vector>

/// The field of view from a cell: symmetric shadowcasting after Albert Ford, "Symmetric Shadowcasting" (2019, revised
/// 2020, https://www.albertford.com/shadowcasting/), in integer fractions only, so that it is exact and the same
/// everywhere.
///
/// These properties hold, and are tested:
/// - Symmetry: of two transparent cells, either both see each other or neither does. So "the monster sees the hero"
///   may be asked of the hero's view. An opaque cell is lit when any part of the view falls on it.
/// - The radius: nothing is seen unless dx * dx + dy * dy <= radius * radius. In the open, radius 8 shows 197 cells,
///   its own among them; radius 0 shows that one only. There is no largest radius.
/// - A room without corners inside shows all its walls, from each of its cells.
/// - A transparent cell is seen if and only if clearLine() of line.h finds a line to it.
/// - Cells outside the level hide nothing.
/// - A viewer in an opaque cell sees out of it, but is not seen (no symmetry).
///
/// The memory is kept from call to call: after a few calls for levels of one size none allocates. An object serves any
/// number of levels and viewers, one call at a time. The cost is that of the cells in view, never of the level.
class FieldOfView {
public:
    /// Sets the bit of each cell that is seen from `origin`, a cell of the level; other bits of `seen`, which has the
    /// size of the level, stay. `radius` is 0 or more. Returns a box of cells of the level that holds all that is seen.
    CellBox compute(const OpaqueGrid &level, Point origin, int radius, BitGrid &seen);

private:
    using Word = BitGrid::Word;

    /// A straight line out of the origin's center past the left side of a column, followed row by row: where it stands
    /// at the present depth and how far it goes a row, in fractions of a column (fieldofview.cpp says which).
    struct Edge {
        std::int64_t place;
        std::int64_t step;

        void advance() { place += step; }
        int floor() const;
        int ceiling() const;
        int roundedHalfUp() const;
        int roundedHalfDown() const;
    };
    /// A part of a row that light reaches, from one edge to another.
    struct Beam {
        Edge start;
        Edge end;
        int depth;
    };
    /// One of the four sides: lines of cells at growing depth, rows of the map or of the transposed one.
    struct Quadrant {
        const Word *opaque;    ///< the line of the origin
        Word *seen;            ///< the same line of the cells that are seen
        std::ptrdiff_t stride; ///< to the next line, in words
        int origin;            ///< its place in the line
        int lastColumn;        ///< counted from the origin
        int lastDepth;
    };
    /// What rows of one depth have in common.
    struct Depth {
        int reach;         ///< the farthest column within the radius
        std::int64_t half; ///< half a column divided by the depth
    };

    void prepare(Size size, int radius);
    void scanBoth(const BitGrid &opaque, BitGrid &seen, Point origin, CellBox box);
    void scan(const Quadrant &side);
    bool scanRow(const Quadrant &side, Beam &beam);
    void split(Beam &beam, int first, Word walls, Word scanned);
    Edge leftOf(int column, int depth) const;

    BitGrid m_turned;            ///< seen to the left and to the right, x and y exchanged; 0 between calls
    std::vector<Beam> m_waiting; ///< in place of recursion
    std::vector<Depth> m_depths;
    int m_radius = -1;
};
