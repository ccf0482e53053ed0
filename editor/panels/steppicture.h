#pragma once

#include "editor/art/tileset.h"
#include "gamecore/data/ids.h"

#include <QImage>

class QUndoCommand;

/// Returns a small picture of the changes that an undo step makes. `most` is its largest size in device pixels. It
/// shows the cells after the step, and removed things in pale colors, crossed out unless they were moved. If the step
/// changes no cells, or resizes, flips or turns the level, the picture is an icon. Pass the same tileset for many
/// pictures, since a tileset caches images.
QImage stepPicture(const QUndoCommand &step, const Catalogue &catalogue, const Tileset &tileset, QSize most);
