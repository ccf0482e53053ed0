#pragma once

#include "editor/canvas/cellsight.h"
#include "gamecore/world/world.h"

/// The part of a level that the player may see at a moment: what the hero sees or remembers.
struct SeenLevel {
    Grid<TerrainId> terrain; ///< wall where unknown, so that wall fronts reveal nothing
    Grid<CellSight> sight;   ///< empty if the whole level is always visible (World::seesAll())
};

/// Returns the part of the current level that the player may see. If `isRevealed`, cells that the hero does not know
/// look as if he remembered them.
SeenLevel seenLevel(const World &world, bool isRevealed = false);

/// Returns the id of the sprite that carries light, which is the hero; std::nullopt if he is dead.
std::optional<int> litSprite(const World &world);
/// Returns the fraction (0..1) left of the time in which the hero cannot be hurt; std::nullopt if he can be hurt, or if
/// the game is over.
std::optional<double> safetyLeft(const World &world);
