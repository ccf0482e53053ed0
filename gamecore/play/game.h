#pragma once

// gamecore/play: a game from its start to its end, with all that was played. May include rules and the rooms below.

#include "gamecore/rules/turn.h"

/// A recorded game of one level. Starting the same level with the same ruleset and seed and playing history() again
/// gives the same world, bit for bit.
class Game {
public:
    struct Started;

    /// Starts `level` under its ruleset. Refused, with the findings, when checkLevel() reports an error. `catalogue` is
    /// the shipped one (Catalogue::load), `seed` 0..largestSeed.
    static Started start(const CataloguePtr &catalogue, Level level, std::uint64_t seed);

    /// As playTurn(); the command is kept unless it was refused.
    bool play(const Command &command, EventList &events);
    /// Back to the beginning, with the same seed; the history is dropped.
    void restart();

    const Level &level() const { return m_level; }
    std::uint64_t seed() const { return m_seed; }
    const World &world() const { return m_world; }
    /// The one in force under the level's ruleset, with the level's own kinds.
    const CataloguePtr &catalogue() const { return m_catalogue; }
    /// What was played; advances that follow each other are kept as one.
    const std::vector<Command> &history() const { return m_history; }

private:
    Game(const Catalogue &catalogue, Level level, std::uint64_t seed);

    Level m_level;
    CataloguePtr m_catalogue; ///< in force under the level's ruleset
    Rules m_rules;
    std::uint64_t m_seed;
    World m_world;
    std::vector<Command> m_history;
};

struct Game::Started {
    std::optional<Game> game; ///< nothing if the level is in error
    IssueList issues;         ///< of checkLevel(), warnings too
};
