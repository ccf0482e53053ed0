#pragma once

#include "gamecore/players/fray.h"
#include "gamecore/players/habits.h"
#include "gamecore/players/patience.h"
#include "gamecore/players/perception.h"
#include "gamecore/players/threats.h"
#include "gamecore/players/wayfinding.h"

#include <limits>

class EventList;

/// How a player decides in one game. Equal games and equal seeds give equal decisions on every platform.
///
///     PlayerMind mind(player, seed, book);
///     mind.enter(game.world());
///     while (const std::optional<Command> command = mind.next(game.world())) {
///         game.play(*command, events);
///         mind.observe(game.world(), *command, events);
///     }
class PlayerMind {
public:
    /// `player` and `book` must outlive this; the book is of the level that is played.
    PlayerMind(const Player &player, std::uint64_t seed, WaysBook &book);

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

    const Player &m_player;
    OwnLuck m_luck;
    Perception m_perception;
    Threats m_threats;
    Fray m_fray;
    Wayfinding m_ways;
    Patience m_patience;
    bool m_mustWait = false; ///< under real time a step is over once its time has passed
};
