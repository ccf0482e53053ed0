// Effects of events on a journey.

#include "gamecore/play/danger.h"
#include "gamecore/play/journey.h"
#include "gamecore/world/event.h"

namespace {

/// True if the hero tried a step that did not lead to `next` and opened no door there.
bool hasFailed(const EventList &events, Point next)
{
    bool isTried = false;
    for (const Event &event : events) {
        if (event.type == EventType::Opened && event.cell == next) {
            return false;
        }
        const bool isStep = event.type == EventType::Moved || event.type == EventType::Bumped;
        isTried = isTried || event.type == EventType::Refused || (isStep && event.actor == heroId);
    }
    return isTried;
}

/// Returns the number of path cells that the hero has passed. A step may cover several cells, and the same cell twice.
std::ptrdiff_t cellsPassed(const EventList &events, const std::vector<Point> &path)
{
    std::size_t passed = 0;
    for (const Event &event : events) {
        const bool isStep = event.type == EventType::Moved && event.actor == heroId;
        passed += isStep && passed < path.size() && event.to == path[passed] ? 1 : 0;
    }
    return std::ptrdiff_t(passed);
}

} // namespace

void Journey::observe(const World &world, const EventList &events)
{
    for (const Event &event : events) {
        if (event.type == EventType::Descended) {
            enter(world);
            stop(StopReason::Message);
            return;
        }
    }
    look(world, events);
    if (m_isUnderWay) {
        follow(world, events);
    }
}

/// Updates the memory, during a journey or not.
void Journey::look(const World &world, const EventList &events)
{
    const ActorId threat = m_isUnderWay && !world.isRealTime() ? threatNear(world) : nobody;
    const bool wasThreatInView = m_memory.wasInView(threat);
    const int reached = m_memory.visit(world);
    const int noticed = m_memory.noticeItems(world);
    const Memory::Noticed noticedMonsters = m_memory.noticeMonsters(world);
    if (!m_isUnderWay) {
        m_isFetching = false;
        return;
    }
    const StopReason told = m_wish == Wish::Attack ? StopReason::Message : reasonIn(world, events);
    const int item = m_wish == Wish::Explore ? reached : noticed;
    if (told != StopReason::None) {
        stop(told);
    } else if (isStoppedByMonster(world, threat, wasThreatInView, noticedMonsters)) {
        return;
    } else if (item != CellIndex::none) {
        m_item = item;
        m_isFetching = m_wish == Wish::Explore && mayTake(world);
        if (!m_isFetching) {
            stop(StopReason::ItemFound);
        }
    } else if (m_isFetching && !mayTake(world)) {
        stop(StopReason::Message); // the events tell what was taken
    }
}

/// Stops for a monster: under turns for each new one, and for any that threatens the hero. True if stopped.
bool Journey::isStoppedByMonster(const World &world, ActorId threat, bool wasThreatInView,
                                 const Memory::Noticed &noticed)
{
    const bool isNewOnly = m_isBold || !world.isRealTime();
    if (const ActorId monster = isNewOnly ? noticed.unknown : noticed.anew; monster != nobody) {
        stopForDanger(world, StopReason::MonsterSpotted, monster);
    } else if (threat != nobody) {
        stopForDanger(world, wasThreatInView ? StopReason::MonsterAtHand : StopReason::MonsterSpotted, threat);
    }
    return !m_isUnderWay;
}

StopReason Journey::reasonIn(const World &world, const EventList &events)
{
    if (world.status() != Status::Playing) {
        return StopReason::GameOver;
    }
    for (const Event &event : events) {
        const bool isStruck = event.type == EventType::Attacked && event.target == heroId;
        const bool isHurt = event.type == EventType::Damaged || event.type == EventType::Died;
        if (isStruck || (isHurt && event.actor == heroId)) {
            return StopReason::Damaged;
        }
        if (event.type == EventType::Confused && event.actor == heroId) {
            return StopReason::Message;
        }
    }
    return world.character().choicesDue > 0 ? StopReason::ChoiceDue : StopReason::None;
}

/// Advances the path to the hero's cell.
void Journey::follow(const World &world, const EventList &events)
{
    if (m_wish == Wish::Rest || m_path.empty()) {
        return;
    }
    const std::ptrdiff_t passed = cellsPassed(events, m_path);
    const bool hasStepped = passed > 0;
    m_hasMoved = true;
    if (hasStepped) {
        m_path.erase(m_path.begin(), m_path.begin() + passed);
        if (m_path.empty() && m_isToWayOut) {
            stop(StopReason::WayOutReached);
        } else if (m_path.empty() && m_wish != Wish::Explore) {
            stop(StopReason::Arrived);
        }
    } else if (hasFailed(events, m_path.front())) {
        m_monster = isMet(world, m_path.front()) ? world.monsterAt(m_path.front()) : nobody;
        stop(m_monster == nobody ? StopReason::Blocked : StopReason::MonsterInWay);
    }
    if (m_isUnderWay) {
        noteEvents(world, hasStepped);
    }
}

/// Stops a real-time journey if a monster at hand comes nearer or is adjacent.
void Journey::noteEvents(const World &world, bool hasStepped)
{
    const AtHand danger = nearestAtHand(world);
    const bool isNearer = danger.steps < m_stepsToDanger || danger.steps <= 1;
    m_stepsToDanger = danger.steps;
    if (m_isOneStep ? hasStepped : m_isBold && danger.monster != nobody && isNearer) {
        const bool isFar = danger.monster == nobody;
        stopForDanger(world, isFar ? StopReason::MonsterInView : StopReason::MonsterAtHand,
                      isFar ? m_monster : danger.monster);
    }
}
