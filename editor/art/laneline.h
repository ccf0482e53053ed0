#pragma once

#include "editor/art/celllayer.h"

#include <QRectF>

#include <bitset>

class QPainter;

/// For each of the eight neighbors of a cell, by Direction: true if the neighbor has the same mark as the cell.
using SameNeighbors = std::bitset<8>;

/// Draws a mark with a lane (CellMark::lane) as a dashed line along those sides of a cell where the neighbor lacks the
/// mark. At inner corners the line extends slightly into the neighbors, so that it is continuous.
void paintLane(QPainter *painter, const QRectF &cell, const CellMark &mark, SameNeighbors same);
/// Draws the line of paintLane() around a single cell, for legends. It lies directly at the border of the cell in every
/// lane, so that all dashes are visible.
void paintLaneSample(QPainter *painter, const QRectF &cell, const CellMark &mark);
