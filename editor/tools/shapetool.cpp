#include "editor/tools/shapetool.h"

#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"

void ShapeTool::press(Point cell, const Paint &paint)
{
    m_from = cell;
    m_paint = paint;
}

void ShapeTool::drag(Point)
{
}

void ShapeTool::release(Point cell)
{
    const LevelChange change = preview(cell, m_paint).change;
    m_from.reset();
    document().stroke(nameOf(drawnName(m_paint)), change);
}

void ShapeTool::cancel()
{
    m_from.reset();
}

ToolPreview ShapeTool::preview(Point cell, const Paint &paint) const
{
    return previewOf(areaOf(m_from.value_or(cell), cell), m_from ? m_paint : paint, cell);
}

Area ShapeTool::shapeOf(DrawnShape shape, Point from, Point to) const
{
    const Point opposite = setup().isRegular() ? squared(from, to) : to;
    return drawnShape(shape, from, opposite, setup().options, document().level().size());
}

Area LineTool::areaOf(Point from, Point to) const
{
    const Point end = setup().isRegular() ? straightened(from, to) : to;
    return brushedArea(lineCells(from, end), setup().options, document().level().size());
}

QString LineTool::nameOf(const QString &drawn) const
{
    return StrokeName::painting(QT_TRANSLATE_NOOP("StrokeName", "line of %1"),
                                QT_TRANSLATE_NOOP("StrokeName", "erase line"), drawn);
}

Area RectangleTool::areaOf(Point from, Point to) const
{
    return shapeOf(DrawnShape::Rectangle, from, to);
}

QString RectangleTool::nameOf(const QString &drawn) const
{
    return StrokeName::painting(QT_TRANSLATE_NOOP("StrokeName", "rectangle of %1"),
                                QT_TRANSLATE_NOOP("StrokeName", "erase rectangle"), drawn);
}

Area EllipseTool::areaOf(Point from, Point to) const
{
    return shapeOf(DrawnShape::Ellipse, from, to);
}

QString EllipseTool::nameOf(const QString &drawn) const
{
    return StrokeName::painting(QT_TRANSLATE_NOOP("StrokeName", "ellipse of %1"),
                                QT_TRANSLATE_NOOP("StrokeName", "erase ellipse"), drawn);
}
