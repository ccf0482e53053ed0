#include "gamecore/softlock/lockstates.h"

#include "gamecore/base/cancel.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace {

constexpr LockStates::Doors doorBit(int door)
{
    return LockStates::Doors(1) << unsigned(door);
}

} // namespace

LockStates::LockStates(const LockGraph &graph, const LockGoods &goods) : m_graph(graph), m_goods(goods)
{
    Q_ASSERT(graph.doors.size() <= mostDoors);
}

bool LockStates::explore(qint64 most, const SolveWatch &watch)
{
    add(settled(0));
    for (std::size_t node = 0; node < m_nodes.size(); ++node) { // it grows
        if (count() > most || isSet(watch.isCancelled)) {
            return false;
        }
        if (watch.states) {
            watch.states->store(count(), std::memory_order_relaxed);
        }
        branch(node);
    }
    judge();
    return true;
}

std::size_t LockStates::add(const LockProgress &state)
{
    const Doors opened = openedIn(state);
    const auto [known, isNew] = m_known.emplace(opened, m_nodes.size());
    if (isNew) {
        m_nodes.push_back({.opened = opened, .isGoal = isGoal(state)});
    }
    return known->second;
}

/// What is open stays so: a state that wins needs no further look.
void LockStates::branch(std::size_t node)
{
    if (m_nodes[node].isGoal) {
        return;
    }
    const LockProgress state = settled(m_nodes[node].opened);
    const std::size_t first = m_branches.size();
    for (const int door : state.met()) {
        if (state.mayOpen(door)) {
            m_branches.push_back({add(settled(m_nodes[node].opened | doorBit(door))), door});
        }
    }
    m_nodes[node].firstBranch = first;
    m_nodes[node].branchCount = m_branches.size() - first;
}

/// A state leads to states with more open doors only.
void LockStates::judge()
{
    std::vector<std::size_t> order(m_nodes.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return std::popcount(m_nodes[a].opened) > std::popcount(m_nodes[b].opened);
    });
    for (const std::size_t i : order) {
        m_nodes[i].fate = fateOf(m_nodes[i]);
    }
}

/// Those of its next states are known.
LockStates::Fate LockStates::fateOf(const Node &node) const
{
    if (node.isGoal) {
        return Fate::Safe;
    }
    const auto first = m_branches.begin() + qptrdiff(node.firstBranch);
    const auto last = first + qptrdiff(node.branchCount);
    const auto isOf = [this](Fate fate) {
        return [this, fate](const Branch &branch) { return m_nodes[branch.state].fate == fate; };
    };
    return std::all_of(first, last, isOf(Fate::Lost))   ? Fate::Lost
           : std::all_of(first, last, isOf(Fate::Safe)) ? Fate::Safe
                                                        : Fate::Open;
}

/// Behind a state that wins no other was looked at, since what is open stays so.
std::optional<std::size_t> LockStates::stateOf(Doors opened) const
{
    const auto known = m_known.find(openedIn(settled(opened)));
    return known != m_known.end() ? std::optional(known->second) : std::nullopt;
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
    for (const int door : state.opened()) {
        doors |= doorBit(door);
    }
    return doors;
}

bool LockStates::isGoal(const LockProgress &state) const
{
    int treasure = 0;
    bool hasExit = false;
    const auto takeIn = [&](const LockGoods::Place &place) {
        treasure += place.treasure;
        hasExit = hasExit || place.isExit;
    };
    for (std::size_t region = 0; region < m_goods.regions.size(); ++region) {
        takeIn(state.isRegionEntered(int(region)) ? m_goods.regions[region] : LockGoods::Place());
    }
    const Doors opened = openedIn(state);
    for (Doors left = opened; left != 0; left &= left - 1) {
        takeIn(m_goods.doors[std::size_t(std::countr_zero(left))]);
    }
    takeIn(m_goods.hasRoom || opened != 0 ? m_goods.start : LockGoods::Place());
    return treasure == m_goods.treasure && (hasExit || !m_goods.wantsExit);
}

LockStates::Rest LockStates::restOf(Doors opened) const
{
    Rest rest{std::vector<bool>(m_graph.regions.size()), std::vector<bool>(m_graph.doors.size())};
    std::vector<bool> isKnown(m_nodes.size());
    std::vector<std::size_t> waiting{m_known.at(openedIn(settled(opened)))};
    while (!waiting.empty()) {
        const Node &node = m_nodes[waiting.back()];
        waiting.pop_back();
        const LockProgress state = settled(node.opened);
        for (std::size_t region = 0; region < m_graph.regions.size(); ++region) {
            rest.regions[region] = rest.regions[region] || state.isRegionEntered(int(region));
        }
        for (std::size_t door = 0; door < m_graph.doors.size(); ++door) {
            rest.doors[door] = rest.doors[door] || state.isOpen(int(door));
        }
        for (std::size_t i = node.firstBranch; i < node.firstBranch + node.branchCount; ++i) {
            const std::size_t next = m_branches[i].state;
            if (!isKnown[next]) {
                isKnown[next] = true;
                waiting.push_back(next);
            }
        }
    }
    return rest;
}
