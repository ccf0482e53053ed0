#include "tests/driver/stonesmap.h"

#include <QFileInfo>
#include <QImage>

using namespace Qt::StringLiterals;

QString writeStonesMap(const EmptyHome &home, const QString &name, const QByteArray &objects)
{
    const QByteArray layer = ",{\"type\":\"objectgroup\",\"name\":\"b\",\"objects\":[" + objects + "]}";
    const QString map =
        home.writeLevel(name, "{\"type\":\"map\",\"orientation\":\"orthogonal\",\"width\":3,\"height\":1,"
                              "\"tilewidth\":8,\"tileheight\":8,\"tilesets\":[{\"firstgid\":1,\"name\":"
                              "\"stones\",\"image\":\"stones.png\",\"tilewidth\":8,\"tileheight\":8,"
                              "\"columns\":2,\"imagewidth\":16,\"imageheight\":8}],\"layers\":[{\"type\":"
                              "\"tilelayer\",\"name\":\"a\",\"width\":3,\"height\":1,\"data\":[1,2,2]}"
                                  + (objects.isEmpty() ? QByteArray() : layer) + "]}");
    QImage stones(16, 8, QImage::Format_RGB32);
    stones.fill(Qt::red);
    stones.save(QFileInfo(map).path() + u"/stones.png"_s);
    return map;
}

QString mappingBeside(const QString &map)
{
    return QFileInfo(map).path() + u"/tiled.mapping.json"_s;
}
