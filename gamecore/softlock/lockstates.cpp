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

std::size_t LockStates::add(const Settled &state)
{
    const auto [known, isNew] = m_known.emplace(state.opened, m_nodes.size());
    if (isNew) {
        m_nodes.push_back({.opened = state.opened, .isGoal = isGoal(state)});
    }
    return known->second;
}

/// What is open stays so: a state that wins needs no further look.
void LockStates::branch(std::size_t node)
{
    if (m_nodes[node].isGoal) {
        return;
    }
    const Settled state = settled(m_nodes[node].opened);
    const std::size_t first = m_branches.size();
    for (Doors left = state.met & ~state.opened; left != 0; left &= left - 1) {
        const int door = std::countr_zero(left);
        if (state.held[std::size_t(m_graph.doors[std::size_t(door)].key)] > 0) {
            m_branches.push_back({add(settled(state.opened | doorBit(door))), door});
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
    const auto known = m_known.find(settled(opened).opened);
    return known != m_known.end() ? std::optional(known->second) : std::nullopt;
}

LockStates::Settled LockStates::settled(Doors opened) const
{
    Settled state{.regions = std::vector<bool>(m_graph.regions.size()),
                  .held = m_graph.held,
                  .closed = std::vector<int>(m_graph.held.size(), 0)};
    for (const LockGraph::Door &door : m_graph.doors) {
        ++state.closed[std::size_t(door.key)];
    }
    state.regions.front() = true;
    visit(state, m_graph.regions.front());
    for (; opened != 0; opened &= opened - 1) {
        open(state, std::countr_zero(opened));
    }
    for (bool hasOpened = true; hasOpened;) {
        hasOpened = false;
        for (Doors left = state.met & ~state.opened; left != 0; left &= left - 1) {
            const int door = std::countr_zero(left);
            if (isFree(state, door)) {
                open(state, door);
                hasOpened = true;
            }
        }
    }
    return state;
}

bool LockStates::isFree(const Settled &state, int door) const
{
    const auto key = std::size_t(m_graph.doors[std::size_t(door)].key);
    return state.held[key] > 0 && (!m_graph.isUsedUp[key] || state.held[key] >= state.closed[key]);
}

void LockStates::open(Settled &state, int door) const
{
    const LockGraph::Door &record = m_graph.doors[std::size_t(door)];
    const auto key = std::size_t(record.key);
    state.opened |= doorBit(door);
    state.held[key] -= m_graph.isUsedUp[key] ? 1 : 0;
    --state.closed[key];
    visit(state, record.area);
}

void LockStates::visit(Settled &state, const LockGraph::Area &area) const
{
    std::vector<const LockGraph::Area *> waiting{&area};
    while (!waiting.empty()) {
        const LockGraph::Area &here = *waiting.back();
        waiting.pop_back();
        for (std::size_t key = 0; key < state.held.size(); ++key) {
            state.held[key] += here.keys[key];
        }
        for (const int door : here.doors) {
            state.met |= doorBit(door);
        }
        for (const int region : here.regions) {
            if (!state.regions[std::size_t(region)]) {
                state.regions[std::size_t(region)] = true;
                waiting.push_back(&m_graph.regions[std::size_t(region)]);
            }
        }
    }
}

bool LockStates::isGoal(const Settled &state) const
{
    int treasure = 0;
    bool hasExit = false;
    const auto takeIn = [&](const LockGoods::Place &place) {
        treasure += place.treasure;
        hasExit = hasExit || place.isExit;
    };
    for (std::size_t region = 0; region < state.regions.size(); ++region) {
        takeIn(state.regions[region] ? m_goods.regions[region] : LockGoods::Place());
    }
    for (Doors left = state.opened; left != 0; left &= left - 1) {
        takeIn(m_goods.doors[std::size_t(std::countr_zero(left))]);
    }
    takeIn(m_goods.hasRoom || state.opened != 0 ? m_goods.start : LockGoods::Place());
    return treasure == m_goods.treasure && (hasExit || !m_goods.wantsExit);
}

LockStates::Rest LockStates::restOf(Doors opened) const
{
    Rest rest{std::vector<bool>(m_graph.regions.size()), std::vector<bool>(m_graph.doors.size())};
    std::vector<bool> isKnown(m_nodes.size());
    std::vector<std::size_t> waiting{m_known.at(settled(opened).opened)};
    while (!waiting.empty()) {
        const Node &node = m_nodes[waiting.back()];
        waiting.pop_back();
        const Settled state = settled(node.opened);
        for (std::size_t region = 0; region < state.regions.size(); ++region) {
            rest.regions[region] = rest.regions[region] || state.regions[region];
        }
        for (std::size_t door = 0; door < m_graph.doors.size(); ++door) {
            rest.doors[door] = rest.doors[door] || (state.opened & doorBit(int(door))) != 0;
        }
        rest.leavesStart = rest.leavesStart || m_goods.hasRoom || state.opened != 0;
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
