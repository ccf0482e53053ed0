#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/replay/run.h"

/// A recorder that makes a run of a game in progress.
class RunRecorder {
public:
    /// `start` is the game before its first command.
    RunRecorder(const Game &start, RunOrigin origin);

    /// Records a line without repetitions, refused or not; `after` is the game after the line. Does nothing if
    /// isFull().
    void add(const RunLine &line, const Game &after);
    /// True if mostRunCommands commands have been recorded.
    bool isFull() const { return m_count >= mostRunCommands; }

    /// Returns the run so far; `now` is the game after the last line.
    Run run(const Game &now) const;

private:
    Run m_run;
    qint64 m_count = 0;
};

/// Returns the run of a game's history, as if recorded from its beginning. Replays it to compute the hashes.
/// std::nullopt if cancelled, if the history is too long, or if the replay does not lead to the game's world. The
/// replay leads to another world if the game did not begin at the start of its level (gamecore/play/changedlevel.h).
std::optional<Run> runOf(const Game &game, const RunOrigin &origin, const std::atomic<bool> *isCancelled = nullptr);
