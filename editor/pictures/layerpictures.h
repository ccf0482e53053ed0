#pragma once

#include "editor/art/celllayer.h"

#include <QImage>
#include <QRect>

// Layers of a level that is seen from far away, a few pixels or less a cell: pictures to be drawn larger. Transparent
// where nothing marks a cell.

/// Into how many bands its numbers fall.
int bandsOf(const CellLayer &layer);
/// What lies over the cells of a band.
QColor bandFill(const CellLayer &layer, int band);

/// A pixel a cell.
QImage dotsOfLayer(const CellLayer &layer, const QRect &cells);
/// A pixel for a square of cells: with the marks of all of them, and the number of the one in its middle. Of a level of
/// `size`.
QImage blocksOfLayer(const CellLayer &layer, Size size, int side);
