#pragma once

#include "gamecore/data/ids.h"

#include <QString>

/// Plays the opening of a level and writes a picture of the window; an empty `level` is the first shipped one. Prints
/// the picture's path. Returns the exit code.
int writeDemoPicture(const CataloguePtr &catalogue, const QString &picture, const QString &level);

/// Writes every picture of the README and the manual into a folder, in English and German. Returns the exit code.
int writePictures(const CataloguePtr &catalogue, const QString &folder);
