#include "editor/art/tileset.h"

#include "editor/art/canvascolors.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostTiles = 900;

QString pathOf(const QString &picture)
{
    return u":/tiles/"_s + picture + u".svg"_s;
}

constexpr QLatin1StringView glyphName("glyph:");

/// Returns the name of the picture that has a group; `picture` itself if it names no group.
QString fileOf(const QString &picture)
{
    return picture.section(u'#', 0, 0);
}

/// Returns the name of a group in a picture; empty if `picture` names a whole picture.
QString groupOf(const QString &picture)
{
    return picture.section(u'#', 1);
}

/// Returns the glyph for a name made by pictureOf(); std::nullopt for the name of a picture.
std::optional<Glyph> glyphOfName(const QString &picture)
{
    const QList<uint> character =
        picture.startsWith(glyphName) ? picture.mid(glyphName.size()).toUcs4() : QList<uint>();
    bool isColor = false;
    const uint color = picture.right(6).toUInt(&isColor, 16);
    return character.size() == 7 && isColor ? std::optional(Glyph{character.first(), color}) : std::nullopt;
}

/// Draws a character with a dark outline, readable on any background.
void drawGlyph(QPainter &painter, int side, const Glyph &glyph)
{
    const int shade = qMax(1, qRound(side / 24.0)); // whole pixels keep the character crisp
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

QImage Tileset::image(const QString &picture, int side, double ratio) const
{
    return kept({.picture = picture, .side = side, .ratio = ratio},
                [&](QPainter &painter) { draw(painter, picture, side); });
}

QImage Tileset::image(const Glyph &glyph, int side, double ratio) const
{
    return kept({.picture = {}, .glyph = quint64(glyph.character) << 32 | glyph.color, .side = side, .ratio = ratio},
                [&](QPainter &painter) { paintGlyph(painter, QRectF(0, 0, side, side), glyph); });
}

template<typename Draw>
QImage Tileset::kept(const Tile &tile, const Draw &draw) const
{
    if (const auto found = m_images.constFind(tile); found != m_images.cend()) {
        return *found;
    }
    if (m_images.size() >= mostTiles) {
        m_images.clear();
    }
    QImage image(tile.side, tile.side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw(painter);
    painter.end();
    image.setDevicePixelRatio(tile.ratio);
    m_images.insert(tile, image);
    return image;
}

void Tileset::draw(QPainter &painter, const QString &picture, int side) const
{
    if (const std::optional<Glyph> glyph = glyphOfName(picture)) {
        drawGlyph(painter, side, *glyph);
    } else if (const QString group = groupOf(picture); !group.isEmpty()) {
        renderer(fileOf(picture)).render(&painter, group, QRectF(0, 0, side, side));
    } else {
        renderer(picture).render(&painter);
    }
}

bool Tileset::has(const QString &picture) const
{
    const QString group = groupOf(picture);
    return QFile::exists(pathOf(fileOf(picture)))
           && (group.isEmpty() || renderer(fileOf(picture)).elementExists(group));
}

QString Tileset::inSet(const QString &set, const QString &picture) const
{
    const QString name = set + u'/' + picture;
    return !set.isEmpty() && has(name) ? name : picture;
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
