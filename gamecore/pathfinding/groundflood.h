#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/pathfinding/ground.h"

/// Flood fill of the ground that a hero can walk on, including doors that need no key. It handles up to 64 cells of a
/// row at once and takes time linear in the number of cells.
///
/// If the ground drifts (gamecore/pathfinding/step.h), the flood fill follows each single step, and the hero passes
/// over cells on which he cannot stop. A hero who drifts against a door or an actor stops in front of it.
class GroundFlood {
public:
    using Word = BitGrid::Word;

    /// `ground` and `cells`, its properties, must outlive this object. The cells in `known` count as reached, but the
    /// flood does not spread from them; `known` may be empty.
    GroundFlood(const Ground &ground, const GroundCells &cells, BitGrid known = {});

    /// Adds a cell on which the hero stands, whatever its terrain.
    void add(Point cell);
    /// Adds a door that the hero can open, such as a locked one whose key he has. The direction from which he enters it
    /// is unknown, so isExact() becomes false if the cell of the door drifts.
    void addDoor(Point door);

    /// Reached cells within one word of BitGrid: bit N of `cells` is column 64 * `word` + N of row `y`.
    struct Front {
        int word = 0;
        int y = 0;
        Word cells = 0; ///< 0 if the flood is complete
    };
    /// Spreads from some reached cells on which the hero can stop, and returns these cells. Each cell is returned once.
    /// Call step() until it returns no cells.
    Front step();

    /// Returns the cells reached: those on which the hero can stop, and those he only drifts over.
    const BitGrid &reached() const { return m_reached; }
    /// Returns the cells on which the hero can stop.
    const BitGrid &stops() const { return m_ground.hasDrift() ? m_stops : m_reached; }
    /// False if stops() may contain too many cells, which happens only if the ground drifts. Reasons:
    /// - Drift is endless or very long.
    /// - Drift is stopped by a closed door that may be open later, or by an actor that may be gone later.
    /// - A diagonal step leads past a closed door, since that may be open by then.
    /// - The cell of a door drifts, and the direction from which the hero enters it is unknown.
    bool isExact() const { return m_isExact; }

private:
    /// The position of a word in a BitGrid.
    struct GridWord {
        int word = 0;
        int y = 0;
    };
    /// An arrival on a cell, and the direction of the last step or drift.
    struct Come {
        Point cell;
        Direction heading = Direction::North;

        friend bool operator==(const Come &, const Come &) = default;
    };
    Front stepOn();
    bool canBegin(Point from, Direction direction);
    void takeStep(Point from, Direction direction);
    void stopBeforeObstacle(const Come &come);
    bool isBlockedByActor(Point from, Direction direction) const;
    void stopOn(Point cell);
    void spreadIntoRow(int y, const Front &from);
    void reach(GridWord at, Word straight, Word oblique);
    void take(GridWord at, Word cells);

    const Ground &m_ground;
    bool m_isOblique; ///< diagonal steps matter
    const BitGrid &m_walkable;
    const BitGrid &m_crowd;
    BitGrid m_open; ///< walkable or a door
    BitGrid m_reached;
    BitGrid m_waiting;                    ///< reached, but not spread from
    std::vector<GridWord> m_waitingWords; ///< words with waiting cells

    // Used only if the ground drifts.
    BitGrid m_stops;
    Grid<std::uint8_t> m_headings; ///< by cell: directions of arrival, one bit each
    std::vector<Come> m_step;      ///< arrivals during the current step
    bool m_isExact = true;
};
