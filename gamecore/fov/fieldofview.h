#pragma once

// gamecore/fov: field of view from a cell, and straight lines between cells.

#include "gamecore/fov/opaquegrid.h"

#include <vector>

/// The field of view from a cell: symmetric shadowcasting after Albert Ford, "Symmetric Shadowcasting" (2019, revised
/// 2020, https://www.albertford.com/shadowcasting/). Uses only integer fractions, so the result is exact and the same
/// on every platform.
///
/// Tested properties:
/// - Symmetry: of two transparent cells, either both see each other or neither does. "The monster sees the hero" can
///   therefore be read from the hero's view. An opaque cell is lit if any part of the view falls on it.
/// - Radius: a cell is seen only if dx * dx + dy * dy <= radius * radius, where dx and dy count columns and rows from
///   the origin. In the open, radius 8 shows 197 cells including the origin; radius 0 shows only the origin. There is
///   no largest radius.
/// - From each cell of a room without inner corners, all walls of the room are seen.
/// - A transparent cell within the radius is seen if and only if clearLine() (line.h) finds a line to it.
/// - Cells outside the level do not block the view.
/// - A viewer in an opaque cell sees other cells without being seen from them: symmetry does not hold there.
///
/// Memory is reused: after a few calls for levels of one size, further calls allocate nothing. An object serves any
/// number of levels and viewers, one call at a time. The cost depends on the cells in view, not on the level.
class FieldOfView {
public:
    /// Sets the bit of each cell seen from `origin`, a cell of the level. `seen` has the size of the level; its other
    /// bits do not change. `radius` is 0 or more. Returns a box within the level that contains all cells seen.
    CellBox compute(const OpaqueGrid &level, Point origin, int radius, BitGrid &seen);

private:
    using Word = BitGrid::Word;

    /// A straight line from the origin's center past the left side of a column, followed row by row. `place` is the
    /// position of the line at the current depth, and `step` its change per row, both in fractions of a column (see
    /// fieldofview.cpp).
    struct Edge {
        std::int64_t place;
        std::int64_t step;

        void advance() { place += step; }
        int floor() const;
        int ceiling() const;
        int roundedHalfUp() const;
        int roundedHalfDown() const;
    };
    /// The lit part of a row, between two edges.
    struct Beam {
        Edge start;
        Edge end;
        int depth;
    };
    /// A quarter of the view, scanned line by line away from the origin. A line is a row of the map or, for the left
    /// and right quarters, of its transpose.
    struct Quadrant {
        const Word *opaque;    ///< first word of the origin's line
        Word *seen;            ///< the same line in the grid of seen cells
        std::ptrdiff_t stride; ///< distance to the next line, in words
        int origin;            ///< the origin's column in the line
        int lastColumn;        ///< greatest column of the level, relative to the origin's
        int lastDepth;
    };
    /// Values for a depth, which are the same in all quadrants and beams.
    struct Depth {
        int reach;         ///< farthest column within the radius
        std::int64_t half; ///< half a column divided by the depth
    };

    void prepare(Size size, int radius);
    void scanBoth(const BitGrid &opaque, BitGrid &seen, Point origin, CellBox box);
    void scan(const Quadrant &side);
    bool scanRow(const Quadrant &side, Beam &beam);
    void split(Beam &beam, int first, Word walls, Word scanned);
    Edge leftOf(int column, int depth) const;

    BitGrid m_turned;            ///< cells seen to the left and right, transposed; 0 between calls
    std::vector<Beam> m_waiting; ///< explicit stack instead of recursion
    std::vector<Depth> m_depths;
    int m_radius = -1;
};
