#pragma once

#include "gamecore/world/command.h"

#include <cstdint>
#include <vector>

class EventList;
class World;

/// What came of a player's commands: what was refused in the present situation, and how long nothing has come of any.
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

/// Whether something happened that changes what draws a player or how he gets there.
bool changeAims(const EventList &events);
