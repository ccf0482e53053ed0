#include "editor/pictures/foreigntiles.h"

#include <QImageReader>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostPixels = 16'000'000;
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
    const bool isSmall = size.isValid() && qint64(size.width()) * size.height() <= mostPixels;
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
