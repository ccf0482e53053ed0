#pragma once

#include "tests/support/drawnworld.h"

/// Returns the shipped catalogue with terrain that moves every actor on it, which files cannot express: `=` is ice;
/// `n`, `e`, `s`, `w` are streams in these directions; `d` is a door that opens to ice, `b` one that opens to a stream
/// to the south.
CataloguePtr driftingCatalogue();

/// Return a level whose rows use this terrain, and a game of it, like levelFrom() and gameOf().
Level driftingLevel(const QStringList &rows, const QString &rest = {});
Game driftingGame(const QStringList &rows, const QString &rest = {}, std::uint64_t seed = 1);
