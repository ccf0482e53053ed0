#include "editor/tools/regiontool.h"

#include "editor/edits/stamp.h"
#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"

#include <utility>

void RegionTool::press(Point cell, const Paint &)
{
    m_from = cell;
    m_how = combineOf(setup().modifiers);
    m_isMoving = m_how == Combine::Replace && setup().selection.contains(cell);
}

void RegionTool::drag(Point)
{
}

void RegionTool::release(Point cell)
{
    const std::optional<Point> from = std::exchange(m_from, std::nullopt);
    if (!from) {
        return;
    }
    if (!m_isMoving) {
        setup().selectCells(combined(setup().selection, areaOf(*from, cell), m_how));
    } else if (cell == *from) {
        setup().selectCells(areaOfClickInside(cell));
    } else {
        moveSelectedCells(document(), setup(), cell - *from);
    }
}

void RegionTool::cancel()
{
    m_from.reset();
}

ToolPreview RegionTool::preview(Point cell, const Paint &) const
{
    if (!m_from) {
        return {};
    }
    if (!m_isMoving) {
        const Area area = areaOf(*m_from, cell);
        return {.area = area, .change = {}, .drawn = area.bounds()};
    }
    const Level &level = document().level();
    const Point by = cell - *m_from;
    return {.area = setup().selection.moved(by, level.size()),
            .change = changeByMovingCells(level, *document().catalogue(), setup().selection, by)};
}

Area SelectCellsTool::areaOf(Point from, Point to) const
{
    return rectangleArea(from, to, document().level().size());
}

Area SelectCellsTool::areaOfClickInside(Point) const
{
    return {};
}

Area WandTool::areaOf(Point, Point to) const
{
    return connectedArea(document().level().terrain, to);
}

Area SelectSimilarTool::areaOf(Point, Point to) const
{
    return similarArea(document().level(), to);
}

bool moveSelectedCells(LevelDocument &document, DrawSetup &setup, Point by)
{
    if (setup.selection.isEmpty() || by == Point{}) {
        return false;
    }
    document.stroke(StrokeName::moveCells(),
                    changeByMovingCells(document.level(), *document.catalogue(), setup.selection, by));
    setup.selection = setup.selection.moved(by, document.level().size());
    return true;
}
