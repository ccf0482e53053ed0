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

/// Returns the conventions that the text itself suggests: the preset unambiguousLegend(), and a legend with its entries
/// and those of drawnMeanings(), which take precedence.
MazeConvention conventionOfDrawing(const DrawnMazes &text, const Catalogue &catalogue);

/// Returns a maze with its outside drawn as wall, if `preset` defines outside characters (docs/data.md). Cells with
/// such a character, and cells missing at the ends of rows, belong to the outside if straight steps over such cells
/// connect them with the edge of the maze. An area beside a start is not outside, because the hero walks there; a maze
/// without walls therefore gets none. `legend` is the legend used for the maze: outside characters to which `legend`
/// and the preset give different meanings do not count. Returns the maze unchanged if it exceeds the size limit, or if
/// neither `legend` nor the default legend has a character for wall.
DrawnText withWallOutside(DrawnText maze, const LegendPreset &preset, const QJsonObject &legend,
                          const Catalogue &catalogue);

/// A maze with its legend, for readMaze().
struct ReadableMaze {
    DrawnText maze;
    QJsonObject legend;
    CharacterCounts unknown; ///< characters to which MazeConvention::unknown gives their meaning
};

/// Prepares a maze. If there is a preset, draws the outside of the maze as wall (withWallOutside()) and keeps one start
/// character (withOneStart()). Then gives unknown characters the meaning MazeConvention::unknown, unless it is empty.
ReadableMaze preparedMaze(DrawnText maze, const MazeConvention &convention, const Catalogue &catalogue);
