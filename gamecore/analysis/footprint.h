#pragma once

#include "gamecore/pathfinding/ground.h"

#include <atomic>

/// A monster that walks its rounds: straight on until something stops it, then a random new direction.
struct Patrol {
    std::size_t thing = 0; ///< place in Level::things
    Point cell;
    std::optional<Direction> facing; ///< nothing: chance decides
};

/// The patrols of a level, in its order; values of their own count. `catalogue` is the one in force.
std::vector<Patrol> patrolsOf(const Level &level, const Catalogue &catalogue);

/// Marks with 1 the cells that any of some monsters on their rounds can ever stand on: exact, by the rule of `patrol`
/// (gamecore/rules/monster.h) as far as terrain alone goes, with every door closed as it is drawn. What they have in
/// common is walked once.
Grid<std::uint8_t> footprintOfAll(const Ground &ground, const std::vector<Patrol> &patrols,
                                  const std::atomic<bool> *isCancelled = nullptr);

/// A footprint in figures.
struct Footprint {
    bool isKnown = false; ///< false: there was too much to count
    qint64 cells = 0;
    bool hasMark = false; ///< whether the marked cell is in it
};

/// The footprints of many, in their order. What monsters have in common is walked once, so that thousands of them cost
/// little more than one; those that have not been counted after `mostFootprintSteps` cells are left unknown, as are all
/// that a cancelled call did not come to.
std::vector<Footprint> footprintsOf(const Ground &ground, const std::vector<Patrol> &patrols, std::optional<Point> mark,
                                    const std::atomic<bool> *isCancelled = nullptr);
inline constexpr qint64 mostFootprintSteps = 100'000'000;
