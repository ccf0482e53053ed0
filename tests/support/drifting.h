#pragma once

#include "tests/support/drawnworld.h"

/// The shipped catalogue with ground that moves on whoever comes to it, which no file can say: `=` as ice would, and
/// `n`, `e`, `s`, `w` as streams to these sides would; `d` is a door that opens to ice, `b` one to a stream to the
/// south.
CataloguePtr driftingCatalogue();

/// A level of rows in which these stand, and a game of it, as levelFrom() and gameOf().
Level driftingLevel(const QStringList &rows, const QString &rest = {});
Game driftingGame(const QStringList &rows, const QString &rest = {}, std::uint64_t seed = 1);
