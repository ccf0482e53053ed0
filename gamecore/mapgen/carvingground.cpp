#include "gamecore/mapgen/carvingground.h"

#include <algorithm>

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
