#include "editor/art/tileicon.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QIconEngine>
#include <QPainter>

namespace {

constexpr double swatchRadius = 3.0 / 28; // share of the side: 3 px in the palette

class TileIcon : public QIconEngine {
public:
    TileIcon(std::shared_ptr<const Tileset> tileset, QString picture, QString ground)
        : m_tileset(std::move(tileset)), m_picture(std::move(picture)), m_ground(std::move(ground))
    {
    }

    QIconEngine *clone() const override { return new TileIcon(m_tileset, m_picture, m_ground); }

    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        const int side = qMin(size.width(), size.height());
        return side <= 0            ? QPixmap()
               : m_ground.isEmpty() ? m_tileset->pixmap(m_picture, side)
                                    : QPixmap::fromImage(swatch(side));
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

private:
    /// Returns the picture on its ground, with rounded corners.
    QImage swatch(int side) const
    {
        QImage tile = m_tileset->image(m_ground, side);
        QPainter(&tile).drawImage(QPoint(), m_tileset->image(m_picture, side));
        QImage swatch(tile.size(), QImage::Format_ARGB32_Premultiplied);
        swatch.fill(Qt::transparent);
        QPainter painter(&swatch);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(tile));
        painter.drawRoundedRect(QRectF(0, 0, side, side), swatchRadius * side, swatchRadius * side);
        return swatch;
    }

    std::shared_ptr<const Tileset> m_tileset;
    QString m_picture;
    QString m_ground; ///< picture beneath; empty: none
};

} // namespace

QIcon tileIcon(const std::shared_ptr<const Tileset> &tileset, const QString &picture, const QString &ground)
{
    return QIcon(new TileIcon(tileset, picture, ground));
}

QString pictureInLists(const Terrain &terrain)
{
    return terrain.facePictures.isEmpty() ? pictureOf(terrain.look) : terrain.facePictures.front();
}

QString pictureInLists(const Kind &kind)
{
    return kind.markerPicture.isEmpty() ? pictureOf(kind.look) : kind.markerPicture;
}

QIcon KindIcons::of(const QString &key, const Catalogue &catalogue) const
{
    const std::optional<Meaning> meaning = catalogue.meaningOf(key);
    return !meaning                                  ? QIcon()
           : meaning->type == Meaning::Type::Terrain ? of(catalogue.terrain(TerrainId(meaning->id)))
                                                     : of(catalogue.kind(meaning->id));
}
