#pragma once

#include "editor/canvas/cellsight.h"
#include "gamecore/world/world.h"

/// What of a level the player sees and knows at a moment.
struct SeenLevel {
    Grid<TerrainId> terrain; ///< wall where he knows nothing, so that fronts of walls give nothing away
    Grid<CellSight> sight;   ///< empty where everything is always visible
};

/// `isRevealed`: what the hero does not know, too, as if remembered.
SeenLevel seenLevel(const World &world, bool isRevealed = false);

/// The sprite that light goes with: that of a hero who lives.
std::optional<int> litSprite(const World &world);
/// How much is left (0..1) of the time in which nothing can happen to the hero; nothing where there is none.
std::optional<double> safetyLeft(const World &world);
