#pragma once

#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tilednotes.h"

/// A level under construction from a map, with a note for each cell of what the map has set there so far.
struct DrawnCells {
    /// Limit of things, far beyond any handmade level. Without it, a few bytes of a compressed layer could create any
    /// number of things.
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
    /// Does the same, but only if the terrain of the cell is not set yet.
    void setTerrainBelow(Point cell, TerrainId terrain);
    /// Adds a thing with those properties that are values of its kind. Invalid values are left out and added to
    /// `notes`. If the terrain of the cell is not set yet, it becomes floor; below a start, fillEmptyCells() sets it.
    /// `kind` must not mean terrain. No effect if isFull().
    void addThing(Point cell, Meaning kind, const TiledProperties &properties, const Catalogue &catalogue,
                  TiledNotes &notes);
    /// True if the map has more things than allowed. The level is then incomplete, and the caller must reject it.
    bool isFull() const { return level.things.size() > mostThings; }
};

/// Sets the terrain of all cells where the map did not. If `areWallsKnown`, because the map marks its walls by a
/// convention, they become floor. Otherwise a group of such cells, connected by sides, becomes wall if it touches the
/// edge of the map and does not contain the hero's start. All other groups become floor: many maps draw only the walls
/// of a room.
void fillEmptyCells(DrawnCells &cells, const Catalogue &catalogue, bool areWallsKnown);
