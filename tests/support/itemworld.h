#pragma once

#include "tests/support/drawnworld.h"

/// Worlds for tests of items: `classic` unless `rest` says more; the monsters are idle.

/// Returns a `rest` of a level file under `classic` with these rules, such as "\"item_use\": \"free\"", and these
/// things.
QString classicWith(const QString &rules = {}, const QStringList &things = {});
/// Returns a thing of a level file: an idle troll with 500 hit points, which survives every attack so that its damage
/// can be read.
QString idleTroll(int x, int y);
/// Returns an item of a level file that lies on a cell.
QString lying(int x, int y, const QString &kind);

/// Returns `width` x `height` cells of floor with the hero on `hero`.
QStringList hall(int width, int height, Point hero);

/// Returns the items of the bag: "a dagger worn", "b healing_potion".
QStringList bagOf(const Game &game);
/// True if the hero has an item with the letter b.
bool isKept(const Game &game);
/// Returns the hit points of an actor.
int hpOf(const Game &game, ActorId id);
/// Returns the IDs of all monsters that are not at full hit points, sorted.
QList<int> wounded(const Game &game);
/// True if the command is refused with that reason and changes nothing at all.
bool isRefusedFor(Game &game, const QString &command, const QString &reason);
