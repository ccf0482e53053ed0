#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

struct Level;

/// A tile in the tileset of an exported map.
struct LevelTile {
    std::optional<Meaning> meaning = {}; ///< std::nullopt: the tile for kinds that the catalogue does not define
    int variant = 0;                     ///< number of its picture
    bool isFront = false;                ///< shows the front of a terrain instead
};

/// The tiles that show a level in Tiled as it looks in play: all pictures of each terrain, then of each kind, then one
/// for unknown kinds. Their numbers are indexes in tiles(). All levels without own kinds have the same numbers; own
/// kinds come after the shipped ones.
class LevelTiles {
public:
    /// `shipped` must outlive this object.
    LevelTiles(const Level &level, const Catalogue &shipped);

    /// Returns the catalogue in force for the level.
    const Catalogue &catalogue() const { return *m_catalogue; }
    const std::vector<LevelTile> &tiles() const { return m_tiles; }
    /// Returns the key of a tile's terrain or kind; empty if it has none.
    QString keyOf(const LevelTile &tile) const;

    /// Returns the tile of a cell; `isFront`: the cell below has other terrain.
    int ofTerrain(TerrainId terrain, bool isFront, Point cell) const;
    /// Returns the tile for a kind, known or not.
    int ofKind(const QString &kind, Point cell) const;

private:
    struct Variants {
        int first = 0;
        int count = 1;
        int front = -1; ///< of a terrain; -1: none
    };
    Variants add(Meaning meaning);

    CataloguePtr m_catalogue;
    std::vector<LevelTile> m_tiles;
    std::vector<Variants> m_terrain;
    QHash<QString, Variants> m_kinds;
    Variants m_unknown;
};
