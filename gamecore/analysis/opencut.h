#pragma once

#include "gamecore/pathfinding/reach.h"

/// Returns the cells that must become floor so that straight steps connect the hero's reachable area to `to`. Their
/// number is as small as possible; locked doors count as several cells. An empty list if nothing needs to be opened.
std::vector<Point> openCut(const Ground &ground, const Reach &reach, Point to);
