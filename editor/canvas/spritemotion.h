#pragma once

#include "editor/canvas/motion.h"

/// A sprite's picture at a moment of a motion, compared with the sprite at rest.
struct MotionFrame {
    QPointF shift = {};    ///< in scene units
    double width = 1;      ///< scale of the width; from the middle, or from the left edge if `isHinged`
    double height = 1;     ///< scale of the height, from the middle, or from the ground if `isHinged`
    bool isHinged = false; ///< scaled about the lower left corner
    double opacity = 1;
    double whiteness = 0;  ///< 0..1: how much of a white silhouette covers the picture
    bool isRaised = false; ///< drawn a little higher: a breath
};

/// Facts about a motion of a sprite.
struct SpriteMotionRow {
    SpriteMotion motion;
    int ms; ///< length, at most 150
    /// True if it is a whole way: the sprite's light and ring move with it.
    bool isWay = false;
    bool isReduced = false; ///< also played under Motion::Reduced
    /// True if a sprite that waits for the motion to begin looks as at its beginning; otherwise it is at rest.
    bool waitsAtStart = false;
    /// Returns the frame at `part` (0..1) of the motion. `way` is PlayedMotion::way in scene units.
    MotionFrame (*at)(double part, QPointF way);
};

const SpriteMotionRow &rowOf(SpriteMotion motion);
