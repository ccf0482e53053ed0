#pragma once

#include "gamecore/data/ids.h"

#include <QStringList>

/// Plays the opening of a level and writes a picture of the window. An empty `level` means the first shipped one.
/// Prints the picture's path. Returns the exit code.
int writeDemoPicture(const CataloguePtr &catalogue, const QString &picture, const QString &level);

/// Writes pictures of the README and the manual into a folder, in English and German. `names` limits them to pictures
/// of these names; an empty list means all. Returns the exit code.
int writePictures(const CataloguePtr &catalogue, const QString &folder, const QStringList &names);
