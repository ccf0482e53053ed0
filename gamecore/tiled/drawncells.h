#pragma once

#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tilednotes.h"

/// A level under construction from a map: its terrain and things, and which cells the map determines.
struct DrawnCells {
    /// Limit of things, beyond any handmade level: a few bytes of a packed layer could request any number.
    static constexpr std::size_t mostThings = 1'000'000;

    enum class Cell : std::uint8_t {
        Empty,
        Start, ///< empty except for the hero's start
        Drawn
    };

    Level level;
    Grid<Cell> cells;

    /// Sets the terrain of a cell, which must be in the level.
    void setTerrain(Point cell, TerrainId terrain);
    /// Does the same, but only if the cell is still empty.
    void setTerrainBelow(Point cell, TerrainId terrain);
    /// Adds a thing with those properties that are values of its kind. Invalid values are noted. A thing on an empty
    /// cell gets floor below it; for a start, fillEmptyCells() does that.
    void addThing(Point cell, Meaning kind, const TiledProperties &properties, const Catalogue &catalogue,
                  TiledNotes &notes);
    bool isFull() const { return level.things.size() > mostThings; }
};

/// Sets the cells that the map left empty. If the map marks its walls, they are floor. Otherwise areas connected by
/// sides with the edge of the map are wall, unless the hero starts there. All other areas are floor, as inside walls
/// drawn on nothing.
void fillEmptyCells(DrawnCells &cells, const Catalogue &catalogue, bool areWallsKnown);
