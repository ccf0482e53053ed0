#include "gamecore/tiled/tiledobjects.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/tiled/objectplace.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString labelOf(const TiledObject &object)
{
    return object.className.isEmpty() ? object.name : object.className;
}

/// Whether things of any kind have such a value.
bool isThingValue(const QString &name)
{
    const auto &fields = thingFields();
    return std::any_of(fields.begin(), fields.end(), [&name](const ThingField &field) { return field.key == name; });
}

} // namespace

void TiledObjects::add(const TiledLayer &layer)
{
    const TiledMeaning::Layer meaning = m_meaning.ofLayer(layer);
    if (meaning.mapped && !*meaning.mapped) {
        return; // the mapping leaves it out
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

/// Its values are its own and, where it says nothing, those of its tile.
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
