#include "editor/tools/filltool.h"

#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"

void FillTool::press(Point cell, const Paint &paint)
{
    document().beginStroke(StrokeName::fill(drawnName(paint)));
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

const Area &FillTool::areaAt(Point cell) const
{
    const Grid<TerrainId> &terrain = document().level().terrain;
    const FillReach reach = setup().options.reach;
    const bool isKnown = m_known.revision == document().revision() && m_known.reach == reach;
    if (!isKnown || !m_known.area.contains(cell)) {
        const bool isAlike = reach == FillReach::Alike && terrain.contains(cell);
        m_known = {document().revision(), reach,
                   isAlike ? terrainArea(terrain, terrain.at(cell)) : connectedArea(terrain, cell)};
    }
    return m_known.area;
}

ToolPreview FillTool::preview(Point cell, const Paint &paint) const
{
    return m_isPressed ? ToolPreview() : previewOf(areaAt(cell), paint, cell);
}
