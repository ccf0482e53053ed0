#pragma once

// gamecore/hints: hints for a game in progress: the next step on a way to win, searched from the current state.

#include "gamecore/solving/solution.h"

#include <optional>

/// A solution from a moment of a level in play. It stays valid while the hero follows it: no new search is needed if he
/// reaches one of its states by any commands.
class VictoryWay {
public:
    /// Creates an unknown solution, without a search.
    VictoryWay() = default;

    /// Searches for a solution from `world`, whose game must be in play, by best-first search
    /// (gamecore/solving/bestsearch.h). The answer is Cannot only if every state was tried. Solutions contain no death.
    static VictoryWay find(const World &world, const SolveBounds &bounds = {}, const SolveWatch &watch = {});

    Solvable solvable() const { return m_solvable; }
    /// Returns the number of states searched.
    qint64 states() const { return m_states; }
    /// Returns the commands that win from `world` if it matches a state of the solution, checked by replay; else
    /// std::nullopt.
    std::optional<std::vector<Command>> from(const World &world) const;

private:
    Solvable m_solvable = Solvable::Unknown;
    qint64 m_states = 0;
    std::vector<Command> m_commands;
    std::vector<std::uint64_t> m_hashes; ///< playHashOf() of the world before each command
};
