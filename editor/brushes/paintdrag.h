#pragma once

#include "editor/brushes/paint.h"

#include <QMimeData>

#include <memory>

/// Returns the drag data of a paint, for dragging it from the palette to the canvas. The data contains only the key of
/// the terrain or kind.
std::unique_ptr<QMimeData> mimeDataOf(const Paint &paint, const Catalogue &catalogue);
/// Returns the paint in drag data. std::nullopt if the data contains no paint, or if the catalogue does not define its
/// terrain or kind.
std::optional<Paint> paintOf(const QMimeData &data, const Catalogue &catalogue);
