#pragma once

#include "gamecore/levelfile/legendchoice.h"

/// How others drew a maze.
struct MazeManner {
    /// Says which characters are wall outside of a maze, and which of several starts counts; may be null.
    const LegendPreset *preset = nullptr;
    QJsonObject legend = {};  ///< the one in force
    QString unknown = {};     ///< key of what no legend knows; empty: it stays unknown
    bool keepsLegend = false; ///< whole; else only the characters of the maze
};

/// The manner in which a text is read that nothing else is said of: evidentLegend(), and what the drawing itself says.
MazeManner drawnManner(const DrawnMazes &text, const Catalogue &catalogue);

/// A maze that readMaze() reads under its legend.
struct ReadableMaze {
    DrawnText maze;
    QJsonObject legend;
    CharacterCounts unknown; ///< what no legend knew, if the manner says what it is
};

/// A maze by its manner: its outside is drawn as wall (withWallOutside()), it has one start (withOneStart()), and all
/// of its characters mean what the manner says.
ReadableMaze readableMaze(DrawnText maze, const MazeManner &manner, const Catalogue &catalogue);
