#include "gamecore/tiled/tiledlevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/tiled/drawncells.h"
#include "gamecore/tiled/objectplace.h"
#include "gamecore/tiled/tiledcells.h"
#include "gamecore/tiled/tiledmeaning.h"
#include "gamecore/tiled/tilednotes.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace {

/// Transfer of objects into a level: objects of a kind become things, objects of terrain fill cells.
class TiledObjects {
public:
    /// All arguments must outlive this object.
    TiledObjects(const TiledMap &map, const Catalogue &catalogue, const TiledMeaning &meaning, DrawnCells &cells,
                 TiledNotes &notes)
        : m_map(map), m_catalogue(catalogue), m_meaning(meaning), m_cells(cells), m_notes(notes)
    {
    }

    void add(const TiledLayer &layer);
    /// Notes the properties of tiles, tilesets, layers and objects that have no meaning in a level.
    void noteProperties();
    /// True if an object of terrain was added.
    bool hasTerrain() const { return m_hasTerrain; }

private:
    void add(const TiledObject &object, const TiledMeaning::Layer &layer);
    void addThing(const TiledObject &object, Meaning kind);
    void fill(const TiledObject &object, TerrainId terrain);
    void noteUnknown(const TiledObject &object);
    void note(const TiledProperties &properties);

    const TiledMap &m_map;
    const Catalogue &m_catalogue;
    const TiledMeaning &m_meaning;
    DrawnCells &m_cells;
    TiledNotes &m_notes;
    /// Remaining budget of edges and cells, so that a few objects cannot fill all cells again and again.
    qint64 m_workLeft = 4LL * largestSide * largestSide;
    bool m_hasTerrain = false;
};

QString labelOf(const TiledObject &object)
{
    return object.className.isEmpty() ? object.name : object.className;
}

/// True if things of any kind have such a value.
bool isThingValue(const QString &name)
{
    const auto &fields = thingFields();
    return std::any_of(fields.begin(), fields.end(), [&name](const ThingField &field) { return field.key == name; });
}

void TiledObjects::add(const TiledLayer &layer)
{
    const TiledMeaning::Layer meaning = m_meaning.ofLayer(layer);
    if (meaning.mapped && !*meaning.mapped) {
        return; // ignored by the mapping
    }
    for (const TiledObject &object : layer.objects) {
        if (object.isVisible || meaning.isWalls) {
            add(object, meaning);
        } else {
            m_notes.notTaken("hidden"_L1, labelOf(object));
        }
    }
}

void TiledObjects::add(const TiledObject &object, const TiledMeaning::Layer &layer)
{
    const std::optional<TiledMeaning::Found> meaning = m_meaning.ofObject(object, layer);
    if (!meaning) {
        noteUnknown(object);
    } else if (*meaning && (*meaning)->type == Meaning::Type::Kind) {
        addThing(object, **meaning);
    } else if (*meaning) {
        fill(object, TerrainId((*meaning)->id));
    }
}

/// Adds a thing with the object's own values, and those of its tile for the rest.
void TiledObjects::addThing(const TiledObject &object, Meaning kind)
{
    const Point cell = cellOf(m_map, object);
    if (!m_cells.cells.contains(cell)) {
        m_notes.notTaken("outside"_L1, labelOf(object));
        return;
    }
    const TiledTile *tile = object.gid == 0 ? nullptr : tileOf(m_map, object.gid);
    TiledProperties properties = tile ? tile->properties : TiledProperties();
    properties.insert(properties.end(), object.properties.begin(), object.properties.end());
    m_cells.addThing(cell, kind, properties, m_catalogue, m_notes);
}

void TiledObjects::fill(const TiledObject &object, TerrainId terrain)
{
    const std::optional<std::vector<CellRun>> runs = cellsOf(m_map, object, m_workLeft);
    if (!runs || runs->empty()) {
        m_notes.notTaken("outside"_L1, labelOf(object));
        return;
    }
    m_hasTerrain = true;
    for (const CellRun &run : *runs) {
        for (int x = run.first.x; x < run.first.x + run.count; ++x) {
            m_cells.setTerrain({x, run.first.y}, terrain);
        }
    }
}

void TiledObjects::noteUnknown(const TiledObject &object)
{
    switch (object.shape) {
    case TiledShape::Text:
        m_notes.notTaken("text"_L1);
        break;
    case TiledShape::Polygon:
    case TiledShape::Polyline:
        m_notes.notTaken("shape"_L1);
        break;
    default:
        m_notes.notTaken(labelOf(object).isEmpty() ? "nameless"_L1 : "object"_L1, labelOf(object));
    }
}

void TiledObjects::noteProperties()
{
    for (const TiledTileset &tileset : m_map.tilesets) {
        note(tileset.properties);
        for (const TiledTile &tile : tileset.tiles) {
            note(tile.properties);
        }
    }
    for (const TiledLayer &layer : m_map.layers) {
        note(layer.properties);
        for (const TiledObject &object : layer.objects) {
            note(object.properties);
        }
    }
}

void TiledObjects::note(const TiledProperties &properties)
{
    for (const TiledProperty &property : properties) {
        if (!isThingValue(property.name) && !m_meaning.isName(property)) {
            m_notes.notTaken("property"_L1, property.name);
        }
    }
}

class LevelBuilder {
public:
    LevelBuilder(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping)
        : m_map(map), m_catalogue(catalogue), m_meaning(map, catalogue, mapping)
    {
    }

    TiledLevel build();

private:
    using Found = TiledMeaning::Found;

    void guess();
    void reportGuesses();
    void addTiles(const TiledLayer &layer);
    const TiledMeaning::Tile &meaningOfTile(TileGid gid);
    void put(Point cell, TileGid gid, Found meaning);
    void noteLayer(const TiledLayer &layer);
    void noteTilesets();
    void nameLevel();

    const TiledMap &m_map;
    const Catalogue &m_catalogue;
    TiledMeaning m_meaning;
    TiledNotes m_notes;
    TiledLevel m_result;
    DrawnCells m_cells;
    std::unordered_map<TileGid, TiledMeaning::Tile> m_tiles;
    std::unordered_map<TileGid, TerrainId> m_guesses;
    bool m_hasKnownTerrain = false; ///< the terrain of a tile or object is known
};

TiledLevel LevelBuilder::build()
{
    m_cells.level.terrain = Grid<TerrainId>(m_map.size, m_catalogue.wall());
    m_cells.cells = Grid<DrawnCells::Cell>(m_map.size, DrawnCells::Cell::Empty);
    guess();
    TiledObjects objects(m_map, m_catalogue, m_meaning, m_cells, m_notes);
    for (const TiledLayer &layer : m_map.layers) {
        noteLayer(layer);
        if (m_meaning.isTaken(layer)) {
            addTiles(layer);
            objects.add(layer);
        }
    }
    m_hasKnownTerrain = m_hasKnownTerrain || objects.hasTerrain();
    reportGuesses();
    noteTilesets();
    nameLevel();
    objects.noteProperties();
    m_notes.addTo(m_result.issues);
    if (m_cells.isFull()) {
        m_result.issues.add({.code = IssueCode::TooLarge});
        return std::move(m_result);
    }
    sortThings(m_cells.level.things);
    fillEmptyCells(m_cells, m_catalogue, m_meaning.convention() != WallWord::None);
    m_result.level = std::move(m_cells.level);
    return std::move(m_result);
}

void LevelBuilder::guess()
{
    m_result.guesses = guessTiles(m_map, m_meaning, m_catalogue);
    for (const GuessedTile &tile : m_result.guesses) {
        m_guesses[tile.gid] = tile.terrain;
        if (tile.tileset.isEmpty() && !tilesetOf(m_map, tile.gid)) {
            m_notes.notTaken("tile"_L1, QString::number(tile.gid), tile.cells);
        }
    }
}

/// Reports the guesses, one issue per tileset. The first issue says so if no terrain is known at all.
void LevelBuilder::reportGuesses()
{
    struct Count {
        qint64 walls = 0;
        qint64 floors = 0;
    };
    std::map<TileGid, Count> counts; // by first tile of the tileset, in the order of the map
    for (const GuessedTile &tile : m_result.guesses) {
        const TiledTileset *tileset = tilesetOf(m_map, tile.gid);
        if (tileset && tile.isGuess) {
            Count &count = counts[tileset->firstGid];
            ++(tile.terrain == m_catalogue.wall() ? count.walls : count.floors);
        }
    }
    if (!counts.empty() && !m_hasKnownTerrain) {
        m_result.issues.add({.code = IssueCode::Guessed});
    }
    for (const auto &[firstGid, count] : counts) {
        m_result.issues.add({.code = IssueCode::Guessed,
                             .found = shortened(tilesetOf(m_map, firstGid)->name),
                             .figures = {{"tiles"_L1, count.walls + count.floors},
                                         {"walls"_L1, count.walls},
                                         {"floors"_L1, count.floors}}});
    }
}

void LevelBuilder::addTiles(const TiledLayer &layer)
{
    const TiledMeaning::Layer own = m_meaning.ofLayer(layer);
    // If walls are known, and in decoration layers, other tiles do not change the cell below.
    const bool isBelow = m_meaning.convention() != WallWord::None || isGroundOrDecoration(layer.name);
    qint64 outside = 0;
    eachTile(m_map, layer, [&](Point cell, TileGid gid) {
        if (!m_cells.level.terrain.contains(cell)) {
            ++outside;
            return;
        }
        if (const std::optional<Found> meaning = m_meaning.of(meaningOfTile(gid), own)) {
            put(cell, gid, *meaning);
        } else if (tilesetOf(m_map, gid)) {
            const TerrainId terrain = m_guesses[gid];
            isBelow ? m_cells.setTerrainBelow(cell, terrain) : m_cells.setTerrain(cell, terrain);
        }
    });
    m_notes.notTaken("outside_tiles"_L1, layer.name, outside);
}

const TiledMeaning::Tile &LevelBuilder::meaningOfTile(TileGid gid)
{
    const auto known = m_tiles.find(gid);
    return known != m_tiles.end() ? known->second : m_tiles.emplace(gid, m_meaning.ofTile(gid)).first->second;
}

void LevelBuilder::put(Point cell, TileGid gid, Found meaning)
{
    if (!meaning) {
        return;
    }
    if (meaning->type == Meaning::Type::Terrain) {
        m_hasKnownTerrain = true;
        m_cells.setTerrain(cell, TerrainId(meaning->id));
        return;
    }
    const TiledTile *tile = tileOf(m_map, gid);
    m_cells.addThing(cell, *meaning, tile ? tile->properties : TiledProperties(), m_catalogue, m_notes);
}

void LevelBuilder::noteLayer(const TiledLayer &layer)
{
    const bool hasContent =
        layer.kind == TiledLayer::Kind::Tiles
            ? std::any_of(layer.tiles.cells().begin(), layer.tiles.cells().end(), [](TileGid gid) { return gid != 0; })
            : !layer.objects.empty();
    if (layer.kind == TiledLayer::Kind::Image) {
        m_notes.passedOver("image"_L1);
        return;
    }
    if (!m_meaning.isTaken(layer)) {
        m_notes.notTaken("layer"_L1, layer.name, hasContent ? 1 : 0);
        return;
    }
    const auto &cells = layer.tiles.cells();
    m_notes.passedOver("flip"_L1,
                       std::count_if(cells.begin(), cells.end(), [](TileGid gid) { return (gid & tileFlips) != 0; }));
    m_notes.passedOver("look"_L1, layer.hasLook ? 1 : 0);
    const bool isBetween = layer.kind == TiledLayer::Kind::Tiles && liesBetweenCells(m_map, layer);
    m_notes.passedOver("between"_L1, isBetween ? 1 : 0);
}

void LevelBuilder::noteTilesets()
{
    for (const TiledTileset &tileset : m_map.tilesets) {
        m_notes.passedOver("animation"_L1, std::count_if(tileset.tiles.begin(), tileset.tiles.end(),
                                                         [](const TiledTile &tile) { return tile.isAnimated; }));
    }
}

/// Copies the map's properties that a level also has.
void LevelBuilder::nameLevel()
{
    Level &level = m_cells.level;
    const std::array<std::pair<QLatin1StringView, QString *>, 3> texts{
        {{"name"_L1, &level.name}, {"author"_L1, &level.author}, {"description"_L1, &level.description}}};
    for (const TiledProperty &property : m_map.properties) {
        const auto text = std::find_if(texts.begin(), texts.end(),
                                       [&property](const auto &each) { return property.name == each.first; });
        if (text != texts.end() && property.value.isString()) {
            *text->second = property.value.toString();
        } else if (property.name == u"ruleset" && m_catalogue.ruleset(property.value.toString())) {
            level.ruleset = property.value.toString();
        } else {
            m_notes.notTaken("property"_L1, property.name);
        }
    }
}

} // namespace

TiledLevel levelOf(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping)
{
    TiledLevel level = LevelBuilder(map, catalogue, mapping).build();
    level.classes = unexplainedClasses(map, catalogue, mapping);
    return level;
}
