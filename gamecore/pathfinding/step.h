#pragma once

#include "gamecore/data/terrain.h"

#include <optional>

// Where a step ends. The moves of all actors, their pathfinding and all predictions use these functions, so that a
// prediction cannot differ from the move.
//
// A step leads to the neighboring cell, and goes on from there while the ground drifts (gamecore/data/terrain.h) and
// the next cell is open. All this is a single step: it takes one turn, and no decision is made on the way. Every cell
// on the way is entered, with all effects of arrival (gamecore/rules/arrival.h). In a level without drift, a step ends
// on the neighbor.
//
// A template parameter `Ground` provides `isStepOpen(Point, Direction)`, `driftAt(Point)` and `hasDrift()`. Examples
// are World and Ground.

/// Maximum number of cells in a step. An actor in endless drift stays on the last of these cells.
inline constexpr int longestStep = 4096;

/// Returns the direction in which the ground carries an actor on from a cell that it entered in direction `came`;
/// std::nullopt if it stays.
template<typename Ground>
std::optional<Direction> movedOn(const Ground &ground, Point cell, Direction came)
{
    const std::optional<Direction> on = driftDirection(ground.driftAt(cell), came);
    return on && ground.isStepOpen(cell, *on) ? on : std::nullopt;
}

/// Calls `come(Point cell, Direction heading)` for each cell of a step in turn. If `come` returns false, the step ends
/// before that cell. The caller has checked that the first cell is open. Returns the cell where the step ends.
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

/// Returns the cell where a step ends, judged by terrain only. A step that enters `goal` ends on that cell.
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

/// True if `holds(Point)` returns true for every cell of a step.
template<typename Ground, typename Holds>
bool areAllCellsOfStep(const Ground &ground, Point from, Direction direction, const Holds &holds)
{
    if (!ground.hasDrift()) {
        return holds(from + stepOf(direction));
    }
    bool all = true;
    followStep(ground, from, direction, [&](Point cell, Direction) { return all = all && holds(cell); });
    return all;
}
