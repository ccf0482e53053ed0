#include "app/widgets/cardpicture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace {

/// The thin frame of a picture, on light and on dark ground. Without it, a picture that is black at one edge and cut
/// off at another one has no shape.
constexpr QColor frameColor(125, 131, 148, 110);

} // namespace

QSize coveringSize(QSize shape, QSize box)
{
    return shape.scaled(box, Qt::KeepAspectRatioByExpanding).expandedTo(box);
}

QPixmap cardPicture(const QImage &picture, QPointF focus, QSize box)
{
    if (picture.isNull() || box.isEmpty()) {
        return {};
    }
    const double ratio = picture.devicePixelRatio();
    const QSize pixels = (QSizeF(box) * ratio).toSize();
    QImage scaled =
        picture.scaled(coveringSize(picture.size(), pixels), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const auto offset = [](double place, int length, int shown) {
        return std::clamp(qRound(place * length - shown / 2.0), 0, length - shown);
    };
    const QPoint corner(offset(focus.x(), scaled.width(), pixels.width()),
                        offset(focus.y(), scaled.height(), pixels.height()));
    QPixmap filled(pixels);
    filled.fill(Qt::transparent);
    QPainter painter(&filled);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    scaled.setDevicePixelRatio(1);
    QBrush brush(scaled);
    brush.setTransform(QTransform::fromTranslate(-corner.x(), -corner.y()));
    painter.setBrush(brush);
    const double radius = cardPictureRadius * ratio;
    const QRectF place(filled.rect());
    painter.drawRoundedRect(place, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frameColor, ratio));
    const double half = ratio / 2;
    painter.drawRoundedRect(place.adjusted(half, half, -half, -half), radius - half, radius - half);
    painter.end();
    filled.setDevicePixelRatio(ratio);
    return filled;
}
