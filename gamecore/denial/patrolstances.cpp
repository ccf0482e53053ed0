#include "gamecore/denial/patrolstances.h"

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
    const bool isOpen = isInside && scene.roundsCells.at(next);
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

/// Every straight way ends at a wall or at the edge.
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
