#pragma once

#include "gamecore/base/point.h"

#include <algorithm>
#include <cstddef>
#include <vector>

/// The field of view from a cell, computed cell by cell: the oracle for FieldOfView, which looks at whole words of an
/// OpaqueGrid and is many times as fast. Its rules are in gamecore/fov/fieldofview.h.
///
/// Memory is reused: after the first few calls, calls do not allocate. An object serves any number of levels and
/// viewers, one call at a time. The cost depends on the number of visible cells, never on the size of the level.
class CellByCellView {
public:
    CellByCellView();

    /// Calls `reveal(Point)` for each cell that `origin` sees: the origin first, then the others in a fixed order, some
    /// of them more than once. Calls `isTransparent(Point)` for cells of the level within the radius, never for the
    /// origin: an actor in an opaque cell sees out of it but is not seen (no symmetry). `origin` is inside `size`;
    /// `radius` is 0 or more. Neither callable may use this object.
    template<typename IsTransparent, typename Reveal>
    void compute(Size size, Point origin, int radius, IsTransparent &&isTransparent, Reveal &&reveal);

private:
    /// A straight line from the origin's center past the near edge of a column, followed row by row. At the current
    /// depth it is at column `whole + part / divisor` with 0 <= part < divisor.
    struct Slope {
        int whole;
        int part;
        int wholeStep;
        int partStep;
        int divisor;

        /// Returns the slope (2 * column - 1) / (2 * depth), at the depth after that one.
        static Slope leftOf(int column, int depth);
        void advance();
        int roundedHalfUp() const { return whole + (2 * part >= divisor ? 1 : 0); }
        int roundedHalfDown() const { return whole + (2 * part > divisor ? 1 : 0); }
        int ceiling() const { return whole + (part > 0 ? 1 : 0); }
        int floor() const { return whole; }
    };
    /// The lit part of a row, from one slope to another, both included.
    struct Row {
        Slope start;
        Slope end;
        int depth;
    };
    /// A quadrant around the origin. Rows lie at increasing depth; their cells are at columns left and right of the
    /// axis.
    struct Quadrant {
        Point origin;
        Point deeper;
        Point across;
        int lastDepth;
        int firstColumn;
        int lastColumn;

        Point cell(int depth, int column) const
        {
            return {origin.x + depth * deeper.x + column * across.x, origin.y + depth * deeper.y + column * across.y};
        }
    };

    static Quadrant quadrant(Size size, Point origin, Direction direction, int radius);
    static Row firstRow();
    void prepareReach(Size size, int radius);
    template<typename IsTransparent, typename Reveal>
    void scan(const Quadrant &side, IsTransparent &isTransparent, Reveal &reveal);
    template<typename IsTransparent, typename Reveal>
    bool scanRow(const Quadrant &side, Row &row, IsTransparent &isTransparent, Reveal &reveal);

    std::vector<Row> m_waiting; ///< stack that replaces recursion
    std::vector<int> m_reach;   ///< for each depth, the farthest column within the radius
    int m_reachRadius = -1;
};

inline void CellByCellView::Slope::advance()
{
    whole += wholeStep;
    part += partStep;
    if (part >= divisor) {
        part -= divisor;
        ++whole;
    }
}

template<typename IsTransparent, typename Reveal>
void CellByCellView::compute(Size size, Point origin, int radius, IsTransparent &&isTransparent, Reveal &&reveal)
{
    prepareReach(size, radius);
    reveal(origin);
    for (const Direction direction : straightDirections) {
        scan(quadrant(size, origin, direction, radius), isTransparent, reveal);
    }
}

template<typename IsTransparent, typename Reveal>
void CellByCellView::scan(const Quadrant &side, IsTransparent &isTransparent, Reveal &reveal)
{
    m_waiting.push_back(firstRow());
    while (!m_waiting.empty()) {
        Row row = m_waiting.back();
        m_waiting.pop_back();
        while (row.depth <= side.lastDepth && scanRow(side, row, isTransparent, reveal)) {
        }
    }
}

/// Sets `row` to the part of the next row behind the last gap and stacks the parts behind the other gaps. False if
/// there is no last gap because the row ends in an opaque cell.
template<typename IsTransparent, typename Reveal>
bool CellByCellView::scanRow(const Quadrant &side, Row &row, IsTransparent &isTransparent, Reveal &reveal)
{
    const int depth = row.depth;
    const int reach = m_reach[std::size_t(depth)];
    const int first = std::max({row.start.roundedHalfUp(), -reach, side.firstColumn});
    const int last = std::min({row.end.roundedHalfDown(), reach, side.lastColumn});
    const int firstCenter = row.start.ceiling();
    const int lastCenter = row.end.floor();
    Slope start = row.start;
    start.advance();
    bool isBehindWall = true;
    for (int column = first; column <= last; ++column) {
        const Point cell = side.cell(depth, column);
        const bool isWall = !isTransparent(cell);
        if (isWall || (column >= firstCenter && column <= lastCenter)) {
            reveal(cell);
        }
        if (isWall && !isBehindWall) {
            m_waiting.push_back({start, Slope::leftOf(column, depth), depth + 1});
        } else if (!isWall && isBehindWall && column > first) {
            start = Slope::leftOf(column, depth);
        }
        isBehindWall = isWall;
    }
    row.start = start;
    row.end.advance();
    ++row.depth;
    return !isBehindWall;
}
