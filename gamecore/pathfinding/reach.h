#pragma once

// gamecore/pathfinding: distances, paths, where a step ends, and which cells the hero can reach with which keys.
//
// Only step.h knows where a step ends. gamecore/rules/arrival.h moves actors along it cell by cell; pursuit, travel,
// danger, the flood fill here and the analysis query it in advance. In levels without drift they use bits and neighbors
// instead. A door has the drift of the terrain it becomes. Chokepoints and openings (gamecore/analysis) use neighbors
// only, as pictures of the terrain.
//
// Reach first floods the ground (groundflood.h, keyflood.h). Only if keys are scarce, it builds a graph of doors
// (lockmap.h) and searches orders of play (keysearch.h). It ignores hit points, monsters and victory, since it is about
// the maze. The exception: if an actor may stop a drifting hero (crowdOf()), it counts the cells in front of that actor
// and reports that it is not exact.

#include "gamecore/base/cancel.h"
#include "gamecore/pathfinding/ground.h"

#include <algorithm>

/// The area that a hero can reach.
struct Reach {
    static constexpr std::uint8_t stops = 1;  ///< reachable, and he can stop there
    static constexpr std::uint8_t passes = 2; ///< he only drifts over it (gamecore/pathfinding/step.h)
    Grid<std::uint8_t> cells;                 ///< one of these values for each cell reachable in some order of play,
                                              ///< else 0
    /// False if cells may contain too many cells, but never too few, because keys are not counted: one key opens all
    /// its doors. Reasons: too many orders of play (KeySearch::mostLooks), or more than mostDoors doors that matter.
    /// Another is an order of doors that matters while the ground drifts, the hero is teleported, or a key is available
    /// in several places. The last is drift in circles, or drift that depends on a door or a monster.
    bool isExact = true;
    /// True if a reachable item teleports the hero to any harmless ground, including his start.
    bool isTeleported = false;

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
/// monsters there (gamecore/pathfinding/carried.h), and from the hero's initial items. The order of doors may matter: a
/// cell is included if any order of play leads to it, even if no order leads to all.
///
/// A reachable item that teleports him (Kind::teleportsHero) makes all harmless ground reachable.
///
/// The start cell counts as reachable whatever its terrain. Ignores harmful terrain, earlier victory, and actors in the
/// way, unless they stop a drifting hero (crowdOf()). `catalogue` is the one in force. Doors of the key `openKind`
/// count as unlocked.
///
/// The time is linear in the number of cells, except for the bounded search for scarce keys.
///
/// Set `isCancelled` from any thread to stop it; the result is then meaningless.
Reach reachFrom(const Level &level, const Catalogue &catalogue, const Rules &rules, Point from,
                const QString &openKind = {}, const std::atomic<bool> *isCancelled = nullptr);
