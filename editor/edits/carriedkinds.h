#pragma once

#include "editor/edits/stamp.h"

#include <QHash>

// Own kinds that cells take along from one level into another; gamecore/level/levelkinds.h says under which keys.

/// The kinds of `kinds` that things need, with those that they are made from.
QJsonObject kindsNeeded(const QJsonObject &kinds, const std::vector<Thing> &things);
/// The texts of these kinds alone.
QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds);

/// A stamp as it comes into a level, with the kinds that come with it.
struct SettledStamp {
    Stamp stamp;                ///< its things name kinds as they will be called there
    LevelProperties properties; ///< of the level, with the kinds that it lacks
    /// The own kinds that come along: their keys in the stamp, and in the level.
    QHash<QString, QString> keys;
};
/// The same stamp again changes nothing: its kinds are there then, and are found again. `catalogue` is the one in force
/// in the level.
SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue);

/// The own kinds of a level that a stamp has otherwise, so that they would come under a second key; sorted.
QStringList kindsThatDiffer(const Stamp &stamp, const Level &level, const Catalogue &catalogue);
/// The level with these kinds as they are in the stamp. Second ones that are there already become one with them.
Level withKindsOf(const Stamp &stamp, Level level, const Catalogue &catalogue);
