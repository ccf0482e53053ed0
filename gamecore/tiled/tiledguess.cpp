#include "gamecore/tiled/tiledguess.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/tiled/tiledcells.h"

#include <algorithm>
#include <map>

namespace {

/// Where a tile lies.
struct TileUse {
    qint64 cells = 0;
    qint64 onTopAtBorder = 0;
    qint64 onTopInside = 0;
    bool isLowest = false; ///< in the lowest layer too
};
using TileUses = std::map<TileGid, TileUse>;

bool isAtBorder(Point cell, Size size)
{
    return cell.x == 0 || cell.y == 0 || cell.x == size.width - 1 || cell.y == size.height - 1;
}

/// The uses of all tiles that nothing is known of.
TileUses usesIn(const TiledMap &map, const TiledMeaning &meaning)
{
    TileUses uses;
    std::map<TileGid, bool> known;
    Grid<TileGid> top(map.size, 0);
    bool isLowest = true;
    for (const TiledLayer &layer : map.layers) {
        const bool hasTiles = layer.kind == TiledLayer::Kind::Tiles && meaning.isTaken(layer);
        if (!hasTiles) {
            continue;
        }
        const bool isKnown = meaning.ofMappedLayer(layer) || meaning.ofLayer(layer);
        eachTile(map, layer, [&](Point cell, TileGid gid) {
            if (!top.contains(cell)) {
                return;
            }
            top.set(cell, gid);
            const auto [tile, isNew] = known.try_emplace(gid, false);
            tile->second = isNew ? meaning.ofTile(gid).has_value() : tile->second;
            if (!isKnown && !tile->second) {
                TileUse &use = uses[gid];
                ++use.cells;
                use.isLowest = use.isLowest || isLowest;
            }
        });
        isLowest = false;
    }
    for (int y = 0; y < top.height(); ++y) {
        for (int x = 0; x < top.width(); ++x) {
            const auto use = uses.find(top.at({x, y}));
            if (use != uses.end()) {
                ++(isAtBorder({x, y}, top.size()) ? use->second.onTopAtBorder : use->second.onTopInside);
            }
        }
    }
    return uses;
}

/// The tile with the most of something; 0 if none has any.
TileGid mostOf(const TileUses &uses, qint64 TileUse::*count, TileGid butNot = 0)
{
    TileGid most = 0;
    qint64 largest = 0;
    for (const auto &[gid, use] : uses) {
        if (gid != butNot && use.*count > largest) {
            largest = use.*count;
            most = gid;
        }
    }
    return most;
}

bool hasSolidTiles(const TiledTileset &tileset)
{
    return std::any_of(tileset.tiles.begin(), tileset.tiles.end(), [](const TiledTile &tile) { return tile.isSolid; });
}

/// Whether things and ground may come of it: neither of a text nor of a shape drawn with points.
bool isArea(TiledShape shape)
{
    return shape != TiledShape::Text && shape != TiledShape::Polygon && shape != TiledShape::Polyline;
}

QString classOf(const TiledMap &map, const TiledObject &object)
{
    const TiledTile *tile = object.className.isEmpty() && object.gid != 0 ? tileOf(map, object.gid) : nullptr;
    return tile ? tile->className : object.className;
}

bool isTakenLayer(const TiledLayer &layer, const TiledMeaning &meaning)
{
    const std::optional<TiledMeaning::Found> mapped = meaning.ofMappedLayer(layer);
    const bool isLeftOut = mapped && !*mapped;
    return meaning.isTaken(layer) && !isLeftOut;
}

} // namespace

std::vector<GuessedTile> guessTiles(const TiledMap &map, const TiledMeaning &meaning, const Catalogue &catalogue)
{
    const TileUses uses = usesIn(map, meaning);
    const TileGid inner = mostOf(uses, &TileUse::onTopInside);
    const TileGid border = mostOf(uses, &TileUse::onTopAtBorder, inner);
    std::map<const TiledTileset *, bool> solid;
    std::vector<GuessedTile> guesses;
    for (const auto &[gid, use] : uses) {
        const TiledTileset *tileset = tilesetOf(map, gid);
        const auto [known, isNew] = solid.try_emplace(tileset, false);
        known->second = isNew && tileset ? hasSolidTiles(*tileset) : known->second;
        const TiledTile *tile = tileOf(map, gid);
        const bool isWall =
            known->second ? tile && tile->isSolid
                          : gid != inner && (gid == border || use.onTopAtBorder > use.onTopInside || !use.isLowest);
        guesses.push_back({.gid = gid,
                           .tileset = tileset ? tileset->name : QString(),
                           .id = tileset ? int(gid - tileset->firstGid) : int(gid),
                           .cells = use.cells,
                           .terrain = isWall ? catalogue.wall() : catalogue.floor(),
                           .picture = tilePictureOf(map, gid)});
    }
    return guesses;
}

std::vector<ObjectClass> unexplainedClasses(const TiledMap &map, const Catalogue &catalogue,
                                            const TiledMapping &mapping)
{
    TiledMapping others = mapping;
    others.classes.clear();
    const TiledMeaning meaning(map, catalogue, others);
    std::map<QString, qint64> counts;
    for (const TiledLayer &layer : map.layers) {
        if (!isTakenLayer(layer, meaning)) {
            continue;
        }
        for (const TiledObject &object : layer.objects) {
            const QString name = classOf(map, object);
            if (object.isVisible && isArea(object.shape) && !name.isEmpty() && !meaning.ofObject(object)) {
                ++counts[name];
            }
        }
    }
    std::vector<ObjectClass> classes;
    classes.reserve(counts.size());
    for (const auto &[name, objects] : counts) {
        classes.push_back({name, objects});
    }
    return classes;
}
