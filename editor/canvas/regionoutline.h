#pragma once

#include "gamecore/base/point.h"

#include <QLine>
#include <QList>
#include <QRegion>

#include <vector>

/// Returns the border of a region as lines between corners of cells, in cells: the corner (x, y) is the upper left one
/// of that cell. Linear in the number of rectangles of the region.
QList<QLine> outlineOf(const QRegion &cells);

/// Builds a region from cells in any order, possibly repeated.
QRegion regionOf(std::vector<Point> cells);
