#pragma once

#include "gamecore/data/ids.h"

#include <QStringList>

/// Writes the pictures of docs/editor.md into a folder, in English: for each feature, one picture of the same place
/// before and after. They are made with the real window and the real tools. `names` limits them to pictures of these
/// names; an empty list means all. Returns the exit code.
int writeEditorPictures(const CataloguePtr &catalogue, const QString &folder, const QStringList &names);
/// Returns the names of all pictures: their file names without `.png`.
QStringList editorPictureNames();
