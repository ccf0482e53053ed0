#include "gamecore/pathfinding/distancemap.h"

#include <bit>

void BucketQueue::reserve(std::size_t count)
{
    if (count > m_links.size()) {
        m_links.resize(count);
    }
}

int BucketQueue::smallest(int from) const
{
    Q_ASSERT(m_count > 0);
    const std::size_t start = bucketOf(from);
    std::size_t word = start / wordBits;
    std::uint64_t bits = m_occupied[word] & (~std::uint64_t(0) << (start % wordBits));
    while (bits == 0) {
        word = (word + 1) % m_occupied.size();
        bits = m_occupied[word];
    }
    const std::size_t bucket = word * wordBits + std::size_t(std::countr_zero(bits));
    return from + int((bucket + std::size_t(span) - start) % std::size_t(span));
}

void BucketQueue::insert(std::uint32_t thing, int value)
{
    Q_ASSERT(!contains(thing));
    const std::size_t bucket = bucketOf(value);
    const std::uint32_t second = m_first[bucket];
    m_links[thing] = {none, second};
    if (second != none) {
        m_links[second].previous = thing;
    }
    m_first[bucket] = thing;
    m_occupied[bucket / wordBits] |= std::uint64_t(1) << (bucket % wordBits);
    ++m_count;
}

void BucketQueue::remove(std::uint32_t thing, int value)
{
    Q_ASSERT(contains(thing));
    const std::size_t bucket = bucketOf(value);
    const auto [previous, next] = m_links[thing];
    if (previous != none) {
        m_links[previous].next = next;
    } else {
        Q_ASSERT(m_first[bucket] == thing);
        m_first[bucket] = next;
    }
    if (next != none) {
        m_links[next].previous = previous;
    }
    if (m_first[bucket] == none) {
        m_occupied[bucket / wordBits] &= ~(std::uint64_t(1) << (bucket % wordBits));
    }
    m_links[thing] = {};
    --m_count;
}

namespace {

using Area = DistanceMap::Area;

Area common(const Area &a, const Area &b)
{
    const Point first{std::max(a.corner.x, b.corner.x), std::max(a.corner.y, b.corner.y)};
    const Point end{std::min(a.corner.x + a.size.width, b.corner.x + b.size.width),
                    std::min(a.corner.y + a.size.height, b.corner.y + b.size.height)};
    return {first, {std::max(0, end.x - first.x), std::max(0, end.y - first.y)}};
}

/// Returns the bounds of the search: cells in `bounds` within `limit` of a goal, and their neighbors.
Area reachOf(std::span<const DistanceMap::Goal> goals, const Area &bounds, int limit)
{
    Point first = bounds.corner + Point{bounds.size.width, bounds.size.height};
    Point last = bounds.corner - Point{1, 1};
    for (const DistanceMap::Goal &goal : goals) {
        if (!bounds.contains(goal.cell) || goal.value > limit) {
            continue;
        }
        const std::int64_t steps = (std::int64_t(limit) - goal.value) / DistanceMap::straightStep + 1;
        const int reach = int(std::min<std::int64_t>(steps, std::max(bounds.size.width, bounds.size.height)));
        first = {std::min(first.x, goal.cell.x - reach), std::min(first.y, goal.cell.y - reach)};
        last = {std::max(last.x, goal.cell.x + reach), std::max(last.y, goal.cell.y + reach)};
    }
    return common(bounds, {first, {last.x - first.x + 1, last.y - first.y + 1}});
}

} // namespace

void DistanceMap::begin(Size size, std::span<const Goal> goals, const Terms &terms)
{
    clear();
    m_terms = terms;
    m_terms.limit = std::min(terms.limit, farthest);
    const Area level{{0, 0}, size};
    m_area = reachOf(goals, terms.area ? common(level, *terms.area) : level, m_terms.limit);
    const auto cells = std::size_t(m_area.size.area());
    if (cells > m_cells.size()) {
        m_cells.resize(cells);
        m_known.reserve(cells);
        m_reached.reserve(cells);
        m_queue.reserve(cells);
    }
    seedGoals(goals);
}

void DistanceMap::clear()
{
    for (const std::uint32_t cell : m_known) {
        m_cells[cell] = {};
    }
    m_known.clear();
    m_reached.clear();
    m_seeds.clear();
    m_isRescan = false;
}

void DistanceMap::seedGoals(std::span<const Goal> goals)
{
    for (const Goal &goal : goals) {
        Q_ASSERT(goal.value >= -farthest && goal.value <= farthest);
        if (m_area.contains(goal.cell) && goal.value <= m_terms.limit) {
            const std::uint32_t cell = index(goal.cell);
            m_cells[cell].value = std::min(m_cells[cell].value, goal.value);
            m_seeds.push_back({goal.value, cell});
        }
    }
    std::sort(m_seeds.begin(), m_seeds.end(),
              [](const Seed &a, const Seed &b) { return a.value != b.value ? a.value < b.value : a.cell < b.cell; });
}

void DistanceMap::turnToFlee(int tenths)
{
    Q_ASSERT(tenths >= 10 && tenths <= 19);
    m_seeds.clear();
    m_seeds.reserve(m_cells.size());
    for (const std::uint32_t cell : m_reached) {
        int &value = m_cells[cell].value;
        value = fleeValue(value, tenths);
        m_seeds.push_back({value, cell});
    }
    // The seeds were sorted by the old values.
    std::reverse(m_seeds.begin(), m_seeds.end());
    m_reached.clear();
    m_terms.limit = unreached;
    m_isRescan = true;
    spread([](Point) { return wall; });
}

/// Advances to the next value with cells to settle. False if there are none left.
bool DistanceMap::advanceFront(std::size_t &nextSeed)
{
    const bool hasSeeds = nextSeed < m_seeds.size();
    if (m_queue.isEmpty() && !hasSeeds) {
        return false;
    }
    const int ofQueue = m_queue.isEmpty() ? unreached : m_queue.smallest(m_front);
    m_front = hasSeeds ? std::min(ofQueue, m_seeds[nextSeed].value) : ofQueue;
    for (; nextSeed < m_seeds.size() && m_seeds[nextSeed].value == m_front; ++nextSeed) {
        const std::uint32_t cell = m_seeds[nextSeed].cell;
        if (m_cells[cell].value == m_front && !m_queue.contains(cell)) {
            m_queue.insert(cell, m_front);
        }
    }
    return true;
}

bool DistanceMap::closesCorners(Point p) const
{
    if (!m_area.contains(p)) {
        return true;
    }
    const std::int16_t cost = m_cells[index(p)].cost;
    return cost == wall || cost == unknown;
}

/// Returns the value that `cell` would get through its neighbor, if the neighbor is lower and the step is allowed.
std::optional<int> DistanceMap::valueThrough(Point cell, Direction direction) const
{
    const Point next = cell + stepOf(direction);
    const int below = value(next);
    if (below >= value(cell) || (!m_terms.hasDiagonals && !isStraight(direction)) || isCornerClosed(cell, direction)) {
        return std::nullopt;
    }
    const int ownCost = m_area.contains(cell) ? m_cells[index(cell)].cost : wall;
    return below + stepCost(direction, ownCost, m_cells[index(next)].cost);
}

std::optional<Direction> DistanceMap::downhill(Point cell) const
{
    return downhill(cell, [](Point) { return true; });
}
