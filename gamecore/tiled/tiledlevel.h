#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledguess.h"

#include <optional>

/// A map given a meaning.
struct TiledLevel {
    std::optional<Level> level; ///< nothing if it would be too large
    /// What was guessed (`guessed`), what has no place in a level (`not_taken`) and what only decides how the map looks
    /// (`passed_over`), each kind of it once, with its figure `count`.
    IssueList issues;
    std::vector<GuessedTile> guesses; ///< for a person to correct, as a mapping
    std::vector<ObjectClass> classes; ///< for a person to explain, as a mapping
};

/// The level that a map means (docs/tiled.md), if it was not exported by this program (levelfile/restoredlevel.h). Its
/// things stand where their objects and tiles do; a cell without a tile is wall, unless it is closed in by others
/// or the hero starts among those that it is connected with: then it is floor.
TiledLevel levelOf(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping = {});
