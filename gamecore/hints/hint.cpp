#include "gamecore/hints/hint.h"

#include "gamecore/data/kind.h"
#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

/// Number of steps after which the direction of a path is measured.
constexpr std::size_t firstStretch = 6;

/// Plays a solution until its first goal.
class GoalFinder {
public:
    GoalFinder(const World &world, int stepMs) : m_now(world), m_world(world), m_stepMs(stepMs)
    {
        m_hint.way.push_back(world.hero().cell);
        m_hint.cell = world.hero().cell;
    }

    Hint find(const std::vector<Command> &commands)
    {
        for (const Command &command : commands) {
            const std::size_t opened = m_world.openedDoors().size();
            const qint64 clock = m_world.clockNow();
            if (command.type == Command::Type::Move) {
                stop();
            }
            playTurn(m_world, command, m_events);
            if (isGoal(command, opened)) {
                stop();
                break;
            }
            follow(command, m_world.clockNow() - clock);
        }
        m_hint.direction = firstDirection();
        return m_hint;
    }

private:
    bool set(Hint::Goal goal, Point cell)
    {
        m_hint.goal = goal;
        m_hint.cell = cell;
        return true;
    }

    bool isGoal(const Command &command, std::size_t opened)
    {
        if (command.type == Command::Type::Choose) {
            return set(Hint::Goal::Growth, m_world.hero().cell);
        }
        for (const Event &event : m_events) {
            if (event.actor == heroId && isGoal(event, command)) {
                addWay();
                return true;
            }
        }
        addWay();
        return isPlate(opened) || isEnd(command);
    }

    bool isGoal(const Event &event, const Command &command)
    {
        m_hint.kind = event.item;
        m_hint.terrain = event.terrain;
        switch (event.type) {
        case EventType::Collected:
            return set(Hint::Goal::Treasure, event.cell);
        case EventType::PickedUp:
            return set(Hint::Goal::Item, event.cell);
        case EventType::Unlocked:
            m_hint.kind = 0;
            return set(Hint::Goal::Door, event.cell);
        case EventType::Used:
        case EventType::Equipped:
        case EventType::Unequipped:
            return set(Hint::Goal::Use, command.hasCell ? command.cell : m_world.hero().cell);
        case EventType::Attacked:
            return event.target != nobody && isMonster(event.target);
        default:
            m_hint.kind = 0;
            m_hint.terrain = 0;
            return false;
        }
    }

    bool isMonster(ActorId id)
    {
        m_hint.monster = id;
        m_hint.kind = m_now.actor(id).kind;
        m_hint.terrain = 0;
        return set(Hint::Goal::Monster, m_now.actor(id).cell);
    }

    /// True if the command pressed a plate: a gate opened that belongs to the hero's cell, in view or not.
    bool isPlate(std::size_t opened)
    {
        const Point cell = m_hint.way.back();
        const std::vector<OpenedDoor> &doors = m_world.openedDoors();
        const bool isPressed =
            std::any_of(doors.begin() + std::ptrdiff_t(opened), doors.end(), [&](const OpenedDoor &door) {
                return m_world.catalogue().terrain(door.door).openedBy == m_world.terrainAt(cell).key;
            });
        return isPressed && isGround(Hint::Goal::Plate, cell);
    }

    bool isEnd(const Command &command)
    {
        if (m_world.status() == Status::Playing) {
            return false;
        }
        const Point cell = m_world.hero().cell;
        const bool isExit = m_world.catalogue().featureOf(m_world.terrainAt(cell)) != Feature::None;
        return command.type == Command::Type::Descend          ? isGround(Hint::Goal::Stairs, cell)
               : isExit && command.type != Command::Type::Wait ? isGround(Hint::Goal::Exit, cell)
                                                               : set(Hint::Goal::Wait, cell);
    }

    bool isGround(Hint::Goal goal, Point cell)
    {
        m_hint.terrain = m_world.terrain().at(cell);
        return set(goal, cell);
    }

    void addWay()
    {
        for (const Event &event : m_events) {
            if (event.type == EventType::Moved && event.actor == heroId) {
                m_hint.way.push_back(event.to);
            }
        }
        if (m_hint.way.back() != m_world.hero().cell) {
            m_hint.way.push_back(m_world.hero().cell); // moved without a step, by a monster or an item
        }
    }

    void follow(const Command &command, qint64 passed)
    {
        const bool isStep = command.type == Command::Type::Move;
        m_waited = isStep ? 0 : m_waited + passed;
        m_pause = isStep && m_world.isRealTime() ? m_stepMs : m_pause;
    }

    /// Records the time that the hero has waited before he goes on.
    void stop()
    {
        if (m_waited > m_pause) {
            m_hint.stops.push_back({m_hint.way.size() - 1, m_waited - m_pause});
        }
        m_waited = 0;
    }

    std::optional<Direction> firstDirection() const
    {
        const Point from = m_now.hero().cell;
        for (std::size_t i = std::min(firstStretch, m_hint.way.size() - 1); i > 0; --i) {
            if (const std::optional<Direction> direction = nearestDirection(m_hint.way[i] - from)) {
                return direction;
            }
        }
        return nearestDirection(m_hint.cell - from);
    }

    const World &m_now;
    World m_world;
    int m_stepMs;
    Hint m_hint;
    EventList m_events;
    qint64 m_waited = 0;
    qint64 m_pause = 0; ///< part of m_waited that is only the pause between two steps
};

} // namespace

Hint hintOf(const World &world, const std::vector<Command> &commands, int stepMs)
{
    return GoalFinder(world, stepMs).find(commands);
}

bool isReached(const Hint &hint, const World &world)
{
    switch (hint.goal) {
    case Hint::Goal::Treasure:
    case Hint::Goal::Item:
        for (int item = world.itemAt(hint.cell); item != CellIndex::none; item = world.nextItem(item)) {
            if (world.item(item).kind == hint.kind) {
                return false;
            }
        }
        return true;
    case Hint::Goal::Door:
        return world.terrain().at(hint.cell) != hint.terrain;
    case Hint::Goal::Plate:
        return world.hero().cell == hint.cell;
    case Hint::Goal::Exit:
    case Hint::Goal::Stairs:
        return world.status() != Status::Playing;
    case Hint::Goal::Monster:
        return !world.isAlive(hint.monster);
    case Hint::Goal::Use:
    case Hint::Goal::Growth:
    case Hint::Goal::Wait:
        break;
    }
    return true;
}
