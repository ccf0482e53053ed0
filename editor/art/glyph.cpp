#include "editor/art/glyph.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

QFont glyphFont(double side)
{
    QFont font(u"monospace"_s);
    font.setStyleHint(QFont::Monospace);
    font.setBold(true);
    font.setPixelSize(qMax(1, int(side * 7 / 8)));
    return font;
}

/// Returns the offset that moves `ink` into `inner`, which must be large enough.
QPointF moveInto(const QRectF &inner, const QRectF &ink)
{
    return {qMax(0.0, inner.left() - ink.left()) + qMin(0.0, inner.right() - ink.right()),
            qMax(0.0, inner.top() - ink.top()) + qMin(0.0, inner.bottom() - ink.bottom())};
}

/// Returns the ink rectangle of a text centered in a cell.
QRectF inkOf(const QFont &font, const QRectF &cell, const QString &text)
{
    const QFontMetricsF metrics(font);
    const QPointF origin = cell.center() - QPointF(metrics.horizontalAdvance(text), metrics.height()) / 2;
    return metrics.tightBoundingRect(text).translated(origin + QPointF(0, metrics.ascent()));
}

} // namespace

Glyph glyphOf(const Appearance &look)
{
    return {look.glyph, look.color};
}

void paintGlyph(QPainter &painter, const QRectF &cell, const Glyph &glyph)
{
    const QString text = QString::fromUcs4(&glyph.character, 1);
    const QRectF inner = cell.adjusted(1, 1, -1, -1);
    QFont font = glyphFont(cell.height());
    // In some fonts, characters are higher or wider than the font size.
    const QSizeF size = inkOf(font, cell, text).size();
    const double fit = qMin(inner.width() / size.width(), inner.height() / size.height());
    if (fit < 1) {
        font.setPixelSize(qMax(1, int(font.pixelSize() * fit)));
    }
    painter.setFont(font);
    painter.setPen(QColor::fromRgb(glyph.color));
    painter.drawText(cell.translated(moveInto(inner, inkOf(font, cell, text))), Qt::AlignCenter | Qt::TextDontClip,
                     text);
}
