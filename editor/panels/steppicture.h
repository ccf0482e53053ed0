#pragma once

#include "editor/art/tileset.h"
#include "gamecore/data/ids.h"

#include <QImage>

class QUndoCommand;

/// Returns a small picture of the changes of an undo step, of at most `most` device pixels. It shows the cells after
/// the step, and removed things in pale colors, crossed out unless they were moved. If the step changes no cells, or
/// resizes, flips or turns the level, the picture is an icon. Use one tileset for many pictures, since it caches
/// images.
QImage stepPicture(const QUndoCommand &step, const Catalogue &catalogue, const Tileset &tileset, QSize most);
