#include "gamecore/mapgen/furnishing.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Least side of a pool. Pools leave a path of one cell around them.
constexpr int leastPool = 2;
constexpr int mostMeadow = 5;

class Furnisher {
public:
    Furnisher(const Catalogue &catalogue, const DungeonPlan &plan, const std::vector<Room> &rooms, Rng &rng,
              Grid<TerrainId> &terrain)
        : m_catalogue(catalogue), m_plan(plan), m_rooms(rooms), m_rng(rng), m_terrain(terrain)
    {
    }

    std::optional<LockedRoom> furnish()
    {
        const std::optional<LockedRoom> locked = happens(m_plan.lockedRooms) ? lockRoom() : std::nullopt;
        for (std::size_t i = 0; i < m_rooms.size(); ++i) {
            const bool isEnd = i == 0 || i + 1 == m_rooms.size();
            if (happens(m_plan.pools) && !isEnd) {
                layPool(m_rooms[i]);
            }
            if (happens(m_plan.meadows)) {
                sowMeadow(m_rooms[i]);
            }
            for (const Point doorway : doorwaysOf(m_rooms[i])) {
                if (happens(m_plan.doors)) {
                    change(doorway, u"door"_s);
                }
            }
        }
        return locked;
    }

private:
    bool happens(int percent) { return percent > 0 && m_rng.below(100) < percent; }

    bool isFloor(Point cell) const { return m_terrain.contains(cell) && m_terrain.at(cell) == m_catalogue.floor(); }
    bool isWall(Point cell) const { return m_terrain.contains(cell) && m_terrain.at(cell) == m_catalogue.wall(); }

    void change(Point cell, const QString &terrain)
    {
        if (const std::optional<TerrainId> id = m_catalogue.terrainOf(terrain); id && isFloor(cell)) {
            m_terrain.set(cell, *id);
        }
    }

    /// Returns the floor cells in the walls of a room.
    std::vector<Point> openingsOf(const Room &room) const
    {
        std::vector<Point> openings;
        for (int y = room.low.y; y <= room.high.y; ++y) {
            for (int x = room.low.x; x <= room.high.x; ++x) {
                const bool isWithin = x > room.low.x && x < room.high.x && y > room.low.y && y < room.high.y;
                if (!isWithin && isFloor({x, y})) {
                    openings.push_back({x, y});
                }
            }
        }
        return openings;
    }

    /// True if a cell has walls on two opposite sides and floor on the other two.
    bool isDoorway(Point cell) const
    {
        const auto goes = [this, cell](Point way) {
            const Point side{way.y, way.x};
            return isFloor(cell + way) && isFloor(cell - way) && isWall(cell + side) && isWall(cell - side);
        };
        return goes({1, 0}) || goes({0, 1});
    }

    std::vector<Point> doorwaysOf(const Room &room) const
    {
        std::vector<Point> doorways = openingsOf(room);
        std::erase_if(doorways, [this](Point cell) { return !isDoorway(cell); });
        return doorways;
    }

    /// True if all other rooms can be reached from the first while the openings of this room are closed.
    bool isAside(std::size_t room, const std::vector<Point> &openings) const
    {
        Grid<std::uint8_t> reached(m_terrain.size(), 0);
        for (const Point opening : openings) {
            reached.set(opening, 1);
        }
        std::vector<Point> front{m_rooms.front().center()};
        reached.set(front.front(), 1);
        while (!front.empty()) {
            const Point cell = front.back();
            front.pop_back();
            for (const Direction direction : straightDirections) {
                const Point next = cell + stepOf(direction);
                if (isFloorOrMore(next) && reached.at(next) == 0) {
                    reached.set(next, 1);
                    front.push_back(next);
                }
            }
        }
        for (std::size_t i = 0; i < m_rooms.size(); ++i) {
            if (i != room && reached.at(m_rooms[i].center()) == 0) {
                return false;
            }
        }
        return reached.at(m_rooms[room].center()) == 0;
    }

    /// True for floor, and for the stairs in the last room.
    bool isFloorOrMore(Point cell) const { return m_terrain.contains(cell) && !isWall(cell); }

    /// Locks the first room, from a random one on, that no path between others needs. Walls up all its openings but one
    /// doorway.
    std::optional<LockedRoom> lockRoom()
    {
        if (m_rooms.size() < 4) {
            return std::nullopt;
        }
        const std::size_t first = std::size_t(m_rng.below(int(m_rooms.size())));
        for (std::size_t i = 0; i < m_rooms.size(); ++i) {
            const std::size_t room = (first + i) % m_rooms.size();
            const bool isEnd = room == 0 || room + 1 == m_rooms.size();
            const std::vector<Point> openings = openingsOf(m_rooms[room]);
            const std::vector<Point> doorways = doorwaysOf(m_rooms[room]);
            if (!isEnd && !doorways.empty() && isAside(room, openings)) {
                return lock(room, openings, doorways[std::size_t(m_rng.below(int(doorways.size())))]);
            }
        }
        return std::nullopt;
    }

    std::optional<LockedRoom> lock(std::size_t room, const std::vector<Point> &openings, Point doorway)
    {
        const std::vector<TerrainId> locks = lockedDoors();
        if (locks.empty()) {
            return std::nullopt;
        }
        const TerrainId door = locks[std::size_t(m_rng.below(int(locks.size())))];
        for (const Point opening : openings) {
            m_terrain.set(opening, opening == doorway ? door : m_catalogue.wall());
        }
        const auto others = int(m_rooms.size() - 2); // the first room, where the hero starts, is excluded
        const std::size_t drawn = 1 + std::size_t(m_rng.below(others));
        return LockedRoom{
            .room = room, .keyRoom = drawn < room ? drawn : drawn + 1, .key = m_catalogue.terrain(door).openedBy};
    }

    /// Returns the doors that an item opens.
    std::vector<TerrainId> lockedDoors() const
    {
        std::vector<TerrainId> doors;
        for (std::size_t id = 0; id < m_catalogue.terrain().size(); ++id) {
            const std::optional<KindId> key = m_catalogue.kindOf(m_catalogue.terrain()[id].openedBy);
            if (key && m_catalogue.kind(*key).category == KindCategory::Item) {
                doors.push_back(TerrainId(id));
            }
        }
        return doors;
    }

    void layPool(const Room &room)
    {
        const Point low = room.low + Point{2, 2};
        const Point high = room.high - Point{2, 2};
        if (high.x - low.x + 1 < leastPool || high.y - low.y + 1 < leastPool) {
            return;
        }
        const Point from{m_rng.between(low.x, high.x - 1), m_rng.between(low.y, high.y - 1)};
        const Point to{m_rng.between(from.x + 1, high.x), m_rng.between(from.y + 1, high.y)};
        for (int y = from.y; y <= to.y; ++y) {
            for (int x = from.x; x <= to.x; ++x) {
                change({x, y}, u"water"_s);
            }
        }
    }

    void sowMeadow(const Room &room)
    {
        const std::vector<Point> cells = cellsOf(room);
        const Point middle = cells[std::size_t(m_rng.below(int(cells.size())))];
        const int side = m_rng.between(1, mostMeadow / 2);
        for (const Point cell : cells) {
            const Point way = cell - middle;
            const bool isNear = way.x * way.x + way.y * way.y <= side * side;
            if (isNear && cell != m_rooms.front().center()) {
                change(cell, u"grass"_s);
            }
        }
    }

    const Catalogue &m_catalogue;
    const DungeonPlan &m_plan;
    const std::vector<Room> &m_rooms;
    Rng &m_rng;
    Grid<TerrainId> &m_terrain;
};

} // namespace

std::optional<LockedRoom> furnish(const Catalogue &catalogue, const DungeonPlan &plan, const std::vector<Room> &rooms,
                                  Rng &rng, Grid<TerrainId> &terrain)
{
    return Furnisher(catalogue, plan, rooms, rng, terrain).furnish();
}
