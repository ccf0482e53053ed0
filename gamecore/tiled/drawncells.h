#pragma once

#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tilednotes.h"

/// A level that is being built from a map. `cells` records what the map has set on each cell so far.
struct DrawnCells {
    /// Largest number of things, far beyond any handmade level. Without this limit, a few bytes of a compressed layer
    /// could create any number of things.
    static constexpr std::size_t mostThings = 1'000'000;

    enum class Cell : std::uint8_t {
        Empty, ///< terrain not set yet
        Start, ///< terrain not set yet, but the hero's start is here
        Drawn  ///< terrain set
    };

    Level level; ///< terrain has the size of `cells`
    Grid<Cell> cells;

    /// Sets the terrain of a cell, which must be in the level.
    void setTerrain(Point cell, TerrainId terrain);
    /// Sets the terrain of a cell, which must be in the level, unless the map has set it already.
    void setTerrainBelow(Point cell, TerrainId terrain);
    /// Adds a thing. Properties that are fields of its kind become its values; invalid values are left out and counted
    /// in `notes`. If the terrain of the cell is not set yet, the terrain becomes floor. Below the hero's start,
    /// fillEmptyCells() sets the terrain later. `kind` must not mean terrain. No effect if isFull().
    void addThing(Point cell, Meaning kind, const TiledProperties &properties, const Catalogue &catalogue,
                  TiledNotes &notes);
    /// True if the map has more things than allowed. The level is then incomplete, and the caller must reject it.
    bool isFull() const { return level.things.size() > mostThings; }
};

/// Sets the terrain of all cells whose terrain the map has not set. If `areWallsKnown`, because the map marks its walls
/// by a convention, these cells become floor. Otherwise a group of these cells, connected by sides, becomes wall if the
/// group touches the edge of the map and does not contain the hero's start. All other groups become floor: many maps
/// draw only the walls of a room.
void fillEmptyCells(DrawnCells &cells, const Catalogue &catalogue, bool areWallsKnown);
