#pragma once

#include "gamecore/base/point.h"

#include <QLine>
#include <QList>
#include <QRegion>

#include <vector>

/// Returns the border of a region as lines between corners of cells. The point (x, y) of a line is the upper left
/// corner of the cell (x, y). Linear in the number of rectangles of the region.
QList<QLine> outlineOf(const QRegion &cells);

/// Returns the region of these cells. They may be in any order, and a cell may occur several times.
QRegion regionOf(std::vector<Point> cells);
