#include "gamecore/fov/opaquegrid.h"

#include "gamecore/base/bittranspose.h"

/// Makes columns by squares of cells: a bit alone would touch another word, far away, for each cell.
void OpaqueGrid::makeColumns()
{
    addTransposed(m_rows, {0, 0, m_rows.width() - 1, m_rows.height() - 1}, m_columns);
}
