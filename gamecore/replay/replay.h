#pragma once

#include "gamecore/replay/run.h"

class EventList;

/// Returns the game of a run before its first command. `shipped` is the catalogue with which the run was read.
Game startOf(const Run &run, const CataloguePtr &shipped);

/// A run replayed command by command.
class Replay {
public:
    /// `run` must outlive this object.
    Replay(const Run &run, const CataloguePtr &shipped);

    const Game &game() const { return m_game; }
    /// Returns the number of commands played, including `look` and refused ones.
    qint64 at() const { return m_at; }
    bool isAtEnd() const { return m_line == m_run.lines.size(); }
    /// Returns the next line to play, which may have repetitions. isAtEnd() must be false.
    const RunLine &next() const { return m_run.lines[m_line]; }
    /// Plays next() once, even if it has repetitions. True if it took a turn. `events` receives the result; empty for a
    /// `look`.
    bool play(EventList &events);
    /// True if a hash was recorded for this moment, and the world's hash differs.
    bool hasDiverged();

private:
    const Run &m_run;
    Game m_game;
    std::size_t m_line = 0;
    qint64 m_times = 0; ///< number of times that next() was played so far
    qint64 m_at = 0;
    std::size_t m_hash = 0; ///< index in Run::hashes of the first hash not yet passed
};
