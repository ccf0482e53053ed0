#pragma once

#include "editor/art/celllayer.h"

#include <QRectF>

#include <bitset>

class QPainter;

/// Says for the eight neighbors of a cell, by Direction, whether they have the same mark.
using SameNeighbors = std::bitset<8>;

/// Draws a mark with a lane (CellMark::lane) as a dashed line along those sides of a cell where the neighbor lacks the
/// mark. At inner corners the line extends slightly into the neighbors, so that it is continuous.
void paintLane(QPainter *painter, const QRectF &cell, const CellMark &mark, SameNeighbors same);
/// Draws the same line around a single cell for legends, directly at its border, where all dashes are visible.
void paintLaneSample(QPainter *painter, const QRectF &cell, const CellMark &mark);
