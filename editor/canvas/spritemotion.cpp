#include "editor/canvas/spritemotion.h"

#include "editor/art/tilescale.h"

#include <array>
#include <cmath>
#include <numbers>

namespace {

/// Height of the hop of a step, and reach of blows and nudges, in scene units.
constexpr double hop = 3;
constexpr double blow = 4;
constexpr double push = 2;

/// Returns 0 at both ends and 1 in the middle.
double arch(double part)
{
    return std::sin(part * std::numbers::pi);
}

/// Returns a vector in the direction of `way` with this length; null for no way.
QPointF along(QPointF way, double length)
{
    const double whole = std::hypot(way.x(), way.y());
    return whole > 0 ? way * (length / whole) : QPointF();
}

MotionFrame glide(double part, QPointF way)
{
    return {.shift = way * (1 - part)};
}

MotionFrame step(double part, QPointF way)
{
    return {.shift = way * (1 - part) - QPointF(0, hop * arch(part))};
}

MotionFrame lunge(double part, QPointF way)
{
    return {.shift = along(way, blow * arch(part))};
}

MotionFrame nudge(double part, QPointF way)
{
    return {.shift = along(way, push * arch(part))};
}

MotionFrame flash(double part, QPointF)
{
    return {.whiteness = 1 - part * part};
}

MotionFrame grow(double part, QPointF)
{
    const double size = 1 + 0.25 * arch(part);
    return {.width = size, .height = size};
}

MotionFrame appear(double part, QPointF)
{
    return {.opacity = part};
}

MotionFrame dissolve(double part, QPointF)
{
    return {.shift = QPointF(0, part * sceneCell / 4),
            .height = 1 - part * 0.6,
            .opacity = 1 - part * part,
            .whiteness = 0.7 * (1 - part)};
}

MotionFrame fly(double part, QPointF way)
{
    const double size = 1 - 0.6 * part;
    return {.shift = way * part, .width = size, .height = size, .opacity = 1 - part * part};
}

MotionFrame swing(double part, QPointF)
{
    return {.width = 1 - 0.8 * part, .isHinged = true, .opacity = 1 - part * part};
}

constexpr std::array<SpriteMotionRow, spriteMotionCount> rows{{
    {.motion = SpriteMotion::Glide, .ms = 80, .isWay = true, .isReduced = true, .at = glide},
    {.motion = SpriteMotion::Step, .ms = 80, .isWay = true, .at = step},
    {.motion = SpriteMotion::Lunge, .ms = 100, .at = lunge},
    {.motion = SpriteMotion::Nudge, .ms = 80, .at = nudge},
    {.motion = SpriteMotion::Flash, .ms = 80, .at = flash},
    {.motion = SpriteMotion::Grow, .ms = 150, .at = grow},
    {.motion = SpriteMotion::Appear, .ms = 80, .at = appear},
    {.motion = SpriteMotion::Dissolve, .ms = 150, .at = dissolve},
    {.motion = SpriteMotion::Fly, .ms = 150, .at = fly},
    {.motion = SpriteMotion::Swing, .ms = 120, .at = swing},
}};
static_assert(hasEachItsRow<&SpriteMotionRow::motion>(rows), "each motion needs its row, at its place");

} // namespace

const SpriteMotionRow &rowOf(SpriteMotion motion)
{
    return rows[std::size_t(motion)];
}
