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
    if (const auto mapped = m_meaning.ofMappedLayer(layer); mapped && !*mapped) {
        return; // the mapping leaves it out
    }
    for (const TiledObject &object : layer.objects) {
        if (object.isVisible) {
            add(object);
        } else {
            m_notes.notTaken("hidden"_L1, labelOf(object));
        }
    }
}

void TiledObjects::add(const TiledObject &object)
{
    const std::optional<TiledMeaning::Found> meaning = m_meaning.ofObject(object);
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
    const CellArea area = cellsOf(m_map, object);
    const Size size = m_cells.cells.size();
    const Point first{std::max(area.first.x, 0), std::max(area.first.y, 0)};
    const auto endOf = [](int from, int length, int most) {
        return int(std::min<qint64>(qint64(from) + length, most));
    };
    const Point end{endOf(area.first.x, area.size.width, size.width),
                    endOf(area.first.y, area.size.height, size.height)};
    const qint64 count = std::max<qint64>(end.x - first.x, 0) * std::max<qint64>(end.y - first.y, 0);
    if (count == 0 || count > m_cellsLeft) {
        m_notes.notTaken("outside"_L1, labelOf(object));
        return;
    }
    m_cellsLeft -= count;
    for (int y = first.y; y < end.y; ++y) {
        for (int x = first.x; x < end.x; ++x) {
            m_cells.setTerrain({x, y}, terrain);
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
