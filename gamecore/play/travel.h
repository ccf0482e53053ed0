#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/play/herosteps.h"

#include <array>
#include <functional>
#include <limits>
#include <memory>

/// Finds ways for the hero over the steps that he takes by what he knows (gamecore/play/herosteps.h); exits that would
/// end the level are goals only, and so are locked doors. Of equally short ways it always finds the same one. A way has
/// every cell that he comes to, also those over which the ground carries him; goals are where he can stop. A step whose
/// end he does not know, because the ground carries him out of what is explored, is part of no way, except as its last
/// step to a goal in passing.
///
/// It keeps its memory from call to call; a call costs what the cells up to the nearest goal cost, in time and in
/// memory, and not what the level would.
///
/// A search of its own beside DistanceMap, which fills a whole area from goals known before: this one asks each cell
/// whether it is a goal as it comes to it and ends at the first, enters closed doors straight on only, and goes on
/// from no exit. DistanceMap would need all three and a rule for each step, in the loop that every monster's way runs
/// through.
class WayFinder {
public:
    static constexpr int allCells = std::numeric_limits<int>::max();

    using Others = HeroSteps::Others;

    /// Fills `path` with the way from the hero to the nearest cell that `isGoal`: without his own cell, the goal last.
    /// Empty if there is none, or if he stands on one. Only explored cells are asked. Where the ground carries him on,
    /// a step over a cell for which `isGoalInPassing` holds is a goal, too.
    void find(const World &world, const std::function<bool(Point)> &isGoal, std::vector<Point> &path,
              Others others = Others::Obstruct, const std::function<bool(Point)> &isGoalInPassing = {});
    /// The way to one cell. A monster may stand on it, and it may be a locked door to which he has the key. Empty also
    /// if more than `mostCells` cells lie nearer: a limit never gives another way, only none.
    void findTo(const World &world, Point target, std::vector<Point> &path, int mostCells = allCells,
                Others others = Others::Obstruct);

    /// The way to the nearest locked door to which the hero has the key, the door last.
    void findToLock(const World &world, std::vector<Point> &path);

private:
    struct Cell {
        int cost = -1;   ///< not reached
        int before = -1; ///< the cell from which a step leads here: its place in the level
        Direction from = Direction::North;
        bool isSettled = false;
    };

    /// A square of cells: memory for those that were reached, not for the level.
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
    std::vector<std::unique_ptr<Block>> m_blocks; ///< row by row; those never reached are not there
    std::vector<Point> m_touched;
    std::vector<Front> m_front; ///< a heap
    std::function<bool(Point)> m_isGoalInPassing;
    std::optional<Direction> m_lastStep; ///< from where the search ended, past a goal
};

/// The step by which the hero would come to a cell beside him, whatever is there; nothing for cells that are not
/// beside him, diagonal ones among them where only four ways are open.
std::optional<Direction> stepBeside(const World &world, Point cell);

/// The nearest way out of the level to which the hero knows a way: Feature::Stairs, or Feature::Exit for an exit that
/// would end it. Feature::None if he knows of none or stands on one.
Feature knownWayOut(const World &world);
/// True if a cell is such a way out.
bool isWayOut(const World &world, Point cell);
