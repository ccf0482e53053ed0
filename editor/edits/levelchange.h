#pragma once

// editor/edits: level changes as values: cells, things, kinds, rules, texts, stamps, fixes; computes the overlays.
//
// A tool shows a change as its preview and commits the same value as its edit. Terrain is stored as runs of equal cells
// and compared eight cells at a time (editor/brushes/terrainrow.h). A uniform area of a thousand by a thousand cells
// takes only a thousand runs, to compute and to store.

#include "editor/brushes/area.h"
#include "editor/brushes/paint.h"

#include <QRect>

/// Consecutive cells with the same change of terrain.
struct TerrainRun {
    CellSpan span;
    TerrainId before = 0;
    TerrainId after = 0;

    friend bool operator==(const TerrainRun &, const TerrainRun &) = default;
};

/// A change of terrain and things that can be applied and undone. It holds only the differences: filling a uniform
/// region takes one run per row.
struct LevelChange {
    std::vector<TerrainRun> terrain; ///< in reading order, not overlapping
    /// All things on the cells where things change, including unchanged things. `thingsBefore` holds them before the
    /// change, `thingsAfter` after it; both in reading order.
    std::vector<Thing> thingsBefore;
    std::vector<Thing> thingsAfter;
    /// Changes of the values in DrawnCharacters::cells, in reading order. Empty for changes by painting.
    std::vector<TerrainRun> characters = {};

    bool isEmpty() const
    {
        return terrain.empty() && thingsBefore.empty() && thingsAfter.empty() && characters.empty();
    }
    /// Returns the bounding rectangle of the cells that change, including cells outside the level; null if nothing
    /// changes.
    QRect region() const;
    friend bool operator==(const LevelChange &, const LevelChange &) = default;
};

/// Returns the change that painting an area would make, without making it. Tools use the change both as preview and as
/// edit. If the paint is the start, which a level holds only once, only the last cell of the area in reading order is
/// painted.
LevelChange changeByPainting(const Level &level, const Catalogue &catalogue, const Area &area, const Paint &paint);

/// Applies a change. The level must be in the state from which the change was made.
void applyChange(Level &level, const LevelChange &change);
/// Undoes a change. The level must be as applyChange() left it.
void revertChange(Level &level, const LevelChange &change);
