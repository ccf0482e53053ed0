#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <optional>

/// Words by which games made with Tiled mark blocking cells (docs/tiled.md lists them).

/// The meaning of a name or class of a layer, object or shape for walls.
enum class WallWord : std::uint8_t {
    None,
    Walls,     ///< "Walls": a drawing of walls
    Collision, ///< "Collision", "solid", "blocked", "obstacles": the game's own blocking test
};

/// Examines all words of a name: those of "WallsOutside-2" are "walls", "outside" and "2".
WallWord wallWordIn(const QString &name);
/// Examines a class name, where "WallTorch" is not a wall: it must consist of wall words.
WallWord wallWordInClass(const QString &className);
/// Examines an object name, where "Solid gold" does not mean blocking either.
WallWord wallWordInObjectName(const QString &name);
/// True for names of layers that show ground or decoration: "Floor", "Above player".
bool isGroundOrDecoration(const QString &name);
/// True if a property says that its owner blocks (`collides`, `isSolid`, `walkable` = false), false if it says the
/// opposite, else std::nullopt.
std::optional<bool> blocksBy(const TiledProperty &property);
std::optional<bool> blocksBy(const TiledProperties &properties);
