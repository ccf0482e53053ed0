#include "gamecore/tiled/tiledcells.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace {

using Place = PixelPoint;

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

/// Returns the distance from the upper left corner of an object to its anchor, in units of its width and height.
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

/// A rectangle in cells of the level.
struct Box {
    Place first;
    Place end;
};

/// Widens an interval so that it covers the middle of at least one cell: the one with the interval's own middle.
void widen(double &first, double &end)
{
    if (std::ceil(first - 0.5) >= std::ceil(end - 0.5)) {
        first = std::floor((first + end) / 2);
        end = first + 1;
    }
}

std::vector<Place> ellipseIn(const Box &box)
{
    constexpr int corners = 64;
    std::vector<Place> points;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        points.push_back({.x = (box.first.x + box.end.x) / 2 + (box.end.x - box.first.x) / 2 * std::cos(angle),
                          .y = (box.first.y + box.end.y) / 2 + (box.end.y - box.first.y) / 2 * std::sin(angle)});
    }
    return points;
}

/// Returns the corners of an object in cells of the level.
std::vector<Place> outlineOf(const TiledMap &map, const TiledObject &object)
{
    const auto inCells = [&](Place way) {
        const Place place = turned(way, object.rotation);
        return Place{.x = (object.x + place.x) / map.tileSize.width - map.origin.x,
                     .y = (object.y + place.y) / map.tileSize.height - map.origin.y};
    };
    std::vector<Place> points = object.points;
    if (object.shape == TiledShape::Polygon || object.shape == TiledShape::Polyline) {
        std::transform(points.begin(), points.end(), points.begin(), inCells);
        return points;
    }
    const double width = object.width;
    const double height = object.height;
    if (object.rotation != 0) {
        return {inCells({}), inCells({.x = width, .y = 0}), inCells({.x = width, .y = height}),
                inCells({.x = 0, .y = height})};
    }
    Box box{.first = inCells({}), .end = inCells({.x = width, .y = height})};
    widen(box.first.x, box.end.x);
    widen(box.first.y, box.end.y);
    if (object.shape == TiledShape::Ellipse) {
        return ellipseIn(box);
    }
    return {box.first, {.x = box.end.x, .y = box.first.y}, box.end, {.x = box.first.x, .y = box.end.y}};
}

/// Rasterizer for the outlines of shapes, in cells of the level.
class ShapeFill {
public:
    ShapeFill(Size size, qint64 &left) : m_size(size), m_left(left) {}

    /// Fills the cells whose middle is inside a polygon, by the even-odd rule.
    void fillInside(const std::vector<Place> &points);
    /// Fills the cells that a line crosses. A line between cells counts for the cells below or to the right of it, and
    /// a line on the edge of the level for none.
    void fillCrossed(const std::vector<Place> &points);
    std::optional<std::vector<FilledRun>> take()
    {
        return m_left < 0 ? std::nullopt : std::optional(std::move(m_runs));
    }

private:
    void crossRow(int row, Place from, Place to);
    void addRun(int row, double first, double end);
    /// Clamps a coordinate to the level or just outside.
    static int bounded(double cells, int most) { return int(std::clamp<double>(cells, -1, most)); }

    Size m_size;
    qint64 &m_left;
    std::vector<FilledRun> m_runs;
};

/// Adds the cells from `first` to `end`, excluding `end`.
void ShapeFill::addRun(int row, double first, double end)
{
    const int left = std::max(bounded(first, m_size.width), 0);
    const int right = bounded(end, m_size.width);
    if (row >= 0 && row < m_size.height && left < right) {
        m_left -= right - left;
        m_runs.push_back({.first = {left, row}, .count = right - left});
    }
}

void ShapeFill::fillInside(const std::vector<Place> &points)
{
    std::vector<std::pair<int, double>> crossings; // row, and position where an edge crosses its middle
    for (std::size_t i = 0; i < points.size() && m_left >= 0; ++i) {
        const Place &a = points[i];
        const Place &b = points[(i + 1) % points.size()];
        const int first = std::max(bounded(std::ceil(std::min(a.y, b.y) - 0.5), m_size.height), 0);
        const int end = bounded(std::ceil(std::max(a.y, b.y) - 0.5), m_size.height);
        m_left -= std::max(end - first, 0) + 1;
        for (int row = first; row < end && m_left >= 0; ++row) {
            crossings.emplace_back(row, a.x + (row + 0.5 - a.y) * (b.x - a.x) / (b.y - a.y));
        }
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size() && m_left >= 0; i += 2) {
        addRun(crossings[i].first, std::ceil(crossings[i].second - 0.5), std::ceil(crossings[i + 1].second - 0.5));
    }
}

void ShapeFill::crossRow(int row, Place from, Place to)
{
    const auto xAt = [&](double y) {
        const bool isLevel = from.y == to.y;
        return isLevel ? from.x : from.x + (std::clamp(y, from.y, to.y) - from.y) * (to.x - from.x) / (to.y - from.y);
    };
    const double a = from.y == to.y ? from.x : xAt(row);
    const double b = from.y == to.y ? to.x : xAt(row + 1.0);
    const double first = std::floor(std::min(a, b));
    addRun(row, first, std::max(first + 1, std::ceil(std::max(a, b))));
}

void ShapeFill::fillCrossed(const std::vector<Place> &points)
{
    for (std::size_t i = 0; i + 1 < points.size() && m_left >= 0; ++i) {
        const bool isDown = points[i].y <= points[i + 1].y;
        const Place &from = points[isDown ? i : i + 1];
        const Place &to = points[isDown ? i + 1 : i];
        if (std::max(from.x, to.x) <= 0 || to.y <= 0) {
            continue;
        }
        const int first = bounded(std::floor(from.y), m_size.height);
        const int end = std::max(first + 1, bounded(std::ceil(to.y), m_size.height));
        m_left -= end - first;
        for (int row = first; row < end && m_left >= 0; ++row) {
            crossRow(row, from, to);
        }
    }
}

} // namespace

Point shiftOf(const TiledMap &map, const TiledLayer &layer)
{
    const auto cells = [](double px, int side) {
        constexpr double farthest = 1'000'000; // in cells, farther than the size of any level
        return int(std::clamp(std::floor(px / side + 0.5), -farthest, farthest));
    };
    return layer.origin - map.origin
           + Point{cells(layer.offsetX, map.tileSize.width), cells(layer.offsetY, map.tileSize.height)};
}

bool liesBetweenCells(const TiledMap &map, const TiledLayer &layer)
{
    return std::fmod(layer.offsetX, map.tileSize.width) != 0 || std::fmod(layer.offsetY, map.tileSize.height) != 0;
}

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

std::optional<std::vector<FilledRun>> cellsOf(const TiledMap &map, const TiledObject &object, qint64 &left)
{
    const bool isLine = object.shape == TiledShape::Polyline || object.shape == TiledShape::Polygon;
    const bool isSpot = object.shape == TiledShape::Tile || object.shape == TiledShape::Point;
    ShapeFill fill(map.size, left);
    if (const std::vector<Place> points = isSpot ? std::vector<Place>() : outlineOf(map, object); !points.empty()) {
        const bool isOpen = object.shape == TiledShape::Polyline || points.size() < 3;
        isOpen ? fill.fillCrossed(points) : fill.fillInside(points);
    }
    std::optional<std::vector<FilledRun>> runs = fill.take();
    const Point own = cellOf(map, object);
    const bool isInside = own.x >= 0 && own.y >= 0 && own.x < map.size.width && own.y < map.size.height;
    if (runs && runs->empty() && isInside && !isLine) {
        runs->push_back({.first = own, .count = 1});
    }
    return runs;
}
