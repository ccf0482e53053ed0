#pragma once

#include "gamecore/level/level.h"

#include <QHash>

#include <functional>

// Transfer of a level's own kinds (Level::kinds) to another level. The clipboard, saved stamps and merges all use it.
// In the functions below, `there` has the own kinds of the receiving level, and `come` the arriving kinds.
//
// After a transfer, the receiving level has a record for each own kind to which the transferred things refer. An own
// kind of the receiving level is reused if it equals the arriving kind: the records are the same, the bases are equal,
// and no translated names differ. The two keys must be the same or differ only in their number (castellan,
// castellan_2). An arriving kind whose key means something else in the receiving level gets a new key. Later transfers
// of the same kind use the same new key.

/// Own kinds of a level: Level::kinds and LevelProperties::translations, or parts of them.
struct KindRecords {
    QJsonObject kinds;
    QJsonObject translations;
};

/// Returns a key without its number: castellan for castellan_2 and for castellan.
QString kindStemOf(const QString &key);

/// Returns the part of `kinds` (Level::kinds) that has the kinds with these keys and the own kinds on which they are
/// based.
QJsonObject kindsNamed(const QJsonObject &kinds, const QStringList &keys);

/// Returns a key for each arriving kind: old key -> key in the receiving level. No two kinds get the same key.
/// `isTaken` returns true for keys that have a meaning in the receiving level other than one of its own kinds, such as
/// keys of shipped kinds.
QHash<QString, QString> keysOfArrivals(const KindRecords &there, const KindRecords &come,
                                       const std::function<bool(const QString &key)> &isTaken);
/// Returns `there` with the arriving kinds and their translated names under the keys of keysOfArrivals(). Existing
/// kinds do not change, except that they get translated names in languages in which they have none.
KindRecords withArrivals(KindRecords there, const KindRecords &come, const QHash<QString, QString> &keys);

/// Renames own kinds, and changes all references to them: in things, legend, bases and translations. `keys`: old key ->
/// new key.
void renameKinds(Level &level, const QHash<QString, QString> &keys);
/// Returns all keys of kinds and terrain to which the level's things, legend and own kinds refer, sorted.
QStringList keysNamedBy(const Level &level);
