#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledguess.h"

#include <optional>

/// A map interpreted as a level.
struct TiledLevel {
    std::optional<Level> level; ///< std::nullopt if it would be too large
    /// Guesses (`guessed`), omissions (`not_taken`), and things that only affect the map's look (`passed_over`), each
    /// sort once with its figure `count`.
    IssueList issues;
    std::vector<GuessedTile> guesses; ///< for the user to correct in a mapping
    std::vector<ObjectClass> classes; ///< for the user to explain in a mapping
};

/// Returns the level that a map represents (docs/tiled.md). For maps exported by this program, use
/// levelfile/restoredlevel.h. Things are on the cells of their objects and tiles. A cell without a tile is wall, unless
/// its area is enclosed or contains the hero's start; then it is floor.
TiledLevel levelOf(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping = {});
