#include "gamecore/softlock/stepstates.h"

#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/slot.h"
#include "gamecore/pathfinding/step.h"
#include "gamecore/rules/victory.h"

#include <algorithm>

std::uint64_t StepState::hash() const
{
    return mixed(mixed(mixed(mixed(std::uint64_t(cell)) ^ opened) ^ taken) ^ treasure);
}

/// The terrain under a hero whose state changes while it moves him.
struct StepRules::Walk {
    const StepRules &rules;
    const StepState &state;

    bool isStepOpen(Point from, Direction direction) const
    {
        return ::isStepOpen(from, direction, rules.m_ground.rules(),
                            [this](Point cell) { return rules.isOpen(cell, state); });
    }
    Drift driftAt(Point cell) const { return rules.m_ground.driftAt(cell); }
};

StepRules::StepRules(const TrapInput &asked, const Ground &ground, const TrapGoals &goals, const BitGrid &cells)
    : m_asked(asked), m_ground(ground), m_goals(goals), m_items(trapItemsOf(asked, ground, cells)),
      m_held(heldAtStart(asked.catalogue, ground)), m_doorAt(std::size_t(ground.size().area()), none),
      m_treasureAt(m_doorAt), m_plateAt(m_doorAt), m_exitAt(m_doorAt.size(), 0), m_stairsAt(m_exitAt),
      m_itemAt(m_exitAt)
{
    forEachCell(cells, [&](Point cell) {
        const int key = ground.lockAt(cell);
        if (ground.isDoor(cell) && (key == Ground::noLock || !ground.isPlate(key))) {
            m_doorAt[index(cell)] = int(m_doors.size());
            m_doors.push_back(cell);
        }
    });
    for (const TrapItem &item : m_items) {
        m_itemAt[index(item.cell)] = 1;
    }
    for (std::size_t i = 0; i < goals.treasure.size(); ++i) {
        m_treasureAt[index(goals.treasure[i])] = int(i);
    }
    for (const Point cell : goals.exits) {
        m_exitAt[index(cell)] = 1;
    }
    for (const Point cell : goals.stairs) {
        m_stairsAt[index(cell)] = 1;
    }
    for (const KeySource &key : keySources(asked.level, asked.catalogue, ground)) {
        if (ground.isPlate(key.key)) {
            m_plateAt[key.cell] = key.key;
        }
    }
}

bool StepRules::fits() const
{
    constexpr std::size_t bits = 64;
    const std::size_t bag = std::size_t(m_asked.catalogue.kind(m_asked.catalogue.start()).items.size());
    return m_doors.size() + m_ground.keys().size() < bits && m_goals.treasure.size() <= bits
           && m_items.size() + bag <= std::size_t(largestBag);
}

bool StepRules::isOpen(Point cell, const StepState &state) const
{
    if (!m_ground.size().contains(cell) || m_ground.isWalkable(cell)) {
        return m_ground.isWalkable(cell);
    }
    const int door = m_doorAt[index(cell)];
    const int key = m_ground.lockAt(cell);
    if (door == none) {
        return key != Ground::noLock && m_ground.isPlate(key) && (state.opened & plateBit(key)) != 0;
    }
    return (state.opened >> unsigned(door) & 1U) != 0;
}

int StepRules::held(int key, const StepState &state) const
{
    int count = m_held[std::size_t(key)];
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        count += m_items[i].key == key && (state.taken >> i & 1U) != 0 ? 1 : 0;
    }
    for (std::size_t i = 0; i < m_doors.size() && m_ground.isUsedUp(key); ++i) {
        count -= m_ground.lockAt(m_doors[i]) == key && (state.opened >> i & 1U) != 0 ? 1 : 0;
    }
    return count;
}

bool StepRules::opens(Point door, const StepState &state) const
{
    if (!m_ground.size().contains(door) || m_doorAt[index(door)] == none || isOpen(door, state)) {
        return false;
    }
    const int key = m_ground.lockAt(door);
    return key == Ground::noLock || held(key, state) > 0;
}

bool StepRules::isAllTaken(std::uint64_t treasure) const
{
    const std::size_t count = m_goals.treasure.size();
    return count == 0 || treasure == ~std::uint64_t(0) >> (64 - count);
}

bool StepRules::isVictory(int occasion, Point cell, const StepState &state) const
{
    const bool isExit = m_exitAt[index(cell)] != 0;
    const int holding = (isAllTaken(state.treasure) ? WinByTreasure : 0) | (isExit ? WinByExit : 0) | WinByMonsters;
    return ::isVictory(m_asked.rules.win, occasion, holding);
}

/// Enters a cell: presses plates and takes treasure. True if this wins.
bool StepRules::come(Point cell, StepState &state) const
{
    state.cell = int(index(cell));
    const int plate = m_plateAt[index(cell)];
    state.opened |= plate != none ? plateBit(plate) : 0;
    const int treasure = m_treasureAt[index(cell)];
    const bool isTaken = treasure != none && (state.treasure >> unsigned(treasure) & 1U) == 0;
    state.treasure |= isTaken ? std::uint64_t(1) << unsigned(treasure) : 0;
    return (isTaken && isVictory(WinByTreasure, cell, state)) || isVictory(WinByExit, cell, state);
}

void StepRules::addNext(const StepState &state, std::vector<Next> &next, std::vector<Point> *come) const
{
    for (int i = 0; i < directionCount; i += m_ground.rules().moves == 8 ? 1 : 2) {
        step(state, Direction(i), next, come);
    }
    pickUp(state, next);
    if (isAllTaken(state.treasure) && isStairs(state.cell)) {
        next.push_back({state, Command::descend(), true});
    }
}

void StepRules::step(const StepState &state, Direction direction, std::vector<Next> &next,
                     std::vector<Point> *come) const
{
    StepState at = state;
    const Point from = cellOf(state);
    const Walk walk{*this, at};
    bool isWon = false;
    if (walk.isStepOpen(from, direction)) {
        followStep(walk, from, direction, [&](Point cell, Direction) {
            if (isWon) {
                return false;
            }
            isWon = this->come(cell, at);
            if (come) {
                come->push_back(cell);
            }
            return true;
        });
    } else if (isStraight(direction) && opens(from + stepOf(direction), state)) {
        at.opened |= std::uint64_t(1) << unsigned(m_doorAt[index(from + stepOf(direction))]);
    }
    if (isWon || !(at == state)) {
        next.push_back({at, Command::move(direction), isWon});
    }
}

std::optional<StepRules::Way> StepRules::wayOf(int cell, Direction direction, std::uint64_t opened) const
{
    const StepState state{.cell = cell, .opened = opened};
    const Walk walk{*this, state};
    if (!walk.isStepOpen(cellAt(cell), direction)) {
        return std::nullopt;
    }
    Way way;
    followStep(walk, cellAt(cell), direction, [&](Point at, Direction) {
        way.to = int(index(at));
        const auto to = std::size_t(way.to);
        way.treasure |= m_treasureAt[to] != none ? std::uint64_t(1) << unsigned(m_treasureAt[to]) : 0;
        way.pressesPlate = way.pressesPlate || (m_plateAt[to] != none && (opened & plateBit(m_plateAt[to])) == 0);
        way.comesToExit = way.comesToExit || m_exitAt[to] != 0;
        way.comesToStairs = way.comesToStairs || m_stairsAt[to] != 0;
        return true;
    });
    return way;
}

bool StepRules::mayAct(int cell, std::uint64_t opened) const
{
    const auto isClosedDoor = [&](Direction direction) {
        const Point beside = cellAt(cell) + stepOf(direction);
        return m_ground.size().contains(beside) && m_doorAt[index(beside)] != none
               && !isOpen(beside, {.opened = opened});
    };
    return m_itemAt[std::size_t(cell)] != 0 || isStairs(cell)
           || std::any_of(straightDirections.begin(), straightDirections.end(), isClosedDoor);
}

void StepRules::pickUp(const StepState &state, std::vector<Next> &next) const
{
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i].cell == cellOf(state) && (state.taken >> i & 1U) == 0) {
            StepState at = state;
            at.taken |= std::uint64_t(1) << i;
            next.push_back({at, Command::pickUp(), false});
            return;
        }
    }
}

std::optional<QString> StepRules::keySpentOn(Point door) const
{
    const int key = m_ground.lockAt(door);
    const bool isSpent = key != Ground::noLock && m_ground.isUsedUp(key);
    return isSpent ? std::optional(m_ground.keys()[std::size_t(key)]) : std::nullopt;
}
