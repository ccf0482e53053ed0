#include "editor/forms/tilesetchoice.h"

#include "editor/art/tileicon.h"
#include "editor/pictures/levelpainter.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"

#include <QComboBox>
#include <QCoreApplication>

namespace {

class TilesetChoice {
    Q_DECLARE_TR_FUNCTIONS(TilesetChoice)
};

constexpr int sampleTile = 16;

/// Returns a picture of the front of a wall and of the floor beside it. It is one row of cells high, which fits the
/// height of a line.
QPixmap sampleOf(const Tileset &tileset, const Catalogue &catalogue, const QString &key, int tile)
{
    Grid<TerrainId> terrain({4, 3}, catalogue.floor());
    std::fill_n(terrain.row(1), 2, catalogue.wall());
    const LevelPainter painter(tileset, catalogue, TileLook::Tiles, {.tile = tile}, key);
    return QPixmap::fromImage(painter.ground(terrain, {1, 1, 2, 1}));
}

} // namespace

void listTilesets(QComboBox &list, const CataloguePtr &catalogue, const QString &chosen)
{
    const auto tileset = std::make_shared<Tileset>();
    list.clear();
    list.setIconSize({2 * sampleTile, sampleTile});
    for (const LevelTileset &each : catalogue->tilesets()) {
        const QIcon icon = drawnIcon([tileset, catalogue, key = each.key](const QSize &size) {
            return sampleOf(*tileset, *catalogue, key, qMax(1, size.width() / 2));
        });
        list.addItem(icon, nameOf(each), each.key);
        list.setItemData(list.count() - 1, plainTip(descriptionOf(each)), Qt::ToolTipRole);
    }
    if (list.findData(chosen) < 0) {
        list.addItem(TilesetChoice::tr("%1 (unknown)").arg(chosen), chosen);
    }
    list.setCurrentIndex(list.findData(chosen));
}
