#pragma once

#include "editor/art/tileset.h"
#include "gamecore/data/ids.h"

#include <QImage>

class QUndoCommand;

/// A small picture of what an undo step changed, of at most `most` device pixels: the cells as it left them, and pale
/// what went, crossed out unless it was moved. For steps that change no cells an icon; `color` is that of icons. The
/// tileset should serve many pictures.
QImage stepPicture(const QUndoCommand &step, const Catalogue &catalogue, const Tileset &tileset, QSize most);
