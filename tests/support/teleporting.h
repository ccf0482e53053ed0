#pragma once

#include "tests/support/drawnworld.h"

/// Returns the shipped catalogue with items that teleport their target to a random harmless cell, which files cannot
/// express: the healing potion (the hero) and the lightning scroll (the nearest monster).
CataloguePtr teleportingCatalogue();

/// Returns a level of rows that contains these items, like levelFrom().
Level teleportingLevel(const QStringList &rows, const QString &rest = {});
