#pragma once

#include "app/hud/loglines.h"
#include "gamecore/runs/timeline.h"

#include <deque>

/// What came of the last beat before the moment of a timeline, in the language of the program.
std::vector<LogLine> toldNow(const Timeline &timeline);

/// What was said in a run until the moment that is shown: of the last beats only, since a moment may be any of
/// millions.
class WatchLog {
public:
    /// Beats before the moment whose lines are kept.
    static constexpr qint64 span = 300;

    /// Goes to the moment after so many beats, and takes the timeline there.
    void seek(Timeline &timeline, qint64 at);
    /// Forgets all: another run follows, or another language.
    void clear();

    /// Equal lines that follow each other are one. The newest comes last.
    std::vector<LogLine> lines() const;

private:
    struct Said {
        qint64 beat = 0;
        LogLine line;
    };

    void forgetAfter(qint64 beat);
    void tell(const Timeline &timeline);

    std::deque<Said> m_lines;
    qint64 m_from = 0; ///< what was said after this beat is known until m_to
    qint64 m_to = 0;
};
