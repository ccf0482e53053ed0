#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledguess.h"

#include <optional>

/// A map interpreted as a level.
struct TiledLevel {
    std::optional<Level> level; ///< std::nullopt if the level would have too many things
    /// Guesses (`guessed`, one for each tileset), omissions (`not_taken`), and features that only affect the look of
    /// the map (`passed_over`). An omission or feature occurs once for each sort, with the figure `count`.
    IssueList issues;
    std::vector<GuessedTile> guesses; ///< for the user to correct in a mapping
    std::vector<ObjectClass> classes; ///< for the user to explain in a mapping
};

/// Returns the level that a map represents (docs/tiled.md). For maps exported by this program, use
/// levelfile/restoredlevel.h. Things are on the cells of their objects and tiles. Cells without a tile become wall or
/// floor by fillEmptyCells() (drawncells.h).
TiledLevel levelOf(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping = {});
