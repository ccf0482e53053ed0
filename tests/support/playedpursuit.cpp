#include "tests/support/playedpursuit.h"

#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <iterator>

namespace {

using State = PlayedPursuit::State;
using PlayedOutcome = PlayedPursuit::Outcome;

bool hasDrawn(const World &before, const World &now, ActorId id, Purpose purpose)
{
    return before.actor(id).draws[std::size_t(purpose)] != now.actor(id).draws[std::size_t(purpose)];
}

/// Returns the first death or arrival at the goal. A step onto the goal does not count if a deadly touch follows at
/// once.
PlayedOutcome endOf(const EventList &events, const std::vector<Point> &goal)
{
    const auto isDeath = [](const Event &event) { return event.type == EventType::Died && event.actor == heroId; };
    for (auto event = events.begin(); event != events.end(); ++event) {
        const bool comes = event->type == EventType::Moved && event->actor == heroId
                           && std::find(goal.begin(), goal.end(), event->to) != goal.end();
        if (isDeath(*event)) {
            return {.isDead = true};
        }
        if (comes && (event + 1 == events.end() || !isDeath(*(event + 1)))) {
            return {.isThere = true};
        }
    }
    return {};
}

} // namespace

PlayedPursuit::PlayedPursuit(const PlayableLevel &level, const std::vector<Point> &monsters, std::vector<Point> goal,
                             int stepMs, int tickMs, Delays delays)
    : m_level(level), m_goal(std::move(goal)), m_stepMs(stepMs), m_tickMs(tickMs), m_delays(delays)
{
    const World world(level.level(), level.catalogue(), level.rules(), 1);
    for (const Point cell : monsters) {
        for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
            if (world.actor(id).cell == cell && world.actor(id).behavior == Behavior::Patrol) {
                m_monsters.push_back(id);
            }
        }
        const std::vector<Thing> &things = level.level().things;
        m_isFacing.push_back(std::any_of(things.begin(), things.end(), [cell](const Thing &thing) {
            return thing.cell == cell && facingOf(thing).has_value();
        }));
    }
    Q_ASSERT(m_monsters.size() == monsters.size());
}

std::vector<State> PlayedPursuit::begins() const
{
    World world(m_level.level(), m_level.catalogue(), m_level.rules(), 1);
    EventList events;
    beginPlay(world, events);
    std::vector<State> states{{world}};
    for (std::size_t i = 0; i < m_monsters.size(); ++i) {
        std::vector<State> facing;
        for (const State &state : states) {
            for (const Direction direction : straightDirections) {
                if (m_isFacing[i] == 0 || world.actor(m_monsters[i]).facing == direction) {
                    facing.push_back(state);
                    facing.back().world.turnActor(m_monsters[i], direction);
                }
            }
        }
        states = std::move(facing);
    }
    return states;
}

void PlayedPursuit::steer(World &world, ActorId monster, std::optional<Direction> facing, std::optional<int> delayMs)
{
    if (facing) {
        world.turnActor(monster, *facing);
    }
    if (delayMs) {
        WorldState state = world.state();
        state.actors[std::size_t(monster - 1)].nextActionMs = world.timeMs() + *delayMs;
        world.resume(std::move(state));
    }
}

std::vector<PlayedOutcome> PlayedPursuit::outcomes(const State &state) const
{
    const bool isRealTime = state.world.isRealTime();
    std::vector<Command> commands{isRealTime ? Command::advance(m_tickMs) : Command::wait()};
    for (int i = 0; i < directionCount && state.waitMs == 0; i += state.world.rules().moves == 8 ? 1 : 2) {
        commands.push_back(Command::move(Direction(i)));
    }
    if (state.world.lowestItemAt(state.world.hero().cell, false) != CellIndex::none) {
        commands.push_back(Command::pickUp());
    }
    std::vector<PlayedOutcome> outcomes;
    for (const Command &command : commands) {
        if (std::optional<PlayedOutcome> outcome = play(state, command)) {
            outcomes.push_back(std::move(*outcome));
        }
    }
    return outcomes;
}

std::optional<PlayedOutcome> PlayedPursuit::play(const State &state, const Command &command) const
{
    World world = state.world;
    EventList events;
    playTurn(world, command, events);
    if (!events.isEmpty() && events.begin()->type == EventType::Refused) {
        return std::nullopt;
    }
    PlayedOutcome outcome = endOf(events, m_goal);
    if (!outcome.isDead && !outcome.isThere) {
        const bool isStep = command.type == Command::Type::Move && world.isRealTime();
        const bool passes = command.type == Command::Type::Advance;
        const int waitMs = isStep ? m_stepMs : passes ? std::max(0, state.waitMs - m_tickMs) : state.waitMs;
        outcome.states = statesAfter(state.world, {std::move(world), waitMs});
    }
    return outcome;
}

/// Returns one state for each combination of the monsters' random choices.
std::vector<State> PlayedPursuit::statesAfter(const World &before, State now) const
{
    std::vector<ActorId> drew;
    std::copy_if(m_monsters.begin(), m_monsters.end(), std::back_inserter(drew), [&](ActorId monster) {
        return hasDrawn(before, now.world, monster, Purpose::Turn)
               || hasDrawn(before, now.world, monster, Purpose::Delay);
    });
    std::vector<State> states;
    states.push_back(std::move(now));
    for (const ActorId monster : drew) {
        std::vector<State> chosen;
        for (const State &state : states) {
            std::vector<State> choices = choicesOf(monster, before, state);
            std::move(choices.begin(), choices.end(), std::back_inserter(chosen));
        }
        states = std::move(chosen);
    }
    return states;
}

std::vector<State> PlayedPursuit::choicesOf(ActorId monster, const World &before, const State &now) const
{
    const bool turned = hasDrawn(before, now.world, monster, Purpose::Turn);
    const bool waits = hasDrawn(before, now.world, monster, Purpose::Delay);
    const int least = now.world.rules().actionMinMs;
    const int most = waits && m_delays == Delays::All ? now.world.rules().actionMaxMs : least;
    Q_ASSERT(!waits || before.actor(monster).nextActionMs == now.world.timeMs());
    std::vector<State> states;
    for (const Direction facing : straightDirections) {
        if (!turned && facing != straightDirections.front()) {
            continue;
        }
        for (int delay = least; delay <= most; delay += m_tickMs) {
            states.push_back(now);
            steer(states.back().world, monster, turned ? std::optional(facing) : std::nullopt,
                  waits ? std::optional(delay) : std::nullopt);
        }
    }
    return states;
}

PlayedPursuit::Key PlayedPursuit::keyOf(const State &state) const
{
    const World &world = state.world;
    Key key{world.hero().cell.x, world.hero().cell.y, state.waitMs};
    for (const ActorId id : m_monsters) {
        const Actor &monster = world.actor(id);
        const auto toAction = world.isRealTime() ? int(monster.nextActionMs - world.timeMs()) : 0;
        key.insert(key.end(), {monster.cell.x, monster.cell.y, int(monster.facing), toAction});
    }
    std::vector<Point> doors;
    for (const OpenedDoor &door : world.openedDoors()) {
        doors.push_back(door.cell);
    }
    std::sort(doors.begin(), doors.end(), readsBefore);
    for (const Point door : doors) {
        key.insert(key.end(), {door.x, door.y});
    }
    for (int item = 0; item < int(world.items().size()); ++item) {
        const bool isTreasure = world.kindOfItem(item).category == KindCategory::Treasure;
        key.push_back(isTreasure ? 0 : int(world.item(item).location));
    }
    return key;
}
