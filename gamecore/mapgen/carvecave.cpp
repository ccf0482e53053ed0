#include "gamecore/base/rng.h"
#include "gamecore/mapgen/carving.h"
#include "gamecore/mapgen/carvingground.h"

#include <numeric>

namespace {

constexpr std::uint64_t caveStream = 5;
constexpr int wallsThatMakeAWall = 5;

class CaveCarver {
public:
    CaveCarver(const Grid<std::uint8_t> &mask, const CavePlan &plan, std::uint64_t seed,
               const std::atomic<bool> *isCancelled)
        : m_isCancelled(isCancelled), m_ground(mask), m_plan(plan), m_rng(seed, caveStream), m_floor(mask.size(), 0),
          m_part(mask.size(), none)
    {
    }

    Carved carve()
    {
        scatter();
        for (int i = 0; i < m_plan.rounds; ++i) {
            smooth();
        }
        findCaverns();
        joinCaverns();
        Carved carved{.floor = m_floor, .start = m_start};
        carved.count = std::accumulate(m_floor.cells().begin(), m_floor.cells().end(), qint64(0));
        return carved;
    }

private:
    static constexpr int none = -1;

    void scatter()
    {
        forOpenCells([this](Point cell) { m_floor.set(cell, m_rng.below(100) < m_plan.walls ? 0 : 1); });
    }

    template<typename F>
    void forOpenCells(F visit) const
    {
        for (int y = 1; y + 1 < m_floor.height() && !isSet(m_isCancelled); ++y) {
            for (int x = 1; x + 1 < m_floor.width(); ++x) {
                if (m_ground.isOpen({x, y})) {
                    visit(Point{x, y});
                }
            }
        }
    }

    void smooth()
    {
        Grid<std::uint8_t> after(m_floor.size(), 0);
        forOpenCells([&](Point cell) {
            int floors = 0;
            for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
                const std::uint8_t *row = m_floor.row(y) + cell.x;
                floors += row[-1] + row[0] + row[1];
            }
            after.set(cell, 9 - floors >= wallsThatMakeAWall ? 0 : 1);
        });
        m_floor = std::move(after);
    }

    /// Numbers the caverns and fills those that are too small.
    void findCaverns()
    {
        std::vector<std::vector<Point>> caverns;
        std::size_t largest = 0;
        forOpenCells([&](Point cell) {
            if (m_floor.at(cell) != 0 && m_part.at(cell) == none) {
                caverns.push_back(flooded(cell, int(caverns.size())));
                largest = caverns.back().size() > caverns[largest].size() ? caverns.size() - 1 : largest;
            }
        });
        for (std::size_t i = 0; i < caverns.size(); ++i) {
            if (i != largest && caverns[i].size() < std::size_t(m_plan.smallest)) {
                fill(caverns[i]);
            }
        }
        if (!caverns.empty()) {
            m_start = caverns[largest].front();
        }
        m_parents.resize(caverns.size());
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }

    std::vector<Point> flooded(Point first, int part)
    {
        std::vector<Point> cells{first};
        m_part.set(first, part);
        for (std::size_t next = 0; next < cells.size(); ++next) {
            for (const Direction direction : straightDirections) {
                const Point cell = cells[next] + stepOf(direction);
                if (m_floor.at(cell) != 0 && m_part.at(cell) == none) {
                    m_part.set(cell, part);
                    cells.push_back(cell);
                }
            }
        }
        return cells;
    }

    void fill(const std::vector<Point> &cells)
    {
        for (const Point cell : cells) {
            m_floor.set(cell, 0);
            m_part.set(cell, none);
        }
    }

    int partOf(int part)
    {
        while (m_parents[std::size_t(part)] != part) {
            part = m_parents[std::size_t(part)] = m_parents[std::size_t(m_parents[std::size_t(part)])];
        }
        return part;
    }

    /// Joins the caverns by a breadth-first search from all of them at once. When two unconnected caverns meet, the
    /// paths from both become floor. Caverns with rock between them always end up connected.
    void joinCaverns()
    {
        Grid<std::int8_t> cameFrom(m_floor.size(), none);
        std::vector<Point> border;
        forOpenCells([&](Point cell) {
            if (m_part.at(cell) != none) {
                border.push_back(cell);
            }
        });
        for (std::size_t next = 0; next < border.size() && !isSet(m_isCancelled); ++next) {
            for (const Direction direction : straightDirections) {
                const Point from = border[next];
                const Point cell = from + stepOf(direction);
                if (!m_ground.isOpen(cell)) {
                    continue;
                }
                if (m_part.at(cell) == none) {
                    m_part.set(cell, m_part.at(from));
                    cameFrom.set(cell, std::int8_t(direction));
                    border.push_back(cell);
                } else if (partOf(m_part.at(cell)) != partOf(m_part.at(from))) {
                    m_parents[std::size_t(partOf(m_part.at(cell)))] = partOf(m_part.at(from));
                    digBack(cell, cameFrom);
                    digBack(from, cameFrom);
                }
            }
        }
    }

    void digBack(Point cell, const Grid<std::int8_t> &cameFrom)
    {
        while (cameFrom.at(cell) != none) {
            m_floor.set(cell, 1);
            cell = cell - stepOf(Direction(cameFrom.at(cell)));
        }
    }

    const std::atomic<bool> *m_isCancelled;
    CarvingGround m_ground;
    CavePlan m_plan;
    Rng m_rng;
    Grid<std::uint8_t> m_floor;
    Grid<int> m_part;           ///< the cavern that a cell belongs to or was reached from
    std::vector<int> m_parents; ///< union-find forest of connected caverns
    std::optional<Point> m_start;
};

} // namespace

Carved carveCave(const Grid<std::uint8_t> &mask, const CavePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled)
{
    return CaveCarver(mask, plan, seed, isCancelled).carve();
}
