#pragma once

#include "gamecore/analysis/levelanalysis.h"

/// A fix for a finding, as a set of changes to the level. The editor applies it as one undo step.
struct LevelFix {
    enum class What : std::uint8_t {
        RemoveThing, ///< removes the thing of the finding
        TakeItem,    ///< removes the item that the monster of the finding carries
        OpenWay,     ///< turns as few cells as possible into floor, so that the hero can reach the cell of the finding
        FillPocket, ///< turns the pocket of floor at the cell of the finding into wall; only for pockets without things
        MoveKey,    ///< moves a key in front of its door, even if a monster carries the key
        AddKeys,    ///< adds missing keys at a cell that the hero reaches, or a plate beside a gate
        AddStart,   ///< adds a start on the first empty cell that is passable and harmless
        AddGoal,    ///< adds a goal far from the start: the treasure, exit or monster whose key is `word`
        ChangeWin,  ///< sets the rule `win` to `words`
        RemoveLost, ///< removes all lost goals of a condition of `win` (WinProspects); a monster that carries lost
                    ///< treasure stays and loses the treasure
        RemoveExits,   ///< turns exits and stairs into floor
        MoveApart,     ///< moves the last actor of a crowded cell to the nearest free cell
        MoveFromView,  ///< moves the monster to the nearest free cell that the hero can reach, out of view from the
                       ///< start
        DrawTerrain,   ///< removes things whose kind is the key of a terrain, `word`, and draws that terrain instead
        ReplaceWord,   ///< replaces the word or number `found` with `word`; a kind is replaced in the whole level
        RemoveWord,    ///< removes `found`: a key with its value, a word, or a kind with its things
        ChooseMeaning, ///< lets the author choose the meaning of `characters`; changes nothing by itself
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
    std::vector<std::size_t> emptied = {}; ///< indices in Level::things of monsters that lose the item they carry
    std::vector<Rewritten> rewritten = {};
    std::optional<LevelProperties> settings = {}; ///< the new settings, if they change
    QString found = {};     ///< the word that is replaced or removed: verbatim from the level, of limited length
    QString word = {};      ///< the replacement, or a key (see What)
    QStringList words = {}; ///< the conditions for ChangeWin
    std::vector<char32_t> characters = {}; ///< one unknown character, or all of them
};

/// Returns the fixes for a finding, the least invasive first; an empty list if there are none. `analysis` must be of
/// this very level. The time is linear in the size of the level, except for bounded searches.
std::vector<LevelFix> fixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// Returns the level with a fix applied. The fix must have been made for this level.
Level fixedLevel(const Level &level, const LevelFix &fix);
