#pragma once

#include "editor/edits/stamp.h"

#include <QMimeData>

#include <memory>

/// The clipboard's type for cells of which nothing is to be lost: the JSON of a level that holds them.
inline constexpr QLatin1StringView cellsMimeType("application/x-mazewright-cells");

/// The cells as rows of characters in the legend of the level that they are from, for other programs: the uppermost
/// thing of each cell, else its terrain. Cells that do not belong to the stamp are blank.
QString textOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue);
/// The cells in both forms, for the clipboard.
std::unique_ptr<QMimeData> mimeDataOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue);
/// The cells that mimeDataOf() wrote as a level of its own, with the kinds that it brings; nothing if it is no such
/// text.
std::optional<Level> levelOfCells(const QByteArray &cells, const Catalogue &catalogue);
/// Cells from the clipboard: what mimeDataOf() wrote as cellsMimeType; nothing if it is no such text.
std::optional<Stamp> cellsOf(const QByteArray &cells, const Catalogue &catalogue);
