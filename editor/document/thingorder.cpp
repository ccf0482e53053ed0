#include "editor/document/thingorder.h"

#include "editor/document/stamp.h"

#include <algorithm>

namespace {

/// Copies are looked for no farther than this.
constexpr int farthestCopy = 24;

/// All ways that are not longer, the shortest first; of equally long ones right, down, left, up.
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
    ways.erase(ways.begin()); // none at all
    return ways;
}

bool isFree(const Level &level, const Catalogue &catalogue, Point cell)
{
    if (!level.terrain.contains(cell) || !catalogue.terrain(level.terrain.at(cell)).isWalkable) {
        return false;
    }
    const auto [first, last] = thingsAt(level, cell);
    return first == last;
}

} // namespace

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
    for (const Point way : copies.empty() ? std::vector<Point>() : waysByLength()) {
        const bool fits = std::all_of(copies.begin(), copies.end(),
                                      [&](const Thing &copy) { return isFree(level, catalogue, copy.cell + way); });
        if (fits) {
            for (Thing &copy : copies) {
                copy.cell = copy.cell + way;
            }
            return {.change = {.terrain = {}, .thingsBefore = {}, .thingsAfter = std::move(copies)}, .by = way};
        }
    }
    return {};
}
