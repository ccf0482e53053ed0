#include "gamecore/solving/trapways.h"

#include <algorithm>
#include <bit>
#include <tuple>

std::strong_ordering TrapPlace::operator<=>(const TrapPlace &other) const
{
    return std::tie(cell.y, cell.x, locks, keys, plates, loose)
           <=> std::tie(other.cell.y, other.cell.x, other.locks, other.keys, other.plates, other.loose);
}

std::optional<int> TrapPlace::costToBeAs(const TrapPlace &other) const
{
    if ((other.plates & ~plates) != 0) {
        return std::nullopt;
    }
    int doors = 0;
    for (std::size_t i = 0; i < loose.size(); ++i) {
        doors += std::popcount(other.loose[i] & ~loose[i]);
    }
    return doors;
}

TrapWays::TrapWays(const TrapCells &cells, const Rules &rules)
    : m_cells(cells), m_rules(rules), m_lastTo(cells.cells.size(), -1)
{
}

const std::vector<TrapWays::End> &TrapWays::from(const TrapPlace &place)
{
    for (const Step &step : m_steps) {
        m_lastTo.set(step.place.cell, -1);
    }
    m_steps.clear();
    m_ends.clear();
    m_waiting.assign(1, {0});
    m_steps.push_back({.place = place});
    m_lastTo.set(place.cell, 0);
    for (std::size_t cost = 0; cost < m_waiting.size(); ++cost) {
        for (std::size_t i = 0; i < m_waiting[cost].size(); ++i) {
            const int step = m_waiting[cost][i];
            if (m_cells.cells.at(m_steps[std::size_t(step)].place.cell).isStop) {
                m_ends.push_back({m_steps[std::size_t(step)].place, int(cost), step});
            }
            takeSteps(step);
        }
    }
    m_looks += qint64(m_steps.size());
    return m_ends;
}

std::vector<Point> TrapWays::cellsTo(const End &end) const
{
    std::vector<Point> cells;
    for (int step = end.step; step >= 0; step = m_steps[std::size_t(step)].before) {
        cells.push_back(m_steps[std::size_t(step)].place.cell);
    }
    std::reverse(cells.begin(), cells.end());
    return cells;
}

bool TrapWays::isOpen(Point cell, const TrapPlace &place) const
{
    if (!m_cells.cells.contains(cell)) {
        return false;
    }
    const TrapCells::Cell &at = m_cells.cells.at(cell);
    switch (at.type) {
    case TrapCells::Type::Wall:
        return false;
    case TrapCells::Type::Floor:
        return true;
    case TrapCells::Type::Lock:
        return (place.locks >> at.number & 1U) != 0;
    case TrapCells::Type::Loose:
        return (place.loose[at.number / 64U] >> (at.number % 64U) & 1U) != 0;
    case TrapCells::Type::Gate:
        return (place.plates >> at.number & 1U) != 0;
    }
    return false;
}

void TrapWays::takeSteps(int step)
{
    const TrapPlace from = m_steps[std::size_t(step)].place; // m_steps grows
    for (int i = 0; i < directionCount; i += m_rules.moves == 8 ? 1 : 2) {
        const Point to = from.cell + stepOf(Direction(i));
        if (isStepOpen(from.cell, Direction(i), m_rules, [&](Point cell) { return isOpen(cell, from); })) {
            come(step, to, 1, from);
        } else if (isStraight(Direction(i)) && m_cells.cells.contains(to)) {
            const TrapCells::Cell &door = m_cells.cells.at(to);
            const bool isClosed = door.type == TrapCells::Type::Loose && !isOpen(to, from);
            if (isClosed && (m_cells.looseKeys[door.number] & ~from.keys) == 0) {
                TrapPlace opened = from;
                opened.loose[door.number / 64U] |= std::uint64_t(1) << (door.number % 64U);
                come(step, to, 2, opened);
            }
        }
    }
}

void TrapWays::come(int step, Point cell, int extra, const TrapPlace &as)
{
    TrapPlace place = as;
    place.cell = cell;
    const std::int8_t plate = m_cells.cells.at(cell).plate;
    place.plates |= plate != TrapCells::noPlate ? std::uint64_t(1) << unsigned(plate) : 0;
    const int cost = m_steps[std::size_t(step)].cost + extra;
    if (isDominated(place, cost)) {
        return;
    }
    const int number = int(m_steps.size());
    m_steps.push_back({place, cost, step, m_lastTo.at(cell)});
    m_lastTo.set(cell, number);
    m_waiting.resize(std::max(m_waiting.size(), std::size_t(cost) + 1));
    m_waiting[std::size_t(cost)].push_back(number);
}

bool TrapWays::isDominated(const TrapPlace &place, int cost) const
{
    for (int step = m_lastTo.at(place.cell); step >= 0; step = m_steps[std::size_t(step)].other) {
        const Step &known = m_steps[std::size_t(step)];
        const std::optional<int> doors = known.place.costToBeAs(place);
        if (doors && known.cost + *doors <= cost) {
            return true;
        }
    }
    return false;
}
