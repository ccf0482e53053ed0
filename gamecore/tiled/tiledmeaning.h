#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/wallwords.h"

#include <unordered_set>

/// Known meanings of tiles, objects and layers, without guesses; docs/tiled.md lists the rules in order. A name refers
/// to a terrain or kind if it equals its key, ignoring case, with blanks and hyphens as underscores: "Healing Potion"
/// is `healing_potion`.
class TiledMeaning {
public:
    /// The meaning of a tile or object; std::nullopt if it is left out.
    using Found = std::optional<Meaning>;

    struct Tile {
        /// From the mapping, the tile's class and properties, or a collision shape with a class.
        std::optional<Found> marked;
        /// From the name of its picture, and the class and name of its tileset.
        std::optional<Found> named;
        bool isPassable = false; ///< a property says that it does not block

        std::optional<Found> any() const { return marked ? marked : named; }
    };
    struct Layer {
        std::optional<Found> mapped; ///< for all its tiles: from the mapping
        std::optional<Found> named;  ///< for tiles without a meaning: from its class, properties and name
        bool isWalls = false;        ///< its tiles and objects are walls by a convention
    };

    /// All arguments must outlive this object.
    TiledMeaning(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping);

    /// Returns the convention by which the map marks its walls; everything else is then floor. None: walls must be
    /// guessed.
    WallWord convention() const { return m_convention; }
    Tile ofTile(TileGid gid) const;
    Layer ofLayer(const TiledLayer &layer) const;
    /// Returns the meaning of a tile in a layer, or std::nullopt if it is unknown.
    std::optional<Found> of(const Tile &tile, const Layer &layer) const;
    /// Returns the meaning of an object, or std::nullopt: from the class mapping, its class and properties, its tile,
    /// its name, and the convention.
    std::optional<Found> ofObject(const TiledObject &object, const Layer &layer) const;
    /// True if the layer is included: it is visible, contains walls by a convention, or is named in the mapping.
    bool isTaken(const TiledLayer &layer) const;
    /// True if a property determines a meaning.
    bool isName(const TiledProperty &property) const;

private:
    WallWord conventionOf(const TiledLayer &layer, const std::unordered_set<TileGid> &blocking) const;
    WallWord wordOf(const TiledLayer &layer) const;
    WallWord wordOf(const TiledObject &object) const;
    std::optional<Found> ofKey(const QString &key) const;
    std::optional<Found> ofName(const QString &name) const;
    std::optional<Found> ofClass(const QString &className) const;
    std::optional<Found> ofProperties(const TiledProperties &properties) const;
    std::optional<Found> withoutTerrain(std::optional<Found> found) const;
    Found wall() const;

    const TiledMap &m_map;
    const Catalogue &m_catalogue;
    const TiledMapping &m_mapping;
    WallWord m_convention = WallWord::None;
};
