#include "gamecore/pathfinding/ground.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"

#include <algorithm>

namespace {

bool drifts(Drift drift)
{
    return drift != Drift::None;
}

} // namespace

Ground::Ground(const Grid<TerrainId> &terrain, const Catalogue &catalogue, const Rules &rules)
    : m_terrain(terrain), m_rules(rules), m_flags(catalogue.terrain().size(), 0),
      m_locks(catalogue.terrain().size(), noLock), m_drifts(catalogue.terrain().size())
{
    for (std::size_t i = 0; i < m_flags.size(); ++i) {
        const Terrain &record = catalogue.terrain(TerrainId(i));
        const bool isDoor = record.isDoor() && !record.isWalkable;
        const bool isHarmless = record.isHarmless();
        m_flags[i] = std::uint8_t((record.isWalkable ? Walkable : 0) | (isHarmless ? Harmless : 0)
                                  | (record.isTransparent ? Transparent : 0) | (isDoor ? Door : 0));
        m_drifts[i] = isDoor ? catalogue.terrain(catalogue.terrainOf(record.opensTo).value()).drift : record.drift;
        if (isDoor && !record.openedBy.isEmpty()) {
            const auto key = std::find(m_keys.begin(), m_keys.end(), record.openedBy);
            m_locks[i] = int(key - m_keys.begin());
            if (key == m_keys.end()) {
                const std::optional<KindId> kind = catalogue.kindOf(record.openedBy);
                m_keys.push_back(record.openedBy);
                m_isPlate.push_back(record.isGate);
                m_isUsedUp.push_back(kind && catalogue.kind(*kind).isUsedUp);
            }
        }
    }
    m_hasDrift = std::any_of(m_drifts.begin(), m_drifts.end(), drifts)
                 && std::any_of(terrain.cells().begin(), terrain.cells().end(),
                                [this](TerrainId id) { return drifts(m_drifts[id]); });
}

GroundCells Ground::cells() const
{
    ByteTable table{};
    for (std::size_t id = 0; id < m_flags.size(); ++id) {
        const bool isDoor = (m_flags[id] & Door) != 0;
        const bool isLocked = m_locks[id] != noLock;
        table[id] = std::uint8_t(((m_flags[id] & Walkable) != 0 ? 1 : 0) | ((m_flags[id] & Harmless) != 0 ? 2 : 0)
                                 | (isDoor && !isLocked ? 4 : 0) | (isLocked ? 8 : 0));
    }
    std::array<BitGrid, 4> planes{BitGrid(size()), BitGrid(size()), BitGrid(size()), BitGrid(size())};
    splitBits(m_terrain, table, planes);
    return {std::move(planes[0]), std::move(planes[1]), std::move(planes[2]), std::move(planes[3])};
}
