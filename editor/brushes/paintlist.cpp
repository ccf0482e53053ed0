#include "editor/brushes/paintlist.h"

#include "editor/art/tileicon.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>

namespace {

PaintEntry entryOf(TerrainId id, const Catalogue &catalogue)
{
    const Terrain &terrain = catalogue.terrain(id);
    return {.paint = Paint::ofTerrain(id),
            .key = terrain.key,
            .picture = pictureInLists(terrain),
            .card = cardOf(terrain, catalogue)};
}

PaintEntry entryOf(const Kind &kind, const Catalogue &catalogue, Contact contact)
{
    return {.paint = Paint::ofKind(kind.key),
            .key = kind.key,
            .picture = pictureInLists(kind),
            .card = cardOf(kind, catalogue, contact)};
}

/// The hero's start is grouped with treasure, since both groups are small.
PaintGroup::Sort sortOf(KindCategory category)
{
    switch (category) {
    case KindCategory::Hero:
    case KindCategory::Treasure:
        return PaintGroup::Sort::Treasure;
    case KindCategory::Monster:
        return PaintGroup::Sort::Monsters;
    case KindCategory::Item:
        break;
    }
    return PaintGroup::Sort::Items;
}

} // namespace

std::vector<PaintGroup> paintGroups(const Catalogue &catalogue, std::size_t shippedKinds, Contact contact)
{
    using Sort = PaintGroup::Sort;
    std::vector<PaintGroup> groups;
    for (const Sort sort : {Sort::Own, Sort::Terrain, Sort::Treasure, Sort::Monsters, Sort::Items}) {
        groups.push_back({.sort = sort, .entries = {}});
    }
    const auto entriesOf = [&groups](Sort sort) -> std::vector<PaintEntry> & {
        return groups[std::size_t(sort)].entries;
    };
    for (std::size_t id = 0; id < catalogue.terrain().size(); ++id) {
        entriesOf(Sort::Terrain).push_back(entryOf(TerrainId(id), catalogue));
    }
    // The start comes first, whatever its place in the catalogue.
    entriesOf(Sort::Treasure).push_back(entryOf(catalogue.kind(catalogue.start()), catalogue, contact));
    for (std::size_t i = 0; i < catalogue.kinds().size(); ++i) {
        const Kind &kind = catalogue.kinds()[i];
        if (kind.category != KindCategory::Hero) {
            entriesOf(i < shippedKinds ? sortOf(kind.category) : Sort::Own)
                .push_back(entryOf(kind, catalogue, contact));
        }
    }
    std::erase_if(groups, [](const PaintGroup &group) { return group.entries.empty(); });
    return groups;
}

UsedPaints::UsedPaints(const Level &level)
{
    for (int y = 0; y < level.terrain.height(); ++y) {
        const TerrainId *row = level.terrain.row(y);
        for (int x = 0; x < level.terrain.width(); ++x) {
            m_terrain[row[x]] = true;
        }
    }
    for (const Thing &thing : level.things) {
        m_kinds.insert(thing.kind);
    }
}

bool UsedPaints::has(const Paint &paint) const
{
    switch (paint.what) {
    case Paint::What::Terrain:
        return m_terrain[paint.terrain];
    case Paint::What::Thing:
        return m_kinds.contains(paint.kind);
    case Paint::What::Erase:
        break;
    }
    return false;
}
