#pragma once

// editor/edits: what can be changed of a level, as values.
//
// A tool shows a change as its preview and commits the same value as its edit. Terrain goes in runs of equal cells,
// eight cells at a look (editor/brushes/terrainrow.h): a plain million cells are a thousand runs, for the work and for
// the undo step alike.

#include "editor/brushes/area.h"
#include "editor/brushes/paint.h"

#include <QRect>

/// Cells side by side whose terrain changes alike.
struct TerrainRun {
    CellSpan span;
    TerrainId before = 0;
    TerrainId after = 0;

    friend bool operator==(const TerrainRun &, const TerrainRun &) = default;
};

/// A change of terrain and things as a value, with what it takes to undo it. Holds only what differs: a fill of a
/// uniform region costs one run a row.
struct LevelChange {
    std::vector<TerrainRun> terrain; ///< in reading order, without overlap
    /// All things on the cells whose things change, before and after, in reading order.
    std::vector<Thing> thingsBefore;
    std::vector<Thing> thingsAfter;
    /// Numbers in DrawnCharacters::cells that change without their cells being painted: in reading order.
    std::vector<TerrainRun> characters = {};

    bool isEmpty() const
    {
        return terrain.empty() && thingsBefore.empty() && thingsAfter.empty() && characters.empty();
    }
    /// The smallest rectangle around the cells that change, also those outside the level; null if nothing does.
    QRect region() const;
    friend bool operator==(const LevelChange &, const LevelChange &) = default;
};

/// What painting an area would change; nothing is changed yet. Tools show it as their preview and commit it as their
/// edit, so both are the same. Of a paint that is unique every cell of the area but the last is left out.
LevelChange changeByPainting(const Level &level, const Catalogue &catalogue, const Area &area, const Paint &paint);

/// The level must be as it was when the change was made.
void applyChange(Level &level, const LevelChange &change);
/// The level must be as applyChange() left it.
void revertChange(Level &level, const LevelChange &change);
