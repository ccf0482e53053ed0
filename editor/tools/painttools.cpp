#include "editor/tools/painttools.h"

#include "editor/tools/strokename.h"

void BrushTool::press(Point cell, const Paint &paint)
{
    m_paint = paint;
    m_from = cell;
    m_last = cell;
    document().beginStroke(StrokeName::draw(drawnName(paint)));
    drag(cell);
}

Area BrushTool::areaTo(Point cell) const
{
    const std::vector<Point> cells =
        setup().isRegular() ? lineCells(m_from, straightened(m_from, cell)) : lineCells(m_last, cell);
    return brushedArea(cells, setup().options, document().level().size());
}

void BrushTool::drag(Point cell)
{
    if (!document().isStrokeOpen()) {
        return; // closed by something else, such as undo
    }
    const bool isMoved = isOnOneCell(m_paint) && canPaintOn(cell);
    if (isMoved || setup().isRegular()) {
        document().restartStroke();
    }
    document().change(previewOf(areaTo(cell), m_paint, cell).change);
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
    if (document().isStrokeOpen()) {
        return previewOf(areaTo(cell), m_paint, cell);
    }
    return previewOf(brushedArea({cell}, setup().options, document().level().size()), paint, cell);
}

void EraseTool::press(Point cell, const Paint &)
{
    BrushTool::press(cell, Paint::eraser());
}

ToolPreview EraseTool::preview(Point cell, const Paint &) const
{
    return BrushTool::preview(cell, Paint::eraser());
}

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
