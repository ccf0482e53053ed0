#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/base/point.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <array>
#include <bitset>

// Lines along the border of a cell: frames and corners, the border of a set of cells, and the dashed lines of layers.
// The dark edge of a line makes it visible on any background.

/// Draws a frame just inside the border of a cell, with a dark edge.
void paintCellFrame(QPainter *painter, const QRectF &cell, const QColor &color, double width);

/// The look of the four corners of a frame. Each corner has two arms with a dark edge.
struct CornerLook {
    QColor color;
    double width = 1; ///< of the arms, in pixels
    double arm = 0;   ///< length of an arm, as a share of the width of the frame
    double edge = 2;  ///< width that the dark edge adds to an arm, in pixels
};
/// Draws only the corners of a frame.
void paintCorners(QPainter *painter, const QRectF &frame, const CornerLook &look);

/// Draws the part of the border of a set of cells that lies in `cell`, a cell of the set. The border has no dark edge.
/// `isSame(Point)` is called with the step to each of the four neighbors of the cell, and returns true if that neighbor
/// belongs to the set.
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

/// For each of the eight neighbors of a cell, by Direction: true if the neighbor has the same mark as the cell.
using SameNeighbors = std::bitset<8>;

/// Draws a mark with a lane (CellMark::lane) as a dashed line along those sides of a cell where the neighbor lacks the
/// mark. At inner corners the line extends slightly into the neighbors, so that it is continuous. paintLaneEdge() draws
/// only the dark edge of the dashes; draw the edges of all marks of all cells first, since they cover other lines.
void paintLaneEdge(QPainter *painter, const QRectF &cell, const CellMark &mark, SameNeighbors same);
void paintLane(QPainter *painter, const QRectF &cell, const CellMark &mark, SameNeighbors same);
/// Draws the line of paintLane() around a single cell, for legends. Whatever the lane, it lies directly at the border
/// of the cell, so that all dashes are visible.
void paintLaneSample(QPainter *painter, const QRectF &cell, const CellMark &mark);
