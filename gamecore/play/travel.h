#pragma once

#include "gamecore/world/world.h"

#include <functional>

/// Finds ways for the hero by what he knows: explored cells without harm, monsters in view as obstacles. Closed doors
/// are opened on the way (that costs a step more, and they are entered straight on); locked ones are not, unless one is
/// where he wants to go; exits that would end the level are goals only. Of equally short ways it always finds the same
/// one.
///
/// It keeps its memory from call to call; a call costs what the cells up to the nearest goal cost.
///
/// A search of its own beside DistanceMap, which fills a whole area from goals known before: this one asks each cell
/// whether it is a goal as it comes to it and ends at the first, enters closed doors straight on only, and goes on
/// from no exit. DistanceMap would need all three and a rule for each step, in the loop that every monster's way runs
/// through.
class WayFinder {
public:
    /// Fills `path` with the way from the hero to the nearest cell that `isGoal`: without his own cell, the goal last.
    /// Empty if there is none, or if he stands on one. Only explored cells are asked.
    void find(const World &world, const std::function<bool(Point)> &isGoal, std::vector<Point> &path);
    /// The way to one cell. A monster may stand on it, and it may be a locked door to which he has the key.
    void findTo(const World &world, Point target, std::vector<Point> &path);

private:
    struct Cell {
        int cost = -1; ///< not reached
        Direction from = Direction::North;
        bool isSettled = false;
    };

    void begin(const World &world);
    bool canEnter(const World &world, Point cell) const;
    bool canStep(const World &world, Point from, Direction direction) const;
    int costOf(const World &world, Point to, Direction direction) const;
    std::optional<Point> search(const World &world, const std::function<bool(Point)> &isGoal);
    void spread(const World &world, Point cell);
    void reach(Point cell, int cost, Direction from);
    Cell &at(Point cell) { return m_cells[std::size_t(cell.y) * std::size_t(m_size.width) + std::size_t(cell.x)]; }

    struct Front {
        int cost;
        Point cell;
    };
    static bool isLater(const Front &a, const Front &b);

    Size m_size;
    std::vector<Cell> m_cells;
    std::vector<Point> m_touched;
    std::vector<Front> m_front; ///< a heap
    std::optional<Point> m_target;
};

/// Whether stepping on a cell can win the level.
bool isWinningExit(const World &world, Point cell);
