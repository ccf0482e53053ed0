#pragma once

#include "editor/edits/stamp.h"

#include <QHash>

#include <vector>

// Own kinds that cells take along from one level into another; gamecore/level/levelkinds.h defines their new keys.

/// Returns the kinds of `kinds` that the things need, including the bases of these kinds.
QJsonObject kindsNeeded(const QJsonObject &kinds, const std::vector<Thing> &things);
/// Returns only the texts of these kinds.
QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds);

/// A stamp adapted to a level, with the kinds that it adds.
struct SettledStamp {
    Stamp stamp;                ///< its things use the kind keys of the level
    LevelProperties properties; ///< of the level, with the added kinds
    /// Own kinds that come along: key in the stamp to key in the level.
    QHash<QString, QString> keys;
};
/// Adapts a stamp to a level. Repeating this adds nothing, since the kinds are found again. `catalogue` is the one in
/// force in the level.
SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue);

/// An own kind that a stamp and a level define differently, under the same key or under keys that differ only in their
/// number (castellan, castellan_2).
struct DifferingKind {
    QString key;          ///< key of the stamp's kind in the stamp
    QString levelKey;     ///< key of the level's kind
    QString secondKey;    ///< key of the stamp's kind in the level
    bool isThere = false; ///< the level already has the second kind
};
/// Returns the differing kinds of a stamp and a level, sorted by key.
std::vector<DifferingKind> kindsThatDiffer(const Stamp &stamp, const Level &level, const Catalogue &catalogue);
/// Returns the level with the stamp's values of these kinds. Second kinds that the level already has are merged into
/// the first ones.
Level withKindsOf(const Stamp &stamp, Level level, const Catalogue &catalogue);
