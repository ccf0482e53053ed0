#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/pathfinding/ground.h"

/// Spreads a hero over the ground of a level, up to 64 cells of a row at once: over what can be walked on and over
/// doors that ask for no key. Linear in the number of cells.
///
/// Where the ground drifts (gamecore/pathfinding/step.h) it goes step by step, and he comes to more cells than he can
/// stop on. A hero carried against a door, or against somebody, stops before it.
class GroundFlood {
public:
    using Word = BitGrid::Word;

    /// `cells` are those of the ground, and must outlive this. Where `known` is 1 he has been; empty: nowhere.
    GroundFlood(const Ground &ground, const GroundCells &cells, BitGrid known = {});

    /// Adds a cell on which he stands, whatever it is.
    void add(Point cell);
    /// Adds a door that he opens. With which heading he comes onto it is not known.
    void addDoor(Point door);

    /// Cells that he has come to: those of a word of BitGrid.
    struct Front {
        int word = 0;
        int y = 0;
        Word cells = 0; ///< 0: there are no more
    };
    /// Spreads from cells on which he can stop, and gives them. Each is given once.
    Front step();

    /// Cells on which he can stop, and those that he passes.
    const BitGrid &reached() const { return m_reached; }
    /// Cells on which he can stop.
    const BitGrid &stops() const { return m_ground.hasDrift() ? m_stops : m_reached; }
    /// False: he is carried in a round, very far, against or past a door that may be open by then, against somebody who
    /// may be gone by then, or onward from a door with an unknown heading. Then stops may hold some too many.
    bool isExact() const { return m_isExact; }

private:
    struct GridWord {
        int word = 0;
        int y = 0;
    };
    struct Come {
        Point cell;
        Direction heading = Direction::North;

        friend bool operator==(const Come &, const Come &) = default;
    };
    Front stepOn();
    bool canBegin(Point from, Direction direction);
    void takeStep(Point from, Direction direction);
    void stopBeforeObstacle(const Come &come);
    bool isKeptBySomebody(Point from, Direction direction) const;
    void stopOn(Point cell);
    void lookInto(int y, const Front &from);
    void reach(GridWord at, Word straight, Word oblique);
    void take(GridWord at, Word cells);

    const Ground &m_ground;
    bool m_isOblique;
    const BitGrid &m_walkable;
    const BitGrid &m_crowd;
    BitGrid m_open; ///< walkable or a door
    BitGrid m_reached;
    BitGrid m_waiting;                    ///< reached, but not spread from
    std::vector<GridWord> m_waitingWords; ///< in which cells wait

    // Where the ground drifts.
    BitGrid m_stops;
    Grid<std::uint8_t> m_headings; ///< by cell: those with which he came to it, a bit a direction
    std::vector<Come> m_step;      ///< the cells of the one that is taken
    bool m_isExact = true;
};
