#pragma once

#include "editor/art/tileset.h"
#include "gamecore/data/ids.h"

#include <QImage>

class QUndoCommand;

/// Returns a small picture of the changes of an undo step, of at most `most` device pixels. It shows the cells after
/// the step, and removed things in pale colors, crossed out unless they were moved. For steps that change no cells it
/// returns an icon of color `color`. Share one tileset among many pictures.
QImage stepPicture(const QUndoCommand &step, const Catalogue &catalogue, const Tileset &tileset, QSize most);
