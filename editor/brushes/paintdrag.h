#pragma once

#include "editor/brushes/paint.h"

#include <QMimeData>

#include <memory>

/// A paint on its way from the palette to the canvas: the key of its terrain or kind.
std::unique_ptr<QMimeData> mimeDataOf(const Paint &paint, const Catalogue &catalogue);
/// Nothing if it is no paint, or one that the catalogue does not know.
std::optional<Paint> paintOf(const QMimeData &data, const Catalogue &catalogue);
