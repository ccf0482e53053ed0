#pragma once

#include "gamecore/pathfinding/ground.h"

#include <atomic>

/// A patrolling monster: it walks straight on until stopped, then turns in a random direction.
struct Patrol {
    std::size_t thing = 0; ///< index in Level::things
    Point cell;
    std::optional<Direction> facing; ///< std::nullopt: random
};

/// Returns the patrols of a level, in its order, including overridden behaviors. `catalogue` is the one in force.
std::vector<Patrol> patrolsOf(const Level &level, const Catalogue &catalogue);

/// Computes all cells where a patrolling monster can ever stand. Exact by the rule of `patrol`
/// (gamecore/rules/monster.h), with terrain only and every door closed as drawn. The object handles several monsters on
/// the same ground and reuses its memory. A walk costs twice the cells of its footprint.
///
/// A stopped monster may turn in any of four directions. It therefore covers the whole straight runs along and across
/// that cell, and is stopped again at their ends. With drift (gamecore/pathfinding/step.h) it may not be able to come
/// back, so each direction from each cell is walked separately.
class RoundsWalk {
public:
    /// `isCrowded`: another monster may stop it on any cell; only for ground without drift.
    explicit RoundsWalk(const Ground &ground, const std::atomic<bool> *isCancelled = nullptr, bool isCrowded = false);

    /// Returns the cells of the footprint, each once, in no particular order. Valid until the next call. Incomplete if
    /// cancelled.
    const std::vector<Point> &walk(const Patrol &patrol);
    /// Continues from the last walk. Cells covered by that are included, and not walked again.
    const std::vector<Point> &walkAlso(const Patrol &patrol);
    /// Returns the cells of the last walk and of the walks it continued.
    const std::vector<Point> &covered() const { return m_covered; }
    /// True if, on ground without drift, any walk ended in front of a door or gate, which stops the monster only while
    /// closed.
    bool mayFaceDoors() const { return m_mayFaceDoors; }
    /// True if the last walk covers a cell.
    bool covers(Point cell) const { return m_marks.contains(cell) && m_marks.at(cell) != 0; }

private:
    enum Mark : std::uint8_t { Covered = 1, WalkedAcross = 2, WalkedAlong = 4 };
    /// Returns the bit for having left a cell in a direction, where the ground drifts.
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

/// Marks with 1 the cells on which any of the patrols can ever stand. Shared parts are walked once.
Grid<std::uint8_t> footprintOfAll(const Ground &ground, const std::vector<Patrol> &patrols,
                                  const std::atomic<bool> *isCancelled = nullptr);

/// The size of a footprint.
struct Footprint {
    bool isKnown = false; ///< false: too large to count
    qint64 cells = 0;
    bool hasMark = false; ///< the footprint contains the marked cell
};

/// Returns the footprints of many patrols, in order. Those not finished after `mostFootprintSteps` cells or a
/// cancellation are unknown.
std::vector<Footprint> footprintsOf(const Ground &ground, const std::vector<Patrol> &patrols, std::optional<Point> mark,
                                    const std::atomic<bool> *isCancelled = nullptr);
inline constexpr qint64 mostFootprintSteps = 100'000'000;
