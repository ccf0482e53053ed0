#include "gamecore/solving/playedway.h"

#include "gamecore/world/event.h"

#include <algorithm>

namespace {

void addTime(int time, bool isRealTime, std::vector<Command> &commands)
{
    for (int left = time; left > 0;) {
        const int passing = isRealTime ? qMin(left, longestAdvance) : 1;
        commands.push_back(isRealTime ? Command::advance(passing) : Command::wait());
        left -= passing;
    }
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
    EventList events;
    for (const Command &command : commands) {
        if (game.world().status() != Status::Playing) {
            return false;
        }
        game.play(command, events);
        if (events.isRefused() || hasHeroDied(events)) {
            return false;
        }
    }
    return game.world().status() == Status::Won;
}
