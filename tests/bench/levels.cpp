#include "tests/bench/levels.h"

#include "app/cli/cataloguesource.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/game.h"

CataloguePtr benchCatalogue()
{
    IssueList issues;
    CataloguePtr catalogue = loadCatalogue({}, issues);
    if (!catalogue) {
        qFatal("the shipped data cannot be read");
    }
    return catalogue;
}

Level levelOf(const BenchMap &map, const Catalogue &catalogue, Point start)
{
    Level level;
    level.terrain = Grid<TerrainId>(map.size(), catalogue.wall());
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (map.at({x, y}) != 0) {
                level.terrain.set({x, y}, catalogue.floor());
            }
        }
    }
    addThings(level, {start}, catalogue.kind(catalogue.start()).key);
    return level;
}

void addThings(Level &level, const std::vector<Point> &cells, const QString &kind, const QJsonObject &values)
{
    for (const Point cell : cells) {
        level.things.push_back({.cell = cell, .kind = kind, .values = values});
    }
    sortThings(level.things);
}

World worldOf(const Level &level, const CataloguePtr &catalogue, std::uint64_t seed)
{
    IssueList issues;
    std::optional<PlayableLevel> checked = PlayableLevel::check(level, *catalogue, issues);
    if (!checked) {
        qFatal("a level of the benchmark cannot be played");
    }
    return Game::start(catalogue, std::move(*checked), seed).game.world();
}
