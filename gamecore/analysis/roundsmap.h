#pragma once

#include "gamecore/analysis/footprint.h"
#include "gamecore/base/components.h"

#include <map>

/// All rounds that monsters can walk on a ground, as a graph of straight runs: whoever is stopped on a run covers it
/// whole and is stopped at its ends, where runs across go on. Counts the footprints of thousands of monsters: nearly
/// all of them come to the largest set of runs that lead to each other, whose cells are counted once.
class RoundsMap {
public:
    /// A cancelled call leaves a map that says nothing; count() can be cancelled, too.
    explicit RoundsMap(const Ground &ground, std::optional<Point> mark, const std::atomic<bool> *isCancelled = nullptr);

    /// Adds the number of cells looked at to `steps`: none where a monster before went the same rounds.
    Footprint count(const Patrol &patrol, qint64 &steps);

private:
    struct Run {
        std::uint32_t first = 0; ///< Grid::index of its ends
        std::uint32_t last = 0;
        std::array<int, 2> next{}; ///< the runs that cross them
        int stamp = 0;             ///< m_stamp if the monster at hand has walked it, or will
        bool isAcross = true;
    };

    void findRuns(Direction direction, Grid<int> &runs);
    void findCore();
    void findLeading(const Components &components);
    void coverCore(int run);

    Footprint walked(const Patrol &patrol, qint64 &steps);
    std::vector<int> setsOfStops() const;
    Point pointOf(std::uint32_t cell) const;
    void linkRuns();
    const std::array<int, 2> &nextRuns(int run) const { return m_runs[std::size_t(run)].next; }
    template<typename Visit>
    void forEachCell(int run, const Visit &visit) const;
    qint64 lengthOf(int run) const;

    void setOut(const Patrol &patrol);
    /// The end of the run through a cell.
    Point endFrom(Point cell, Direction direction) const;
    void cover(Point cell);
    void wait(int run);
    qint64 walk();

    const Ground &m_ground;
    std::optional<Point> m_mark;
    const std::atomic<bool> *m_isCancelled;
    std::vector<Run> m_runs;
    Grid<int> m_across; ///< the run through a cell; none where monsters do not walk
    Grid<int> m_along;
    std::vector<int> m_sets;              ///< by run: the number of the set of runs that lead to each other
    std::vector<std::uint8_t> m_leads;    ///< by run: whether it leads to the largest such set
    std::vector<std::uint8_t> m_isInCore; ///< by run: whether that set leads to it
    Grid<std::uint8_t> m_coreCells;       ///< all that the largest set and what follows it covers
    qint64 m_coreCount = 0;

    std::map<std::vector<int>, Footprint> m_known; ///< by the sets in which a monster is stopped first

    // Of the monster at hand.
    int m_stamp = 0;
    Grid<int> m_cellStamps;
    std::vector<Point> m_stops; ///< where it is stopped first
    std::vector<int> m_waiting; ///< runs that it has still to walk
    bool m_usesCore = false;
    qint64 m_cells = 0;
};
