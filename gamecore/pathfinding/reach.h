#pragma once

// gamecore/pathfinding: distances, paths, where a step ends, and which cells the hero can reach with which keys.
//
// Only step.h defines where a step ends. gamecore/rules/arrival.h moves actors along a step cell by cell. Pursuit,
// travel, danger, the flood fill here and the analysis use step.h for predictions; in levels without drift, they use
// bit grids and neighbors instead. A door has the drift of the terrain it becomes. Chokepoints and openings
// (gamecore/analysis) ignore drift.
//
// reachFrom() first floods the ground (groundflood.h, keyflood.h). If keys are scarce, it then builds a graph of doors
// (lockmap.h) and searches orders of opening them (lockgraph.h). It ignores hit points, monsters and victory, with one
// exception: if an actor may stop a drifting hero (crowdOf()), the cells in front of that actor count as reachable, and
// the result is not exact.

#include "gamecore/base/cancel.h"
#include "gamecore/pathfinding/ground.h"

#include <algorithm>

/// The area that a hero can reach.
struct Reach {
    static constexpr std::uint8_t stops = 1;  ///< the hero can reach the cell and stop there
    static constexpr std::uint8_t passes = 2; ///< the hero only drifts over the cell (gamecore/pathfinding/step.h)
    Grid<std::uint8_t> cells; ///< `stops` or `passes` for each cell that can be reached in some order of play, else 0
    /// False if `cells` may contain too many cells; it never lacks one. Reasons:
    /// - There are too many orders of opening doors to search: more than KeySearch::mostLooks allows, or more than
    ///   mostDoors doors of scarce keys.
    /// - Locks can be opened, and either the hero can be teleported or a key can be got on several cells.
    /// - The order of opening doors matters, and the ground drifts.
    /// - The hero drifts in circles, or his drift depends on a door or a monster.
    /// For all reasons except the last, `cells` is computed as if one key opened all its doors.
    bool isExact = true;
    /// True if an item within reach, or an initial item of the hero, teleports him. `cells` then includes all harmless
    /// ground.
    bool isTeleported = false;

    /// Maximum number of doors of scarce keys for an exact result.
    static constexpr int mostDoors = 1000;

    bool contains(Point cell) const { return cells.contains(cell) && cells.at(cell) != 0; }
    /// True if the hero can stop on the cell, for example to pick up an item.
    bool hasStop(Point cell) const { return cells.contains(cell) && cells.at(cell) == stops; }
    bool containsAny(const std::vector<Point> &places) const
    {
        return std::any_of(places.begin(), places.end(), [this](Point cell) { return contains(cell); });
    }
};

/// Returns the cells that a hero who starts on `from` can reach: passable ground, doors without keys, and locked doors
/// as far as keys last. A door uses up its key, unless Kind::isUsedUp is false. Keys come from reachable cells, from
/// monsters that he can meet (gamecore/pathfinding/carried.h), and from his initial items. The order of opening doors
/// may matter: a cell is included if any order leads to it, even if no order leads to all cells.
///
/// A reachable item that teleports him (Kind::teleportsHero) makes all harmless ground reachable.
///
/// The start cell counts as reachable whatever its terrain. Ignores harmful terrain, victory on the way, and actors in
/// the way, unless they stop a drifting hero (crowdOf()). `catalogue` is the one in force (catalogueOf()). Doors that
/// are opened by the item or plate with the catalogue key `openKind` count as unlocked; empty: none.
///
/// The time is linear in the number of cells, except for the search if keys are scarce, which is bounded.
///
/// Set `isCancelled` from any thread to stop it; the result is then meaningless.
Reach reachFrom(const Level &level, const Catalogue &catalogue, const Rules &rules, Point from,
                const QString &openKind = {}, const std::atomic<bool> *isCancelled = nullptr);
