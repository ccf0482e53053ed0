#pragma once

// gamecore/hints: what to do next in a level in play, read off a way to victory from there.

#include "gamecore/solving/solution.h"

#include <optional>

/// A way to victory from a moment of a level in play. It is kept for as long as it is followed: who comes to a state
/// that it passes, by whatever commands, needs no search.
class VictoryWay {
public:
    /// Nothing was looked for.
    VictoryWay() = default;

    /// Looks for a way from `world`, whose game is neither won nor lost: best first (gamecore/solving/bestsearch.h). As
    /// it says, the answer is Cannot only if everything was tried, and deaths are no part of a way.
    static VictoryWay find(const World &world, const SolveBounds &bounds = {}, const SolveWatch &watch = {});

    Solvable solvable() const { return m_solvable; }
    /// States that were looked at.
    qint64 states() const { return m_states; }
    /// The commands that win from `world`, if it is like a state that the way passes; nothing if not. They were played.
    std::optional<std::vector<Command>> from(const World &world) const;

private:
    Solvable m_solvable = Solvable::Unknown;
    qint64 m_states = 0;
    std::vector<Command> m_commands;
    std::vector<std::uint64_t> m_hashes; ///< playHashOf() the world before each command
};
