#include "gamecore/base/rng.h"
#include "gamecore/mapgen/carving.h"
#include "gamecore/mapgen/carvingground.h"
#include "gamecore/mapgen/rooms.h"

#include <algorithm>

namespace {

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

} // namespace

Carved carveRooms(const Grid<std::uint8_t> &mask, const RoomsPlan &plan, std::uint64_t seed,
                  const std::atomic<bool> *isCancelled)
{
    Q_ASSERT(plan.smallest >= 1 && plan.smallest <= plan.largest);
    return RoomsCarver(mask, seed, isCancelled).carve(plan);
}
