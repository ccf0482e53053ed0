#include "gamecore/softlock/lockstates.h"

#include <bit>

namespace {

constexpr LockStates::Doors doorBit(int door)
{
    return LockStates::Doors(1) << unsigned(door);
}

} // namespace

LockStates::LockStates(const LockGraph &graph, const LockGoals &goods) : m_graph(graph), m_goods(goods)
{
    Q_ASSERT(graph.doors.size() <= mostDoors);
}

bool LockStates::explore(qint64 most, const SolveProgress &watch)
{
    m_states.add(openedIn(settled(0)));
    for (int state = 0; state < m_states.count(); ++state) { // the count grows
        if (!watch.mayGoOn(count(), most)) {
            return false;
        }
        lookFrom(state);
    }
    const StateLinks back = reversed(m_links);
    m_mayWin = reachableFrom(std::move(m_mayWin), back);
    m_mayLose = reachableFrom(std::move(m_mayLose), back);
    return true;
}

/// Finds the successors of a state. A state that wins has none: open doors stay open.
void LockStates::lookFrom(int state)
{
    const Doors opened = m_states.at(state);
    const LockProgress progress = settled(opened);
    const bool isWon = isGoal(progress);
    std::vector<int> next;
    for (const int door : progress.met()) {
        if (!isWon && progress.mayOpen(door)) {
            next.push_back(m_states.add(openedIn(settled(opened | doorBit(door)))));
        }
    }
    m_mayWin.push_back(isWon);
    m_mayLose.push_back(!isWon && next.empty());
    m_links.push_back(std::move(next));
}

LockProgress LockStates::settled(Doors opened) const
{
    LockProgress state(m_graph);
    for (; opened != 0; opened &= opened - 1) {
        state.open(std::countr_zero(opened));
    }
    while (state.openFreely()) {
    }
    return state;
}

LockStates::Doors LockStates::openedIn(const LockProgress &state)
{
    Doors doors = 0;
    state.opened().forEach([&doors](int door) { doors |= doorBit(door); });
    return doors;
}

bool LockStates::isGoal(const LockProgress &state) const
{
    int treasure = 0;
    bool hasExit = false;
    const auto takeIn = [&](const LockGoals::Place &place) {
        treasure += place.treasure;
        hasExit = hasExit || place.isExit;
    };
    for (std::size_t region = 0; region < m_goods.regions.size(); ++region) {
        takeIn(state.isRegionEntered(int(region)) ? m_goods.regions[region] : LockGoals::Place());
    }
    const Doors opened = openedIn(state);
    for (Doors left = opened; left != 0; left &= left - 1) {
        takeIn(m_goods.doors[std::size_t(std::countr_zero(left))]);
    }
    takeIn(m_goods.hasRoom || opened != 0 ? m_goods.start : LockGoals::Place());
    return treasure == m_goods.treasure && (hasExit || !m_goods.wantsExit);
}

LockStates::Rest LockStates::restOf(Doors opened) const
{
    Rest rest{std::vector<bool>(m_graph.regions.size()), std::vector<bool>(m_graph.doors.size())};
    const std::vector<bool> marked = reachableFrom(stateOf(opened), m_links);
    for (int i = 0; i < m_states.count(); ++i) {
        if (!marked[std::size_t(i)]) {
            continue;
        }
        const LockProgress state = settled(m_states.at(i));
        for (std::size_t region = 0; region < m_graph.regions.size(); ++region) {
            rest.regions[region] = rest.regions[region] || state.isRegionEntered(int(region));
        }
        for (std::size_t door = 0; door < m_graph.doors.size(); ++door) {
            rest.doors[door] = rest.doors[door] || state.isOpen(int(door));
        }
    }
    return rest;
}
