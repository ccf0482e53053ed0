#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QStringList>

/// Levels whose monsters do not react to the hero, for tests of the exact search.

/// The shipped catalogue with a gate, `|`, its plate, `_`, and a pit, `&`, which costs a hero of 30 hit points 12.
CataloguePtr clockworkCatalogue();

/// A level of these rows under that catalogue, a touch of whose monsters kills: `O` walk their rounds, `I` stay. Turn
/// by turn, in four directions, unless `rules` (JSON without its braces) say otherwise. One that cannot be played fails
/// the test run.
PlayableLevel clockworkLevel(const QStringList &rows, const QString &rules = {}, const QStringList &things = {});

/// A small one by chance, 3 x 3 to 6 x 5 cells, with rules by chance: walls, monsters, treasure, keys and doors, a
/// plate and its gate, pits, exits. Some are none after all, since a monster may face a door.
PlayableLevel clockworkByChance(Rng &rng);
