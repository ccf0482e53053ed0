#pragma once

#include "gamecore/level/level.h"

/// The cells that a hero who starts on `from` can come to, 1 each: walkable terrain and doors, locked ones once a key
/// for them lies where he can come to. How many doors a key must open is not counted, nor who stands in the way.
/// `catalogue` is the one in force; `moves` is 4 or 8.
Grid<std::uint8_t> reachableCells(const Level &level, const Catalogue &catalogue, Point from, int moves);
