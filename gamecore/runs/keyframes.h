#pragma once

#include "gamecore/play/gamemoment.h"

#include <deque>
#include <vector>

/// Moments of a run from which any other is near. They take no more memory than they may, but for the first one:
/// - all along the run at even distances, since any moment may be sought; the distances double when memory is short;
/// - densely before the present, since those who step back ask for these; they go with age.
class Keyframes {
public:
    struct Frame {
        qint64 at = 0;    ///< after so many beats
        qint64 clock = 0; ///< of the game then (World::clockNow)
        GameMoment moment;
    };

    explicit Keyframes(qint64 mostBytes) : m_mostBytes(mostBytes) {}

    /// Whether one is to be kept after so many beats, while the run is played for the first time.
    bool wants(qint64 at) const { return at % m_distance == 0; }
    /// Keeps one behind all others.
    void add(qint64 at, const Game &game);
    /// Keeps one of the present; the oldest of these go.
    void addNear(qint64 at, const Game &game);
    /// The last one before a moment; `at` must be above 0, and the first one must be there.
    const Frame &before(qint64 at) const;
    /// Of those all along the run the last one whose clock is not later; the first one must be there.
    const Frame &atClock(qint64 clock) const;

    qint64 bytes() const { return m_bytes + m_nearBytes; }
    /// The distance of those all along the run, in beats.
    qint64 distance() const { return m_distance; }

private:
    void thinOut();

    qint64 m_mostBytes;
    qint64 m_distance = 16;
    std::vector<Frame> m_frames; ///< in order, the first at 0
    qint64 m_bytes = 0;
    std::deque<Frame> m_near; ///< the oldest first
    qint64 m_nearBytes = 0;
};
