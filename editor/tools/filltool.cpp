#include "editor/tools/filltool.h"

#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"

void FillTool::press(Point cell, const Paint &paint)
{
    document().beginStroke(StrokeName::fill(paint, *document().catalogue()));
    document().change(preview(cell, paint).change);
    m_isPressed = true;
}

void FillTool::drag(Point)
{
}

void FillTool::release(Point)
{
    m_isPressed = false;
    document().endStroke();
}

void FillTool::cancel()
{
    m_isPressed = false;
    document().cancelStroke();
}

ToolPreview FillTool::preview(Point cell, const Paint &paint) const
{
    return m_isPressed ? ToolPreview() : previewOf(connectedArea(document().level().terrain, cell), paint, cell);
}
