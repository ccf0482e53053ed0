#pragma once

#include "gamecore/solving/solution.h"
#include "gamecore/traps/stepregions.h"

#include <span>
#include <unordered_map>
#include <vector>

/// All states that a hero can come to by StepRules, region by region, and from which of them he can still win.
class StepSpace {
public:
    /// `rules` must outlive this.
    explicit StepSpace(const StepRules &rules) : m_rules(rules), m_regions(rules) {}

    /// Looks at all states; false if it would take more than `most`, or was cancelled. A state is a node, or 64 cells
    /// and steps looked at for regions.
    bool explore(qint64 most, const SolveWatch &watch);
    qint64 states() const { return qint64(m_nodes.size()) + m_regions.looks() / looksOfState; }

    struct Node {
        StepState state; ///< on the first cell of its region
        bool wins = false;
        bool meetsExit = false; ///< he comes to an exit or to stairs before he leaves it, or by leaving it
        std::size_t firstArc = 0;
        std::size_t arcCount = 0;
        int before = -1;        ///< the node by which it was found first
        int from = 0;           ///< a cell of its region
        Command command = {};   ///< from there
        StepState arrived = {}; ///< with which he comes here then
    };
    /// In the order in which they were found, the start first.
    const std::vector<Node> &nodes() const { return m_nodes; }
    /// The nodes that a node leads to, each once.
    std::span<const int> arcsOf(int node) const
    {
        return {m_arcs.data() + m_nodes[std::size_t(node)].firstArc, m_nodes[std::size_t(node)].arcCount};
    }
    /// Of a state that he can come to.
    int nodeOf(const StepState &state) { return m_known.at(m_regions.gathered(state)); }
    StepRegions &regions() { return m_regions; }

private:
    static constexpr qint64 looksOfState = 64;

    int add(const StepState &state);
    void goOn(int node);
    void noteExits(Node &node) const;
    void goTo(int node, int cell, const StepRules::Next &next);
    void markWinning();

    const StepRules &m_rules;
    StepRegions m_regions;
    std::vector<Node> m_nodes;
    std::vector<int> m_arcs; ///< nodes, of each node together
    std::vector<StepRules::Next> m_next;
    std::vector<Point> m_come;
    std::unordered_map<StepState, int, StepStateHash> m_known; ///< only asked, never gone through
};
