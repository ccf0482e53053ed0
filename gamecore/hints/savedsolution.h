#pragma once

// gamecore/hints: hints for a game in progress. A hint is the next goal of a solution that is searched from the current
// state.

#include "gamecore/solving/solution.h"

#include <optional>

/// A solution of a game in progress, from the moment of the search to victory. No new search is needed while the hero
/// follows the solution, or if he returns to one of its states by other commands.
class SavedSolution {
public:
    /// Creates an object without a solution; solvable() is Solvable::Unknown.
    SavedSolution() = default;

    /// Searches for a solution from `world` by best-first search (gamecore/solving/bestsearch.h). The game must not be
    /// over. Afterwards, solvable() is Solvable::Cannot only if every state was tried. Solutions contain no death.
    static SavedSolution find(const World &world, const SolveBounds &bounds = {}, const SolveProgress &watch = {});

    /// Returns the result of the search.
    Solvable solvable() const { return m_solvable; }
    /// Returns the number of states searched.
    qint64 states() const { return m_states; }
    /// Returns the commands that win from `world`, checked by replay; std::nullopt if there is no solution, if `world`
    /// is not a state of it, or if the replay does not win.
    std::optional<std::vector<Command>> from(const World &world) const;

private:
    Solvable m_solvable = Solvable::Unknown;
    qint64 m_states = 0;
    std::vector<Command> m_commands;
    std::vector<std::uint64_t> m_hashes; ///< playHashOf() of the world before each command
};
