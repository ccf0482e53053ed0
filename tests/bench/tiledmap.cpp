#include "tests/bench/tiledmap.h"

#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/bench/levels.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace {

constexpr int tileSide = 32;
constexpr int mostFloorPictures = 4;

/// Returns the pictures in the order of their numbers in the map, from 1.
const QStringList &pictures()
{
    static const QStringList names{u"wall_top"_s, u"wall_face_0"_s, u"floor_0"_s,
                                   u"floor_1"_s,  u"floor_2"_s,     u"floor_3"_s};
    return names;
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

void writeTiles(const QString &path)
{
    QImage image(tileSide * int(pictures().size()), tileSide, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    for (int i = 0; i < int(pictures().size()); ++i) {
        QSvgRenderer picture(u":/tiles/"_s % pictures()[i] % u".svg"_s);
        picture.render(&painter, QRectF(i * tileSide, 0, tileSide, tileSide));
    }
    painter.end();
    image.save(path);
}

int tileAt(const BenchMap &map, Point cell, int floorPictures, Rng &rng)
{
    if (map.at(cell) != 0) {
        return 3 + rng.below(floorPictures);
    }
    const Point below = cell + Point{0, 1};
    return map.contains(below) && map.at(below) != 0 ? 2 : 1;
}

QJsonObject layerOf(const BenchMap &map, int floorPictures)
{
    Rng rng(1);
    QJsonArray tiles;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            tiles.append(tileAt(map, {x, y}, floorPictures, rng));
        }
    }
    return {{u"data"_s, tiles},   {u"width"_s, map.width()},   {u"height"_s, map.height()},
            {u"id"_s, 1},         {u"name"_s, u"ground"_s},    {u"opacity"_s, 1},
            {u"visible"_s, true}, {u"type"_s, u"tilelayer"_s}, {u"x"_s, 0},
            {u"y"_s, 0}};
}

QJsonObject tileset()
{
    const int count = int(pictures().size());
    return {{u"firstgid"_s, 1},
            {u"name"_s, u"tiles"_s},
            {u"image"_s, u"tiles.png"_s},
            {u"imagewidth"_s, count * tileSide},
            {u"imageheight"_s, tileSide},
            {u"columns"_s, count},
            {u"tilecount"_s, count},
            {u"tilewidth"_s, tileSide},
            {u"tileheight"_s, tileSide},
            {u"margin"_s, 0},
            {u"spacing"_s, 0}};
}

QByteArray tiledText(const BenchMap &map, int floorPictures)
{
    const QJsonObject all{{u"type"_s, u"map"_s},
                          {u"version"_s, u"1.8"_s},
                          {u"orientation"_s, u"orthogonal"_s},
                          {u"renderorder"_s, u"right-down"_s},
                          {u"infinite"_s, false},
                          {u"width"_s, map.width()},
                          {u"height"_s, map.height()},
                          {u"tilewidth"_s, tileSide},
                          {u"tileheight"_s, tileSide},
                          {u"nextlayerid"_s, 2},
                          {u"nextobjectid"_s, 1},
                          {u"layers"_s, QJsonArray{layerOf(map, floorPictures)}},
                          {u"tilesets"_s, QJsonArray{tileset()}}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

MapFiles writeFiles(const QString &folder, const QString &name, const BenchMap &map, int floorPictures)
{
    const CataloguePtr catalogue = benchCatalogue();
    const Level level = levelOf(map, *catalogue, largestPart(map).front());
    const QString path = u"%1/%2%3"_s.arg(folder, name).arg(map.width());
    const MapFiles files{path % u".level.json"_s, path % u".tmj"_s};
    write(files.ours, writeLevelJson(level, *catalogue));
    write(files.tiled, tiledText(map, floorPictures));
    writeTiles(folder % u"/tiles.png"_s);
    return files;
}

BenchMap plainMap(int side)
{
    BenchMap map({side, side}, 0);
    const QRect inside = QRect(0, 0, side, side).adjusted(1, 1, -1, -1);
    const QRect block((side - plainBlock) / 2, (side - plainBlock) / 2, plainBlock, plainBlock);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            map.set({x, y}, inside.contains(x, y) && !block.contains(x, y) ? 1 : 0);
        }
    }
    return map;
}

} // namespace

MapFiles writeMapFiles(const QString &folder, int side)
{
    return writeFiles(folder, u"rooms"_s, makeMap(MapKind::Rooms, {side, side}), mostFloorPictures);
}

MapFiles writePlainMapFiles(const QString &folder, int side)
{
    return writeFiles(folder, u"plain"_s, plainMap(side), 1);
}
