#pragma once

#include "editor/canvas/cellpreview.h"
#include "editor/canvas/sprite.h"
#include "editor/tools/tool.h"

/// The things of a level as sprites of the editor: the start shows its marker. Things outside the level are left out.
std::vector<Sprite> spritesOf(const Level &level, const Catalogue &catalogue);

/// An area as a region of cells.
QRegion regionOf(const Area &area);

/// A preview of more cells is not drawn: it would cost more than a frame, and each cell is only a few pixels then.
inline constexpr qint64 mostPreviewCells = 20'000;

/// What a tool is about to do, as the canvas draws it: all cells that it covers or changes, those inside `visible`
/// only. Empty for more than mostPreviewCells.
CellPreview cellPreviewOf(const ToolPreview &preview, const Level &level, const Catalogue &catalogue,
                          const QRect &visible);
