#include "gamecore/softlock/steptraps.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/cancel.h"
#include "gamecore/softlock/stepspace.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace {

class StepTraps {
public:
    StepTraps(const TrapQuestion &asked, const TrapGoals &goals, const StepRules &rules)
        : m_asked(asked), m_goals(goals), m_rules(rules), m_space(rules)
    {
    }

    TrapSearch find(const SolveBounds &bounds, const SolveWatch &watch)
    {
        TrapSearch search;
        if (m_space.explore(bounds.states, watch)) {
            judge(search, bounds, watch);
        } else {
            search.hitBound = !isSet(watch.isCancelled);
        }
        search.states = states();
        return search;
    }

private:
    /// A state on the way of one who looks for the nearest trap, cell by cell.
    struct Step {
        StepState state;
        int before = -1;
        Command command = {};
    };
    /// What is known of a run into a trap.
    struct Fall {
        std::vector<Command> commands;
        StepState before; ///< where the last one is given
        StepState after;
        int node = 0;
        bool isShortest = false;
    };

    const StepSpace::Node &nodeAt(int node) const { return m_space.nodes()[std::size_t(node)]; }
    qint64 states() const { return m_space.states() + qint64(m_steps.size()); }

    void judge(TrapSearch &search, const SolveBounds &bounds, const SolveWatch &watch)
    {
        const std::vector<StepSpace::Node> &nodes = m_space.nodes();
        const auto trap = std::find_if(nodes.begin(), nodes.end(), [](const auto &node) { return !node.wins; });
        // A death would take the hero back to the start with what he has by then, which no step does.
        const bool isFinal = m_asked.rules.death == DeathRule::Permadeath || !canKillHero(m_asked);
        if (trap == nodes.end()) {
            search.stuck = Stuck::Never;
        } else if (isFinal && trap == nodes.begin()) {
            search.stuck = Stuck::FromStart;
        } else if (isFinal) {
            search.stuck = Stuck::Can;
            std::optional<Fall> fall = nearestFall(bounds, watch);
            search.trap = trapOf(fall ? std::move(*fall) : someFall(int(trap - nodes.begin())));
        }
    }

    /// Breadth-first over all states; nothing if that takes too many.
    std::optional<Fall> nearestFall(const SolveBounds &bounds, const SolveWatch &watch)
    {
        std::unordered_set<StepState, StepStateHash> seen{m_rules.start()};
        m_steps.push_back({.state = m_rules.start()});
        for (std::size_t i = 0; i < m_steps.size(); ++i) { // it grows
            if (states() > bounds.states || isSet(watch.isCancelled)) {
                return std::nullopt;
            }
            m_next.clear();
            m_rules.addNext(m_steps[i].state, m_next);
            for (const StepRules::Next &next : m_next) {
                if (next.isWon || !seen.insert(next.state).second) {
                    continue;
                }
                m_steps.push_back({next.state, int(i), next.command});
                if (const int node = m_space.nodeOf(next.state); !nodeAt(node).wins) {
                    return fallAlong(node);
                }
            }
        }
        return std::nullopt;
    }

    /// The last of the steps falls into the trap.
    Fall fallAlong(int node) const
    {
        Fall fall{.commands = {},
                  .before = m_steps[std::size_t(m_steps.back().before)].state,
                  .after = m_steps.back().state,
                  .node = node,
                  .isShortest = true};
        for (int i = int(m_steps.size()) - 1; i > 0; i = m_steps[std::size_t(i)].before) {
            fall.commands.push_back(m_steps[std::size_t(i)].command);
        }
        std::reverse(fall.commands.begin(), fall.commands.end());
        return fall;
    }

    /// From region to region, in each the shortest way.
    Fall someFall(int node)
    {
        std::vector<int> nodes;
        for (int at = node; at > 0; at = nodeAt(at).before) {
            nodes.push_back(at);
        }
        std::reverse(nodes.begin(), nodes.end());
        Fall fall{.commands = {}, .before = {}, .after = m_rules.start(), .node = node};
        for (const int at : nodes) {
            const StepSpace::Node &next = nodeAt(at);
            const std::vector<Command> way = m_space.regions().wayTo(next.from, fall.after);
            fall.commands.insert(fall.commands.end(), way.begin(), way.end());
            fall.commands.push_back(next.command);
            fall.before = fall.after;
            fall.before.cell = next.from;
            fall.after = next.arrived;
        }
        return fall;
    }

    Trap trapOf(Fall fall) const
    {
        Trap trap{.cell = m_rules.cellOf(fall.after), .lost = lostFrom(fall.node), .isShortest = fall.isShortest};
        trap.from = m_rules.cellOf(fall.before);
        trap.to = trap.cell;
        trap.cause = Trap::Cause::Step;
        if (trap.to == trap.from) {
            trap.to = trap.from + stepOf(fall.commands.back().direction);
            const std::optional<QString> key = m_rules.keySpentOn(trap.to);
            trap.cause = key ? Trap::Cause::Key : Trap::Cause::Door;
            trap.key = key.value_or(QString());
        }
        trap.commands = std::move(fall.commands);
        return trap;
    }

    /// What he comes to nowhere from there.
    std::vector<Point> lostFrom(int node) const
    {
        std::uint64_t treasure = 0;
        bool meetsExit = false;
        std::vector<bool> isKnown(m_space.nodes().size());
        std::vector<int> waiting{node};
        isKnown[std::size_t(node)] = true;
        while (!waiting.empty()) {
            const int at = waiting.back();
            waiting.pop_back();
            treasure |= nodeAt(at).state.treasure;
            meetsExit = meetsExit || nodeAt(at).meetsExit;
            for (const int to : m_space.arcsOf(at)) {
                if (!isKnown[std::size_t(to)]) {
                    isKnown[std::size_t(to)] = true;
                    waiting.push_back(to);
                }
            }
        }
        std::vector<Point> lost;
        for (std::size_t i = 0; i < m_goals.treasure.size(); ++i) {
            if ((treasure >> i & 1U) == 0) {
                lost.push_back(m_goals.treasure[i]);
            }
        }
        if (!meetsExit) {
            lost.insert(lost.end(), m_goals.exits.begin(), m_goals.exits.end());
            lost.insert(lost.end(), m_goals.stairs.begin(), m_goals.stairs.end());
        }
        return lost;
    }

    const TrapQuestion &m_asked;
    const TrapGoals &m_goals;
    const StepRules &m_rules;
    StepSpace m_space;
    std::vector<Step> m_steps;
    std::vector<StepRules::Next> m_next;
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
