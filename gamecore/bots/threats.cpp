#include "gamecore/bots/threats.h"

#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/pathfinding/step.h"

#include <algorithm>
#include <cstdlib>

namespace {

/// Detour in half steps around a deadly monster that could be on the cell after 0, 1, 2, ... actions.
constexpr std::array<int, Threats::mostActions + 1> costs{8000, 2000, 450, 40, 12, 4};

int distanceOf(Point way)
{
    return std::max(std::abs(way.x), std::abs(way.y));
}

/// Returns the index in m_costs of the hero's cell or a cell beside it.
std::size_t indexBeside(Point way)
{
    const int index = (way.y + 1) * 3 + way.x + 1;
    return std::size_t(index);
}

} // namespace

void Threats::begin(Point hero)
{
    m_hero = hero;
    if (!m_isEmpty) {
        m_costs.fill(0);
        m_isEmpty = true;
    }
}

int Threats::at(Point cell) const
{
    const Point way = cell - m_hero;
    return distanceOf(way) > 1 ? 0 : m_costs[indexBeside(way)];
}

/// Returns the index of a cell in the square around the hero; -1 outside.
int Threats::placeOf(Point cell) const
{
    const Point way = cell - m_hero + Point{side / 2, side / 2};
    return way.x < 0 || way.y < 0 || way.x >= side || way.y >= side ? -1 : way.y * side + way.x;
}

void Threats::reach(State state, std::vector<State> &next)
{
    const int place = placeOf(state.cell);
    if (place < 0) {
        return;
    }
    std::uint8_t &reached = m_reached[std::size_t(place)];
    const auto bit = std::uint8_t(1U << (unsigned(state.facing) / 2));
    if ((reached & bit) == 0) {
        reached |= bit;
        next.push_back(state);
    }
}

/// Adds the states after one action of a monster.
void Threats::walk(const World &world, State state, std::vector<State> &next, bool isOnPatrol)
{
    const auto canGo = [&world, state](Direction direction) {
        return world.isStepOpen(state.cell, direction) && world.isHarmless(state.cell + stepOf(direction));
    };
    if (!isOnPatrol) {
        for (int i = 0; i < directionCount; ++i) {
            if (canGo(Direction(i))) {
                reach({stepEnd(world, state.cell, Direction(i)), Direction::North}, next);
            }
        }
    } else if (canGo(state.facing)) {
        reach({stepEnd(world, state.cell, state.facing), state.facing}, next);
    } else {
        for (const Direction direction : straightDirections) {
            reach({state.cell, direction}, next);
        }
    }
}

void Threats::addTo(Point cell, int cost)
{
    const Point way = cell - m_hero;
    if (distanceOf(way) <= 1) {
        m_costs[indexBeside(way)] += cost;
        m_isEmpty = false;
    }
}

void Threats::add(const World &world, const Feared &feared, int actions)
{
    const BehaviorRow &behavior = rowOf(world.actor(feared.monster.id).behavior);
    const int last = std::min(actions, mostActions) / behavior.everyTurns;
    if (distanceOf(feared.monster.cell - m_hero) <= last + 1) {
        addWalk(world, feared, last);
    }
    if (const Kind &kind = world.kindOf(feared.monster.id); behavior.breathesFire && kind.breath > 0) {
        addFire(feared, kind.breathRange);
    }
}

/// Adds the danger of a monster's walk. For each cell only the first action that can reach it counts.
void Threats::addWalk(const World &world, const Feared &feared, int last)
{
    const Actor &actor = world.actor(feared.monster.id);
    const BehaviorRow &behavior = rowOf(actor.behavior);
    const bool isOnPatrol = behavior.walk == BehaviorRow::Walk::Patrols && !actor.statuses.has(StatusEffect::Confused);
    m_reached.fill(0);
    m_now.clear();
    reach({feared.monster.cell, isOnPatrol ? feared.monster.facing : Direction::North}, m_now);
    for (int action = 0; action <= last && !m_now.empty(); ++action) {
        const int actions = action * behavior.everyTurns;
        const int cost = costs[std::size_t(actions)] * feared.weight / 100;
        m_next.clear();
        for (const State &state : m_now) {
            if (isFirstOn(state)) {
                addTo(state.cell, cost);
            }
            walk(world, state, m_next, isOnPatrol);
        }
        m_now.swap(m_next);
    }
}

/// True if the monster has not been counted on this cell yet, with any facing.
bool Threats::isFirstOn(State state)
{
    constexpr std::uint8_t counted = 0x10;
    std::uint8_t &reached = m_reached[std::size_t(placeOf(state.cell))];
    const bool isFirst = (reached & counted) == 0;
    reached |= counted;
    return isFirst;
}

/// Adds the danger of fire, which needs one action to draw breath.
void Threats::addFire(const Feared &feared, int range)
{
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const Point cell = m_hero + Point{x, y};
            addTo(cell, isWithin(feared.monster.cell, cell, range) ? costs[2] * feared.weight / 100 : 0);
        }
    }
}
