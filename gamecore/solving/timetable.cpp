#include "gamecore/solving/timetable.h"

#include "gamecore/rules/turn.h"
#include "gamecore/world/command.h"
#include "gamecore/world/event.h"

Timetable::Timetable(World world, const ClockworkGround &ground, const std::vector<Point> &walked)
    : m_world(std::move(world)), m_ground(ground), m_placeOf(std::size_t(ground.cellCount()), -1)
{
    for (const Point cell : walked) {
        placeOf(m_ground.cellOf(cell)).isWalked = true;
    }
    for (ActorId id = heroId + 1; id <= m_world.actorCount(); ++id) {
        const Actor &monster = m_world.actor(id);
        const Cell cell = m_ground.cellOf(monster.cell);
        Place &place = placeOf(cell);
        ++place.monsters;
        place.stays.clear();
        if (rowOf(monster.behavior).walk == BehaviorRow::Walk::Nowhere) {
            continue;
        }
        if (m_world.isRealTime()) {
            m_schedule.add({monster.nextActionMs, int(m_walkers.size())});
        }
        m_walkers.push_back({id, cell});
    }
    m_known = m_walkers.empty() ? endless : 0;
    EventList events;
    playTurn(m_world, Command::protect(true), events);
}

void Timetable::play(int time)
{
    const int until = qMin(time, lastTime);
    if (until <= m_known) {
        return;
    }
    if (m_world.isRealTime()) {
        playTime(until);
    } else {
        playTurns(until);
    }
    m_known = until;
}

std::vector<Timetable::Stay> &Timetable::staysOn(Cell cell)
{
    return placeOf(cell).stays;
}

int Timetable::stayOn(Cell cell, int time)
{
    const std::vector<Stay> &stays = placeOf(cell).stays;
    const auto stay =
        std::partition_point(stays.begin(), stays.end(), [time](const Stay &one) { return one.until < time; });
    return int(stay - stays.begin());
}

bool Timetable::isWalked(Cell cell)
{
    return placeOf(cell).isWalked;
}

Timetable::Place &Timetable::placeOf(Cell cell)
{
    int &place = m_placeOf[std::size_t(cell)];
    if (place < 0) {
        place = int(m_places.size());
        m_places.emplace_back().stays.emplace_back();
    }
    return m_places[std::size_t(place)];
}

void Timetable::playTurns(int time)
{
    while (m_world.turn() < time) {
        playOne(Command::wait());
        for (Walker &walker : m_walkers) {
            follow(walker, m_world.turn());
        }
    }
}

void Timetable::playTime(int time)
{
    while (m_schedule.first().timeMs <= time) {
        const auto [due, number] = m_schedule.first();
        while (m_world.timeMs() < due) {
            playOne(Command::advance(int(qMin<qint64>(due - m_world.timeMs(), longestAdvance))));
        }
        Walker &walker = m_walkers[std::size_t(number)];
        follow(walker, int(due));
        m_schedule.removeFirst();
        m_schedule.add({m_world.actor(walker.id).nextActionMs, number});
    }
}

void Timetable::playOne(const Command &command)
{
    EventList events;
    playTurn(m_world, command, events);
    ++m_moments;
}

/// Records the move of a walker. If another walker enters the cell at the moment in which this one leaves it, the cell
/// has no free interval in between.
void Timetable::follow(Walker &walker, int time)
{
    const Cell to = m_ground.cellOf(m_world.actor(walker.id).cell);
    if (to == walker.cell) {
        return;
    }
    Place &left = placeOf(walker.cell);
    if (--left.monsters == 0) {
        left.stays.push_back({.from = time});
    }
    Place &entered = placeOf(to);
    if (entered.monsters++ == 0) {
        entered.stays.back().until = time - 1;
        if (entered.stays.back().from == time) {
            entered.stays.pop_back();
        }
    }
    if (to == m_ground.start()) {
        m_startUntil = qMin(m_startUntil, time - 1);
    }
    walker.cell = to;
}
