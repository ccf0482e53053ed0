#pragma once

#include "gamecore/world/world.h"

/// The cell itself, or if a monster stands there the nearest one without: first of those from which a walk leads there,
/// off terrain that hurts or moves one on, else as the crow flies. The cell itself if there is none at all.
Point nearestFreeCell(World &world, Point cell);
