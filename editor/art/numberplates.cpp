#include "editor/art/numberplates.h"

#include "editor/art/canvascolors.h"

namespace {

constexpr qsizetype mostPlates = 4000;
constexpr double letterShare = 0.36;
constexpr double plateMargin = 2;

/// Returns a font of a fixed share of a cell, reduced if the text would be wider than the cell.
QFont fontFor(QFont font, const QString &text, double side)
{
    font.setPixelSize(qMax(1, int(side * letterShare)));
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 2 * plateMargin;
    if (width > side) {
        font.setPixelSize(qMax(1, int(font.pixelSize() * side / width)));
    }
    return font;
}

} // namespace

void NumberPlates::setScale(TileScale scale)
{
    m_scale = scale;
    m_pixmaps.clear();
}

const QPixmap &NumberPlates::of(int number, const QFont &font)
{
    if (m_pixmaps.size() >= mostPlates) {
        m_pixmaps.clear();
    }
    QPixmap &pixmap = m_pixmaps[number];
    if (pixmap.isNull()) {
        const QString text = QString::number(number);
        const QRectF cell(0, 0, m_scale.side(), m_scale.side());
        pixmap = QPixmap(m_scale.tile, m_scale.tile);
        pixmap.setDevicePixelRatio(m_scale.ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(fontFor(font, text, m_scale.side()));
        QRectF plate(QPointF(), QSizeF(painter.fontMetrics().horizontalAdvance(text) + 2 * plateMargin,
                                       painter.fontMetrics().capHeight() + 2 * plateMargin + 1));
        plate.moveCenter(cell.center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(CanvasColors::ink);
        painter.drawRoundedRect(plate & cell, plateMargin, plateMargin);
        painter.setPen(CanvasColors::bright);
        painter.drawText(cell, Qt::AlignCenter, text);
    }
    return pixmap;
}
