#include "editor/edits/thingmoves.h"

#include "editor/edits/stamp.h"
#include "gamecore/data/catalogue.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace {

/// Largest offset of a copy in x and y.
constexpr int farthestCopy = 24;

std::vector<Thing> withoutThings(const std::vector<Thing> &all, const std::vector<std::size_t> &things)
{
    std::vector<Thing> rest;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!std::binary_search(things.begin(), things.end(), i)) {
            rest.push_back(all[i]);
        }
    }
    return rest;
}

/// Removes the things that `arriving` replaces on its cell.
void makeRoom(Level &level, const Catalogue &catalogue, const Thing &arriving)
{
    const Paint paint = Paint::ofThing(arriving);
    const auto [first, last] = thingsAt(level, arriving.cell);
    const auto begin = level.things.begin() + std::ptrdiff_t(first);
    const auto end = level.things.begin() + std::ptrdiff_t(last);
    std::vector<Thing> staying = thingsAfter(paint, arriving.cell, {begin, end}, catalogue);
    staying.pop_back();
    const auto place = level.things.erase(begin, end);
    level.things.insert(place, staying.begin(), staying.end());
}

/// Returns all offsets up to that size, the shortest first; equally long ones in the order right, down, left, up.
std::vector<Point> waysByLength()
{
    std::vector<Point> ways;
    for (int y = -farthestCopy; y <= farthestCopy; ++y) {
        for (int x = -farthestCopy; x <= farthestCopy; ++x) {
            ways.push_back({x, y});
        }
    }
    const auto length = [](Point p) { return p.x * p.x + p.y * p.y; };
    const auto side = [](Point p) { return p.x > 0 && p.y == 0 ? 0 : p.y > 0 ? 1 : p.x < 0 && p.y == 0 ? 2 : 3; };
    std::stable_sort(ways.begin(), ways.end(), [&](Point a, Point b) {
        return length(a) != length(b) ? length(a) < length(b) : side(a) < side(b);
    });
    ways.erase(ways.begin()); // the zero offset
    return ways;
}

bool isWalkable(const Level &level, const Catalogue &catalogue, Point cell)
{
    return level.terrain.contains(cell) && catalogue.terrain(level.terrain.at(cell)).isWalkable;
}

bool isFree(const Level &level, const Catalogue &catalogue, Point cell)
{
    if (!isWalkable(level, catalogue, cell)) {
        return false;
    }
    const auto [first, last] = thingsAt(level, cell);
    return first == last;
}

/// True if a shortest path by steps toward the target is walkable, so that copies stay on this side of walls.
bool isWalkedStraight(const Level &level, const Catalogue &catalogue, Point from, Point way)
{
    const int width = std::abs(way.x) + 1;
    const int height = std::abs(way.y) + 1;
    const Point side{way.x < 0 ? -1 : 1, way.y < 0 ? -1 : 1};
    std::vector<bool> isReached(std::size_t(width), false); // cells reached in the row above, then in this one
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool isStart = x == 0 && y == 0;
            const bool isNext = isReached[std::size_t(x)] || (x > 0 && isReached[std::size_t(x - 1)]);
            const Point cell = from + Point{x * side.x, y * side.y};
            isReached[std::size_t(x)] = isStart || (isNext && isWalkable(level, catalogue, cell));
        }
    }
    return isReached.back();
}

using CellOrder = bool (*)(Point, Point);

/// Returns the nearest free cell that can be walked to and is not in `taken`; std::nullopt if there is none nearby.
std::optional<Point> nearestFree(const Level &level, const Catalogue &catalogue, Point from,
                                 const std::set<Point, CellOrder> &taken)
{
    std::set<Point, CellOrder> seen({from}, readsBefore);
    std::vector<Point> front{from};
    for (int steps = 0; steps < farthestCopy && !front.empty(); ++steps) {
        std::vector<Point> next;
        for (const Point cell : front) {
            for (const Direction direction : straightDirections) {
                const Point other = cell + stepOf(direction);
                if (!isWalkable(level, catalogue, other) || !seen.insert(other).second) {
                    continue;
                }
                if (isFree(level, catalogue, other) && !taken.contains(other)) {
                    return other;
                }
                next.push_back(other);
            }
        }
        front = std::move(next);
    }
    return std::nullopt;
}

/// Returns copies at one common offset; std::nullopt if there is no room for that.
std::optional<std::vector<Thing>> copiesAlike(const Level &level, const Catalogue &catalogue, std::vector<Thing> copies)
{
    for (const Point way : waysByLength()) {
        const bool fits = std::all_of(copies.begin(), copies.end(), [&](const Thing &copy) {
            return isFree(level, catalogue, copy.cell + way) && isWalkedStraight(level, catalogue, copy.cell, way);
        });
        if (fits) {
            for (Thing &copy : copies) {
                copy.cell = copy.cell + way;
            }
            return copies;
        }
    }
    return std::nullopt;
}

/// Returns copies that are placed one by one; std::nullopt if there is no room for one of them.
std::optional<std::vector<Thing>> copiesApart(const Level &level, const Catalogue &catalogue, std::vector<Thing> copies)
{
    std::set<Point, CellOrder> taken(readsBefore);
    for (Thing &copy : copies) {
        const std::optional<Point> place = nearestFree(level, catalogue, copy.cell, taken);
        if (!place) {
            return std::nullopt;
        }
        taken.insert(*place);
        copy.cell = *place;
    }
    sortThings(copies);
    return copies;
}

} // namespace

bool canStand(const Level &level, const Catalogue &catalogue, const Thing &thing)
{
    if (!level.terrain.contains(thing.cell)) {
        return false;
    }
    const TerrainId terrain = level.terrain.at(thing.cell);
    return terrainAfter(Paint::ofThing(thing), terrain, catalogue) == terrain;
}

std::optional<Thing> firstUnplaceable(const Level &level, const Catalogue &catalogue, const std::vector<Thing> &things)
{
    const auto found = std::find_if(things.begin(), things.end(),
                                    [&](const Thing &thing) { return !canStand(level, catalogue, thing); });
    return found == things.end() ? std::nullopt : std::optional(*found);
}

std::vector<Thing> movedThings(const Level &level, const std::vector<std::size_t> &things, Point by)
{
    std::vector<Thing> moved;
    for (const std::size_t i : things) {
        moved.push_back(level.things[i]);
        moved.back().cell = moved.back().cell + by;
    }
    return moved;
}

void putThings(Level &level, const Catalogue &catalogue, const std::vector<Thing> &things)
{
    for (const Thing &thing : things) {
        makeRoom(level, catalogue, thing);
    }
    level.things.insert(level.things.end(), things.begin(), things.end());
    sortThings(level.things);
}

LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by)
{
    const std::vector<Thing> moved = movedThings(level, things, by);
    if (by == Point{} || firstUnplaceable(level, catalogue, moved)) {
        return {};
    }
    Level after = level;
    after.things = withoutThings(level.things, things);
    putThings(after, catalogue, moved);
    return changeBetween(level, after);
}

LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things)
{
    Level after = level;
    after.things = withoutThings(level.things, things);
    return changeBetween(level, after);
}

std::size_t placeAfter(const Level &level, std::size_t thing, ThingStep step)
{
    const auto [first, last] = thingsAt(level, level.things[thing].cell);
    if (step == ThingStep::Up) {
        return thing + 1 < last ? thing + 1 : thing;
    }
    return thing > first ? thing - 1 : thing;
}

LevelChange changeByOrder(const Level &level, std::size_t thing, ThingStep step)
{
    const std::size_t other = placeAfter(level, thing, step);
    if (other == thing || level.things[other] == level.things[thing]) {
        return {};
    }
    const auto [first, last] = thingsAt(level, level.things[thing].cell);
    LevelChange change;
    change.thingsBefore.assign(level.things.begin() + std::ptrdiff_t(first),
                               level.things.begin() + std::ptrdiff_t(last));
    change.thingsAfter = change.thingsBefore;
    std::swap(change.thingsAfter[thing - first], change.thingsAfter[other - first]);
    return change;
}

std::size_t nextInCell(const Level &level, std::size_t thing)
{
    const auto [first, last] = thingsAt(level, level.things[thing].cell);
    return thing == first ? last - 1 : thing - 1;
}

Duplicate duplicateOf(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things)
{
    std::vector<Thing> copies;
    for (const std::size_t thing : things) {
        if (!isUnique(Paint::ofThing(level.things[thing]), catalogue)) {
            copies.push_back(level.things[thing]);
        }
    }
    if (copies.empty()) {
        return {};
    }
    std::optional<std::vector<Thing>> placed = copiesAlike(level, catalogue, copies);
    if (!placed) {
        placed = copiesApart(level, catalogue, std::move(copies));
    }
    return placed ? Duplicate{.change = {.terrain = {}, .thingsBefore = {}, .thingsAfter = std::move(*placed)}}
                  : Duplicate{};
}
