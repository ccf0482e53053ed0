#include "editor/tools/stamptool.h"

#include "editor/tools/strokename.h"

void StampTool::press(Point cell, const Paint &paint)
{
    m_from = cell;
    m_last.reset();
    m_isErasing = paint.what == Paint::What::Erase;
    document().beginStroke(m_isErasing ? StrokeName::fill(paint, *document().catalogue()) : StrokeName::stamp());
    drag(cell);
}

/// Side by side with where the stroke began.
Point StampTool::placeFor(Point cell) const
{
    const Size size = setup().stamp.size();
    const Point way = cell - m_from;
    return m_from + Point{way.x / size.width * size.width, way.y / size.height * size.height};
}

ToolPreview StampTool::previewAt(Point middle, bool isErasing) const
{
    const Stamp &stamp = setup().stamp;
    const Point corner = middle - Point{(stamp.size().width - 1) / 2, (stamp.size().height - 1) / 2};
    if (isErasing) {
        return previewOf(areaOf(stamp, corner, document().level().size()), Paint::eraser(), middle);
    }
    return previewOf(stamp, corner);
}

void StampTool::drag(Point cell)
{
    if (!document().isStrokeOpen() || setup().stamp.isEmpty()) {
        return;
    }
    const Point place = placeFor(cell);
    if (m_last != place) {
        document().change(previewAt(place, m_isErasing).change);
        m_last = place;
    }
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
        preview.change = {}; // it lies there already
    }
    return preview;
}
