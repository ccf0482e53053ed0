#include "gamecore/softlock/trapways.h"

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
    : m_cells(cells), m_rules(rules), m_entersObliquely(entersObliquely),
      m_openSteps(std::size_t(cells.cells.size().area()), 0), m_byDoors(m_openSteps), m_lastTo(m_openSteps.size()),
      m_looseWords((cells.looseKeys.size() + 63) / 64)
{
    for (int i = 0; i < directionCount; ++i) {
        const Point by = stepOf(Direction(i));
        m_by[std::size_t(i)] = by.y * cells.cells.width() + by.x;
    }
    findOpenSteps();
}

void TrapWays::findOpenSteps()
{
    const Grid<TrapCells::Cell> &cells = m_cells.cells;
    const auto isFloor = [&](Point cell) {
        return cells.contains(cell) && cells.at(cell).type == TrapCells::Type::Floor;
    };
    const auto isGround = [&](Point cell) {
        return cells.contains(cell) && cells.at(cell).type != TrapCells::Type::Wall;
    };
    for (std::size_t i = 0; i < cells.cells().size(); ++i) {
        const Point cell{int(i) % cells.width(), int(i) / cells.width()};
        for (int d = 0; d < directionCount && isGround(cell); ++d) {
            const Neighbors bit = neighborIn(Direction(d));
            const bool isOpen = isStepOpen(cell, Direction(d), m_rules, isFloor);
            const bool mayBe = !isOpen && isStepOpen(cell, Direction(d), m_rules, isGround);
            m_openSteps[i] = Neighbors(m_openSteps[i] | (isOpen ? bit : 0));
            m_byDoors[i] = Neighbors(m_byDoors[i] | (mayBe ? bit : 0));
        }
    }
}

const std::vector<TrapWays::End> &TrapWays::from(const TrapPlace &place)
{
    for (const Step &step : m_steps) {
        m_lastTo[std::size_t(step.cell)] = {};
    }
    for (std::vector<int> &steps : m_waiting) {
        steps.clear();
    }
    m_from = place;
    m_steps.clear();
    m_ends.clear();
    m_opened.clear();
    m_numbers.clear();
    come(-1, int(m_cells.cells.index(place.cell)), 0, numberOf({place.plates, place.loose}));
    for (std::size_t cost = 0; cost < m_waiting.size(); ++cost) {
        for (std::size_t i = 0; i < m_waiting[cost].size(); ++i) { // it grows
            const int step = m_waiting[cost][i];
            if (m_cells.cells.cells()[std::size_t(m_steps[std::size_t(step)].cell)].isStop) {
                m_ends.push_back({placeOf(m_steps[std::size_t(step)]), int(cost), step});
            }
            takeSteps(step);
        }
    }
    m_looks += qint64(m_steps.size());
    return m_ends;
}

TrapPlace TrapWays::placeOf(const Step &step) const
{
    TrapPlace place = m_from;
    const int width = m_cells.cells.width();
    place.cell = {step.cell % width, step.cell / width};
    place.plates = m_opened[std::size_t(step.opened)].plates;
    place.loose = m_opened[std::size_t(step.opened)].loose;
    return place;
}

std::vector<TrapPlace> TrapWays::placesTo(const End &end) const
{
    std::vector<TrapPlace> places;
    for (int step = end.step; step >= 0; step = m_steps[std::size_t(step)].before) {
        places.push_back(placeOf(m_steps[std::size_t(step)]));
    }
    std::reverse(places.begin(), places.end());
    return places;
}

bool TrapWays::isOpen(const TrapCells::Cell &at, std::uint64_t locks, const Opened &opened) const
{
    switch (at.type) {
    case TrapCells::Type::Wall:
        return false;
    case TrapCells::Type::Floor:
        return true;
    case TrapCells::Type::Lock:
        return (locks >> at.number & 1U) != 0;
    case TrapCells::Type::Loose:
        return (opened.loose[at.number / 64U] >> (at.number % 64U) & 1U) != 0;
    case TrapCells::Type::Gate:
        return (opened.plates >> at.number & 1U) != 0;
    }
    return false;
}

bool TrapWays::isOpen(Point cell, const TrapPlace &place) const
{
    return m_cells.cells.contains(cell)
           && isOpen(m_cells.cells.at(cell), place.locks, Opened{place.plates, place.loose});
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

int TrapWays::numberOf(const Opened &opened)
{
    const auto [number, isNew] = m_numbers.emplace(opened, int(m_opened.size()));
    if (isNew) {
        m_opened.push_back(opened);
    }
    return number->second;
}

void TrapWays::takeSteps(int step)
{
    const Step from = m_steps[std::size_t(step)]; // m_steps grows
    for (unsigned left = m_openSteps[std::size_t(from.cell)]; left != 0; left &= left - 1) {
        const int cell = from.cell + m_by[std::size_t(std::countr_zero(left))];
        if (!wasThere(cell, from.cost + 1, from.opened)) {
            come(step, cell, from.cost + 1, from.opened);
        }
    }
    for (int left = m_byDoors[std::size_t(from.cell)]; left != 0; left &= left - 1) {
        takeStepByDoors(step, Direction(std::countr_zero(unsigned(left))));
    }
}

/// Opens what is in the way of it, too: where it leads, and both corners where these are not cut.
void TrapWays::takeStepByDoors(int step, Direction direction)
{
    TrapPlace place = placeOf(m_steps[std::size_t(step)]);
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
    if (clear(from + by, isStraight(direction))
        && (!asksForCorners || (clear(from + Point{by.x, 0}, true) && clear(from + Point{0, by.y}, true)))) {
        come(step, int(m_cells.cells.index(from + by)), cost, numberOf({place.plates, place.loose}));
    }
}

void TrapWays::come(int step, int cell, int cost, int opened)
{
    const std::int8_t plate = step >= 0 ? m_cells.cells.cells()[std::size_t(cell)].plate : TrapCells::noPlate;
    if (plate != TrapCells::noPlate) {
        Opened pressed = m_opened[std::size_t(opened)];
        pressed.plates |= std::uint64_t(1) << unsigned(plate);
        opened = numberOf(pressed);
    }
    if (isDominated(cell, cost, opened)) {
        return;
    }
    const int number = int(m_steps.size());
    m_steps.push_back({cell, cost, step, m_lastTo[std::size_t(cell)].step, opened});
    m_lastTo[std::size_t(cell)] = {number, cost, opened};
    if (m_waiting.size() <= std::size_t(cost)) {
        m_waiting.resize(std::size_t(cost) + 1);
    }
    m_waiting[std::size_t(cost)].push_back(number);
}

bool TrapWays::isDominated(int cell, int cost, int opened) const
{
    for (int step = m_lastTo[std::size_t(cell)].step; step >= 0; step = m_steps[std::size_t(step)].other) {
        const Step &known = m_steps[std::size_t(step)];
        if (known.cost > cost) {
            continue;
        }
        if (known.opened == opened) {
            return true;
        }
        const Opened &has = m_opened[std::size_t(known.opened)];
        const Opened &other = m_opened[std::size_t(opened)];
        int doors = 0;
        for (std::size_t i = 0; i < m_looseWords; ++i) {
            doors += std::popcount(other.loose[i] & ~has.loose[i]);
        }
        if ((other.plates & ~has.plates) == 0 && known.cost + doors <= cost) {
            return true;
        }
    }
    return false;
}
