#include "gamecore/softlock/lockedtraps.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/slot.h"
#include "gamecore/pathfinding/lockmap.h"
#include "gamecore/softlock/traplevel.h"
#include "gamecore/softlock/traprun.h"

#include <algorithm>

namespace {

class LockedTraps {
public:
    LockedTraps(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals, const SolveBounds &bounds,
                const SolveWatch &watch)
        : m_asked(asked), m_ground(ground), m_goals(goals), m_bounds(bounds), m_watch(watch), m_cells(ground.cells()),
          m_keys(lyingKeys(asked.level, asked.catalogue, ground)), m_held(heldAtStart(asked.catalogue, ground))
    {
    }

    TrapSearch find()
    {
        const KeyFlood most = flood(std::vector<int>(m_held.size(), 1));
        if (isSet(m_watch.isCancelled)) {
            return {};
        }
        if (!isMetIn(most)) {
            return {.stuck = Stuck::FromStart};
        }
        const std::vector<int> all = keysForAll(most);
        const KeyFlood least = flood(all);
        if (isMetIn(least)) {
            return {.stuck = Stuck::Never};
        }
        if (least.count() == most.count()) {
            return {.stuck = Stuck::FromStart};
        }
        return isSet(m_watch.isCancelled) || isPlateShut(least) ? TrapSearch() : between(least, most);
    }

private:
    static constexpr qint64 cellsOfState = 64; ///< as TrapRun counts them

    KeyFlood flood(const std::vector<int> &need) const
    {
        KeyFlood flood(m_ground, m_cells, m_keys, m_held, need);
        flood.spread(m_asked.start, m_watch.isCancelled);
        return flood;
    }

    static std::vector<int> keysForAll(const KeyFlood &most)
    {
        std::vector<int> need;
        need.reserve(std::size_t(most.keyCount()));
        for (int key = 0; key < most.keyCount(); ++key) {
            need.push_back(most.keysForAll(key));
        }
        return need;
    }

    /// Whether all that is asked for is there. To his start he has to come back, but not to take stairs on it.
    bool isMetIn(const KeyFlood &flood) const
    {
        const auto comesTo = [&](Point cell) {
            return flood.cells().at(cell) && (cell != m_asked.start || flood.count() > 1);
        };
        const bool hasTreasure = std::all_of(m_goals.treasure.begin(), m_goals.treasure.end(), comesTo);
        const bool hasExit = std::any_of(m_goals.exits.begin(), m_goals.exits.end(), comesTo)
                             || std::any_of(m_goals.stairs.begin(), m_goals.stairs.end(),
                                            [&](Point cell) { return flood.cells().at(cell); });
        return hasTreasure && (hasExit || !m_goals.wantsExit);
    }

    /// Whether he starts on a plate and leaves it only by unlocking something: KeyFlood presses it too late.
    bool isPlateShut(const KeyFlood &least) const
    {
        const std::size_t start = m_asked.level.terrain.index(m_asked.start);
        return least.count() == 1 && std::any_of(m_keys.begin(), m_keys.end(), [&](const LyingKey &key) {
                   return key.cell == start && m_ground.isPlate(key.key);
               });
    }

    TrapSearch between(const KeyFlood &least, const KeyFlood &most) const
    {
        const std::vector<LockState> locks = lockStatesBetween(least, most);
        LockMap map(m_ground, m_keys, locks, least);
        if (!map.explore(LockStates::mostDoors, m_watch.isCancelled)
            || map.graph().doors.size() > LockStates::mostDoors) {
            return {};
        }
        const LockGoods goods = goodsOf(map, least);
        LockStates states(map.graph(), goods);
        const bool isDone = states.explore(m_bounds.states, m_watch);
        TrapSearch search{.states = states.count(), .hitBound = !isDone && !isSet(m_watch.isCancelled)};
        if (isDone) {
            const LockStates::Fate fate = states.fateOf(0);
            search.stuck = fate == LockStates::Fate::Lost   ? Stuck::FromStart
                           : fate == LockStates::Fate::Open ? Stuck::Can
                                                            : Stuck::Never;
        }
        if (search.stuck == Stuck::Can) {
            run(map, states, most, search);
        }
        return search;
    }

    LockGoods goodsOf(const LockMap &map, const KeyFlood &least) const
    {
        LockGoods goods;
        goods.regions.resize(map.graph().regions.size());
        goods.doors.resize(map.graph().doors.size());
        goods.hasRoom = least.count() > 1;
        goods.treasure = int(m_goals.treasure.size());
        goods.wantsExit = m_goals.wantsExit;
        LockGoods::Place nowhere;
        const auto placeAt = [&](Point cell, bool isTakenAtOnce) -> LockGoods::Place & {
            const std::optional<int> region = map.regionAt(cell);
            const std::optional<int> door = map.doorAt(cell);
            const bool comesBack = cell == m_asked.start && !isTakenAtOnce;
            return comesBack ? goods.start
                   : region  ? goods.regions[std::size_t(*region)]
                   : door    ? goods.doors[std::size_t(*door)]
                             : nowhere;
        };
        for (const Point cell : m_goals.treasure) {
            ++placeAt(cell, false).treasure;
        }
        for (const Point cell : m_goals.exits) {
            placeAt(cell, false).isExit = true;
        }
        for (const Point cell : m_goals.stairs) {
            placeAt(cell, true).isExit = true;
        }
        return goods;
    }

    /// With eight moves first for one who enters doors obliquely, who shows how short it may be at best.
    void run(const LockMap &map, const LockStates &states, const KeyFlood &most, TrapSearch &search) const
    {
        search.stuck = Stuck::Unknown;
        if (m_ground.size().area() / cellsOfState > m_bounds.states) {
            search.hitBound = true;
            return;
        }
        const std::optional<TrapRunLevel> level = trapRunLevelOf({m_asked, m_ground, most.cells(), m_keys, map});
        std::optional<int> least;
        std::optional<TrapEstimate> estimate;
        if (level) {
            estimate.emplace(*level, states);
        }
        for (const bool entersObliquely : {true, false}) {
            if (!level || search.trap || (entersObliquely && m_ground.rules().moves == 4)) {
                continue;
            }
            TrapRun run(*level, states, *estimate, entersObliquely);
            if (run.find(m_bounds.states - search.states, m_watch, search.states)) {
                least = least.value_or(run.cost());
                search.trap = trapOf(run, map, states);
                if (search.trap) {
                    search.trap->isShortest = run.cost() == *least;
                    search.stuck = Stuck::Can;
                }
            }
            search.states += run.states();
        }
        search.hitBound = !search.trap && search.states > m_bounds.states;
    }

    /// Nothing if no hero can do that.
    std::optional<Trap> trapOf(TrapRun &run, const LockMap &map, const LockStates &states) const
    {
        std::optional<std::vector<Command>> commands = run.commands();
        if (!commands) {
            return std::nullopt;
        }
        Trap trap{.commands = std::move(*commands), .cell = run.cell(), .cause = Trap::Cause::Key};
        trap.from = run.cell();
        trap.to = run.lastLock().cell;
        trap.key = m_ground.keys()[std::size_t(run.lastLock().key)];
        const LockStates::Rest rest = states.restOf(run.opened());
        const auto isOut = [&](Point cell) {
            const std::optional<int> region = map.regionAt(cell);
            const std::optional<int> door = map.doorAt(cell);
            return !(region && rest.regions[std::size_t(*region)]) && !(door && rest.doors[std::size_t(*door)]);
        };
        std::copy_if(m_goals.treasure.begin(), m_goals.treasure.end(), std::back_inserter(trap.lost), isOut);
        const bool hasNoExit = std::all_of(m_goals.exits.begin(), m_goals.exits.end(), isOut)
                               && std::all_of(m_goals.stairs.begin(), m_goals.stairs.end(), isOut);
        if (hasNoExit) {
            trap.lost.insert(trap.lost.end(), m_goals.exits.begin(), m_goals.exits.end());
            trap.lost.insert(trap.lost.end(), m_goals.stairs.begin(), m_goals.stairs.end());
        }
        return trap;
    }

    const TrapQuestion &m_asked;
    const Ground &m_ground;
    const TrapGoals &m_goals;
    const SolveBounds &m_bounds;
    const SolveWatch &m_watch;
    GroundCells m_cells;
    std::vector<LyingKey> m_keys;
    std::vector<int> m_held;
};

} // namespace

TrapSearch findLockedTrap(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals,
                          const SolveBounds &bounds, const SolveWatch &watch)
{
    return LockedTraps(asked, ground, goals, bounds, watch).find();
}
