#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/pathfinding/distancemap.h"

#include <QStringList>

/// Distance maps as pictures, both ways.

using Terms = DistanceMap::Terms;
using Way = DistanceMap::Way;
using Goals = std::vector<DistanceMap::Goal>;
using Costs = Grid<int>;

/// '#' is a wall, 'M' occupied, '1'..'9' cost that much, everything else 1.
Costs costsOf(const QStringList &rows);
/// Each 'G' is a goal of value 0.
Goals goalsOf(const QStringList &rows);

void fill(DistanceMap &map, const Costs &costs, const Goals &goals, const Terms &terms = {});
DistanceMap mapOf(const QStringList &rows, const Terms &terms = {});

Grid<int> valuesOf(const DistanceMap &map, Size size);
/// Values as digits and letters up to z for 35; '#' is unreached.
QStringList drawn(const DistanceMap &map, Size size);
QStringList drawn(const QStringList &rows, const Terms &terms = {});

/// The way from a cell by repeated steps downhill: without the cell itself, the goal last. Empty if there is none.
std::vector<Point> pathFrom(const DistanceMap &map, Point cell);

Terms fourWays();
Terms closedCorners();
