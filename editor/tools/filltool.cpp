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
    if (m_isPressed) {
        return {};
    }
    const bool isKnown = m_known.revision == document().revision() && m_known.paint == paint
                         && m_known.selection == setup().selection && !isUnique(paint, *document().catalogue())
                         && m_known.preview.area.contains(cell);
    if (!isKnown) {
        const Area area = connectedArea(document().level().terrain, cell);
        m_known = {document().revision(), paint, setup().selection, previewOf(area, paint, cell)};
    }
    return m_known.preview;
}
