#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/bots/bot.h"
#include "gamecore/bots/melee.h"
#include "gamecore/bots/perception.h"
#include "gamecore/bots/threats.h"
#include "gamecore/bots/wayfinding.h"
#include "gamecore/world/command.h"

#include <cstdint>
#include <limits>
#include <vector>

class EventList;
class World;

/// The recent success of a bot: the commands refused since the last accepted command, and the number of commands
/// without progress. A bot without progress grows bolder, and finally gives up.
class ProgressTracker {
public:
    /// The number of commands without progress after which the bot gives up.
    static constexpr int longest = 1000;

    /// Begins a game, or another depth of a dungeon. Forgets all earlier commands.
    void begin(const World &world);
    /// Records the result of a command; `world` is the state after it. True if the command made progress: it changed
    /// the bot's goals or the paths to them, or revealed cells.
    bool observe(const World &world, const Command &command, const EventList &events);

    /// True if the command was refused, and no command has been accepted since.
    bool isRefused(const Command &command) const;
    /// Returns the number of commands since the last progress. Resting is not counted.
    int idle() const { return m_idle; }
    bool isOver() const { return m_idle >= longest; }

private:
    std::vector<Command> m_refused;
    std::uint64_t m_explored = 0;
    int m_idle = 0;
};

/// True if any event changes the goals of a bot or the paths to them.
bool changeAims(const EventList &events);

// Actions of a bot that do not depend on its goals: waits, wrong commands, and the choice of growth.

/// The bot's own random numbers, independent of those that the game uses.
class BotLuck {
public:
    explicit BotLuck(std::uint64_t seed) : m_luck(seed) {}

    /// Returns a random number, uniform in 0..limit-1; `limit` must be at least 1.
    int below(int limit) { return m_luck.below({.who = 0, .purpose = 0, .count = m_draws++}, limit); }
    /// True with a probability of `percent`. 0 and 100 draw no number.
    bool happens(int percent) { return percent == 100 || (percent > 0 && below(100) < percent); }

private:
    Luck m_luck;
    std::uint32_t m_draws = 0;
};

/// Returns the command to wait: for a turn or, under real time, for Bot::stepMs.
Command waitOf(const Bot &bot, const World &world);
/// Returns a random direction: one of the four or eight that Rules::moves allows.
Direction anyDirection(const World &world, BotLuck &luck);
/// Returns a wrong command: a random step, or sometimes a wait. Bots with a slip of 100 % also try stairs, picking up
/// and items.
Command randomMistake(const Bot &bot, const World &world, const std::vector<Seen> &monsters, BotLuck &luck);
/// Returns the growth that the bot chooses at a level-up (Bot::growth).
Growth growthOf(const Bot &bot, const World &world, BotLuck &luck);

/// The decisions of a bot in one game. Equal games and seeds give equal decisions on every platform.
///
///     BotMind mind(bot, seed, paths);
///     mind.enter(game.world());
///     while (const std::optional<Command> command = mind.next(game.world())) {
///         game.play(*command, events);
///         mind.observe(game.world(), *command, events);
///     }
class BotMind {
public:
    /// `bot` and `paths` must outlive this object. `paths` must belong to the level that is played.
    BotMind(const Bot &bot, std::uint64_t seed, PathCache &paths);

    /// Begins a game, or another depth of a dungeon. Call it before the functions below.
    void enter(const World &world);
    /// Returns the next command; std::nullopt if the game is over or the bot gives up.
    std::optional<Command> next(const World &world);
    /// Records the result of a command; `world` is the state after it.
    void observe(const World &world, const Command &command, const EventList &events);

    /// True if the next command only lets time pass, because the current step still takes time (real time).
    bool isWaitingForTime() const { return m_mustWait; }

private:
    /// A step with its cost; `never` if there is none.
    struct Choice {
        std::optional<Direction> step;
        int cost = never;
    };

    static constexpr int never = std::numeric_limits<int>::max();

    std::optional<Command> decide(const World &world);
    void look(const World &world);
    std::optional<Command> help(const World &world);
    std::optional<Command> fight(const World &world);
    std::optional<Command> take(const World &world);
    std::optional<Command> rest(const World &world);
    std::optional<Command> walk(const World &world);
    std::optional<Command> wander(const World &world);
    Choice bestStep(const World &world) const;
    int costOfStep(const World &world, Direction direction) const;
    int costOfMeeting(const World &world, Point cell) const;
    std::optional<Command> possible(const std::optional<Command> &command) const;

    const Bot &m_bot;
    BotLuck m_luck;
    Perception m_perception;
    Threats m_threats;
    Melee m_melee;
    Wayfinding m_ways;
    ProgressTracker m_patience;
    bool m_mustWait = false; ///< under real time: the current step's time has not passed yet
};
