#include "gamecore/mapgen/dungeon.h"

#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/mapgen/furnishing.h"
#include "gamecore/mapgen/rooms.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t dungeonStream = 2;
/// A stream of its own, so that furniture does not change the rest of a dungeon.
constexpr std::uint64_t furnishingStream = 3;

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
        const std::optional<LockedRoom> locked = furnish(m_catalogue, m_plan, m_rooms, m_furnishing, m_level.terrain);
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
    return level;
}
