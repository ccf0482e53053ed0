#pragma once

#include "gamecore/softlock/lockstates.h"
#include "gamecore/softlock/traplevel.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

/// What is left of a run into a trap at least, for the order in which TrapRun looks: the cheapest order of doors that
/// loses the game, as if all doors stood open and keys lay beside them. Counted are steps, two commands for each door,
/// less the keys that he has; but to the first door he goes over a key if he has none.
class TrapEstimate {
public:
    /// Both must outlive this.
    TrapEstimate(const TrapRunLevel &level, const LockStates &states);

    static constexpr int farAway = 1 << 24;

    /// A hero on his way.
    struct Hero {
        Point cell;
        std::uint64_t taken = 0;  ///< items, a bit each
        std::uint64_t opened = 0; ///< locks, likewise
    };
    /// At least so many commands until the game is lost; `farAway` or more if that cannot come. `state`: of the doors
    /// that he has opened, not lost yet.
    int leastLeft(const Hero &hero, std::size_t state);

private:
    static constexpr int commandsForDoor = 2; ///< to pick a key up, and to open the door
    static constexpr int unknown = -1;
    /// By indexOf() of cells.
    using Distances = std::vector<int>;

    /// With a rim around the level.
    int indexOf(Point cell) const { return (cell.y + 1) * m_width + cell.x + 1; }
    int at(const Distances &distances, Point cell) const { return distances[std::size_t(indexOf(cell))]; }
    Distances distancesTo(const std::vector<Point> &goals) const;
    int leastWay(const Hero &hero, int lock) const;
    int leastAfter(std::size_t state, int door);
    int leastBetween(int door, int next);
    int heldForLocks(const Hero &hero) const;

    const TrapRunLevel &m_level;
    const LockStates &m_states;
    int m_width;
    std::vector<std::uint8_t> m_isOpen;
    std::vector<int> m_by;            ///< from a cell to its neighbors
    std::vector<Distances> m_toLocks; ///< to a cell from which one is opened; none of locks that are not scarce
    std::vector<Distances> m_toItems;
    std::vector<int> m_lockOf;                         ///< by door of the LockGraph
    std::vector<int> m_between;                        ///< steps from beside a door to beside another, by both
    std::unordered_map<std::size_t, int> m_leastAfter; ///< by state and the door that was opened last
};
