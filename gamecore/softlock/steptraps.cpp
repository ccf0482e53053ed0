#include "gamecore/softlock/steptraps.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/cancel.h"
#include "gamecore/softlock/stepspace.h"

#include <algorithm>

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
            judge(search);
        } else {
            search.hitBound = !isSet(watch.isCancelled);
        }
        search.states = m_space.states();
        return search;
    }

private:
    /// What is known of a run into a trap.
    struct Fall {
        std::vector<Command> commands;
        StepState before; ///< where the last one is given
        StepState after;
        int node = 0;
    };

    const StepSpace::Node &nodeAt(int node) const { return m_space.nodes()[std::size_t(node)]; }

    void judge(TrapSearch &search)
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
            search.trap = trapOf(fallInto(int(trap - nodes.begin())));
        }
    }

    /// From region to region, in each the shortest way.
    Fall fallInto(int node)
    {
        std::vector<int> nodes;
        for (int at = node; at > 0; at = nodeAt(at).before) {
            nodes.push_back(at);
        }
        std::reverse(nodes.begin(), nodes.end());
        Fall fall{.commands = {}, .before = {}, .after = m_rules.start(), .node = node};
        for (const int at : nodes) {
            goInto(nodeAt(at).state, fall);
        }
        return fall;
    }

    /// Goes to the nearest cell from where a command leads to a region, and there. `goal`: on the first cell of it.
    void goInto(const StepState &goal, Fall &fall)
    {
        StepRegions &regions = m_space.regions();
        const StepRegions::Region region = regions.regionOf(fall.after);
        std::vector<int> cells;
        std::vector<StepRules::Next> steps;
        for (const int cell : region.rim) {
            StepState at = fall.after;
            at.cell = cell;
            std::vector<StepRules::Next> next;
            m_rules.addNext(at, next);
            const auto step = std::find_if(next.begin(), next.end(), [&](const StepRules::Next &to) {
                return !to.isWon && regions.gathered(to.state) == goal;
            });
            if (step != next.end()) {
                cells.push_back(cell);
                steps.push_back(*step);
            }
        }
        fall.before = fall.after;
        const std::vector<Command> way = regions.wayTo(cells, fall.before);
        const auto from = std::find(cells.begin(), cells.end(), fall.before.cell) - cells.begin();
        const StepRules::Next &step = steps[std::size_t(from)];
        fall.commands.insert(fall.commands.end(), way.begin(), way.end());
        fall.commands.push_back(step.command);
        fall.after = step.state;
    }

    Trap trapOf(Fall fall) const
    {
        Trap trap{.cell = m_rules.cellOf(fall.after), .lost = lostFrom(fall.node)};
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
