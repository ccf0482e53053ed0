#include "gamecore/solving/searchtree.h"

#include "gamecore/rules/sight.h"
#include "gamecore/world/event.h"

namespace {

qint64 bytesOfState(const WorldState &state, Size size)
{
    constexpr qint64 bookkeeping = 96;
    const auto sizeOf = [](const auto &values) { return qint64(values.size()) * qint64(sizeof(values.front())); };
    return qint64(sizeof(WorldState)) + bookkeeping + sizeOf(state.actors) + sizeOf(state.items)
           + sizeOf(state.openedDoors) + size.area() / 8;
}

} // namespace

SearchTree::SearchTree(const World &start, int stepMs, qint64 bytesAtOneSpacing)
    : m_start{start}, m_world{start}, m_stepMs(stepMs), m_bytesAtOneSpacing(bytesAtOneSpacing)
{
    m_nodes.push_back({});
}

SearchTree::Node SearchTree::nodeOf(int parent, const Command &command)
{
    Node node{.parent = parent, .cell = command.cell, .milliseconds = command.milliseconds, .type = command.type};
    node.hasCell = command.hasCell;
    switch (command.type) {
    case Command::Type::Move:
        node.detail = std::uint8_t(command.direction);
        break;
    case Command::Type::Use:
        node.detail = std::uint8_t(command.letter);
        break;
    case Command::Type::Choose:
        node.detail = std::uint8_t(command.growth);
        break;
    default:
        break;
    }
    return node;
}

Command SearchTree::commandOf(const Node &node)
{
    Command command{.type = node.type, .hasCell = node.hasCell, .cell = node.cell, .milliseconds = node.milliseconds};
    if (node.type == Command::Type::Move) {
        command.direction = Direction(node.detail);
    } else if (node.type == Command::Type::Use) {
        command.letter = char(node.detail);
    } else if (node.type == Command::Type::Choose) {
        command.growth = Growth(node.detail);
    }
    return command;
}

int SearchTree::add(int parent, const Command &command)
{
    m_nodes.push_back(nodeOf(parent, command));
    return count() - 1;
}

/// Plays from the nearest state that is there to `number`.
void SearchTree::goTo(int number)
{
    std::vector<int> way;
    int from = number;
    for (; from > 0 && from != m_current && !m_kept.contains(from); from = m_nodes[std::size_t(from)].parent) {
        way.push_back(from);
    }
    if (from != m_current) {
        const auto kept = m_kept.find(from);
        if (kept == m_kept.end()) {
            m_world = m_start;
        } else {
            m_world.world.resume(kept->second.state);
            lookAround(m_world.world);
            m_world.pauseMs = kept->second.pauseMs;
        }
    }
    EventList events;
    for (std::size_t i = way.size(); i > 0; --i) {
        playChoice(m_world, commandOf(m_nodes[std::size_t(way[i - 1])]), m_stepMs, events);
    }
    m_current = number;
    if (int(way.size()) >= m_spacing) {
        keep(number);
    }
}

void SearchTree::keep(int number)
{
    const WorldState &state = m_world.world.state();
    m_kept.emplace(number, Kept{state, m_world.pauseMs});
    m_bytes += bytesOfState(state, m_world.world.size());
    if (m_bytes > m_bytesAtOneSpacing) {
        m_bytes = 0;
        m_spacing *= 2;
    }
}

const PacedWorld &SearchTree::worldOf(int number)
{
    goTo(number);
    return m_world;
}

std::vector<Command> SearchTree::commandsTo(int number) const
{
    std::vector<int> way;
    for (int i = number; i > 0; i = m_nodes[std::size_t(i)].parent) {
        way.push_back(i);
    }
    std::vector<Command> commands;
    PacedWorld world = m_start;
    EventList events;
    for (std::size_t i = way.size(); i > 0; --i) {
        playChoice(world, commandOf(m_nodes[std::size_t(way[i - 1])]), m_stepMs, events, &commands);
    }
    return commands;
}
