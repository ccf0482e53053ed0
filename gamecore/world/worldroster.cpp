#include "gamecore/world/world.h"

const Roster &World::roster()
{
    if (!m_roster.isKnown) {
        buildRoster();
    }
    if (!m_roster.isSightKnown) {
        findSeen();
    }
    return m_roster;
}

void World::buildRoster()
{
    const NumberSet nobodyOf(actorCount());
    m_roster = {.isKnown = true, .awake = nobodyOf, .seen = nobodyOf, .spotted = nobodyOf, .traces = nobodyOf};
    for (ActorId id = heroId + 1; id <= actorCount(); ++id) {
        if (isRestless(id)) {
            m_roster.awake.insert(id - 1);
        }
        if (actor(id).isInView) {
            m_roster.spotted.insert(id - 1);
        }
        if (actor(id).isDead) {
            m_roster.traces.insert(id - 1);
        }
    }
}

void World::findSeen()
{
    m_roster.isSightKnown = true;
    m_roster.seen.clear();
    m_sight.forEachVisibleOf(monsters(), [this](Point cell) {
        for (int i = m_actorIndex.first(cell); i != CellIndex::none; i = m_actorIndex.next(i)) {
            m_roster.seen.insert(i);
        }
    });
}

bool World::isRestless(ActorId id) const
{
    const Actor &monster = actor(id);
    if (monster.isDead) {
        return false;
    }
    const BehaviorRow &behavior = rowOf(monster.behavior);
    const bool isHeard = behavior.walk == BehaviorRow::Walk::Nowhere && seesAll() && m_rules.idlers == Idlers::Tell;
    return behavior.isAlwaysAwake || monster.goal || monster.rest > 0 || isHeard || !monster.statuses.isEmpty();
}

void World::wake(ActorId id)
{
    if (m_roster.isKnown) {
        m_roster.awake.insert(id - 1);
    }
}

void World::removeFromAwake(ActorId id)
{
    if (!isRestless(id)) {
        m_roster.awake.remove(id - 1);
    }
}

void World::setGoal(ActorId id, std::optional<Point> goal)
{
    edit(id).goal = goal;
    if (goal) {
        wake(id);
    }
}

void World::setRest(ActorId id, int actions)
{
    edit(id).rest = actions;
    if (actions > 0) {
        wake(id);
    }
}

void World::setInView(ActorId id, bool isInView)
{
    edit(id).isInView = isInView;
    if (!m_roster.isKnown) {
        return;
    }
    if (isInView) {
        m_roster.spotted.insert(id - 1);
    } else {
        m_roster.spotted.remove(id - 1);
    }
}
