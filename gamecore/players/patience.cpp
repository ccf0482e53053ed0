#include "gamecore/players/patience.h"

#include "gamecore/rules/harm.h"
#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

#include <algorithm>

namespace {

bool changesAims(const Event &event)
{
    switch (event.type) {
    case EventType::Collected:
    case EventType::PickedUp:
    case EventType::Dropped:
    case EventType::Opened:
    case EventType::Unlocked:
    case EventType::Died:
    case EventType::LevelUp:
    case EventType::Descended:
        return true;
    default:
        return false;
    }
}

} // namespace

bool changeAims(const EventList &events)
{
    return std::any_of(events.begin(), events.end(), changesAims);
}

void Patience::begin(const World &world)
{
    m_refused.clear();
    m_idle = 0;
    m_explored = world.state().explored.hash();
}

bool Patience::observe(const World &world, const Command &command, const EventList &events)
{
    if (events.isRefused()) {
        m_refused.push_back(command);
        ++m_idle;
        return false;
    }
    m_refused.clear();
    const std::uint64_t explored = world.state().explored.hash();
    const bool isGain = changeAims(events) || explored != m_explored;
    m_explored = explored;
    // Somebody who rests is not at a loss.
    const bool isResting =
        command.type == Command::Type::Wait && healsByWaiting(world.rules()) && world.hero().hp < world.maxHp(heroId);
    m_idle = isGain ? 0 : isResting ? m_idle : m_idle + 1;
    return isGain;
}

bool Patience::isRefused(const Command &command) const
{
    return std::find(m_refused.begin(), m_refused.end(), command) != m_refused.end();
}
