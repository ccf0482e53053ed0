#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/wallwords.h"

#include <unordered_set>

/// Finds the meanings of tiles, objects and layers, apart from guesses; docs/tiled.md lists the rules in their order. A
/// name is that of a terrain or a kind if it is its key, whatever the case, with blanks and hyphens for underscores:
/// "Healing Potion" is `healing_potion`.
class TiledMeaning {
public:
    /// The meaning of a tile or an object; std::nullopt if it is left out.
    using Found = std::optional<Meaning>;

    struct Tile {
        /// By the mapping, the tile's class and its properties, or a collision shape with a class.
        std::optional<Found> marked;
        /// By the name of its picture, and the class and name of its tileset.
        std::optional<Found> named;
        bool isPassable = false; ///< a property says that it does not block the way

        std::optional<Found> any() const { return marked ? marked : named; }
    };
    struct Layer {
        std::optional<Found> mapped; ///< of all its tiles: by the mapping
        std::optional<Found> named;  ///< of tiles without a meaning: by its class, properties and name
        bool isWalls = false;        ///< its tiles and objects are walls by a convention
    };

    /// All must outlive this.
    TiledMeaning(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping);

    /// The convention by which the map marks its walls, so that everything else is floor. None: walls are to be
    /// guessed.
    WallWord convention() const { return m_convention; }
    Tile ofTile(TileGid gid) const;
    Layer ofLayer(const TiledLayer &layer) const;
    /// The meaning of a tile in a layer; std::nullopt if nothing says it.
    std::optional<Found> of(const Tile &tile, const Layer &layer) const;
    /// By the mapping of classes, the object's class and properties, its tile, its name, and the convention.
    std::optional<Found> ofObject(const TiledObject &object, const Layer &layer) const;
    /// True if the layer is read: it is visible, holds walls by a convention, or the mapping names it.
    bool isTaken(const TiledLayer &layer) const;
    /// True if a property says what something means.
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
