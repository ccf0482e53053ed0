#include "editor/edits/levelcontent.h"

#include "gamecore/data/catalogue.h"

#include <algorithm>

namespace {

/// Returns the cells of a row from the first to the last that is not `ground`; null if there is none.
QRect contentOfRow(const Grid<TerrainId> &terrain, int y, TerrainId ground)
{
    const TerrainId *row = terrain.row(y);
    const TerrainId *end = row + terrain.width();
    const auto differs = [ground](TerrainId id) { return id != ground; };
    const TerrainId *first = std::find_if(row, end, differs);
    if (first == end) {
        return {};
    }
    const TerrainId *last =
        std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(first), differs).base();
    return {int(first - row), y, int(last - first), 1};
}

} // namespace

QRect contentOf(const Level &level, const Catalogue &catalogue)
{
    const Grid<TerrainId> &terrain = level.terrain;
    const QRect whole(0, 0, terrain.width(), terrain.height());
    const TerrainId ground = terrain.at({0, 0});
    const auto isGround = [&](int x, int y) { return terrain.at({x, y}) == ground; };
    if (!isGround(whole.right(), 0) || !isGround(0, whole.bottom()) || !isGround(whole.right(), whole.bottom())) {
        return whole;
    }
    QRect content;
    for (int y = 0; y < terrain.height(); ++y) {
        content |= contentOfRow(terrain, y, ground);
    }
    for (const Thing &thing : level.things) {
        if (terrain.contains(thing.cell)) {
            content |= QRect(thing.cell.x, thing.cell.y, 1, 1);
        }
    }
    if (content.isNull()) {
        return whole;
    }
    const int margin = catalogue.terrain(ground).isWalkable ? 0 : 1;
    return content.adjusted(-margin, -margin, margin, margin) & whole;
}
