#include "editor/storage/tiledexport.h"

#include "editor/pictures/tiledpictures.h"
#include "gamecore/level/level.h"
#include "gamecore/tiled/exportedlevel.h"
#include "gamecore/tiled/tiledreader.h"
#include "gamecore/tiled/tiledwriter.h"

#include <QBuffer>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QByteArray pngOf(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const bool isWritten = buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "png");
    Q_ASSERT(isWritten); // written to memory by Qt's own plugin
    return bytes;
}

} // namespace

bool isTiledMapPath(const QString &path)
{
    return std::any_of(tiledEndings.begin(), tiledEndings.end(),
                       [&path](QLatin1StringView ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

QString tilePicturePath(const QString &mapPath)
{
    return mapPath.chopped(tiledEndings.front().size()) + u".tiles.png"_s;
}

std::optional<SaveFault> exportToTiled(const QString &path, const Level &level, const Catalogue &shipped)
{
    const QString picturePath = tilePicturePath(path);
    const TiledTiles look = tiledTilesOf(level, shipped);
    const QByteArray picture = pngOf(look.picture);
    const TiledMap map = tiledMapOf(level, look.tiles, QFileInfo(picturePath).fileName());
    const bool isXml = path.endsWith(tiledEndings.back(), Qt::CaseInsensitive);
    return writeTogether({{picturePath, picture}, {path, isXml ? writeTmx(map) : writeTmj(map)}},
                         MissingFolder::Refuse);
}
