#pragma once

#include "gamecore/base/point.h"

#include <algorithm>
#include <optional>

/// The choice of a line that passes exactly between two cells: the lower coordinate (up or left) or the higher one.
/// Because it depends on the axes of the map, the line in the opposite direction has the same cells.
enum class LineTie : std::uint8_t { Low, High };

/// A straight line of cells between two centers, with one cell per step along its longer side (diagonal steps
/// included), rounded exactly in integers. Swapping the ends gives the same cells.
class CellLine {
public:
    constexpr CellLine(Point from, Point to, LineTie tie = LineTie::Low)
        : m_from(from), m_way(to - from), m_steps(std::max(magnitude(m_way.x), magnitude(m_way.y))), m_tie(tie)
    {
    }

    /// Returns the number of steps between the ends; 0 if both are the same cell.
    constexpr int steps() const { return m_steps; }
    /// Returns the cell after `step` steps: at(0) is the first end, at(steps()) the other. Greater steps continue
    /// beyond it; a line without steps stays on its cell.
    constexpr Point at(int step) const
    {
        return {m_from.x + roundedPart(m_way.x, step), m_from.y + roundedPart(m_way.y, step)};
    }

private:
    static constexpr int magnitude(int value) { return value < 0 ? -value : value; }
    /// Returns way * step / steps, rounded to the nearest integer; halves by the tie.
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

/// Returns the line along which a missile or breath flies: the low one if `isTransparent(Point)` holds for each cell
/// strictly between the ends, else the high one, else std::nullopt. The ends are not tested. Agrees with FieldOfView: a
/// transparent cell sees another within the radius if and only if there is such a line, so every visible target can be
/// hit. A wall may be lit without a line, by light on its side.
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

/// Returns dx * dx + dy * dy, the distance used wherever the nearest thing is chosen.
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

/// A cone from a cell towards another. It contains a cell ahead if that is at most `across` cells beside the axis for
/// each `along` cells ahead. 1 of 2 opens 53 degrees, 1 of 1 a right angle. The axis continues beyond `aim`; callers
/// limit the cone by isWithin() and by sight.
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
