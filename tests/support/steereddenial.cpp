#include "tests/support/steereddenial.h"

#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"

#include <algorithm>
#include <deque>
#include <set>

SteeredDenial::SteeredDenial(const PlayableLevel &level, const ClaimedDenial &claim)
    : m_scene(PursuitScene::of(level)), m_hero(m_scene), m_tempo(PursuitTempo::of(m_scene.rules, claim.stepMs, 1))
{
    for (const std::size_t place : claim.things) {
        const Thing &thing = level.level().things[place];
        m_cells.push_back(thing.cell);
        m_stances.push_back(*PatrolStances::of(m_scene, thing.cell, facingOf(thing), 1'000'000));
    }
    if (m_stances.size() == 1) {
        m_pursuers = std::make_unique<OnePursuer>(m_stances[0]);
    } else {
        m_pursuers = std::make_unique<TwoPursuers>(m_stances[0], m_stances[1]);
    }
    m_game = std::make_unique<DenialGame>(m_hero, *m_pursuers, m_tempo);
    for (const PursuitGoal &goal : m_scene.goals) {
        if (goal.cells.front() == claim.goal && goal.condition == claim.condition) {
            m_goal = goal.cells;
            m_game->solve(goal, m_scene.start, 1'000'000'000'000);
        }
    }
}

int SteeredDenial::positionIn(const World &world, const std::vector<ActorId> &ids) const
{
    int position = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const int stance = m_stances[i].numberOf(world.actor(ids[i]).cell, world.actor(ids[i]).facing);
        if (stance == PatrolStances::none) {
            return PatrolStances::none;
        }
        position = position * m_stances[i].count() + stance;
    }
    return position;
}

bool SteeredDenial::isDeniedAtFirst(const World &world, const std::vector<ActorId> &ids)
{
    return m_game->isDeniedAtFirst(m_scene.start, positionIn(world, ids));
}

bool SteeredDenial::isDenied(const World &world, const std::vector<ActorId> &ids, int waitMs) const
{
    const int position = positionIn(world, ids);
    return position >= 0 && m_game->isDenied(world.hero().cell, position, waitMs / m_tempo.grainMs);
}

std::size_t SteeredDenial::choose(const std::vector<PlayedPursuit::State> &states,
                                  const std::vector<ActorId> &ids) const
{
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (isDenied(states[i].world, ids, states[i].waitMs)) {
            return i;
        }
    }
    return 0;
}

Direction SteeredDenial::turnFor(const World &world, ActorId id, int waitMs) const
{
    World turned = world;
    for (const Direction facing : straightDirections) {
        turned.turnActor(id, facing);
        if (isDenied(turned, {id}, waitMs)) {
            return facing;
        }
    }
    return world.actor(id).facing;
}

namespace {

/// Returns the level without all moving monsters except `walkers`.
PlayableLevel aloneWith(const PlayableLevel &level, const std::vector<std::size_t> &walkers, const Catalogue &shipped)
{
    Level alone = level.level();
    alone.things.clear();
    for (std::size_t i = 0; i < level.level().things.size(); ++i) {
        const Thing &other = level.level().things[i];
        const Kind &kind = level.catalogue()->kind(level.catalogue()->kindOf(other.kind).value());
        const bool isAsked = std::find(walkers.begin(), walkers.end(), i) != walkers.end();
        if (isAsked || kind.category != KindCategory::Monster || behaviorOf(other, kind) == Behavior::Idle) {
            alone.things.push_back(other);
        }
    }
    IssueList issues;
    return PlayableLevel::check(alone, shipped, issues).value();
}

} // namespace

PlayedDenial::PlayedDenial(const PlayableLevel &level, const ClaimedDenial &claim, int tickMs,
                           const CataloguePtr &shipped)
    : m_steered(level, claim), m_pursuit(aloneWith(level, claim.things, *shipped), m_steered.monsters(),
                                         m_steered.goal(), claim.stepMs, tickMs, PlayedPursuit::Delays::Shortest)
{
}

std::vector<PlayedPursuit::State> PlayedDenial::begins()
{
    std::vector<PlayedPursuit::State> begins = m_pursuit.begins();
    std::erase_if(begins, [this](const PlayedPursuit::State &begin) {
        return !m_steered.isDeniedAtFirst(begin.world, m_pursuit.monsters());
    });
    return begins;
}

TriedPursuit PlayedDenial::tryAll(const PlayedPursuit::State &from, int mostStates) const
{
    const auto steering = [this](const std::vector<PlayedPursuit::State> &states) {
        return m_steered.choose(states, m_pursuit.monsters());
    };
    return ::tryAll(m_pursuit, from, steering, mostStates);
}

bool PlayedDenial::standOn(const World &world, const std::vector<Point> &cells) const
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (world.actor(m_pursuit.monsters()[i]).cell != cells[i]) {
            return false;
        }
    }
    return true;
}

std::optional<PlayedPursuit::State> PlayedDenial::comeTo(const std::vector<Point> &cells)
{
    std::deque<PlayedPursuit::State> open;
    for (PlayedPursuit::State &begin : begins()) {
        open.push_back(std::move(begin));
    }
    std::set<PlayedPursuit::Key> known;
    for (; !open.empty(); open.pop_front()) {
        if (standOn(open.front().world, cells)) {
            return open.front();
        }
        PlayedPursuit::Outcome waited = m_pursuit.outcomes(open.front()).front();
        for (PlayedPursuit::State &state : waited.states) {
            // Before the first action of the monsters, and between two actions, the goal cannot become undenied.
            const World &world = state.world;
            const bool isFirst = world.isRealTime() && world.timeMs() < world.rules().firstActionMs;
            const bool isHeld = isFirst || m_steered.isDenied(world, m_pursuit.monsters(), state.waitMs);
            if (isHeld && known.insert(m_pursuit.keyOf(state)).second) {
                open.push_back(std::move(state));
            }
        }
    }
    return std::nullopt;
}

PlayerAgainstDenial::PlayerAgainstDenial(const PlayableLevel &level, const ClaimedDenial &claim, const Bot &player,
                                         std::uint64_t seed)
    : m_steered(level, claim), m_stepMs(claim.stepMs), m_bot(player, seed),
      m_world(level.level(), level.catalogue(), level.rules(), seed)
{
    EventList events;
    beginPlay(m_world, events);
    m_monster = m_world.monsterAt(m_steered.monsters().front());
    for (const Direction facing : straightDirections) {
        if (!m_steered.isDeniedAtFirst(m_world, {m_monster})) {
            m_world.turnActor(m_monster, facing);
        }
    }
}

bool PlayerAgainstDenial::reachesGoal(int mostCommands)
{
    const std::vector<Point> &goal = m_steered.goal();
    for (int i = 0; i < mostCommands; ++i) {
        const std::optional<Command> command = m_bot.next(m_world);
        if (!command || !play(*command)) {
            return false;
        }
        if (std::find(goal.begin(), goal.end(), m_world.hero().cell) != goal.end()) {
            return true;
        }
    }
    return false;
}

/// Plays a command, but no longer than until the monster acts. False if the hero died.
bool PlayerAgainstDenial::play(Command command)
{
    const auto toAction = int(m_world.actor(m_monster).nextActionMs - m_world.timeMs());
    command.milliseconds = std::min(command.milliseconds, toAction);
    const Draws before = m_world.actor(m_monster).draws;
    EventList events;
    playTurn(m_world, command, events);
    m_mayStepAt = command.type == Command::Type::Move ? m_world.timeMs() + m_stepMs : m_mayStepAt;
    const Draws &now = m_world.actor(m_monster).draws;
    const auto waitMs = int(std::max<qint64>(0, m_mayStepAt - m_world.timeMs()));
    const bool turned = before[std::size_t(Purpose::Turn)] != now[std::size_t(Purpose::Turn)];
    const bool waits = before[std::size_t(Purpose::Delay)] != now[std::size_t(Purpose::Delay)];
    PlayedPursuit::steer(m_world, m_monster,
                         turned ? std::optional(m_steered.turnFor(m_world, m_monster, waitMs)) : std::nullopt,
                         waits ? std::optional(m_world.rules().actionMinMs) : std::nullopt);
    m_bot.observe(m_world, command, events);
    return std::none_of(events.begin(), events.end(),
                        [](const Event &event) { return event.type == EventType::Died && event.actor == heroId; });
}
