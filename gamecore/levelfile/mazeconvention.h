#pragma once

#include "gamecore/levelfile/legendchoice.h"

/// The conventions by which a foreign maze was drawn.
struct MazeConvention {
    /// Defines which characters become wall when connected to the edge, and which one is the start; null: no change.
    const LegendPreset *preset = nullptr;
    QJsonObject legend = {};  ///< the legend in force
    QString unknown = {};     ///< key of a terrain or kind for characters in no legend; empty: they stay unknown
    bool keepsLegend = false; ///< keep all entries of the legend, even for characters that the maze does not contain
};

/// Returns the conventions for a text without further settings: unambiguousLegend(), and the meanings that the drawing
/// itself suggests.
MazeConvention conventionOfDrawing(const DrawnMazes &text, const Catalogue &catalogue);

/// A maze with its legend, for readMaze().
struct ReadableMaze {
    DrawnText maze;
    QJsonObject legend;
    CharacterCounts unknown; ///< characters to which MazeConvention::unknown gives their meaning
};

/// Prepares a maze. If there is a preset, draws the outside of the maze as wall (withWallOutside()) and keeps one start
/// character (withOneStart()). Then gives characters a meaning as `convention` says.
ReadableMaze preparedMaze(DrawnText maze, const MazeConvention &convention, const Catalogue &catalogue);
