#include "editor/tools/tool.h"

#include "editor/tools/strokename.h"

#include <map>

ToolPreview Tool::previewOf(Area area, const Paint &paint, Point last) const
{
    const Level &level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    const DrawOptions &options = m_setup.options;
    const QRect drawn = area.bounds();
    area = isOnOneCell(paint) ? Area({last}, level.size()) : symmetricArea(area, options.symmetry, level.size());
    if (mask()) {
        area = intersected(area, *mask());
    }
    LevelChange change = isMixing(paint) ? changeByMixing(area) : changeByPainting(level, catalogue, area, paint);
    return {.area = std::move(area),
            .change = std::move(change),
            .drawn = drawn,
            .isErasing = paint.what == Paint::What::Erase};
}

bool Tool::isMixing(const Paint &paint) const
{
    return m_setup.options.isMixing() && paint.what != Paint::What::Erase;
}

bool Tool::isOnOneCell(const Paint &paint) const
{
    return !isMixing(paint) && isUnique(paint, *m_document.catalogue());
}

QString Tool::drawnName(const Paint &paint) const
{
    const Catalogue &catalogue = *m_document.catalogue();
    return paint.what == Paint::What::Erase ? QString()
           : isMixing(paint)                ? nameOf(m_setup.options.mix, catalogue)
                                            : nameOf(paint, catalogue);
}

ToolPreview Tool::previewOf(const Stamp &stamp, Point corner, const Catalogue &catalogue) const
{
    const Level &level = m_document.level();
    std::vector<Stamp> laidStamps;
    const std::vector<PlacedStamp> placed =
        symmetricStamps(stamp, corner, m_setup.options.symmetry, level.size(), laidStamps);
    Area area;
    for (const PlacedStamp &there : placed) {
        area = united(area, areaOf(*there.stamp, there.corner, level.size()));
    }
    if (mask()) {
        area = intersected(area, *mask());
    }
    return {.area = std::move(area),
            .change = changeByStamping(level, catalogue, placed, mask()),
            .refused = firstUnplaceable(level, catalogue, placed, mask())};
}

LevelChange Tool::changeByMixing(const Area &area) const
{
    const Level &level = m_document.level();
    const PaintMix &mix = m_setup.options.mix;
    std::map<const Paint *, std::vector<Point>> cells;
    for (const Point cell : area.cells()) {
        const Point common = commonCell(cell, m_setup.options.symmetry, level.size());
        cells[&mix.at(common, m_setup.seed)].push_back(cell);
    }
    std::vector<LevelChange> changes;
    for (const PaintMix::Part &part : mix.parts) {
        const Area own(cells[&part.paint], level.size());
        changes.push_back(changeByPainting(level, *m_document.catalogue(), own, part.paint));
    }
    return joined(changes);
}

bool Tool::canPaintOn(Point cell) const
{
    return m_document.level().terrain.contains(cell) && (!mask() || mask()->contains(cell));
}
