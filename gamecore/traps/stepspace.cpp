#include "gamecore/traps/stepspace.h"

#include "gamecore/base/cancel.h"

#include <algorithm>

bool StepSpace::explore(qint64 most, const SolveWatch &watch)
{
    add(m_rules.start());
    for (std::size_t node = 0; node < m_nodes.size(); ++node) { // it grows
        if (watch.states) {
            watch.states->store(states(), std::memory_order_relaxed);
        }
        if (states() > most || isSet(watch.isCancelled)) {
            return false;
        }
        goOn(int(node));
    }
    markWinning();
    return true;
}

int StepSpace::add(const StepState &state)
{
    const StepState gathered = m_regions.gathered(state);
    const auto [known, isNew] = m_known.emplace(gathered, int(m_nodes.size()));
    if (isNew) {
        m_nodes.push_back({.state = gathered, .arrived = state});
    }
    return known->second;
}

void StepSpace::goOn(int node)
{
    const StepRegions::Region region = m_regions.regionOf(m_nodes[std::size_t(node)].state);
    const std::size_t first = m_arcs.size();
    m_nodes[std::size_t(node)].meetsExit = region.meetsExit;
    for (const int cell : region.rim) {
        StepState at = m_nodes[std::size_t(node)].state;
        at.cell = cell;
        m_next.clear();
        m_come.clear();
        m_rules.addNext(at, m_next, &m_come);
        noteExits(m_nodes[std::size_t(node)]);
        for (const StepRules::Next &next : m_next) {
            goTo(node, cell, next);
        }
    }
    std::sort(m_arcs.begin() + qptrdiff(first), m_arcs.end());
    m_arcs.erase(std::unique(m_arcs.begin() + qptrdiff(first), m_arcs.end()), m_arcs.end());
    m_nodes[std::size_t(node)].firstArc = first;
    m_nodes[std::size_t(node)].arcCount = m_arcs.size() - first;
}

void StepSpace::noteExits(Node &node) const
{
    node.meetsExit = node.meetsExit || std::any_of(m_come.begin(), m_come.end(), [this](Point cell) {
                         const int at = m_rules.indexOf(cell);
                         return m_rules.isExit(at) || m_rules.isStairs(at);
                     });
}

void StepSpace::goTo(int node, int cell, const StepRules::Next &next)
{
    if (next.isWon) {
        m_nodes[std::size_t(node)].wins = true;
        return;
    }
    const int count = int(m_nodes.size());
    const int to = add(next.state);
    if (to == count) {
        m_nodes.back().before = node;
        m_nodes.back().from = cell;
        m_nodes.back().command = next.command;
    }
    if (to != node) {
        m_arcs.push_back(to);
    }
}

/// Backwards from those that win with a command.
void StepSpace::markWinning()
{
    std::vector<std::pair<int, int>> back; // to and from
    back.reserve(m_arcs.size());
    std::vector<int> waiting;
    for (int node = 0; node < int(m_nodes.size()); ++node) {
        for (const int to : arcsOf(node)) {
            back.emplace_back(to, node);
        }
        if (m_nodes[std::size_t(node)].wins) {
            waiting.push_back(node);
        }
    }
    std::sort(back.begin(), back.end());
    while (!waiting.empty()) {
        const int node = waiting.back();
        waiting.pop_back();
        auto arc = std::lower_bound(back.begin(), back.end(), std::pair(node, 0));
        for (; arc != back.end() && arc->first == node; ++arc) {
            Node &from = m_nodes[std::size_t(arc->second)];
            if (!from.wins) {
                from.wins = true;
                waiting.push_back(arc->second);
            }
        }
    }
}
