#include "gamecore/solving/solution.h"

#include "gamecore/replay/runrecorder.h"
#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <numeric>

QLatin1StringView keyOf(Solvable solvable)
{
    static constexpr std::array<QLatin1StringView, solvableCount> keys{
        QLatin1StringView("can"), QLatin1StringView("cannot"), QLatin1StringView("unknown")};
    return keys[std::size_t(solvable)];
}

qint64 Ceiling::games() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
}

double Ceiling::least() const
{
    return games() == 0 ? 0 : double(count(Solvable::Can)) / double(games());
}

double Ceiling::most() const
{
    return games() == 0 ? 1 : 1 - double(count(Solvable::Cannot)) / double(games());
}

namespace {

void addTime(int time, bool isRealTime, std::vector<Command> &commands)
{
    for (int left = time; left > 0;) {
        const int passing = isRealTime ? qMin(left, longestAdvance) : 1;
        commands.push_back(isRealTime ? Command::advance(passing) : Command::wait());
        left -= passing;
    }
}

/// Plays commands in `world` by calls of `play`. True if the last command wins and the hero never dies.
template<typename Play>
bool isWon(const World &world, const std::vector<Command> &commands, const Play &play)
{
    EventList events;
    for (const Command &command : commands) {
        if (world.status() != Status::Playing) {
            return false;
        }
        play(command, events);
        if (events.isRefused() || hasHeroDied(events)) {
            return false;
        }
    }
    return world.status() == Status::Won;
}

} // namespace

std::vector<Command> commandsOf(const std::vector<TimedCommand> &way, bool isRealTime)
{
    std::vector<Command> commands;
    int now = 0;
    for (const TimedCommand &timed : way) {
        addTime(timed.time - now, isRealTime, commands);
        commands.push_back(timed.command);
        now = timed.time + int(timed.takesTurn);
    }
    return commands;
}

bool hasHeroDied(const EventList &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return event.type == EventType::Died && event.actor == heroId; });
}

bool isWonWithoutDeath(Game &game, const std::vector<Command> &commands)
{
    return isWon(game.world(), commands,
                 [&game](const Command &command, EventList &events) { game.play(command, events); });
}

bool isWonWithoutDeath(World world, const std::vector<Command> &commands)
{
    return isWon(world, commands,
                 [&world](const Command &command, EventList &events) { playTurn(world, command, events); });
}

Run runOf(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
          const std::vector<Command> &commands, int stepMs)
{
    Game game = Game::start(shipped, level, seed).game;
    RunRecorder recorder(game, {.by = RunOrigin::By::Solver});
    EventList events;
    for (const Command &command : commands) {
        game.play(command, events);
        recorder.add({.command = command}, game);
    }
    Run run = recorder.run(game);
    run.stepMs = stepMs;
    return run;
}
