#pragma once

#include "gamecore/level/level.h"

/// Levels drawn as rows of text in tests, both ways.

/// The folder of the data that is compiled in.
QString shippedData();
/// The shipped catalogue.
CataloguePtr shippedCatalogue();
/// A level of the default legend; it may be in error.
Level drawnLevel(const QStringList &rows);
/// The rows that its file would have.
QStringList rowsOf(const Level &level);
