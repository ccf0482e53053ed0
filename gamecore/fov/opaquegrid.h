#pragma once

#include "gamecore/base/bitgrid.h"

/// The cells of a level that block sight. Stores them twice, by rows and by columns, so that the field of view can read
/// 64 cells of a row or column at once.
class OpaqueGrid {
public:
    OpaqueGrid() = default;
    /// Makes all cells transparent.
    explicit OpaqueGrid(Size size) : m_rows(size), m_columns(turned(size)) {}
    /// Makes the cells opaque for which `isOpaque(Point)` is true. `isOpaque` is called row by row.
    template<typename IsOpaque>
    OpaqueGrid(Size size, IsOpaque &&isOpaque);

    Size size() const { return m_rows.size(); }
    bool isOpaque(Point cell) const { return m_rows.at(cell); }
    void setOpaque(Point cell, bool isOpaque)
    {
        m_rows.set(cell, isOpaque);
        m_columns.set({cell.y, cell.x}, isOpaque);
    }

    /// Returns the cells as bits: 1 for opaque cells.
    const BitGrid &rows() const { return m_rows; }
    /// Returns rows() with x and y exchanged.
    const BitGrid &columns() const { return m_columns; }

    friend bool operator==(const OpaqueGrid &, const OpaqueGrid &) = default;

private:
    static Size turned(Size size) { return {size.height, size.width}; }
    void makeColumns();

    BitGrid m_rows;
    BitGrid m_columns;
};

template<typename IsOpaque>
OpaqueGrid::OpaqueGrid(Size size, IsOpaque &&isOpaque) : OpaqueGrid(size)
{
    for (int y = 0; y < size.height; ++y) {
        BitGrid::Word *words = m_rows.row(y);
        for (int x = 0; x < size.width; ++x) {
            const bool hides = isOpaque(Point{x, y});
            words[x / BitGrid::wordBits] |= BitGrid::Word(hides) << unsigned(x % BitGrid::wordBits);
        }
    }
    makeColumns();
}
