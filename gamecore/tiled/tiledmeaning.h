#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/wallwords.h"

#include <unordered_set>

/// The meanings of a map's tiles, objects and layers, as far as the map or a mapping defines them; guessTiles() handles
/// the rest. docs/tiled.md lists the rules in order. A name refers to a terrain or kind if the name equals the key of
/// the terrain or kind, ignoring case, with blanks and hyphens as underscores: "Healing Potion" is `healing_potion`.
class TiledMeaning {
public:
    /// A known meaning; std::nullopt: known to be left out. In std::optional<Found>, an outer std::nullopt means that
    /// nothing is known.
    using Found = std::optional<Meaning>;

    /// The meaning of a tile by two sorts of evidence. In layers of walls (Layer::isWalls), `marked` applies, but
    /// `named` does not.
    struct Tile {
        /// Meaning by the mapping, by the tile's class and properties, or by a collision shape with a class for
        /// blocking shapes.
        std::optional<Found> marked;
        /// Meaning by the name of its picture, or by the class or name of its tileset.
        std::optional<Found> named;
        bool isPassable = false; ///< a property says that the tile does not block: no wall even in layers of walls

        std::optional<Found> any() const { return marked ? marked : named; }
    };
    struct Layer {
        std::optional<Found> mapped; ///< meaning by the mapping, for all tiles of the layer
        std::optional<Found> named;  ///< meaning by its class, properties or name, for tiles without any other
        bool isWalls = false;        ///< its tiles and objects are walls by a convention
    };

    /// All arguments must outlive this object.
    TiledMeaning(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping);

    /// Returns the convention by which the map marks its walls; all tiles without a known meaning are then floor.
    /// WallWord::None if the map has no such convention, so that walls must be guessed.
    WallWord convention() const { return m_convention; }
    Tile ofTile(TileGid gid) const;
    Layer ofLayer(const TiledLayer &layer) const;
    /// Returns the meaning of a tile in a layer; std::nullopt if it is unknown.
    std::optional<Found> of(const Tile &tile, const Layer &layer) const;
    /// Returns the meaning of an object: the first one found by its class (also in the mapping), its properties, its
    /// tile, its name, or the convention for walls. std::nullopt if it is unknown.
    std::optional<Found> ofObject(const TiledObject &object, const Layer &layer) const;
    /// True if the layer is part of the level: it is visible, contains walls by a convention, or is named in the
    /// mapping.
    bool isTaken(const TiledLayer &layer) const;
    /// True if a property by itself gives a meaning to the tile, object or layer that has it, such as `kind`, `solid`
    /// or `treasure`.
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
