#include "editor/art/tileicon.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QIconEngine>
#include <QPainter>

namespace {

constexpr double swatchRadius = 3.0 / 28; // share of the side: 3 px in the palette

class DrawnIcon : public QIconEngine {
public:
    explicit DrawnIcon(std::function<QPixmap(const QSize &)> draw) : m_draw(std::move(draw)) {}

    QIconEngine *clone() const override { return new DrawnIcon(*this); }

    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        if (size != m_size) {
            m_size = size;
            m_pixmap = size.isEmpty() ? QPixmap() : m_draw(size);
        }
        return m_pixmap;
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

private:
    std::function<QPixmap(const QSize &)> m_draw;
    QSize m_size; ///< of the picture drawn last
    QPixmap m_pixmap;
};

/// Returns a picture on its ground, with rounded corners.
QImage swatch(const Tileset &tileset, const QString &picture, const QString &ground, int side)
{
    QImage tile = tileset.image(ground, side);
    QPainter(&tile).drawImage(QPoint(), tileset.image(picture, side));
    QImage swatch(tile.size(), QImage::Format_ARGB32_Premultiplied);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(tile));
    painter.drawRoundedRect(QRectF(0, 0, side, side), swatchRadius * side, swatchRadius * side);
    return swatch;
}

} // namespace

QIcon drawnIcon(std::function<QPixmap(const QSize &)> draw)
{
    return QIcon(new DrawnIcon(std::move(draw)));
}

QIcon tileIcon(const std::shared_ptr<const Tileset> &tileset, const QString &picture, const QString &ground)
{
    return drawnIcon([=](const QSize &size) {
        const int side = qMin(size.width(), size.height());
        return ground.isEmpty() ? tileset->pixmap(picture, side)
                                : QPixmap::fromImage(swatch(*tileset, picture, ground, side));
    });
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
