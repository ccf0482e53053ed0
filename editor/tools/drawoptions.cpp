#include "editor/tools/drawoptions.h"

#include "gamecore/base/rng.h"

#include <algorithm>

namespace {

/// Above this number, cells or spans are marked in a grid instead of sorted.
constexpr qint64 mostSorted = 10'000;

Area areaOfGrid(const Grid<std::uint8_t> &marked)
{
    std::vector<CellSpan> spans;
    for (int y = 0; y < marked.height(); ++y) {
        const std::uint8_t *row = marked.row(y);
        const std::uint8_t *end = row + marked.width();
        for (const std::uint8_t *first = std::find(row, end, 1); first != end;) {
            const std::uint8_t *last = std::find(first, end, 0);
            spans.push_back({.y = y, .x = int(first - row), .length = int(last - first)});
            first = std::find(last, end, 1);
        }
    }
    return Area(std::move(spans));
}

/// Returns a flipped area; without a quarter turn, spans stay spans.
Area flipped(const Area &area, Orientation orientation, Point twiceCenter)
{
    std::vector<CellSpan> spans;
    spans.reserve(area.spans().size());
    for (const CellSpan &span : area.spans()) {
        const Point one = imageOf({span.x, span.y}, orientation, twiceCenter);
        const Point other = imageOf({span.x + span.length - 1, span.y}, orientation, twiceCenter);
        spans.push_back({.y = one.y, .x = std::min(one.x, other.x), .length = span.length});
    }
    return Area(std::move(spans));
}

} // namespace

const Paint &PaintMix::at(Point cell, std::uint64_t seed) const
{
    std::uint64_t total = 0;
    for (const Part &part : parts) {
        total += std::uint64_t(part.weight);
    }
    const std::uint64_t place = (std::uint64_t(std::uint32_t(cell.y)) << 32) | std::uint32_t(cell.x);
    std::uint64_t drawn = mixed(seed ^ mixed(place)) % total;
    for (const Part &part : parts) {
        if (drawn < std::uint64_t(part.weight)) {
            return part.paint;
        }
        drawn -= std::uint64_t(part.weight);
    }
    return parts.back().paint;
}

LevelChange joined(const std::vector<LevelChange> &changes)
{
    LevelChange all;
    for (const LevelChange &change : changes) {
        all.terrain.insert(all.terrain.end(), change.terrain.begin(), change.terrain.end());
        all.thingsBefore.insert(all.thingsBefore.end(), change.thingsBefore.begin(), change.thingsBefore.end());
        all.thingsAfter.insert(all.thingsAfter.end(), change.thingsAfter.begin(), change.thingsAfter.end());
    }
    std::sort(all.terrain.begin(), all.terrain.end(), [](const TerrainRun &a, const TerrainRun &b) {
        return readsBefore({a.span.x, a.span.y}, {b.span.x, b.span.y});
    });
    sortThings(all.thingsBefore);
    sortThings(all.thingsAfter);
    return all;
}

Point twiceCenter(Symmetry symmetry, Size level)
{
    Point center{level.width - 1, level.height - 1};
    if (symmetry == Symmetry::QuarterTurn && (level.width + level.height) % 2 != 0) {
        (level.width > level.height ? center.x : center.y) -= 1;
    }
    return center;
}

std::vector<Orientation> repetitionsOf(Symmetry symmetry)
{
    switch (symmetry) {
    case Symmetry::None:
        return {Orientation{}};
    case Symmetry::LeftRight:
        return {Orientation{}, Orientation::leftRight()};
    case Symmetry::UpDown:
        return {Orientation{}, Orientation::upDown()};
    case Symmetry::Both:
        return {Orientation{}, Orientation::leftRight(), Orientation::upDown(), Orientation{false, 2}};
    case Symmetry::QuarterTurn:
        return {Orientation{}, Orientation{false, 1}, Orientation{false, 2}, Orientation{false, 3}};
    }
    return {Orientation{}};
}

Point imageOf(Point cell, Orientation orientation, Point twiceCenter)
{
    const Point twice = oriented(cell + cell - twiceCenter, orientation) + twiceCenter;
    // Both are even, by the choice of the center.
    return {twice.x / 2, twice.y / 2};
}

Area symmetricArea(const Area &area, Symmetry symmetry, Size level)
{
    if (symmetry == Symmetry::None || area.isEmpty()) {
        return area;
    }
    const Point center = twiceCenter(symmetry, level);
    const std::vector<Orientation> repetitions = repetitionsOf(symmetry);
    if (symmetry != Symmetry::QuarterTurn && qint64(area.spans().size()) <= mostSorted) {
        Area all = area;
        for (std::size_t i = 1; i < repetitions.size(); ++i) {
            all = united(all, flipped(area, repetitions[i], center));
        }
        return all;
    }
    const std::vector<Point> cells = area.cells();
    if (area.count() > mostSorted) {
        Grid<std::uint8_t> marked(level, 0);
        for (const Orientation orientation : repetitions) {
            for (const Point cell : cells) {
                const Point image = imageOf(cell, orientation, center);
                if (marked.contains(image)) {
                    marked.set(image, 1);
                }
            }
        }
        return areaOfGrid(marked);
    }
    std::vector<Point> images;
    for (const Orientation orientation : repetitions) {
        for (const Point cell : cells) {
            images.push_back(imageOf(cell, orientation, center));
        }
    }
    return Area(std::move(images), level);
}

std::vector<PlacedStamp> symmetricStamps(const Stamp &stamp, Point corner, Symmetry symmetry, Size level,
                                         std::vector<Stamp> &laidStamps)
{
    const Point center = twiceCenter(symmetry, level);
    const Point opposite = corner + Point{stamp.size().width - 1, stamp.size().height - 1};
    const std::vector<Orientation> repetitions = repetitionsOf(symmetry);
    laidStamps.clear();
    laidStamps.reserve(repetitions.size());
    std::vector<PlacedStamp> placed;
    for (const Orientation orientation : repetitions) {
        const Point a = imageOf(corner, orientation, center);
        const Point b = imageOf(opposite, orientation, center);
        laidStamps.push_back(oriented(stamp, orientation));
        placed.push_back({&laidStamps.back(), {std::min(a.x, b.x), std::min(a.y, b.y)}});
    }
    return placed;
}

Point commonCell(Point cell, Symmetry symmetry, Size level)
{
    const Point center = twiceCenter(symmetry, level);
    Point common = cell;
    for (const Orientation orientation : repetitionsOf(symmetry)) {
        const Point image = imageOf(cell, orientation, center);
        common = readsBefore(image, common) ? image : common;
    }
    return common;
}
