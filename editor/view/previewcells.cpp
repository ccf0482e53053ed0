#include "editor/view/previewcells.h"

#include "editor/pictures/levelpainter.h"

#include <algorithm>
#include <span>

namespace {

/// Largest number of things drawn on one cell; more could not be told apart.
constexpr int mostPreviews = 8;

void addSpan(std::vector<Point> &cells, const CellSpan &span, const QRect &visible)
{
    if (span.y < visible.top() || span.y > visible.bottom()) {
        return;
    }
    const int last = std::min(span.x + span.length - 1, visible.right());
    for (int x = std::max(span.x, visible.left()); x <= last; ++x) {
        cells.push_back({x, span.y});
    }
}

qint64 visibleCount(const Area &area, const QRect &visible)
{
    qint64 count = 0;
    for (const CellSpan &span : area.spans()) {
        count += (QRect(span.x, span.y, span.length, 1) & visible).width();
    }
    return count;
}

/// Returns the cells that the preview covers or changes, in reading order.
std::vector<Point> cellsOf(const ToolPreview &preview, const Level &level, const QRect &visible)
{
    std::vector<Point> cells;
    for (const CellSpan &span : preview.area.spans()) {
        addSpan(cells, span, visible);
    }
    for (const TerrainRun &run : preview.change.terrain) {
        addSpan(cells, run.span, visible);
    }
    for (const std::vector<Thing> *things : {&preview.change.thingsBefore, &preview.change.thingsAfter}) {
        for (const Thing &thing : *things) {
            if (level.terrain.contains(thing.cell) && visible.contains(thing.cell.x, thing.cell.y)) {
                cells.push_back(thing.cell);
            }
        }
    }
    std::sort(cells.begin(), cells.end(), readsBefore);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

/// Returns the things on one cell from things in reading order.
std::span<const Thing> thingsOn(const std::vector<Thing> &things, Point cell)
{
    const Thing wanted{.cell = cell, .kind = {}, .values = {}};
    const auto [first, last] =
        std::equal_range(things.begin(), things.end(), wanted,
                         [](const Thing &a, const Thing &b) { return readsBefore(a.cell, b.cell); });
    return {first, last};
}

/// Looks up cells of a change; queries must come in reading order.
class ChangedLevel {
public:
    ChangedLevel(const LevelChange &change, const Level &level)
        : m_change(change), m_level(level), m_run(change.terrain.begin())
    {
    }

    TerrainId terrainAt(Point cell)
    {
        const auto isBehind = [&](const CellSpan &span) {
            return readsBefore({span.x + span.length - 1, span.y}, cell);
        };
        while (m_run != m_change.terrain.end() && isBehind(m_run->span)) {
            ++m_run;
        }
        const bool isInside = m_run != m_change.terrain.end() && m_run->span.y == cell.y && m_run->span.x <= cell.x;
        return isInside ? m_run->after : m_level.terrain.at(cell);
    }

    std::span<const Thing> thingsAt(Point cell) const
    {
        const std::span<const Thing> before = thingsOn(m_change.thingsBefore, cell);
        const std::span<const Thing> after = thingsOn(m_change.thingsAfter, cell);
        const bool isChanged = !before.empty() || !after.empty();
        return isChanged ? after : thingsOn(m_level.things, cell);
    }

private:
    const LevelChange &m_change;
    const Level &m_level;
    std::vector<TerrainRun>::const_iterator m_run;
};

} // namespace

std::vector<Sprite> spritesOf(const Level &level, const Catalogue &catalogue)
{
    std::vector<Sprite> sprites;
    sprites.reserve(level.things.size());
    int order = 0;
    for (const Thing &thing : level.things) {
        order = !sprites.empty() && sprites.back().cell == thing.cell ? order + 1 : 0;
        if (level.terrain.contains(thing.cell) && order < mostPreviews) {
            const int id = int(level.terrain.index(thing.cell)) * mostPreviews + order;
            sprites.push_back({.id = id,
                               .cell = thing.cell,
                               .picture = thingPicture(catalogue, thing, true),
                               .glyph = thingGlyph(catalogue, thing),
                               .light = thingLight(catalogue, thing)});
        }
    }
    return sprites;
}

QRegion regionOf(const Area &area)
{
    // A region consists of bands of one row each.
    std::vector<QRect> rects;
    for (const CellSpan &span : area.spans()) {
        rects.emplace_back(span.x, span.y, span.length, 1);
    }
    QRegion region;
    region.setRects(rects.data(), int(rects.size()));
    return region;
}

CellPreview cellPreviewOf(const ToolPreview &preview, const Level &level, const Catalogue &catalogue,
                          const QRect &visible)
{
    if (visibleCount(preview.area, visible) > mostPreviewCells) {
        return {};
    }
    CellPreview cells{.cells = {}, .isErasing = preview.isErasing || preview.refused};
    ChangedLevel after(preview.change, level);
    for (const Point cell : cellsOf(preview, level, visible)) {
        PreviewCell shown{.cell = cell, .terrain = after.terrainAt(cell), .pictures = {}};
        for (const Thing &thing : after.thingsAt(cell)) {
            shown.pictures.append(thingPicture(catalogue, thing, true));
            shown.glyph = thingGlyph(catalogue, thing);
        }
        cells.cells.push_back(std::move(shown));
    }
    return cells;
}
