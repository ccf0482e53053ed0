#pragma once

#include "gamecore/base/point.h"

#include <QtGlobal>

#include <vector>

/// A grid with one value per cell, stored row by row in one array. Coordinates are checked by an assertion, in release
/// builds, too; call contains() first for points that may be outside. Copying copies the cells.
template<typename T>
class Grid {
public:
    Grid() = default;
    Grid(Size size, T fill) : m_size(size), m_cells(std::size_t(size.area()), fill) {}

    Size size() const { return m_size; }
    int width() const { return m_size.width; }
    int height() const { return m_size.height; }
    bool contains(Point p) const { return m_size.contains(p); }

    const T &at(Point p) const { return m_cells[index(p)]; }
    void set(Point p, T value) { m_cells[index(p)] = value; }

    /// Returns the index of a cell in cells(): y * width + x.
    std::size_t index(Point p) const
    {
        Q_ASSERT(contains(p));
        return std::size_t(p.y) * std::size_t(m_size.width) + std::size_t(p.x);
    }
    /// Returns all cells, row by row.
    const std::vector<T> &cells() const { return m_cells; }
    /// Returns a pointer to the first of the width() cells of a row. The row must be in the grid.
    const T *row(int y) const { return m_cells.data() + rowStart(y); }
    T *row(int y) { return m_cells.data() + rowStart(y); }

    friend bool operator==(const Grid &, const Grid &) = default;

private:
    /// Returns the start of a row; valid also for a grid without columns.
    std::size_t rowStart(int y) const
    {
        Q_ASSERT(y >= 0 && y < m_size.height);
        return std::size_t(y) * std::size_t(m_size.width);
    }

    Size m_size;
    std::vector<T> m_cells;
};
