#include "gamecore/hints/savedsolution.h"

#include "gamecore/rules/turn.h"
#include "gamecore/solving/bestsearch.h"
#include "gamecore/solving/playhash.h"
#include "gamecore/world/event.h"

SavedSolution SavedSolution::find(const World &world, const SolveBounds &bounds, const SolveProgress &watch)
{
    Q_ASSERT(world.status() == Status::Playing);
    BestSearch search(world, bounds);
    SavedSolution way;
    way.m_solvable = search.search(watch);
    way.m_states = search.states();
    if (way.m_solvable == Solvable::Can) {
        way.m_commands = search.commands();
        World moment = world;
        EventList events;
        for (const Command &command : way.m_commands) {
            way.m_hashes.push_back(playHashOf(moment));
            playTurn(moment, command, events);
        }
        Q_ASSERT_X(moment.status() == Status::Won, "SavedSolution::find", "a way that was found does not win");
    }
    return way;
}

/// Hashes ignore bag letters and hit points, so the remaining commands are replayed before they are returned.
std::optional<std::vector<Command>> SavedSolution::from(const World &world) const
{
    const std::uint64_t hash = m_hashes.empty() ? 0 : playHashOf(world);
    for (std::size_t i = m_hashes.size(); i > 0; --i) {
        if (m_hashes[i - 1] == hash) {
            std::vector<Command> rest(m_commands.begin() + std::ptrdiff_t(i - 1), m_commands.end());
            if (isWonWithoutDeath(world, rest)) {
                return rest;
            }
        }
    }
    return std::nullopt;
}
