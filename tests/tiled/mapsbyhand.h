#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/packing/compression.h"
#include "gamecore/tiled/tiledreader.h"

#include <QStringList>
#include <QtEndian>

/// Handmade Tiled maps for tests.

/// The bit of a horizontally flipped tile.
inline constexpr TileGid flippedH = 0x80000000;

/// A tileset embedded in a map: tile 0 is a wall, tile 1 a floor, tile 2 an orc.
inline const QByteArray dungeonTileset = R"({"firstgid":1,"name":"dungeon","tilewidth":16,"tileheight":16,"tilecount":8,
"columns":8,"tiles":[{"id":0,"type":"wall"},{"id":1,"type":"floor"},{"id":2,"type":"orc"}]})";
inline const QByteArray dungeonTilesetXml = R"(<tileset firstgid="1" name="dungeon" tilewidth="16" tileheight="16"
tilecount="8" columns="8"><tile id="0" type="wall"/><tile id="1" type="floor"/><tile id="2" type="orc"/></tileset>)";

/// Returns a JSON map with a size in cells of 16 px; `layers` is the content of its layer list.
inline QByteArray jsonMap(int width, int height, const QByteArray &layers, const QByteArray &tilesets = dungeonTileset,
                          const QByteArray &rest = {})
{
    return R"({"type":"map","version":"1.10","orientation":"orthogonal","width":)" + QByteArray::number(width)
           + R"(,"height":)" + QByteArray::number(height) + R"(,"tilewidth":16,"tileheight":16,)" + rest
           + R"("tilesets":[)" + tilesets + "],\n\"layers\":[" + layers + "]}";
}

inline QByteArray jsonLayer(int width, int height, const QByteArray &data, const QByteArray &rest = {})
{
    return R"({"type":"tilelayer","id":1,"name":"ground","opacity":1,"visible":true,"width":)"
           + QByteArray::number(width) + R"(,"height":)" + QByteArray::number(height) + ',' + rest + R"("data":)" + data
           + '}';
}

/// Returns an XML map; `content` follows the tilesets.
inline QByteArray xmlMap(int width, int height, const QByteArray &content,
                         const QByteArray &tilesets = dungeonTilesetXml, const QByteArray &rest = {})
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.10\" orientation=\"orthogonal\" width=\""
           + QByteArray::number(width) + "\" height=\"" + QByteArray::number(height)
           + "\" tilewidth=\"16\" tileheight=\"16\" " + rest + ">\n" + tilesets + '\n' + content + "\n</map>\n";
}

inline QByteArray xmlLayer(int width, int height, const QByteArray &data, const QByteArray &encoding)
{
    return "<layer id=\"1\" name=\"ground\" width=\"" + QByteArray::number(width) + "\" height=\""
           + QByteArray::number(height) + "\"><data " + encoding + ">\n   " + data + "\n</data></layer>";
}

/// Encodes tile numbers as four bytes each.
inline QByteArray tileBytes(const std::vector<TileGid> &gids)
{
    QByteArray bytes(qsizetype(gids.size()) * 4, '\0');
    for (std::size_t i = 0; i < gids.size(); ++i) {
        qToLittleEndian<quint32>(gids[i], bytes.data() + i * 4);
    }
    return bytes;
}

inline QByteArray base64(const QByteArray &bytes)
{
    return bytes.toBase64();
}

inline QByteArray quoted(const QByteArray &text)
{
    return '"' + text + '"';
}

/// Returns issues as "2:5 code found".
inline QStringList told(const IssueList &issues)
{
    QStringList lines;
    for (const Issue &issue : issues) {
        QStringList parts{QString::number(issue.line) + u':' + QString::number(issue.column), issueKey(issue.code)};
        parts += issue.names.value(0);
        parts += issue.found;
        parts.removeAll(QString());
        lines += parts.join(u' ');
    }
    return lines;
}

/// Reads a map from bytes without a folder; it must be readable.
inline TiledMap mapOf(const QByteArray &bytes)
{
    IssueList issues;
    std::optional<TiledMap> map = readTiledMap(bytes, noFiles(), issues);
    if (!map) {
        qFatal("no map: %s", qPrintable(told(issues).join(u'\n')));
    }
    return *std::move(map);
}

/// Returns a JSON object layer.
inline QByteArray objectsJson(const QByteArray &objects)
{
    return R"({"type":"objectgroup","name":"things","objects":[)" + objects + "]}";
}
