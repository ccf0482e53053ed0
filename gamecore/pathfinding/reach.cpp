#include "gamecore/pathfinding/reach.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/carried.h"
#include "gamecore/pathfinding/lockmap.h"

#include <algorithm>

namespace {

/// The items in a level that can teleport the hero.
struct Teleports {
    bool isHeld = false;      ///< among the hero's initial items
    std::vector<Point> cells; ///< he gets one by reaching any of these
};

Teleports teleportsOf(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    Teleports teleports;
    const auto isOne = [&catalogue](std::optional<KindId> id) { return id && catalogue.kind(*id).teleportsHero(); };
    const auto &kinds = catalogue.kinds();
    if (std::none_of(kinds.begin(), kinds.end(), [](const Kind &kind) { return kind.teleportsHero(); })) {
        return teleports;
    }
    const QStringList &held = catalogue.kind(catalogue.start()).items;
    teleports.isHeld =
        std::any_of(held.begin(), held.end(), [&](const QString &key) { return isOne(catalogue.kindOf(key)); });
    for (const Thing &thing : level.things) {
        if (isOne(catalogue.kindOf(thing.kind))) {
            teleports.cells.push_back(thing.cell);
        }
    }
    for (const CarriedItem &item : carriedItems(level, catalogue, ground)) {
        if (item.isObtainable && isOne(item.kind)) {
            teleports.cells.insert(teleports.cells.end(), item.cells.begin(), item.cells.end());
        }
    }
    return teleports;
}

/// Returns the ground as bit grids, including actors that may stop a drifting hero.
GroundCells crowdedCells(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    GroundCells cells = ground.cells();
    if (ground.hasDrift()) {
        cells.crowd = crowdOf(level, catalogue, ground);
    }
    return cells;
}

/// Computes Reach in up to three steps, until nothing is left to decide: with one key for all its doors, with only
/// doors that have enough keys, and by search.
class ReachFinder {
public:
    ReachFinder(const Level &level, const Catalogue &catalogue, const Rules &rules, const QString &openKind,
                const std::atomic<bool> *isCancelled)
        : m_isCancelled(isCancelled), m_ground(level.terrain, catalogue, rules),
          m_cells(crowdedCells(level, catalogue, m_ground)), m_keys(keySources(level, catalogue, m_ground)),
          m_teleports(teleportsOf(level, catalogue, m_ground)), m_held(heldAtStart(catalogue, m_ground)),
          m_one(m_held.size(), 1), m_all(m_held.size(), 0)
    {
        const auto open = std::find(m_ground.keys().begin(), m_ground.keys().end(), openKind);
        if (open != m_ground.keys().end()) {
            m_one[std::size_t(open - m_ground.keys().begin())] = 0;
        }
    }

    Reach from(Point start)
    {
        KeyFlood most(m_ground, m_cells, m_keys, m_held, m_one);
        most.spread(start, m_isCancelled);
        if (isTeleported(most)) {
            most.spreadEverywhere(m_isCancelled);
            return {cellsOf(most), most.isExact() && !hasOpenedLocks(most), true};
        }
        if (hasOpenedLocks(most) && areElsewhere()) {
            return {cellsOf(most), false};
        }
        if (!hasOpenedLocks(most) || isSet(m_isCancelled)) {
            return {cellsOf(most), most.isExact()};
        }
        for (std::size_t key = 0; key < m_all.size(); ++key) {
            m_all[key] = m_one[key] * most.keysForAll(int(key));
        }
        KeyFlood least(m_ground, m_cells, m_keys, m_held, m_all);
        least.spread(start, m_isCancelled);
        if (least.count() == most.count()) {
            return {cellsOf(least), least.isExact()};
        }
        // Regions between locked doors exist only if each step can be reversed.
        return m_ground.hasDrift() ? Reach{cellsOf(most), false} : between(least, most);
    }

private:
    bool isTeleported(const KeyFlood &flood) const
    {
        return m_teleports.isHeld
               || std::any_of(m_teleports.cells.begin(), m_teleports.cells.end(),
                              [&flood](Point cell) { return flood.stops().contains(cell) && flood.stops().at(cell); });
    }

    /// True if a key is available in several places. The search ignores which of them is reached first.
    bool areElsewhere() const
    {
        std::vector<bool> isKnown(m_keys.size());
        return std::any_of(m_keys.begin(), m_keys.end(), [&isKnown](const KeySource &key) {
            const bool isElsewhere = isKnown[std::size_t(key.which)];
            isKnown[std::size_t(key.which)] = true;
            return isElsewhere;
        });
    }

    bool hasOpenedLocks(const KeyFlood &flood) const
    {
        for (int key = 0; key < int(m_held.size()); ++key) {
            if (flood.isUnlocked(key) && flood.doors(key) > 0) {
                return true;
            }
        }
        return false;
    }

    Reach between(const KeyFlood &least, const KeyFlood &most) const
    {
        const std::vector<LockState> locks = lockStatesBetween(least, most);
        LockMap map(m_ground, m_keys, locks, least);
        if (map.explore(Reach::mostDoors, m_isCancelled)) {
            KeySearch search(map.graph());
            if (search.search()) {
                Reach reach{bytesOf(least.cells())};
                map.addReached(search, reach.cells);
                return reach;
            }
        }
        return {bytesOf(most.cells()), false};
    }

    Grid<std::uint8_t> cellsOf(const KeyFlood &flood) const
    {
        static_assert(Reach::stops == 1);
        Grid<std::uint8_t> cells = bytesOf(flood.cells());
        if (m_ground.hasDrift()) {
            forEachCell(flood.cells(),
                        [&](Point cell) { cells.set(cell, flood.stops().at(cell) ? Reach::stops : Reach::passes); });
        }
        return cells;
    }

    const std::atomic<bool> *m_isCancelled;
    Ground m_ground;
    GroundCells m_cells;
    std::vector<KeySource> m_keys;
    Teleports m_teleports;
    std::vector<int> m_held;
    std::vector<int> m_one; ///< 0 for doors that count as open
    std::vector<int> m_all;
};

} // namespace

Reach reachFrom(const Level &level, const Catalogue &catalogue, const Rules &rules, Point from, const QString &openKind,
                const std::atomic<bool> *isCancelled)
{
    return ReachFinder(level, catalogue, rules, openKind, isCancelled).from(from);
}
