#include "gamecore/tiled/exportedlevel.h"

#include "gamecore/base/issue.h"
#include "gamecore/data/appearance.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/level/level.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr TileGid firstExportedGid = 1;

TileGid exportedGid(int tile)
{
    return firstExportedGid + TileGid(tile);
}

void addJson(TiledProperties &properties, QStringView name, const QJsonObject &object)
{
    if (!object.isEmpty()) {
        properties.push_back({.name = name.toString(), .value = propertyJson(object)});
    }
}

TiledProperties propertiesOfMap(const Level &level)
{
    TiledProperties properties{{.name = ExportedProperty::format.toString(), .value = u"mazewright-level"_s},
                               {.name = u"version"_s, .type = u"int"_s, .value = levelVersion}};
    const std::array texts{level.name, level.author, level.description, level.ruleset, level.tileset};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QString &key = exportedTexts().at(qsizetype(i));
        if (key != u"tileset" || texts[i] != usualTileset) {
            properties.push_back({.name = key, .value = propertyText(texts[i])});
        }
    }
    const std::array objects{level.rules, level.legend, level.kinds, level.proof};
    for (std::size_t i = 0; i < objects.size(); ++i) {
        addJson(properties, exportedObjects().at(qsizetype(i)), objects[i]);
    }
    addJson(properties, ExportedProperty::translations, level.translations);
    addJson(properties, ExportedProperty::unknown, level.unknown);
    addJson(properties, ExportedProperty::characters, jsonOf(level.drawn));
    return properties;
}

/// True if every list of properties shows the name unchanged.
bool isPlainName(const QString &name)
{
    constexpr qsizetype longest = 40;
    const auto isPlain = [](QChar c) { return c == u'_' || (c.unicode() < 0x80 && c.isLetterOrNumber()); };
    return !name.isEmpty() && name.size() <= longest && std::all_of(name.begin(), name.end(), isPlain);
}

/// Returns a value of a thing as a property. std::nullopt if Tiled has no type for it.
std::optional<TiledProperty> propertyOfValue(const QString &name, const QJsonValue &value)
{
    if (!isPlainName(name) || isReservedProperty(name)) {
        return std::nullopt;
    }
    if (value.isString()) {
        return TiledProperty{.name = name, .value = propertyText(value.toString())};
    }
    if (value.isBool()) {
        return TiledProperty{.name = name, .type = u"bool"_s, .value = value};
    }
    const bool isInt = isInteger(value) && qAbs(value.toInteger()) <= std::numeric_limits<int>::max();
    return isInt ? std::optional(TiledProperty{.name = name, .type = u"int"_s, .value = value.toInteger()})
                 : std::nullopt;
}

TiledProperties propertiesOfThing(const Thing &thing, Size size)
{
    TiledProperties properties;
    QJsonObject others;
    for (auto value = thing.values.begin(); value != thing.values.end(); ++value) {
        if (std::optional<TiledProperty> property = propertyOfValue(value.key(), value.value())) {
            properties.push_back(std::move(*property));
        } else {
            others.insert(value.key(), value.value());
        }
    }
    addJson(properties, ExportedProperty::values, others);
    addJson(properties, ExportedProperty::translations, thing.translations);
    if (thing.character != 0) {
        const QString character = QString::fromUcs4(&thing.character, 1);
        properties.push_back({.name = ExportedProperty::character.toString(), .value = propertyText(character)});
    }
    if (!size.contains(thing.cell)) {
        properties.push_back(
            {.name = ExportedProperty::cell.toString(), .value = propertyJson(QJsonArray{thing.cell.x, thing.cell.y})});
    }
    return properties;
}

/// Returns the object for a thing. It is on its cell, or next to the level if the cell is farther away than Tiled
/// should show.
TiledObject objectOf(const Thing &thing, Size size, int id, int tile)
{
    const Point shown{std::clamp(thing.cell.x, -1, size.width), std::clamp(thing.cell.y, -1, size.height)};
    TiledObject object;
    object.id = id;
    object.className = propertyText(thing.kind);
    object.shape = TiledShape::Tile;
    object.x = double(shown.x) * exportedTileSize;
    object.y = double(shown.y + 1) * exportedTileSize;
    object.width = exportedTileSize;
    object.height = exportedTileSize;
    object.gid = exportedGid(tile);
    object.properties = propertiesOfThing(thing, size);
    return object;
}

TiledLayer terrainLayer(const Level &level, const LevelTiles &tiles)
{
    TiledLayer layer;
    layer.kind = TiledLayer::Kind::Tiles;
    layer.id = 1;
    layer.name = u"terrain"_s;
    layer.tiles = Grid<TileGid>(level.size(), 0);
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            layer.tiles.set({x, y}, exportedGid(tiles.ofGround(level.terrain, {x, y})));
        }
    }
    return layer;
}

TiledLayer thingLayer(const Level &level, const LevelTiles &tiles)
{
    TiledLayer layer;
    layer.kind = TiledLayer::Kind::Objects;
    layer.id = 2;
    layer.name = u"things"_s;
    layer.objects.reserve(level.things.size());
    for (const Thing &thing : level.things) {
        const int id = int(layer.objects.size()) + 1;
        layer.objects.push_back(objectOf(thing, level.size(), id, tiles.ofKind(thing.kind, thing.cell)));
    }
    return layer;
}

TiledTileset tilesetOfLevel(const LevelTiles &tiles, const QString &picture)
{
    const int count = int(tiles.tiles().size());
    const int rows = exportedTileRows(tiles);
    TiledTileset tileset;
    tileset.firstGid = firstExportedGid;
    tileset.name = u"mazewright"_s;
    tileset.tileSize = {exportedTileSize, exportedTileSize};
    tileset.tileCount = rows * exportedTileColumns;
    tileset.columns = exportedTileColumns;
    tileset.image = picture;
    tileset.imageSize = {exportedTileColumns * exportedTileSize, rows * exportedTileSize};
    for (int id = 0; id < count; ++id) {
        const QString key = tiles.keyOf(tiles.tiles()[std::size_t(id)]);
        if (!key.isEmpty()) {
            TiledTile &tile = tileset.tiles.emplace_back();
            tile.id = id;
            tile.className = propertyText(key);
        }
    }
    return tileset;
}

bool isKeptCharacter(QChar character)
{
    const char16_t code = character.unicode();
    const bool isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
    return !isControl && code != 0xfeff && code != 0xfffe && code != 0xffff;
}

/// Returns JSON with escapes for characters that are not preserved. They occur only in strings.
QString withEscapes(const QString &json)
{
    if (std::all_of(json.begin(), json.end(), isKeptCharacter)) {
        return json;
    }
    QString result;
    for (const QChar character : json) {
        result += isKeptCharacter(character) ? QString(character)
                                             : u"\\u%1"_s.arg(int(character.unicode()), 4, 16, QChar(u'0'));
    }
    return result;
}

bool isKeptText(const QString &text)
{
    const auto isPlain = [](QChar character) { return isKeptCharacter(character) || character == u'\n'; };
    return std::all_of(text.begin(), text.end(), isPlain) && text.isEmpty() == text.trimmed().isEmpty()
           && !text.startsWith(u'"');
}

} // namespace

LevelTiles::LevelTiles(const Level &level, const Catalogue &shipped)
{
    IssueList shownElsewhere;
    m_catalogue = catalogueOf(level, shipped, shownElsewhere);
    for (const Terrain &terrain : m_catalogue->terrain()) {
        const Meaning meaning{Meaning::Type::Terrain, std::uint16_t(m_terrain.size())};
        Variants variants = add(meaning);
        if (!terrain.facePictures.isEmpty()) {
            variants.front = int(m_tiles.size());
            m_tiles.push_back({.meaning = meaning, .isFront = true});
        }
        m_terrain.push_back(variants);
    }
    for (const Kind &kind : m_catalogue->kinds()) {
        m_kinds.insert(kind.key, add({Meaning::Type::Kind, std::uint16_t(m_kinds.size())}));
    }
    m_unknown.first = int(m_tiles.size());
    m_tiles.push_back({});
}

LevelTiles::Variants LevelTiles::add(Meaning meaning)
{
    const qsizetype pictures = m_catalogue->lookOf(meaning).pictures.size();
    const Variants variants{.first = int(m_tiles.size()), .count = int(qMax<qsizetype>(1, pictures))};
    for (int variant = 0; variant < variants.count; ++variant) {
        m_tiles.push_back({.meaning = meaning, .variant = variant});
    }
    return variants;
}

QString LevelTiles::keyOf(const LevelTile &tile) const
{
    if (!tile.meaning) {
        return {};
    }
    const bool isTerrain = tile.meaning->type == Meaning::Type::Terrain;
    return isTerrain ? m_catalogue->terrain(TerrainId(tile.meaning->id)).key : m_catalogue->kind(tile.meaning->id).key;
}

void LevelTiles::setLooks(GroundLooks looks, const Level &level)
{
    m_looks = std::move(looks);
    m_firstLook = int(m_tiles.size());
    for (const Point cell : m_looks.first) {
        m_tiles.push_back({.meaning = Meaning{Meaning::Type::Terrain, level.terrain.at(cell)}, .likeCell = cell});
    }
}

int LevelTiles::ofGround(const Grid<TerrainId> &terrain, Point cell) const
{
    if (m_looks.cells.contains(cell) && m_looks.cells.at(cell) != GroundLooks::none) {
        return m_firstLook + m_looks.cells.at(cell);
    }
    const Variants &variants = m_terrain[terrain.at(cell)];
    const Point south = cell + stepOf(Direction::South);
    const bool isFront = terrain.contains(south) && terrain.at(south) != terrain.at(cell);
    return isFront && variants.front >= 0 ? variants.front : variants.first + int(variantAt(cell, variants.count));
}

int LevelTiles::ofKind(const QString &kind, Point cell) const
{
    const Variants variants = m_kinds.value(kind, m_unknown);
    return variants.first + int(variantAt(cell, variants.count));
}

TiledMap tiledMapOf(const Level &level, const LevelTiles &tiles, const QString &picture)
{
    TiledMap map;
    map.size = level.size();
    map.tileSize = {exportedTileSize, exportedTileSize};
    map.properties = propertiesOfMap(level);
    map.tilesets = {tilesetOfLevel(tiles, picture)};
    map.layers.push_back(terrainLayer(level, tiles));
    map.layers.push_back(thingLayer(level, tiles));
    return map;
}

int exportedTileRows(const LevelTiles &tiles)
{
    return (int(tiles.tiles().size()) + exportedTileColumns - 1) / exportedTileColumns;
}

const QStringList &exportedTexts()
{
    static const QStringList keys{u"name"_s, u"author"_s, u"description"_s, u"ruleset"_s, u"tileset"_s};
    return keys;
}

const QStringList &exportedObjects()
{
    static const QStringList keys{u"rules"_s, u"legend"_s, u"kinds"_s, u"proof"_s};
    return keys;
}

bool isReservedProperty(const QString &name)
{
    return name == ExportedProperty::cell || name == ExportedProperty::character || name == ExportedProperty::values
           || name == ExportedProperty::translations || name == u"kind";
}

QString propertyText(const QString &text)
{
    return isKeptText(text) ? text : withEscapes(jsonString(text));
}

QString textOfProperty(const QString &property)
{
    if (!property.startsWith(u'"')) {
        return property;
    }
    IssueList issues;
    const auto read = parseJson("{\"text\":" + property.toUtf8() + '}', issues);
    const QJsonValue text = read ? read->value("text"_L1) : QJsonValue();
    return text.isString() && read->size() == 1 ? text.toString() : property;
}

QString propertyJson(const QJsonValue &value)
{
    return withEscapes(jsonLine(value));
}
