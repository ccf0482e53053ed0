#pragma once

#include "gamecore/pathfinding/ground.h"

#include <atomic>

/// A patrolling monster. It walks straight on until something stops it, then turns in a random direction.
struct Patrol {
    std::size_t thing = 0; ///< index of the monster in Level::things
    Point cell;
    std::optional<Direction> facing; ///< initial direction; std::nullopt: random
};

/// Returns the monsters of a level that patrol, by their kind or by a value of their own, in the order of
/// Level::things. `catalogue` is the one in force (catalogueOf()).
std::vector<Patrol> patrolsOf(const Level &level, const Catalogue &catalogue);

/// Computation of footprints. The footprint of a patrolling monster is all cells where it can ever stand. It is exact
/// by the rule of `patrol` (gamecore/rules/monster.h) if only terrain stops the monster, and every door is closed as
/// drawn. An object can handle several monsters on the same ground, reusing its memory. A walk visits each cell of the
/// footprint twice.
///
/// A stopped monster may turn in any of four directions. It therefore covers the straight runs of cells in its row and
/// its column, and is stopped again at the ends of these runs. If the ground drifts (gamecore/pathfinding/step.h), the
/// monster may not be able to come back, so each step from each cell is followed separately.
class PatrolWalk {
public:
    /// `isCrowded`: other monsters may stop the patrolling monster on any cell; only for ground without drift. `ground`
    /// must outlive this object.
    explicit PatrolWalk(const Ground &ground, const std::atomic<bool> *isCancelled = nullptr, bool isCrowded = false);

    /// Returns the footprint of a patrol: each cell once, in no particular order. Valid until the next call. Incomplete
    /// if cancelled.
    const std::vector<Point> &walk(const Patrol &patrol);
    /// Adds the footprint of another patrol to that of the last walk, and returns both together. Shared cells are not
    /// walked again.
    const std::vector<Point> &walkAlso(const Patrol &patrol);
    /// Returns the result of the last walk() or walkAlso().
    const std::vector<Point> &covered() const { return m_covered; }
    /// True if, in any walk so far, the monster was stopped by a door or gate, which may be open later. Always false on
    /// ground with drift.
    bool mayFaceDoors() const { return m_mayFaceDoors; }
    /// True if covered() contains a cell.
    bool covers(Point cell) const { return m_marks.contains(cell) && m_marks.at(cell) != 0; }

private:
    /// Bits of a cell: it is in the footprint; the run in its row was walked; the run in its column was walked.
    enum Mark : std::uint8_t { Covered = 1, WalkedAcross = 2, WalkedAlong = 4 };
    /// Returns the bit for steps in a direction: it marks cells from which such a step was already followed. If the
    /// ground drifts, these four bits are used instead of WalkedAcross and WalkedAlong.
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
    bool m_isCrowded;
    bool m_mayFaceDoors = false;
    std::vector<Point> m_stops; ///< frontier of the walk
};

/// Returns a grid with 1 for the cells on which any of the patrols can ever stand, else 0. Takes time linear in the
/// number of these cells.
Grid<std::uint8_t> footprintOfAll(const Ground &ground, const std::vector<Patrol> &patrols,
                                  const std::atomic<bool> *isCancelled = nullptr);

/// The size of a footprint.
struct Footprint {
    bool isKnown = false; ///< false: not computed, because of the limit or a cancellation
    qint64 cells = 0;     ///< number of cells
    bool hasMark = false; ///< the footprint contains the cell `mark` of footprintsOf()
};

/// Returns the sizes of the footprints of many patrols, in the order of `patrols`. `mark` is a cell to look for;
/// std::nullopt: none. Once the footprints have more than `mostFootprintSteps` cells in total, or after a cancellation,
/// the remaining footprints stay unknown.
std::vector<Footprint> footprintsOf(const Ground &ground, const std::vector<Patrol> &patrols, std::optional<Point> mark,
                                    const std::atomic<bool> *isCancelled = nullptr);
inline constexpr qint64 mostFootprintSteps = 100'000'000;
