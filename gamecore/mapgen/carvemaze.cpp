#include "gamecore/base/rng.h"
#include "gamecore/mapgen/carving.h"
#include "gamecore/mapgen/carvingground.h"

#include <array>

namespace {

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

} // namespace

Carved carveMaze(const Grid<std::uint8_t> &mask, const MazePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled)
{
    Q_ASSERT(plan.corridor >= 1);
    return MazeCarver(mask, plan, seed, isCancelled).carve();
}
