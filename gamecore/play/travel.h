#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/play/herosteps.h"

#include <array>
#include <functional>
#include <limits>
#include <memory>

/// Pathfinding for the hero over the steps that he takes automatically (gamecore/play/herosteps.h). An exit that would
/// end the level, or a locked door, can only be the end of a path. Among equally short paths the result is always the
/// same. A path contains every cell that the hero comes to, including those over which he drifts; goals are cells where
/// he can stop. A step that drifts into unexplored cells is part of no path, except as the last step past a goal.
///
/// Memory is kept between calls. The cost of a call, in time and memory, depends on the number of cells up to the
/// nearest goal and not on the level.
///
/// This search is separate from DistanceMap, which fills an area from known goals. This search tests each cell for
/// being a goal and ends at the first goal, enters closed doors only with straight steps, and does not continue past an
/// exit. In DistanceMap these tests would slow down the inner loop that all monsters' paths run through.
class PathFinder {
public:
    /// The value of `mostCells` for no limit.
    static constexpr int allCells = std::numeric_limits<int>::max();

    using Others = HeroSteps::Others;

    /// Fills `path` with the path from the hero to the nearest explored cell for which `isGoal` is true: without his
    /// own cell, and with the goal last. Empty if there is none, or if he stands on such a cell. A step that drifts
    /// over a cell for which `isGoalInPassing` is true also reaches a goal; the path then ends where this step ends.
    void find(const World &world, const std::function<bool(Point)> &isGoal, std::vector<Point> &path,
              Others others = Others::Obstruct, const std::function<bool(Point)> &isGoalInPassing = {});
    /// Fills `path` with the path to one cell, which may hold a monster or be a locked door to which the hero has the
    /// key. Empty if there is none, if he stands on that cell, or if more than `mostCells` cells are nearer. If a path
    /// is found, it is the same with and without a limit.
    void findTo(const World &world, Point target, std::vector<Point> &path, int mostCells = allCells,
                Others others = Others::Obstruct);

    /// Fills `path` with the path to the nearest locked door to which the hero has the key, the door last; empty if
    /// there is none.
    void findToLock(const World &world, std::vector<Point> &path);

private:
    struct Cell {
        int cost = -1;   ///< -1: not reached
        int before = -1; ///< previous cell on the path, as an index into the level
        Direction from = Direction::North;
        bool isSettled = false;
    };

    /// A square block of cells. Memory is allocated only for blocks that the search reaches.
    static constexpr int blockSide = 32;
    using Block = std::array<Cell, std::size_t(blockSide) * blockSide>;

    void begin(Size size);
    std::optional<Point> search(const HeroSteps &steps, const std::function<bool(Point)> &isGoal, int mostCells);
    std::optional<Direction> stepPastGoal(const HeroSteps &steps, Point cell) const;
    void walkBack(const HeroSteps &steps, std::optional<Point> goal, std::vector<Point> &path);
    void spread(const HeroSteps &steps, Point cell);
    void reach(Point cell, int cost, Point before, Direction from);
    int placeOf(Point cell) const { return cell.y * m_size.width + cell.x; }
    Cell &at(Point cell);

    struct Front {
        int cost;
        Point cell;
    };
    static bool isLater(const Front &a, const Front &b);

    Size m_size;
    std::vector<std::unique_ptr<Block>> m_blocks; ///< row by row; null if never reached
    std::vector<Point> m_touched;                 ///< cells reached by the last search, to be reset
    std::vector<Front> m_front;                   ///< frontier, a heap
    std::function<bool(Point)> m_isGoalInPassing;
    std::optional<Direction> m_lastStep; ///< last step, if the search ended by passing a goal
};

/// Returns the step from the hero to an adjacent cell, whatever is on that cell. std::nullopt if the cell is not
/// adjacent, or diagonal under four-way moves.
std::optional<Direction> stepBeside(const World &world, Point cell);

/// Returns the type of the nearest way out (isWayOut()) to which the hero knows a path, ignoring actors in the way.
/// Feature::None if there is none, or if he stands on one.
Feature knownWayOut(const World &world);
/// True if a cell has stairs, or an exit that can win the level.
bool isWayOut(const World &world, Point cell);
