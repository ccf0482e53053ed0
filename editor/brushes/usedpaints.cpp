#include "editor/brushes/usedpaints.h"

UsedPaints::UsedPaints(const Level &level)
{
    for (int y = 0; y < level.terrain.height(); ++y) {
        const TerrainId *row = level.terrain.row(y);
        for (int x = 0; x < level.terrain.width(); ++x) {
            m_terrain[row[x]] = true;
        }
    }
    for (const Thing &thing : level.things) {
        m_kinds.insert(thing.kind);
    }
}

bool UsedPaints::has(const Paint &paint) const
{
    return paint.what == Paint::What::Terrain ? m_terrain[paint.terrain] : m_kinds.contains(paint.kind);
}
