#include "gamecore/tiled/tiledguess.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/tiled/tiledcells.h"
#include "gamecore/tiled/tiledreferences.h"

#include <algorithm>
#include <map>

namespace {

/// The positions of a tile.
struct TileUse {
    qint64 cells = 0;
    qint64 onTopAtBorder = 0;
    qint64 onTopInside = 0;
    bool isLowest = false;  ///< also in the lowest layer
    bool mayBeWall = false; ///< in a layer that is not ground or decoration by name
};

bool isAtBorder(Point cell, Size size)
{
    return cell.x == 0 || cell.y == 0 || cell.x == size.width - 1 || cell.y == size.height - 1;
}

/// Counts of positions for tiles without a known meaning.
class TileUses {
public:
    TileUses(const TiledMap &map, const TiledMeaning &meaning) : m_map(map), m_meaning(meaning), m_top(map.size, 0) {}

    void count();
    const std::map<TileGid, TileUse> &all() const { return m_uses; }
    /// True if the lowest layer covers the map and other layers above it may contain walls.
    bool hasGround() const { return m_isGroundWhole && m_hasUpper; }
    /// Returns the tile with the highest count; 0 if all are 0.
    TileGid mostOf(qint64 TileUse::*count, TileGid butNot = 0) const;

private:
    void countIn(const TiledLayer &layer, bool isLowest);
    bool isKnown(TileGid gid, const TiledMeaning::Layer &layer);

    const TiledMap &m_map;
    const TiledMeaning &m_meaning;
    std::map<TileGid, TileUse> m_uses;
    std::map<TileGid, TiledMeaning::Tile> m_tiles;
    Grid<TileGid> m_top;
    bool m_isGroundWhole = false;
    bool m_hasUpper = false;
};

void TileUses::count()
{
    bool isLowest = true;
    for (const TiledLayer &layer : m_map.layers) {
        if (layer.kind == TiledLayer::Kind::Tiles && layer.tiles.size().area() > 0 && m_meaning.isTaken(layer)) {
            countIn(layer, isLowest);
            isLowest = false;
        }
    }
    for (int y = 0; y < m_top.height(); ++y) {
        for (int x = 0; x < m_top.width(); ++x) {
            const auto use = m_uses.find(m_top.at({x, y}));
            if (use != m_uses.end()) {
                ++(isAtBorder({x, y}, m_top.size()) ? use->second.onTopAtBorder : use->second.onTopInside);
            }
        }
    }
}

void TileUses::countIn(const TiledLayer &layer, bool isLowest)
{
    const TiledMeaning::Layer meaning = m_meaning.ofLayer(layer);
    const bool mayBeWall = isLowest || !isGroundOrDecoration(layer.name);
    qint64 cells = 0;
    eachTile(m_map, layer, [&](Point cell, TileGid gid) {
        if (!m_top.contains(cell)) {
            return;
        }
        ++cells;
        if (mayBeWall) {
            m_top.set(cell, gid);
        }
        if (!isKnown(gid, meaning)) {
            TileUse &use = m_uses[gid];
            ++use.cells;
            use.isLowest = use.isLowest || isLowest;
            use.mayBeWall = use.mayBeWall || mayBeWall;
        }
    });
    m_isGroundWhole = isLowest ? cells * 10 >= m_top.size().area() * 9 : m_isGroundWhole;
    m_hasUpper = m_hasUpper || (!isLowest && mayBeWall && cells > 0);
}

bool TileUses::isKnown(TileGid gid, const TiledMeaning::Layer &layer)
{
    const auto [tile, isNew] = m_tiles.try_emplace(gid);
    if (isNew) {
        tile->second = m_meaning.ofTile(gid);
    }
    return m_meaning.of(tile->second, layer).has_value();
}

TileGid TileUses::mostOf(qint64 TileUse::*count, TileGid butNot) const
{
    TileGid most = 0;
    qint64 largest = 0;
    for (const auto &[gid, use] : m_uses) {
        if (gid != butNot && use.*count > largest) {
            largest = use.*count;
            most = gid;
        }
    }
    return most;
}

bool isSolid(const TiledMap &map, TileGid gid)
{
    const TiledTile *tile = tileOf(map, gid);
    return tile && tile->isSolid;
}

/// True if a class mapping can turn the shape into a thing. False for texts, polygons and polylines.
bool isArea(TiledShape shape)
{
    return shape != TiledShape::Text && shape != TiledShape::Polygon && shape != TiledShape::Polyline;
}

QString classOf(const TiledMap &map, const TiledObject &object)
{
    const TiledTile *tile = object.className.isEmpty() && object.gid != 0 ? tileOf(map, object.gid) : nullptr;
    return tile ? tile->className : object.className;
}

} // namespace

TilePicture tilePictureOf(const TiledMap &map, TileGid gid)
{
    const TiledTileset *tileset = tilesetOf(map, gid);
    if (!tileset) {
        return {};
    }
    const TiledTile *tile = tileOf(map, gid);
    if (tile && !tile->image.isEmpty()) {
        return {.file = referredFrom(tileset->source, tile->image), .at = {}, .size = {}};
    }
    const Size size = tileset->tileSize;
    if (tileset->image.isEmpty() || size.width <= 0 || size.height <= 0) {
        return {};
    }
    // Old tilesets do not store the number of columns.
    const qint64 step = qint64(size.width) + tileset->spacing;
    const qint64 counted =
        step > 0 ? (qint64(tileset->imageSize.width) - tileset->margin + tileset->spacing) / step : 0;
    const qint64 columns = std::max<qint64>(tileset->columns > 0 ? tileset->columns : counted, 1);
    const qint64 id = unflipped(gid) - tileset->firstGid;
    const auto place = [tileset](qint64 index, int side) {
        constexpr qint64 farthest = 1'000'000;
        return int(
            std::clamp<qint64>(tileset->margin + index * (qint64(side) + tileset->spacing), -farthest, farthest));
    };
    return {.file = referredFrom(tileset->source, tileset->image),
            .at = {place(id % columns, size.width), place(id / columns, size.height)},
            .size = size};
}

std::vector<GuessedTile> guessTiles(const TiledMap &map, const TiledMeaning &meaning, const Catalogue &catalogue)
{
    TileUses uses(map, meaning);
    uses.count();
    const TileGid inner = uses.mostOf(&TileUse::onTopInside);
    const TileGid border = uses.mostOf(&TileUse::onTopAtBorder, inner);
    const bool isGuess = meaning.convention() == WallWord::None;
    const bool hasSolid =
        std::any_of(uses.all().begin(), uses.all().end(), [&map](const auto &use) { return isSolid(map, use.first); });
    const auto isWall = [&](TileGid gid, const TileUse &use) {
        if (!isGuess || hasSolid || !use.mayBeWall) {
            return isGuess && hasSolid && isSolid(map, gid);
        }
        if (uses.hasGround()) {
            return !use.isLowest;
        }
        return gid != inner && (gid == border || use.onTopAtBorder > use.onTopInside || !use.isLowest);
    };
    std::vector<GuessedTile> guesses;
    for (const auto &[gid, use] : uses.all()) {
        const TiledTileset *tileset = tilesetOf(map, gid);
        guesses.push_back({.gid = gid,
                           .tileset = tileset ? tileset->name : QString(),
                           .id = tileset ? int(gid - tileset->firstGid) : int(gid),
                           .cells = use.cells,
                           .terrain = isWall(gid, use) ? catalogue.wall() : catalogue.floor(),
                           .picture = tilePictureOf(map, gid),
                           .isGuess = isGuess});
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
        const TiledMeaning::Layer own = meaning.ofLayer(layer);
        const bool isLeftOut = own.mapped && !*own.mapped;
        if (isLeftOut || !meaning.isTaken(layer)) {
            continue;
        }
        for (const TiledObject &object : layer.objects) {
            const QString name = classOf(map, object);
            if (object.isVisible && isArea(object.shape) && !name.isEmpty() && !meaning.ofObject(object, own)) {
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
