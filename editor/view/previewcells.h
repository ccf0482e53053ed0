#pragma once

#include "editor/canvas/cellpreview.h"
#include "editor/canvas/sprite.h"
#include "editor/tools/tool.h"

/// Returns the things of a level as sprites, as in the editor: the start is shown as its marker. Leaves out things
/// outside the level, and all but the lowest 8 of a cell.
std::vector<Sprite> spritesOf(const Level &level, const Catalogue &catalogue);

/// Converts an area to a region of cells.
QRegion regionOf(const Area &area);

/// Largest number of cells in a preview. A larger one would take more than a frame, and each cell would be only a few
/// pixels.
inline constexpr qint64 mostPreviewCells = 20'000;

/// Returns the preview of a tool for the canvas: the cells inside `visible` that the tool covers or changes. Empty if
/// it covers more than mostPreviewCells of them.
CellPreview cellPreviewOf(const ToolPreview &preview, const Level &level, const Catalogue &catalogue,
                          const QRect &visible);
