#pragma once

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/world/world.h"

#include <optional>

struct Command;

/// A hero who wants to come to a goal alive, and monsters on their rounds whose draws somebody chooses: played by the
/// rules, one command after the other.
class PlayedPursuit {
public:
    struct State {
        World world;
        int waitMs = 0; ///< under real time: until the hero may step again
    };
    /// What comes of a command of the hero: he dies, he is at the goal, or the game goes on in one of some states, a
    /// choice of the monsters each.
    struct Outcome {
        bool isDead = false;
        bool isThere = false;
        std::vector<State> states = {};
    };
    /// States that go on alike have equal keys.
    using Key = std::vector<int>;

    /// Under real time: all delays that the monsters may draw, or the shortest alone.
    enum class Delays : std::uint8_t { All, Shortest };

    /// The monsters are the patrols that begin on these cells; all others draw by chance. Under real time he steps, and
    /// they act, at multiples of `tickMs`.
    PlayedPursuit(const PlayableLevel &level, const std::vector<Point> &monsters, std::vector<Point> goal, int stepMs,
                  int tickMs = 1, Delays delays = Delays::All);

    const std::vector<ActorId> &monsters() const { return m_monsters; }
    /// One for each facing that the level leaves open.
    std::vector<State> begins() const;
    /// What comes of all that he can do.
    std::vector<Outcome> outcomes(const State &state) const;
    Key keyOf(const State &state) const;

    /// The shortest delay that the monster may draw, and its four ways, in a world where it has just drawn one of
    /// these.
    static void steer(World &world, ActorId monster, std::optional<Direction> facing, std::optional<int> delayMs);

private:
    std::optional<Outcome> play(const State &state, const Command &command) const;
    std::vector<State> statesAfter(const World &before, State now) const;
    std::vector<State> choicesOf(ActorId monster, const World &before, const State &now) const;

    PlayableLevel m_level;
    std::vector<ActorId> m_monsters;
    std::vector<std::uint8_t> m_isFacing; ///< whether the level says so, of each
    std::vector<Point> m_goal;
    int m_stepMs;
    int m_tickMs;
    Delays m_delays;
};
