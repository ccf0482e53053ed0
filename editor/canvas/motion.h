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
// and the pictures catch up. A motion takes at most 150 ms; motions that follow each other are over within 250 ms.

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

/// A step of a sprite to another cell.
struct SpriteStep {
    int sprite = 0; ///< id of the sprite
    Point to = {};
    int delayMs = 0; ///< the picture stays on the former cell until then

    friend bool operator==(const SpriteStep &, const SpriteStep &) = default;
};

/// A sprite on the canvas whose picture, marks and hit points stay as they were until something has hit it.
struct HeldSprite {
    Sprite before; ///< Sprite::cell is not used
    int ms = 0;

    friend bool operator==(const HeldSprite &, const HeldSprite &) = default;
};

/// A sprite that is no longer on the canvas, with its last motions. It goes when all of them are over.
/// PlayedMotion::sprite is not used.
struct LeavingSprite {
    Sprite sprite;
    std::vector<PlayedMotion> motions;

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
    std::vector<SpriteStep> steps = {}; ///< for Canvas::moveSprite(); Canvas::play() does not play them
    std::vector<HeldSprite> held = {};
    std::vector<LeavingSprite> leaving = {};
    std::vector<PlayedMotion> sprites = {};
    std::vector<CanvasEffect> effects = {};
    bool hasRedEdge = false; ///< the borders of the view turn red for a moment
    bool shakes = false;     ///< the view shakes
    int impactMs = 0;        ///< delay of the red borders and the shake
    bool fades = false;      ///< the light goes out slowly; see Canvas::setDark()
    int fadeDelayMs = 0;     ///< delay until it begins to go out
    bool fadesIn = false;    ///< the view appears out of the dark

    friend bool operator==(const CanvasMotions &, const CanvasMotions &) = default;
};
