#include "editor/tools/brushtool.h"

#include "editor/tools/brushshapes.h"
#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"

void BrushTool::press(Point cell, const Paint &paint)
{
    m_paint = paint;
    m_from = cell;
    m_last = cell;
    document().beginStroke(StrokeName::draw(drawnName(paint)));
    drag(cell);
}

Area BrushTool::areaTo(Point cell) const
{
    const std::vector<Point> cells =
        setup().isRegular() ? lineCells(m_from, straightened(m_from, cell)) : lineCells(m_last, cell);
    return brushedArea(cells, setup().options, document().level().size());
}

void BrushTool::drag(Point cell)
{
    if (!document().isStrokeOpen()) {
        return; // closed by something else, such as undo
    }
    const bool isMoved = isOnOneCell(m_paint) && canPaintOn(cell);
    if (isMoved || setup().isRegular()) {
        document().restartStroke();
    }
    document().change(previewOf(areaTo(cell), m_paint, cell).change);
    m_last = cell;
}

void BrushTool::release(Point cell)
{
    drag(cell);
    document().endStroke();
}

void BrushTool::cancel()
{
    document().cancelStroke();
}

ToolPreview BrushTool::preview(Point cell, const Paint &paint) const
{
    if (document().isStrokeOpen()) {
        return previewOf(areaTo(cell), m_paint, cell);
    }
    return previewOf(brushedArea({cell}, setup().options, document().level().size()), paint, cell);
}

void EraseTool::press(Point cell, const Paint &)
{
    BrushTool::press(cell, Paint::eraser());
}

ToolPreview EraseTool::preview(Point cell, const Paint &) const
{
    return BrushTool::preview(cell, Paint::eraser());
}
