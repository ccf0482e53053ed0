#pragma once

#include "gamecore/mapgen/dungeon.h"
#include "tests/support/drawnlevel.h"

/// Levels of dungeons, of the shipped catalogue.

/// Enough for what is true of all, and for what is true on the average.
constexpr int seeds = 1000;

Level depthOf(const QString &ruleset, int seed, int depth);
/// A plan of one room of 49 x 49 cells, in which hardly anything meets.
DungeonPlan loneRoom(const QString &ruleset);
/// Where the stairs of a level are; nothing if it has none.
std::optional<Point> stairsOf(const Level &level, const Catalogue &catalogue);
/// Steps between two cells of a level over what can be walked on, in 8 directions; -1 if there is no way.
int stepsBetween(const Level &level, const Catalogue &catalogue, Point from, Point to);
/// Where the hero starts; (-1, -1) if there is no start.
Point startOf(const Level &level);
