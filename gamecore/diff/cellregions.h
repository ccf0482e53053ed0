#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <map>
#include <vector>

/// Cells side by side in one row.
struct CellRun {
    Point first;
    int length = 0;

    int end() const { return first.x + length; } ///< one past the last column
    friend bool operator==(const CellRun &, const CellRun &) = default;
};

/// Cells that are of one terrain in one level and of another one in the other.
struct CellRegion {
    TerrainId from = 0;
    TerrainId to = 0;
    qint64 count = 0; ///< of its cells
    Point first = {}; ///< upper left corner of the rectangle around them
    Point last = {};  ///< lower right corner
    std::vector<CellRun> runs =
        {}; ///< its cells in reading order; fewer than `count` says where there are too many runs

    friend bool operator==(const CellRegion &, const CellRegion &) = default;
};

/// Puts changed cells together that touch each other, corners included, and changed alike. Levels of which everything
/// changed have few regions all the same: with more than `mostRegions` all cells that changed alike are one, and of
/// more than `mostRuns` runs the others are only counted. Time is linear in the number of cells.
class CellRegions {
public:
    static constexpr std::size_t mostRegions = 1000;
    static constexpr std::size_t mostRuns = 1 << 17;

    /// Cells must come in reading order.
    void add(Point cell, TerrainId from, TerrainId to);
    /// The regions in the order of their first cells.
    std::vector<CellRegion> take();

private:
    struct Run {
        CellRun cells;
        TerrainId from = 0;
        TerrainId to = 0;
        std::size_t joined = 0; ///< an earlier run of the same region, or itself
    };

    static bool isAlike(const Run &one, const Run &other) { return one.from == other.from && one.to == other.to; }
    std::size_t rootOf(std::size_t run);
    void join(std::size_t one, std::size_t other);
    void joinRows(std::size_t above, std::size_t row, std::size_t end);
    void joinNeighbors();
    std::vector<CellRegion> regionsByRoot();

    std::vector<Run> m_runs;
    std::map<std::pair<TerrainId, TerrainId>, CellRegion> m_rest; ///< beyond `mostRuns`
};
