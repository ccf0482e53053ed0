#include "editor/pictures/glow.h"

#include <algorithm>

namespace {

/// Alpha of a light in its middle, 0..255.
constexpr double lightAlpha = 70;
/// The same of a shadow, which is a light of a color that is darker than any ground.
constexpr double shadowAlpha = 150;
constexpr int mostShadowGray = 32;
/// Side in pixels of the largest picture of a light; larger lights are drawn from an enlarged picture.
constexpr int largestDisc = 768;
/// Number of kept pictures. A catalogue has about ten colors of light.
constexpr qsizetype mostDiscs = 64;

bool isShadow(QRgb color)
{
    return qGray(color) <= mostShadowGray;
}

/// Returns the part of a light's color that is added to the ground. The ground's own colors make the sum paler, so what
/// is added is a deeper tone.
int deeper(int channel)
{
    return channel * channel / 255;
}

/// Draws a light. Its alpha is never below a color channel, as premultiplied colors require.
QImage drawnDisc(QRgb color, int side)
{
    QImage disc(side, side, QImage::Format_ARGB32_Premultiplied);
    const double half = side / 2.0;
    const bool isDark = isShadow(color);
    const double mostAlpha = isDark ? shadowAlpha : lightAlpha;
    for (int y = 0; y < side; ++y) {
        auto *pixels = reinterpret_cast<QRgb *>(disc.scanLine(y));
        const double down = (y + 0.5 - half) / half;
        for (int x = 0; x < side; ++x) {
            const double right = (x + 0.5 - half) / half;
            const double fall = std::max(0.0, 1 - (down * down + right * right));
            const int alpha = qRound(mostAlpha * fall * (isDark ? 1 : fall)); // a shadow has a wide core
            pixels[x] =
                qPremultiply(isDark ? qRgba(qRed(color), qGreen(color), qBlue(color), alpha)
                                    : qRgba(deeper(qRed(color)), deeper(qGreen(color)), deeper(qBlue(color)), alpha));
        }
    }
    return disc;
}

} // namespace

void Glow::setScale(TileScale scale)
{
    m_scale = scale;
    m_discs.clear();
}

const QImage &Glow::disc(const Light &light) const
{
    const quint64 key = quint64(light.radius) << 32 | light.color;
    if (const auto known = m_discs.constFind(key); known != m_discs.cend()) {
        return *known;
    }
    if (m_discs.size() >= mostDiscs) {
        m_discs.clear();
    }
    const int side = std::min(2 * light.radius * m_scale.tile, largestDisc);
    return *m_discs.insert(key, drawnDisc(light.color, side));
}

/// A light has an even number of cells around the middle of a cell, which is rounded to the corner of a device pixel.
QRectF Glow::rectOf(const QRectF &cell, const Light &light) const
{
    if (light.radius <= 0 || m_scale.cellsPerPixel > 1 || m_scale.tile < smallestTile) {
        return {};
    }
    const int half = m_scale.tile / 2;
    const double middle = half / m_scale.ratio;
    const double reach = light.radius * m_scale.tile / m_scale.ratio;
    return {cell.topLeft() + QPointF(middle - reach, middle - reach), QSizeF(2 * reach, 2 * reach)};
}

void Glow::paint(QPainter *painter, const QRectF &cell, const Light &light, double strength,
                 const std::vector<QRectF> &parts) const
{
    const QRectF whole = rectOf(cell, light);
    if (whole.isEmpty() || strength <= 0) {
        return;
    }
    const QImage &picture = disc(light);
    const double zoom = picture.width() / whole.width();
    const double before = painter->opacity();
    painter->setOpacity(before * strength);
    painter->setCompositionMode(isShadow(light.color) ? QPainter::CompositionMode_SourceOver
                                                      : QPainter::CompositionMode_Plus);
    for (const QRectF &part : parts) {
        if (const QRectF lit = part & whole; !lit.isEmpty()) {
            const QRectF source((lit.topLeft() - whole.topLeft()) * zoom, lit.size() * zoom);
            painter->drawImage(lit, picture, source);
        }
    }
    painter->setOpacity(before);
    painter->setCompositionMode(QPainter::CompositionMode_SourceOver);
}
