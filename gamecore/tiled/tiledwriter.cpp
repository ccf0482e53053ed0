#include "gamecore/tiled/tiledwriter.h"

#include "gamecore/json/jsonwriter.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace {

QJsonArray jsonOf(const TiledProperties &properties)
{
    QJsonArray result;
    for (const TiledProperty &property : properties) {
        result.append(
            QJsonObject{{u"name"_s, property.name}, {u"type"_s, property.type}, {u"value"_s, property.value}});
    }
    return result;
}

void insertProperties(QJsonObject &object, const TiledProperties &properties)
{
    if (!properties.empty()) {
        object.insert("properties"_L1, jsonOf(properties));
    }
}

QByteArray lineOf(const QJsonValue &value)
{
    static const QStringList order{u"id"_s, u"firstgid"_s, u"name"_s, u"type"_s};
    return jsonLine(value, order).toUtf8();
}

/// Returns values in brackets, one a line.
QByteArray linesOf(const QByteArrayList &values)
{
    return values.isEmpty() ? "[]"_ba : "[\n" + values.join(",\n") + "\n    ]";
}

QJsonObject jsonOf(const TiledObject &object)
{
    QJsonObject json{{u"id"_s, object.id},
                     {u"name"_s, object.name},
                     {u"type"_s, object.className},
                     {u"x"_s, object.x},
                     {u"y"_s, object.y},
                     {u"width"_s, object.width},
                     {u"height"_s, object.height},
                     {u"rotation"_s, object.rotation},
                     {u"visible"_s, object.isVisible}};
    if (object.gid != 0) {
        json.insert("gid"_L1, qint64(object.gid));
    }
    insertProperties(json, object.properties);
    return json;
}

QByteArray tilesOf(const Grid<TileGid> &tiles)
{
    QByteArrayList rows;
    for (int y = 0; y < tiles.height(); ++y) {
        QByteArray row;
        for (int x = 0; x < tiles.width(); ++x) {
            row += (x == 0 ? "" : ",") + QByteArray::number(tiles.row(y)[x]);
        }
        rows.append(row);
    }
    return linesOf(rows);
}

QByteArray objectsOf(const std::vector<TiledObject> &objects)
{
    QByteArrayList lines;
    for (const TiledObject &object : objects) {
        lines.append(lineOf(jsonOf(object)));
    }
    return linesOf(lines);
}

/// Returns a layer with its longest part at the end.
QByteArray layerText(const TiledLayer &layer)
{
    const bool hasTiles = layer.kind == TiledLayer::Kind::Tiles;
    QJsonObject json{{u"id"_s, layer.id},
                     {u"name"_s, layer.name},
                     {u"type"_s, hasTiles ? u"tilelayer"_s : u"objectgroup"_s},
                     {u"visible"_s, layer.isVisible},
                     {u"opacity"_s, 1},
                     {u"x"_s, 0},
                     {u"y"_s, 0}};
    if (hasTiles) {
        json.insert("width"_L1, layer.tiles.width());
        json.insert("height"_L1, layer.tiles.height());
    } else {
        json.insert("draworder"_L1, u"index"_s);
    }
    insertProperties(json, layer.properties);
    QByteArray text = lineOf(json);
    text.chop(2); // the blank and the brace at the end
    text += hasTiles ? ", \"data\": "_ba : ", \"objects\": "_ba;
    text += hasTiles ? tilesOf(layer.tiles) : objectsOf(layer.objects);
    return text + " }";
}

QByteArray tilesetText(const TiledTileset &tileset)
{
    QJsonObject json{{u"firstgid"_s, qint64(tileset.firstGid)},
                     {u"name"_s, tileset.name},
                     {u"image"_s, tileset.image},
                     {u"imagewidth"_s, tileset.imageSize.width},
                     {u"imageheight"_s, tileset.imageSize.height},
                     {u"tilewidth"_s, tileset.tileSize.width},
                     {u"tileheight"_s, tileset.tileSize.height},
                     {u"tilecount"_s, tileset.tileCount},
                     {u"columns"_s, tileset.columns},
                     {u"margin"_s, tileset.margin},
                     {u"spacing"_s, tileset.spacing}};
    insertProperties(json, tileset.properties);
    QByteArrayList tiles;
    for (const TiledTile &tile : tileset.tiles) {
        QJsonObject row{{u"id"_s, tile.id}, {u"type"_s, tile.className}};
        insertProperties(row, tile.properties);
        tiles.append(lineOf(row));
    }
    QByteArray text = lineOf(json);
    text.chop(2);
    return text + ", \"tiles\": " + linesOf(tiles) + " }";
}

template<typename Part, typename Write>
QByteArray partsOf(const std::vector<Part> &parts, const Write &write)
{
    QByteArrayList texts;
    for (const Part &part : parts) {
        texts.append(write(part));
    }
    return linesOf(texts);
}

/// Writer for the XML format.
class TmxWriter {
public:
    explicit TmxWriter(QByteArray &out) : m_xml(&out)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    void write(const TiledMap &map)
    {
        const NextIds next = nextIdsOf(map);
        m_xml.writeStartDocument();
        m_xml.writeStartElement(u"map"_s);
        m_xml.writeAttribute(u"version"_s, u"1.8"_s);
        m_xml.writeAttribute(u"tiledversion"_s, u"1.8.2"_s);
        m_xml.writeAttribute(u"orientation"_s, u"orthogonal"_s);
        m_xml.writeAttribute(u"renderorder"_s, u"right-down"_s);
        addNumber(u"width"_s, map.size.width);
        addNumber(u"height"_s, map.size.height);
        addNumber(u"tilewidth"_s, map.tileSize.width);
        addNumber(u"tileheight"_s, map.tileSize.height);
        addNumber(u"infinite"_s, 0);
        addNumber(u"nextlayerid"_s, next.layer);
        addNumber(u"nextobjectid"_s, next.object);
        addProperties(map.properties);
        for (const TiledTileset &tileset : map.tilesets) {
            addTileset(tileset);
        }
        for (const TiledLayer &layer : map.layers) {
            addLayer(layer);
        }
        m_xml.writeEndDocument();
    }

private:
    void addNumber(const QString &name, qint64 value) { m_xml.writeAttribute(name, QString::number(value)); }

    void addLength(const QString &name, double value)
    {
        m_xml.writeAttribute(name, QString::number(value, 'g', QLocale::FloatingPointShortest));
    }

    void addProperties(const TiledProperties &properties)
    {
        if (properties.empty()) {
            return;
        }
        m_xml.writeStartElement(u"properties"_s);
        for (const TiledProperty &property : properties) {
            m_xml.writeEmptyElement(u"property"_s);
            m_xml.writeAttribute(u"name"_s, property.name);
            if (property.type != u"string") {
                m_xml.writeAttribute(u"type"_s, property.type);
            }
            const bool isText = property.value.isString();
            m_xml.writeAttribute(u"value"_s, isText ? property.value.toString() : jsonLine(property.value));
        }
        m_xml.writeEndElement();
    }

    void addTileset(const TiledTileset &tileset)
    {
        m_xml.writeStartElement(u"tileset"_s);
        addNumber(u"firstgid"_s, tileset.firstGid);
        m_xml.writeAttribute(u"name"_s, tileset.name);
        addNumber(u"tilewidth"_s, tileset.tileSize.width);
        addNumber(u"tileheight"_s, tileset.tileSize.height);
        addNumber(u"tilecount"_s, tileset.tileCount);
        addNumber(u"columns"_s, tileset.columns);
        addProperties(tileset.properties);
        m_xml.writeEmptyElement(u"image"_s);
        m_xml.writeAttribute(u"source"_s, tileset.image);
        addNumber(u"width"_s, tileset.imageSize.width);
        addNumber(u"height"_s, tileset.imageSize.height);
        for (const TiledTile &tile : tileset.tiles) {
            m_xml.writeStartElement(u"tile"_s);
            addNumber(u"id"_s, tile.id);
            m_xml.writeAttribute(u"type"_s, tile.className);
            addProperties(tile.properties);
            m_xml.writeEndElement();
        }
        m_xml.writeEndElement();
    }

    void addLayer(const TiledLayer &layer)
    {
        const bool hasTiles = layer.kind == TiledLayer::Kind::Tiles;
        m_xml.writeStartElement(hasTiles ? u"layer"_s : u"objectgroup"_s);
        if (!hasTiles) {
            m_xml.writeAttribute(u"draworder"_s, u"index"_s);
        }
        addNumber(u"id"_s, layer.id);
        m_xml.writeAttribute(u"name"_s, layer.name);
        if (!layer.isVisible) {
            addNumber(u"visible"_s, 0);
        }
        if (hasTiles) {
            addNumber(u"width"_s, layer.tiles.width());
            addNumber(u"height"_s, layer.tiles.height());
        }
        addProperties(layer.properties);
        if (hasTiles) {
            addTiles(layer.tiles);
        }
        for (const TiledObject &object : layer.objects) {
            addObject(object);
        }
        m_xml.writeEndElement();
    }

    void addTiles(const Grid<TileGid> &tiles)
    {
        m_xml.writeStartElement(u"data"_s);
        m_xml.writeAttribute(u"encoding"_s, u"csv"_s);
        m_xml.writeCharacters(u"\n"_s);
        for (int y = 0; y < tiles.height(); ++y) {
            QString row;
            for (int x = 0; x < tiles.width(); ++x) {
                row += (x == 0 ? u""_s : u","_s) + QString::number(tiles.row(y)[x]);
            }
            m_xml.writeCharacters(row + (y + 1 < tiles.height() ? u",\n"_s : u"\n"_s));
        }
        m_xml.writeEndElement();
    }

    void addObject(const TiledObject &object)
    {
        m_xml.writeStartElement(u"object"_s);
        addNumber(u"id"_s, object.id);
        if (!object.name.isEmpty()) {
            m_xml.writeAttribute(u"name"_s, object.name);
        }
        if (!object.className.isEmpty()) {
            m_xml.writeAttribute(u"type"_s, object.className);
        }
        if (object.gid != 0) {
            addNumber(u"gid"_s, object.gid);
        }
        addLength(u"x"_s, object.x);
        addLength(u"y"_s, object.y);
        addLength(u"width"_s, object.width);
        addLength(u"height"_s, object.height);
        if (object.rotation != 0) {
            addLength(u"rotation"_s, object.rotation);
        }
        if (!object.isVisible) {
            addNumber(u"visible"_s, 0);
        }
        addProperties(object.properties);
        m_xml.writeEndElement();
    }

    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray writeTmj(const TiledMap &map)
{
    const NextIds next = nextIdsOf(map);
    JsonMembers members;
    const auto add = [&](const QString &key, const QJsonValue &value) { members.add(key, lineOf(value)); };
    add(u"type"_s, u"map"_s);
    add(u"version"_s, u"1.8"_s);
    add(u"tiledversion"_s, u"1.8.2"_s);
    add(u"orientation"_s, u"orthogonal"_s);
    add(u"renderorder"_s, u"right-down"_s);
    add(u"infinite"_s, false);
    add(u"compressionlevel"_s, -1);
    add(u"width"_s, map.size.width);
    add(u"height"_s, map.size.height);
    add(u"tilewidth"_s, map.tileSize.width);
    add(u"tileheight"_s, map.tileSize.height);
    add(u"nextlayerid"_s, next.layer);
    add(u"nextobjectid"_s, next.object);
    QByteArrayList properties;
    for (const QJsonValue &property : jsonOf(map.properties)) {
        properties.append(lineOf(property));
    }
    members.add(u"properties"_s, linesOf(properties));
    members.add(u"tilesets"_s, partsOf(map.tilesets, tilesetText));
    members.add(u"layers"_s, partsOf(map.layers, layerText));
    return members.text();
}

QByteArray writeTmx(const TiledMap &map)
{
    QByteArray out;
    TmxWriter(out).write(map);
    return out;
}
