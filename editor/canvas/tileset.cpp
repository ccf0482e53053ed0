#include "editor/canvas/tileset.h"

#include "editor/canvas/canvascolors.h"
#include "editor/canvas/glyph.h"
#include "editor/canvas/lookpicture.h"
#include "gamecore/base/rng.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostPixmaps = 600;

QString pathOf(const QString &picture)
{
    return u":/tiles/"_s + picture + u".svg"_s;
}

constexpr QLatin1StringView glyphName("glyph:");

/// The glyph of a name that pictureOf() made; nothing for the name of a picture.
std::optional<Glyph> glyphOfName(const QString &picture)
{
    const QList<uint> character =
        picture.startsWith(glyphName) ? picture.mid(glyphName.size()).toUcs4() : QList<uint>();
    bool isColor = false;
    const uint color = picture.right(6).toUInt(&isColor, 16);
    return character.size() == 7 && isColor ? std::optional(Glyph{character.first(), color}) : std::nullopt;
}

/// Dark around the character, so that it can be read on every ground.
void drawGlyph(QPainter &painter, int side, const Glyph &glyph)
{
    const double shade = qMax(1.0, side / 24.0);
    const quint32 ink = CanvasColors::ink.rgb() & 0xffffff;
    for (const QPointF &by : {QPointF(-shade, 0), QPointF(shade, 0), QPointF(0, -shade), QPointF(0, shade)}) {
        paintGlyph(painter, QRectF(by, QSizeF(side, side)), {glyph.character, ink});
    }
    paintGlyph(painter, QRectF(0, 0, side, side), glyph);
}

} // namespace

QString pictureOf(const Appearance &look, qsizetype variant)
{
    if (!look.pictures.isEmpty()) {
        return look.pictures.value(variant, look.pictures.first());
    }
    const char32_t glyph = look.glyph;
    return glyphName + QString::fromUcs4(&glyph, 1) + u"%1"_s.arg(look.color, 6, 16, QLatin1Char('0'));
}

Tileset::Tileset() = default;
Tileset::~Tileset() = default;

QPixmap Tileset::pixmap(const QString &picture, int side) const
{
    const std::pair key(picture, side);
    if (const auto found = m_pixmaps.constFind(key); found != m_pixmaps.constEnd()) {
        return *found;
    }
    if (m_pixmaps.size() >= mostPixmaps) {
        m_pixmaps.clear();
    }
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    if (const std::optional<Glyph> glyph = glyphOfName(picture)) {
        drawGlyph(painter, side, *glyph);
    } else {
        renderer(picture).render(&painter);
    }
    painter.end();
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}

QSvgRenderer &Tileset::renderer(const QString &picture) const
{
    std::shared_ptr<QSvgRenderer> &renderer = m_renderers[picture];
    if (!renderer) {
        const QString path = pathOf(picture);
        renderer = std::make_shared<QSvgRenderer>(QFile::exists(path) ? path : pathOf(u"unknown"_s));
    }
    return *renderer;
}

qsizetype variantAt(Point cell, qsizetype count)
{
    const std::uint64_t hash = mixed(std::uint64_t(std::uint32_t(cell.x)) << 32 | std::uint32_t(cell.y));
    return qsizetype(hash % std::uint64_t(count));
}

int terrainVariant(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell)
{
    const TerrainId id = terrain.at(cell);
    const Terrain &record = catalogue.terrain(id);
    const Point south = cell + stepOf(Direction::South);
    if (!record.facePicture.isEmpty() && terrain.contains(south) && terrain.at(south) != id) {
        return showsFace;
    }
    return int(variantAt(cell, qMax<qsizetype>(1, record.look.pictures.size())));
}

QString terrainPicture(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell)
{
    const Terrain &record = catalogue.terrain(terrain.at(cell));
    const int variant = terrainVariant(catalogue, terrain, cell);
    return variant == showsFace ? record.facePicture : record.look.pictures.value(variant);
}
