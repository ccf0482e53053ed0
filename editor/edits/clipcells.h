#pragma once

#include "editor/edits/stamp.h"

#include <QMimeData>

#include <memory>

/// The clipboard format that loses nothing: the JSON of a level that consists of the copied cells.
inline constexpr QLatin1StringView cellsMimeType("application/x-mazewright-cells");

/// Returns the cells of a stamp as rows of characters, for other programs. The characters are those of the legend of
/// `from`, the level from which the cells were copied. A cell shows its uppermost thing, otherwise its terrain. Cells
/// of the rectangle that do not belong to the stamp are shown as floor, usually a blank.
QString textOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue);
/// Returns the cells for the clipboard, both as text and in cellsMimeType. Never null.
std::unique_ptr<QMimeData> mimeDataOf(const Stamp &stamp, const Level &from, const Catalogue &catalogue);
/// Reads data in cellsMimeType as a new level of the size of the copied rectangle. Cells of the rectangle that were not
/// copied are floor. std::nullopt if the data is not in this format.
std::optional<Level> levelOfCells(const QByteArray &cells, const Catalogue &catalogue);
/// Reads data in cellsMimeType as a stamp; std::nullopt if it is not in this format.
std::optional<Stamp> cellsOf(const QByteArray &cells, const Catalogue &catalogue);
