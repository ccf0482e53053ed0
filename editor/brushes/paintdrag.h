#pragma once

#include "editor/brushes/paint.h"

#include <QMimeData>

#include <memory>

/// Creates the drag data of a paint, from the palette to the canvas: the key of its terrain or kind.
std::unique_ptr<QMimeData> mimeDataOf(const Paint &paint, const Catalogue &catalogue);
/// Returns the paint in drag data. std::nullopt if there is none, or if the catalogue does not know it.
std::optional<Paint> paintOf(const QMimeData &data, const Catalogue &catalogue);
