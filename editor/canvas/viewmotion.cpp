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
constexpr int fadeInMs = 150;
/// Width and largest strength of the red edge.
constexpr int edgeWidth = 36;
constexpr float edgeStrength = 0.75F;
/// Darkness after a fade, and at the place of the hero.
constexpr float darkness = 0.8F;
constexpr float poolDarkness = 0.4F;

/// Returns the four borders of a view.
std::array<QRect, 4> bordersOf(const QRect &view)
{
    return {QRect(view.left(), view.top(), view.width(), edgeWidth),
            QRect(view.left(), view.bottom() + 1 - edgeWidth, view.width(), edgeWidth),
            QRect(view.left(), view.top(), edgeWidth, view.height()),
            QRect(view.right() + 1 - edgeWidth, view.top(), edgeWidth, view.height())};
}

} // namespace

void ViewMotion::start(qint64 &motion, int delayMs)
{
    m_now = m_clock.elapsed();
    motion = m_now + delayMs;
}

bool ViewMotion::isMoving() const
{
    return m_shakeStart != never || m_edgeStart != never || m_fadeStart != never || m_fadeInStart != never;
}

/// Returns the part of a motion that is over at the moment that is painted: 1 if there is no such motion, below 0 if it
/// has not begun.
double ViewMotion::partOf(qint64 start, int ms) const
{
    return start == never ? 1 : std::min(1.0, double(m_now - start) / ms);
}

void ViewMotion::tick()
{
    m_now = m_clock.elapsed();
    m_shakeStart = partOf(m_shakeStart, shakeMs) < 1 ? m_shakeStart : never;
    m_edgeStart = partOf(m_edgeStart, edgeMs) < 1 ? m_edgeStart : never;
    m_fadeStart = partOf(m_fadeStart, fadeMs) < 1 ? m_fadeStart : never;
    m_fadeInStart = partOf(m_fadeInStart, fadeInMs) < 1 ? m_fadeInStart : never;
}

QPoint ViewMotion::shift() const
{
    constexpr std::array ways{QPoint(2, 0), QPoint(-2, 1), QPoint(2, -1), QPoint(-1, 0)};
    const double part = partOf(m_shakeStart, shakeMs);
    return part >= 0 && part < 1 ? ways[std::size_t(part * ways.size())] : QPoint();
}

QRegion ViewMotion::dirty(const QRect &view) const
{
    if (isFading() || m_fadeInStart != never) {
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

void ViewMotion::paint(QPainter *painter, const QRect &view, const LastLight &light) const
{
    if (const double part = partOf(m_edgeStart, edgeMs); part >= 0 && part < 1) {
        paintRedEdge(painter, view);
    }
    if (m_isDark) {
        paintDarkness(painter, view, light);
    }
    if (const double part = partOf(m_fadeInStart, fadeInMs); part < 1) {
        painter->fillRect(view, withAlpha(CanvasColors::ink, float(1 - part)));
    }
}

void ViewMotion::paintRedEdge(QPainter *painter, const QRect &view) const
{
    const float strength = edgeStrength * float(1 - partOf(m_edgeStart, edgeMs));
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

/// The light shrinks to a pool around the hero while everything becomes dark.
void ViewMotion::paintDarkness(QPainter *painter, const QRect &view, const LastLight &light) const
{
    const double part = faded();
    const double reach = light.radius + std::hypot(view.width(), view.height()) * (1 - part);
    QRadialGradient dark(light.middle, reach);
    dark.setColorAt(0, withAlpha(CanvasColors::ink, poolDarkness * float(part * part)));
    dark.setColorAt(1, withAlpha(CanvasColors::ink, darkness * float(std::min(1.0, 2 * part))));
    painter->fillRect(view, dark);
}
