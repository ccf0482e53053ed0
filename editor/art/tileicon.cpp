#include "editor/art/tileicon.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QIconEngine>
#include <QPainter>

namespace {

class TileIcon : public QIconEngine {
public:
    TileIcon(std::shared_ptr<const Tileset> tileset, QString picture)
        : m_tileset(std::move(tileset)), m_picture(std::move(picture))
    {
    }

    QIconEngine *clone() const override { return new TileIcon(m_tileset, m_picture); }

    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        return size.isEmpty() ? QPixmap() : m_tileset->pixmap(m_picture, qMin(size.width(), size.height()));
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

private:
    std::shared_ptr<const Tileset> m_tileset;
    QString m_picture;
};

} // namespace

QIcon tileIcon(const std::shared_ptr<const Tileset> &tileset, const QString &picture)
{
    return QIcon(new TileIcon(tileset, picture));
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
