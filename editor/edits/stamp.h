#pragma once

#include "editor/edits/levelchange.h"

/// Cells copied from a level with all things on them, for pasting elsewhere. The stamp is independent of its level;
/// cells count from its own upper left corner.
struct Stamp {
    Grid<TerrainId> terrain;       ///< terrain of the bounding rectangle
    Area cells;                    ///< cells of the rectangle that belong to the stamp
    std::vector<Thing> things;     ///< things on these cells, in reading order
    bool leavesGround = false;     ///< only the things are pasted; the terrain of the level stays
    QJsonObject kinds = {};        ///< own kinds of the level that the things need
    QJsonObject translations = {}; ///< texts of these kinds

    Size size() const { return terrain.size(); }
    bool isEmpty() const { return cells.isEmpty(); }
    friend bool operator==(const Stamp &, const Stamp &) = default;
};

/// Copies these cells. `area` must lie inside the level.
Stamp stampOf(const Level &level, const Area &area);
/// Copies only things, by ascending index in Level::things. The terrain of the stamp is used only to show it as text.
Stamp stampOfThings(const Level &level, const std::vector<std::size_t> &things);
/// Copies the whole level, without things outside of it.
Stamp stampOf(const Level &level);

/// Returns the cells of a level that a stamp would cover.
Area areaOf(const Stamp &stamp, Point corner, Size bounds);

// Stamping replaces cells completely, terrain and things. Cells outside the level or outside `mask` do not change; null
// means no mask. If a stamp contains starts, the last one stays. A stamp with `leavesGround` places all of its things,
// or none if one of them cannot stand at its new place.

/// A stamp with the cell for its upper left corner.
struct PlacedStamp {
    const Stamp *stamp = nullptr;
    Point corner;
};
LevelChange changeByStamping(const Level &level, const Catalogue &catalogue, const std::vector<PlacedStamp> &stamps,
                             const Area *mask);
/// Returns the first thing of these stamps that cannot stand at its new place; std::nullopt if all can.
std::optional<Thing> strandedOf(const Level &level, const Catalogue &catalogue, const std::vector<PlacedStamp> &stamps,
                                const Area *mask);
/// Moves the cells of `area` by `by` and leaves floor behind. Cells that would end up outside the level are lost. The
/// number of starts does not change.
LevelChange changeByMovingCells(const Level &level, const Catalogue &catalogue, const Area &area, Point by);

/// Returns the change from one level to another of the same size: terrain, things and kept characters.
LevelChange changeBetween(const Level &before, const Level &after);
