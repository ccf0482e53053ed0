#include "gamecore/playtest/figurecount.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

/// Things that are still to be done for a victory: treasures, monsters, the way out.
int aimsLeft(const World &world)
{
    const int win = world.rules().win;
    const int exit = (win & WinByExit) != 0 && world.status() != Status::Won ? 1 : 0;
    return ((win & WinByTreasure) != 0 ? world.treasureLeft() : 0)
           + ((win & WinByMonsters) != 0 ? world.monstersLeft() : 0) + exit;
}

QString keyOfCause(const World &world, const Event &event, ActorId by)
{
    switch (event.cause) {
    case Cause::Terrain:
        return world.catalogue().terrain(event.terrain).key;
    case Cause::Item:
        return world.catalogue().kind(event.item).key;
    case Cause::Attack:
    case Cause::Breath:
        break;
    }
    return by == nobody ? QString() : world.kindOf(by).key;
}

} // namespace

void FigureCount::addCell(CellCounts PlaceFigures::*counts, Point cell)
{
    if (place().size.contains(cell)) {
        ++(place().*counts)[place().numberOf(cell)];
    }
}

void FigureCount::enter(std::size_t number, const World &world)
{
    m_place = number;
    m_figures.places.resize(std::max(m_figures.places.size(), number + 1));
    if (!world.stage().isDungeon && place().size == Size()) {
        place().size = world.size();
    }
    ++place().entered;
    ++place().reached[0];
    m_aims = aimsLeft(world);
    m_tenth = 0;
    m_isBeside = false;
    m_met.assign(world.catalogue().kinds().size(), false);
    addCell(&PlaceFigures::visits, world.hero().cell);
    addSeen(world);
}

int FigureCount::tenthOf(const World &world) const
{
    const int done = m_aims - std::min(aimsLeft(world), m_aims);
    return m_aims == 0 ? 0 : std::min(PlaceFigures::tenths - 1, done * PlaceFigures::tenths / m_aims);
}

void FigureCount::addProgress(const World &world)
{
    for (const int tenth = tenthOf(world); m_tenth < tenth;) {
        ++place().reached[std::size_t(++m_tenth)];
    }
}

void FigureCount::addSeen(const World &world)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        if (!m_met[actor.kind] && !actor.isDead && world.isVisible(actor.cell)) {
            m_met[actor.kind] = true;
            ++place().met[world.kindOf(id).key];
        }
    }
}

/// Where a touch kills somebody beside him is a near miss; elsewhere it is when he has a tenth of his hit points left.
void FigureCount::addNearness(const World &world)
{
    bool isNear = 10 * world.hero().hp <= world.maxHp(heroId);
    if (world.rules().contact == Contact::Kills) {
        isNear = false;
        for (const Direction direction : straightDirections) {
            const Point cell = world.hero().cell + stepOf(direction);
            const ActorId monster = world.size().contains(cell) ? world.monsterAt(cell) : nobody;
            isNear = isNear || (monster != nobody && isDangerous(world, monster));
        }
    }
    place().nearMisses += isNear && !m_isBeside ? 1 : 0;
    m_isBeside = isNear;
}

void FigureCount::addHarm(const World &world, const Event &event, const EventList &events)
{
    if (event.type == EventType::Died) {
        addCell(&PlaceFigures::deaths, event.cell);
    } else {
        addCell(&PlaceFigures::hits, world.hero().cell);
    }
    Event why = event;
    ActorId by = event.target;
    for (const Event &other : events) {
        if (other.type == EventType::Damaged && other.actor == heroId) {
            why = other;
        }
        if (other.type == EventType::Attacked && other.target == heroId) {
            by = other.actor;
        }
    }
    by = event.type == EventType::Died && event.target != nobody ? event.target : by;
    ++(event.type == EventType::Died ? place().killers : place().hitters)[keyOfCause(world, why, by)];
}

void FigureCount::addEvent(const World &world, const Event &event, const EventList &events)
{
    switch (event.type) {
    case EventType::Moved:
        if (event.actor == heroId) {
            addCell(&PlaceFigures::visits, event.to);
        }
        break;
    case EventType::Died:
    case EventType::Damaged:
        if (event.actor == heroId) {
            addHarm(world, event, events);
        }
        break;
    case EventType::Collected:
    case EventType::PickedUp:
        ++place().taken[world.catalogue().kind(event.item).key];
        addCell(&PlaceFigures::takes, event.cell);
        break;
    case EventType::Used:
        ++place().used[world.catalogue().kind(event.item).key];
        break;
    case EventType::Spotted:
        addSeen(world);
        break;
    default:
        break;
    }
}

void FigureCount::add(const World &world, const Command &command, const EventList &events, bool isChosen)
{
    ++m_figures.commands;
    for (const Event &event : events) {
        addEvent(world, event, events);
    }
    const bool isWait = command.type == Command::Type::Wait || command.type == Command::Type::Advance;
    if (isWait && isChosen) {
        addCell(&PlaceFigures::waits, world.hero().cell);
    }
    addNearness(world);
    addProgress(world);
}

void FigureCount::addHpLeft(const World &world)
{
    const int most = std::max(1, world.maxHp(heroId));
    const int tenth = std::clamp(world.hero().hp * PlaceFigures::tenths / most, 0, PlaceFigures::tenths);
    ++place().hpLeft[std::size_t(tenth)];
}

void FigureCount::leave(const World &world)
{
    ++place().left;
    addHpLeft(world);
}

void FigureCount::end(std::uint64_t seed, GameEnd end, const World &world)
{
    m_figures.addEnd(seed, end);
    ++place().ended[std::size_t(end)];
    if (end == GameEnd::Lost) {
        ++place().lostAt[std::size_t(m_tenth)];
    }
    if (end == GameEnd::Won) {
        addHpLeft(world);
        ++m_figures.stepsToWin[world.steps()];
    }
}
