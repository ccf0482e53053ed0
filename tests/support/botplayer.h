#pragma once

#include "gamecore/bots/botmind.h"
#include "gamecore/play/game.h"

#include <functional>
#include <optional>

/// A bot that plays one game, from depth to depth. Use a new object for each game.
class BotPlayer {
public:
    /// `bot` must outlive this.
    explicit BotPlayer(const Bot &bot, std::uint64_t seed = 1) : m_mind(bot, seed, m_book) {}
    BotPlayer(const BotPlayer &) = delete;
    BotPlayer &operator=(const BotPlayer &) = delete;
    ~BotPlayer() = default;

    /// Returns the bot's next command; std::nullopt if the game is over or the bot gives up.
    std::optional<Command> next(const World &world);
    /// Reports the result of a command to the bot, also of a command that the bot did not choose.
    void observe(const World &world, const Command &command, const EventList &events);
    /// Plays and returns the bot's next command; std::nullopt as for next().
    std::optional<Command> play(Game &game, EventList &events);
    /// True if the bot's next command only waits until the hero may step again.
    bool isWaitingForTime() const { return m_mind.isWaitingForTime(); }

private:
    void enterIfNew(const World &world);

    PathCache m_book;
    BotMind m_mind;
    int m_depth = 0; ///< the depth that the bot last entered
};

using IsDone = std::function<bool(const World &)>;

/// True if the game is over.
bool isOver(const World &world);
/// Returns a condition that holds once the hero is at that depth.
IsDone isAtDepth(int depth);

/// Lets a shipped bot continue a game until `isDone`, until the game is over, until the bot gives up, or for `most`
/// commands. Returns all commands that it played, including refused ones.
std::vector<Command> playOn(Game &game, const QString &bot, const IsDone &isDone, int most = 20'000);
/// Lets the shipped bot that heads for the stairs take them once. False if it did not reach them.
bool goDown(Game &game);
/// Lets a shipped bot play until the hero stands on the stairs and the bot is about to take them. False if it did not
/// reach them.
bool goToStairs(Game &game, const QString &bot = QStringLiteral("runner"));
