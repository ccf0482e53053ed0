#include "editor/tools/brushtool.h"

#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"

void BrushTool::press(Point cell, const Paint &paint)
{
    m_paint = paint;
    m_last = cell;
    document().beginStroke(StrokeName::draw(paint, *document().catalogue()));
    drag(cell);
}

void BrushTool::drag(Point cell)
{
    if (!document().isStrokeOpen()) {
        return; // something else closed it, such as undo
    }
    if (isUnique(m_paint, *document().catalogue()) && canPaintOn(cell)) {
        document().restartStroke();
    }
    const Area area(lineCells(m_last, cell), document().level().size());
    document().change(previewOf(area, m_paint, cell).change);
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
    const bool isStroke = document().isStrokeOpen();
    const Area area(isStroke ? lineCells(m_last, cell) : std::vector{cell}, document().level().size());
    return previewOf(area, isStroke ? m_paint : paint, cell);
}

void EraseTool::press(Point cell, const Paint &)
{
    BrushTool::press(cell, Paint::eraser());
}

ToolPreview EraseTool::preview(Point cell, const Paint &) const
{
    return BrushTool::preview(cell, Paint::eraser());
}
