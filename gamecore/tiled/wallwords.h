#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <optional>

/// The words by which games that use Tiled mark what blocks the way (docs/tiled.md lists them).

/// The words about walls in the name or class of a layer, object or shape.
enum class WallWord : std::uint8_t {
    None,
    Walls,     ///< "Walls": a drawing of walls
    Collision, ///< "Collision", "solid", "blocked", "obstacles": what the game itself tests
};

/// Looks at all words of a name: those of "WallsOutside-2" are "walls", "outside" and "2".
WallWord wallWordIn(const QString &name);
/// The same of a class, where "WallTorch" is not a wall: walls must be all that it names.
WallWord wallWordInClass(const QString &className);
/// The same of the name of an object, where "Solid gold" does not block the way either.
WallWord wallWordInObjectName(const QString &name);
/// True for names of layers that show ground or decoration: "Floor", "Above player".
bool isGroundOrDecoration(const QString &name);
/// True if a property says that its owner blocks the way (`collides`, `isSolid`, `walkable` = false), false if it says
/// that it does not, std::nullopt if it says neither.
std::optional<bool> blocksBy(const TiledProperty &property);
std::optional<bool> blocksBy(const TiledProperties &properties);
