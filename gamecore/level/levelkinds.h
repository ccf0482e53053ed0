#pragma once

#include "gamecore/level/level.h"

#include <QHash>

#include <functional>

// Transfer of a level's own kinds (Level::kinds) to another level. The clipboard, saved stamps and merges all use it.
// In the functions below, `there` has the kinds of the receiving level, and `come` those that arrive.
//
// Afterwards the receiving level has a record for each kind that the transferred things refer to. A kind of its own is
// reused if its record is the same, its base is equal, and no translated name contradicts it. Its key must be the same
// or differ only in the number (castellan, castellan_2). An arriving kind whose key has another meaning there gets a
// new key. A later transfer of that kind uses the same key.

/// Own kinds of a level: Level::kinds and LevelProperties::translations, or parts of them.
struct KindRecords {
    QJsonObject kinds;
    QJsonObject translations;
};

/// Returns a key without its number: castellan for castellan_2 and for castellan.
QString kindStemOf(const QString &key);

/// Returns the part of `kinds` (Level::kinds) with these keys, and with the own kinds that they are based on.
QJsonObject kindsNamed(const QJsonObject &kinds, const QStringList &keys);

/// Returns the key in the receiving level for each arriving kind. No two kinds get the same key. `isTaken` returns true
/// for keys that mean something in the receiving level besides its own kinds, such as those of shipped kinds.
QHash<QString, QString> keysOfArrivals(const KindRecords &there, const KindRecords &come,
                                       const std::function<bool(const QString &key)> &isTaken);
/// Returns `there` with the arriving kinds and their translated names under the keys of keysOfArrivals(). Existing
/// kinds do not change, and only get names in languages in which they have none.
KindRecords withArrivals(KindRecords there, const KindRecords &come, const QHash<QString, QString> &keys);

/// Renames own kinds and all references to them: things, legend, bases, translations. `keys`: old key -> new key.
void renameKinds(Level &level, const QHash<QString, QString> &keys);
/// Returns, sorted, every key of a kind or terrain to which the level's things, legend and own kinds refer.
QStringList keysNamedBy(const Level &level);
