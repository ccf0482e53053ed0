#include "gamecore/worstcase/pursuers.h"

std::optional<PatrolStances> PatrolStances::of(const PursuitScene &scene, Point cell, std::optional<Direction> facing,
                                               qint64 most)
{
    PatrolStances stances(scene.size());
    for (const Direction direction : straightDirections) {
        if (!facing || *facing == direction) {
            stances.m_begins.push_back(stances.add(cell, direction));
        }
    }
    for (int number = 0; number < stances.count(); ++number) {
        if (stances.count() > most) {
            return std::nullopt;
        }
        stances.lookOn(scene, number);
    }
    stances.orderByEnds();
    return stances;
}

int PatrolStances::numberOf(Point cell, Direction facing) const
{
    const bool isKnown = m_places.contains(cell) && m_places.at(cell) != none;
    return isKnown ? on(cell)[std::size_t(facing) / 2] : none;
}

int PatrolStances::add(Point cell, Direction facing)
{
    if (m_places.at(cell) == none) {
        m_places.set(cell, int(m_onCells.size()));
        m_onCells.push_back({none, none, none, none});
    }
    int &number = m_onCells[std::size_t(m_places.at(cell))][std::size_t(facing) / 2];
    if (number == none) {
        number = count();
        m_stances.push_back({.cell = cell, .facing = facing});
    }
    return number;
}

void PatrolStances::lookOn(const PursuitScene &scene, int number)
{
    const Stance stance = at(number);
    const Point next = stance.cell + stepOf(stance.facing);
    const bool isInside = m_places.contains(next);
    const bool isDoor = isInside && scene.doors.at(next);
    const bool isOpen = isInside && scene.patrolCells.at(next);
    if (isDoor || isOpen) {
        const int onward = add(next, stance.facing);
        m_stances[std::size_t(number)].onward = onward;
    }
    if (isDoor || !isOpen) {
        m_stances[std::size_t(number)].mayTurn = true;
        for (const Direction direction : straightDirections) {
            add(stance.cell, direction);
        }
    }
}

/// Orders the stances along straight lines, each of which ends at a wall or at the edge of the level.
void PatrolStances::orderByEnds()
{
    m_endsFirst.reserve(m_stances.size());
    for (int end = 0; end < count(); ++end) {
        if (at(end).onward != none) {
            continue;
        }
        m_endsFirst.push_back(end);
        for (int number = end, before = beforeOf(end); before != none; before = beforeOf(number)) {
            m_endsFirst.push_back(before);
            number = before;
        }
    }
}

int PatrolStances::beforeOf(int number) const
{
    const Stance &stance = at(number);
    const int before = numberOf(stance.cell - stepOf(stance.facing), stance.facing);
    return before != none && at(before).onward == number ? before : none;
}

PursuerAction OnePursuer::action(int position) const
{
    const Stance &stance = m_stances.at(position);
    PursuerAction action{.onward = stance.onward};
    if (stance.mayTurn) {
        for (const int turned : m_stances.on(stance.cell)) {
            action.add(turned);
        }
    }
    return action;
}

void OnePursuer::addBefore(int position, std::vector<int> &before) const
{
    m_stances.forEachBefore(position, [&before](int stance) { before.push_back(stance); });
}

std::vector<Point> TwoPursuers::cells(int position) const
{
    return {m_first.at(firstOf(position)).cell, m_second.at(secondOf(position)).cell};
}

PursuerAction TwoPursuers::action(int position) const
{
    PursuerAction action;
    const auto addWith = [&](int first) {
        const Stance &second = m_second.at(secondOf(position));
        if (!second.mayTurn) {
            action.add(numberOf(first, second.onward));
            return;
        }
        for (const int turned : m_second.on(second.cell)) {
            action.add(numberOf(first, turned));
        }
    };
    const Stance &first = m_first.at(firstOf(position));
    if (!first.mayTurn) {
        addWith(first.onward);
        return action;
    }
    for (const int turned : m_first.on(first.cell)) {
        addWith(turned);
    }
    return action;
}

bool TwoPursuers::mayStay(int position) const
{
    return m_first.at(firstOf(position)).mayTurn && m_second.at(secondOf(position)).mayTurn;
}

void TwoPursuers::addBefore(int position, std::vector<int> &before) const
{
    m_first.forEachBefore(firstOf(position), [&](int first) {
        m_second.forEachBefore(secondOf(position), [&](int second) { before.push_back(numberOf(first, second)); });
    });
}

std::vector<int> TwoPursuers::together(const std::vector<int> &first, const std::vector<int> &second) const
{
    std::vector<int> both;
    both.reserve(first.size() * second.size());
    for (const int a : first) {
        for (const int b : second) {
            both.push_back(numberOf(a, b));
        }
    }
    return both;
}
