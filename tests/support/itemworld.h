#pragma once

#include "tests/support/drawnworld.h"

/// Worlds for tests of items: `classic` unless `rest` says more, and monsters that only stand there.

/// A `rest` of a level file under `classic` with these rules, such as "\"item_use\": \"free\"", and these things.
QString classicWith(const QString &rules = {}, const QStringList &things = {});
/// A thing of a level file: an idle troll with 500 hit points. What is hurt by it and lives says so.
QString idleTroll(int x, int y);
/// A thing of a level file that lies on a cell.
QString lying(int x, int y, const QString &kind);

/// `width` x `height` cells of floor with the hero on `hero`.
QStringList hall(int width, int height, Point hero);

/// What the bag holds: "a dagger worn", "b healing_potion".
QStringList bagOf(const Game &game);
/// Whether the hero holds something under b.
bool isKept(const Game &game);
/// Hit points of an actor.
int hpOf(const Game &game, ActorId id);
/// Monsters that lost hit points since they stood there fresh, by id.
QList<int> wounded(const Game &game);
/// Refused, with that reason, and nothing at all has changed by it.
bool isRefusedFor(Game &game, const QString &command, const QString &reason);
