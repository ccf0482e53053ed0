#include "editor/pictures/differencelayer.h"

#include "editor/art/canvascolors.h"

#include <QtGlobal>

namespace {

using What = DifferenceMarkRow::What;
using Marks = Grid<std::uint8_t>;

void markCell(Marks &marks, Point cell, What what, unsigned &used)
{
    if (marks.contains(cell)) {
        marks.set(cell, std::uint8_t(marks.at(cell) | 1U << int(what)));
        used |= 1U << int(what);
    }
}

/// Marks cells that the other version lacks or that have other terrain there. `shift`: the cell `cell` here is `cell +
/// shift` there.
void markCells(Marks &marks, const Level &level, const Level &other, Point shift, unsigned &used)
{
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            const Point there = Point{x, y} + shift;
            if (!other.terrain.contains(there)) {
                markCell(marks, {x, y}, What::Beyond, used);
            } else if (other.terrain.at(there) != level.terrain.at({x, y})) {
                markCell(marks, {x, y}, What::Terrain, used);
            }
        }
    }
}

What markOf(ThingChange::What what)
{
    switch (what) {
    case ThingChange::What::Added:
        return What::New;
    case ThingChange::What::Removed:
        return What::Gone;
    case ThingChange::What::Moved:
        return What::Moved;
    case ThingChange::What::Changed:
    case ThingChange::What::Reordered:
        break;
    }
    return What::Changed;
}

CellLayer layerOf(Marks &&marks)
{
    CellLayer layer;
    layer.cells = std::make_shared<const Marks>(std::move(marks));
    for (const DifferenceMarkRow &row : differenceMarks()) {
        layer.marks.push_back(row.mark);
    }
    return layer;
}

} // namespace

const std::vector<DifferenceMarkRow> &differenceMarks()
{
    static const auto mark = [](CellPattern pattern, QColor color) {
        return CellMark{.pattern = pattern, .color = color, .hasOutline = true};
    };
    static const std::vector<DifferenceMarkRow> rows{
        {What::Terrain, mark(CellPattern::Rising, LayerColors::orange),
         QT_TRANSLATE_NOOP("DifferenceMark", "different terrain")},
        {What::Gone, mark(CellPattern::Saltire, LayerColors::vermilion), QT_TRANSLATE_NOOP("DifferenceMark", "gone")},
        {What::New, mark(CellPattern::Rings, LayerColors::green), QT_TRANSLATE_NOOP("DifferenceMark", "new")},
        {What::Moved, mark(CellPattern::Square, LayerColors::skyBlue), QT_TRANSLATE_NOOP("DifferenceMark", "moved")},
        {What::Changed, mark(CellPattern::Level, LayerColors::purple),
         QT_TRANSLATE_NOOP("DifferenceMark", "different values")},
        {What::Beyond, mark(CellPattern::Grained, LayerColors::yellow),
         QT_TRANSLATE_NOOP("DifferenceMark", "only in this version")}};
    return rows;
}

DifferenceLayers layersOf(const LevelDifference &difference, const Level &before, const Level &after)
{
    DifferenceLayers layers;
    Marks one(before.size(), 0);
    Marks other(after.size(), 0);
    markCells(one, before, after, difference.shift, layers.used);
    markCells(other, after, before, Point{} - difference.shift, layers.used);
    for (const ThingChange &change : difference.things) {
        if (change.before) {
            markCell(one, before.things[*change.before].cell, markOf(change.what), layers.used);
        }
        if (change.after) {
            markCell(other, after.things[*change.after].cell, markOf(change.what), layers.used);
        }
    }
    layers.before = layerOf(std::move(one));
    layers.after = layerOf(std::move(other));
    return layers;
}
