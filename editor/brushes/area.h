#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/terrain.h"

#include <QRect>

#include <vector>

/// Cells of one row that lie side by side: (x, y), (x + 1, y), ... `length` of them, at least one.
struct CellSpan {
    int y = 0;
    int x = 0;
    int length = 1;

    friend bool operator==(const CellSpan &, const CellSpan &) = default;
};

/// A set of cells inside a level, of any shape, as spans in reading order: a fill of a million cells is a few thousand
/// spans.
class Area {
public:
    Area() = default;
    /// Cells in any order, also repeated; those outside `bounds` are left out.
    Area(std::vector<Point> cells, Size bounds);
    /// Spans in any order, which must not overlap and must lie inside the level.
    explicit Area(std::vector<CellSpan> spans);
    /// Every cell of a level.
    static Area all(Size bounds);

    bool isEmpty() const { return m_spans.empty(); }
    /// Number of cells.
    qint64 count() const;
    bool contains(Point cell) const;
    /// The smallest rectangle of cells around it; null if it is empty.
    QRect bounds() const;
    const std::vector<CellSpan> &spans() const { return m_spans; }
    std::vector<Point> cells() const;
    /// The area moved by some cells; cells that come to lie outside `bounds` are left out.
    Area moved(Point by, Size bounds) const;

    friend bool operator==(const Area &, const Area &) = default;

private:
    std::vector<CellSpan> m_spans;
};

/// All cells of one terrain.
Area terrainArea(const Grid<TerrainId> &terrain, TerrainId wanted);

// Operations on sets of cells; their time is linear in the number of spans but for sorting them.
Area united(const Area &a, const Area &b);
Area intersected(const Area &a, const Area &b);
/// The cells of `a` that are not in `b`.
Area subtracted(const Area &a, const Area &b);
