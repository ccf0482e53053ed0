#include "editor/canvas/glyph.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostPixmaps = 600;

QFont glyphFont(double side)
{
    QFont font(u"monospace"_s);
    font.setStyleHint(QFont::Monospace);
    font.setBold(true);
    font.setPixelSize(qMax(1, int(side * 7 / 8)));
    return font;
}

} // namespace

Glyph glyphOf(const Appearance &look)
{
    return {look.glyph, look.color};
}

void paintGlyph(QPainter &painter, const QRectF &cell, const Glyph &glyph)
{
    painter.setFont(glyphFont(cell.height()));
    painter.setPen(QColor::fromRgb(glyph.color));
    painter.drawText(cell, Qt::AlignCenter | Qt::TextDontClip, QString::fromUcs4(&glyph.character, 1));
}

QPixmap GlyphPixmaps::pixmap(const Glyph &glyph, int side) const
{
    const std::pair key(quint64(glyph.character) << 32 | glyph.color, side);
    if (const auto found = m_pixmaps.constFind(key); found != m_pixmaps.constEnd()) {
        return *found;
    }
    if (m_pixmaps.size() >= mostPixmaps) {
        m_pixmaps.clear();
    }
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintGlyph(painter, QRectF(0, 0, side, side), glyph);
    painter.end();
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}
