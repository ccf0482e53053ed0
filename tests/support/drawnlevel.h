#pragma once

#include "gamecore/level/level.h"

/// Conversion between levels and rows of text.

/// Returns the folder of the built-in data.
QString shippedData();
CataloguePtr shippedCatalogue();
/// Returns a level in the default legend; it may contain errors.
Level drawnLevel(const QStringList &rows);
/// Returns the rows as the level's file would have them.
QStringList rowsOf(const Level &level);
