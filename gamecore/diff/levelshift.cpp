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
