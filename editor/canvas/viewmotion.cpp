#include "editor/canvas/viewmotion.h"

#include "editor/art/canvascolors.h"

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr int shakeMs = 120;
constexpr int edgeMs = 150;
/// Width of the red edge, and largest darkness at the end of a fade.
constexpr int edgeWidth = 36;
constexpr float edgeStrength = 0.75F;
constexpr float darkness = 0.8F;

/// Returns the four borders of a view.
std::array<QRect, 4> bordersOf(const QRect &view)
{
    return {QRect(view.left(), view.top(), view.width(), edgeWidth),
            QRect(view.left(), view.bottom() + 1 - edgeWidth, view.width(), edgeWidth),
            QRect(view.left(), view.top(), edgeWidth, view.height()),
            QRect(view.right() + 1 - edgeWidth, view.top(), edgeWidth, view.height())};
}

} // namespace

double ViewMotion::partOf(qint64 start, int ms) const
{
    return start == never ? 1 : double(m_clock.elapsed() - start) / ms;
}

void ViewMotion::tick()
{
    m_shakeStart = partOf(m_shakeStart, shakeMs) < 1 ? m_shakeStart : never;
    m_edgeStart = partOf(m_edgeStart, edgeMs) < 1 ? m_edgeStart : never;
    m_fadeStart = partOf(m_fadeStart, fadeMs) < 1 ? m_fadeStart : never;
}

QPoint ViewMotion::shift() const
{
    constexpr std::array ways{QPoint(2, 0), QPoint(-2, 1), QPoint(2, -1), QPoint(-1, 0)};
    const double part = partOf(m_shakeStart, shakeMs);
    return part < 1 ? ways[std::size_t(part * ways.size())] : QPoint();
}

QRegion ViewMotion::dirty(const QRect &view) const
{
    if (isFading()) {
        return view;
    }
    QRegion borders;
    if (m_edgeStart != never) {
        for (const QRect &border : bordersOf(view)) {
            borders += border;
        }
    }
    return borders;
}

void ViewMotion::paint(QPainter *painter, const QRect &view, QPointF light) const
{
    if (const double part = partOf(m_edgeStart, edgeMs); part < 1) {
        const float strength = edgeStrength * float(1 - part);
        const std::array<QRect, 4> borders = bordersOf(view);
        const std::array<QPair<QPointF, QPointF>, 4> ways{{{borders[0].topLeft(), borders[0].bottomLeft()},
                                                           {borders[1].bottomLeft(), borders[1].topLeft()},
                                                           {borders[2].topLeft(), borders[2].topRight()},
                                                           {borders[3].topRight(), borders[3].topLeft()}}};
        for (std::size_t i = 0; i < borders.size(); ++i) {
            QLinearGradient red(ways[i].first, ways[i].second);
            red.setColorAt(0, withAlpha(CanvasColors::wound, strength));
            red.setColorAt(1, withAlpha(CanvasColors::wound, 0));
            painter->fillRect(borders[i], red);
        }
    }
    if (const double part = partOf(m_fadeStart, fadeMs); part < 1) {
        // The light shrinks around the hero while everything becomes dark.
        const double reach = std::hypot(view.width(), view.height()) * (1 - part) + 1;
        QRadialGradient dark(light, reach);
        dark.setColorAt(0, withAlpha(CanvasColors::ink, darkness * float(part * part)));
        dark.setColorAt(1, withAlpha(CanvasColors::ink, darkness * float(std::min(1.0, 2 * part))));
        painter->fillRect(view, dark);
    }
}
