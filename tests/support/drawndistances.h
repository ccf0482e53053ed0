#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/pathfinding/distancemap.h"

#include <QStringList>

/// Conversion between distance maps and text drawings.

using Terms = DistanceMap::Terms;
using Way = DistanceMap::Way;
using Goals = std::vector<DistanceMap::Goal>;
using Costs = Grid<int>;

/// Reads costs: '#' is a wall, 'M' is occupied, '1'..'9' cost that much, everything else costs 1.
Costs costsOf(const QStringList &rows);
/// Reads goals: each 'G' is a goal with value 0.
Goals goalsOf(const QStringList &rows);

void fill(DistanceMap &map, const Costs &costs, const Goals &goals, const Terms &terms = {});
DistanceMap mapOf(const QStringList &rows, const Terms &terms = {});

Grid<int> valuesOf(const DistanceMap &map, Size size);
/// Draws values as digits and letters, up to z for 35; '#' is unreached.
QStringList drawn(const DistanceMap &map, Size size);
QStringList drawn(const QStringList &rows, const Terms &terms = {});

/// Returns the path from a cell by repeated steps downhill, without the cell itself and with the goal last. Empty if
/// there is no path.
std::vector<Point> pathFrom(const DistanceMap &map, Point cell);

Terms fourWays();
Terms closedCorners();
