#include "gamecore/diff/levelshift.h"

#include <algorithm>

namespace {

/// Total number of cell comparisons for selecting candidates.
constexpr qint64 mostLooks = qint64(1) << 24;
constexpr qint64 fewestSamples = 32;
constexpr std::size_t closerLooks = 8;

struct Candidate {
    Point shift;
    qint64 kept = 0;

    bool isBetterThan(const Candidate &other) const
    {
        const auto far = [](Point way) { return qAbs(way.x) + qAbs(way.y); };
        if (kept != other.kept) {
            return kept > other.kept;
        }
        return far(shift) != far(other.shift) ? far(shift) < far(other.shift) : readsBefore(shift, other.shift);
    }
};

/// Returns every `stride`th cell of a level.
std::vector<Point> samplesOf(const Level &level, qint64 count)
{
    const qint64 area = level.size().area();
    const qint64 stride = std::max<qint64>(1, area / std::max<qint64>(1, count));
    std::vector<Point> samples;
    for (qint64 i = stride / 2; i < area; i += stride) {
        samples.push_back({int(i % level.size().width), int(i / level.size().width)});
    }
    return samples;
}

qint64 samplesKept(const std::vector<Point> &samples, const Level &before, const Level &after, Point shift)
{
    return std::count_if(samples.begin(), samples.end(), [&](Point cell) {
        const Point place = cell + shift;
        return after.terrain.contains(place) && after.terrain.at(place) == before.terrain.at(cell);
    });
}

qint64 cellsKept(const Level &before, const Level &after, Point shift)
{
    qint64 kept = 0;
    const int left = std::max(0, -shift.x);
    const int right = std::min(before.size().width, after.size().width - shift.x);
    for (int y = std::max(0, -shift.y); y < std::min(before.size().height, after.size().height - shift.y); ++y) {
        const TerrainId *one = before.terrain.row(y);
        const TerrainId *other = after.terrain.row(y + shift.y) + shift.x;
        for (int x = left; x < right; ++x) {
            kept += one[x] == other[x] ? 1 : 0;
        }
    }
    return kept;
}

qint64 thingsKept(const Level &before, const Level &after, Point shift)
{
    return std::count_if(before.things.begin(), before.things.end(), [&](const Thing &thing) {
        const auto [first, end] = thingsAt(after, thing.cell + shift);
        return first != end && after.things[first].kind == thing.kind;
    });
}

/// Inserts a candidate into the sorted list of the best ones.
void keepBest(std::vector<Candidate> &best, const Candidate &candidate)
{
    const auto place = std::find_if(best.begin(), best.end(),
                                    [&candidate](const Candidate &one) { return candidate.isBetterThan(one); });
    if (place != best.end() || best.size() < closerLooks) {
        best.insert(place, candidate);
        best.resize(std::min(best.size(), closerLooks));
    }
}

/// Rows and columns added at each side of a level; negative: cut off.
struct Margins {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

Margins marginsOf(Size base, Size side, Point shift)
{
    return {shift.x, shift.y, side.width - base.width - shift.x, side.height - base.height - shift.y};
}

int merged(int ours, int theirs, bool &isDisputed)
{
    isDisputed = isDisputed || (ours != theirs && ours != 0 && theirs != 0);
    return ours == 0 ? theirs : ours;
}

} // namespace

Point shiftBetween(const Level &before, const Level &after)
{
    const Point wider{after.size().width - before.size().width, after.size().height - before.size().height};
    if (wider == Point{} || before.size().area() == 0 || after.size().area() == 0) {
        return {};
    }
    if (before.size().area() > after.size().area()) {
        return Point{} - shiftBetween(after, before); // the smaller level must be placed in the larger one
    }
    const qint64 ways = (qAbs(wider.x) + 1) * qint64(qAbs(wider.y) + 1);
    const std::vector<Point> samples = samplesOf(before, std::max(fewestSamples, mostLooks / ways));
    std::vector<Candidate> best;
    for (int y = std::min(0, wider.y); y <= std::max(0, wider.y); ++y) {
        for (int x = std::min(0, wider.x); x <= std::max(0, wider.x); ++x) {
            keepBest(best, {{x, y}, samplesKept(samples, before, after, {x, y})});
        }
    }
    for (Candidate &candidate : best) {
        candidate.kept = cellsKept(before, after, candidate.shift) + thingsKept(before, after, candidate.shift);
    }
    return std::min_element(best.begin(), best.end(),
                            [](const Candidate &a, const Candidate &b) { return a.isBetterThan(b); })
        ->shift;
}

MergeFrame mergeFrameOf(const Level &base, const Level &ours, const Level &theirs)
{
    const Point ourShift = shiftBetween(base, ours);
    const Point theirShift = shiftBetween(base, theirs);
    const Margins one = marginsOf(base.size(), ours.size(), ourShift);
    const Margins other = marginsOf(base.size(), theirs.size(), theirShift);
    bool isDisputed = false;
    const Margins both{merged(one.left, other.left, isDisputed), merged(one.top, other.top, isDisputed),
                       merged(one.right, other.right, isDisputed), merged(one.bottom, other.bottom, isDisputed)};
    const Size size{base.size().width + both.left + both.right, base.size().height + both.top + both.bottom};
    const Point shift{both.left, both.top};
    const MergeFrame frame{.size = size, .base = shift, .ours = shift - ourShift, .theirs = shift - theirShift};
    const auto isSide = [](int side) { return side > 0 && side <= largestSide; };
    if (isDisputed || !isSide(size.width) || !isSide(size.height)) {
        return frameOfOurs(frame, ours);
    }
    return frame;
}

MergeFrame frameOfOurs(const MergeFrame &frame, const Level &ours)
{
    return {.size = ours.size(),
            .base = frame.base - frame.ours,
            .ours = {},
            .theirs = frame.theirs - frame.ours,
            .isDisputed = true};
}
