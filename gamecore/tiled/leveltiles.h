#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <QHash>
#include <QString>

#include <vector>

/// A tile of the tileset of an exported map.
struct LevelTile {
    QString key;     ///< of a terrain or a kind; empty: of what the catalogue does not know
    QString picture; ///< its name in resources/tiles
    bool isTerrain = false;
};

/// The tiles that show levels in Tiled as they look in play: every picture of each terrain, then of each kind, then one
/// for all that is unknown. With one catalogue and no kinds of their own all levels have the same tiles by the same
/// numbers, which are places in tiles(); a level's own kinds come after those that are shipped.
class LevelTiles {
public:
    /// `inForce` is the catalogue of the level, catalogueOf().
    explicit LevelTiles(const Catalogue &inForce);

    const std::vector<LevelTile> &tiles() const { return m_tiles; }
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
    Variants add(const QString &key, const QStringList &pictures, bool isTerrain);

    std::vector<LevelTile> m_tiles;
    std::vector<Variants> m_terrain;
    QHash<QString, Variants> m_kinds;
    Variants m_unknown;
};
