#pragma once

#include "gamecore/tiled/drawncells.h"
#include "gamecore/tiled/tiledmeaning.h"

/// Puts the objects of layers into a level: those that mean a kind as things, those that mean terrain as cells.
class TiledObjects {
public:
    /// All must outlive this.
    TiledObjects(const TiledMap &map, const Catalogue &catalogue, const TiledMeaning &meaning, DrawnCells &cells,
                 TiledNotes &notes)
        : m_map(map), m_catalogue(catalogue), m_meaning(meaning), m_cells(cells), m_notes(notes)
    {
    }

    void add(const TiledLayer &layer);
    /// Notes the properties of tiles, tilesets, layers and objects that mean nothing in a level.
    void noteProperties();
    /// True if an object of terrain was added.
    bool hasTerrain() const { return m_hasTerrain; }

private:
    void add(const TiledObject &object, const TiledMeaning::Layer &layer);
    void addThing(const TiledObject &object, Meaning kind);
    void fill(const TiledObject &object, TerrainId terrain);
    void noteUnknown(const TiledObject &object);
    void note(const TiledProperties &properties);

    const TiledMap &m_map;
    const Catalogue &m_catalogue;
    const TiledMeaning &m_meaning;
    DrawnCells &m_cells;
    TiledNotes &m_notes;
    /// Edges and cells that objects may still fill, so that few objects do not fill all cells again and again.
    qint64 m_workLeft = 4LL * largestSide * largestSide;
    bool m_hasTerrain = false;
};
