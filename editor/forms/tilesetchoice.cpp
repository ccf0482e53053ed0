#include "editor/forms/tilesetchoice.h"

#include "editor/pictures/levelpainter.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QIconEngine>
#include <QPainter>

namespace {

class TilesetChoice {
    Q_DECLARE_TR_FUNCTIONS(TilesetChoice)
};

constexpr int sampleTile = 16;

/// A picture of the front of a wall and of the floor beside it. It is one row of cells high, which fits the height of a
/// line. It is drawn when it is first seen.
class SampleIcon : public QIconEngine {
public:
    SampleIcon(std::shared_ptr<const Tileset> tileset, CataloguePtr catalogue, QString key)
        : m_tileset(std::move(tileset)), m_catalogue(std::move(catalogue)), m_key(std::move(key))
    {
    }

    QIconEngine *clone() const override { return new SampleIcon(*this); }

    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        const int tile = size.width() / 2;
        if (tile > 0 && m_sample.width() != 2 * tile) {
            Grid<TerrainId> terrain({4, 3}, m_catalogue->floor());
            std::fill_n(terrain.row(1), 2, m_catalogue->wall());
            const LevelPainter painter(*m_tileset, *m_catalogue, TileLook::Tiles, {.tile = tile}, m_key);
            m_sample = QPixmap::fromImage(painter.ground(terrain, {1, 1, 2, 1}));
        }
        return m_sample;
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

private:
    std::shared_ptr<const Tileset> m_tileset;
    CataloguePtr m_catalogue;
    QString m_key;
    QPixmap m_sample;
};

} // namespace

void listTilesets(QComboBox &list, const CataloguePtr &catalogue, const QString &chosen)
{
    const auto tileset = std::make_shared<Tileset>();
    list.clear();
    list.setIconSize({2 * sampleTile, sampleTile});
    for (const LevelTileset &each : catalogue->tilesets()) {
        list.addItem(QIcon(new SampleIcon(tileset, catalogue, each.key)), nameOf(each), each.key);
        list.setItemData(list.count() - 1, plainTip(descriptionOf(each)), Qt::ToolTipRole);
    }
    if (list.findData(chosen) < 0) {
        list.addItem(TilesetChoice::tr("%1 (unknown)").arg(chosen), chosen);
    }
    list.setCurrentIndex(list.findData(chosen));
}
