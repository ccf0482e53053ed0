#include "gamecore/softlock/steptraps.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/cancel.h"
#include "gamecore/base/components.h"
#include "gamecore/base/statetable.h"
#include "gamecore/softlock/stepstates.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace {

/// Regions of cells within which the hero can walk back and forth without a change: he opens no door, presses no plate,
/// takes no item or treasure, and does not win. The trap search need not distinguish the cells of a region. A step from
/// one region to another cannot be taken back.
///
/// Regions are the strongly connected components of the graph of all steps without a change (R. E. Tarjan, "Depth-first
/// search and linear graph algorithms", 1972). They are computed for all cells at once, for each set of open doors and
/// taken treasure, and cached within a limit.
class StepRegions {
public:
    /// `rules` must outlive this object.
    explicit StepRegions(const StepRules &rules) : m_rules(rules) {}

    /// A region, for a set of open doors and taken treasure. Cells are numbered as by StepRules::indexOf().
    struct Region {
        int first = 0;          ///< cell of the region with the lowest number
        std::vector<int> rim;   ///< cells of the region, ascending, from which the hero can do something other than a
                                ///< step within the region
        bool meetsExit = false; ///< an exit or stairs can be reached without leaving the region
    };
    /// Returns the region of the hero's cell. Valid until the next call of a function that is not const.
    const Region &regionOf(const StepState &state);
    /// Returns the state with the hero moved to the first cell of his region.
    StepState gathered(StepState state);
    /// Moves the hero to the nearest of the cells `goals` within his region, and returns the commands. At least one of
    /// these cells must be in the region.
    std::vector<Command> wayTo(const std::vector<int> &goals, StepState &state);

    /// Returns the number of cells and steps processed so far, as a measure of cost.
    qint64 looks() const { return m_looks; }

private:
    static constexpr int none = -1;
    static constexpr qint64 mostLayers = 1'000'000; ///< number of cells in m_layers beyond which all are dropped
    static constexpr qint64 mostSteps = 8'000'000;  ///< number of steps in m_steps beyond which all are dropped

    /// The target of each step for a set of open doors, by cell and direction: a cell, `none`, or -2 - n for
    /// special[n].
    struct Steps {
        std::vector<int> to;
        std::vector<StepRules::Way> special;
    };
    /// The open doors and the taken treasure.
    using LayerKey = std::pair<std::uint64_t, std::uint64_t>;
    /// The regions for open doors and taken treasure.
    struct Layer {
        std::vector<int> regionAt; ///< by cell: index in `regions`; `none` if the cell is not walkable
        std::vector<Region> regions;
    };

    const Steps &stepsWith(std::uint64_t opened);
    const Layer &layerOf(const StepState &state);
    std::unique_ptr<Layer> layerFrom(const Steps &steps, const LayerKey &key) const;
    void findRims(const Steps &steps, const LayerKey &key, Layer &layer) const;
    bool isPlain(const StepRules::Way &way, std::uint64_t treasure) const;
    int plainStep(const Steps &steps, int cell, int direction, std::uint64_t treasure) const;

    const StepRules &m_rules;
    std::map<std::uint64_t, Steps> m_steps;
    std::map<LayerKey, std::unique_ptr<Layer>> m_layers;
    qint64 m_keptSteps = 0;
    qint64 m_keptLayers = 0; ///< in cells
    qint64 m_looks = 0;
};

bool StepRegions::isPlain(const StepRules::Way &way, std::uint64_t treasure) const
{
    return (way.treasure & ~treasure) == 0 && !way.pressesPlate && !(way.comesToExit && m_rules.isAllTaken(treasure));
}

/// Returns the cell where a step without a change ends; `none` if there is no such step.
int StepRegions::plainStep(const Steps &steps, int cell, int direction, std::uint64_t treasure) const
{
    const int to = steps.to[std::size_t(cell) * directionCount + std::size_t(direction)];
    if (to >= none) {
        return to;
    }
    const StepRules::Way &way = steps.special[std::size_t(-2 - to)];
    return isPlain(way, treasure) ? way.to : none;
}

const StepRegions::Steps &StepRegions::stepsWith(std::uint64_t opened)
{
    const auto known = m_steps.find(opened);
    if (known != m_steps.end()) {
        return known->second;
    }
    const int cells = m_rules.cellCount();
    m_keptSteps += qint64(cells) * directionCount;
    if (m_keptSteps > mostSteps) {
        m_steps.clear();
        m_keptSteps = qint64(cells) * directionCount;
    }
    m_looks += qint64(cells) * directionCount;
    Steps steps;
    steps.to.assign(std::size_t(cells) * directionCount, none);
    for (int cell = 0; cell < cells; ++cell) {
        if (cell != m_rules.start().cell && !m_rules.isGround(cell, opened)) {
            continue;
        }
        for (int d = 0; d < directionCount; d += m_rules.stride()) {
            const std::optional<StepRules::Way> way = m_rules.wayOf(cell, Direction(d), opened);
            const bool isSpecial =
                way && (way->treasure != 0 || way->pressesPlate || way->comesToExit || way->comesToStairs);
            steps.to[std::size_t(cell) * directionCount + std::size_t(d)] = isSpecial ? -2 - int(steps.special.size())
                                                                            : way     ? way->to
                                                                                      : none;
            if (isSpecial) {
                steps.special.push_back(*way);
            }
        }
    }
    return m_steps.emplace(opened, std::move(steps)).first->second;
}

const StepRegions::Layer &StepRegions::layerOf(const StepState &state)
{
    const LayerKey key{state.opened, state.treasure};
    const auto known = m_layers.find(key);
    if (known != m_layers.end()) {
        return *known->second;
    }
    m_keptLayers += m_rules.cellCount();
    if (m_keptLayers > mostLayers) {
        m_layers.clear();
        m_keptLayers = m_rules.cellCount();
    }
    m_looks += m_rules.cellCount();
    return *m_layers.emplace(key, layerFrom(stepsWith(state.opened), key)).first->second;
}

std::unique_ptr<StepRegions::Layer> StepRegions::layerFrom(const Steps &steps, const LayerKey &key) const
{
    const int cells = m_rules.cellCount();
    const auto next = [&](int cell, int step) {
        const int to = plainStep(steps, cell, step * m_rules.stride(), key.second);
        return to == none ? cell : to;
    };
    Components components = Components::find(cells, directionCount / m_rules.stride(), next);
    auto layer = std::make_unique<Layer>();
    layer->regions.resize(std::size_t(components.sets), Region{.first = none, .rim = {}});
    layer->regionAt = std::move(components.of);
    for (int cell = 0; cell < cells; ++cell) {
        if (cell != m_rules.start().cell && !m_rules.isGround(cell, key.first)) {
            layer->regionAt[std::size_t(cell)] = none;
        }
    }
    findRims(steps, key, *layer);
    return layer;
}

void StepRegions::findRims(const Steps &steps, const LayerKey &key, Layer &layer) const
{
    const auto &[opened, treasure] = key;
    for (int cell = 0; cell < m_rules.cellCount(); ++cell) {
        const int number = layer.regionAt[std::size_t(cell)];
        if (number == none) {
            continue;
        }
        Region &region = layer.regions[std::size_t(number)];
        region.first = region.first == none ? cell : region.first;
        region.meetsExit = region.meetsExit || m_rules.isExit(cell) || m_rules.isStairs(cell);
        bool isRim = m_rules.mayAct(cell, opened);
        for (int d = 0; d < directionCount; d += m_rules.stride()) {
            const int to = plainStep(steps, cell, d, treasure);
            const bool stays = to >= 0 && layer.regionAt[std::size_t(to)] == number;
            const int step = steps.to[std::size_t(cell) * directionCount + std::size_t(d)];
            isRim = isRim || (step != none && !stays);
            if (stays && step < none) {
                const StepRules::Way &way = steps.special[std::size_t(-2 - step)];
                region.meetsExit = region.meetsExit || way.comesToExit || way.comesToStairs;
            }
        }
        if (isRim) {
            region.rim.push_back(cell);
        }
    }
}

const StepRegions::Region &StepRegions::regionOf(const StepState &state)
{
    const Layer &layer = layerOf(state);
    return layer.regions[std::size_t(layer.regionAt[std::size_t(state.cell)])];
}

StepState StepRegions::gathered(StepState state)
{
    state.cell = regionOf(state).first;
    return state;
}

std::vector<Command> StepRegions::wayTo(const std::vector<int> &goals, StepState &state)
{
    const Layer &layer = layerOf(state);
    const Steps &steps = stepsWith(state.opened);
    const int region = layer.regionAt[std::size_t(state.cell)];
    const auto isGoal = [&goals](int cell) { return std::find(goals.begin(), goals.end(), cell) != goals.end(); };
    std::vector<std::pair<int, Direction>> before(std::size_t(m_rules.cellCount()), {none, Direction::North});
    std::vector<int> cells{state.cell};
    before[std::size_t(state.cell)].first = state.cell;
    std::size_t i = 0;
    for (; !isGoal(cells[i]); ++i) { // the list grows
        for (int d = 0; d < directionCount; d += m_rules.stride()) {
            const int to = plainStep(steps, cells[i], d, state.treasure);
            const bool stays = to >= 0 && layer.regionAt[std::size_t(to)] == region;
            if (stays && before[std::size_t(to)].first == none) {
                before[std::size_t(to)] = {cells[i], Direction(d)};
                cells.push_back(to);
            }
        }
    }
    std::vector<Command> commands;
    for (int at = cells[i]; at != state.cell; at = before[std::size_t(at)].first) {
        commands.push_back(Command::move(before[std::size_t(at)].second));
    }
    std::reverse(commands.begin(), commands.end());
    state.cell = cells[i];
    return commands;
}

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
