#include "gamecore/tiled/objectplace.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace {

/// A place on the map, or a way on it, in px.
struct Place {
    double x = 0;
    double y = 0;
};

int cellIndex(double px, int side)
{
    constexpr double farthest = 1'000'000'000;
    return int(std::clamp(std::floor(px / side), -farthest, farthest));
}

Point cellAt(const TiledMap &map, Place place)
{
    constexpr int farthest = 1'000'000'000;
    const Point cell{cellIndex(place.x, map.tileSize.width), cellIndex(place.y, map.tileSize.height)};
    const auto minus = [](int a, int b) { return int(std::clamp<qint64>(qint64(a) - b, -farthest, farthest)); };
    return {minus(cell.x, map.origin.x), minus(cell.y, map.origin.y)};
}

/// How far the anchor of an object lies from its upper left corner, in its width and height.
Place anchorOf(const TiledMap &map, const TiledObject &object)
{
    const TiledTileset *tileset = object.shape == TiledShape::Tile ? tilesetOf(map, object.gid) : nullptr;
    if (object.shape != TiledShape::Tile) {
        return {};
    }
    const QString alignment = tileset ? tileset->objectAlignment : QString();
    if (alignment.isEmpty() || alignment == u"unspecified") {
        return {.x = 0, .y = 1};
    }
    return {.x = alignment.endsWith("left"_L1)    ? 0.0
                 : alignment.endsWith("right"_L1) ? 1.0
                                                  : 0.5,
            .y = alignment.startsWith("top"_L1)      ? 0.0
                 : alignment.startsWith("bottom"_L1) ? 1.0
                                                     : 0.5};
}

Place turned(Place way, double degrees)
{
    const double angle = std::fmod(degrees, 360) * std::numbers::pi / 180;
    return {.x = way.x * std::cos(angle) - way.y * std::sin(angle),
            .y = way.x * std::sin(angle) + way.y * std::cos(angle)};
}

} // namespace

Point cellOf(const TiledMap &map, const TiledObject &object)
{
    const Place anchor = anchorOf(map, object);
    Place middle{.x = object.width / 2, .y = object.height / 2};
    if (object.shape == TiledShape::Tile && object.rotation == 0) {
        middle.y = object.height - std::min(object.height, double(map.tileSize.height)) / 2;
    }
    const Place way =
        turned({.x = middle.x - anchor.x * object.width, .y = middle.y - anchor.y * object.height}, object.rotation);
    return cellAt(map, {.x = object.x + way.x, .y = object.y + way.y});
}

CellArea cellsOf(const TiledMap &map, const TiledObject &object)
{
    const bool isLying = object.shape == TiledShape::Rectangle && object.rotation == 0;
    const double halfWidth = map.tileSize.width / 2.0;
    const double halfHeight = map.tileSize.height / 2.0;
    // A middle lies within from the left and upper edge on, and before the right and lower one.
    const Point first =
        cellAt(map, {.x = std::ceil((object.x - halfWidth) / map.tileSize.width) * map.tileSize.width,
                     .y = std::ceil((object.y - halfHeight) / map.tileSize.height) * map.tileSize.height});
    const auto end = [](double px, double half, int side) { return std::ceil((px - half) / side) * side; };
    const Point last = cellAt(map, {.x = end(object.x + object.width, halfWidth, map.tileSize.width),
                                    .y = end(object.y + object.height, halfHeight, map.tileSize.height)});
    if (!isLying || last.x <= first.x || last.y <= first.y) {
        return {.first = cellOf(map, object), .size = {1, 1}};
    }
    return {.first = first, .size = {last.x - first.x, last.y - first.y}};
}
