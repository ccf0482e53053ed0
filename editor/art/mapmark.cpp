#include "editor/art/mapmark.h"

#include "editor/art/canvascolors.h"
#include "gamecore/data/terrain.h"

#include <QPainter>
#include <QPainterPath>

namespace {

/// Thickness of the lines of empty shapes, as a share of the whole.
constexpr double line = 0.22;
constexpr double border = 1.2;

QRectF inner(const QRectF &place, double share)
{
    const double x = place.width() * share;
    const double y = place.height() * share;
    return place.adjusted(x, y, -x, -y);
}

QPainterPath rectangles(const QList<QRectF> &rectangles)
{
    QPainterPath path;
    for (const QRectF &rectangle : rectangles) {
        path.addRect(rectangle);
    }
    return path;
}

QPainterPath polygon(const QList<QPointF> &points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(points));
    path.closeSubpath();
    return path;
}

QPainterPath ring(const QRectF &place)
{
    QPainterPath path;
    path.addEllipse(place);
    path.addEllipse(inner(place, line));
    return path;
}

QPainterPath cross(const QRectF &place)
{
    const QRectF middle = inner(place, (1 - line) / 2);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRect(QRectF(place.left(), middle.top(), place.width(), middle.height()));
    path.addRect(QRectF(middle.left(), place.top(), middle.width(), place.height()));
    return path.simplified();
}

QPainterPath outlineOf(MapShape shape, const QRectF &place)
{
    QPainterPath disc;
    switch (shape) {
    case MapShape::Hero:
        disc.addEllipse(place);
        return disc;
    case MapShape::Monster:
        return rectangles({inner(place, 0.1)});
    case MapShape::Door:
        return rectangles({place, inner(place, line)});
    case MapShape::LockedDoor:
        return rectangles({place, inner(place, line / 1.5), inner(place, 0.36)});
    case MapShape::Stairs:
        return polygon({place.topLeft(), place.topRight(), {place.center().x(), place.bottom()}});
    case MapShape::Exit:
        return ring(place);
    case MapShape::Treasure:
        return polygon({{place.center().x(), place.top()},
                        {place.right(), place.center().y()},
                        {place.center().x(), place.bottom()},
                        {place.left(), place.center().y()}});
    case MapShape::Item:
        return cross(place);
    }
    return {};
}

QColor colorOf(MapShape shape)
{
    switch (shape) {
    case MapShape::Hero:
        return CanvasColors::accent;
    case MapShape::Monster:
        return CanvasColors::danger;
    case MapShape::Door:
    case MapShape::LockedDoor:
    case MapShape::Item:
        return CanvasColors::bright;
    case MapShape::Stairs:
    case MapShape::Exit:
        return CanvasColors::info;
    case MapShape::Treasure:
        return CanvasColors::good;
    }
    return CanvasColors::bright;
}

} // namespace

std::optional<MapShape> markOf(const Terrain &terrain)
{
    if (terrain.feature == Feature::Stairs) {
        return MapShape::Stairs;
    }
    if (terrain.feature == Feature::Exit) {
        return MapShape::Exit;
    }
    if (!terrain.isDoor()) {
        return std::nullopt;
    }
    return terrain.openedBy.isEmpty() ? MapShape::Door : MapShape::LockedDoor;
}

void paintMapMark(QPainter &painter, MapShape shape, const QRectF &place)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(CanvasColors::mapGround);
    const QRectF ground = place.adjusted(-border, -border, border, border);
    shape == MapShape::Hero || shape == MapShape::Exit ? painter.drawEllipse(ground) : painter.drawRect(ground);
    painter.setBrush(colorOf(shape));
    painter.drawPath(outlineOf(shape, place));
}
