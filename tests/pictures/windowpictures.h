#pragma once

#include "gamecore/data/ids.h"

#include <QStringList>

/// Plays the opening of a level and writes a picture of the window; an empty `level` is the first shipped one. Prints
/// the picture's path. Returns the exit code.
int writeDemoPicture(const CataloguePtr &catalogue, const QString &picture, const QString &level);

/// Writes pictures of the README and the manual into a folder, in English and German: those of these names, or all if
/// there are no names. Returns the exit code.
int writePictures(const CataloguePtr &catalogue, const QString &folder, const QStringList &names);
