#include "editor/pictures/tiledpictures.h"

#include "editor/art/canvascolors.h"
#include "editor/art/tileset.h"
#include "gamecore/data/catalogue.h"

#include <QImageReader>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

QString pictureOf(const LevelTile &tile, const Catalogue &catalogue)
{
    if (!tile.meaning) {
        return u"unknown"_s;
    }
    if (tile.isFront) {
        return catalogue.terrain(TerrainId(tile.meaning->id)).facePictures.front();
    }
    return pictureOf(catalogue.lookOf(*tile.meaning), tile.variant);
}

constexpr qint64 mostForeignPixels = 16'000'000;
/// Display size of a picture.
constexpr int largestPicture = 64;

QImage imageOf(const QString &name, const MapFolders &folders)
{
    const std::optional<QString> path = folders.pathOf(name);
    if (!path) {
        return {};
    }
    QImageReader reader(*path);
    reader.setDecideFormatFromContent(true);
    const QList<QByteArray> formats{"png", "jpeg", "jpg", "bmp", "gif", "webp"};
    const QSize size = reader.size();
    const bool isSmall = size.isValid() && qint64(size.width()) * size.height() <= mostForeignPixels;
    return isSmall && formats.contains(reader.format()) ? reader.read() : QImage();
}

QImage cutOut(const QImage &image, const TilePicture &picture)
{
    const QRect all = image.rect();
    const QRect part(picture.at.x, picture.at.y, picture.size.width, picture.size.height);
    const QImage cut = image.copy(picture.size.area() == 0 ? all : part.intersected(all));
    const bool isLarge = cut.width() > largestPicture || cut.height() > largestPicture;
    return isLarge ? cut.scaled(largestPicture, largestPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation) : cut;
}

} // namespace

QImage tileSheet(const LevelTiles &tiles)
{
    constexpr int side = exportedTileSize;
    QImage sheet(exportedTileColumns * side, exportedTileRows(tiles) * side, QImage::Format_ARGB32_Premultiplied);
    sheet.fill(Qt::transparent);
    const Tileset tileset;
    QPainter painter(&sheet);
    QPoint corner;
    for (const LevelTile &tile : tiles.tiles()) {
        if (tile.meaning && tile.meaning->type == Meaning::Type::Terrain) {
            painter.fillRect(QRect(corner, QSize(side, side)), CanvasColors::ink);
        }
        painter.drawImage(corner, tileset.image(pictureOf(tile, tiles.catalogue()), side));
        corner = corner.x() + side < sheet.width() ? corner + QPoint(side, 0) : QPoint(0, corner.y() + side);
    }
    return sheet;
}

std::map<TileGid, QImage> foreignTilePictures(const std::vector<GuessedTile> &tiles, const MapFolders &folders)
{
    std::map<TileGid, QImage> pictures;
    QString name;
    QImage image;
    for (const GuessedTile &tile : tiles) {
        if (tile.picture.file != name) {
            name = tile.picture.file; // tiles of one file are adjacent
            image = imageOf(name, folders);
        }
        if (const QImage cut = image.isNull() ? QImage() : cutOut(image, tile.picture); !cut.isNull()) {
            pictures.emplace(tile.gid, cut);
        }
    }
    return pictures;
}
