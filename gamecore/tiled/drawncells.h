#pragma once

#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tilednotes.h"

/// A level while it is made of a map: its terrain and things, and which of its cells the map decided.
struct DrawnCells {
    /// More things are in no level that people made; some bytes of a packed layer could ask for any number.
    static constexpr std::size_t mostThings = 1'000'000;

    enum class Cell : std::uint8_t {
        Empty,
        Start, ///< empty but for the start of the hero
        Drawn
    };

    Level level;
    Grid<Cell> cells;

    /// The cell must lie within the level.
    void setTerrain(Point cell, TerrainId terrain);
    /// The same, but only where nothing was drawn yet.
    void setTerrainBelow(Point cell, TerrainId terrain);
    /// A thing of a kind, with those of the properties that such things have as values; one whose value does not fit is
    /// noted. Under a thing that stands on nothing is floor, which for a start fillEmptyCells() lays.
    void addThing(Point cell, Meaning kind, const TiledProperties &properties, const Catalogue &catalogue,
                  TiledNotes &notes);
    bool isFull() const { return level.things.size() > mostThings; }
};

/// Decides what the cells are that the map left empty. If the map says where its walls are they are floor. Else those
/// of them that are connected, by their sides, and reach the edge of the map are wall, unless the hero starts there;
/// all others are floor, as within walls that were drawn on nothing.
void fillEmptyCells(DrawnCells &cells, const Catalogue &catalogue, bool areWallsKnown);
