#include "gamecore/levelfile/restoredlevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/tiled/exportedlevel.h"
#include "gamecore/tiled/tiledcells.h"
#include "gamecore/tiled/tiledlevel.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 farthestCell = 1'000'000'000; ///< coordinate limit of things in level files

QString textAt(const TiledProperties &properties, QStringView name)
{
    const TiledProperty *property = propertyOf(properties, name);
    return property ? textOfProperty(property->value.toString()) : QString();
}

/// Returns the value of a thing for an object's property. New properties in Tiled are texts, so numbers may come as
/// text.
QJsonValue valueOf(const TiledProperty &property)
{
    if (!property.value.isString()) {
        return property.value;
    }
    const QString text = textOfProperty(property.value.toString());
    const auto isOfName = [&](const ThingField &field) { return field.key == property.name; };
    const auto field = std::find_if(thingFields().begin(), thingFields().end(), isOfName);
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    return isNumber && field != thingFields().end() && field->type == Field::Type::Number ? QJsonValue(number)
                                                                                          : QJsonValue(text);
}

/// Builds the text of a level file, so that one reader validates both, and then adds the contents of rows.
class LevelRestorer {
public:
    LevelRestorer(const TiledMap &map, const Catalogue &catalogue, TiledLevel &result)
        : m_map(map), m_catalogue(catalogue), m_result(result)
    {
    }

    void restore()
    {
        m_terrain = Grid<TerrainId>(m_map.size, m_catalogue.wall());
        m_hasTerrain = Grid<std::uint8_t>(m_map.size, 0);
        for (const TiledLayer &layer : m_map.layers) {
            m_notes.passedOver("image"_L1, layer.kind == TiledLayer::Kind::Image ? 1 : 0);
            readTiles(layer);
            for (const TiledObject &object : layer.objects) {
                readObject(object);
            }
        }
        noteProperties();
        sortThings(m_things);
        sortThings(m_characters);
        readFile();
        m_notes.addTo(m_result.issues);
    }

private:
    struct TileMeaning {
        QString key;
        std::optional<TerrainId> terrain;
    };

    void readTiles(const TiledLayer &layer)
    {
        eachTile(m_map, layer, [this](Point cell, TileGid gid) {
            if (m_terrain.contains(cell)) {
                readTile(gid, cell);
            }
        });
    }

    void readTile(TileGid gid, Point cell)
    {
        const TileMeaning &meaning = meaningOf(gid);
        if (meaning.terrain) {
            m_terrain.set(cell, *meaning.terrain);
            m_hasTerrain.set(cell, 1);
        } else if (m_catalogue.kindOf(meaning.key)) {
            const bool isOnTerrain = m_hasTerrain.at(cell) != 0;
            m_terrain.set(cell, isOnTerrain ? m_terrain.at(cell) : m_catalogue.floor());
            m_things.push_back({.cell = cell, .kind = meaning.key, .values = {}});
        } else {
            m_notes.notTaken("foreign_tile"_L1);
        }
    }

    const TileMeaning &meaningOf(TileGid gid)
    {
        const auto known = m_meanings.constFind(gid);
        if (known != m_meanings.constEnd()) {
            return *known;
        }
        TileMeaning meaning;
        if (const TiledTile *tile = tileOf(m_map, gid)) {
            meaning.key = textOfProperty(tile->className);
            meaning.terrain = m_catalogue.terrainOf(meaning.key);
        }
        return *m_meanings.insert(gid, meaning);
    }

    void readObject(const TiledObject &object)
    {
        Thing thing{.cell = cellOfObject(object), .kind = textOfProperty(object.className), .values = {}};
        const QList<uint> character = textAt(object.properties, ExportedProperty::character).toUcs4();
        thing.character = character.size() == 1 ? char32_t(character.first()) : U'\0';
        if (thing.kind.isEmpty() && thing.character != 0) {
            m_characters.push_back(thing);
            return;
        }
        if (thing.kind.isEmpty() && object.gid != 0) {
            thing.kind = meaningOf(unflipped(object.gid)).key;
        }
        if (thing.kind.isEmpty()) {
            leaveOut(object);
            return;
        }
        thing.values = objectAt(object.properties, ExportedProperty::values);
        for (const TiledProperty &property : object.properties) {
            if (!isReservedProperty(property.name)) {
                thing.values.insert(property.name, valueOf(property));
            }
        }
        thing.translations = translationsAt(object.properties);
        m_things.push_back(std::move(thing));
    }

    /// Reports properties that another program added to the map or its layers.
    void noteProperties()
    {
        for (const TiledProperty &property : m_map.properties) {
            const QString &name = property.name;
            if (!levelKeys().contains(name) && name != ExportedProperty::unknown
                && name != ExportedProperty::characters) {
                m_notes.notTaken("property"_L1, name);
            }
        }
        for (const TiledLayer &layer : m_map.layers) {
            for (const TiledProperty &property : layer.properties) {
                m_notes.notTaken("property"_L1, property.name);
            }
        }
    }

    void leaveOut(const TiledObject &object)
    {
        if (object.shape == TiledShape::Text) {
            m_notes.notTaken("text"_L1);
        } else {
            m_notes.notTaken(object.name.isEmpty() ? "nameless"_L1 : "object"_L1, shortened(object.name));
        }
    }

    /// Returns the cell of an object. The exported position counts only while the object is still outside the map.
    Point cellOfObject(const TiledObject &object) const
    {
        const Point shown = cellOf(m_map, object);
        if (m_terrain.contains(shown)) {
            return shown;
        }
        const QString text = textAt(object.properties, ExportedProperty::cell);
        IssueList notACell;
        const auto read = parseJson("{\"cell\":" + text.toUtf8() + '}', notACell);
        const QJsonArray cell = read ? read->value("cell"_L1).toArray() : QJsonArray();
        const auto isFar = [](const QJsonValue &value) {
            return !isInteger(value) || qAbs(value.toInteger()) > farthestCell;
        };
        const bool isCell = cell.size() == 2 && std::none_of(cell.begin(), cell.end(), isFar);
        return isCell ? Point{cell.at(0).toInt(), cell.at(1).toInt()} : shown;
    }

    /// Returns the JSON object in a property; an empty one if it is missing or invalid.
    QJsonObject objectAt(const TiledProperties &properties, QStringView name)
    {
        const TiledProperty *property = propertyOf(properties, name);
        if (!property) {
            return {};
        }
        IssueList found;
        const std::optional<QJsonObject> object = parseJson(property->value.toString().toUtf8(), found);
        for (Issue &issue : found) {
            issue.path = issue.path.isEmpty() ? name.toString() : name + u'.' + issue.path;
            issue.isFileEmpty = false; // the property is empty, not the file
            m_result.issues.add(issue);
        }
        return object.value_or(QJsonObject());
    }

    QJsonObject translationsAt(const TiledProperties &properties)
    {
        const QJsonObject object = objectAt(properties, ExportedProperty::translations);
        JsonFields fields({{ExportedProperty::translations.toString(), object}}, {}, m_result.issues);
        return object.isEmpty() ? object : readTranslations(fields);
    }

    QJsonObject fileWithoutRows()
    {
        QJsonObject file = objectAt(m_map.properties, ExportedProperty::unknown);
        for (const QString &key : levelKeys()) {
            file.remove(key);
        }
        const TiledProperty *version = propertyOf(m_map.properties, u"version");
        file.insert("format"_L1, textAt(m_map.properties, ExportedProperty::format));
        file.insert("version"_L1, version ? version->value : QJsonValue(levelVersion));
        for (const QString &key : exportedTexts()) {
            if (propertyOf(m_map.properties, key)) {
                file.insert(key, textAt(m_map.properties, key));
            }
        }
        for (const QString &key : exportedObjects()) {
            file.insert(key, objectAt(m_map.properties, key));
        }
        return file;
    }

    void readFile()
    {
        QJsonObject file = fileWithoutRows();
        QJsonArray things;
        for (const Thing &thing : m_things) {
            QJsonObject object = thing.values;
            object.insert("cell"_L1, QJsonArray{thing.cell.x, thing.cell.y});
            object.insert("kind"_L1, thing.kind);
            things.append(object);
        }
        file.insert("things"_L1, things);
        file.insert("rows"_L1, QJsonArray{u" "_s});
        const QJsonObject translations = translationsAt(m_map.properties);
        const auto unchecked = [](Level &, const Catalogue &, const std::vector<ThingPlace> &) {
            return CheckResult();
        };
        ReadLevel read = readLevelJson(jsonLine(file).toUtf8(), m_catalogue, unchecked);
        for (Issue issue : read.issues) {
            issue.line = 0; // the text is internal
            issue.column = 0;
            m_result.issues.add(issue);
        }
        if (read.level && !m_result.issues.isUnreadable()) {
            m_result.level = std::move(read.level).take();
            complete(*m_result.level, translations);
        }
    }

    /// Adds data that is not part of the text. Things are still in the same order.
    void complete(Level &level, const QJsonObject &translations)
    {
        for (std::size_t i = 0; i < m_things.size(); ++i) {
            level.things[i].translations = m_things[i].translations;
            level.things[i].character = m_things[i].character;
        }
        level.translations = translations;
        level.terrain = std::move(m_terrain);
        level.things.insert(level.things.begin(), m_characters.begin(), m_characters.end());
        sortThings(level.things);
        level.drawn = drawnCharactersFrom(objectAt(m_map.properties, ExportedProperty::characters), level.size());
    }

    const TiledMap &m_map;
    const Catalogue &m_catalogue;
    TiledLevel &m_result;
    Grid<TerrainId> m_terrain;
    Grid<std::uint8_t> m_hasTerrain; ///< 1 if a tile determines the terrain
    std::vector<Thing> m_things;
    std::vector<Thing> m_characters; ///< characters that the legend does not define
    QHash<TileGid, TileMeaning> m_meanings;
    TiledNotes m_notes;
};

} // namespace

bool isExportedLevel(const TiledMap &map)
{
    return textAt(map.properties, ExportedProperty::format) == u"mazewright-level";
}

TiledLevel restoreLevel(const TiledMap &map, const Catalogue &catalogue)
{
    TiledLevel result;
    LevelRestorer(map, catalogue, result).restore();
    return result;
}
