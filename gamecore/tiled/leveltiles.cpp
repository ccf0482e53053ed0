#include "gamecore/tiled/leveltiles.h"

#include "gamecore/base/variant.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

using namespace Qt::StringLiterals;

LevelTiles::LevelTiles(const Catalogue &inForce)
{
    for (const Terrain &terrain : inForce.terrain()) {
        Variants variants = add(terrain.key, terrain.look.pictures, true);
        if (!terrain.facePicture.isEmpty()) {
            variants.front = add(terrain.key, {terrain.facePicture}, true).first;
        }
        m_terrain.push_back(variants);
    }
    for (const Kind &kind : inForce.kinds()) {
        m_kinds.insert(kind.key, add(kind.key, kind.look.pictures, false));
    }
    m_unknown = add({}, {}, false);
}

LevelTiles::Variants LevelTiles::add(const QString &key, const QStringList &pictures, bool isTerrain)
{
    const QStringList named = pictures.isEmpty() ? QStringList{u"unknown"_s} : pictures;
    const Variants variants{.first = int(m_tiles.size()), .count = int(named.size())};
    for (const QString &picture : named) {
        m_tiles.push_back({.key = key, .picture = picture, .isTerrain = isTerrain});
    }
    return variants;
}

int LevelTiles::ofTerrain(TerrainId terrain, bool isFront, Point cell) const
{
    const Variants &variants = m_terrain[terrain];
    const bool showsFront = isFront && variants.front >= 0;
    return showsFront ? variants.front : variants.first + int(variantAt(cell, variants.count));
}

int LevelTiles::ofKind(const QString &kind, Point cell) const
{
    const Variants variants = m_kinds.value(kind, m_unknown);
    return variants.first + int(variantAt(cell, variants.count));
}
