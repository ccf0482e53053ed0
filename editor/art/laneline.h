#pragma once

#include "editor/art/celllayer.h"

#include <QRectF>

#include <bitset>

class QPainter;

/// The eight neighbours of a cell, by Direction, that have the same mark.
using SameAround = std::bitset<8>;

/// Draws the line of a mark with a lane along those sides of a cell where the neighbour lacks the mark. At inner
/// corners it extends slightly into the neighbours, so that it is continuous.
void paintLane(QPainter *painter, const QRectF &cell, const CellMark &mark, SameAround same);
/// Draws the line of a mark with a lane around a single cell, directly at its border, where all dashes are visible: for
/// legends.
void paintLaneAlone(QPainter *painter, const QRectF &cell, const CellMark &mark);
