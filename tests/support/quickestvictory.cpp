#include "tests/support/quickestvictory.h"

#include "gamecore/base/hasher.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <set>

namespace {

/// A world with the time since the hero's last step, up to the point from which it no longer matters.
struct Moment {
    World world;
    int sinceStep = 0;
};

std::uint64_t hashOfMoment(const World &world, int sinceStep)
{
    Hasher hasher;
    hasher.add(sinceStep);
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        for (const int number : {actor.cell.x, actor.cell.y, actor.hp, int(actor.isDead), int(actor.facing),
                                 int(actor.nextActionMs), int(actor.draws[0]), int(actor.draws[1])}) {
            hasher.add(number);
        }
    }
    for (const Item &item : world.items()) {
        for (const int number : {int(item.location), item.cell.x, item.cell.y}) {
            hasher.add(number);
        }
    }
    for (const TerrainId id : world.terrain().cells()) {
        hasher.add(int(id));
    }
    return hasher.hash();
}

class EveryMoment {
public:
    EveryMoment(const Game &game, int stepMs, int mostStates)
        : m_stepMs(game.world().isRealTime() ? stepMs : 0), m_mostStates(mostStates)
    {
        remember(game.world(), m_stepMs, m_moments);
    }

    QuickestVictory search(int until)
    {
        QuickestVictory found;
        for (int time = 0; time <= until && !m_moments.empty() && int(m_moments.size()) <= m_mostStates; ++time) {
            found.until = time;
            actAtOnce();
            const bool isWonByTurn = !m_isWon && letTimePass();
            if (m_isWon || isWonByTurn) {
                found.time = isWonByTurn ? time + 1 : time;
                return found;
            }
        }
        found.isExhausted = m_moments.empty();
        return found;
    }

private:
    std::vector<Command> steps(const World &world) const
    {
        std::vector<Command> commands;
        for (int i = 0; i < directionCount; i += world.rules().moves == 8 ? 1 : 2) {
            commands.push_back(Command::move(Direction(i)));
        }
        return commands;
    }

    void remember(const World &world, int sinceStep, std::vector<Moment> &moments)
    {
        if (m_known.insert(hashOfMoment(world, sinceStep)).second) {
            moments.push_back({world, sinceStep});
        }
    }

    /// Plays each command on a copy of the world and calls `use(const World &, const Command &, bool tookTurn)` for
    /// those that were possible and that the hero survived.
    template<typename Use>
    void tryEach(const World &world, const std::vector<Command> &commands, const Use &use)
    {
        World next = world;
        for (const Command &command : commands) {
            const bool tookTurn = playTurn(next, command, m_events);
            if (m_events.isRefused()) {
                continue; // A refused command changes nothing.
            }
            const bool hasDied = std::any_of(m_events.begin(), m_events.end(), [](const Event &event) {
                return event.type == EventType::Died && event.actor == heroId;
            });
            if (!hasDied) {
                use(next, command, tookTurn);
            }
            next = world;
        }
    }

    /// Plays everything that takes no time.
    void actAtOnce()
    {
        for (std::size_t i = 0; i < m_moments.size() && !m_isWon; ++i) {
            const Moment moment = m_moments[i];
            const bool isRealTime = moment.world.isRealTime();
            std::vector<Command> commands{Command::pickUp()};
            if (isRealTime && moment.sinceStep >= m_stepMs) {
                commands = steps(moment.world);
                commands.push_back(Command::pickUp());
            }
            if (isRealTime) {
                commands.push_back(Command::descend());
            }
            tryEach(moment.world, commands, [&](const World &next, const Command &command, bool tookTurn) {
                if (isRealTime || !tookTurn) {
                    remember(next, command.type == Command::Type::Move ? 0 : moment.sinceStep, m_moments);
                    m_isWon = m_isWon || next.status() == Status::Won;
                }
            });
        }
    }

    /// Computes the moments of the next time. True if one of them is a victory.
    bool letTimePass()
    {
        std::vector<Moment> later;
        bool isWon = false;
        m_known.clear();
        for (const Moment &moment : m_moments) {
            const bool isRealTime = moment.world.isRealTime();
            std::vector<Command> commands{Command::advance(1)};
            if (!isRealTime) {
                commands = steps(moment.world);
                commands.insert(commands.end(), {Command::wait(), Command::pickUp(), Command::descend()});
            }
            tryEach(moment.world, commands, [&](const World &next, const Command &, bool tookTurn) {
                if (isRealTime || tookTurn) {
                    isWon = isWon || next.status() == Status::Won;
                    remember(next, std::min(m_stepMs, moment.sinceStep + 1), later);
                }
            });
        }
        m_moments = std::move(later);
        return isWon;
    }

    int m_stepMs;
    int m_mostStates;
    std::vector<Moment> m_moments; ///< all moments of the current time
    std::set<std::uint64_t> m_known;
    EventList m_events;
    bool m_isWon = false;
};

} // namespace

QuickestVictory quickestVictory(const Game &game, int stepMs, int until, int mostStates)
{
    return EveryMoment(game, stepMs, mostStates).search(until);
}
