#include "editor/art/tileart.h"

#include "editor/art/canvascolors.h"
#include "editor/art/glyph.h"
#include "editor/art/lookpicture.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace {

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

TileArt::TileArt() = default;
TileArt::~TileArt() = default;

QImage TileArt::draw(const QString &picture, int side) const
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (const std::optional<Glyph> glyph = glyphOfName(picture)) {
        drawGlyph(painter, side, *glyph);
    } else {
        renderer(picture).render(&painter);
    }
    return image;
}

QSvgRenderer &TileArt::renderer(const QString &picture) const
{
    std::shared_ptr<QSvgRenderer> &renderer = m_renderers[picture];
    if (!renderer) {
        const QString path = pathOf(picture);
        renderer = std::make_shared<QSvgRenderer>(QFile::exists(path) ? path : pathOf(u"unknown"_s));
    }
    return *renderer;
}
