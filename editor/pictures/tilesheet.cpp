#include "editor/pictures/tilesheet.h"

#include "editor/art/canvascolors.h"
#include "editor/art/lookpicture.h"
#include "editor/art/tileset.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/tiled/exportedlevel.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

QString pictureOf(const LevelTile &tile, const Catalogue &catalogue)
{
    if (!tile.meaning) {
        return u"unknown"_s;
    }
    if (tile.isFront) {
        return catalogue.terrain(TerrainId(tile.meaning->id)).facePicture;
    }
    return pictureOf(catalogue.lookOf(*tile.meaning), tile.variant);
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
