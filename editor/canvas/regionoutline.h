#pragma once

#include "gamecore/base/point.h"

#include <QLine>
#include <QList>
#include <QRegion>

#include <vector>

/// The border of a region of cells as lines between the corners of cells, in cells: the corner (x, y) is the upper left
/// one of that cell. Linear in the number of the region's rectangles.
QList<QLine> outlineOf(const QRegion &cells);

/// Cells in any order, also repeated.
QRegion regionOf(std::vector<Point> cells);
