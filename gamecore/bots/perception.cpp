#include "gamecore/bots/perception.h"

#include <algorithm>

void Perception::look(const World &world, int reactionMs)
{
    Glance glance{.timeMs = world.timeMs(), .monsters = {}};
    const bool isLate = world.isRealTime() && reactionMs > 0;
    // Reuses the memory of dropped glances.
    while (!m_glances.empty()
           && (!isLate || (m_glances.size() > 1 && m_glances[1].timeMs <= glance.timeMs - reactionMs))) {
        glance.monsters = std::move(m_glances.front().monsters);
        m_glances.pop_front();
    }
    glance.monsters.clear();
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        if (!actor.isDead && world.isVisible(actor.cell)) {
            glance.monsters.push_back({id, actor.cell, actor.facing});
        }
    }
    m_glances.push_back(std::move(glance));
}

const Seen *Perception::monsterAt(const World &world, Point cell) const
{
    const std::vector<Seen> &all = monsters();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Seen &seen) { return seen.cell == cell && world.isAlive(seen.id); });
    return found == all.end() ? nullptr : &*found;
}
