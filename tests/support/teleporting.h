#pragma once

#include "tests/support/drawnworld.h"

/// The shipped catalogue with items that put whom they reach on any ground that hurts nobody, which no file can say:
/// the healing potion (the hero) and the lightning scroll (the nearest monster).
CataloguePtr teleportingCatalogue();

/// A level of rows in which these lie, as levelFrom().
Level teleportingLevel(const QStringList &rows, const QString &rest = {});
