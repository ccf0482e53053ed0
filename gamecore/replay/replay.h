#pragma once

#include "gamecore/replay/run.h"

class EventList;

/// The game of a run before its first command. `shipped` is the catalogue that the run was read with.
Game startOf(const Run &run, const CataloguePtr &shipped);

/// A run that is played again, command by command.
class Replay {
public:
    /// The run must outlive this.
    Replay(const Run &run, const CataloguePtr &shipped);

    const Game &game() const { return m_game; }
    /// How many commands were played.
    qint64 at() const { return m_at; }
    bool isAtEnd() const { return m_line == m_run.lines.size(); }
    /// The next line; it must not be at its end.
    const RunLine &next() const { return m_run.lines[m_line]; }
    /// Plays next(); true if it took a turn. `events` is what came of it, nothing for a `look`.
    bool play(EventList &events);
    /// Whether the world is another than the recorded one, where a hash is kept after the commands that were played.
    bool hasLeftTheWay();

private:
    const Run &m_run;
    Game m_game;
    std::size_t m_line = 0;
    qint64 m_times = 0; ///< how often next() was given
    qint64 m_at = 0;
    std::size_t m_hash = 0; ///< the first one that is not behind
};
