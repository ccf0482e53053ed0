#pragma once

// gamecore/pathfinding: distances and paths over a grid, where a step ends, and what the hero can reach with keys.
//
// step.h alone tells where a step ends. gamecore/rules/arrival.h takes an actor along it cell by cell; pursuit, travel,
// danger, the flood of this room and the analysis ask it beforehand. Where nothing in a level moves one on they go by
// bits and neighbors instead. A door has the drift of what it opens to. Chokepoints and ways to be opened
// (gamecore/analysis) go by neighbors alone, as pictures of the ground.
//
// Reach floods the ground first (groundflood.h, keyflood.h). Only where keys are scarce it looks at doors as a graph
// (lockmap.h) and searches orders of play (keysearch.h). It asks for no hit points, no monsters and no victory on the
// way: it is about the maze. Only where somebody may stand who stops a hero whom the ground carries (crowdOf()) it
// counts the cells before him, and says that it is not exact.

#include "gamecore/base/cancel.h"
#include "gamecore/pathfinding/ground.h"

#include <algorithm>

/// What a hero can come to.
struct Reach {
    static constexpr std::uint8_t stops = 1;  ///< he can come to it, and stop there
    static constexpr std::uint8_t passes = 2; ///< the ground carries him over it (gamecore/pathfinding/step.h), and on
    Grid<std::uint8_t> cells;                 ///< one of these for each cell that he can come to in some order of play
    /// False: there are too many orders of play (KeySearch::mostLooks, or more than Reach::mostDoors doors that
    /// matter); or it matters which doors are opened, and the ground drifts, he is teleported, or a key can be had in
    /// several places; or the ground carries somebody round and round, or where it depends on a door or on a monster.
    /// Then keys are not counted, and one key opens all doors of its kind: cells may hold some too many, never too few.
    bool isExact = true;
    /// An item that he can come to puts him on any ground that hurts nobody, and again where he started if that is one.
    bool isTeleported = false;

    static constexpr int mostDoors = 1000;

    bool contains(Point cell) const { return cells.contains(cell) && cells.at(cell) != 0; }
    /// Whether he can come to it and do something there, such as to pick up what lies on it.
    bool hasStop(Point cell) const { return cells.contains(cell) && cells.at(cell) == stops; }
    bool containsAny(const std::vector<Point> &places) const
    {
        return std::any_of(places.begin(), places.end(), [this](Point cell) { return contains(cell); });
    }
};

/// The cells that a hero who starts on `from` can come to: ground that can be stood on, doors that ask for no key, and
/// locked ones as far as keys go. A key is used up by the door that it opens, unless its kind stays (Kind::isUsedUp);
/// keys are had that lie where he can come to, or in monsters there (gamecore/pathfinding/carried.h), and those that he
/// starts with. Which door he opens first may decide what he can come to later: a cell is in if there is any order of
/// play that leads to it, even if no order leads to all of them.
///
/// An item that teleports him (Kind::teleportsHero) puts him on any ground that hurts nobody once he can come to it.
///
/// The ground where he starts counts as such whatever it is. Not asked: what terrain hurts, who stands in the way but
/// where the ground would carry the hero past him (crowdOf()), whether the game is won before. `catalogue` is the one
/// in force. Doors of the key `openKind` count as not locked.
///
/// Time is linear in the number of cells but for keys that are scarce, whose search is bounded as said above.
///
/// To stop it, set `isCancelled` from any thread: what it then gives says nothing.
Reach reachFrom(const Level &level, const Catalogue &catalogue, const Rules &rules, Point from,
                const QString &openKind = {}, const std::atomic<bool> *isCancelled = nullptr);
