#pragma once

#include "gamecore/pathfinding/ground.h"

#include <atomic>

/// A monster that walks its rounds: straight on until something stops it, then a random new direction.
struct Patrol {
    std::size_t thing = 0; ///< place in Level::things
    Point cell;
    std::optional<Direction> facing; ///< nothing: chance decides
};

/// The patrols of a level, in its order; values of their own count. `catalogue` is the one in force.
std::vector<Patrol> patrolsOf(const Level &level, const Catalogue &catalogue);

/// Finds where a monster on its rounds can ever stand: exact, by the rule of `patrol` (gamecore/rules/monster.h) as far
/// as terrain alone goes, with every door closed as it is drawn. One monster after the other walks over the same
/// ground, with the memory of the last walk. A walk costs twice the cells of its footprint.
///
/// Where a monster is stopped it may go any of four ways, so it covers the whole straight run through that cell, both
/// along and across, and is stopped again at the ends of these. Where the ground drifts (gamecore/pathfinding/step.h)
/// it may not come back the way it went, so that each way from each cell is walked by itself.
class RoundsWalk {
public:
    /// `isCrowded`: another monster may stop it on any cell; only on ground that does not drift.
    explicit RoundsWalk(const Ground &ground, const std::atomic<bool> *isCancelled = nullptr, bool isCrowded = false);

    /// The cells of its footprint, each once, in no order that means anything. Valid until the next call. A
    /// cancelled walk lacks some.
    const std::vector<Point> &walk(const Patrol &patrol);
    /// Walks on from the last one: what that has covered counts too, and is not walked again.
    const std::vector<Point> &walkAlso(const Patrol &patrol);
    /// The cells of the last walk, with what it went on from.
    const std::vector<Point> &covered() const { return m_covered; }
    /// True if, on ground that does not drift, any walk looks into a door or a gate from the cell before it, which
    /// stops the monster only while it is closed.
    bool mayFaceDoors() const { return m_mayFaceDoors; }
    /// True if the last walk covers a cell.
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
    bool m_isCrowded;
    bool m_mayFaceDoors = false;
    std::vector<Point> m_stops; ///< from which the walk has still to go on
};

/// Marks with 1 the cells that any of some monsters on their rounds can ever stand on. What they have in common is
/// walked once.
Grid<std::uint8_t> footprintOfAll(const Ground &ground, const std::vector<Patrol> &patrols,
                                  const std::atomic<bool> *isCancelled = nullptr);

/// A footprint in figures.
struct Footprint {
    bool isKnown = false; ///< false: there was too much to count
    qint64 cells = 0;
    bool hasMark = false; ///< whether the marked cell is in it
};

/// The footprints of many, in their order. Those that have not been counted after `mostFootprintSteps` cells are left
/// unknown, as are all that a cancelled call did not come to.
std::vector<Footprint> footprintsOf(const Ground &ground, const std::vector<Patrol> &patrols, std::optional<Point> mark,
                                    const std::atomic<bool> *isCancelled = nullptr);
inline constexpr qint64 mostFootprintSteps = 100'000'000;
