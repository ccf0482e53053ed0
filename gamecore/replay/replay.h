#pragma once

#include "gamecore/replay/runreader.h"

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

/// The result of replaying a run.
struct RunVerdict {
    enum class What : std::uint8_t {
        Holds,     ///< all hashes and the outcome are as recorded
        Stale,     ///< the level or data has changed, but the commands still give the recorded outcome
        Fails,     ///< a hash or the outcome differs from the recording
        OtherRules ///< the run was made by other rules and cannot be verified
    };
    What what = What::Holds;
    qint64 command = 0;               ///< for Fails: number of commands played when the difference was detected
    int turn = 0;                     ///< for Fails: the turn at that moment
    int depth = 1;                    ///< for Fails: the depth of the dungeon at that moment
    Status outcome = Status::Playing; ///< status after the replay; for OtherRules: as recorded
};
inline constexpr int runVerdictCount = enumeratorCount<RunVerdict::What>();
/// Returns "holds", "stale", "fails" or "other_rules".
QLatin1StringView keyOf(RunVerdict::What what);

/// Replays a run and compares it with the recording. `read.run` must be set. `shipped` is the catalogue with which the
/// run was read.
RunVerdict verdictOn(const ReadRun &read, const CataloguePtr &shipped);
