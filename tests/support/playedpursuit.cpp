#include "tests/support/playedpursuit.h"

#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace {

using State = PlayedPursuit::State;
using Outcome = PlayedPursuit::Outcome;

bool hasDrawn(const World &before, const World &now, ActorId id, Purpose purpose)
{
    return before.actor(id).draws[std::size_t(purpose)] != now.actor(id).draws[std::size_t(purpose)];
}

/// A touch follows the step that it comes of.
Outcome endOf(const EventList &events, const std::vector<Point> &goal)
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

PlayedPursuit::PlayedPursuit(const PlayableLevel &level, Point monster, std::vector<Point> goal, int stepMs, int tickMs)
    : m_level(level), m_goal(std::move(goal)), m_stepMs(stepMs), m_tickMs(tickMs)
{
    const World world(level.level(), level.catalogue(), level.rules(), 1);
    for (ActorId id = world.actorCount(); id > heroId; --id) {
        m_monster = world.actor(id).cell == monster && world.actor(id).behavior == Behavior::Patrol ? id : m_monster;
    }
    Q_ASSERT(m_monster != nobody);
    for (const Thing &thing : level.level().things) {
        m_isFacing = m_isFacing || (thing.cell == monster && facingOf(thing).has_value());
    }
}

std::vector<State> PlayedPursuit::begins() const
{
    World world(m_level.level(), m_level.catalogue(), m_level.rules(), 1);
    EventList events;
    beginPlay(world, events);
    std::vector<State> states;
    for (const Direction facing : straightDirections) {
        if (!m_isFacing || world.actor(m_monster).facing == facing) {
            states.push_back({world});
            states.back().world.turnActor(m_monster, facing);
        }
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

std::vector<Outcome> PlayedPursuit::outcomes(const State &state) const
{
    const bool isRealTime = state.world.isRealTime();
    std::vector<Command> commands{isRealTime ? Command::advance(m_tickMs) : Command::wait()};
    for (int i = 0; i < directionCount && state.waitMs == 0; ++i) {
        commands.push_back(Command::move(Direction(i)));
    }
    if (state.world.lowestItemAt(state.world.hero().cell, false) != CellIndex::none) {
        commands.push_back(Command::pickUp());
    }
    std::vector<Outcome> outcomes;
    for (const Command &command : commands) {
        if (std::optional<Outcome> outcome = play(state, command)) {
            outcomes.push_back(std::move(*outcome));
        }
    }
    return outcomes;
}

std::optional<Outcome> PlayedPursuit::play(const State &state, const Command &command) const
{
    World world = state.world;
    EventList events;
    playTurn(world, command, events);
    if (!events.isEmpty() && events.begin()->type == EventType::Refused) {
        return std::nullopt;
    }
    Outcome outcome = endOf(events, m_goal);
    if (!outcome.isDead && !outcome.isThere) {
        const bool isStep = command.type == Command::Type::Move && world.isRealTime();
        const bool passes = command.type == Command::Type::Advance;
        const int waitMs = isStep ? m_stepMs : passes ? std::max(0, state.waitMs - m_tickMs) : state.waitMs;
        addStates(state, std::move(world), waitMs, outcome.states);
    }
    return outcome;
}

/// One for each way to turn and each delay that the monster left to chance.
void PlayedPursuit::addStates(const State &before, World world, int waitMs, std::vector<State> &states) const
{
    const bool turned = hasDrawn(before.world, world, m_monster, Purpose::Turn);
    const bool waits = hasDrawn(before.world, world, m_monster, Purpose::Delay);
    const Rules &rules = world.rules();
    for (const Direction facing : straightDirections) {
        if (!turned && facing != straightDirections.front()) {
            continue;
        }
        for (int delay = rules.actionMinMs; delay <= (waits ? rules.actionMaxMs : rules.actionMinMs);
             delay += m_tickMs) {
            states.push_back({world, waitMs});
            steer(states.back().world, m_monster, turned ? std::optional(facing) : std::nullopt,
                  waits ? std::optional(delay) : std::nullopt);
        }
    }
}

PlayedPursuit::Key PlayedPursuit::keyOf(const State &state) const
{
    const World &world = state.world;
    const Actor &monster = world.actor(m_monster);
    const auto toAction = world.isRealTime() ? int(monster.nextActionMs - world.timeMs()) : 0;
    Key key{world.hero().cell.x, world.hero().cell.y, monster.cell.x, monster.cell.y, int(monster.facing), toAction,
            state.waitMs};
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

namespace {

/// States by number, each with what comes of what the hero can do: numbers of states.
class WholePursuit {
public:
    explicit WholePursuit(const PlayedPursuit &pursuit) : m_pursuit(pursuit) {}

    bool explore(int mostStates)
    {
        for (const State &begin : m_pursuit.begins()) {
            m_begins.push_back(numberOf(begin));
        }
        for (; !m_open.empty() && int(m_options.size()) <= mostStates; m_open.pop_front()) {
            std::vector<std::vector<int>> options;
            bool wins = false;
            for (const Outcome &outcome : m_pursuit.outcomes(m_open.front())) {
                wins = wins || outcome.isThere;
                if (!outcome.isThere && !outcome.isDead) {
                    options.push_back(numbersOf(outcome.states));
                }
            }
            m_isWon.push_back(wins ? 1 : 0);
            m_options.push_back(std::move(options));
        }
        return m_open.empty();
    }

    /// Whether he cannot force the goal from one of the first states.
    bool isDenied()
    {
        for (bool hasMore = true; hasMore;) {
            hasMore = false;
            for (std::size_t i = 0; i < m_options.size(); ++i) {
                const bool isNew = m_isWon[i] == 0
                                   && std::any_of(m_options[i].begin(), m_options[i].end(),
                                                  [this](const std::vector<int> &states) { return areWon(states); });
                m_isWon[i] = isNew ? 1 : m_isWon[i];
                hasMore = hasMore || isNew;
            }
        }
        return std::any_of(m_begins.begin(), m_begins.end(),
                           [this](int begin) { return m_isWon[std::size_t(begin)] == 0; });
    }

private:
    int numberOf(const State &state)
    {
        const auto [place, isNew] = m_numbers.try_emplace(m_pursuit.keyOf(state), int(m_numbers.size()));
        if (isNew) {
            m_open.push_back(state);
        }
        return place->second;
    }
    std::vector<int> numbersOf(const std::vector<State> &states)
    {
        std::vector<int> numbers;
        for (const State &state : states) {
            numbers.push_back(numberOf(state));
        }
        return numbers;
    }
    bool areWon(const std::vector<int> &states) const
    {
        return std::all_of(states.begin(), states.end(),
                           [this](int state) { return m_isWon[std::size_t(state)] != 0; });
    }

    const PlayedPursuit &m_pursuit;
    std::map<PlayedPursuit::Key, int> m_numbers;
    std::deque<State> m_open;
    std::vector<int> m_begins;
    std::vector<std::vector<std::vector<int>>> m_options;
    std::vector<std::uint8_t> m_isWon;
};

} // namespace

std::optional<bool> isDeniedByRules(const PlayedPursuit &pursuit, int mostStates)
{
    WholePursuit whole(pursuit);
    return whole.explore(mostStates) ? std::optional(whole.isDenied()) : std::nullopt;
}

TriedPursuit tryAll(const PlayedPursuit &pursuit, const State &begin, const Steering &steering, int mostStates)
{
    TriedPursuit tried;
    std::deque<State> open{begin};
    std::set<PlayedPursuit::Key> known{pursuit.keyOf(begin)};
    for (; !open.empty() && tried.states < mostStates && !tried.isGoalReached; open.pop_front()) {
        ++tried.states;
        for (Outcome &outcome : pursuit.outcomes(open.front())) {
            tried.isGoalReached = tried.isGoalReached || outcome.isThere;
            if (!outcome.isThere && !outcome.isDead) {
                State &chosen = outcome.states[steering(outcome.states)];
                if (known.insert(pursuit.keyOf(chosen)).second) {
                    open.push_back(std::move(chosen));
                }
            }
        }
    }
    tried.isExhausted = open.empty();
    return tried;
}
