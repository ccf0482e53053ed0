#include "gamecore/traps/steptraps.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/cancel.h"
#include "gamecore/traps/stepstates.h"

#include <algorithm>
#include <unordered_map>

namespace {

class StepTraps {
public:
    StepTraps(const TrapQuestion &asked, const TrapGoals &goals, const StepRules &rules)
        : m_asked(asked), m_goals(goals), m_rules(rules)
    {
    }

    TrapSearch find(const SolveBounds &bounds, const SolveWatch &watch)
    {
        add(m_rules.start());
        bool isDone = true;
        for (std::size_t node = 0; node < m_nodes.size() && isDone; ++node) { // it grows
            isDone = qint64(m_nodes.size()) <= bounds.states && !isSet(watch.isCancelled);
            if (watch.states) {
                watch.states->store(qint64(m_nodes.size()), std::memory_order_relaxed);
            }
            goOn(int(node));
        }
        TrapSearch search{.states = qint64(m_nodes.size())};
        if (isDone) {
            markWinning();
            judge(search);
        } else {
            search.hitBound = !isSet(watch.isCancelled);
        }
        return search;
    }

private:
    struct Node {
        StepState state;
        int before = -1;
        Command command = {}; ///< from `before`
        bool wins = false;
    };
    struct Edge {
        int from = 0;
        int to = 0;
    };

    int add(const StepState &state)
    {
        const auto [known, isNew] = m_known.emplace(state, int(m_nodes.size()));
        if (isNew) {
            m_nodes.push_back({.state = state});
        }
        return known->second;
    }

    void goOn(int node)
    {
        m_next.clear();
        m_rules.addNext(m_nodes[std::size_t(node)].state, m_next);
        for (const StepRules::Next &next : m_next) {
            if (next.isWon) {
                m_nodes[std::size_t(node)].wins = true;
                continue;
            }
            const int count = int(m_nodes.size());
            const int to = add(next.state);
            if (to == count) {
                m_nodes.back().before = node;
                m_nodes.back().command = next.command;
            }
            m_edges.push_back({node, to});
        }
    }

    /// Backwards from those that win with a command.
    void markWinning()
    {
        std::sort(m_edges.begin(), m_edges.end(),
                  [](const Edge &a, const Edge &b) { return a.to != b.to ? a.to < b.to : a.from < b.from; });
        std::vector<int> waiting;
        for (int node = 0; node < int(m_nodes.size()); ++node) {
            if (m_nodes[std::size_t(node)].wins) {
                waiting.push_back(node);
            }
        }
        while (!waiting.empty()) {
            const int node = waiting.back();
            waiting.pop_back();
            auto edge = std::lower_bound(m_edges.begin(), m_edges.end(), node,
                                         [](const Edge &other, int to) { return other.to < to; });
            for (; edge != m_edges.end() && edge->to == node; ++edge) {
                Node &from = m_nodes[std::size_t(edge->from)];
                if (!from.wins) {
                    from.wins = true;
                    waiting.push_back(edge->from);
                }
            }
        }
    }

    void judge(TrapSearch &search) const
    {
        const auto trap = std::find_if(m_nodes.begin(), m_nodes.end(), [](const Node &node) { return !node.wins; });
        if (trap == m_nodes.end()) {
            search.stuck = Stuck::Never;
        } else if (trap == m_nodes.begin()) {
            search.stuck = Stuck::FromStart;
        } else if (m_asked.rules.death == DeathRule::Permadeath || !canKillHero(m_asked)) {
            search.stuck = Stuck::Can;
            search.trap = trapAt(int(trap - m_nodes.begin()));
        }
    }

    Trap trapAt(int node) const
    {
        const Node &last = m_nodes[std::size_t(node)];
        Trap trap{.cell = m_rules.cellOf(last.state), .lost = lostFrom(node), .isShortest = true};
        trap.from = m_rules.cellOf(m_nodes[std::size_t(last.before)].state);
        trap.to = trap.cell;
        trap.cause = Trap::Cause::Step;
        if (trap.to == trap.from) {
            trap.to = trap.from + stepOf(last.command.direction);
            const std::optional<QString> key = m_rules.keySpentOn(trap.to);
            trap.cause = key ? Trap::Cause::Key : Trap::Cause::Door;
            trap.key = key.value_or(QString());
        }
        for (; m_nodes[std::size_t(node)].before >= 0; node = m_nodes[std::size_t(node)].before) {
            trap.commands.push_back(m_nodes[std::size_t(node)].command);
        }
        std::reverse(trap.commands.begin(), trap.commands.end());
        return trap;
    }

    /// What he comes to nowhere from there.
    std::vector<Point> lostFrom(int node) const
    {
        BitGrid come(m_asked.level.size());
        std::vector<bool> isKnown(m_nodes.size());
        std::vector<int> waiting{node};
        std::vector<StepRules::Next> next;
        std::vector<Point> cells;
        while (!waiting.empty()) {
            const StepState &state = m_nodes[std::size_t(waiting.back())].state;
            waiting.pop_back();
            cells.push_back(m_rules.cellOf(state));
            next.clear();
            m_rules.addNext(state, next, &cells);
            for (const StepRules::Next &other : next) {
                const auto known = m_known.find(other.state);
                if (known != m_known.end() && !isKnown[std::size_t(known->second)]) {
                    isKnown[std::size_t(known->second)] = true;
                    waiting.push_back(known->second);
                }
            }
        }
        for (const Point cell : cells) {
            come.set(cell);
        }
        return lostOf(m_nodes[std::size_t(node)].state, come);
    }

    std::vector<Point> lostOf(const StepState &state, const BitGrid &come) const
    {
        std::vector<Point> lost;
        for (std::size_t i = 0; i < m_goals.treasure.size(); ++i) {
            if (m_rules.hasTreasureLeft(state, i) && !come.at(m_goals.treasure[i])) {
                lost.push_back(m_goals.treasure[i]);
            }
        }
        std::vector<Point> exits = m_goals.exits;
        exits.insert(exits.end(), m_goals.stairs.begin(), m_goals.stairs.end());
        if (std::none_of(exits.begin(), exits.end(), [&come](Point cell) { return come.at(cell); })) {
            lost.insert(lost.end(), exits.begin(), exits.end());
        }
        return lost;
    }

    const TrapQuestion &m_asked;
    const TrapGoals &m_goals;
    const StepRules &m_rules;
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<StepRules::Next> m_next;
    std::unordered_map<StepState, int, StepStateHash> m_known; ///< only asked, never gone through
};

} // namespace

TrapSearch findStepTrap(const TrapQuestion &asked, const Ground &ground, const TrapGoals &goals,
                        const SolveBounds &bounds, const SolveWatch &watch)
{
    const GroundCells cells = ground.cells();
    const std::vector<LyingKey> keys = lyingKeys(asked.level, asked.catalogue, ground);
    const std::vector<int> held = heldAtStart(asked.catalogue, ground);
    const std::vector<int> one(held.size(), 1);
    KeyFlood most(ground, cells, keys, held, one);
    most.spread(asked.start, watch.isCancelled);
    const auto isOut = [&](Point cell) { return !most.cells().at(cell); };
    const bool hasNoExit = goals.wantsExit && std::all_of(goals.exits.begin(), goals.exits.end(), isOut)
                           && std::all_of(goals.stairs.begin(), goals.stairs.end(), isOut);
    if (isSet(watch.isCancelled)) {
        return {};
    }
    if (hasNoExit || std::any_of(goals.treasure.begin(), goals.treasure.end(), isOut)) {
        return {.stuck = Stuck::FromStart};
    }
    const StepRules rules(asked, ground, goals, most.cells());
    return rules.fits() ? StepTraps(asked, goals, rules).find(bounds, watch) : TrapSearch();
}
