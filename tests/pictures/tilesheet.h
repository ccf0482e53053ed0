#pragma once

#include "gamecore/data/ids.h"

#include <QString>

/// Writes sheets of all tiles into a folder, to look at after a tile has changed: `sheet_KEY.png` with a sample of
/// ground and walls of each tileset in all sizes, `sheet_sets.png` with all tilesets side by side, and
/// `sheet_figures.png` with all monsters, items, treasure and marks. Prints the paths of the pictures. Returns the exit
/// code.
int writeTileSheets(const CataloguePtr &catalogue, const QString &folder);
