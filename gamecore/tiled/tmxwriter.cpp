#include "gamecore/tiled/tmxwriter.h"

#include "gamecore/json/jsonwriter.h"

#include <QLocale>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace {

class MapWriter {
public:
    explicit MapWriter(QByteArray &out) : m_xml(&out)
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

QByteArray writeTmx(const TiledMap &map)
{
    QByteArray out;
    MapWriter(out).write(map);
    return out;
}
