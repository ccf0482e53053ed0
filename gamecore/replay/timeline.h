#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/base/point.h"
#include "gamecore/play/gamemoment.h"
#include "gamecore/replay/beats.h"
#include "gamecore/replay/runmark.h"

#include <deque>
#include <memory>
#include <vector>

class EventList;

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

/// A cell that the hero came to.
struct WayPoint {
    qint64 beat = 0; ///< the moment after so many beats
    Point cell;
    int depth = 1; ///< of a dungeon

    friend bool operator==(const WayPoint &, const WayPoint &) = default;
};

/// A run that can be gone through in both directions. Made and explored in any one thread, used in one after that.
class Timeline {
public:
    static constexpr qint64 usualBytes = 8LL * 1024 * 1024; ///< of keyframes

    static constexpr std::size_t longestWay = 1'000'000; ///< in cells
    static constexpr std::size_t mostMarks = 1'000'000;

    /// `shipped` is the catalogue that the run was read with. It stands before the first beat.
    explicit Timeline(const Run &run, const CataloguePtr &shipped, qint64 mostBytes = usualBytes);
    Timeline(Timeline &&) noexcept;
    ~Timeline();
    Q_DISABLE_COPY(Timeline)
    Timeline &operator=(Timeline &&) = delete;

    /// Plays the run to its end once, for keyframes, marks and the way, and comes back to the beginning. False if it
    /// was cancelled; then it is not to be used.
    bool explore(const std::atomic<bool> *isCancelled = nullptr);

    const Beats &beats() const { return m_beats; }
    /// What happened, in order; what comes after about mostMarks of these is left out.
    const std::vector<RunMark> &marks() const { return m_marks; }
    /// The hero's way, from his start; what goes on after longestWay cells is left out.
    const std::vector<WayPoint> &way() const { return m_way; }

    /// Goes to the moment after so many beats, 0..beats().count(). explore() must have been called.
    void seek(qint64 at);
    /// Goes to the last moment that is not later than a time of the game (World::clockNow), at least 0.
    void seekClock(qint64 clock);
    qint64 at() const { return m_at; }
    /// The game at that moment. Its history is not that of the run: Beats::linesUntil() is.
    const Game &game() const { return m_game; }
    /// What came of the last beat before that moment; empty at the beginning.
    const EventList &events() const { return *m_events; }

    const Keyframes &keyframes() const { return m_keyframes; }

private:
    void playBeat();
    void noteWay();

    Beats m_beats;
    Game m_game;
    Keyframes m_keyframes;
    std::vector<RunMark> m_marks;
    std::vector<WayPoint> m_way;
    std::unique_ptr<EventList> m_events;
    qint64 m_at = 0;
};
