#pragma once

#include "editor/edits/levelchange.h"

/// Cells taken out of a level with all that stands on them, to be put down elsewhere. A value: it knows no level.
/// Cells count from its own upper left corner.
struct Stamp {
    Grid<TerrainId> terrain;       ///< as large as the rectangle around the cells
    Area cells;                    ///< those of the rectangle that belong to it
    std::vector<Thing> things;     ///< on these cells, in reading order
    bool leavesGround = false;     ///< its things alone are put down: the terrain of the level stays
    QJsonObject kinds = {};        ///< own kinds of the level that its things are from, as far as they need them
    QJsonObject translations = {}; ///< of these kinds

    Size size() const { return terrain.size(); }
    bool isEmpty() const { return cells.isEmpty(); }
    friend bool operator==(const Stamp &, const Stamp &) = default;
};

/// A copy of these cells. `area` must lie inside the level.
Stamp stampOf(const Level &level, const Area &area);
/// Copies of things alone, by their place in Level::things, ascending. Its terrain serves to draw them as text.
Stamp stampOfThings(const Level &level, const std::vector<std::size_t> &things);
/// The whole level as a stamp; things outside of it are left out.
Stamp stampOf(const Level &level);

/// Where the cells of a stamp come to lie in a level.
Area areaOf(const Stamp &stamp, Point corner, Size bounds);

// Putting down replaces each cell whole, terrain and things. Cells outside the level or outside `mask` stay as they
// are; a null mask is none. A stamp with starts leaves one in the level, its last. One that leaves the ground puts all
// of its things down or, where one of them cannot stand, none.

/// Puts stamps down one after the other, each with its upper left corner on its point.
struct PlacedStamp {
    const Stamp *stamp = nullptr;
    Point corner;
};
LevelChange changeByStamping(const Level &level, const Catalogue &catalogue, const std::vector<PlacedStamp> &stamps,
                             const Area *mask);
/// The first thing of such stamps that cannot stand where it would come; nothing: all can.
std::optional<Thing> strandedOf(const Level &level, const Catalogue &catalogue, const std::vector<PlacedStamp> &stamps,
                                const Area *mask);
/// Takes the cells of `area` away, which leaves floor, and puts them down `by` further. What would come to lie outside
/// the level is gone. Starts stay as many as they are.
LevelChange changeByMovingCells(const Level &level, const Catalogue &catalogue, const Area &area, Point by);

/// The change that turns one level into another of the same size, in terrain, things and the characters that cells
/// keep.
LevelChange changeBetween(const Level &before, const Level &after);
