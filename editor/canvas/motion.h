#pragma once

#include "editor/canvas/sprite.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <vector>

// The data of everything that moves on a canvas. Motions never delay play: the content of the canvas changes at once,
// and the pictures catch up within 150 ms.

/// How much moves on the canvas.
enum class Motion : std::uint8_t {
    Full,    ///< everything
    Reduced, ///< only gliding steps and numbers: no shake, flash, idle movement or effects
    None     ///< nothing: sprites jump
};
inline constexpr int motionCount = enumeratorCount<Motion>();

/// The kinds of motion of a single sprite. Each has its row in spritemotion.cpp.
enum class SpriteMotion : std::uint8_t {
    Glide,    ///< straight from another place to its cell
    Step,     ///< the same with a small hop
    Lunge,    ///< towards a neighbor and back: a blow
    Nudge,    ///< slightly towards a neighbor and back: an obstacle
    Flash,    ///< turns white for a moment: a wound
    Grow,     ///< becomes larger for a moment: a new level
    Appear,   ///< fades in
    Dissolve, ///< shrinks to the ground and fades: a death
    Fly,      ///< shrinks on the way to another place: into the bag
    Swing     ///< becomes narrow at its left edge and fades: an opened door
};
inline constexpr int spriteMotionCount = enumeratorCount<SpriteMotion>();

/// A motion of a sprite to be played.
struct PlayedMotion {
    int sprite = 0; ///< id of the sprite
    SpriteMotion motion = SpriteMotion::Glide;
    /// Way in cells: from the sprite's cell to where it comes from (Glide, Step), or towards (Lunge, Nudge, Fly).
    QPointF way = {};
    int delayMs = 0;

    friend bool operator==(const PlayedMotion &, const PlayedMotion &) = default;
};

/// A sprite that is no longer on the canvas, with its last motion. PlayedMotion::sprite is not used.
struct LeavingSprite {
    Sprite sprite;
    PlayedMotion motion;

    friend bool operator==(const LeavingSprite &, const LeavingSprite &) = default;
};

/// An animation over the level that belongs to no sprite. Each kind has its row in effectitem.cpp.
struct CanvasEffect {
    enum class Kind : std::uint8_t {
        Number,  ///< `text` rises above `cells.front()`
        Gold,    ///< the same, with a coin before the text
        Missile, ///< a small bright body flies along `cells`
        Bolt,    ///< lightning along `cells`
        Fire,    ///< flames on `cells`, the nearest to `origin` first
        Blast,   ///< `cells` light up, the nearest to `origin` first
        Sparkle  ///< stars spread from `cells.front()`
    };

    Kind kind = Kind::Number;
    std::vector<Point> cells; ///< not empty
    Point origin = {};
    QString text = {};
    QColor color = {};
    int row = 0; ///< numbers: count of other numbers below it on the same cell
    int delayMs = 0;

    friend bool operator==(const CanvasEffect &, const CanvasEffect &) = default;
};
inline constexpr int effectKindCount = enumeratorCount<CanvasEffect::Kind>();

/// Everything that a canvas plays at once.
struct CanvasMotions {
    std::vector<LeavingSprite> leaving = {};
    std::vector<PlayedMotion> sprites = {};
    std::vector<CanvasEffect> effects = {};
    bool hasRedEdge = false; ///< the borders of the view turn red for a moment
    bool shakes = false;     ///< the view shakes
    bool fades = false;      ///< the light goes out slowly and is then removed (Canvas::setLitSprite())

    friend bool operator==(const CanvasMotions &, const CanvasMotions &) = default;
};
