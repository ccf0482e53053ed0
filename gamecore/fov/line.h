#pragma once

#include "gamecore/base/point.h"

#include <algorithm>
#include <optional>

/// The cell that a line takes where it passes exactly between two cells: the cell with the lower coordinate (up or
/// left), or with the higher one. Low and High refer to the map, not to the direction of the line, so the line in the
/// opposite direction has the same cells.
enum class LineTie : std::uint8_t { Low, High };

/// A straight line of cells between the centers of two cells. It has one cell in each column or in each row, whichever
/// are more; successive cells may touch only at a corner. Cells are computed in integers, without rounding errors.
class CellLine {
public:
    constexpr CellLine(Point from, Point to, LineTie tie = LineTie::Low)
        : m_from(from), m_way(to - from), m_steps(std::max(magnitude(m_way.x), magnitude(m_way.y))), m_tie(tie)
    {
    }

    /// Returns the number of steps between the ends; 0 if both are the same cell.
    constexpr int steps() const { return m_steps; }
    /// Returns the cell after `step` steps: at(0) is the first end, at(steps()) the second. For greater numbers, the
    /// line continues beyond its second end; a line without steps stays on its cell.
    constexpr Point at(int step) const
    {
        return {m_from.x + roundedPart(m_way.x, step), m_from.y + roundedPart(m_way.y, step)};
    }

private:
    static constexpr int magnitude(int value) { return value < 0 ? -value : value; }
    /// Returns way * step / steps, rounded to the nearest integer. The tie decides how halves are rounded.
    constexpr int roundedPart(int way, int step) const
    {
        if (m_steps == 0) {
            return 0;
        }
        const std::int64_t divisor = 2 * std::int64_t(m_steps);
        const std::int64_t half = m_tie == LineTie::High ? m_steps : m_steps - 1;
        const std::int64_t raised = 2 * std::int64_t(way) * step + half;
        return int(raised >= 0 ? raised / divisor : -((divisor - 1 - raised) / divisor));
    }

    Point m_from;
    Point m_way;
    int m_steps;
    LineTie m_tie;
};

/// Returns the line along which a missile or breath flies. A line is clear if `isTransparent(Point)` holds for each
/// cell strictly between its ends; the ends are not tested. Returns the line with LineTie::Low if it is clear,
/// otherwise that with LineTie::High if it is clear, otherwise std::nullopt. Agrees with FieldOfView: a transparent
/// cell sees another one within the radius if and only if there is a clear line, so every visible target can be hit. An
/// opaque cell may be seen without a clear line to its center, because a side of the cell is lit.
template<typename IsTransparent>
std::optional<CellLine> clearLine(Point from, Point to, IsTransparent &&isTransparent)
{
    for (const LineTie tie : {LineTie::Low, LineTie::High}) {
        const CellLine line(from, to, tie);
        int step = 1;
        while (step < line.steps() && isTransparent(line.at(step))) {
            ++step;
        }
        if (step >= line.steps()) {
            return line;
        }
    }
    return std::nullopt;
}

/// Returns dx * dx + dy * dy, the square of the straight distance. The rules choose the nearest target by it.
constexpr std::int64_t squaredDistance(Point a, Point b)
{
    const std::int64_t dx = std::int64_t(a.x) - b.x;
    const std::int64_t dy = std::int64_t(a.y) - b.y;
    return dx * dx + dy * dy;
}

/// True if the squared distance is at most the squared radius. Sight, ranges and areas all use this measure.
constexpr bool isWithin(Point a, Point b, int radius)
{
    return squaredDistance(a, b) <= std::int64_t(radius) * radius;
}

/// A cone from the cell `origin` towards the cell `aim`. It widens by `across` cells on each side of its axis for every
/// `along` cells along the axis: 1 and 2 give an angle of 53 degrees, 1 and 1 a right angle. The cone continues beyond
/// `aim`; callers limit it by isWithin() and by sight.
struct Cone {
    Point origin;
    Point aim; ///< must differ from the origin, else the cone is empty
    int across = 1;
    int along = 2;

    /// True if the cell is inside the cone or on its edge. The origin is not inside.
    constexpr bool contains(Point cell) const
    {
        const Point axis = aim - origin;
        const Point way = cell - origin;
        const std::int64_t ahead = std::int64_t(axis.x) * way.x + std::int64_t(axis.y) * way.y;
        const std::int64_t turned = std::int64_t(axis.x) * way.y - std::int64_t(axis.y) * way.x;
        const std::int64_t aside = turned < 0 ? -turned : turned;
        return ahead > 0 && aside * along <= ahead * across;
    }
};
