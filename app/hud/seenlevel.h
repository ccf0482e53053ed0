#pragma once

#include "editor/canvas/cellsight.h"
#include "gamecore/world/world.h"

/// The part of a level that the player sees and knows at a moment.
struct SeenLevel {
    Grid<TerrainId> terrain; ///< wall where unknown, so that wall fronts reveal nothing
    Grid<CellSight> sight;   ///< empty where everything is always visible
};

/// `isRevealed` includes what the hero does not know, as if remembered.
SeenLevel seenLevel(const World &world, bool isRevealed = false);

/// Returns the sprite that carries light: the hero, if he is alive.
std::optional<int> litSprite(const World &world);
/// Returns the fraction (0..1) left of the time in which the hero cannot be hurt; std::nullopt if there is none.
std::optional<double> safetyLeft(const World &world);
