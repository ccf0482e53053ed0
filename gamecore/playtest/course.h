#pragma once

#include "gamecore/play/game.h"

/// What is played from its beginning to its end: a level, the levels of a campaign one after the other, or a dungeon.
struct Course {
    CataloguePtr shipped;              ///< that games are started with (Catalogue::load)
    std::vector<PlayableLevel> levels; ///< none: the dungeon of the ruleset
    bool carriesHero = false;          ///< of a campaign: the hero goes on with what he has and has become
    QString ruleset = {};              ///< of a dungeon, which must be known

    bool isDungeon() const { return levels.empty(); }
    /// The first game of it.
    Game begin(std::uint64_t seed) const;
    /// The game of the level after `place` (from 0), for a hero who has won that one; nothing after the last.
    std::optional<Game> next(const Game &won, std::size_t place, std::uint64_t seed) const;
};
