#include "editor/canvas/viewfit.h"

#include "editor/art/zoomsteps.h"

#include <QtMath>

#include <algorithm>

namespace {

/// A level fitted into a view is not enlarged beyond this, in logical pixels a cell.
constexpr int largestFit = 96;
/// A cell is not larger where a part of a level is shown.
constexpr int largestPart = 48;
/// The margin around a fitted level, in logical pixels.
constexpr int fitMargin = 8;

} // namespace

TileScale fittingScale(Size level, QSize room, double ratio)
{
    if (level.area() == 0) {
        return {Zoom::oneToOne, ratio};
    }
    const QSizeF space = QSizeF(room - QSize(2 * fitMargin, 2 * fitMargin)) * ratio;
    const double side = std::min(space.width() / level.width, space.height() / level.height);
    if (side < 1) {
        return {1, ratio, side > 0 ? qCeil(1 / side) : 1};
    }
    return {std::min(int(side), int(largestFit * ratio)), ratio};
}

TileScale playingScale(Size level, QSize room, double ratio, PlayFit fit)
{
    const TileScale whole = fittingScale(level, room, ratio);
    if (whole.side() >= fit.least || level.area() == 0) {
        return whole;
    }
    const int side = fit.cells > 0 ? std::min(room.width(), room.height()) / fit.cells : Zoom::oneToOne;
    return {int(std::clamp(side, fit.least, largestPart) * ratio), ratio};
}
