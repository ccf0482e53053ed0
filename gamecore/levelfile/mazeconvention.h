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

/// Returns a maze with its outside drawn as wall, if its preset defines outside characters (docs/data.md). Cells with
/// such a character, and cells missing at the ends of rows, belong to the outside if straight steps over such cells
/// connect them with the edge of the maze. Connected areas next to a start stay as they are, so that a maze without
/// walls gets none. Mazes above the size limit stay as they are, too. `legend` is the legend used for the maze: outside
/// characters to which `legend` and the preset give different meanings do not count.
DrawnText withWallOutside(DrawnText maze, const LegendPreset &preset, const QJsonObject &legend,
                          const Catalogue &catalogue);

/// A maze with its legend, for readMaze().
struct ReadableMaze {
    DrawnText maze;
    QJsonObject legend;
    CharacterCounts unknown; ///< characters to which MazeConvention::unknown gives their meaning
};

/// Prepares a maze. If there is a preset, draws the outside of the maze as wall (withWallOutside()) and keeps one start
/// character (withOneStart()). Then gives characters a meaning as `convention` says.
ReadableMaze preparedMaze(DrawnText maze, const MazeConvention &convention, const Catalogue &catalogue);
