#include "gamecore/mapgen/dungeon.h"

#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/mapgen/rooms.h"

#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t dungeonStream = 2;
/// A stream of its own, so that furniture does not change the rest of a dungeon.
constexpr std::uint64_t furnishingStream = 3;

/// A room whose only entrance is a locked door.
struct LockedRoom {
    std::size_t room = 0;    ///< index of the locked room
    std::size_t keyRoom = 0; ///< index of another room, which can be reached without the key
    QString key;             ///< key of the kind of item that opens the door
};

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

    /// Adds doors, water and grass to a depth as its plan says, and may lock a room: one doorway of the room gets a
    /// locked door, and all other openings of the room become wall. Returns the locked room, for which the caller must
    /// place the key; std::nullopt if no room was locked. The first room, where the hero starts, and the last room,
    /// from which he leaves, are never locked. Terrain that the catalogue does not define is left out.
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

class DungeonMaker {
public:
    DungeonMaker(const Catalogue &catalogue, const DungeonPlan &plan, std::uint64_t seed, int depth)
        : m_catalogue(catalogue), m_plan(plan), m_depth(depth), m_rng(seedOfDepth(seed, depth), dungeonStream),
          m_furnishing(seedOfDepth(seed, depth), furnishingStream)
    {
        m_level.name = u"Depth %1"_s.arg(depth);
        m_level.terrain = Grid<TerrainId>({m_plan.width, m_plan.height}, catalogue.wall());
    }

    Level make()
    {
        digRooms();
        addThing(m_rooms.front().center(), m_catalogue.kind(m_catalogue.start()).key);
        placeEnd();
        const std::optional<LockedRoom> locked =
            Furnisher(m_catalogue, m_plan, m_rooms, m_furnishing, m_level.terrain).furnish();
        for (const Room &room : m_rooms) {
            const bool isSafe = m_plan.isArrivalSafe && &room == &m_rooms.front();
            fill(room, m_plan.monsters, isSafe ? 0 : valueAt(m_plan.monstersInRoom, m_depth));
            fill(room, m_plan.items, valueAt(m_plan.itemsInRoom, m_depth));
        }
        if (locked) {
            fillLocked(*locked);
        }
        sortThings(m_level.things);
        return m_level;
    }

private:
    void digRooms()
    {
        const Size bounds = m_level.size();
        for (int i = 0; i < m_plan.attempts; ++i) {
            const Room room = drawRoom(m_rng, m_plan.roomMin, m_plan.roomMax, bounds);
            if (touchesAny(room, m_rooms)) {
                continue;
            }
            dig(cellsOf(room));
            if (!m_rooms.empty()) {
                dig(drawTunnel(m_rng, m_rooms.back().center(), room.center()));
            }
            m_rooms.push_back(room);
        }
    }

    void dig(const std::vector<Point> &cells)
    {
        for (const Point cell : cells) {
            m_level.terrain.set(cell, m_catalogue.floor());
        }
    }

    /// Places the stairs, or the prize on the last depth.
    void placeEnd()
    {
        const std::optional<TerrainId> stairs = m_catalogue.terrainOf(u"stairs"_s);
        // A single room has space for both: its sides are at least 4.
        const Point cell = m_rooms.back().center() + (m_rooms.size() == 1 ? Point{1, 0} : Point{});
        m_stairs = cell;
        if (m_depth == m_plan.lastDepth) {
            addThing(cell, m_plan.prize);
        } else if (stairs && m_depth < deepestDepth) {
            m_level.terrain.set(cell, *stairs);
            // In a dungeon the stairs lead to the next depth. A single depth is won by taking them.
            m_level.rules.insert(u"win"_s, QJsonArray{u"exit"_s});
        }
    }

    void fill(const Room &room, const std::vector<DepthChance> &chances, int most)
    {
        const int count = m_rng.between(0, most);
        for (int i = 0; i < count; ++i) {
            const int x = m_rng.between(room.low.x + 1, room.high.x - 1);
            const int y = m_rng.between(room.low.y + 1, room.high.y - 1);
            const QString kind = drawKind(chances);
            if (!kind.isEmpty() && !isTaken({x, y})) {
                addThing({x, y}, kind);
            }
        }
    }

    /// Places items behind the lock, and its key in another room.
    void fillLocked(const LockedRoom &locked)
    {
        const std::vector<Point> inside = cellsOf(m_rooms[locked.room]);
        for (int i = 0; i < m_plan.lockedItems; ++i) {
            putSomewhere(inside, drawKind(m_plan.items));
        }
        putSomewhere(cellsOf(m_rooms[locked.keyRoom]), locked.key);
    }

    /// Places a thing on a random free cell, if there is one.
    void putSomewhere(std::vector<Point> cells, const QString &kind)
    {
        std::erase_if(cells, [this](Point cell) { return isTaken(cell); });
        if (!kind.isEmpty() && !cells.empty()) {
            addThing(cells[std::size_t(m_rng.below(int(cells.size())))], kind);
        }
    }

    /// Returns a random kind by weight; an empty string if the table has none at this depth.
    QString drawKind(const std::vector<DepthChance> &chances)
    {
        int sum = 0;
        for (const DepthChance &chance : chances) {
            sum += valueAt(chance.weights, m_depth);
        }
        int drawn = sum > 0 ? m_rng.below(sum) : 0;
        for (const DepthChance &chance : chances) {
            drawn -= valueAt(chance.weights, m_depth);
            if (drawn < 0) {
                return chance.kind;
            }
        }
        return {};
    }

    bool isTaken(Point cell) const
    {
        return cell == m_stairs || !m_catalogue.terrain(m_level.terrain.at(cell)).isWalkable
               || std::any_of(m_level.things.begin(), m_level.things.end(),
                              [cell](const Thing &thing) { return thing.cell == cell; });
    }

    void addThing(Point cell, const QString &kind)
    {
        m_level.things.push_back({.cell = cell, .kind = kind, .values = {}});
    }

    const Catalogue &m_catalogue;
    const DungeonPlan &m_plan;
    int m_depth;
    Rng m_rng;
    Rng m_furnishing;
    Level m_level;
    std::vector<Room> m_rooms;
    Point m_stairs;
};

} // namespace

std::uint64_t seedOfDepth(std::uint64_t seed, int depth)
{
    return mixed(mixed(seed) ^ std::uint64_t(depth)) & largestSeed;
}

Level dungeonLevel(const Catalogue &catalogue, const QString &ruleset, std::uint64_t seed, int depth)
{
    const Ruleset *named = catalogue.ruleset(ruleset);
    Q_ASSERT(named);
    return dungeonLevel(catalogue, ruleset, named->dungeon, seed, depth);
}

Level dungeonLevel(const Catalogue &catalogue, const QString &ruleset, const DungeonPlan &plan, std::uint64_t seed,
                   int depth)
{
    Q_ASSERT(depth >= 1 && depth <= deepestDepth && qMin(plan.width, plan.height) > plan.roomMax);
    Level level = DungeonMaker(catalogue, plan, seed, depth).make();
    level.ruleset = ruleset;
    level.tileset = tilesetAt(plan.tilesets, depth);
    return level;
}
