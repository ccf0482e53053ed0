#include "editor/tools/selecttools.h"

#include "editor/edits/stamp.h"
#include "editor/edits/thingmoves.h"
#include "editor/tools/shapes.h"
#include "editor/tools/strokename.h"

#include <algorithm>
#include <map>
#include <utility>

namespace {

/// Returns the combination for held keys: Shift adds, Ctrl subtracts, Ctrl+Shift intersects.
Combine combineOf(Qt::KeyboardModifiers modifiers)
{
    const bool adds = modifiers.testFlag(Qt::ShiftModifier);
    const bool subtracts = modifiers.testFlag(Qt::ControlModifier);
    if (adds && subtracts) {
        return Combine::Intersect;
    }
    return adds ? Combine::Add : subtracts ? Combine::Subtract : Combine::Replace;
}

/// Returns the new selection: `area` combined with the present one, `selected`.
Area combined(const Area &selected, const Area &area, Combine how)
{
    switch (how) {
    case Combine::Replace:
        return area;
    case Combine::Add:
        return united(selected, area);
    case Combine::Subtract:
        return subtracted(selected, area);
    case Combine::Intersect:
        return intersected(selected, area);
    }
    return area;
}

bool isIn(const std::vector<ThingSpot> &places, const ThingSpot &place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

std::vector<ThingSpot> combined(const std::vector<ThingSpot> &picked, const std::vector<ThingSpot> &places, Combine how)
{
    std::vector<ThingSpot> result = how == Combine::Replace ? places : picked;
    if (how == Combine::Add) {
        std::copy_if(places.begin(), places.end(), std::back_inserter(result),
                     [&](const ThingSpot &place) { return !isIn(picked, place); });
    } else if (how != Combine::Replace) {
        std::erase_if(result,
                      [&](const ThingSpot &place) { return isIn(places, place) == (how == Combine::Subtract); });
    }
    return result;
}

/// Returns the uppermost thing of a cell; an empty list if there is none.
std::vector<ThingSpot> uppermost(const Level &level, Point cell)
{
    const auto [first, last] = thingsAt(level, cell);
    return first == last ? std::vector<ThingSpot>() : std::vector{ThingSpot{cell, int(last - first) - 1}};
}

/// Returns the things that a click on a cell selects: its uppermost thing, or the one below the only selected thing.
std::vector<ThingSpot> clicked(const Level &level, Point cell, const std::vector<ThingSpot> &picked)
{
    const std::vector<std::size_t> things = thingsOn(level, picked);
    if (things.size() != 1 || !(picked.front().cell == cell)) {
        return uppermost(level, cell);
    }
    return {ThingSpot{cell, int(nextInCell(level, things.front()) - thingsAt(level, cell).first)}};
}

} // namespace

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

void SelectTool::press(Point cell, const Paint &)
{
    m_from = cell;
    m_how = combineOf(setup().modifiers);
    const std::vector<ThingSpot> there = uppermost(document().level(), cell);
    m_isRectangle = there.empty();
    m_wasPicked = std::any_of(setup().picked.begin(), setup().picked.end(),
                              [cell](const ThingSpot &place) { return place.cell == cell; });
    if (!m_isRectangle && !(m_wasPicked && m_how == Combine::Replace)) {
        pick(there);
    }
}

void SelectTool::pick(const std::vector<ThingSpot> &places)
{
    setup().selectThings(combined(setup().picked, places, m_how));
}

void SelectTool::drag(Point)
{
}

void SelectTool::release(Point cell)
{
    if (!m_from) {
        return;
    }
    if (m_isRectangle) {
        pick(thingSpots(document().level(), rectangleArea(*m_from, cell, document().level().size())));
    } else if (isMoving() && cell == *m_from) {
        pick(m_wasPicked ? clicked(document().level(), cell, setup().picked) : uppermost(document().level(), cell));
    } else if (isMoving()) {
        moveTo(cell);
    }
    m_from.reset();
}

void SelectTool::cancel()
{
    m_from.reset();
}

LevelChange SelectTool::changeByMovingTo(Point cell) const
{
    const Level &level = document().level();
    return changeByMovingThings(level, *document().catalogue(), thingsOn(level, setup().picked), cell - *m_from);
}

void SelectTool::moveTo(Point cell)
{
    const LevelChange change = changeByMovingTo(cell);
    if (change.isEmpty()) {
        return;
    }
    std::vector<std::size_t> moved = thingsOn(document().level(), setup().picked);
    const std::size_t count = moved.size();
    const Paint thing = Paint::ofThing(document().level().things[moved.front()]);
    const Catalogue &catalogue = *document().catalogue();
    document().stroke(count == 1 ? StrokeName::move(thing, catalogue) : StrokeName::moveThings(int(count)), change);
    // They are now the last ones on their cells.
    std::map<std::pair<int, int>, int> arrived;
    for (std::size_t i = setup().picked.size(); i-- > 0;) {
        ThingSpot &place = setup().picked[i];
        place.cell = place.cell + (cell - *m_from);
        const auto [first, last] = thingsAt(document().level(), place.cell);
        place.order = int(last - first) - ++arrived[{place.cell.x, place.cell.y}];
    }
}

ToolPreview SelectTool::preview(Point cell, const Paint &) const
{
    const Size size = document().level().size();
    if (m_from && m_isRectangle) {
        return {.area = rectangleArea(*m_from, cell, size), .change = {}};
    }
    if (!isMoving()) {
        return {};
    }
    std::vector<Point> cells;
    for (const ThingSpot &place : setup().picked) {
        cells.push_back(place.cell + (cell - *m_from));
    }
    const Level &level = document().level();
    const std::vector<Thing> moved = movedThings(level, thingsOn(level, setup().picked), cell - *m_from);
    return {.area = Area(std::move(cells), size),
            .change = changeByMovingTo(cell),
            .refused = cell == *m_from ? std::nullopt : firstUnplaceable(level, *document().catalogue(), moved)};
}

std::vector<ThingSpot> thingSpots(const Level &level, const Area &area)
{
    std::vector<ThingSpot> places;
    for (const Thing &thing : level.things) {
        if (area.contains(thing.cell)) {
            const bool isSameCell = !places.empty() && places.back().cell == thing.cell;
            places.push_back({thing.cell, isSameCell ? places.back().order + 1 : 0});
        }
    }
    return places;
}

std::vector<std::size_t> thingsOn(const Level &level, const std::vector<ThingSpot> &places)
{
    std::vector<std::size_t> things;
    for (const ThingSpot &place : places) {
        const auto [first, last] = thingsAt(level, place.cell);
        if (first + std::size_t(place.order) < last) {
            things.push_back(first + std::size_t(place.order));
        }
    }
    std::sort(things.begin(), things.end());
    return things;
}
