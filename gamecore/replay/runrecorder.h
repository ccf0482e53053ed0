#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/replay/run.h"

/// Makes a run of a game while it is played.
class RunRecorder {
public:
    /// `start` is the game before its first command.
    RunRecorder(const Game &start, RunOrigin origin);

    /// Takes a line that was given once, whether it was refused or not; `after` is the game that it left. At most
    /// mostRunCommands are taken, then isFull().
    void add(const RunLine &line, const Game &after);
    bool isFull() const { return m_count >= mostRunCommands; }

    /// The run so far; `now` is the game that the last line left.
    Run run(const Game &now) const;

private:
    Run m_run;
    qint64 m_count = 0;
};

/// The run of a game by its history, as if it had been recorded from its beginning: it is played again for the hashes.
/// Nothing if it does not lead to the world of the game, which then was not begun from its level, or if that was
/// cancelled.
std::optional<Run> runOf(const Game &game, const RunOrigin &origin, const std::atomic<bool> *isCancelled = nullptr);
