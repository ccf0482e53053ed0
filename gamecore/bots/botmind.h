#pragma once

#include "gamecore/base/luck.h"
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

/// What came of a bot's commands: what was refused in the present situation, and how long nothing has come of any.
/// Whoever gets nowhere grows bolder, and gives up in the end.
class Patience {
public:
    /// So many commands in a row that bring him nothing, and he gives up.
    static constexpr int longest = 1000;

    /// Begins another world, with nothing refused.
    void begin(const World &world);
    /// Takes what came of a command that left `world` as it is: true if it brought him something, which is what
    /// changes what draws him or how he gets there, or new ground in view.
    bool observe(const World &world, const Command &command, const EventList &events);

    bool isRefused(const Command &command) const;
    /// Commands since something came of one; those that let wounds heal are not counted.
    int idle() const { return m_idle; }
    bool isOver() const { return m_idle >= longest; }

private:
    std::vector<Command> m_refused;
    std::uint64_t m_explored = 0;
    int m_idle = 0;
};

/// Whether something happened that changes what draws a bot or how he gets there.
bool changeAims(const EventList &events);

// What a bot does without thinking of his goals: he waits, presses a key that he did not mean, grows by habit.

/// What a bot leaves to chance, drawn with luck of his own, which has no part in the world's.
class OwnLuck {
public:
    explicit OwnLuck(std::uint64_t seed) : m_luck(seed) {}

    /// Uniform in 0..limit-1; `limit` must be at least 1. The next draw is another one.
    int below(int limit) { return m_luck.below({.who = 0, .purpose = 0, .count = m_draws++}, limit); }
    /// Whether what happens so often, in percent, happens now. 0 and 100 draw nothing.
    bool happens(int percent) { return percent == 100 || (percent > 0 && below(100) < percent); }

private:
    Luck m_luck;
    std::uint32_t m_draws = 0;
};

/// Lets the time of one of his steps pass, or a turn.
Command waitOf(const Bot &bot, const World &world);
/// A step in any direction that there is in this world.
Direction anyDirection(const World &world, OwnLuck &luck);
/// Another key than he meant. Those who do nothing else try everything.
Command slipOf(const Bot &bot, const World &world, const std::vector<Seen> &monsters, OwnLuck &luck);
/// What he gains at a new level.
Growth growthOf(const Bot &bot, const World &world, OwnLuck &luck);

/// How a bot decides in one game. Equal games and equal seeds give equal decisions on every platform.
///
///     BotMind mind(bot, seed, book);
///     mind.enter(game.world());
///     while (const std::optional<Command> command = mind.next(game.world())) {
///         game.play(*command, events);
///         mind.observe(game.world(), *command, events);
///     }
class BotMind {
public:
    /// `bot` and `book` must outlive this; the book is of the level that is played.
    BotMind(const Bot &bot, std::uint64_t seed, WaysBook &book);

    /// Begins another world: the first one, or the next depth.
    void enter(const World &world);
    /// What to do next; nothing if the game is over or he gives up.
    std::optional<Command> next(const World &world);
    /// Takes what came of a command. `world` is as it left it.
    void observe(const World &world, const Command &command, const EventList &events);

    /// Whether his next command only lets the time of a step pass.
    bool isWaitingForTime() const { return m_mustWait; }

private:
    /// A step with what it costs; `never` without one.
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
    OwnLuck m_luck;
    Perception m_perception;
    Threats m_threats;
    Melee m_melee;
    Wayfinding m_ways;
    Patience m_patience;
    bool m_mustWait = false; ///< under real time a step is over once its time has passed
};
