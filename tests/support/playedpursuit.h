#pragma once

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/world/world.h"

#include <optional>

struct Command;

/// A pursuit played by the real rules, command by command: a hero who wants to reach a goal alive, and patrolling
/// monsters whose random choices can be controlled.
class PlayedPursuit {
public:
    struct State {
        World world;
        int waitMs = 0; ///< in real time: milliseconds until the hero may step again
    };
    /// The result of a command of the hero: he dies, he reaches the goal, or the game continues in one of several
    /// states, one for each choice of the monsters.
    struct Outcome {
        bool isDead = false;
        bool isThere = false;
        std::vector<State> states = {};
    };
    /// States with the same future have equal keys.
    using Key = std::vector<int>;

    /// Delays of monsters in real time: all delays that they may draw, or only the shortest.
    enum class Delays : std::uint8_t { All, Shortest };

    /// Controls the patrols that begin on the cells of `monsters`; all other monsters act at random. In real time,
    /// steps and actions occur at multiples of `tickMs`.
    PlayedPursuit(const PlayableLevel &level, const std::vector<Point> &monsters, std::vector<Point> goal, int stepMs,
                  int tickMs = 1, Delays delays = Delays::All);

    const std::vector<ActorId> &monsters() const { return m_monsters; }
    /// Returns one initial state for each facing that the level leaves open.
    std::vector<State> begins() const;
    /// Returns the results of all commands that the hero can give.
    std::vector<Outcome> outcomes(const State &state) const;
    Key keyOf(const State &state) const;

    /// Overrides the facing or the delay that a monster has just drawn in this world.
    static void steer(World &world, ActorId monster, std::optional<Direction> facing, std::optional<int> delayMs);

private:
    std::optional<Outcome> play(const State &state, const Command &command) const;
    std::vector<State> statesAfter(const World &before, State now) const;
    std::vector<State> choicesOf(ActorId monster, const World &before, const State &now) const;

    PlayableLevel m_level;
    std::vector<ActorId> m_monsters;
    std::vector<std::uint8_t> m_isFacing; ///< for each monster, 1 if the level sets its facing
    std::vector<Point> m_goal;
    int m_stepMs;
    int m_tickMs;
    Delays m_delays;
};
