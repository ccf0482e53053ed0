#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <map>
#include <vector>

/// A horizontal run of cells.
struct CellRun {
    Point first;
    int length = 0;

    int end() const { return first.x + length; } ///< one past the last column
    friend bool operator==(const CellRun &, const CellRun &) = default;
};

/// A connected set of cells that changed from one terrain to another. If there are too many such sets, a region is the
/// set of all cells with the same change instead, connected or not (see CellRegions).
struct CellRegion {
    TerrainId from = 0;
    TerrainId to = 0;
    qint64 count = 0; ///< number of cells in the region
    Point first = {}; ///< upper left corner of the bounding rectangle
    Point last = {};  ///< lower right corner of the bounding rectangle
    /// The cells of the region in reading order. Has fewer than `count` cells if all regions together have more than
    /// CellRegions::mostRuns runs.
    std::vector<CellRun> runs = {};

    friend bool operator==(const CellRegion &, const CellRegion &) = default;
};

/// Builder of regions from single changed cells. Cells that touch, also at corners, belong to the same region if they
/// have the same old terrain and the same new terrain. Extensive changes still give few regions: with more than
/// `mostRegions` regions or `mostRuns` runs, all cells with the same old and new terrain form one region. Cells after
/// the first `mostRuns` runs are counted, but not stored. The time is linear in the number of cells.
class CellRegions {
public:
    static constexpr std::size_t mostRegions = 1000;
    static constexpr std::size_t mostRuns = 1 << 17;

    /// Adds a cell. Cells must come in reading order.
    void add(Point cell, TerrainId from, TerrainId to);
    /// Returns the regions in the order of their first cells, and removes all cells.
    std::vector<CellRegion> take();

private:
    struct Run {
        CellRun cells;
        TerrainId from = 0;
        TerrainId to = 0;
        std::size_t joined = 0; ///< union-find: index of an earlier run of the same region, or of this run itself
    };

    static bool isAlike(const Run &one, const Run &other) { return one.from == other.from && one.to == other.to; }
    std::size_t rootOf(std::size_t run);
    void join(std::size_t one, std::size_t other);
    void joinRows(std::size_t above, std::size_t row, std::size_t end);
    void joinNeighbors();
    std::vector<CellRegion> regionsByRoot();

    std::vector<Run> m_runs;
    std::map<std::pair<TerrainId, TerrainId>, CellRegion> m_rest; ///< cells beyond `mostRuns`
};
