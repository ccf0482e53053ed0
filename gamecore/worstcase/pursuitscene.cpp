#include "gamecore/worstcase/pursuitscene.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/pathfinding/damagesources.h"

#include <algorithm>

namespace {

bool isTool(const Kind &item)
{
    return std::any_of(item.effects.begin(), item.effects.end(),
                       [](const Effect &effect) { return !rowOf(effect.type).heals; });
}

bool isTool(const QString &key, const Catalogue &catalogue)
{
    const std::optional<KindId> id = catalogue.kindOf(key);
    return id && catalogue.kind(*id).category == KindCategory::Item && isTool(catalogue.kind(*id));
}

bool hasTools(const Level &level, const Catalogue &catalogue)
{
    const auto isToolKey = [&catalogue](const QString &key) { return isTool(key, catalogue); };
    const QStringList &begun = catalogue.kind(catalogue.start()).items;
    return std::any_of(begun.begin(), begun.end(), isToolKey)
           || std::any_of(level.things.begin(), level.things.end(), [&](const Thing &thing) {
                  const QStringList kinds = kindsNamedBy(thing);
                  return std::any_of(kinds.begin(), kinds.end(), isToolKey);
              });
}

/// True if terrain may move the hero. A door counts if the catalogue has any moving terrain, since it may open to it.
bool mayDrift(const Level &level, const Catalogue &catalogue)
{
    const auto drifts = [](const Terrain &terrain) { return terrain.drift != Drift::None; };
    const bool anyDrifts = std::any_of(catalogue.terrain().begin(), catalogue.terrain().end(), drifts);
    const std::vector<TerrainId> &cells = level.terrain.cells();
    return anyDrifts && std::any_of(cells.begin(), cells.end(), [&](TerrainId id) {
               return drifts(catalogue.terrain(id)) || catalogue.terrain(id).isDoor();
           });
}

void addGround(PursuitScene &scene, Point cell, const Terrain &terrain)
{
    scene.heroGround.set(cell, terrain.isWalkable || terrain.isDoor());
    scene.doors.set(cell, terrain.isDoor());
    scene.patrolCells.set(cell, terrain.isHarmless() && !terrain.isDoor());
}

/// True if a cell is an exit or stairs, or may become one by opening a chain of doors.
bool mayBeExit(const Terrain &terrain, const Catalogue &catalogue)
{
    const Terrain *at = &terrain;
    for (std::size_t doors = 0; at->isDoor() && doors < catalogue.terrain().size(); ++doors) {
        if (at->feature != Feature::None) {
            return true;
        }
        at = &catalogue.terrain(catalogue.terrainOf(at->opensTo).value());
    }
    return at->feature != Feature::None;
}

void addThing(PursuitScene &scene, const Level &level, const Catalogue &catalogue, std::size_t place)
{
    const Thing &thing = level.things[place];
    const Kind &kind = catalogue.kind(catalogue.kindOf(thing.kind).value());
    if (kind.category == KindCategory::Hero) {
        scene.start = thing.cell;
    } else if (kind.category == KindCategory::Treasure) {
        const bool isKnown = !scene.goals.empty() && scene.goals.back().cells.front() == thing.cell;
        if ((scene.rules.win & WinByTreasure) != 0 && !isKnown) {
            scene.goals.push_back({WinByTreasure, {thing.cell}});
        }
    } else if (kind.category == KindCategory::Monster) {
        const Behavior behavior = behaviorOf(thing, kind);
        if (behavior == Behavior::Patrol) {
            scene.patrols.push_back(place);
        } else if (rowOf(behavior).walk == BehaviorRow::Walk::Nowhere) {
            scene.heroCells.set(thing.cell, false);
            // Patrols walk through other monsters unless these block.
            scene.patrolCells.set(thing.cell, scene.patrolCells.at(thing.cell) && !scene.rules.isBlocking());
        } else {
            scene.others.push_back(place);
        }
    }
}

} // namespace

Unsupported PursuitScene::unsupportedIn(const PlayableLevel &level)
{
    const Catalogue &catalogue = *level.catalogue();
    if (level.rules().contact != Contact::Kills) {
        return Unsupported::Contact;
    }
    if (mayDrift(level.level(), catalogue)) {
        return Unsupported::Drift;
    }
    if (hasTools(level.level(), catalogue)) {
        return Unsupported::Items;
    }
    return DamageSources(level.level(), catalogue, level.rules()).harmsAll() ? Unsupported::Harm : Unsupported::Nothing;
}

PursuitScene PursuitScene::of(const PlayableLevel &level)
{
    const Level &drawn = level.level();
    const Catalogue &catalogue = *level.catalogue();
    const BitGrid none(drawn.size());
    PursuitScene scene{level.rules(), {}, none, none, none, none, {}, {}, {}};
    PursuitGoal exits{WinByExit, {}};
    for (int y = 0; y < scene.size().height; ++y) {
        for (int x = 0; x < scene.size().width; ++x) {
            const Terrain &terrain = catalogue.terrain(drawn.terrain.at({x, y}));
            addGround(scene, {x, y}, terrain);
            if (mayBeExit(terrain, catalogue)) {
                exits.cells.push_back({x, y});
            }
        }
    }
    scene.heroCells = scene.heroGround;
    for (std::size_t place = 0; place < drawn.things.size(); ++place) {
        addThing(scene, drawn, catalogue, place);
    }
    if ((scene.rules.win & WinByExit) != 0 && !exits.cells.empty()) {
        scene.goals.push_back(std::move(exits));
    }
    return scene;
}

BitGrid cellsReachableByMonsters(const PursuitScene &scene, const std::vector<Point> &starts)
{
    BitGrid cells(scene.size());
    std::vector<Point> open = starts;
    for (const Point start : starts) {
        cells.set(start);
    }
    while (!open.empty()) {
        const Point at = open.back();
        open.pop_back();
        for (int i = 0; i < directionCount; ++i) {
            const Point next = at + stepOf(Direction(i));
            if (cells.contains(next) && !cells.at(next) && (scene.patrolCells.at(next) || scene.doors.at(next))) {
                cells.set(next);
                open.push_back(next);
            }
        }
    }
    return cells;
}
