#pragma once

#include "editor/art/celllayer.h"

#include <QRectF>

#include <bitset>

class QPainter;

/// Which of the eight neighbours of a cell, by Direction, have the same mark.
using SameAround = std::bitset<8>;

/// Draws the line of a mark with a lane along those sides of a cell where the next cell has no such mark. At inner
/// corners it reaches a little into the next cells, so that it goes on there.
void paintLane(QPainter *painter, const QRectF &cell, const CellMark &mark, SameAround same);
/// Draws the line of a mark with a lane around a single cell and along its very border, where all of its dashes are
/// seen: for legends.
void paintLaneAlone(QPainter *painter, const QRectF &cell, const CellMark &mark);
