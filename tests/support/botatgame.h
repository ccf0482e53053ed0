#pragma once

#include "gamecore/bots/botmind.h"
#include "gamecore/play/game.h"

#include <functional>
#include <optional>

/// A bot at the keys of a game, from depth to depth. For one game: another one has another bot.
class BotAtGame {
public:
    /// `bot` must outlive this.
    explicit BotAtGame(const Bot &bot, std::uint64_t seed = 1) : m_mind(bot, seed, m_book) {}
    BotAtGame(const BotAtGame &) = delete;
    BotAtGame &operator=(const BotAtGame &) = delete;
    ~BotAtGame() = default;

    /// What he does next; nothing if the game is over or he gives up.
    std::optional<Command> next(const World &world);
    /// Takes what came of a command, also of one that he did not think of.
    void observe(const World &world, const Command &command, const EventList &events);
    /// Plays what he does next. That command; nothing as next().
    std::optional<Command> play(Game &game, EventList &events);
    /// Whether his next command only lets the time of a step pass.
    bool isWaitingForTime() const { return m_mind.isWaitingForTime(); }

private:
    void enterIfNew(const World &world);

    WaysBook m_book;
    BotMind m_mind;
    int m_depth = 0; ///< that he has entered
};

using IsDone = std::function<bool(const World &)>;

/// Until the game is over.
bool isOver(const World &world);
/// Until the hero comes to a depth.
IsDone isAtDepth(int depth);

/// Lets the shipped bot of a key go on with a game until `isDone`, until it is over or he gives up, or for `most`
/// commands. All that he did, with what was refused.
std::vector<Command> playOn(Game &game, const QString &bot, const IsDone &isDone, int most = 20'000);
/// The shipped bot who makes for the stairs goes down them once. False if he did not get there.
bool goDown(Game &game);
/// The shipped bot of a key goes on until he would go down the stairs, on which he stands. False if he did not get
/// there.
bool goToStairs(Game &game, const QString &bot = QStringLiteral("runner"));
