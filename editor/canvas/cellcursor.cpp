#include "editor/canvas/cellcursor.h"

#include "editor/canvas/canvas.h"

#include <utility>

CellCursor::CellCursor(Canvas &canvas, CursorKeys keys, CursorLook look)
    : m_canvas(canvas), m_keys(std::move(keys)), m_look(look)
{
}

void CellCursor::moveTo(Point cell)
{
    m_cell = cellWithin(cell, m_canvas.levelSize());
    m_canvas.setCursorCell(m_cell, m_look);
    m_canvas.bringIntoView(*m_cell);
    Q_EMIT moved();
}

void CellCursor::hide()
{
    if (m_cell) {
        m_cell.reset();
        m_canvas.setCursorCell(std::nullopt);
        Q_EMIT moved();
    }
}

std::optional<Point> CellCursor::cellAfter(const QKeyEvent &key, Point from) const
{
    const QSize seen = m_canvas.viewedCells().size().toSize();
    const Size page{qMax(1, seen.width() - 1), qMax(1, seen.height() - 1)};
    return ::cellAfter(key, from, m_keys, m_canvas.terrain(), page);
}
