#pragma once

#include "editor/edits/stamp.h"

#include <QMimeData>

#include <memory>

/// The lossless clipboard format: the JSON of a level that holds the cells.
inline constexpr QLatin1StringView cellsMimeType("application/x-mazewright-cells");

/// Returns the cells as rows of characters in the legend of their level, for other programs. A cell shows its uppermost
/// thing, else its terrain. Cells outside the stamp are blank.
QString textOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue);
/// Returns the cells in both formats, for the clipboard.
std::unique_ptr<QMimeData> mimeDataOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue);
/// Reads the output of mimeDataOf() as a level with its own kinds; std::nullopt if it is not in this format.
std::optional<Level> levelOfCells(const QByteArray &cells, const Catalogue &catalogue);
/// Reads the cellsMimeType output of mimeDataOf(); std::nullopt if it is not in this format.
std::optional<Stamp> cellsOf(const QByteArray &cells, const Catalogue &catalogue);
