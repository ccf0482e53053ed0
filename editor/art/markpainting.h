#pragma once

#include "editor/art/celllayer.h"

#include <QPixmap>

class QPainter;

/// Draws what a mark puts into one cell, without its outline. Lines go on in the next cells.
void paintMark(QPainter *painter, const QRectF &cell, const CellMark &mark);

/// Draws the lines of CellPattern::Rising with the painter's pen, `count` of them side by side in a cell. They reach
/// over its border.
void drawRisingLines(QPainter *painter, const QRectF &cell, int count);

/// Does what paintMark() does for cells of a few pixels: whether the mark colors this pixel.
bool isMarkOn(CellPattern pattern, Point pixel);

/// How a legend shows a mark, on dark ground whatever the theme is.
QPixmap markSwatch(const CellMark &mark, int side, double ratio);
/// How a legend shows bands of numbers.
QPixmap bandSwatch(int side, double ratio);

/// The color of one of `bands` bands of numbers.
QColor bandColor(int band, int bands);
