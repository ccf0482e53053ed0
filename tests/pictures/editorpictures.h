#pragma once

#include "gamecore/data/ids.h"

#include <QStringList>

/// Writes the pictures of docs/editor.md into a folder: for each feature one that shows the same place before and
/// after, in English. Each is made with the real window and the real tools. `names`: these alone, unless there are
/// none. Returns the exit code.
int writeEditorPictures(const CataloguePtr &catalogue, const QString &folder, const QStringList &names);
/// What they are called: their files without `.png`.
QStringList editorPictureNames();
