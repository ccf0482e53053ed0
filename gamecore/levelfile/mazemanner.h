#pragma once

#include "gamecore/levelfile/legendchoice.h"

/// The conventions by which a foreign maze was drawn.
struct MazeManner {
    /// determines the wall outside and which start counts; may be null
    const LegendPreset *preset = nullptr;
    QJsonObject legend = {};  ///< the legend in force
    QString unknown = {};     ///< key for characters in no legend; empty: they stay unknown
    bool keepsLegend = false; ///< keep the whole legend, not only the maze's characters
};

/// Returns the conventions for a text without further settings: evidentLegend(), and the meanings that the drawing
/// itself suggests.
MazeManner drawnManner(const DrawnMazes &text, const Catalogue &catalogue);

/// A maze prepared for readMaze() with its legend.
struct ReadableMaze {
    DrawnText maze;
    QJsonObject legend;
    CharacterCounts unknown; ///< unknown characters to which `MazeManner::unknown` applies
};

/// Prepares a maze: draws its outside as wall (withWallOutside()), reduces it to one start (withOneStart()), and
/// assigns meanings to all characters as `manner` says.
ReadableMaze readableMaze(DrawnText maze, const MazeManner &manner, const Catalogue &catalogue);
