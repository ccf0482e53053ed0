#include "editor/art/glyph.h"

#include "gamecore/data/terrain.h"

#include <QPainter>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace {

/// Families of characters, the best first: bold, with strokes of whole pixels, and with all symbols of the shipped
/// data.
const QStringList glyphFamilies{u"DejaVu Sans Mono"_s, u"Noto Sans Mono"_s, u"Liberation Mono"_s, u"monospace"_s};

/// The colors of plain floor and of walls: weaker than every figure. The contrast to their ground is at least 3:1.
constexpr quint32 floorDot = 0x656d80;
constexpr quint32 wallMark = 0x6d7588;
constexpr quint32 wallGround = 0x1f232d;
/// Weight of a terrain's color in its ground, in percent; the rest is dark.
constexpr int groundShare = 14;

QFont glyphFont(int pixels)
{
    QFont font;
    font.setFamilies(glyphFamilies);
    font.setStyleHint(QFont::Monospace);
    font.setHintingPreference(QFont::PreferFullHinting);
    font.setBold(true);
    font.setPixelSize(qMax(1, pixels));
    return font;
}

quint32 shadeOf(quint32 color)
{
    const QRgb dark = Glyph().ground;
    const auto mixed = [](int one, int other) { return (one * groundShare + other * (100 - groundShare)) / 100; };
    return qRgb(mixed(qRed(color), qRed(dark)), mixed(qGreen(color), qGreen(dark)), mixed(qBlue(color), qBlue(dark)))
           & 0xffffff;
}

/// Returns the start of the baseline of a text centered in a cell, at whole pixels.
QPoint baselineIn(const QFontMetricsF &metrics, const QRectF &cell, const QString &text)
{
    const QPointF corner = cell.center() - QPointF(metrics.horizontalAdvance(text), metrics.height()) / 2;
    return (corner + QPointF(0, metrics.ascent())).toPoint();
}

/// Returns the smallest offset in whole pixels that moves `ink` into `inner`, which must be large enough.
QPoint moveInto(const QRectF &inner, const QRectF &ink)
{
    return {qCeil(qMax(0.0, inner.left() - ink.left())) + qFloor(qMin(0.0, inner.right() - ink.right())),
            qCeil(qMax(0.0, inner.top() - ink.top())) + qFloor(qMin(0.0, inner.bottom() - ink.bottom()))};
}

} // namespace

Glyph glyphOf(const Appearance &look)
{
    return {look.glyph, look.color};
}

Glyph glyphOf(const Terrain &terrain)
{
    const Glyph glyph = glyphOf(terrain.look);
    if (terrain.look.glyph == U'.') {
        return {glyph.character, floorDot};
    }
    if (terrain.look.glyph == U'#') {
        return {glyph.character, wallMark, wallGround};
    }
    return {glyph.character, glyph.color, shadeOf(glyph.color)};
}

void paintGlyph(QPainter &painter, const QRectF &place, const Glyph &glyph)
{
    const QRectF cell({}, place.size()); // strokes do not depend on the place
    const QString text = QString::fromUcs4(&glyph.character, 1);
    const QRectF inner = cell.adjusted(1, 1, -1, -1);
    QFont font = glyphFont(int(cell.height() * 7 / 8));
    // In some fonts, characters are higher or wider than the font size.
    const QSizeF size = QFontMetricsF(font).tightBoundingRect(text).size();
    const double fit = qMin(inner.width() / size.width(), inner.height() / size.height());
    if (fit < 1) {
        font.setPixelSize(qMax(1, int(font.pixelSize() * fit)));
    }
    const QFontMetricsF metrics(font);
    const QPoint baseline = baselineIn(metrics, cell, text);
    const QRectF ink = metrics.tightBoundingRect(text).translated(baseline);
    painter.setFont(font);
    painter.setPen(QColor::fromRgb(glyph.color));
    painter.drawText(place.topLeft().toPoint() + baseline + moveInto(inner, ink), text);
}
