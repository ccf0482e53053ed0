#pragma once

#include "gamecore/level/level.h"

#include <QHash>

#include <functional>

// A level's own kinds (Level::kinds) on their way into another level. All ways lead through here: the clipboard, kept
// stamps and merges.
//
// After any of them, every kind that is named has a record. A kind that the other level has already is reused: the same
// record, made from an equal base, without a name that says something else in some language. It has the same key or
// differs from it in its number alone (castellan, castellan_2). A kind whose key means something else gets one new key,
// which is found again the next time.

/// The records of own kinds, as in the file, and the translations of a level that has them.
struct KindRecords {
    QJsonObject kinds;
    QJsonObject translations;
};

/// Returns a key without the number of a second kind: castellan for castellan_2.
QString kindStemOf(const QString &key);

/// The kinds that `keys` name, with those that they are made from.
QJsonObject kindsNamed(const QJsonObject &kinds, const QStringList &keys);

/// Finds a key in another level for each of the kinds that come. Two kinds never get the same key. `isTaken`: true for
/// keys that mean something else there, beside those of its own kinds.
QHash<QString, QString> keysOfArrivals(const KindRecords &there, const KindRecords &come,
                                       const std::function<bool(const QString &key)> &isTaken);
/// Adds the kinds that come under their keys of keysOfArrivals(), with their names in other languages. Kinds that are
/// there stay as they are; they get names in languages in which they have none.
KindRecords withArrivals(KindRecords there, const KindRecords &come, const QHash<QString, QString> &keys);

/// Gives own kinds other keys, wherever the level names them: things, characters, bases, translations.
void renameKinds(Level &level, const QHash<QString, QString> &keys);
/// Every key of a kind or terrain that things, characters and own kinds of a level name.
QStringList keysNamedBy(const Level &level);
