#include "gamecore/analysis/roundsmap.h"

#include "gamecore/base/components.h"

#include <algorithm>

namespace {

constexpr int noRun = -1;

} // namespace

RoundsMap::RoundsMap(const Ground &ground, std::optional<Point> mark, const std::atomic<bool> *isCancelled)
    : m_ground(ground), m_mark(mark), m_isCancelled(isCancelled), m_across(ground.size(), noRun),
      m_along(ground.size(), noRun), m_coreCells(ground.size(), 0), m_cellStamps(ground.size(), 0)
{
    findRuns(Direction::East, m_across);
    findRuns(Direction::South, m_along);
    linkRuns();
    m_isInCore.assign(m_runs.size(), 0);
    m_leads.assign(m_runs.size(), 0);
    if (!m_runs.empty() && !isSet(m_isCancelled)) {
        findCore();
    }
}

void RoundsMap::findRuns(Direction direction, Grid<int> &runs)
{
    const Point back = Point() - stepOf(direction);
    for (int y = 0; y < m_ground.size().height && !isSet(m_isCancelled); ++y) {
        for (int x = 0; x < m_ground.size().width; ++x) {
            const Point cell{x, y};
            if (!m_ground.isHarmless(cell)) {
                continue;
            }
            const auto index = std::uint32_t(runs.index(cell));
            const int before = runs.contains(cell + back) ? runs.at(cell + back) : noRun;
            const int run = before == noRun ? int(m_runs.size()) : before;
            if (before == noRun) {
                m_runs.push_back({.first = index, .last = index, .isAcross = direction == Direction::East});
            }
            m_runs[std::size_t(run)].last = index;
            runs.set(cell, run);
        }
    }
}

Point RoundsMap::pointOf(std::uint32_t cell) const
{
    const auto width = std::uint32_t(m_ground.size().width);
    return {int(cell % width), int(cell / width)};
}

/// Links runs beforehand: they are asked for again and again, while the maps of cells are too large to be near.
void RoundsMap::linkRuns()
{
    for (Run &run : m_runs) {
        const std::vector<int> &crossing = (run.isAcross ? m_along : m_across).cells();
        run.next = {crossing[run.first], crossing[run.last]};
    }
}

template<typename Visit>
void RoundsMap::forEachCell(int run, const Visit &visit) const
{
    const Run &ends = m_runs[std::size_t(run)];
    const Point last = pointOf(ends.last);
    const Point step = stepOf(ends.isAcross ? Direction::East : Direction::South);
    for (Point cell = pointOf(ends.first); cell != last; cell = cell + step) {
        visit(cell);
    }
    visit(last);
}

qint64 RoundsMap::lengthOf(int run) const
{
    const Run &ends = m_runs[std::size_t(run)];
    const auto step = std::uint32_t(ends.isAcross ? 1 : m_ground.size().width);
    return (ends.last - ends.first) / step + 1;
}

void RoundsMap::findCore()
{
    Components components = Components::find(
        int(m_runs.size()), 2, [this](int run, int edge) { return nextRuns(run)[std::size_t(edge)]; }, m_isCancelled);
    if (isSet(m_isCancelled)) {
        return;
    }
    const std::vector<int> &sets = components.of;
    std::vector<qint64> lengths(m_runs.size(), 0);
    for (int run = 0; run < int(m_runs.size()); ++run) {
        lengths[std::size_t(sets[std::size_t(run)])] += lengthOf(run);
    }
    const int largest = int(std::max_element(lengths.begin(), lengths.end()) - lengths.begin());
    for (const int run : components.order) {
        m_leads[std::size_t(run)] = sets[std::size_t(run)] == largest ? 1 : 0;
    }
    findLeading(components);
    coverCore(int(std::find(sets.begin(), sets.end(), largest) - sets.begin()));
    m_sets = std::move(components.of);
}

/// Sets come before those that lead to them; a set leads to the largest one if any of its runs does.
void RoundsMap::findLeading(const Components &components)
{
    const std::vector<int> &order = components.order;
    const std::vector<int> &sets = components.of;
    for (std::size_t first = 0; first < order.size();) {
        const int set = sets[std::size_t(order[first])];
        std::size_t end = first;
        bool leads = false;
        for (; end < order.size() && sets[std::size_t(order[end])] == set; ++end) {
            const auto [one, other] = nextRuns(order[end]);
            leads =
                leads || m_leads[std::size_t(order[end])] || m_leads[std::size_t(one)] || m_leads[std::size_t(other)];
        }
        for (; first < end; ++first) {
            m_leads[std::size_t(order[first])] = leads ? 1 : 0;
        }
    }
}

void RoundsMap::coverCore(int run)
{
    m_isInCore[std::size_t(run)] = 1;
    std::vector<int> waiting{run};
    while (!waiting.empty() && !isSet(m_isCancelled)) {
        const int here = waiting.back();
        waiting.pop_back();
        forEachCell(here, [this](Point cell) {
            m_coreCount += m_coreCells.at(cell) ? 0 : 1;
            m_coreCells.set(cell, 1);
        });
        for (const int next : nextRuns(here)) {
            if (!m_isInCore[std::size_t(next)]) {
                m_isInCore[std::size_t(next)] = 1;
                waiting.push_back(next);
            }
        }
    }
}

Footprint RoundsMap::count(const Patrol &patrol, qint64 &steps)
{
    if (isSet(m_isCancelled)) {
        return {};
    }
    setOut(patrol);
    if (m_stops.empty() || !m_ground.isHarmless(patrol.cell)) {
        return walked(patrol, steps);
    }
    // Its own cell lies on a run that it walks.
    const auto [known, isNew] = m_known.try_emplace(setsOfStops());
    if (isNew) {
        known->second = walked(patrol, steps);
    }
    return known->second;
}

std::vector<int> RoundsMap::setsOfStops() const
{
    std::vector<int> sets;
    for (const Point stop : m_stops) {
        sets.push_back(m_sets[std::size_t(m_across.at(stop))]);
        sets.push_back(m_sets[std::size_t(m_along.at(stop))]);
    }
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    return sets;
}

Footprint RoundsMap::walked(const Patrol &patrol, qint64 &steps)
{
    ++m_stamp;
    const auto leads = [this](Point stop) {
        return m_leads[std::size_t(m_across.at(stop))] || m_leads[std::size_t(m_along.at(stop))];
    };
    m_usesCore = std::any_of(m_stops.begin(), m_stops.end(), leads);
    m_cells = m_usesCore ? m_coreCount : 0;
    cover(patrol.cell);
    for (const Point stop : m_stops) {
        wait(m_across.at(stop));
        wait(m_along.at(stop));
    }
    steps += 1 + walk();
    const bool isMarkIn = m_mark && m_cellStamps.contains(*m_mark)
                          && (m_cellStamps.at(*m_mark) == m_stamp || (m_usesCore && m_coreCells.at(*m_mark) != 0));
    return {!isSet(m_isCancelled), m_cells, isMarkIn};
}

/// Sets out as RoundsWalk does: its own cell may be one to which it cannot come back. The cells that it passes on its
/// way to where it is stopped are all on the run that it then walks.
void RoundsMap::setOut(const Patrol &patrol)
{
    m_stops.clear();
    const bool isFacing = patrol.facing && m_ground.isMonsterStepOpen(patrol.cell, *patrol.facing);
    for (const Direction direction : straightDirections) {
        if ((!isFacing || direction == *patrol.facing) && m_ground.isMonsterStepOpen(patrol.cell, direction)) {
            m_stops.push_back(endFrom(patrol.cell + stepOf(direction), direction));
        }
    }
}

Point RoundsMap::endFrom(Point cell, Direction direction) const
{
    const Point step = stepOf(direction);
    const Run &run = m_runs[std::size_t((step.y == 0 ? m_across : m_along).at(cell))];
    return pointOf(step.x + step.y > 0 ? run.last : run.first);
}

void RoundsMap::cover(Point cell)
{
    if (m_cellStamps.at(cell) != m_stamp) {
        m_cellStamps.set(cell, m_stamp);
        m_cells += m_usesCore && m_coreCells.at(cell) ? 0 : 1;
    }
}

void RoundsMap::wait(int run)
{
    const bool isCounted = m_usesCore && m_isInCore[std::size_t(run)];
    if (!isCounted && m_runs[std::size_t(run)].stamp != m_stamp) {
        m_runs[std::size_t(run)].stamp = m_stamp;
        m_waiting.push_back(run);
    }
}

/// Walks on and returns the number of cells looked at. What a cancelled walk leaves is not walked on.
qint64 RoundsMap::walk()
{
    qint64 cells = 0;
    while (!m_waiting.empty() && !isSet(m_isCancelled)) {
        const int run = m_waiting.back();
        m_waiting.pop_back();
        cells += lengthOf(run);
        forEachCell(run, [this](Point cell) { cover(cell); });
        for (const int next : nextRuns(run)) {
            wait(next);
        }
    }
    m_waiting.clear();
    return cells;
}
