#pragma once

#include "gamecore/analysis/levelanalysis.h"

/// A fix for a finding, as a set of changes to the level. The editor applies it as one undo step.
struct LevelFix {
    enum class What : std::uint8_t {
        RemoveThing,   ///< removes the thing of the finding
        TakeItem,      ///< removes the item that the monster of the finding carries
        OpenWay,       ///< turns the fewest possible cells between the place and the reachable area into floor
        FillPocket,    ///< turns empty floor into wall
        MoveKey,       ///< moves the key, or the key that a monster carries, in front of its door
        AddKeys,       ///< adds the missing number of keys in front of the door
        AddStart,      ///< adds a start on the first empty floor cell
        AddGoal,       ///< adds a treasure, an exit or a monster, `word`, far from the start
        AskFor,        ///< sets `win` to `words`
        RemoveLost,    ///< removes everything that is out of reach, including items that monsters carry
        RemoveExits,   ///< turns exits and stairs into floor
        MoveApart,     ///< moves an actor to the nearest free cell
        MoveFromView,  ///< moves the monster to the nearest free cell out of sight of the start
        DrawTerrain,   ///< replaces things named like a terrain, `word`, by that terrain
        ReplaceWord,   ///< replaces `found` by `word`; a kind everywhere in the level
        RemoveWord,    ///< removes `found` with its value
        ChooseMeaning, ///< asks the author for the meaning of `characters`; changes nothing by itself
    };
    struct NewTerrain {
        Point cell;
        TerrainId terrain = 0;
    };
    struct Move {
        std::size_t thing = 0; ///< index in Level::things
        Point to;
    };
    struct Rewritten {
        std::size_t thing = 0; ///< index in Level::things
        Thing after;           ///< on the same cell as before
    };

    What what = What::RemoveThing;
    std::vector<NewTerrain> terrain = {};
    std::vector<std::size_t> removed = {}; ///< indices in Level::things, ascending
    std::vector<Move> moved = {};
    std::vector<Thing> added = {};
    std::vector<std::size_t> emptied = {}; ///< indices in Level::things: monsters that lose their item
    std::vector<Rewritten> rewritten = {};
    std::optional<LevelProperties> settings = {}; ///< the new settings, if they change
    QString found = {};                           ///< verbatim from the level, of limited length
    QString word = {};
    QStringList words = {};
    std::vector<char32_t> characters = {};
};

/// Returns the fixes for a finding, the least invasive first; an empty list if there are none. `analysis` must be of
/// this very level. Linear in the size of the level.
std::vector<LevelFix> fixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// Returns the level with a fix applied. The fix must have been made for this level.
Level fixedLevel(const Level &level, const LevelFix &fix);
