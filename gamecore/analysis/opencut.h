#pragma once

#include "gamecore/pathfinding/reach.h"

/// The cells that have to become floor so that the hero comes from what he reaches to `to` with straight steps: as few
/// as possible, locked doors only where all else is farther. Empty if there is nothing to open.
std::vector<Point> openCut(const Ground &ground, const Reach &reach, Point to);
