#include "app/hud/seenlevel.h"

#include "gamecore/data/catalogue.h"

SeenLevel seenLevel(const World &world, bool isRevealed)
{
    SeenLevel seen{.terrain = world.terrain(), .sight = {}};
    if (world.seesAll()) {
        return seen;
    }
    seen.sight = Grid<CellSight>(world.size(), CellSight::Visible);
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Point cell{x, y};
            if (!world.isExplored(cell) && !isRevealed) {
                seen.terrain.set(cell, world.catalogue().wall());
                seen.sight.set(cell, CellSight::Unseen);
            } else if (!world.isVisible(cell)) {
                seen.sight.set(cell, CellSight::Remembered);
            }
        }
    }
    return seen;
}

std::optional<int> litSprite(const World &world)
{
    return world.status() == Status::Lost ? std::nullopt : std::optional(heroId);
}

std::optional<double> safetyLeft(const World &world)
{
    const int whole = world.isRealTime() ? world.rules().safeMs : world.rules().safeTurns;
    const bool isShown = world.safeLeft() > 0 && whole > 0 && world.status() == Status::Playing;
    return isShown ? std::optional(double(world.safeLeft()) / whole) : std::nullopt;
}
