#include "gamecore/fov/opaquegrid.h"

#include "gamecore/base/bitgrid.h"

/// Fills m_columns in square blocks of cells: single bits would each touch a distant word.
void OpaqueGrid::makeColumns()
{
    addTransposed(m_rows, {0, 0, m_rows.width() - 1, m_rows.height() - 1}, m_columns);
}
