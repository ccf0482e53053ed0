#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/replay/beats.h"

#include <limits>
#include <memory>

class EventList;

/// Which moments of a run become frames. Turns and milliseconds of game time are those of the world (World::clockNow).
struct FrameSpan {
    static constexpr int leastStepMs = 20;
    static constexpr int mostStepMs = 10'000;

    qint64 from = 0;                                ///< no moment before this
    qint64 to = std::numeric_limits<qint64>::max(); ///< no moment behind this; at least `from`
    /// Game time between two frames under real time, leastStepMs..mostStepMs. Under turns there is a frame a turn.
    int stepMs = 100;
};

/// A moment that no moment of the run is behind, counted likewise: under real time the last one, under turns as many
/// turns as there are commands. Known without playing.
qint64 latestClock(const Run &run, bool isRealTime);

/// Goes through a run once, from frame to frame. Long advances are cut where a frame falls between, which changes no
/// game. The last moment of the run is a frame if it lies in the span.
class FrameWalk {
public:
    /// `shipped` is the catalogue that the run was read with. It stands before the first frame.
    FrameWalk(const Run &run, const CataloguePtr &shipped, const FrameSpan &span);
    ~FrameWalk();
    Q_DISABLE_COPY_MOVE(FrameWalk)

    /// Goes to the next frame. False if there is none, or if it was cancelled: then game() is no frame.
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
    int m_playedMs = 0; ///< of the beat, which is an advance then
    bool m_hasBegun = false;
};
