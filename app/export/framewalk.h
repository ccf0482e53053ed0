#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/replay/beats.h"

#include <limits>
#include <memory>

class EventList;

/// The moments of a run that become frames. `from` and `to` have the unit of World::clockNow(): turns, or milliseconds
/// of game time under real time.
struct FrameSpan {
    static constexpr int leastStepMs = 20;
    static constexpr int mostStepMs = 10'000;

    qint64 from = 0;                                ///< no moment before this
    qint64 to = std::numeric_limits<qint64>::max(); ///< no moment after this; at least `from`
    /// Game time between two frames under real time, leastStepMs..mostStepMs. Under turns there is one frame per turn.
    int stepMs = 100;
};

/// Returns an upper bound of World::clockNow() in a run, without playing it: the time of the last moment under real
/// time, the number of commands under turns.
qint64 latestClock(const Run &run, bool isRealTime);

/// Plays a run once, from frame to frame. If a command that lets time pass contains frames, it is played in parts that
/// end at the frames; this does not affect the game. The last moment of the run is a frame if it lies in the span.
class FrameWalk {
public:
    /// Starts before the first frame. `shipped` is the catalogue that the run was read with.
    FrameWalk(const Run &run, const CataloguePtr &shipped, const FrameSpan &span);
    ~FrameWalk();
    Q_DISABLE_COPY_MOVE(FrameWalk)

    /// Advances to the next frame. False if there is none or if cancelled; game() is then not a frame.
    bool next(const std::atomic<bool> *isCancelled = nullptr);
    const Game &game() const { return m_game; }

private:
    bool isAtEnd() const { return m_beat == m_beats.count(); }
    bool playUntil(qint64 clock, const std::atomic<bool> *isCancelled);
    void playPiece(qint64 mostMs);

    Beats m_beats;
    FrameSpan m_span;
    Game m_game;
    std::unique_ptr<EventList> m_events;
    qint64 m_beat = 0;
    int m_playedMs = 0; ///< played part of the current beat, which is an advance of time
    bool m_hasBegun = false;
};
