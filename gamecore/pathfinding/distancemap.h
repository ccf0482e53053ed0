#pragma once

#include "gamecore/base/point.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

/// A priority queue of numbered things, as buckets by value (Dial's algorithm). Inserting and removing take constant
/// time, and all memory comes from reserve(). The queue contains a thing at most once. All values in the queue must
/// differ by less than `span`, as in a search in which each single step costs less than `span`.
class BucketQueue {
public:
    /// The number of buckets.
    static constexpr int span = 1024;
    /// The number that stands for no thing.
    static constexpr std::uint32_t none = 0xffffffff;

    BucketQueue() { m_first.fill(none); }

    /// Allocates memory for things 0..count-1. Keeps the contents, never shrinks.
    void reserve(std::size_t count);

    bool isEmpty() const { return m_count == 0; }
    bool contains(std::uint32_t thing) const { return m_links[thing].next != loose; }
    /// Returns a thing with that value, or `none`.
    std::uint32_t first(int value) const { return m_first[bucketOf(value)]; }
    /// Returns the smallest value in the queue, which must not be empty. `from` must not exceed any value in the queue.
    int smallest(int from) const;

    /// Inserts `thing`, which must not be in the queue.
    void insert(std::uint32_t thing, int value);
    /// Removes `thing`, which must be in the queue with that value.
    void remove(std::uint32_t thing, int value);

private:
    static constexpr std::uint32_t loose = 0xfffffffe; ///< Links::next of a thing that is not in the queue
    static constexpr int wordBits = 64;

    /// Links of a doubly linked list of the things in a bucket.
    struct Links {
        std::uint32_t previous = none;
        std::uint32_t next = loose;
    };

    static std::size_t bucketOf(int value) { return std::size_t(unsigned(value) % unsigned(span)); }

    std::array<std::uint32_t, span> m_first;                 ///< by bucket: its first thing, or `none`
    std::array<std::uint64_t, span / wordBits> m_occupied{}; ///< one bit per bucket
    std::vector<Links> m_links;                              ///< by thing
    int m_count = 0;
};

/// The distance from each cell to the nearest of some goals: a "Dijkstra map", after articles on RogueBasin by Brian
/// Walker, the author of Brogue: "The Incredible Power of Dijkstra Maps" and "Dijkstra Maps Visualized". Moving
/// downhill, to ever smaller values, leads to a goal. All actors with the same goals can share a map.
///
/// - Values count half steps: a straight step costs 2 and a diagonal one 3, times the entry cost of the cell that is
///   entered. Four-way movement uses the same scale.
/// - With several goals, the value of a cell is that of the path to the nearest goal. A goal may have an initial value
///   above or below 0: a goal with -20 attracts as if it were ten straight steps nearer.
/// - turnToFlee() turns a map for approaching into a map for fleeing.
/// - The order of goals does not matter, and downhill() breaks ties consistently, so an actor takes the path that is
///   displayed.
///
/// Memory (24 bytes per cell of the searched area, 32 to flee) is kept between calls and grows only for a larger area.
/// The cost of a call depends on the numbers of cells reached in this and the last call, not on the size of the level.
/// For large levels, use a limit or an area (Terms).
class DistanceMap {
public:
    static constexpr int straightStep = 2;
    static constexpr int diagonalStep = 3;
    /// The value of cells without a path to a goal within the limit and the area.
    static constexpr int unreached = std::numeric_limits<int>::max();
    /// Range of goal values: -farthest..farthest. Cells with a value above `farthest` are not reached.
    static constexpr int farthest = 1 << 30;

    // The entry cost of a cell is 1..largestCost (1 for plain floor), or `wall` or `occupied` if the cell cannot be
    // entered.
    static constexpr int wall = 0;      ///< blocks diagonal steps past it, unless Terms::cutsCorners
    static constexpr int occupied = -1; ///< allows diagonal steps past it, like a cell with a monster
    static constexpr int largestCost = 255;

    struct Goal {
        Point cell;
        int value = 0; ///< initial value of the cell
    };

    /// A rectangle of cells.
    struct Area {
        Point corner;
        Size size;

        bool contains(Point p) const { return size.contains(p - corner); }
    };

    enum class Way : std::uint8_t {
        ToGoals,  ///< a value is the cost of going from the cell to a goal, without the cell's own entry cost
        FromGoals ///< a value is the cost of coming from a goal to the cell, with the cell's own entry cost
    };

    struct Terms {
        bool hasDiagonals = true; ///< eight directions, or the four straight ones
        bool cutsCorners = true;  ///< false: no diagonal step past a `wall` on either side
        Way way = Way::ToGoals;
        int limit = farthest;     ///< cells with greater values are not reached
        std::optional<Area> area; ///< cells outside are not reached or queried; std::nullopt: the whole level
    };

    /// Fills the map. `cost(Point)` returns the entry cost of a cell and is called at most once for each cell of the
    /// level. Stepping onto a goal that cannot be entered (a door, a monster) has entry cost 1. Goals outside the level
    /// or the area are ignored; without any goal, no cell is reached.
    template<typename Cost>
    void compute(Size size, std::span<const Goal> goals, const Terms &terms, const Cost &cost);

    /// Turns the map into a map for fleeing: each value becomes its fleeValue() and is then lowered again wherever a
    /// neighbor offers a shorter path. Downhill now leads away from the goals. An actor in a dead end runs past the
    /// goals to get out: early with `tenths` 16, late with `tenths` 12 (the value in Brogue's first versions). `tenths`
    /// is 10..19. Unreached cells stay unreached.
    void turnToFlee(int tenths = lateTenths);
    static constexpr int lateTenths = 12;
    /// Returns value * -tenths / 10, rounded towards zero.
    static constexpr int fleeValue(int value, int tenths = lateTenths)
    {
        return int(std::int64_t(value) * -tenths / 10);
    }

    /// Returns the value of a cell; `unreached` also outside the level or the area.
    int value(Point cell) const { return m_area.contains(cell) ? m_cells[index(cell)].value : unreached; }
    bool isReached(Point cell) const { return value(cell) != unreached; }

    /// Return the number of cells reached, including goals, and a single one of them. Cells are numbered from 0 in
    /// ascending order of their values.
    int reachedCount() const { return int(m_reached.size()); }
    Point reachedCell(int number) const { return pointOf(m_reached[std::size_t(number)]); }

    /// Returns the first step of the shortest path from a cell to a goal. It leads to a neighbor with a smaller value:
    /// to the one for which this value plus the cost of the step is least. In case of a tie, prefers straight steps,
    /// then the order of Direction. std::nullopt if no neighbor has a smaller value, as on a goal. An unreached cell
    /// counts as higher than all reached cells, so an actor on an impassable or occupied cell is led off it.
    std::optional<Direction> downhill(Point cell) const;
    /// Does the same as downhill(), but considers only neighbors for which `canEnter(Point)` is true. Actors that share
    /// the map can thus go around each other. std::nullopt if none of these neighbors has a smaller value.
    template<typename CanEnter>
    std::optional<Direction> downhill(Point cell, const CanEnter &canEnter) const;

private:
    static constexpr std::int16_t unknown = -2; ///< Cell::cost before the cost of the cell was queried
    static constexpr std::array<Direction, directionCount> byRank{
        Direction::North,     Direction::East,      Direction::South,     Direction::West,
        Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest};

    struct Cell {
        int value = unreached;
        std::int16_t cost = unknown;
    };
    struct Seed {
        int value;
        std::uint32_t cell;
    };

    std::uint32_t index(Point p) const
    {
        const Point inside = p - m_area.corner;
        return std::uint32_t(inside.y) * std::uint32_t(m_area.size.width) + std::uint32_t(inside.x);
    }
    Point pointOf(std::uint32_t cell) const
    {
        const auto width = std::uint32_t(m_area.size.width);
        return m_area.corner + Point{int(cell % width), int(cell / width)};
    }

    void begin(Size size, std::span<const Goal> goals, const Terms &terms);
    void clear();
    void seedGoals(std::span<const Goal> goals);
    bool advanceFront(std::size_t &nextSeed);
    void improve(std::uint32_t cell, int value);
    int stepCost(Direction direction, int farCost, int nearCost) const;
    bool isCornerClosed(Point cell, Direction direction) const;
    bool closesCorners(Point p) const;
    std::optional<int> valueThrough(Point cell, Direction direction) const;

    template<typename Cost>
    int costOf(Point p, std::uint32_t cell, const Cost &cost);
    template<typename Cost>
    void spread(const Cost &cost);
    template<typename Cost>
    void settle(std::uint32_t cell, const Cost &cost);

    Terms m_terms;
    Area m_area;
    std::vector<Cell> m_cells;            ///< row by row of the area; all except those in m_known have default values
    std::vector<std::uint32_t> m_known;   ///< cells whose cost was queried
    std::vector<std::uint32_t> m_reached; ///< in ascending order of values
    std::vector<Seed> m_seeds;            ///< goals, sorted by value
    BucketQueue m_queue;
    int m_front = 0;         ///< value of the cells being settled
    bool m_isRescan = false; ///< turnToFlee() is running: improve() then changes only cells that were reached before
};

inline void DistanceMap::improve(std::uint32_t cell, int value)
{
    int &old = m_cells[cell].value;
    if (value >= old || value > m_terms.limit || (m_isRescan && old == unreached)) {
        return;
    }
    if (m_queue.contains(cell)) {
        m_queue.remove(cell, old);
    }
    old = value;
    m_queue.insert(cell, value);
}

/// Returns the cost of a step between two cells. `farCost` is the entry cost of the cell farther from the goals,
/// `nearCost` that of the other cell.
inline int DistanceMap::stepCost(Direction direction, int farCost, int nearCost) const
{
    const int entered = m_terms.way == Way::ToGoals ? nearCost : farCost;
    return (isStraight(direction) ? straightStep : diagonalStep) * std::max(1, entered);
}

inline bool DistanceMap::isCornerClosed(Point cell, Direction direction) const
{
    if (m_terms.cutsCorners || isStraight(direction)) {
        return false;
    }
    const Point step = stepOf(direction);
    return closesCorners({cell.x + step.x, cell.y}) || closesCorners({cell.x, cell.y + step.y});
}

template<typename Cost>
void DistanceMap::compute(Size size, std::span<const Goal> goals, const Terms &terms, const Cost &cost)
{
    begin(size, goals, terms);
    for (const Seed &seed : m_seeds) {
        costOf(pointOf(seed.cell), seed.cell, cost);
    }
    spread(cost);
}

template<typename CanEnter>
std::optional<Direction> DistanceMap::downhill(Point cell, const CanEnter &canEnter) const
{
    std::optional<Direction> best;
    int bestValue = unreached;
    for (const Direction direction : byRank) {
        const std::optional<int> value = valueThrough(cell, direction);
        if (value && *value < bestValue && canEnter(cell + stepOf(direction))) {
            best = direction;
            bestValue = *value;
        }
    }
    return best;
}

template<typename Cost>
int DistanceMap::costOf(Point p, std::uint32_t cell, const Cost &cost)
{
    if (m_cells[cell].cost == unknown) {
        const int asked = cost(p);
        Q_ASSERT(asked >= occupied && asked <= largestCost);
        m_cells[cell].cost = std::int16_t(asked);
        m_known.push_back(cell);
    }
    return m_cells[cell].cost;
}

template<typename Cost>
void DistanceMap::spread(const Cost &cost)
{
    std::size_t nextSeed = 0;
    while (advanceFront(nextSeed)) {
        for (std::uint32_t cell = m_queue.first(m_front); cell != BucketQueue::none; cell = m_queue.first(m_front)) {
            m_queue.remove(cell, m_front);
            m_reached.push_back(cell);
            settle(cell, cost);
        }
    }
}

/// Settles a cell, improving the values of its neighbors. Straight neighbors come first, because isCornerClosed() needs
/// their costs for the diagonal ones.
template<typename Cost>
void DistanceMap::settle(std::uint32_t cell, const Cost &cost)
{
    const Point here = pointOf(cell);
    const int nearCost = m_cells[cell].cost;
    const std::size_t ways = m_terms.hasDiagonals ? byRank.size() : straightDirections.size();
    for (std::size_t i = 0; i < ways; ++i) {
        const Direction direction = byRank[i];
        const Point there = here + stepOf(direction);
        if (!m_area.contains(there)) {
            continue;
        }
        const std::uint32_t far = index(there);
        if (m_cells[far].value <= m_front + stepCost(direction, 1, 1)) {
            continue; // No step costs less, so this skips most neighbors.
        }
        const int farCost = costOf(there, far, cost);
        if (farCost > 0 && !isCornerClosed(here, direction)) {
            improve(far, m_front + stepCost(direction, farCost, nearCost));
        }
    }
}
