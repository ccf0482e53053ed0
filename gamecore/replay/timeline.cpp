#include "gamecore/replay/timeline.h"

#include "gamecore/replay/replay.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <array>
#include <optional>

namespace {

std::optional<RunMark::Type> typeOf(const Event &event)
{
    using Type = RunMark::Type;
    const bool isHero = event.actor == heroId;
    switch (event.type) {
    case EventType::Damaged:
        return isHero ? std::optional(Type::Hit) : std::nullopt;
    case EventType::Died:
        return isHero ? std::optional(Type::Death) : event.target == heroId ? std::optional(Type::Kill) : std::nullopt;
    case EventType::Collected:
    case EventType::PickedUp:
        return Type::PickUp;
    case EventType::Descended:
    case EventType::Won:
        return Type::Stairs;
    case EventType::LevelUp:
        return Type::Growth;
    default:
        return std::nullopt;
    }
}

} // namespace

void addMarks(const EventList &events, qint64 beat, std::vector<RunMark> &marks)
{
    std::array<bool, runMarkCount> isThere{};
    for (const Event &event : events) {
        const std::optional<RunMark::Type> type = typeOf(event);
        if (type && !isThere[std::size_t(*type)]) {
            isThere[std::size_t(*type)] = true;
            marks.push_back({.type = *type, .beat = beat});
        }
    }
}

namespace {

constexpr qint64 shareOfNear = 4; ///< a quarter of the memory

} // namespace

void Keyframes::add(qint64 at, const Game &game)
{
    m_frames.push_back({at, game.world().clockNow(), GameMoment(game)});
    m_bytes += m_frames.back().moment.bytes();
    while (m_bytes > m_mostBytes - m_mostBytes / shareOfNear && m_frames.size() > 1) {
        thinOut();
    }
}

void Keyframes::thinOut()
{
    m_distance *= 2;
    std::erase_if(m_frames, [this](const Frame &frame) {
        const bool isGone = frame.at % m_distance != 0;
        m_bytes -= isGone ? frame.moment.bytes() : 0;
        return isGone;
    });
}

void Keyframes::addNear(qint64 at, const Game &game)
{
    m_near.push_back({at, game.world().clockNow(), GameMoment(game)});
    m_nearBytes += m_near.back().moment.bytes();
    while (m_nearBytes > m_mostBytes / shareOfNear) {
        m_nearBytes -= m_near.front().moment.bytes();
        m_near.pop_front();
    }
}

const Keyframes::Frame &Keyframes::before(qint64 at) const
{
    const auto behind = std::lower_bound(m_frames.begin(), m_frames.end(), at,
                                         [](const Frame &frame, qint64 sought) { return frame.at < sought; });
    const Frame *best = &*std::prev(behind);
    for (const Frame &frame : m_near) {
        best = frame.at < at && frame.at > best->at ? &frame : best;
    }
    return *best;
}

const Keyframes::Frame &Keyframes::atClock(qint64 clock) const
{
    const auto behind = std::upper_bound(std::next(m_frames.begin()), m_frames.end(), clock,
                                         [](qint64 sought, const Frame &frame) { return sought < frame.clock; });
    return *std::prev(behind);
}

namespace {

/// Density of keyframes before the present: their distance, and the span they cover.
constexpr qint64 nearDistance = 4;
constexpr qint64 nearSpan = 256;
/// Times this near are reached by stepping back: keyframes are dense there, but are not indexed by time.
constexpr int stepsToNear = 64;

} // namespace

Timeline::Timeline(const Run &run, const CataloguePtr &shipped, qint64 mostBytes)
    : m_beats(run.lines), m_game(startOf(run, shipped)), m_keyframes(mostBytes), m_events(std::make_unique<EventList>())
{
}

Timeline::Timeline(Timeline &&) noexcept = default;
Timeline::~Timeline() = default;

bool Timeline::explore(const std::atomic<bool> *isCancelled)
{
    m_keyframes.add(0, m_game);
    noteWay();
    while (m_at < m_beats.count()) {
        if (isSet(isCancelled)) {
            return false;
        }
        playBeat();
        if (m_marks.size() < mostMarks) {
            addMarks(*m_events, m_at, m_marks);
        }
        noteWay();
        if (m_keyframes.wants(m_at)) {
            m_keyframes.add(m_at, m_game);
        }
    }
    seek(0);
    return true;
}

void Timeline::seek(qint64 at)
{
    Q_ASSERT(at >= 0 && at <= m_beats.count());
    if (at == 0) {
        m_keyframes.before(1).moment.restoreTo(m_game);
        m_events->clear();
        m_at = 0;
        return;
    }
    const Keyframes::Frame &frame = m_keyframes.before(at);
    if (at <= m_at || frame.at > m_at) {
        frame.moment.restoreTo(m_game);
        m_at = frame.at;
    }
    while (m_at < at) {
        playBeat();
        if (m_at % nearDistance == 0 && at - m_at <= nearSpan && !m_keyframes.wants(m_at)) {
            m_keyframes.addNear(m_at, m_game);
        }
    }
}

void Timeline::seekClock(qint64 clock)
{
    for (int i = 0; i < stepsToNear && m_at > 0 && m_game.world().clockNow() > clock; ++i) {
        seek(m_at - 1);
    }
    const Keyframes::Frame &frame = m_keyframes.atClock(clock);
    if (m_game.world().clockNow() > clock || frame.at > m_at) {
        seek(frame.at);
    }
    while (m_at < m_beats.count()) {
        seek(m_at + 1);
        if (m_game.world().clockNow() > clock) {
            seek(m_at - 1);
            return;
        }
    }
}

void Timeline::noteWay()
{
    const World &world = m_game.world();
    const WayPoint here{m_at, world.hero().cell, world.stage().depth};
    const bool hasMoved = m_way.empty() || m_way.back().cell != here.cell || m_way.back().depth != here.depth;
    if (hasMoved && m_way.size() < longestWay) {
        m_way.push_back(here);
    }
}

void Timeline::playBeat()
{
    m_game.play(m_beats.at(m_at), *m_events);
    ++m_at;
}

namespace {

/// Longest pause between hits of the same danger, in beats.
constexpr qint64 longestPause = 20;
/// A long fight is not shown from its beginning, which may be the beginning of the game. The lead-in is five turns, or
/// about three seconds.
constexpr qint64 longestTurns = 20;
constexpr qint64 longestBeats = 10'000 / Beats::longestMs;
constexpr qint64 turnsBefore = 5;
constexpr qint64 beatsBefore = 3000 / Beats::longestMs;

} // namespace

qint64 beforeLastDanger(const Timeline &timeline)
{
    const std::vector<RunMark> &marks = timeline.marks();
    const auto death = std::find_if(marks.rbegin(), marks.rend(),
                                    [](const RunMark &mark) { return mark.type == RunMark::Type::Death; });
    qint64 begin = death == marks.rend() ? timeline.beats().count() : death->beat;
    const bool isRealTime = timeline.game().world().isRealTime();
    const qint64 earliest = begin - (isRealTime ? longestBeats : longestTurns);
    const auto isOfIt = [&](const RunMark &mark) { return begin - mark.beat <= longestPause && mark.beat >= earliest; };
    for (auto mark = death; mark != marks.rend() && isOfIt(*mark); ++mark) {
        begin = mark->type == RunMark::Type::Hit ? mark->beat : begin;
    }
    const qint64 before = isRealTime ? beatsBefore : turnsBefore;
    return qMax(qint64(0), begin - before);
}
