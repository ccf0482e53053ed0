#include "gamecore/tiled/tiledlevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/tiled/tiledcells.h"
#include "gamecore/tiled/tiledmeaning.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace {

/// A level that is being built from a map. `cells` records what the map has set on each cell so far.
struct DrawnCells {
    enum class Cell : std::uint8_t {
        Empty, ///< terrain not set yet
        Start, ///< terrain not set yet, but the hero's start is here
        Drawn  ///< terrain set
    };

    Level level; ///< terrain has the size of `cells`
    Grid<Cell> cells;

    /// Sets the terrain of a cell, which must be in the level.
    void setTerrain(Point cell, TerrainId terrain);
    /// Sets the terrain of a cell, which must be in the level, unless the map has set it already.
    void setTerrainBelow(Point cell, TerrainId terrain);
    /// Adds a thing. Properties that are fields of its kind become its values; invalid values are left out and counted
    /// in `notes`. If the terrain of the cell is not set yet, the terrain becomes floor. Below the hero's start,
    /// EmptyCells sets the terrain later. `kind` must not mean terrain. No effect if isFull().
    void addThing(Point cell, Meaning kind, const TiledProperties &properties, const Catalogue &catalogue,
                  TiledNotes &notes);
    /// True if the map has more things than a level may have (mostThings): a few bytes of a compressed layer could
    /// create any number. The level is then incomplete, and the caller must reject it.
    bool isFull() const { return level.things.size() > std::size_t(mostThings); }
};

/// Returns a value with the type of the field: numbers and booleans are often typed as text.
QJsonValue plainValue(const ThingField &field, const QJsonValue &value)
{
    bool isNumber = false;
    const qint64 number = value.toString().toLongLong(&isNumber);
    return field.type == Field::Type::Number && isNumber ? QJsonValue(number) : value;
}

void DrawnCells::setTerrain(Point cell, TerrainId terrain)
{
    level.terrain.set(cell, terrain);
    cells.set(cell, Cell::Drawn);
}

void DrawnCells::setTerrainBelow(Point cell, TerrainId terrain)
{
    if (cells.at(cell) != Cell::Drawn) {
        setTerrain(cell, terrain);
    }
}

void DrawnCells::addThing(Point cell, Meaning kind, const TiledProperties &properties, const Catalogue &catalogue,
                          TiledNotes &notes)
{
    if (isFull()) {
        return;
    }
    const Kind &record = catalogue.kind(kind.id);
    Thing thing{.cell = cell, .kind = record.key, .values = {}};
    for (const TiledProperty &property : properties) {
        const ThingField *field = thingField(property.name, record.category);
        const QJsonValue value = field ? plainValue(*field, property.value) : QJsonValue();
        if (field && !issueOf(*field, value, catalogue)) {
            thing.values.insert(property.name, value);
        } else if (field) {
            notes.notTaken("value"_L1, property.name);
        }
    }
    level.things.push_back(std::move(thing));
    if (cells.at(cell) == Cell::Drawn) {
        return;
    }
    if (record.category == KindCategory::Hero) {
        cells.set(cell, Cell::Start);
    } else if (cells.at(cell) == Cell::Empty) {
        setTerrain(cell, catalogue.floor());
    }
}

/// The cells whose terrain a map has not set.
class EmptyCells {
public:
    EmptyCells(DrawnCells &cells, const Catalogue &catalogue, bool areWallsKnown)
        : m_cells(cells), m_catalogue(catalogue), m_areWallsKnown(areWallsKnown)
    {
    }

    /// Sets the terrain of all cells whose terrain the map has not set. If `areWallsKnown`, because the map marks its
    /// walls by a convention, these cells become floor. Otherwise a group of these cells, connected by sides, becomes
    /// wall if the group touches the edge of the map and does not contain the hero's start. All other groups become
    /// floor: many maps draw only the walls of a room.
    void fill()
    {
        for (int y = 0; y < m_cells.cells.height(); ++y) {
            for (int x = 0; x < m_cells.cells.width(); ++x) {
                if (m_cells.cells.at({x, y}) != Cell::Drawn) {
                    fillFrom({x, y});
                }
            }
        }
    }

private:
    using Cell = DrawnCells::Cell;

    /// Fills the empty cells connected with `first`. They are stored as numbers, since there may be millions.
    void fillFrom(Point first)
    {
        m_connected.clear();
        m_isFloor = true;
        m_hasStart = false;
        take(first);
        std::size_t taken = 0; // the list grows during the loop
        while (taken < m_connected.size()) {
            const Point cell = pointOf(m_connected[taken++]);
            for (const Direction direction : straightDirections) {
                const Point next = cell + stepOf(direction);
                if (!m_cells.cells.contains(next)) {
                    m_isFloor = false;
                } else if (m_cells.cells.at(next) != Cell::Drawn) {
                    take(next);
                }
            }
        }
        const TerrainId terrain = m_isFloor || m_hasStart || m_areWallsKnown ? m_catalogue.floor() : m_catalogue.wall();
        for (const std::uint32_t cell : m_connected) {
            m_cells.level.terrain.set(pointOf(cell), terrain);
        }
    }

    void take(Point cell)
    {
        m_hasStart = m_hasStart || m_cells.cells.at(cell) == Cell::Start;
        m_cells.cells.set(cell, Cell::Drawn);
        m_connected.push_back(std::uint32_t(m_cells.cells.index(cell)));
    }

    Point pointOf(std::uint32_t cell) const
    {
        const auto width = std::uint32_t(m_cells.cells.width());
        return {int(cell % width), int(cell / width)};
    }

    DrawnCells &m_cells;
    const Catalogue &m_catalogue;
    bool m_areWallsKnown;
    std::vector<std::uint32_t> m_connected;
    bool m_isFloor = true;
    bool m_hasStart = false;
};

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
    const std::optional<std::vector<FilledRun>> runs = cellsOf(m_map, object, m_workLeft);
    if (!runs || runs->empty()) {
        m_notes.notTaken("outside"_L1, labelOf(object));
        return;
    }
    m_hasTerrain = true;
    for (const FilledRun &run : *runs) {
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
    EmptyCells(m_cells, m_catalogue, m_meaning.convention() != WallWord::None).fill();
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
        } else if (property.name == u"tileset" && m_catalogue.tileset(property.value.toString())) {
            level.tileset = property.value.toString();
        } else {
            m_notes.notTaken("property"_L1, property.name);
        }
    }
}

} // namespace

void TiledNotes::addTo(IssueList &issues) const
{
    for (const auto &[key, count] : m_counts) {
        issues.add({.code = key.code,
                    .found = key.found,
                    .names = {QString(key.what)},
                    .figures = {{QLatin1StringView("count"), count}}});
    }
}

void TiledNotes::add(IssueCode code, QLatin1StringView what, const QString &found, qint64 count)
{
    if (count > 0) {
        m_counts[{.code = code, .what = what, .found = shortened(found)}] += count;
    }
}

TiledLevel levelOf(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping)
{
    TiledLevel level = LevelBuilder(map, catalogue, mapping).build();
    level.classes = unexplainedClasses(map, catalogue, mapping);
    return level;
}
