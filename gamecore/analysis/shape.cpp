#include "gamecore/analysis/shape.h"

#include "gamecore/analysis/reachedground.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/fieldofview.h"

std::vector<Point> deadEnds(const Ground &ground, const Grid<std::uint8_t> &reached)
{
    const ReachedGround hero(ground, reached);
    std::vector<Point> cells;
    for (int y = 0; y < reached.height(); ++y) {
        for (int x = 0; x < reached.width(); ++x) {
            int ways = hero.isGround({x, y}) ? 0 : directionCount;
            for (int i = 0; i < directionCount && ways < 2; ++i) {
                ways += hero.isStepOpen({x, y}, Direction(i)) ? 1 : 0;
            }
            if (ways == 1) {
                cells.push_back({x, y});
            }
        }
    }
    return cells;
}

Grid<int> stepsFrom(const Ground &ground, const Grid<std::uint8_t> &reached, Point start)
{
    const ReachedGround hero(ground, reached);
    Grid<int> steps(reached.size(), notReached);
    steps.set(start, 0);
    std::vector<Point> front{start};
    std::vector<Point> next;
    BitGrid stops(reached.size()); // cells where a step ends; the hero cannot go on from cells that he only passes
    stops.set(start, true);
    const auto take = [&](Point from, Direction direction, int step) {
        const Point end = followStep(hero, from, direction, [&](Point cell, Direction) {
            steps.set(cell, steps.at(cell) == notReached ? step : steps.at(cell));
            return true;
        });
        if (!stops.at(end)) {
            stops.set(end, true);
            next.push_back(end);
        }
    };
    for (int step = 1; !front.empty(); ++step) {
        for (const Point cell : front) {
            for (int i = 0; i < directionCount; ++i) {
                if (hero.isStepOpen(cell, Direction(i))) {
                    take(cell, Direction(i), step);
                }
            }
        }
        front.swap(next);
        next.clear();
    }
    return steps;
}

namespace {

/// Computes the cells in sight. Reads only the cells within the radius.
Grid<std::uint8_t> cellsSeenFrom(const Ground &ground, Point start)
{
    const int radius = ground.rules().fovRadius;
    const Point corner{qMax(0, start.x - radius), qMax(0, start.y - radius)};
    const Size part{qMin(ground.size().width, start.x + radius + 1) - corner.x,
                    qMin(ground.size().height, start.y + radius + 1) - corner.y};
    const OpaqueGrid opaque(part, [&](Point cell) { return !ground.isTransparent(corner + cell); });
    BitGrid seen(part);
    FieldOfView().compute(opaque, start - corner, radius, seen);
    Grid<std::uint8_t> cells(ground.size(), 0);
    for (int y = 0; y < part.height; ++y) {
        for (int x = 0; x < part.width; ++x) {
            cells.set(corner + Point{x, y}, seen.at({x, y}) ? 1 : 0);
        }
    }
    return cells;
}

} // namespace

StartView viewOfStart(const Level &level, const Catalogue &catalogue, const Ground &ground, Point start)
{
    StartView view{cellsSeenFrom(ground, start), {}, {}};
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Point cell = level.things[i].cell;
        const std::optional<KindId> id = catalogue.kindOf(level.things[i].kind);
        if (!id || !ground.size().contains(cell) || !view.cells.at(cell)) {
            continue;
        }
        const KindCategory category = catalogue.kind(*id).category;
        if (category == KindCategory::Monster) {
            view.monsters.push_back(i);
        } else if (category != KindCategory::Hero) {
            view.items.push_back(i);
        }
    }
    return view;
}
