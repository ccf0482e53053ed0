#pragma once

#include "gamecore/base/point.h"

#include <QLine>
#include <QList>
#include <QRegion>

#include <vector>

/// Returns the border of a region as lines between corners of cells: the point (x, y) is the upper left corner of the
/// cell (x, y). Linear in the number of rectangles of the region.
QList<QLine> outlineOf(const QRegion &cells);

/// Returns the region of these cells, which may be in any order and repeated.
QRegion regionOf(std::vector<Point> cells);
