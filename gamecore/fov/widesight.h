#pragma once

#include "gamecore/fov/opaquegrid.h"

#include <vector>

/// What is seen from a cell: symmetric shadowcasting after Albert Ford, "Symmetric Shadowcasting" (2019, revised 2020,
/// https://www.albertford.com/shadowcasting/), in integer fractions only, so that it is exact and the same everywhere.
///
/// What holds, and is tested:
/// - Symmetry: of two transparent cells, either both see each other or neither does. So "the monster sees the hero"
///   may be asked of the hero's view. An opaque cell is lit when any part of the view falls on it.
/// - The radius: nothing is seen unless dx * dx + dy * dy <= radius * radius. In the open, radius 8 shows 197 cells,
///   its own among them; radius 0 shows that one only. There is no largest radius.
/// - A room without corners inside shows all its walls, from each of its cells.
/// - A transparent cell is seen if and only if clearLine() of line.h finds a line to it.
/// - What lies outside the level hides nothing.
/// - Who stands in an opaque cell sees out of it, but is not seen (no symmetry).
///
/// It looks at 64 cells of a row at a time, for radii that SightWindow has no room for. Edges of shadows are followed
/// from row to row by an addition; the sides to the left and to the right are seen in the transposed map and turned
/// back.
///
/// What is seen is kept as a bit for each cell of the level, and only what was in view is cleared before the next call.
/// After a few calls for levels of one size none allocates. An object serves any number of levels and viewers, one call
/// at a time. The cost is that of the cells in view, never of the level, but for the first call for another size.
class WideSight {
public:
    static constexpr int largestSide = 8192;

    /// Looks around from a cell of the level, which has largestSide rows and columns at most; `radius` is 0 or more.
    void compute(const OpaqueGrid &level, Point origin, int radius);

    // All of what the last call saw.
    /// Holds all cells that are seen.
    CellBox box() const { return m_box; }
    /// 1 where a cell is seen.
    const BitGrid &seen() const { return m_seen; }

private:
    /// A straight line out of the origin's center past the left side of a column, followed row by row: where it stands
    /// at the present depth and how far it goes a row, in fractions of a column (widesight.cpp says which).
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
        const BitGrid::Word *opaque; ///< the line of the origin
        BitGrid::Word *seen;         ///< the same line of what is seen
        std::ptrdiff_t stride;       ///< to the next line, in words
        int origin;                  ///< its place in the line
        int lastColumn;              ///< counted from the origin
        int lastDepth;
    };
    /// How far light came: to which line, and from which column to which.
    struct Extent {
        int depth = 0;
        int first = 0;
        int last = 0;
    };

    void prepare(Size size, int radius);
    void prepareDepths(Size size);
    CellBox scanBoth(const BitGrid &opaque, BitGrid &seen, Point origin);
    Extent scan(const Quadrant &side);
    bool scanRow(const Quadrant &side, Beam &beam, Extent &extent);
    bool scanCells(const Quadrant &side, Beam &beam, int first, int more, BitGrid::Word missed);
    void findGaps(Beam &beam, int first, BitGrid::Word walls, BitGrid::Word changes);
    Edge leftOf(int column, int depth) const;

    BitGrid m_seen;
    BitGrid m_turned; ///< seen to the left and to the right, x and y exchanged; 0 between calls
    CellBox m_box;
    std::vector<Beam> m_waiting;        ///< in place of recursion
    std::vector<int> m_reach;           ///< by depth: the farthest column within the radius
    std::vector<std::int64_t> m_halves; ///< by depth: half a column divided by it
    int m_radius = -1;
};
