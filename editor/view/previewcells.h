#pragma once

#include "editor/canvas/canvasoverlays.h"
#include "editor/canvas/spriteitem.h"
#include "editor/tools/tool.h"

/// Returns a sprite for each thing of a level as the editor shows it; the start is a marker instead of the hero. Leaves
/// out things outside the level, and all except the lowest 8 things of each cell.
std::vector<Sprite> spritesOf(const Level &level, const Catalogue &catalogue);

/// Converts an area to a region of cells.
QRegion regionOf(const Area &area);

/// Largest number of cells in a preview. Drawing a larger preview would take longer than a frame, and each cell would
/// have only a few pixels.
inline constexpr qint64 mostPreviewCells = 20'000;

/// Returns the preview of a tool for the canvas: the cells inside `visible` that the tool covers or changes. Empty if
/// the tool covers more than mostPreviewCells cells inside `visible`.
CellPreview cellPreviewOf(const ToolPreview &preview, const Level &level, const Catalogue &catalogue,
                          const QRect &visible);
