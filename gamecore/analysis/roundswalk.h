#pragma once

#include "gamecore/analysis/footprint.h"

/// Walks the rounds of one monster after the other over the same ground, with the memory of the last walk. A walk costs
/// twice the cells of its footprint.
///
/// Where a monster is stopped it may go any of four ways, so it covers the whole straight run through that cell, both
/// along and across, and is stopped again at the ends of these. Where the ground drifts (gamecore/reach/step.h) it may
/// not come back the way it went, so that each way from each cell is walked by itself.
class RoundsWalk {
public:
    explicit RoundsWalk(const Ground &ground, const std::atomic<bool> *isCancelled = nullptr);

    /// The cells of its footprint, each once, in no order that means anything. Valid until the next call. A
    /// cancelled walk lacks some.
    const std::vector<Point> &walk(const Patrol &patrol);
    /// Walks on from the last one: what that has covered counts too, and is not walked again.
    const std::vector<Point> &walkAlso(const Patrol &patrol);
    /// The cells of the last walk, with what it went on from.
    const std::vector<Point> &covered() const { return m_covered; }
    /// Whether the last walk covers a cell.
    bool covers(Point cell) const { return m_marks.contains(cell) && m_marks.at(cell) != 0; }

private:
    enum Mark : std::uint8_t { Covered = 1, WalkedAcross = 2, WalkedAlong = 4 };
    /// The bit of a cell that the walk has left in a direction, where the ground drifts.
    static std::uint8_t leftBy(Direction direction) { return std::uint8_t(2U << (unsigned(direction) / 2)); }

    void clear();
    void cover(Point cell, std::uint8_t marks);
    void setOut(const Patrol &patrol);
    Point slide(Point from, Direction direction, std::uint8_t marks);
    void walkWay(Point from, Direction direction);
    void walkRun(Point stop, Direction forth, Direction back, Mark walked);

    const Ground &m_ground;
    const std::atomic<bool> *m_isCancelled;
    Grid<std::uint8_t> m_marks;
    std::vector<Point> m_covered;
    std::vector<Point> m_stops; ///< from which the walk has still to go on
};
