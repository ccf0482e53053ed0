#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QStringList>

/// Levels whose monsters do not react to the hero, for tests of the exact search.

/// Returns the shipped catalogue with a gate, `|`, its plate, `_`, and a pit, `&`, which costs a hero with 30 hit
/// points 12 of them.
CataloguePtr clockworkCatalogue();

/// Returns a level with these rows under that catalogue. Touching a monster kills: `O` patrols, `I` stays. The game is
/// turn-based in four directions unless `rules` (JSON without its braces) says otherwise. An unplayable level fails the
/// test run.
PlayableLevel clockworkLevel(const QStringList &rows, const QString &rules = {}, const QStringList &things = {});

/// Returns a small random level, 3 x 3 to 6 x 5 cells, with random rules: walls, monsters, treasure, keys and doors, a
/// plate and its gate, pits, exits. In some of them a monster does react to the hero, since it may face a door.
PlayableLevel clockworkByChance(Rng &rng);
