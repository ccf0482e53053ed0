#include "gamecore/softlock/steptraps.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/cancel.h"
#include "gamecore/base/statetable.h"
#include "gamecore/softlock/stepregions.h"

#include <algorithm>

namespace {

/// Search over all reachable states, each on the first cell of its region, for those from which the hero can still win.
class StepTraps {
public:
    StepTraps(const TrapInput &asked, const TrapGoals &goals, const StepRules &rules)
        : m_asked(asked), m_goals(goals), m_rules(rules), m_regions(rules)
    {
    }

    TrapSearch find(const SolveBounds &bounds, const SolveProgress &watch)
    {
        TrapSearch search;
        if (explore(bounds.states, watch)) {
            judge(search);
        } else {
            search.hitBound = !isSet(watch.isCancelled);
        }
        search.states = states();
        return search;
    }

private:
    /// A run into a trap.
    struct Fall {
        std::vector<Command> commands;
        StepState before; ///< the state before the last command
        StepState after;
        int state = 0;
    };

    /// Returns the number of states; 64 cells and steps visited for regions count as one more.
    qint64 states() const { return m_states.count() + m_regions.looks() / 64; }

    bool explore(qint64 most, const SolveProgress &watch)
    {
        m_states.add(m_regions.gathered(m_rules.start()));
        for (int state = 0; state < m_states.count(); ++state) { // the count grows
            if (!watch.mayGoOn(states(), most)) {
                return false;
            }
            lookFrom(state);
        }
        m_mayWin = reachableFrom(std::move(m_mayWin), reversed(m_links));
        return true;
    }

    void lookFrom(int number)
    {
        StepState state = m_states.at(number);
        const StepRegions::Region region = m_regions.regionOf(state);
        bool wins = false;
        bool meetsExit = region.meetsExit;
        std::vector<int> links;
        for (const int cell : region.rim) {
            state.cell = cell;
            m_next.clear();
            m_come.clear();
            m_rules.addNext(state, m_next, &m_come);
            meetsExit = meetsExit || std::any_of(m_come.begin(), m_come.end(), [this](Point at) {
                            return m_rules.isExit(m_rules.indexOf(at)) || m_rules.isStairs(m_rules.indexOf(at));
                        });
            for (const StepRules::Next &next : m_next) {
                wins = wins || next.isWon;
                if (!next.isWon) {
                    links.push_back(m_states.add(m_regions.gathered(next.state), number));
                }
            }
        }
        std::sort(links.begin(), links.end());
        links.erase(std::unique(links.begin(), links.end()), links.end());
        m_links.push_back(std::move(links));
        m_mayWin.push_back(wins);
        m_meetsExit.push_back(meetsExit);
    }

    void judge(TrapSearch &search)
    {
        const int trap = int(std::find(m_mayWin.begin(), m_mayWin.end(), false) - m_mayWin.begin());
        // A death would return the hero to the start with what he has taken, which no step can do.
        const bool isFinal = m_asked.rules.death == DeathRule::Permadeath || !canKillHero(m_asked);
        if (trap == m_states.count()) {
            search.stuck = Stuck::Never;
        } else if (isFinal && trap == 0) {
            search.stuck = Stuck::FromStart;
        } else if (isFinal) {
            search.stuck = Stuck::Can;
            search.trap = trapOf(fallInto(trap));
        }
    }

    /// Returns a run into a state, from region to region with the shortest path in each.
    Fall fallInto(int state)
    {
        Fall fall{.commands = {}, .before = {}, .after = m_rules.start(), .state = state};
        for (const int at : m_states.wayTo(state)) {
            goInto(m_states.at(at), fall);
        }
        return fall;
    }

    /// Walks to the nearest cell from which a command leads into the region of `goal`, and gives the command. `goal` is
    /// on the first cell of that region.
    void goInto(const StepState &goal, Fall &fall)
    {
        const StepRegions::Region region = m_regions.regionOf(fall.after);
        std::vector<int> cells;
        std::vector<StepRules::Next> steps;
        for (const int cell : region.rim) {
            StepState at = fall.after;
            at.cell = cell;
            std::vector<StepRules::Next> next;
            m_rules.addNext(at, next);
            const auto step = std::find_if(next.begin(), next.end(), [&](const StepRules::Next &to) {
                return !to.isWon && m_regions.gathered(to.state) == goal;
            });
            if (step != next.end()) {
                cells.push_back(cell);
                steps.push_back(*step);
            }
        }
        fall.before = fall.after;
        const std::vector<Command> way = m_regions.wayTo(cells, fall.before);
        const auto from = std::find(cells.begin(), cells.end(), fall.before.cell) - cells.begin();
        const StepRules::Next &step = steps[std::size_t(from)];
        fall.commands.insert(fall.commands.end(), way.begin(), way.end());
        fall.commands.push_back(step.command);
        fall.after = step.state;
    }

    Trap trapOf(Fall fall) const
    {
        Trap trap{.cell = m_rules.cellOf(fall.after), .lost = lostFrom(fall.state)};
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

    /// Returns the goals that cannot be reached from a state.
    std::vector<Point> lostFrom(int state) const
    {
        std::uint64_t treasure = 0;
        bool meetsExit = false;
        const std::vector<bool> marked = reachableFrom(state, m_links);
        for (int at = 0; at < m_states.count(); ++at) {
            if (marked[std::size_t(at)]) {
                treasure |= m_states.at(at).treasure;
                meetsExit = meetsExit || m_meetsExit[std::size_t(at)];
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

    const TrapInput &m_asked;
    const TrapGoals &m_goals;
    const StepRules &m_rules;
    StepRegions m_regions;
    StateTable<StepState> m_states;
    StateLinks m_links;
    std::vector<bool> m_mayWin;
    std::vector<bool> m_meetsExit; ///< an exit or stairs can be reached within the region or by leaving it
    std::vector<StepRules::Next> m_next;
    std::vector<Point> m_come;
};

} // namespace

TrapSearch findStepTrap(const TrapInput &asked, const Ground &ground, const TrapGoals &goals, const SolveBounds &bounds,
                        const SolveProgress &watch)
{
    const GroundCells cells = ground.cells();
    const std::vector<KeySource> keys = keySources(asked.level, asked.catalogue, ground);
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
