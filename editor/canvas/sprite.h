#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/point.h"
#include "gamecore/data/appearance.h"

#include <QString>
#include <QStringList>

#include <cstdint>

/// Hit points are low at or below 1/lowHealthPart of the maximum, and nearly gone at or below half of this limit.
inline constexpr int lowHealthPart = 3;

/// The side that an actor looks to.
enum class Facing : std::uint8_t {
    AsDrawn, ///< its picture is never mirrored
    West,
    East
};

/// A thing or an actor as it is drawn on the canvas.
struct Sprite {
    int id = 0; ///< unique on its canvas
    Point cell;
    QString picture;    ///< name in resources/tiles without suffix
    int layer = 0;      ///< higher layers are drawn above lower ones; within a layer, later sprites above earlier ones
    double opacity = 1; ///< 0..1
    Glyph glyph = {};   ///< character and color in ASCII mode
    /// Names of pictures to draw over the sprite, such as pictures of statuses. They have content only in the upper
    /// right corner. At most four are shown, in rows of two.
    QStringList marks = {};
    Light light = {};         ///< light on the ground around it
    double lightStrength = 1; ///< 0..1
    double health = 1;        ///< remaining part, 0..1; below 1, a health bar is drawn above it, unless cells are small
    QStringList pieces = {};  ///< names of pictures of worn things, drawn over `picture`, the lowest first
    bool breathes = false;    ///< moves slightly while nothing happens (SpriteItem::breathe())
    Facing facing = Facing::AsDrawn;
    bool hasShade = false; ///< darkens the ground around it, so that it stands out from light
    bool isFallen = false; ///< lies dead on the ground (fallenFigure()); in ASCII mode, its character is faint

    friend bool operator==(const Sprite &, const Sprite &) = default;
};
