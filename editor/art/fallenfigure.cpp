#include "editor/art/fallenfigure.h"

#include "editor/art/canvascolors.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>

namespace {

/// The lantern begins at this part of the width of the standing figure.
constexpr double lanternFrom = 0.63;
/// Glow and shadow are less opaque than this; the edges of the body are in between.
constexpr int softAlpha = 224;
constexpr int solidAlpha = 255;
/// Percent of the color that stays, and of its brightness.
constexpr int keptColor = 72;
constexpr int keptLight = 78;
/// The way from the upper part of the cell, where the turned body is, to its ground.
constexpr double wayDown = 0.27;

/// Returns a pixel of the body in muted colors; a transparent one for glow and shadow.
QRgb mutedBody(QRgb pixel)
{
    const int alpha = (qAlpha(pixel) - softAlpha) * 255 / (solidAlpha - softAlpha);
    if (alpha <= 0) {
        return 0;
    }
    const int gray = qGray(pixel);
    const auto muted = [gray](int part) { return (part * keptColor + gray * (100 - keptColor)) * keptLight / 10'000; };
    return qRgba(muted(qRed(pixel)), muted(qGreen(pixel)), muted(qBlue(pixel)), alpha);
}

/// Returns the figure without its lantern, glow and shadow.
QImage bodyOf(const QImage &figure)
{
    QImage body = figure.convertToFormat(QImage::Format_ARGB32);
    const int lantern = int(lanternFrom * body.width());
    for (int y = 0; y < body.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(body.scanLine(y));
        std::transform(line, line + lantern, line, mutedBody);
        std::fill(line + lantern, line + body.width(), 0);
    }
    return body;
}

} // namespace

QImage fallenFigure(const QImage &figure)
{
    QImage body = bodyOf(figure).transformed(QTransform().rotate(90));
    body.setDevicePixelRatio(1);
    const int side = figure.width();
    QImage lying(side, side, QImage::Format_ARGB32_Premultiplied);
    lying.fill(Qt::transparent);
    QPainter painter(&lying);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(CanvasColors::ink, 0.5F));
    painter.drawEllipse(QRectF(side * 0.03, side * 0.72, side * 0.94, side * 0.2));
    painter.drawImage(QPointF(0, qRound(side * wayDown)), body);
    painter.end();
    lying.setDevicePixelRatio(figure.devicePixelRatio());
    return lying;
}
