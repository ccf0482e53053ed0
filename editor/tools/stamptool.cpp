#include "editor/tools/stamptool.h"

#include "editor/tools/strokename.h"
#include "gamecore/data/catalogue.h"

void StampTool::press(Point cell, const Paint &paint)
{
    m_from = cell;
    m_last.reset();
    m_hasKinds = false;
    m_isErasing = paint.what == Paint::What::Erase;
    document().beginStroke(m_isErasing ? StrokeName::fill({}) : StrokeName::stamp());
    drag(cell);
}

/// Returns the center of the stamp, in the grid of copies from the beginning of the stroke.
Point StampTool::placeFor(Point cell) const
{
    const Size size = setup().stamp.size();
    const Point way = cell - m_from;
    return m_from + Point{way.x / size.width * size.width, way.y / size.height * size.height};
}

/// Returns the cell of the stamp's upper left corner.
Point StampTool::cornerFor(Point middle) const
{
    const Size size = setup().stamp.size();
    return middle - Point{(size.width - 1) / 2, (size.height - 1) / 2};
}

SettledStamp StampTool::settledHere() const
{
    return settled(setup().stamp, document().level(), *document().catalogue());
}

ToolPreview StampTool::previewAt(Point middle, bool isErasing) const
{
    if (isErasing) {
        const Area area = areaOf(setup().stamp, cornerFor(middle), document().level().size());
        return previewOf(area, Paint::eraser(), middle);
    }
    return previewOfSettled(settledHere(), middle);
}

ToolPreview StampTool::previewOfSettled(const SettledStamp &there, Point middle) const
{
    const CataloguePtr catalogue = catalogueWith(there.properties);
    ToolPreview preview = previewOf(there.stamp, cornerFor(middle), *catalogue);
    preview.catalogue = catalogue;
    return preview;
}

CataloguePtr StampTool::catalogueWith(const LevelProperties &properties) const
{
    if (properties == propertiesOf(document().level())) {
        return document().catalogue();
    }
    if (!m_catalogue || m_settled != properties) {
        Level level;
        setProperties(level, properties);
        IssueList ignored; // they are reported once the level has the kinds
        m_catalogue = catalogueOf(level, *document().baseCatalogue(), ignored);
        m_settled = properties;
    }
    return m_catalogue;
}

void StampTool::drag(Point cell)
{
    if (!document().isStrokeOpen() || setup().stamp.isEmpty()) {
        return;
    }
    const Point place = placeFor(cell);
    if (m_last == place) {
        return;
    }
    m_last = place;
    if (m_isErasing) {
        document().change(previewAt(place, true).change);
        return;
    }
    const SettledStamp there = settledHere();
    LevelChange change = previewOfSettled(there, place).change;
    if (!m_hasKinds && !change.isEmpty()) {
        document().changeWithin(there.properties);
        m_hasKinds = true;
    }
    document().change(std::move(change));
}

void StampTool::release(Point cell)
{
    drag(cell);
    document().endStroke();
}

void StampTool::cancel()
{
    document().cancelStroke();
}

ToolPreview StampTool::preview(Point cell, const Paint &paint) const
{
    if (setup().stamp.isEmpty()) {
        return {};
    }
    if (!document().isStrokeOpen()) {
        return previewAt(cell, paint.what == Paint::What::Erase);
    }
    const Point place = placeFor(cell);
    ToolPreview preview = previewAt(place, m_isErasing);
    if (m_last == place) {
        preview.change = {}; // the stamp was already put down here
    }
    return preview;
}
