#pragma once

#include "gamecore/level/level.h"

#include <QHash>

#include <functional>

// Transfer of a level's own kinds (Level::kinds) to another level. The clipboard, saved stamps and merges all use it.
//
// Afterwards every kind that is named has a record. An existing kind of the other level is reused if its record is the
// same, its base is equal, and no translated name contradicts it. Its key must be the same or differ only in the number
// (castellan, castellan_2). A kind whose key has another meaning there gets a new key, which later transfers find
// again.

/// The records of own kinds, as in the file, and the translations of their level.
struct KindRecords {
    QJsonObject kinds;
    QJsonObject translations;
};

/// Returns a key without the number of a second kind: castellan for castellan_2.
QString kindStemOf(const QString &key);

/// Returns the kinds in `keys` with the kinds they are based on.
QJsonObject kindsNamed(const QJsonObject &kinds, const QStringList &keys);

/// Returns the key in another level for each arriving kind. No two kinds get the same key. `isTaken`: true for keys
/// with another meaning there, besides its own kinds.
QHash<QString, QString> keysOfArrivals(const KindRecords &there, const KindRecords &come,
                                       const std::function<bool(const QString &key)> &isTaken);
/// Adds the arriving kinds with their translated names under the keys of keysOfArrivals(). Existing kinds stay as they
/// are, and only get names in languages in which they have none.
KindRecords withArrivals(KindRecords there, const KindRecords &come, const QHash<QString, QString> &keys);

/// Renames own kinds wherever the level refers to them: things, characters, bases, translations.
void renameKinds(Level &level, const QHash<QString, QString> &keys);
/// Returns every key of a kind or terrain that the level's things, characters and own kinds refer to.
QStringList keysNamedBy(const Level &level);
