#include "editor/canvas/spritemotion.h"

#include "editor/art/tilescale.h"

#include <array>
#include <cmath>
#include <numbers>

namespace {

/// Height of the hop of a step, and reach of blows and nudges, in scene units.
constexpr double hopHeight = 3;
constexpr double lungeReach = 6;
constexpr double nudgeReach = 2;

/// Returns 0 at both ends and 1 in the middle.
double archOf(double part)
{
    return std::sin(part * std::numbers::pi);
}

/// Returns a vector in the direction of `way` with this length; null for no way.
QPointF lengthAlong(QPointF way, double length)
{
    const double whole = std::hypot(way.x(), way.y());
    return whole > 0 ? way * (length / whole) : QPointF();
}

MotionFrame glideFrame(double part, QPointF way)
{
    return {.shift = way * (1 - part)};
}

MotionFrame stepFrame(double part, QPointF way)
{
    return {.shift = way * (1 - part) - QPointF(0, hopHeight * archOf(part))};
}

/// A blow is fast; the way back is slower.
MotionFrame lungeFrame(double part, QPointF way)
{
    constexpr double hit = 0.3;
    const double reach = part < hit ? archOf(part / hit / 2) : archOf(0.5 + (part - hit) / (1 - hit) / 2);
    return {.shift = lengthAlong(way, lungeReach * reach)};
}

MotionFrame nudgeFrame(double part, QPointF way)
{
    return {.shift = lengthAlong(way, nudgeReach * archOf(part))};
}

MotionFrame flashFrame(double part, QPointF)
{
    return {.whiteness = 1 - part * part};
}

MotionFrame growFrame(double part, QPointF)
{
    const double size = 1 + 0.25 * archOf(part);
    return {.width = size, .height = size};
}

MotionFrame appearFrame(double part, QPointF)
{
    return {.opacity = part};
}

MotionFrame dissolveFrame(double part, QPointF)
{
    return {.shift = QPointF(0, part * sceneCell / 4),
            .height = 1 - part * 0.6,
            .opacity = 1 - part * part,
            .whiteness = 0.7 * (1 - part)};
}

MotionFrame flyFrame(double part, QPointF way)
{
    const double size = 1 - 0.6 * part;
    return {.shift = way * part, .width = size, .height = size, .opacity = 1 - part * part};
}

MotionFrame swingFrame(double part, QPointF)
{
    return {.width = 1 - 0.8 * part, .isHinged = true, .opacity = 1 - part * part};
}

constexpr std::array<SpriteMotionRow, spriteMotionCount> spriteMotionRows{{
    {.motion = SpriteMotion::Glide, .ms = 80, .isWay = true, .isReduced = true, .waitsAtStart = true, .at = glideFrame},
    {.motion = SpriteMotion::Step, .ms = 80, .isWay = true, .waitsAtStart = true, .at = stepFrame},
    {.motion = SpriteMotion::Lunge, .ms = 100, .at = lungeFrame},
    {.motion = SpriteMotion::Nudge, .ms = 80, .at = nudgeFrame},
    {.motion = SpriteMotion::Flash, .ms = 80, .at = flashFrame},
    {.motion = SpriteMotion::Grow, .ms = 150, .at = growFrame},
    {.motion = SpriteMotion::Appear, .ms = 80, .waitsAtStart = true, .at = appearFrame},
    {.motion = SpriteMotion::Dissolve, .ms = 150, .at = dissolveFrame},
    {.motion = SpriteMotion::Fly, .ms = 150, .at = flyFrame},
    {.motion = SpriteMotion::Swing, .ms = 120, .at = swingFrame},
}};
static_assert(hasEachItsRow<&SpriteMotionRow::motion>(spriteMotionRows), "each motion needs its row, at its place");

} // namespace

const SpriteMotionRow &rowOf(SpriteMotion motion)
{
    return spriteMotionRows[std::size_t(motion)];
}
