#include "gamecore/level/reach.h"

namespace {

class Flood {
public:
    Flood(const Level &level, const Catalogue &catalogue, int moves)
        : m_level(level), m_catalogue(catalogue), m_moves(moves), m_isOpen(catalogue.terrain().size(), false),
          m_reached(level.size(), 0)
    {
        for (std::size_t i = 0; i < m_isOpen.size(); ++i) {
            const Terrain &terrain = catalogue.terrain(TerrainId(i));
            m_isOpen[i] = terrain.isWalkable || (terrain.isDoor() && terrain.openedBy.isEmpty());
        }
    }

    Grid<std::uint8_t> from(Point start)
    {
        flow(start);
        while (unlock()) {
            flowOn();
        }
        return m_reached;
    }

private:
    void flow(Point cell)
    {
        m_reached.set(cell, 1);
        std::vector<Point> open{cell};
        while (!open.empty()) {
            const Point here = open.back();
            open.pop_back();
            for (int i = 0; i < directionCount; i += 8 / m_moves) {
                const Point next = here + stepOf(Direction(i));
                if (canEnter(next)) {
                    m_reached.set(next, 1);
                    open.push_back(next);
                }
            }
        }
    }

    bool canEnter(Point cell) const
    {
        return m_level.terrain.contains(cell) && !m_reached.at(cell) && m_isOpen[m_level.terrain.at(cell)];
    }

    /// From every cell reached so far, since new doors may lie beside any of them.
    void flowOn()
    {
        const Size size = m_level.size();
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if (m_reached.at({x, y})) {
                    flow({x, y});
                }
            }
        }
    }

    /// Whether a key that was reached opens doors that were locked so far.
    bool unlock()
    {
        bool hasOpened = false;
        for (const Thing &thing : m_level.things) {
            if (m_level.terrain.contains(thing.cell) && m_reached.at(thing.cell)) {
                for (std::size_t i = 0; i < m_isOpen.size(); ++i) {
                    const Terrain &terrain = m_catalogue.terrain(TerrainId(i));
                    const bool opens = !m_isOpen[i] && terrain.isDoor() && terrain.openedBy == thing.kind;
                    m_isOpen[i] = m_isOpen[i] || opens;
                    hasOpened = hasOpened || opens;
                }
            }
        }
        return hasOpened;
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    int m_moves;
    std::vector<bool> m_isOpen; ///< by terrain
    Grid<std::uint8_t> m_reached;
};

} // namespace

Grid<std::uint8_t> reachableCells(const Level &level, const Catalogue &catalogue, Point from, int moves)
{
    return Flood(level, catalogue, moves).from(from);
}
