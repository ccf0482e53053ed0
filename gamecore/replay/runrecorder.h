#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/replay/run.h"

/// Recorder that makes a run of a game in progress.
class RunRecorder {
public:
    /// `start` is the game before its first command.
    RunRecorder(const Game &start, RunOrigin origin);

    /// Records a line given once, refused or not; `after` is the game after it. Records at most mostRunCommands, then
    /// isFull().
    void add(const RunLine &line, const Game &after);
    bool isFull() const { return m_count >= mostRunCommands; }

    /// Returns the run so far; `now` is the game after the last line.
    Run run(const Game &now) const;

private:
    Run m_run;
    qint64 m_count = 0;
};

/// Returns the run of a game's history, as if recorded from its beginning. Replays it to compute the hashes.
/// std::nullopt if the replay does not reach the game's world, so the game was not started from its level, or if
/// cancelled.
std::optional<Run> runOf(const Game &game, const RunOrigin &origin, const std::atomic<bool> *isCancelled = nullptr);
