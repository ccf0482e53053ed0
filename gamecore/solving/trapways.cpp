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

TrapWays::TrapWays(const TrapCells &cells, const Rules &rules, bool entersObliquely)
    : m_cells(cells), m_rules(rules), m_entersObliquely(entersObliquely), m_lastTo(cells.cells.size(), -1)
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
            for (int d = 0; d < directionCount; d += m_rules.moves == 8 ? 1 : 2) {
                takeStep(step, Direction(d));
            }
        }
    }
    m_looks += qint64(m_steps.size());
    return m_ends;
}

std::vector<TrapPlace> TrapWays::placesTo(const End &end) const
{
    std::vector<TrapPlace> places;
    for (int step = end.step; step >= 0; step = m_steps[std::size_t(step)].before) {
        places.push_back(m_steps[std::size_t(step)].place);
    }
    std::reverse(places.begin(), places.end());
    return places;
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

bool TrapWays::isClosed(Point cell, const TrapPlace &place) const
{
    return m_cells.cells.contains(cell) && m_cells.cells.at(cell).type == TrapCells::Type::Loose
           && !isOpen(cell, place);
}

bool TrapWays::mayOpen(Point cell, const TrapPlace &place) const
{
    return isClosed(cell, place) && (m_cells.looseKeys[m_cells.cells.at(cell).number] & ~place.keys) == 0;
}

/// Opens what is in the way of it, too: where it leads, and both corners where these are not cut.
void TrapWays::takeStep(int step, Direction direction)
{
    TrapPlace place = m_steps[std::size_t(step)].place;
    const Point from = place.cell;
    const Point by = stepOf(direction);
    const bool asksForCorners = !isStraight(direction) && m_rules.corners == Corners::Closed;
    int cost = m_steps[std::size_t(step)].cost + 1;
    const auto clear = [&](Point cell, bool isBeside) {
        if (isOpen(cell, place)) {
            return true;
        }
        if (!mayOpen(cell, place) || !(isBeside || m_entersObliquely)) {
            return false;
        }
        const std::uint8_t door = m_cells.cells.at(cell).number;
        place.loose[door / 64U] |= std::uint64_t(1) << (door % 64U);
        ++cost;
        return true;
    };
    const bool isClear =
        clear(from + by, isStraight(direction))
        && (!asksForCorners || (clear(from + Point{by.x, 0}, true) && clear(from + Point{0, by.y}, true)));
    if (isClear) {
        place.cell = from + by;
        come(step, place, cost);
    }
}

void TrapWays::come(int step, const TrapPlace &as, int cost)
{
    TrapPlace place = as;
    const std::int8_t plate = m_cells.cells.at(place.cell).plate;
    place.plates |= plate != TrapCells::noPlate ? std::uint64_t(1) << unsigned(plate) : 0;
    if (isDominated(place, cost)) {
        return;
    }
    const int number = int(m_steps.size());
    m_steps.push_back({place, cost, step, m_lastTo.at(place.cell)});
    m_lastTo.set(place.cell, number);
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
