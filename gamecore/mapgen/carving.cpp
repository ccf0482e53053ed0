#include "gamecore/mapgen/carving.h"

#include "gamecore/base/rng.h"
#include "gamecore/mapgen/rooms.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace {

/// The cells that may become floor, and paths through them.
class CarvingGround {
public:
    explicit CarvingGround(const Grid<std::uint8_t> &mask);

    Size size() const { return m_open.size(); }
    /// True if a cell may become floor: the cell and its eight neighbors are 1 in the mask.
    bool isOpen(Point cell) const { return m_open.contains(cell) && m_open.at(cell) != 0; }
    bool areOpen(const std::vector<Point> &cells) const;
    /// Returns a shortest path of straight steps over open cells, including both ends, which must be open; an empty
    /// list if there is none.
    std::vector<Point> way(Point from, Point to) const;

private:
    Grid<std::uint8_t> m_open;
};

CarvingGround::CarvingGround(const Grid<std::uint8_t> &mask) : m_open(mask.size(), 0)
{
    for (int y = 1; y + 1 < mask.height(); ++y) {
        for (int x = 1; x + 1 < mask.width(); ++x) {
            const auto isWhole = [&mask, x](int row) {
                const std::uint8_t *cells = mask.row(row) + x;
                return cells[-1] != 0 && cells[0] != 0 && cells[1] != 0;
            };
            if (isWhole(y - 1) && isWhole(y) && isWhole(y + 1)) {
                m_open.set({x, y}, 1);
            }
        }
    }
}

bool CarvingGround::areOpen(const std::vector<Point> &cells) const
{
    return std::all_of(cells.begin(), cells.end(), [this](Point cell) { return isOpen(cell); });
}

std::vector<Point> CarvingGround::way(Point from, Point to) const
{
    // Searches backwards from the goal, so that following the directions leads there.
    Grid<std::int8_t> towards(size(), -1);
    std::vector<Point> border{to};
    towards.set(to, 0);
    for (std::size_t next = 0; next < border.size() && towards.at(from) < 0; ++next) {
        for (const Direction direction : straightDirections) {
            const Point cell = border[next] - stepOf(direction);
            if (isOpen(cell) && towards.at(cell) < 0) {
                towards.set(cell, std::int8_t(direction));
                border.push_back(cell);
            }
        }
    }
    std::vector<Point> way;
    if (towards.at(from) >= 0) {
        way.push_back(from);
        while (!(way.back() == to)) {
            way.push_back(way.back() + stepOf(Direction(towards.at(way.back()))));
        }
    }
    return way;
}

constexpr std::uint64_t roomsStream = 3;

class RoomsCarver {
public:
    RoomsCarver(const Grid<std::uint8_t> &mask, std::uint64_t seed, const std::atomic<bool> *isCancelled)
        : m_isCancelled(isCancelled), m_ground(mask),
          m_rng(seed, roomsStream), m_carved{.floor = Grid<std::uint8_t>(mask.size(), 0)}
    {
    }

    Carved carve(const RoomsPlan &plan)
    {
        // The distance of two walls is one more than the number of cells between them.
        const int fitting = std::min(m_ground.size().width, m_ground.size().height) - 1;
        const int most = std::min(plan.largest + 1, fitting);
        for (int i = 0; i < plan.attempts && plan.smallest + 1 <= most && !isSet(m_isCancelled); ++i) {
            const Room room = drawRoom(m_rng, plan.smallest + 1, most, m_ground.size());
            if (!touchesAny(room, m_rooms) && m_ground.areOpen(cellsOf(room))) {
                add(room);
            }
        }
        return m_carved;
    }

private:
    void add(const Room &room)
    {
        dig(cellsOf(room));
        join(room);
        m_rooms.push_back(room);
        if (!m_carved.start) {
            m_carved.start = room.center();
        }
    }

    /// Joins a room to the previous one, or else to the latest room that it can reach.
    void join(const Room &room)
    {
        for (std::size_t i = m_rooms.size(); i-- > 0;) {
            const Point other = m_rooms[i].center();
            const std::vector<Point> tunnel = drawTunnel(m_rng, other, room.center());
            const std::vector<Point> way = m_ground.areOpen(tunnel) ? tunnel : m_ground.way(other, room.center());
            if (!way.empty()) {
                dig(way);
                return;
            }
        }
    }

    void dig(const std::vector<Point> &cells)
    {
        for (const Point cell : cells) {
            m_carved.count += m_carved.floor.at(cell) == 0 ? 1 : 0;
            m_carved.floor.set(cell, 1);
        }
    }

    const std::atomic<bool> *m_isCancelled;
    CarvingGround m_ground;
    Rng m_rng;
    Carved m_carved;
    std::vector<Room> m_rooms;
};

constexpr std::uint64_t mazeStream = 4;

/// Carves mazes on a coarse grid: squares of floor, separated by walls of one cell.
class MazeCarver {
public:
    MazeCarver(const Grid<std::uint8_t> &mask, const MazePlan &plan, std::uint64_t seed,
               const std::atomic<bool> *isCancelled)
        : m_isCancelled(isCancelled), m_ground(mask), m_plan(plan), m_rng(seed, mazeStream), m_pitch(plan.corridor + 1),
          m_isDug(squaresIn(mask.size()), 0), m_carved{.floor = Grid<std::uint8_t>(mask.size(), 0)}
    {
    }

    Carved carve()
    {
        for (int y = 0; y < m_isDug.height() && !isSet(m_isCancelled); ++y) {
            for (int x = 0; x < m_isDug.width(); ++x) {
                if (isFree({x, y})) {
                    grow({x, y});
                }
            }
        }
        return m_carved;
    }

private:
    Size squaresIn(Size size) const { return {(size.width - 1) / m_pitch, (size.height - 1) / m_pitch}; }
    Point cornerOf(Point square) const { return {1 + square.x * m_pitch, 1 + square.y * m_pitch}; }

    bool isFree(Point square) const
    {
        if (!m_isDug.contains(square) || m_isDug.at(square) != 0) {
            return false;
        }
        const Point corner = cornerOf(square);
        for (int y = 0; y < m_plan.corridor; ++y) {
            for (int x = 0; x < m_plan.corridor; ++x) {
                if (!m_ground.isOpen(corner + Point{x, y})) {
                    return false;
                }
            }
        }
        return true;
    }

    void grow(Point first)
    {
        if (!m_carved.start) {
            m_carved.start = cornerOf(first);
        }
        digSquare(first);
        std::vector<Point> growing{first};
        while (!growing.empty() && !isSet(m_isCancelled)) {
            const bool isNewest = m_rng.below(100) < m_plan.winding;
            const std::size_t place = isNewest ? growing.size() - 1 : std::size_t(m_rng.below(int(growing.size())));
            if (const std::optional<Direction> direction = freeDirection(growing[place])) {
                digPassage(growing[place], *direction);
                growing.push_back(growing[place] + stepOf(*direction));
                digSquare(growing.back());
            } else {
                growing[place] = growing.back();
                growing.pop_back();
            }
        }
    }

    /// Returns a random direction to a square that is not dug yet; std::nullopt if there is none.
    std::optional<Direction> freeDirection(Point square)
    {
        std::array<Direction, straightDirections.size()> free{};
        int count = 0;
        for (const Direction direction : straightDirections) {
            if (isFree(square + stepOf(direction))) {
                free[std::size_t(count++)] = direction;
            }
        }
        return count == 0 ? std::nullopt : std::optional(free[std::size_t(m_rng.below(count))]);
    }

    void digSquare(Point square)
    {
        m_isDug.set(square, 1);
        dig(cornerOf(square), {m_plan.corridor, m_plan.corridor});
    }

    /// Digs through the wall between a square and its neighbor.
    void digPassage(Point square, Direction direction)
    {
        const Point step = stepOf(direction);
        const Point corner = cornerOf(square);
        const int width = m_plan.corridor;
        const int along = step.x + step.y > 0 ? width : -1;
        if (step.x != 0) {
            dig({corner.x + along, corner.y}, {1, width});
        } else {
            dig({corner.x, corner.y + along}, {width, 1});
        }
    }

    void dig(Point corner, Size size)
    {
        for (int y = corner.y; y < corner.y + size.height; ++y) {
            for (int x = corner.x; x < corner.x + size.width; ++x) {
                m_carved.floor.set({x, y}, 1);
                ++m_carved.count;
            }
        }
    }

    const std::atomic<bool> *m_isCancelled;
    CarvingGround m_ground;
    MazePlan m_plan;
    Rng m_rng;
    int m_pitch;
    Grid<std::uint8_t> m_isDug; ///< by square
    Carved m_carved;
};

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

Carved carveRooms(const Grid<std::uint8_t> &mask, const RoomsPlan &plan, std::uint64_t seed,
                  const std::atomic<bool> *isCancelled)
{
    Q_ASSERT(plan.smallest >= 1 && plan.smallest <= plan.largest);
    return RoomsCarver(mask, seed, isCancelled).carve(plan);
}

Carved carveMaze(const Grid<std::uint8_t> &mask, const MazePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled)
{
    Q_ASSERT(plan.corridor >= 1);
    return MazeCarver(mask, plan, seed, isCancelled).carve();
}

Carved carveCave(const Grid<std::uint8_t> &mask, const CavePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled)
{
    return CaveCarver(mask, plan, seed, isCancelled).carve();
}
