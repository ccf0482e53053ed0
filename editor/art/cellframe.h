#pragma once

#include "gamecore/base/point.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <array>

// Lines along the border of a cell. A dark edge makes them visible on any background.

/// Draws a frame just inside the border of a cell, with a dark edge.
void paintCellFrame(QPainter *painter, const QRectF &cell, const QColor &color, double width);

/// The look of the four corners of a frame, each with two arms and a dark edge of `edge` pixels.
struct CornerLook {
    QColor color;
    double width = 1;
    double arm = 0; ///< share of the side of the frame
    double edge = 2;
};
void paintCorners(QPainter *painter, const QRectF &frame, const CornerLook &look);

/// Draws the border of a set of cells inside one of its cells. `isSame`, called with the steps to the four neighbours,
/// returns whether they belong to the set.
template<typename IsSame>
void paintEdges(QPainter *painter, const QRectF &cell, double width, const QColor &color, const IsSame &isSame)
{
    const std::array<QRectF, 4> edges{{{cell.left(), cell.top(), cell.width(), width},
                                       {cell.right() - width, cell.top(), width, cell.height()},
                                       {cell.left(), cell.bottom() - width, cell.width(), width},
                                       {cell.left(), cell.top(), width, cell.height()}}};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (!isSame(stepOf(straightDirections[i]))) {
            painter->fillRect(edges[i], color);
        }
    }
}
