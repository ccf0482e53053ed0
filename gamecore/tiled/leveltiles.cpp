#include "gamecore/tiled/leveltiles.h"

#include "gamecore/base/issue.h"
#include "gamecore/base/variant.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/level.h"

LevelTiles::LevelTiles(const Level &level, const Catalogue &shipped)
{
    IssueList shownElsewhere;
    m_catalogue = catalogueOf(level, shipped, shownElsewhere);
    for (const Terrain &terrain : m_catalogue->terrain()) {
        const Meaning meaning{Meaning::Type::Terrain, std::uint16_t(m_terrain.size())};
        Variants variants = add(meaning);
        if (!terrain.facePicture.isEmpty()) {
            variants.front = int(m_tiles.size());
            m_tiles.push_back({.meaning = meaning, .isFront = true});
        }
        m_terrain.push_back(variants);
    }
    for (const Kind &kind : m_catalogue->kinds()) {
        m_kinds.insert(kind.key, add({Meaning::Type::Kind, std::uint16_t(m_kinds.size())}));
    }
    m_unknown.first = int(m_tiles.size());
    m_tiles.push_back({});
}

LevelTiles::Variants LevelTiles::add(Meaning meaning)
{
    const qsizetype pictures = m_catalogue->lookOf(meaning).pictures.size();
    const Variants variants{.first = int(m_tiles.size()), .count = int(qMax<qsizetype>(1, pictures))};
    for (int variant = 0; variant < variants.count; ++variant) {
        m_tiles.push_back({.meaning = meaning, .variant = variant});
    }
    return variants;
}

QString LevelTiles::keyOf(const LevelTile &tile) const
{
    if (!tile.meaning) {
        return {};
    }
    const bool isTerrain = tile.meaning->type == Meaning::Type::Terrain;
    return isTerrain ? m_catalogue->terrain(TerrainId(tile.meaning->id)).key : m_catalogue->kind(tile.meaning->id).key;
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
