#include "editor/forms/tilesetchoice.h"

#include "editor/pictures/levelpainter.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QIcon>

namespace {

class TilesetChoice {
    Q_DECLARE_TR_FUNCTIONS(TilesetChoice)
};

constexpr int sampleTile = 16;
constexpr int largestRatio = 3;

/// Returns a picture of the front of a wall and of the floor beside it. It is one row of cells high, which fits the
/// height of a line.
QPixmap sampleOf(const Tileset &tileset, const Catalogue &catalogue, const QString &key, int ratio)
{
    Grid<TerrainId> terrain({4, 3}, catalogue.floor());
    std::fill_n(terrain.row(1), 2, catalogue.wall());
    const LevelPainter painter(tileset, catalogue, TileLook::Tiles, {.tile = sampleTile * ratio}, key);
    QPixmap sample = QPixmap::fromImage(painter.ground(terrain, {1, 1, 2, 1}));
    sample.setDevicePixelRatio(ratio);
    return sample;
}

QIcon iconOf(const Tileset &tileset, const Catalogue &catalogue, const QString &key)
{
    QIcon icon;
    for (int ratio = 1; ratio <= largestRatio; ++ratio) {
        icon.addPixmap(sampleOf(tileset, catalogue, key, ratio));
    }
    return icon;
}

} // namespace

void listTilesets(QComboBox &list, const Catalogue &catalogue, const QString &chosen)
{
    const Tileset tileset;
    list.clear();
    list.setIconSize({2 * sampleTile, sampleTile});
    for (const LevelTileset &each : catalogue.tilesets()) {
        list.addItem(iconOf(tileset, catalogue, each.key), nameOf(each), each.key);
        list.setItemData(list.count() - 1, plainTip(descriptionOf(each)), Qt::ToolTipRole);
    }
    if (list.findData(chosen) < 0) {
        list.addItem(TilesetChoice::tr("%1 (unknown)").arg(chosen), chosen);
    }
    list.setCurrentIndex(list.findData(chosen));
}
