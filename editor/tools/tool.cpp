#include "editor/tools/tool.h"

ToolPreview Tool::previewOf(Area area, const Paint &paint, Point last) const
{
    const Level &level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    if (isUnique(paint, catalogue)) {
        area = Area({last}, level.size());
    }
    LevelChange change = changeByPainting(level, catalogue, area, paint);
    return {.area = std::move(area), .change = std::move(change), .isErasing = paint.what == Paint::What::Erase};
}
