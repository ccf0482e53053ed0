#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledmapping.h"

/// What tiles, objects and layers mean by their names. A name is that of a terrain or a kind if it is its key, whatever
/// the case, with blanks and hyphens for underscores: "Healing Potion" is `healing_potion`.
class TiledMeaning {
public:
    /// What something means; nothing: it is left out.
    using Found = std::optional<Meaning>;

    /// All must outlive this.
    TiledMeaning(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping)
        : m_map(map), m_catalogue(catalogue), m_mapping(mapping)
    {
    }

    /// By the mapping, by the tile's class, its property `kind` or `terrain`, a property that is named like one and is
    /// not false, the name of its picture, and the class and the name of its tileset. No value: nobody knows.
    std::optional<Found> ofTile(TileGid gid) const;
    /// By the mapping of classes, the object's class and properties, its tile, and its name.
    std::optional<Found> ofObject(const TiledObject &object) const;
    /// Of all tiles of a layer, whatever they are: by the mapping alone.
    std::optional<Found> ofMappedLayer(const TiledLayer &layer) const;
    /// Of those tiles of a layer that mean nothing by themselves: by its class, its properties and its name; a name may
    /// be a plural, "walls".
    std::optional<Found> ofLayer(const TiledLayer &layer) const;
    /// Whether it is to be taken: it is visible, or the mapping names it.
    bool isTaken(const TiledLayer &layer) const;
    /// Whether a property says what something means.
    bool isName(const TiledProperty &property) const;

private:
    std::optional<Found> ofKey(const QString &key) const;
    std::optional<Found> ofName(const QString &name) const;
    std::optional<Found> ofClass(const QString &className) const;
    std::optional<Found> ofProperties(const TiledProperties &properties) const;

    const TiledMap &m_map;
    const Catalogue &m_catalogue;
    const TiledMapping &m_mapping;
};
