#pragma once

#include "gamecore/solving/clockworkground.h"

/// The cells on which the hero can stand as long as his holdings do not change, and what he can do from them that
/// changes these or wins: for one search over holdings after the other, with the same memory.
class OpenGround {
public:
    using Cell = ClockworkGround::Cell;

    /// `ground` must outlive this.
    explicit OpenGround(const ClockworkGround &ground);

    /// What one step from a cell, or a command on it that takes time, leads to.
    struct Change {
        Cell from = 0; ///< where he stands before
        Cell to = 0;   ///< and after
        Holdings holdings;
        bool isWon = false;
    };

    /// Spreads him from the start over all cells on which he could stand with these holdings, and perhaps some more.
    /// Valid until the next call.
    const std::vector<Change> &changesWith(const Holdings &holdings);

private:
    void lookFrom(Cell cell, const Holdings &holdings);
    void lookTo(Cell from, Cell to, const Holdings &holdings);
    void lookAtDoors(Cell cell, const Holdings &holdings);
    void lookAtSpot(Cell cell, const Spot &spot, const Holdings &holdings);
    void visit(Cell cell);

    const ClockworkGround &m_ground;
    std::vector<int> m_marks; ///< by cell: m_mark if this search came there
    int m_mark = 0;
    std::vector<Cell> m_cells;
    std::vector<Change> m_changes;
};
