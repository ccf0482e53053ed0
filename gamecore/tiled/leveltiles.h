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
    int variant = 0;                     ///< index among the pictures of its terrain or kind
    bool isFront = false; ///< shows Terrain::facePicture, the front of a wall, instead of picture `variant`
};

/// The tiles that show a level in Tiled as it looks in play. First come all pictures of each terrain, then those of
/// each shipped kind, then those of the level's own kinds. The last tile stands for all unknown kinds. The number of a
/// tile is its index in tiles(). All levels without kinds of their own have the same tiles.
class LevelTiles {
public:
    /// `shipped` must outlive this object.
    LevelTiles(const Level &level, const Catalogue &shipped);

    /// Returns the catalogue in force for the level.
    const Catalogue &catalogue() const { return *m_catalogue; }
    const std::vector<LevelTile> &tiles() const { return m_tiles; }
    /// Returns the key of a tile's terrain or kind; empty for the tile of unknown kinds.
    QString keyOf(const LevelTile &tile) const;

    /// Returns the number of the tile for terrain on a cell. If the terrain has several pictures, the cell determines
    /// the picture. `isFront`: the cell below has other terrain, so that the front of the terrain is shown, if there is
    /// one.
    int ofTerrain(TerrainId terrain, bool isFront, Point cell) const;
    /// Returns the number of the tile for a kind on a cell. For an unknown kind, this is the tile that stands for all
    /// unknown kinds.
    int ofKind(const QString &kind, Point cell) const;

private:
    struct Variants {
        int first = 0;  ///< number of the first tile
        int count = 1;  ///< number of pictures
        int front = -1; ///< number of the tile that shows the front of a terrain; -1 if it has none
    };
    Variants add(Meaning meaning);

    CataloguePtr m_catalogue;
    std::vector<LevelTile> m_tiles;
    std::vector<Variants> m_terrain;
    QHash<QString, Variants> m_kinds;
    Variants m_unknown;
};
