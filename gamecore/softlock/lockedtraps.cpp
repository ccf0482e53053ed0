#include "gamecore/softlock/lockedtraps.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/slot.h"
#include "gamecore/pathfinding/lockmap.h"
#include "gamecore/softlock/lockstates.h"
#include "gamecore/world/command.h"

#include <algorithm>
#include <array>
#include <map>

namespace {

/// The input of a TrapRun, which must outlive it.
struct TrapRunPlan {
    const TrapInput &asked;
    const Ground &ground;
    const BitGrid &cells;               ///< every cell that the hero can reach
    const std::vector<KeySource> &keys; ///< keys of the level, including plates
    const LockMap &map;                 ///< explored
    const LockStates &states;           ///< explored; both victory and defeat are possible
};

/// A run of commands that loses the game. The hero always takes the nearest useful action: he picks up a key for a
/// closed door, presses a plate, or opens a door that uses up a key. He leaves doors closed if opening them cannot lose
/// the game. Afterwards each action is removed if the run is still a trap without it and takes no more commands. Doors
/// that need no key, or a key that is not used up, are opened on the way.
class TrapRun {
public:
    explicit TrapRun(const TrapRunPlan &plan)
        : m_plan(plan), m_walkable(plan.ground.cells().walkable),
          m_items(trapItemsOf(plan.asked, plan.ground, plan.cells)), m_closed(plan.ground.keys().size(), 0),
          m_gates(m_closed.size()), m_stops(plan.ground.size()), m_cameBy(plan.ground.size(), 0)
    {
        forEachCell(plan.cells, [this](Point cell) {
            const int key = m_plan.ground.lockAt(cell);
            if (key == Ground::noLock) {
                return;
            }
            ++m_closed[std::size_t(key)];
            if (m_plan.ground.isPlate(key)) {
                m_gates[std::size_t(key)].push_back(cell);
            } else {
                for (const Direction direction : straightDirections) {
                    addStop(cell + stepOf(direction));
                }
            }
        });
        for (const KeySource &key : plan.keys) {
            const int width = plan.ground.size().width;
            addStop({int(key.cell) % width, int(key.cell) / width});
        }
        for (const TrapItem &item : m_items) {
            addStop(item.cell);
        }
    }

    /// Searches for the run. False if it would take more than `most` states or is cancelled; 64 visited cells count as
    /// a state. Reports `before` plus its own number of states to the watch.
    bool find(qint64 most, const SolveProgress &watch, qint64 before)
    {
        m_most = most;
        m_watch = &watch;
        Hero hero = heroAtStart();
        std::vector<Deed> deeds;
        const bool isFound = play(hero, deeds);
        if (isFound) {
            m_found = std::move(hero);
            leaveOut(std::move(deeds));
        }
        if (watch.states) {
            watch.states->store(before + states(), std::memory_order_relaxed);
        }
        return isFound;
    }

    qint64 states() const { return m_looks / 64; }

    // The run that was found. Its last command spends a key on the last door.
    const std::vector<Command> &commands() const { return m_found.commands; }
    Point cell() const { return m_found.cell; }
    Point lastDoor() const { return m_found.cell + stepOf(m_found.commands.back().direction); }
    /// Returns the open doors of the LockGraph.
    LockStates::Doors opened() const { return m_found.opened; }

private:
    struct Hero {
        Point cell;
        BitGrid open;            ///< walkable cells
        std::vector<int> held;   ///< by key
        std::vector<int> closed; ///< closed locks by key
        std::vector<bool> taken; ///< by item
        int bag = 0;
        LockStates::Doors opened = 0;
        std::vector<Command> commands = {};
    };
    struct Deed {
        enum class What : std::uint8_t { PickUp, Press, Unlock };
        What what = What::PickUp;
        Point cell; ///< cell of the item, the plate or the door
    };

    void addStop(Point cell)
    {
        if (m_stops.contains(cell)) {
            m_stops.set(cell);
        }
    }

    Hero heroAtStart() const
    {
        const Catalogue &catalogue = m_plan.asked.catalogue;
        return {.cell = m_plan.asked.start,
                .open = m_walkable,
                .held = heldAtStart(catalogue, m_plan.ground),
                .closed = m_closed,
                .taken = std::vector<bool>(m_items.size()),
                .bag = int(catalogue.kind(catalogue.start()).items.size())};
    }

    /// Takes the nearest action until the game is lost. Until then some door leads to a state that can still be lost.
    bool play(Hero &hero, std::vector<Deed> &deeds)
    {
        while (fateOf(hero.opened) != LockStates::Fate::Lost) {
            std::optional<Deed> deed;
            const auto isThere = [&](Point cell) { return (deed = deedAt(hero, cell)).has_value(); };
            if (!walk(hero, isThere) || !act(hero, *deed)) {
                return false;
            }
            deeds.push_back(*deed);
        }
        return true;
    }

    void leaveOut(std::vector<Deed> deeds)
    {
        for (std::size_t i = deeds.size(); i-- > 0 && !isStopped();) {
            std::vector<Deed> fewer = deeds;
            fewer.erase(fewer.begin() + qptrdiff(i));
            std::optional<Hero> hero = played(fewer);
            if (hero && hero->commands.size() <= m_found.commands.size()) {
                m_found = std::move(*hero);
                deeds = std::move(fewer);
            }
        }
    }

    /// Returns the hero after these actions, up to the one that loses the game; std::nullopt if an action is impossible
    /// or none loses.
    std::optional<Hero> played(const std::vector<Deed> &deeds)
    {
        Hero hero = heroAtStart();
        for (const Deed &deed : deeds) {
            const auto isThere = [&deed](Point cell) {
                return deed.what == Deed::What::Unlock
                           ? std::abs(cell.x - deed.cell.x) + std::abs(cell.y - deed.cell.y) == 1
                           : cell == deed.cell;
            };
            if (!walk(hero, isThere) || !act(hero, deed)) {
                return std::nullopt;
            }
            if (fateOf(hero.opened) == LockStates::Fate::Lost) {
                return hero;
            }
        }
        return std::nullopt;
    }

    /// Performs an action at the hero's cell; false if it is impossible.
    bool act(Hero &hero, const Deed &deed)
    {
        if (deed.what == Deed::What::PickUp) {
            for (std::size_t i = 0; i < m_items.size(); ++i) {
                if (m_items[i].cell == deed.cell && !hero.taken[i]) {
                    hero.taken[i] = true;
                    if (m_items[i].key != TrapItem::noKey) {
                        ++hero.held[std::size_t(m_items[i].key)];
                    }
                    ++hero.bag;
                    hero.commands.push_back(Command::pickUp());
                    return true;
                }
            }
            return false;
        }
        if (deed.what == Deed::What::Press) {
            // A hero who starts on the plate has to step off it and come back.
            const auto isElsewhere = [&deed](Point cell) { return cell != deed.cell; };
            const auto isBack = [&deed](Point cell) { return cell == deed.cell; };
            return isPressed(hero, deed.cell) || (walk(hero, isElsewhere) && walk(hero, isBack));
        }
        if (!hasKeyFor(hero, deed.cell)) {
            return false;
        }
        const auto key = std::size_t(m_plan.ground.lockAt(deed.cell));
        --hero.held[key];
        --hero.closed[key];
        --hero.bag;
        hero.opened = openedWith(hero, deed.cell);
        hero.open.set(deed.cell);
        hero.commands.push_back(Command::move(*directionOf(deed.cell - hero.cell)));
        return true;
    }

    std::optional<Deed> deedAt(const Hero &hero, Point cell)
    {
        if (!m_stops.at(cell)) {
            return std::nullopt;
        }
        if (wantsItemOn(hero, cell)) {
            return Deed{Deed::What::PickUp, cell};
        }
        if (!isPressed(hero, cell)) {
            return Deed{Deed::What::Press, cell};
        }
        for (const Direction direction : straightDirections) {
            const Point door = cell + stepOf(direction);
            if (hasKeyFor(hero, door) && m_plan.ground.isUsedUp(m_plan.ground.lockAt(door))
                && fateOf(openedWith(hero, door)) != LockStates::Fate::Safe) {
                return Deed{Deed::What::Unlock, door};
            }
        }
        return std::nullopt;
    }

    /// True if the cell has a key for closed doors and the bag has room for the items on top.
    bool wantsItemOn(const Hero &hero, Point cell) const
    {
        bool isWanted = false;
        for (std::size_t i = 0; i < m_items.size() && hero.bag < largestBag; ++i) {
            const int key = m_items[i].key;
            if (m_items[i].cell == cell && !hero.taken[i] && key != TrapItem::noKey) {
                const int most = m_plan.ground.isUsedUp(key) ? hero.closed[std::size_t(key)] : 1;
                isWanted = isWanted || hero.held[std::size_t(key)] < most;
            }
        }
        return isWanted;
    }

    /// False if a plate on the cell would open something.
    bool isPressed(const Hero &hero, Point cell) const
    {
        bool isPressed = true;
        forEachGate(cell, [&](Point gate) { isPressed = isPressed && hero.open.at(gate); });
        return isPressed;
    }

    /// True if the door is locked, closed, and the hero has a key for it.
    bool hasKeyFor(const Hero &hero, Point door) const
    {
        const int key = m_plan.ground.lockAt(door);
        return key != Ground::noLock && !m_plan.ground.isPlate(key) && !hero.open.at(door)
               && hero.held[std::size_t(key)] > 0;
    }

    bool opensOnTheWay(const Hero &hero, Point door) const
    {
        return (m_plan.ground.isFreeDoor(door) && !hero.open.at(door))
               || (hasKeyFor(hero, door) && !m_plan.ground.isUsedUp(m_plan.ground.lockAt(door)));
    }

    LockStates::Doors openedWith(const Hero &hero, Point door) const
    {
        const std::optional<int> number = m_plan.map.doorAt(door);
        return hero.opened | (number ? LockStates::Doors(1) << unsigned(*number) : 0);
    }

    LockStates::Fate fateOf(LockStates::Doors opened)
    {
        const auto known = m_fates.find(opened);
        if (known != m_fates.end()) {
            return known->second;
        }
        const int state = m_plan.states.stateOf(opened);
        const LockStates::Fate fate = state >= 0 ? m_plan.states.fateOf(state) : LockStates::Fate::Safe;
        return m_fates.emplace(opened, fate).first->second;
    }

    /// Moves the hero on the cheapest path to the nearest cell for which `isThere(Point)` holds. False if there is none
    /// or the search is stopped. A step costs 1; opening a door first makes it 2.
    template<typename IsThere>
    bool walk(Hero &hero, const IsThere &isThere)
    {
        std::optional<Point> goal;
        reach(hero.cell, Direction::North, 0);
        std::size_t done = 0;
        for (std::size_t cost = 0; !goal && done < m_reached.size() && !isStopped(); ++cost) {
            std::vector<Point> &front = m_waiting[cost % m_waiting.size()];
            for (std::size_t i = 0; i < front.size() && !goal; ++i) {
                if (isThere(front[i])) {
                    goal = front[i];
                }
                lookAround(hero, front[i], cost);
            }
            done += front.size();
            front.clear();
        }
        if (goal) {
            follow(hero, *goal);
        }
        m_looks += qint64(m_reached.size());
        for (const Point cell : m_reached) {
            m_cameBy.set(cell, 0);
        }
        m_reached.clear();
        m_waiting = {};
        return goal.has_value();
    }

    void reach(Point cell, Direction by, std::size_t cost)
    {
        if (m_cameBy.at(cell) == 0) {
            m_cameBy.set(cell, std::uint8_t(1 + int(by)));
            m_reached.push_back(cell);
            m_waiting[cost % m_waiting.size()].push_back(cell);
        }
    }

    void lookAround(const Hero &hero, Point cell, std::size_t cost)
    {
        const Rules &rules = m_plan.ground.rules();
        const auto isOpen = [&hero](Point at) { return hero.open.contains(at) && hero.open.at(at); };
        for (int d = 0; d < directionCount; d += rules.moves == 8 ? 1 : 2) {
            const Point next = cell + stepOf(Direction(d));
            if (isStepOpen(cell, Direction(d), rules, isOpen)) {
                reach(next, Direction(d), cost + 1);
            } else if (isStraight(Direction(d)) && opensOnTheWay(hero, next)) {
                reach(next, Direction(d), cost + 2);
            }
        }
    }

    void follow(Hero &hero, Point goal) const
    {
        std::vector<Direction> way;
        for (Point cell = goal; cell != hero.cell; cell = cell - stepOf(way.back())) {
            way.push_back(Direction(m_cameBy.at(cell) - 1));
        }
        std::reverse(way.begin(), way.end());
        for (const Direction direction : way) {
            const Point next = hero.cell + stepOf(direction);
            if (!hero.open.at(next)) {
                hero.commands.push_back(Command::move(direction));
                hero.open.set(next);
            }
            hero.commands.push_back(Command::move(direction));
            come(hero, next);
        }
    }

    /// Enters a cell, and presses the plates on it.
    void come(Hero &hero, Point cell) const
    {
        hero.cell = cell;
        forEachGate(cell, [&hero](Point gate) { hero.open.set(gate); });
    }

    /// Calls `use(Point)` for each gate that a plate on the cell opens.
    template<typename Use>
    void forEachGate(Point cell, const Use &use) const
    {
        const std::size_t index = m_cameBy.index(cell);
        const auto isBefore = [](const KeySource &key, std::size_t at) { return key.cell < at; };
        auto key = std::lower_bound(m_plan.keys.begin(), m_plan.keys.end(), index, isBefore);
        for (; key != m_plan.keys.end() && key->cell == index; ++key) {
            const std::vector<Point> &gates = m_gates[std::size_t(key->key)];
            std::for_each(gates.begin(), gates.end(), use);
        }
    }

    bool isStopped() const { return states() > m_most || isSet(m_watch->isCancelled); }

    TrapRunPlan m_plan;
    BitGrid m_walkable;
    std::vector<TrapItem> m_items;           ///< trapItemsOf()
    std::vector<int> m_closed;               ///< locked doors and gates by key
    std::vector<std::vector<Point>> m_gates; ///< gates by plate key
    BitGrid m_stops;                         ///< cells where the hero may have something to do
    std::map<LockStates::Doors, LockStates::Fate> m_fates;
    Grid<std::uint8_t> m_cameBy;                 ///< during a walk: 1 + Direction; 0 if not reached
    std::array<std::vector<Point>, 3> m_waiting; ///< during a walk: cells by cost, modulo 3
    std::vector<Point> m_reached;                ///< during a walk: cells reached
    const SolveProgress *m_watch = nullptr;
    qint64 m_most = 0;
    qint64 m_looks = 0;
    Hero m_found;
};

class LockedTraps {
public:
    LockedTraps(const TrapInput &asked, const Ground &ground, const TrapGoals &goals, const SolveBounds &bounds,
                const SolveProgress &watch)
        : m_asked(asked), m_ground(ground), m_goals(goals), m_bounds(bounds), m_watch(watch), m_cells(ground.cells()),
          m_keys(keySources(asked.level, asked.catalogue, ground)), m_held(heldAtStart(asked.catalogue, ground))
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

    /// True if all goals are within reach. The hero has to leave his start before it counts as entered, except for
    /// stairs.
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

    /// True if the hero starts on a plate and can leave it only by unlocking a door. KeyFlood presses such a plate too
    /// late.
    bool isPlateShut(const KeyFlood &least) const
    {
        const std::size_t start = m_asked.level.terrain.index(m_asked.start);
        return least.count() == 1 && std::any_of(m_keys.begin(), m_keys.end(), [&](const KeySource &key) {
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
        const LockGoals goods = goodsOf(map, least);
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

    LockGoals goodsOf(const LockMap &map, const KeyFlood &least) const
    {
        LockGoals goods;
        goods.regions.resize(map.graph().regions.size());
        goods.doors.resize(map.graph().doors.size());
        goods.hasRoom = least.count() > 1;
        goods.treasure = int(m_goals.treasure.size());
        goods.wantsExit = m_goals.wantsExit;
        LockGoals::Place nowhere;
        const auto placeAt = [&](Point cell, bool isTakenAtOnce) -> LockGoals::Place & {
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

    void run(const LockMap &map, const LockStates &states, const KeyFlood &most, TrapSearch &search) const
    {
        TrapRun run({m_asked, m_ground, most.cells(), m_keys, map, states});
        const bool isFound = run.find(m_bounds.states - search.states, m_watch, search.states);
        search.states += run.states();
        search.stuck = isFound ? Stuck::Can : Stuck::Unknown;
        search.hitBound = !isFound && search.states > m_bounds.states;
        if (isFound) {
            search.trap = trapOf(run, map, states);
        }
    }

    Trap trapOf(const TrapRun &run, const LockMap &map, const LockStates &states) const
    {
        Trap trap{.commands = run.commands(), .cell = run.cell(), .cause = Trap::Cause::Key};
        trap.from = run.cell();
        trap.to = run.lastDoor();
        trap.key = m_ground.keys()[std::size_t(m_ground.lockAt(trap.to))];
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

    const TrapInput &m_asked;
    const Ground &m_ground;
    const TrapGoals &m_goals;
    const SolveBounds &m_bounds;
    const SolveProgress &m_watch;
    GroundCells m_cells;
    std::vector<KeySource> m_keys;
    std::vector<int> m_held;
};

} // namespace

TrapSearch findLockedTrap(const TrapInput &asked, const Ground &ground, const TrapGoals &goals,
                          const SolveBounds &bounds, const SolveProgress &watch)
{
    return LockedTraps(asked, ground, goals, bounds, watch).find();
}
