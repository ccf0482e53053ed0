#pragma once

// Identifiers for the contents of a catalogue. Sources that only pass on identifiers or a catalogue include this header
// instead of catalogue.h and kind.h, so that changes of these two headers recompile few files.

#include <array>
#include <cstdint>
#include <memory>

struct Kind;
struct Terrain;
struct Rules;
struct Ruleset;

class Catalogue;
/// A shared, immutable catalogue.
using CataloguePtr = std::shared_ptr<const Catalogue>;

/// Index in Catalogue::kinds(). Valid only with that catalogue; files use keys.
using KindId = std::uint16_t;

enum class KindCategory : std::uint8_t { Hero, Treasure, Monster, Item };
/// The categories in which a level may define own kinds.
inline constexpr std::array ownCategories{KindCategory::Monster, KindCategory::Treasure, KindCategory::Item};

/// Index in Catalogue::terrain(). Valid only with that catalogue; files use keys.
using TerrainId = std::uint8_t;

/// The kind or terrain that a key stands for. No kind has the same key as a terrain.
struct Meaning {
    enum class Type : std::uint8_t { Terrain, Kind } type = Type::Terrain;
    std::uint16_t id = 0; ///< a TerrainId or a KindId

    friend bool operator==(Meaning, Meaning) = default;
};
