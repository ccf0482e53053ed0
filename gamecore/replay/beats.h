#pragma once

#include "gamecore/replay/run.h"

/// A run cut into the pieces in which it is watched. A command is one beat; under real time a long `advance` is
/// several, so that nothing jumps; `look` is none. Advancing by a and then by b is advancing by a + b, so the beats of
/// a run lead to the worlds of its commands.
class Beats {
public:
    static constexpr int longestMs = 100; ///< of game time in one beat

    explicit Beats(const std::vector<RunLine> &lines);

    qint64 count() const { return m_count; }
    /// The command of a beat, 0..count() - 1.
    Command at(qint64 beat) const;
    /// The lines that lead to the moment after so many beats.
    std::vector<RunLine> linesUntil(qint64 beats) const;

private:
    /// A line, and the beats that it is.
    struct Piece {
        qint64 first = 0;
        qint64 times = 1;
        int beats = 1; ///< each time
        Command command;
    };

    const Piece &pieceOf(qint64 beat) const;

    std::vector<Piece> m_pieces;
    qint64 m_count = 0;
};
