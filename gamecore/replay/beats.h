#pragma once

#include "gamecore/replay/run.h"

/// The beats of a run: the steps in which it is shown. A command is one beat. Under real time, a long `advance` is
/// several beats, so that playback does not jump. A `look` line is no beat. Advancing by a and then by b equals
/// advancing by a + b, so the beats of a run lead to the same worlds as its commands.
class Beats {
public:
    static constexpr int longestMs = 100; ///< longest beat, in game time

    explicit Beats(const std::vector<RunLine> &lines);

    qint64 count() const { return m_count; }
    /// Returns the command of a beat; for a part of a long `advance`, a shorter `advance`. `beat` is 0..count() - 1.
    Command at(qint64 beat) const;
    /// Returns the lines of the run up to a number of beats, without `look` lines.
    std::vector<RunLine> linesUntil(qint64 beats) const;

private:
    /// A line with its beats.
    struct Piece {
        qint64 first = 0; ///< number of its first beat
        qint64 times = 1; ///< repetitions
        int beats = 1;    ///< beats per repetition
        Command command;
    };

    const Piece &pieceOf(qint64 beat) const;

    std::vector<Piece> m_pieces;
    qint64 m_count = 0;
};
