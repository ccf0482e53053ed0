#include "tests/support/cellbycellview.h"

#include <QtGlobal>

namespace {

constexpr int usualRows = 256;

/// Returns the number of cells beyond `cell` in a direction.
int roomBeyond(Size size, Point cell, Point step)
{
    if (step.x != 0) {
        return step.x > 0 ? size.width - 1 - cell.x : cell.x;
    }
    return step.y > 0 ? size.height - 1 - cell.y : cell.y;
}

} // namespace

CellByCellView::CellByCellView()
{
    m_waiting.reserve(usualRows);
}

CellByCellView::Slope CellByCellView::Slope::leftOf(int column, int depth)
{
    const int divisor = 2 * depth;
    const int rise = 2 * column - 1;
    const int wholeStep = rise >= 0 ? rise / divisor : -((divisor - 1 - rise) / divisor);
    // At its own depth, the slope is half a cell left of the column.
    Slope slope{column - 1, depth, wholeStep, rise - wholeStep * divisor, divisor};
    slope.advance();
    return slope;
}

CellByCellView::Quadrant CellByCellView::quadrant(Size size, Point origin, Direction direction, int radius)
{
    const Point deeper = stepOf(direction);
    const Point across{-deeper.y, deeper.x};
    return {origin,
            deeper,
            across,
            std::min(radius, roomBeyond(size, origin, deeper)),
            -roomBeyond(size, origin, Point{} - across),
            roomBeyond(size, origin, across)};
}

/// Returns the row between both diagonals, at depth 1.
CellByCellView::Row CellByCellView::firstRow()
{
    return {{-1, 0, -1, 0, 1}, {1, 0, 1, 0, 1}, 1};
}

/// Prepares one entry per depth that fits into the level, whatever the radius.
void CellByCellView::prepareReach(Size size, int radius)
{
    Q_ASSERT(radius >= 0);
    const auto depths = std::size_t(std::min(radius, std::max(size.width, size.height))) + 1;
    if (radius == m_reachRadius && depths <= m_reach.size()) {
        return;
    }
    m_reachRadius = radius;
    m_reach.resize(depths);
    const std::int64_t limit = std::int64_t(radius) * radius;
    std::int64_t column = radius;
    for (std::size_t depth = 0; depth < depths; ++depth) {
        while (column * column + std::int64_t(depth * depth) > limit) {
            --column;
        }
        m_reach[depth] = int(column);
    }
}
