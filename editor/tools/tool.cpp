#include "editor/tools/tool.h"

ToolPreview Tool::previewOf(Area area, const Paint &paint, Point last) const
{
    const Level &level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    if (isUnique(paint, catalogue)) {
        area = Area({last}, level.size());
    }
    if (!m_setup.selection.isEmpty()) {
        area = intersected(area, m_setup.selection);
    }
    LevelChange change = changeByPainting(level, catalogue, area, paint);
    return {.area = std::move(area), .change = std::move(change), .isErasing = paint.what == Paint::What::Erase};
}

bool Tool::canPaintOn(Point cell) const
{
    return m_document.level().terrain.contains(cell)
           && (m_setup.selection.isEmpty() || m_setup.selection.contains(cell));
}
