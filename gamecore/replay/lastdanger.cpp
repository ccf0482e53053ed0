#include "gamecore/replay/lastdanger.h"

#include <algorithm>

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
