#include "tests/bench/groups.h"

#include "tests/bench/x11/windows.h"

#include <array>

using namespace Qt::StringLiterals;

std::span<const BenchGroup> benchGroups()
{
    static constexpr std::array groups{
        BenchGroup{"sight"_L1, "field of view against libtcod"_L1, measureSight},
        BenchGroup{"paths"_L1, "ways of monsters against libtcod"_L1, measurePaths},
        BenchGroup{"turns"_L1, "whole turns against a game on libtcod, and by size and number"_L1, measureTurns},
        BenchGroup{"programs"_L1, "whole programs against Tiled's"_L1, measurePrograms},
        BenchGroup{"start"_L1, "from start to window against Tiled and KGoldrunner"_L1, measureWindows},
        BenchGroup{"work"_L1, "windows at work: repaints and fills against Tiled, and the frames below"_L1,
                   measureWork},
        BenchGroup{"files"_L1, "reading, writing and checking levels against plain QJsonDocument"_L1, measureFiles},
        BenchGroup{"editing"_L1, "fill, undo and strokes of large levels"_L1, measureEditing},
        BenchGroup{"analysis"_L1, "the live analysis after an edit"_L1, measureAnalysis},
        BenchGroup{"runs"_L1, "recorded games: gone through and verified"_L1, measureRuns},
        BenchGroup{"players"_L1, "games by players, and what is waited for beside the edited level"_L1, measureBots},
        BenchGroup{"comparisons"_L1, "two versions of a level told apart, against a test of fixed size"_L1,
                   measureComparisons},
        BenchGroup{"solving"_L1, "the shortest way to victory of a seed"_L1, measureSolving},
        BenchGroup{"traps"_L1, "whether one gets stuck in levels with locks"_L1, measureTraps},
        BenchGroup{"worstcase"_L1, "which goals a monster could deny the hero"_L1, measureWorstCase},
        BenchGroup{"drawing"_L1, "the canvas against items of QGraphicsScene; frames of the editor"_L1, measureDrawing},
        BenchGroup{"frames"_L1, "of the editor, and how it opens what is large; part of work, on a screen"_L1,
                   measureFrames, true},
    };
    return groups;
}
