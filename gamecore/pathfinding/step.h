#pragma once

#include "gamecore/data/drift.h"

#include <optional>

// Where a step ends. The hero, monsters, the ways that they look for and everything that predicts where somebody can
// come ask here, so that they cannot differ.
//
// A step leads to the neighbor, and from there on as long as the ground drifts (gamecore/data/drift.h) and the next
// cell can be stepped on. It is one step: one turn, and nobody decides anything on the way. Each cell on it counts as
// come to: what happens on arrival happens there (gamecore/rules/arrival.h). Where nothing drifts, which the grounds
// below say for a whole level, all of this is the neighbor.
//
// A ground answers `isStepOpen(Point, Direction)`, `driftAt(Point)` and `hasDrift()`: World, Ground.

/// An actor that would be carried round for ever is let go after so many cells.
inline constexpr int longestStep = 4096;

/// The direction in which an actor that came to a cell is moved on; nothing: it stays.
template<typename Ground>
std::optional<Direction> movedOn(const Ground &ground, Point cell, Direction came)
{
    const std::optional<Direction> on = afterComing(ground.driftAt(cell), came);
    return on && ground.isStepOpen(cell, *on) ? on : std::nullopt;
}

/// Takes somebody to each cell of a step: `come(Point cell, Direction heading)`, which is false if he stays before that
/// cell after all. Whether the first one can be stepped on was asked before. The cell where it ends.
template<typename Ground, typename Come>
Point followStep(const Ground &ground, Point from, Direction direction, const Come &come)
{
    Point at = from;
    std::optional<Direction> on = direction;
    for (int cells = 0; on && cells < longestStep && come(at + stepOf(*on), *on); ++cells) {
        at = at + stepOf(*on);
        on = movedOn(ground, at, *on);
    }
    return at;
}

/// Where a step ends as far as the ground goes; at `goal` if it comes there on the way.
template<typename Ground>
Point stepEnd(const Ground &ground, Point from, Direction direction, std::optional<Point> goal = {})
{
    if (!ground.hasDrift()) {
        return from + stepOf(direction);
    }
    bool isThere = false;
    return followStep(ground, from, direction, [&](Point cell, Direction) {
        const bool goesOn = !isThere;
        isThere = cell == goal;
        return goesOn;
    });
}

/// Whether `holds(Point)` for every cell of a step.
template<typename Ground, typename Holds>
bool isWholeStep(const Ground &ground, Point from, Direction direction, const Holds &holds)
{
    if (!ground.hasDrift()) {
        return holds(from + stepOf(direction));
    }
    bool all = true;
    followStep(ground, from, direction, [&](Point cell, Direction) { return all = all && holds(cell); });
    return all;
}
