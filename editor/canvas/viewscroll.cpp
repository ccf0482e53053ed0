#include "editor/canvas/viewscroll.h"

#include <algorithm>

namespace {

/// One axis: where the cell lies on it, how long it and the view are.
struct Axis {
    int place;
    int side;
    int length;

    /// Not more than `distance`, and not more than there is room for.
    int margin(int distance) const { return std::max(0, std::min(distance, (length - side) / 2)); }
    int highest(int margin) const { return place - margin; }
    int lowest(int margin) const { return place + side + margin - length; }
};

Axis across(const QRect &cell, const QRect &view)
{
    return {cell.left(), cell.width(), view.width()};
}

Axis down(const QRect &cell, const QRect &view)
{
    return {cell.top(), cell.height(), view.height()};
}

int revealed(int scroll, const Axis &cell)
{
    const int margin = cell.margin(cell.side);
    return std::max(std::min(scroll, cell.highest(margin)), cell.lowest(margin));
}

int followed(int scroll, const Axis &cell, int distance)
{
    const int margin = cell.margin(std::max(cell.length / 3, distance));
    return std::clamp(scroll, cell.lowest(margin), cell.highest(margin));
}

/// Towards `goal`, but no further than `step`, unless that left the cell nearer than another one to an end of the view.
int noFurther(int scroll, int goal, int step, const Axis &cell)
{
    const int margin = cell.margin(cell.side);
    const int moved = std::clamp(goal, scroll - step, scroll + step);
    return std::clamp(moved, cell.lowest(margin), cell.highest(margin));
}

} // namespace

QPoint scrollToReveal(const QRect &cell, const QRect &view)
{
    return {revealed(view.x(), across(cell, view)), revealed(view.y(), down(cell, view))};
}

QPoint scrollToFollow(const QRect &cell, const QRect &view, int distance)
{
    return {followed(view.x(), across(cell, view), distance), followed(view.y(), down(cell, view), distance)};
}

QPoint scrollForStep(const QRect &from, const QRect &to, const QRect &view, int distance)
{
    const QPoint goal = scrollToFollow(to, view, distance);
    if (!view.contains(from)) {
        return goal;
    }
    return {noFurther(view.x(), goal.x(), std::abs(to.x() - from.x()), across(to, view)),
            noFurther(view.y(), goal.y(), std::abs(to.y() - from.y()), down(to, view))};
}

void ScrollGlide::begin(QPoint from, QPoint to)
{
    m_from = from;
    m_to = to;
    m_clock.start();
    m_isOn = true;
}

QPoint ScrollGlide::next()
{
    const double part = std::min(1.0, double(m_clock.elapsed()) / ms);
    m_isOn = part < 1;
    return m_from + (QPointF(m_to - m_from) * part).toPoint();
}
