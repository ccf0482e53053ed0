#pragma once

#include "gamecore/world/world.h"

#include <deque>

/// A monster, with its cell and facing as the bot perceives them. Under real time, cell and facing may be out of date.
struct Seen {
    ActorId id = nobody;
    Point cell;
    Direction facing = Direction::North;
};

/// The monsters that a bot perceives. Turn by turn, these are the monsters in view; under real time, the monsters that
/// were in view one reaction time ago.
class Perception {
public:
    /// Forgets all monsters. Call it when a game or another depth of a dungeon begins, and look() before monsters() and
    /// monsterAt().
    void begin() { m_glances.clear(); }
    /// Records the living monsters in view. Call it before each decision. `reactionMs` is the delay under real time.
    void look(const World &world, int reactionMs);
    const std::vector<Seen> &monsters() const { return m_glances.front().monsters; }
    /// Returns the living monster that the bot perceives on a cell; null if there is none. Valid until the next look().
    const Seen *monsterAt(const World &world, Point cell) const;

private:
    struct Glance {
        qint64 timeMs = 0;
        std::vector<Seen> monsters;
    };

    std::deque<Glance> m_glances; ///< in order of time; the first is the perceived one
};
