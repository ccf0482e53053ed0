#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/pathfinding/ground.h"

/// Flood fill of the ground that a hero can walk on, including doors without keys. Handles up to 64 cells of a row at
/// once; linear in the number of cells.
///
/// Where the ground drifts (gamecore/pathfinding/step.h), it proceeds step by step, and the hero passes cells on which
/// he cannot stop. A hero who drifts against a door or an actor stops in front of it.
class GroundFlood {
public:
    using Word = BitGrid::Word;

    /// `cells` are those of the ground, and must outlive this object. `known`: cells already reached; may be empty.
    GroundFlood(const Ground &ground, const GroundCells &cells, BitGrid known = {});

    /// Adds a cell on which the hero stands, whatever its terrain.
    void add(Point cell);
    /// Adds a door that the hero opens. His direction onto it is unknown.
    void addDoor(Point door);

    /// A set of reached cells within a word of BitGrid.
    struct Front {
        int word = 0;
        int y = 0;
        Word cells = 0; ///< 0: no more cells
    };
    /// Spreads from some cells on which the hero can stop, and returns those cells. Each cell is returned once.
    Front step();

    /// Returns the cells on which the hero can stop, and those he passes.
    const BitGrid &reached() const { return m_reached; }
    /// Returns the cells on which the hero can stop.
    const BitGrid &stops() const { return m_ground.hasDrift() ? m_stops : m_reached; }
    /// False if stops() may contain too many cells. Causes: endless or very long drift, drift against or past a door or
    /// an actor that may change, or onward drift from a door with unknown direction.
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
    std::vector<GridWord> m_waitingWords; ///< words with waiting cells

    // Used only where the ground drifts.
    BitGrid m_stops;
    Grid<std::uint8_t> m_headings; ///< by cell: directions of arrival, one bit each
    std::vector<Come> m_step;      ///< cells of the current step
    bool m_isExact = true;
};
