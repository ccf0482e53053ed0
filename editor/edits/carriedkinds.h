#pragma once

#include "editor/edits/stamp.h"

#include <QHash>

#include <vector>

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

/// An own kind that a stamp and a level have with different values: under one key, or under keys that differ in their
/// number alone (castellan, castellan_2).
struct DifferingKind {
    QString key;          ///< of the stamp's kind, in the stamp
    QString levelKey;     ///< of the level's kind
    QString secondKey;    ///< of the stamp's kind, in the level
    bool isThere = false; ///< the level has the second one already
};
/// Returns the differing kinds of a stamp and a level, sorted by key.
std::vector<DifferingKind> kindsThatDiffer(const Stamp &stamp, const Level &level, const Catalogue &catalogue);
/// Returns the level with the stamp's values of these kinds. Second kinds that are there already become one with them.
Level withKindsOf(const Stamp &stamp, Level level, const Catalogue &catalogue);
