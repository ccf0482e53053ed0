#include "gamecore/level/dungeon.h"

#include "gamecore/base/rng.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t dungeonStream = 2;

/// Corners are walls: cells inside lie strictly between them.
struct Room {
    Point low;
    Point high;

    Point center() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
    bool touches(const Room &other) const
    {
        return low.x <= other.high.x && high.x >= other.low.x && low.y <= other.high.y && high.y >= other.low.y;
    }
};

class DungeonMaker {
public:
    DungeonMaker(const Catalogue &catalogue, const DungeonPlan &plan, std::uint64_t seed, int depth)
        : m_catalogue(catalogue), m_plan(plan), m_depth(depth), m_rng(seedOfDepth(seed, depth), dungeonStream)
    {
        m_level.name = u"Depth %1"_s.arg(depth);
        m_level.terrain = Grid<TerrainId>({m_plan.width, m_plan.height}, catalogue.wall());
    }

    Level make()
    {
        digRooms();
        addThing(m_rooms.front().center(), m_catalogue.kind(m_catalogue.start()).key);
        placeStairs();
        for (const Room &room : m_rooms) {
            fill(room, m_plan.monsters, valueAt(m_plan.monstersInRoom, m_depth));
            fill(room, m_plan.items, valueAt(m_plan.itemsInRoom, m_depth));
        }
        sortThings(m_level.things);
        return m_level;
    }

private:
    void digRooms()
    {
        for (int i = 0; i < m_plan.attempts; ++i) {
            const Room room = drawRoom();
            const bool isFree =
                std::none_of(m_rooms.begin(), m_rooms.end(), [&](const Room &other) { return room.touches(other); });
            if (isFree) {
                dig(room);
                if (!m_rooms.empty()) {
                    digTunnel(m_rooms.back().center(), room.center());
                }
                m_rooms.push_back(room);
            }
        }
    }

    Room drawRoom()
    {
        const int width = m_rng.between(m_plan.roomMin, m_plan.roomMax);
        const int height = m_rng.between(m_plan.roomMin, m_plan.roomMax);
        const int x = m_rng.between(0, m_plan.width - width - 1);
        const int y = m_rng.between(0, m_plan.height - height - 1);
        return {{x, y}, {x + width, y + height}};
    }

    void dig(const Room &room)
    {
        for (int y = room.low.y + 1; y < room.high.y; ++y) {
            for (int x = room.low.x + 1; x < room.high.x; ++x) {
                m_level.terrain.set({x, y}, m_catalogue.floor());
            }
        }
    }

    void digTunnel(Point from, Point to)
    {
        const bool isHorizontalFirst = m_rng.below(2) == 1;
        const Point bend = isHorizontalFirst ? Point{to.x, from.y} : Point{from.x, to.y};
        digStraight(from, bend);
        digStraight(bend, to);
    }

    void digStraight(Point from, Point to)
    {
        for (int y = qMin(from.y, to.y); y <= qMax(from.y, to.y); ++y) {
            for (int x = qMin(from.x, to.x); x <= qMax(from.x, to.x); ++x) {
                m_level.terrain.set({x, y}, m_catalogue.floor());
            }
        }
    }

    void placeStairs()
    {
        const std::optional<TerrainId> stairs = m_catalogue.terrainOf(u"stairs"_s);
        // A lone room is large enough for both: its sides are 4 or more.
        const Point cell = m_rooms.back().center() + (m_rooms.size() == 1 ? Point{1, 0} : Point{});
        m_stairs = cell;
        if (stairs && m_depth < deepestDepth) {
            m_level.terrain.set(cell, *stairs);
            // In the dungeon they lead on; a depth alone is won by taking them.
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

    /// Empty if nothing of the table is found at this depth.
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
        return cell == m_stairs
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
