#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

struct Level;

/// A tile of the tileset of an exported map.
struct LevelTile {
    std::optional<Meaning> meaning = {}; ///< nothing: of whatever the catalogue does not know
    int variant = 0;                     ///< which of its pictures
    bool isFront = false;                ///< instead, the front of a terrain
};

/// The tiles that show a level in Tiled as it looks in play: every picture of each terrain, then of each kind, then one
/// for all that is unknown. Their numbers are places in tiles(). Levels without kinds of their own have the same tiles
/// by the same numbers; a level's own kinds come after those that are shipped.
class LevelTiles {
public:
    /// `shipped` must outlive this.
    LevelTiles(const Level &level, const Catalogue &shipped);

    /// The catalogue in force for the level.
    const Catalogue &catalogue() const { return *m_catalogue; }
    const std::vector<LevelTile> &tiles() const { return m_tiles; }
    /// The key of its terrain or kind; empty if it has none.
    QString keyOf(const LevelTile &tile) const;

    /// The tile of a cell; `isFront`: the cell below it is of other terrain.
    int ofTerrain(TerrainId terrain, bool isFront, Point cell) const;
    /// The tile of something of a kind, known or not.
    int ofKind(const QString &kind, Point cell) const;

private:
    struct Variants {
        int first = 0;
        int count = 1;
        int front = -1; ///< of a terrain that has one
    };
    Variants add(Meaning meaning);

    CataloguePtr m_catalogue;
    std::vector<LevelTile> m_tiles;
    std::vector<Variants> m_terrain;
    QHash<QString, Variants> m_kinds;
    Variants m_unknown;
};
