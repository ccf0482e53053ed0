#pragma once

// Names for what a catalogue holds. A source that only passes such names, or a catalogue, on includes this and neither
// catalogue.h nor kind.h, so that an edit of those compiles few files again.

#include <array>
#include <cstdint>
#include <memory>

struct Kind;
struct Terrain;
struct Rules;
struct Ruleset;

class Catalogue;
/// Shared and never changed once made.
using CataloguePtr = std::shared_ptr<const Catalogue>;

/// Place of a kind in Catalogue::kinds(). Valid only with the catalogue that gave it; files use keys.
using KindId = std::uint16_t;

enum class KindCategory : std::uint8_t { Hero, Treasure, Monster, Item };
/// Categories of which a level may have kinds of its own.
inline constexpr std::array ownCategories{KindCategory::Monster, KindCategory::Treasure, KindCategory::Item};

/// Place of a terrain in Catalogue::terrain(). Valid only with the catalogue that gave it; files use keys.
using TerrainId = std::uint8_t;

/// What a key names: kinds and terrain share one space of keys.
struct Meaning {
    enum class Type : std::uint8_t { Terrain, Kind } type = Type::Terrain;
    std::uint16_t id = 0; ///< a TerrainId or a KindId

    friend bool operator==(Meaning, Meaning) = default;
};
