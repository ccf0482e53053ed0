#pragma once

#include "gamecore/pathfinding/reach.h"

/// Returns the cells that must become floor so that straight steps connect the hero's reachable area with `to`. Their
/// number is as small as possible, where a locked door or gate counts as three cells. An empty list if nothing needs to
/// be opened, or if `to` is outside the level.
std::vector<Point> openCut(const Ground &ground, const Reach &reach, Point to);
