#include "tests/support/botplayer.h"

#include "gamecore/world/event.h"
#include "tests/support/shippedbots.h"

using namespace Qt::StringLiterals;

void BotPlayer::enterIfNew(const World &world)
{
    if (m_depth != world.stage().depth) {
        m_depth = world.stage().depth;
        m_mind.enter(world);
    }
}

std::optional<Command> BotPlayer::next(const World &world)
{
    enterIfNew(world);
    return m_mind.next(world);
}

void BotPlayer::observe(const World &world, const Command &command, const EventList &events)
{
    m_mind.observe(world, command, events); // taking the stairs takes time, too
    enterIfNew(world);
}

std::optional<Command> BotPlayer::play(Game &game, EventList &events)
{
    const std::optional<Command> command = next(game.world());
    if (command) {
        game.play(*command, events);
        observe(game.world(), *command, events);
    }
    return command;
}

bool isOver(const World &world)
{
    return world.status() != Status::Playing;
}

IsDone isAtDepth(int depth)
{
    return [depth](const World &world) { return world.stage().depth >= depth; };
}

std::vector<Command> playOn(Game &game, const QString &bot, const IsDone &isDone, int most)
{
    BotPlayer atGame(shippedBot(bot));
    std::vector<Command> commands;
    EventList events;
    while (int(commands.size()) < most && !isDone(game.world())) {
        const std::optional<Command> command = atGame.play(game, events);
        if (!command) {
            break;
        }
        commands.push_back(*command);
    }
    return commands;
}

bool goDown(Game &game)
{
    const int next = game.world().stage().depth + 1;
    playOn(game, u"runner"_s, isAtDepth(next));
    return game.world().stage().depth == next && game.world().status() == Status::Playing;
}

bool goToStairs(Game &game, const QString &bot)
{
    BotPlayer atGame(shippedBot(bot));
    EventList events;
    for (int i = 0; i < 20'000; ++i) {
        const std::optional<Command> command = atGame.next(game.world());
        if (!command || *command == Command::descend()) {
            return command.has_value();
        }
        game.play(*command, events);
        atGame.observe(game.world(), *command, events);
    }
    return false;
}
