#include "gamecore/softlock/stepregions.h"

#include "gamecore/base/components.h"

#include <algorithm>

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
