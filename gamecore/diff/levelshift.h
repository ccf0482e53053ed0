#pragma once

#include "gamecore/level/level.h"

/// By how much a level of another size lies elsewhere: what was at `cell` is at `cell + shift`. Of all ways to lay the
/// smaller sides within the larger ones it is the one that keeps the most cells and things, of several the one that
/// moves least; levels of one size lie upon each other. Large levels are compared by some of their cells first, so that
/// the time is bounded, whatever the sizes are.
Point shiftBetween(const Level &before, const Level &after);
