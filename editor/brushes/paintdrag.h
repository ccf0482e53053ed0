#pragma once

#include "editor/brushes/paint.h"

#include <QMimeData>

#include <memory>

/// Returns the drag data of a paint, for dragging it from the palette to the canvas. It contains only the key of the
/// terrain or kind.
std::unique_ptr<QMimeData> mimeDataOf(const Paint &paint, const Catalogue &catalogue);
/// Returns the paint in drag data. std::nullopt if there is none, or if the catalogue does not define it.
std::optional<Paint> paintOf(const QMimeData &data, const Catalogue &catalogue);
