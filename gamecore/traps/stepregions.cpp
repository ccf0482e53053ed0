#include "gamecore/traps/stepregions.h"

#include <algorithm>

namespace {

/// Strong components of a graph whose nodes are cells: `next(cell, i)` is the cell that its i-th edge leads to, or
/// negative. Without recursion, since levels are large.
template<typename Next>
class Components {
public:
    Components(int cells, int edges, const Next &next)
        : m_edges(edges), m_next(next), m_number(std::size_t(cells), unseen), m_low(m_number), m_component(m_number)
    {
    }

    void findFrom(int root)
    {
        if (m_number[std::size_t(root)] != unseen) {
            return;
        }
        enter(root);
        while (!m_calls.empty()) {
            Call &call = m_calls.back();
            if (call.edge < m_edges) {
                follow(call.cell, m_next(call.cell, call.edge++));
            } else {
                leave();
            }
        }
    }

    const std::vector<int> &components() const { return m_component; }
    int count() const { return m_count; }

private:
    static constexpr int unseen = -1;
    struct Call {
        int cell = 0;
        int edge = 0;
    };

    void enter(int cell)
    {
        m_number[std::size_t(cell)] = m_low[std::size_t(cell)] = m_seen++;
        m_stack.push_back(cell);
        m_calls.push_back({cell});
    }

    void follow(int cell, int to)
    {
        if (to < 0) {
            return;
        }
        if (m_number[std::size_t(to)] == unseen) {
            enter(to);
        } else if (m_component[std::size_t(to)] == unseen) {
            m_low[std::size_t(cell)] = std::min(m_low[std::size_t(cell)], m_number[std::size_t(to)]);
        }
    }

    void leave()
    {
        const auto cell = std::size_t(m_calls.back().cell);
        m_calls.pop_back();
        if (!m_calls.empty()) {
            const auto before = std::size_t(m_calls.back().cell);
            m_low[before] = std::min(m_low[before], m_low[cell]);
        }
        if (m_low[cell] != m_number[cell]) {
            return;
        }
        while (m_component[cell] == unseen) {
            m_component[std::size_t(m_stack.back())] = m_count;
            m_stack.pop_back();
        }
        ++m_count;
    }

    int m_edges;
    const Next &m_next;
    std::vector<int> m_number;
    std::vector<int> m_low;
    std::vector<int> m_component;
    std::vector<int> m_stack;
    std::vector<Call> m_calls;
    int m_seen = 0;
    int m_count = 0;
};

} // namespace

bool StepRegions::isPlain(const StepRules::Way &way, std::uint64_t treasure) const
{
    return (way.treasure & ~treasure) == 0 && !way.pressesPlate && !(way.comesToExit && m_rules.isAllTaken(treasure));
}

/// The cell where a step ends that changes nothing; else none.
int StepRegions::plainStep(const Steps &steps, int cell, int direction, std::uint64_t treasure) const
{
    const int to = steps.to[std::size_t(cell * directionCount + direction)];
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
    steps.to.assign(std::size_t(cells * directionCount), none);
    for (int cell = 0; cell < cells; ++cell) {
        if (cell != m_rules.start().cell && !m_rules.isGround(cell, opened)) {
            continue;
        }
        for (int d = 0; d < directionCount; d += m_rules.stride()) {
            const std::optional<StepRules::Way> way = m_rules.wayOf(cell, Direction(d), opened);
            const bool isSpecial =
                way && (way->treasure != 0 || way->pressesPlate || way->comesToExit || way->comesToStairs);
            steps.to[std::size_t(cell * directionCount + d)] = isSpecial ? -2 - int(steps.special.size())
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
    const auto next = [&](int cell, int direction) {
        return plainStep(steps, cell, direction * m_rules.stride(), key.second);
    };
    Components components(m_rules.cellCount(), directionCount / m_rules.stride(), next);
    for (int cell = 0; cell < m_rules.cellCount(); ++cell) {
        if (cell == m_rules.start().cell || m_rules.isGround(cell, key.first)) {
            components.findFrom(cell);
        }
    }
    auto layer = std::make_unique<Layer>();
    layer->regionAt = components.components();
    layer->regions.resize(std::size_t(components.count()), Region{.first = none, .rim = {}});
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
            const int step = steps.to[std::size_t(cell * directionCount + d)];
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

std::vector<Command> StepRegions::wayTo(int cell, const StepState &state)
{
    const Layer &layer = layerOf(state);
    const Steps &steps = stepsWith(state.opened);
    std::vector<std::pair<int, Direction>> before(std::size_t(m_rules.cellCount()), {none, Direction::North});
    std::vector<int> cells{state.cell};
    before[std::size_t(state.cell)].first = state.cell;
    for (std::size_t i = 0; i < cells.size() && before[std::size_t(cell)].first == none; ++i) { // it grows
        for (int d = 0; d < directionCount; d += m_rules.stride()) {
            const int to = plainStep(steps, cells[i], d, state.treasure);
            const bool stays = to >= 0 && layer.regionAt[std::size_t(to)] == layer.regionAt[std::size_t(cell)];
            if (stays && before[std::size_t(to)].first == none) {
                before[std::size_t(to)] = {cells[i], Direction(d)};
                cells.push_back(to);
            }
        }
    }
    std::vector<Command> commands;
    for (int at = cell; at != state.cell; at = before[std::size_t(at)].first) {
        commands.push_back(Command::move(before[std::size_t(at)].second));
    }
    std::reverse(commands.begin(), commands.end());
    return commands;
}
