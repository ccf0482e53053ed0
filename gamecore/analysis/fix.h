#pragma once

#include "gamecore/analysis/levelanalysis.h"

/// One way to make a finding go away, as changes of the level: the editor turns it into one undo step.
struct LevelFix {
    enum class What : std::uint8_t {
        RemoveThing,   ///< the thing of the finding
        TakeItem,      ///< the monster of the finding carries nothing any more
        OpenWay,       ///< the fewest cells between it and what the hero comes to become floor
        FillPocket,    ///< floor that nothing stands on becomes wall
        MoveKey,       ///< the key, also one that a monster carries, lies before its door
        AddKeys,       ///< as many keys as are missing lie before the door
        AddStart,      ///< a start on the first cell of floor that nothing stands on
        AddGoal,       ///< a treasure, an exit or a monster, `word`, far from the start
        AskFor,        ///< `win` asks for `words`
        RemoveLost,    ///< all that cannot be had: things go, monsters carry nothing any more
        RemoveExits,   ///< exits and stairs become floor
        MoveApart,     ///< an actor goes to the nearest cell that is free
        MoveFromView,  ///< the monster goes to the nearest free cell that is out of sight of the start
        DrawTerrain,   ///< things of the name of a terrain, `word`, become that terrain
        ReplaceWord,   ///< `word` stands where `found` stood; a kind in all places where it is spelled so
        RemoveWord,    ///< `found` goes with its value
        ChooseMeaning, ///< a person says what `characters` stand for: no change by itself
    };
    struct NewTerrain {
        Point cell;
        TerrainId terrain = 0;
    };
    struct Move {
        std::size_t thing = 0; ///< of Level::things
        Point to;
    };
    struct Rewritten {
        std::size_t thing = 0; ///< of Level::things
        Thing after;           ///< on the same cell
    };

    What what = What::RemoveThing;
    std::vector<NewTerrain> terrain = {};
    std::vector<std::size_t> removed = {}; ///< of Level::things, rising
    std::vector<Move> moved = {};
    std::vector<Thing> added = {};
    std::vector<std::size_t> emptied = {}; ///< of Level::things: monsters that lose what they carry
    std::vector<Rewritten> rewritten = {};
    std::optional<LevelProperties> settings = {}; ///< where they change
    QString found = {};                           ///< verbatim from the level, of bounded length
    QString word = {};
    QStringList words = {};
    std::vector<char32_t> characters = {};
};

/// Fixes for a finding of the analysis of this very level, the gentlest first: for findings that name what was meant,
/// and for those that a change of the level ends. Time is linear in the size of the level.
std::vector<LevelFix> fixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue);

/// The level after a fix that was found for it.
Level fixedLevel(const Level &level, const LevelFix &fix);
