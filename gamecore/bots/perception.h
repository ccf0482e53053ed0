#pragma once

#include "gamecore/world/world.h"

#include <deque>

/// A monster in the hero's view, as a bot takes it in.
struct Seen {
    ActorId id = nobody;
    Point cell;
    Direction facing = Direction::North;
};

/// Whom a bot sees. Turn by turn that is who is there; under real time those who were there a reaction ago, since a
/// person who acts now decided by what he saw then.
class Perception {
public:
    void begin() { m_glances.clear(); }
    /// Looks at the living monsters in view.
    void look(const World &world, int reactionMs);
    const std::vector<Seen> &monsters() const { return m_glances.front().monsters; }
    /// The one whom he sees alive on a cell; null: nobody. Valid until the next look().
    const Seen *monsterAt(const World &world, Point cell) const;

private:
    struct Glance {
        qint64 timeMs = 0;
        std::vector<Seen> monsters;
    };

    std::deque<Glance> m_glances; ///< in order of time; the first is what counts
};
