#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <optional>

// Words by which games made with Tiled mark blocking cells (docs/tiled.md lists them).

/// The statement about walls in the name or class of a layer, object or shape. A later enumerator takes precedence.
enum class WallWord : std::uint8_t {
    None,      ///< says nothing about walls
    Walls,     ///< contains a drawing of walls: "Walls"
    Collision, ///< marks what blocks in the game: "Collision", "solid", "blocked", "obstacles"
};

/// Returns the wall word that occurs in a name of a layer or group: "WallsOutside-2" has `Walls`. WallWord::None for
/// negations ("no collision") and things on walls ("wall shadows").
WallWord wallWordIn(const QString &name);
/// Returns the wall word of a class. A class has `Collision` even if it also contains other words, but `Walls` only if
/// it consists of wall words: "WallTorch" is not a wall.
WallWord wallWordInClass(const QString &className);
/// Returns the wall word of an object name, which must consist of wall words: "Solid gold" does not block.
WallWord wallWordInObjectName(const QString &name);
/// True for names of layers that show ground or decoration: "Floor", "Above player".
bool isGroundOrDecoration(const QString &name);
/// True if a property says that its owner blocks (`collides`, `isSolid`, `walkable` = false), false if it says the
/// opposite, else std::nullopt.
std::optional<bool> blocksBy(const TiledProperty &property);
/// Returns the answer of the first property for which there is one; std::nullopt if there is none.
std::optional<bool> blocksBy(const TiledProperties &properties);
