#pragma once

#include "gamecore/levelfile/legendchoice.h"

/// What is known of the manner in which others drew a maze.
struct MazeManner {
    /// Says which characters are wall outside of a maze, and which of several starts counts. Null: nobody does.
    const LegendPreset *preset = nullptr;
    QJsonObject legend = {};  ///< the one in force: that of the preset, or what a person made of it
    QString unknown = {};     ///< key of what no legend knows; empty: it stays unknown
    bool keepsLegend = false; ///< whole, else what it says of the characters of the maze
};

/// A maze that readMaze() reads under its legend.
struct ReadableMaze {
    DrawnText maze;
    QJsonObject legend;
    CharacterCounts unknown; ///< what no legend knew, if the manner says what it is
};

/// A maze by its manner: its outside is drawn as wall (withWallOutside()), it has one start (withOneStart()), and all
/// of its characters mean what the manner says.
ReadableMaze readableMaze(DrawnText maze, const MazeManner &manner, const Catalogue &catalogue);
