#pragma once

#include "editor/canvas/sprite.h"
#include "editor/canvas/spritemotion.h"
#include "editor/pictures/levelpainter.h"

class QPainter;

/// Where sprites are painted.
struct SpriteGround {
    QPainter *painter; ///< works in pixels
    const PixelPainting &pixels;
};

/// Paints a sprite with the things it wears, its marks and its health bar, at a moment of its motions.
void paintSprite(const LevelPainter &look, const SpriteGround &ground, const Sprite &sprite, const MotionFrame &frame);
