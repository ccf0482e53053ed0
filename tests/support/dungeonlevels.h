#pragma once

#include "gamecore/mapgen/dungeon.h"
#include "tests/support/drawnlevel.h"

/// Random dungeon levels of the shipped catalogue.

/// Number of seeds: enough for properties that always hold and for averages.
constexpr int seeds = 1000;

Level depthOf(const QString &ruleset, int seed, int depth);
/// Returns a plan of one room of 49 x 49 cells, in which actors hardly ever meet.
DungeonPlan loneRoom(const QString &ruleset);
/// Returns the cell of a level's stairs; std::nullopt if it has none.
std::optional<Point> stairsOf(const Level &level, const Catalogue &catalogue);
/// Returns the number of steps between two cells over walkable terrain, in 8 directions; -1 if there is no path.
int stepsBetween(const Level &level, const Catalogue &catalogue, Point from, Point to);
/// Returns the hero's start; (-1, -1) if there is none.
Point startOf(const Level &level);
