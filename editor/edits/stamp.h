#pragma once

#include "editor/edits/levelchange.h"

/// Cells copied from a level with the things on them, for pasting elsewhere. A stamp does not refer to the level from
/// which it was copied. Positions are relative to the upper left corner of the stamp.
struct Stamp {
    Grid<TerrainId> terrain;       ///< terrain of the bounding rectangle
    Area cells;                    ///< cells of this rectangle that belong to the stamp
    std::vector<Thing> things;     ///< things on these cells, in reading order
    bool isThingsOnly = false;     ///< only the things are pasted, and the terrain of the level stays
    QJsonObject kinds = {};        ///< the own kinds of the level that the things need (Level::kinds)
    QJsonObject translations = {}; ///< translated texts of these kinds (Level::translations)

    Size size() const { return terrain.size(); }
    bool isEmpty() const { return cells.isEmpty(); }
    friend bool operator==(const Stamp &, const Stamp &) = default;
};

/// Returns a copy of these cells and their things. `area` must lie inside the level.
Stamp stampOf(const Level &level, const Area &area);
/// Returns a copy of some things, given by ascending indices in Level::things, without their terrain (isThingsOnly).
/// Leaves out things outside the level. Stamp::terrain is then used only to show the stamp as text.
Stamp stampOfThings(const Level &level, const std::vector<std::size_t> &things);
/// Returns a copy of the complete level, without things outside of it.
Stamp stampOf(const Level &level);

/// Returns the cells that a stamp would cover if its upper left corner were at `corner` in a level of size `bounds`.
Area areaOf(const Stamp &stamp, Point corner, Size bounds);

// Stamping replaces terrain and things of cells. Cells outside the level or outside `mask` do not change; null means no
// mask. If a stamp contains starts, the last of them becomes the only start of the level. With `isThingsOnly`, the
// terrain stays, and things are added by the rules of Paint. If one of these things cannot stand on its new cell,
// nothing is stamped at all.

/// A stamp at a position in a level.
struct PlacedStamp {
    const Stamp *stamp = nullptr;
    Point corner; ///< cell of the stamp's upper left corner, perhaps outside the level
};
/// Returns the change that puts these stamps into a level, in order; empty if firstUnplaceable() returns a thing.
LevelChange changeByStamping(const Level &level, const Catalogue &catalogue, const std::vector<PlacedStamp> &stamps,
                             const Area *mask);
/// Returns the first thing of stamps with `isThingsOnly` that cannot stand on its new cell; std::nullopt if all can.
/// Thing::cell of the result is the new cell.
std::optional<Thing> firstUnplaceable(const Level &level, const Catalogue &catalogue,
                                      const std::vector<PlacedStamp> &stamps, const Area *mask);
/// Returns the change that moves the cells of `area` by `by` and leaves floor behind. Cells that would end up outside
/// the level are lost.
LevelChange changeByMovingCells(const Level &level, const Catalogue &catalogue, const Area &area, Point by);

/// Returns the change from one level to another of the same size: terrain, things, and the characters that the level
/// stores for its terrain (DrawnCharacters).
LevelChange changeBetween(const Level &before, const Level &after);
