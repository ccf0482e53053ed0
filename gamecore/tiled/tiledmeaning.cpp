#include "gamecore/tiled/tiledmeaning.h"

#include "gamecore/data/catalogue.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isSaid(const QJsonValue &value)
{
    const bool isNo = value == QJsonValue(false) || value == QJsonValue(0) || value.toString() == u"false";
    return !isNo && value != QJsonValue(u"no"_s);
}

bool namesMeaning(const TiledProperty &property)
{
    return property.name == u"kind" || property.name == u"terrain";
}

/// True if a tile's class, properties or collision-shape class say that it blocks.
bool isBlocking(const TiledTile &tile)
{
    return tile.isCollider || blocksBy(tile.properties) == true
           || wallWordInClass(tile.className) == WallWord::Collision;
}

} // namespace

TiledMeaning::TiledMeaning(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping)
    : m_map(map), m_catalogue(catalogue), m_mapping(mapping)
{
    std::unordered_set<TileGid> blocking;
    for (const TiledTileset &tileset : map.tilesets) {
        for (const TiledTile &tile : tileset.tiles) {
            if (isBlocking(tile)) {
                blocking.insert(tileset.firstGid + TileGid(tile.id));
            }
        }
    }
    for (const TiledLayer &layer : map.layers) {
        m_convention = std::max(m_convention, conventionOf(layer, blocking));
    }
}

TiledMeaning::Tile TiledMeaning::ofTile(TileGid gid) const
{
    const TiledTileset *tileset = tilesetOf(m_map, gid);
    if (!tileset) {
        return {};
    }
    Tile meaning;
    const auto mapped = m_mapping.tilesets.find(tileset->name);
    if (mapped != m_mapping.tilesets.end()) {
        const auto tile = mapped->second.byId.find(int(unflipped(gid) - tileset->firstGid));
        const QString key = tile == mapped->second.byId.end() ? mapped->second.others : tile->second;
        if (!key.isEmpty()) {
            meaning.marked = ofKey(key);
            return meaning;
        }
    }
    if (const TiledTile *tile = tileOf(m_map, gid)) {
        meaning.marked = ofClass(tile->className);
        meaning.marked = meaning.marked ? meaning.marked : ofProperties(tile->properties);
        meaning.isPassable = blocksBy(tile->properties) == false;
        if (!meaning.marked && isBlocking(*tile)) {
            meaning.marked = wall();
        }
        meaning.named = tile->image.isEmpty() ? std::nullopt : ofName(QFileInfo(tile->image).completeBaseName());
    }
    meaning.named = meaning.named ? meaning.named : ofClass(tileset->className);
    meaning.named = withoutTerrain(meaning.named ? meaning.named : ofName(tileset->name));
    return meaning;
}

TiledMeaning::Layer TiledMeaning::ofLayer(const TiledLayer &layer) const
{
    Layer meaning;
    const auto mapped = m_mapping.layers.find(layer.name);
    if (mapped != m_mapping.layers.end() && mapped->second != usedMeaning) {
        meaning.mapped = ofKey(mapped->second);
        return meaning;
    }
    meaning.isWalls = m_convention != WallWord::None && wordOf(layer) == m_convention;
    meaning.named = ofClass(layer.className);
    meaning.named = meaning.named ? meaning.named : ofProperties(layer.properties);
    if (!meaning.named) {
        const QString name = layer.name.sliced(layer.name.lastIndexOf(u'/') + 1);
        std::optional<Found> found = ofName(name);
        found = !found && name.endsWith(u's', Qt::CaseInsensitive) ? ofName(name.chopped(1)) : found;
        meaning.named = withoutTerrain(found);
    }
    return meaning;
}

std::optional<TiledMeaning::Found> TiledMeaning::of(const Tile &tile, const Layer &layer) const
{
    if (layer.mapped || tile.marked) {
        return layer.mapped ? layer.mapped : tile.marked;
    }
    if (layer.isWalls) {
        return tile.isPassable ? Found() : wall();
    }
    return tile.named ? tile.named : layer.named;
}

std::optional<TiledMeaning::Found> TiledMeaning::ofObject(const TiledObject &object, const Layer &layer) const
{
    std::optional<Found> found = ofClass(object.className);
    found = found ? found : ofProperties(object.properties);
    found = found || object.gid == 0 ? found : ofTile(object.gid).any();
    found = found ? found : ofName(object.name);
    if (found || object.shape == TiledShape::Text || object.shape == TiledShape::Point) {
        return found;
    }
    const bool isWall = layer.isWalls || wordOf(object) != WallWord::None;
    return isWall ? std::optional<Found>(wall()) : std::nullopt;
}

bool TiledMeaning::isTaken(const TiledLayer &layer) const
{
    return layer.isVisible || m_mapping.layers.contains(layer.name) || ofLayer(layer).isWalls;
}

bool TiledMeaning::isName(const TiledProperty &property) const
{
    return namesMeaning(property) || blocksBy(property) || (isSaid(property.value) && ofName(property.name));
}

/// Returns the convention that a layer indicates. An empty layer indicates none.
WallWord TiledMeaning::conventionOf(const TiledLayer &layer, const std::unordered_set<TileGid> &blocking) const
{
    const auto mapped = m_mapping.layers.find(layer.name);
    if (mapped != m_mapping.layers.end() && mapped->second != usedMeaning) {
        return WallWord::None;
    }
    const auto &cells = layer.tiles.cells();
    const bool hasTiles = std::any_of(cells.begin(), cells.end(), [](TileGid gid) { return gid != 0; });
    WallWord word = hasTiles || !layer.objects.empty() ? wordOf(layer) : WallWord::None;
    if (word == WallWord::Collision || (!layer.isVisible && word == WallWord::None)) {
        return word;
    }
    for (const TiledObject &object : layer.objects) {
        word = std::max(word, wordOf(object));
    }
    const bool hasMarked = !blocking.empty() && std::any_of(cells.begin(), cells.end(), [&blocking](TileGid gid) {
        return blocking.contains(unflipped(gid));
    });
    return hasMarked ? WallWord::Collision : word;
}

/// Returns the word from the class, properties and name of a layer or its groups.
WallWord TiledMeaning::wordOf(const TiledLayer &layer) const
{
    const bool isMarked = blocksBy(layer.properties) == true;
    WallWord word = isMarked ? WallWord::Collision : wallWordInClass(layer.className);
    for (const QString &name : layer.name.split(u'/')) {
        word = std::max(word, wallWordIn(name));
    }
    return word;
}

/// Returns the word from the properties and class of an object, else from its name.
WallWord TiledMeaning::wordOf(const TiledObject &object) const
{
    if (blocksBy(object.properties) == true) {
        return WallWord::Collision;
    }
    return object.className.isEmpty() ? wallWordInObjectName(object.name) : wallWordInClass(object.className);
}

std::optional<TiledMeaning::Found> TiledMeaning::ofKey(const QString &key) const
{
    if (key == ignoredMeaning) {
        return Found();
    }
    const std::optional<Meaning> meaning = m_catalogue.meaningOf(key);
    return meaning ? std::optional<Found>(meaning) : std::nullopt;
}

std::optional<TiledMeaning::Found> TiledMeaning::ofName(const QString &name) const
{
    constexpr qsizetype longest = 100;
    if (name.isEmpty() || name.size() > longest) {
        return std::nullopt;
    }
    QString key = name.trimmed().toLower();
    key.replace(u' ', u'_').replace(u'-', u'_');
    const std::optional<Meaning> meaning = m_catalogue.meaningOf(key);
    return meaning ? std::optional<Found>(meaning) : std::nullopt;
}

std::optional<TiledMeaning::Found> TiledMeaning::ofClass(const QString &className) const
{
    const auto mapped = m_mapping.classes.find(className);
    return mapped == m_mapping.classes.end() ? ofName(className) : ofKey(mapped->second);
}

/// Returns the meaning of properties: first `kind` and `terrain`, then properties named like one.
std::optional<TiledMeaning::Found> TiledMeaning::ofProperties(const TiledProperties &properties) const
{
    std::optional<Found> found;
    for (const TiledProperty &property : properties) {
        if (!found && namesMeaning(property)) {
            found = ofName(property.value.toString());
        }
    }
    for (const TiledProperty &property : properties) {
        if (!found && isSaid(property.value)) {
            found = ofName(property.name);
        }
    }
    return found;
}

/// Ignores terrain meanings in maps that mark blocking cells: there, names of pictures, tilesets and layers describe
/// the look and not passability.
std::optional<TiledMeaning::Found> TiledMeaning::withoutTerrain(std::optional<Found> found) const
{
    const bool isTerrain = found && *found && (*found)->type == Meaning::Type::Terrain;
    return m_convention == WallWord::Collision && isTerrain ? std::nullopt : found;
}

TiledMeaning::Found TiledMeaning::wall() const
{
    return Meaning{.type = Meaning::Type::Terrain, .id = m_catalogue.wall()};
}
