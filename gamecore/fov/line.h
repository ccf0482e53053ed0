#pragma once

#include "gamecore/base/point.h"

#include <algorithm>
#include <optional>

/// Where a line goes that passes exactly between two cells: to the one with the lower coordinate (up or left) or with
/// the higher one. The world's axes decide, so that the line back always has the same cells.
enum class LineTie : std::uint8_t { Low, High };

/// A straight line of cells from the center of one to the center of another, one cell each step along its longer side
/// (diagonal steps included), rounded exactly in integers. Which cells it has does not depend on which end is first.
class CellLine {
public:
    constexpr CellLine(Point from, Point to, LineTie tie = LineTie::Low)
        : m_from(from), m_way(to - from), m_steps(std::max(magnitude(m_way.x), magnitude(m_way.y))), m_tie(tie)
    {
    }

    /// Steps from one end to the other; 0 when both are the same cell.
    constexpr int steps() const { return m_steps; }
    /// The cell after `step` steps: at(0) is the first end, at(steps()) the other. Greater steps go on beyond it; a
    /// line of no steps stays where it is.
    constexpr Point at(int step) const
    {
        return {m_from.x + roundedPart(m_way.x, step), m_from.y + roundedPart(m_way.y, step)};
    }

private:
    static constexpr int magnitude(int value) { return value < 0 ? -value : value; }
    /// way * step / steps, to the nearest, halves by the tie.
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

/// The line along which a thrown thing or a breath flies: the low one if `isTransparent(Point)` holds for each cell
/// strictly between the ends, else the high one, else none. The ends are not asked about.
/// It agrees with FieldOfView: one transparent cell sees another within the radius if and only if there is such a line,
/// so that what is seen can be hit. A wall may be lit without one, by light that falls on its side.
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

/// dx * dx + dy * dy: what "near" means wherever something asks who or what is the nearest.
constexpr std::int64_t squaredDistance(Point a, Point b)
{
    const std::int64_t dx = std::int64_t(a.x) - b.x;
    const std::int64_t dy = std::int64_t(a.y) - b.y;
    return dx * dx + dy * dy;
}

/// Whether the squared distance is at most the squared radius: the one measure of sight, ranges and areas.
constexpr bool isWithin(Point a, Point b, int radius)
{
    return squaredDistance(a, b) <= std::int64_t(radius) * radius;
}

/// A cone from a cell towards another: a cell is in it if it lies ahead and no more than `across` cells beside the axis
/// for each `along` cells ahead. 1 of 2 opens 53 degrees, 1 of 1 a right angle. The axis goes on beyond `aim`; what
/// the cone reaches is bounded by isWithin(), and by sight, where the caller asks them too.
struct Cone {
    Point origin;
    Point aim; ///< not the origin: such a cone is empty
    int across = 1;
    int along = 2;

    /// Both edges are inside, the origin is not.
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
