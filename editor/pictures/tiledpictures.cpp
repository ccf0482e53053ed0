#include "editor/pictures/tiledpictures.h"

#include "editor/art/canvascolors.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/level/level.h"

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

constexpr std::size_t mostLooks = 2000;

GroundLooks looksOf(const Grid<TerrainId> &terrain, const TileComposer &composer)
{
    GroundLooks looks{.cells = Grid<int>(terrain.size(), GroundLooks::none), .first = {}};
    QHash<std::pair<TerrainId, TileComposer::Pieces>, int> numbers; // the insides of all rocks look the same
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            const std::pair look(terrain.at({x, y}), composer.piecesOf(terrain, {x, y}));
            auto number = numbers.constFind(look);
            if (number == numbers.cend() && looks.first.size() < mostLooks) {
                number = numbers.insert(look, int(looks.first.size()));
                looks.first.push_back({x, y});
            }
            looks.cells.set({x, y}, number == numbers.cend() ? GroundLooks::none : *number);
        }
    }
    return looks;
}

QImage sheetOf(const LevelTiles &tiles, const Level &level, const Tileset &tileset, const LevelPainter &ground)
{
    constexpr int side = exportedTileSize;
    QImage sheet(exportedTileColumns * side, exportedTileRows(tiles) * side, QImage::Format_ARGB32_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    QPoint corner;
    for (const LevelTile &tile : tiles.tiles()) {
        if (tile.likeCell) {
            painter.drawImage(corner, ground.tileOf(level.terrain, *tile.likeCell));
        } else {
            if (tile.meaning && tile.meaning->type == Meaning::Type::Terrain) {
                painter.fillRect(QRect(corner, QSize(side, side)), CanvasColors::ink);
            }
            painter.drawImage(corner, tileset.image(pictureOf(tile, tiles.catalogue()), side));
        }
        corner = corner.x() + side < sheet.width() ? corner + QPoint(side, 0) : QPoint(0, corner.y() + side);
    }
    return sheet;
}

} // namespace

TiledTiles tiledTilesOf(const Level &level, const Catalogue &shipped)
{
    const Tileset tileset;
    TiledTiles result{.tiles = LevelTiles(level, shipped), .picture = {}};
    const LevelPainter painter(tileset, result.tiles.catalogue(), TileLook::Tiles, {exportedTileSize, 1},
                               level.tileset);
    result.tiles.setLooks(looksOf(level.terrain, painter.composer()), level);
    result.picture = sheetOf(result.tiles, level, tileset, painter);
    return result;
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
