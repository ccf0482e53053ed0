#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"
#include "gamecore/play/snapshot.h"
#include "gamecore/replay/beats.h"

#include <QtGlobal>

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

class EventList;

/// A highlight of a run, to which a viewer can jump.
struct RunMark {
    enum class Type : std::uint8_t {
        Hit,    ///< the hero lost hit points
        Kill,   ///< the hero killed a monster
        PickUp, ///< the hero took treasure or an item
        Stairs, ///< the hero took the stairs, or won
        Growth, ///< the hero reached a new level
        Death   ///< the hero died
    };
    Type type = Type::Hit;
    qint64 beat = 0; ///< number of beats up to and including that of the highlight (gamecore/replay/beats.h)

    friend bool operator==(const RunMark &, const RunMark &) = default;
};
inline constexpr int runMarkCount = enumeratorCount<RunMark::Type>();

/// Adds the highlights in the `events` of one beat, each type once. `beat` is the number of beats played, including
/// this one.
void addMarks(const EventList &events, qint64 beat, std::vector<RunMark> &marks);

/// Keyframes of a run: snapshots from which any moment is reached by playing few beats. There are two kinds:
/// - regular ones along the whole run, for seeking; their distance doubles when memory runs short;
/// - dense ones shortly before the current moment, for stepping back; the oldest are dropped when memory runs short.
/// Together they stay within the memory limit, except that the first regular one is never dropped.
class Keyframes {
public:
    /// A snapshot of one moment.
    struct Frame {
        qint64 at = 0;    ///< number of beats played
        qint64 clock = 0; ///< clock of the game (World::clockNow)
        GameMoment moment;
    };

    /// `mostBytes` is the memory limit.
    explicit Keyframes(qint64 mostBytes) : m_mostBytes(mostBytes) {}

    /// True if a regular keyframe is due after `at` beats, while the run is played for the first time.
    bool wants(qint64 at) const { return at % m_distance == 0; }
    /// Appends a regular keyframe; `at` must be greater than that of the last one, and 0 for the first.
    void add(qint64 at, const Game &game);
    /// Adds a dense keyframe, and drops the oldest dense keyframes if memory runs short.
    void addNear(qint64 at, const Game &game);
    /// Returns the last keyframe of either kind that comes after fewer than `at` beats. `at` must be above 0, and the
    /// first keyframe must exist.
    const Frame &before(qint64 at) const;
    /// Returns the last regular keyframe whose clock is at most `clock`; the first one if there is none. The first
    /// keyframe must exist.
    const Frame &atClock(qint64 clock) const;

    /// Returns the memory in use, in bytes.
    qint64 bytes() const { return m_bytes + m_nearBytes; }
    /// Returns the distance of regular keyframes, in beats.
    qint64 distance() const { return m_distance; }

private:
    void thinOut();

    qint64 m_mostBytes;
    qint64 m_distance = 16;
    std::vector<Frame> m_frames; ///< in order, the first at 0
    qint64 m_bytes = 0;
    std::deque<Frame> m_near; ///< oldest first
    qint64 m_nearBytes = 0;
};

/// A cell on the hero's path.
struct WayPoint {
    qint64 beat = 0; ///< number of beats played when the hero came there
    Point cell;
    int depth = 1; ///< depth of a dungeon

    friend bool operator==(const WayPoint &, const WayPoint &) = default;
};

/// A run that can be played in both directions. Create and explore it in any thread; afterwards use it in a single
/// thread.
class Timeline {
public:
    static constexpr qint64 usualBytes = 8LL * 1024 * 1024; ///< memory for keyframes

    static constexpr std::size_t longestWay = 1'000'000; ///< maximum length of way()
    static constexpr std::size_t mostMarks = 1'000'000;  ///< approximate maximum number of marks()

    /// Starts before the first beat. `shipped` is the catalogue with which the run was read, `mostBytes` the memory
    /// limit of the keyframes.
    explicit Timeline(const Run &run, const CataloguePtr &shipped, qint64 mostBytes = usualBytes);
    Timeline(Timeline &&) noexcept;
    ~Timeline();
    Q_DISABLE_COPY(Timeline)
    Timeline &operator=(Timeline &&) = delete;

    /// Plays the entire run once to collect keyframes, marks and the hero's path, then returns to the beginning. False
    /// if cancelled; the timeline must then not be used.
    bool explore(const std::atomic<bool> *isCancelled = nullptr);

    const Beats &beats() const { return m_beats; }
    /// Returns the marks in order; those beyond about mostMarks are left out.
    const std::vector<RunMark> &marks() const { return m_marks; }
    /// Returns the hero's path from his start; cells beyond longestWay are left out.
    const std::vector<WayPoint> &way() const { return m_way; }

    /// Goes to the moment after `at` beats, 0..beats().count(). Requires explore().
    void seek(qint64 at);
    /// Goes to the last moment whose clock (World::clockNow) is at most `clock`, which must be at least 0. Requires
    /// explore().
    void seekClock(qint64 clock);
    /// Returns the current moment, as the number of beats played.
    qint64 at() const { return m_at; }
    /// Returns the game at the current moment. Its history is not that of the run; use Beats::linesUntil().
    const Game &game() const { return m_game; }
    /// Returns the events of the last beat before the current moment; empty at the beginning.
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

/// Returns the beat from which to watch the end of a run: shortly before the series of hits that led to the last death.
/// The series is limited to about twenty turns or ten seconds. If there were no hits, returns a beat shortly before
/// that death; if there was no death, shortly before the end. Requires Timeline::explore().
qint64 beforeLastDanger(const Timeline &timeline);
