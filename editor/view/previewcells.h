#pragma once

#include "editor/canvas/cellpreview.h"
#include "editor/canvas/sprite.h"
#include "editor/tools/tool.h"

/// Returns the things of a level as sprites for the editor: the start shows its marker. Leaves out things outside the
/// level.
std::vector<Sprite> spritesOf(const Level &level, const Catalogue &catalogue);

/// Converts an area to a region of cells.
QRegion regionOf(const Area &area);

/// Largest number of cells in a preview. A larger one would take more than a frame, and each cell would be only a few
/// pixels.
inline constexpr qint64 mostPreviewCells = 20'000;

/// Returns the preview of a tool for the canvas: the cells inside `visible` that it covers or changes. Empty for more
/// than mostPreviewCells.
CellPreview cellPreviewOf(const ToolPreview &preview, const Level &level, const Catalogue &catalogue,
                          const QRect &visible);
