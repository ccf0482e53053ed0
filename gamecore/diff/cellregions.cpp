#include "gamecore/diff/cellregions.h"

#include <algorithm>

namespace {

/// Extends the bounding rectangle of a region, which is undefined while the region is empty.
void include(CellRegion &region, Point first, Point last, qint64 count)
{
    if (region.count == 0) {
        region.first = first;
        region.last = last;
    }
    region.first = {std::min(region.first.x, first.x), std::min(region.first.y, first.y)};
    region.last = {std::max(region.last.x, last.x), std::max(region.last.y, last.y)};
    region.count += count;
}

void include(CellRegion &region, const CellRun &run)
{
    include(region, run.first, {run.end() - 1, run.first.y}, run.length);
    region.runs.push_back(run);
}

void include(CellRegion &region, const CellRegion &other)
{
    include(region, other.first, other.last, other.count);
    region.runs.insert(region.runs.end(), other.runs.begin(), other.runs.end());
}

/// Merges regions that changed alike, in the order of their first cells.
std::vector<CellRegion> regionsByTerrain(const std::vector<CellRegion> &regions)
{
    std::vector<CellRegion> together;
    for (const CellRegion &region : regions) {
        auto found = std::find_if(together.begin(), together.end(), [&region](const CellRegion &one) {
            return one.from == region.from && one.to == region.to;
        });
        if (found == together.end()) {
            found = together.insert(together.end(), CellRegion{.from = region.from, .to = region.to});
        }
        include(*found, region);
    }
    for (CellRegion &region : together) {
        std::sort(region.runs.begin(), region.runs.end(),
                  [](const CellRun &a, const CellRun &b) { return readsBefore(a.first, b.first); });
    }
    return together;
}

} // namespace

void CellRegions::add(Point cell, TerrainId from, TerrainId to)
{
    if (!m_runs.empty()) {
        Run &last = m_runs.back();
        const bool goesOn = last.cells.first.y == cell.y && last.cells.end() == cell.x;
        if (goesOn && last.from == from && last.to == to) {
            ++last.cells.length;
            return;
        }
    }
    if (m_runs.size() < mostRuns) {
        m_runs.push_back({{cell, 1}, from, to, m_runs.size()});
        return;
    }
    CellRegion &rest = m_rest[{from, to}];
    rest.from = from;
    rest.to = to;
    include(rest, cell, cell, 1);
}

std::size_t CellRegions::rootOf(std::size_t run)
{
    while (m_runs[run].joined != run) {
        m_runs[run].joined = m_runs[m_runs[run].joined].joined;
        run = m_runs[run].joined;
    }
    return run;
}

void CellRegions::join(std::size_t one, std::size_t other)
{
    const std::size_t first = rootOf(one);
    const std::size_t second = rootOf(other);
    m_runs[std::max(first, second)].joined = std::min(first, second);
}

/// Joins the runs of a row, from `row` to `end`, with those of the row above, from `above` to `row`.
void CellRegions::joinRows(std::size_t above, std::size_t row, std::size_t end)
{
    std::size_t first = above;
    for (std::size_t run = row; run < end; ++run) {
        const CellRun &cells = m_runs[run].cells;
        while (first < row && m_runs[first].cells.end() < cells.first.x) {
            ++first;
        }
        for (std::size_t up = first; up < row && m_runs[up].cells.first.x <= cells.end(); ++up) {
            if (isAlike(m_runs[up], m_runs[run])) {
                join(up, run);
            }
        }
    }
}

void CellRegions::joinNeighbors()
{
    std::size_t above = 0;
    std::size_t row = 0;
    while (row < m_runs.size()) {
        const int y = m_runs[row].cells.first.y;
        std::size_t end = row;
        while (end < m_runs.size() && m_runs[end].cells.first.y == y) {
            ++end;
        }
        if (m_runs[above].cells.first.y == y - 1) {
            joinRows(above, row, end);
        }
        above = row;
        row = end;
    }
}

std::vector<CellRegion> CellRegions::regionsByRoot()
{
    std::vector<CellRegion> regions;
    std::vector<std::size_t> places(m_runs.size(), 0); // index of a root's region; a root is the first of its runs
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const std::size_t root = rootOf(run);
        if (root == run) {
            places[run] = regions.size();
            regions.push_back({.from = m_runs[run].from, .to = m_runs[run].to});
        }
        include(regions[places[root]], m_runs[run].cells);
    }
    return regions;
}

std::vector<CellRegion> CellRegions::take()
{
    joinNeighbors();
    std::vector<CellRegion> regions = regionsByRoot();
    m_runs.clear();
    for (const auto &[terrain, rest] : m_rest) {
        regions.push_back(rest);
    }
    const bool isTooMuch = regions.size() > mostRegions || !m_rest.empty();
    m_rest.clear();
    return isTooMuch ? regionsByTerrain(regions) : regions;
}
