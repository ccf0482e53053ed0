#include "gamecore/runs/lastdanger.h"

#include <algorithm>

namespace {

/// Hits further apart than so many beats are no longer one danger.
constexpr qint64 longestPause = 20;
/// What is shown before it: five turns, or about three seconds.
constexpr qint64 turnsBefore = 5;
constexpr qint64 beatsBefore = 3000 / Beats::longestMs;

} // namespace

qint64 beforeLastDanger(const Timeline &timeline)
{
    const std::vector<RunMark> &marks = timeline.marks();
    const auto death = std::find_if(marks.rbegin(), marks.rend(),
                                    [](const RunMark &mark) { return mark.type == RunMark::Type::Death; });
    qint64 begin = death == marks.rend() ? timeline.beats().count() : death->beat;
    for (auto mark = death; mark != marks.rend() && begin - mark->beat <= longestPause; ++mark) {
        begin = mark->type == RunMark::Type::Hit ? mark->beat : begin;
    }
    const qint64 before = timeline.game().world().isRealTime() ? beatsBefore : turnsBefore;
    return qMax(qint64(0), begin - before);
}
