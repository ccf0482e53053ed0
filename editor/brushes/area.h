#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/terrain.h"

#include <QRect>

#include <vector>

/// Consecutive cells of one row: (x, y), (x + 1, y), and so on; `length` cells, at least one.
struct CellSpan {
    int y = 0;
    int x = 0;
    int length = 1;

    friend bool operator==(const CellSpan &, const CellSpan &) = default;
};

/// A set of cells inside a level, of any shape, as spans in reading order. A fill of a million cells takes a few
/// thousand spans.
class Area {
public:
    Area() = default;
    /// Builds an area from cells in any order, possibly repeated. Cells outside `bounds` are left out.
    Area(std::vector<Point> cells, Size bounds);
    /// Builds an area from spans in any order. They must not overlap and must lie inside the level.
    explicit Area(std::vector<CellSpan> spans);
    /// Returns all cells of a level.
    static Area all(Size bounds);

    bool isEmpty() const { return m_spans.empty(); }
    /// Returns the number of cells.
    qint64 count() const;
    bool contains(Point cell) const;
    /// Returns the bounding rectangle; null if the area is empty.
    QRect bounds() const;
    const std::vector<CellSpan> &spans() const { return m_spans; }
    std::vector<Point> cells() const;
    /// Returns the area shifted by `by`. Cells that the shift moves outside `bounds` are left out.
    Area moved(Point by, Size bounds) const;

    friend bool operator==(const Area &, const Area &) = default;

private:
    std::vector<CellSpan> m_spans;
};

/// Returns all cells of one terrain.
Area terrainArea(const Grid<TerrainId> &terrain, TerrainId wanted);

// Set operations. They take time linear in the number of spans, apart from sorting the spans.
Area united(const Area &a, const Area &b);
Area intersected(const Area &a, const Area &b);
/// Returns the cells of `a` that are not in `b`.
Area subtracted(const Area &a, const Area &b);
