#include "gamecore/tiled/tiledlevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/tiled/drawncells.h"
#include "gamecore/tiled/restoredlevel.h"
#include "gamecore/tiled/tiledcells.h"
#include "gamecore/tiled/tilednotes.h"
#include "gamecore/tiled/tiledobjects.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace {

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
    bool m_hasKnownTerrain = false; ///< a tile or an object says what terrain it is
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

/// Reports the guesses, one issue a tileset, after one that says so if nothing of the terrain is known.
void LevelBuilder::reportGuesses()
{
    struct Count {
        qint64 walls = 0;
        qint64 floors = 0;
    };
    std::map<TileGid, Count> counts; // by the first tile of the tileset, as the map lists them
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
    // Where walls are known, and in layers of decoration, the other tiles leave what lies below them.
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

/// The map's properties that a level has too; others are left out.
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
    if (isExportedLevel(map)) {
        RestoredLevel restored = restoreLevel(map, catalogue);
        return {.level = std::move(restored.level), .issues = std::move(restored.issues), .guesses = {}, .classes = {}};
    }
    TiledLevel level = LevelBuilder(map, catalogue, mapping).build();
    level.classes = unexplainedClasses(map, catalogue, mapping);
    return level;
}
