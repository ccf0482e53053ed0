#include "gamecore/diff/mergeframe.h"

#include "gamecore/diff/levelshift.h"

namespace {

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
