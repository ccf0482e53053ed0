#pragma once

#include "gamecore/analysis/levelanalysis.h"

/// One way to make a finding go away, as changes of the level: the editor turns it into one undo step.
struct LevelFix {
    enum class What : std::uint8_t {
        RemoveThing, ///< the thing of the finding
        TakeItem,    ///< the monster of the finding carries nothing any more
        OpenWay,     ///< the fewest cells between it and what the hero comes to become floor
        FillPocket,  ///< floor that nothing stands on becomes wall
        MoveKey,     ///< the key, also one that a monster carries, lies before its door
        AddKeys,     ///< as many keys as are missing lie before the door
        AddStart     ///< a start on the first cell of floor that nothing stands on
    };
    struct NewTerrain {
        Point cell;
        TerrainId terrain = 0;
    };
    struct Move {
        std::size_t thing = 0; ///< of Level::things
        Point to;
    };

    What what = What::RemoveThing;
    std::vector<NewTerrain> terrain;
    std::vector<std::size_t> removed; ///< of Level::things, rising
    std::vector<Move> moved;
    std::vector<Thing> added;
    std::vector<std::size_t> emptied; ///< of Level::things: monsters that lose what they carry
};

/// The ways there are for a finding of the analysis of this very level, the gentlest first; none for most findings of
/// reading. Time is linear in the number of cells.
std::vector<LevelFix> fixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// The level with a fix of its own put in.
Level fixedLevel(const Level &level, const LevelFix &fix);
