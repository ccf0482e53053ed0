#pragma once

#include "editor/edits/stamp.h"

#include <QHash>

#include <vector>

// Own kinds that come with copied cells. Pasting the cells into another level adds these kinds to that level.
// gamecore/level/levelkinds.h defines the keys that the added kinds get.

/// Returns the records of `kinds` (Level::kinds) that `things` need: the kinds of the things and of carried items, and
/// the bases of these kinds.
QJsonObject kindsNeeded(const QJsonObject &kinds, const std::vector<Thing> &things);
/// Returns the part of `translations` (Level::translations) that belongs to these kinds.
QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds);

/// A stamp prepared for pasting into a level, with the kinds that must be added to the level.
struct SettledStamp {
    Stamp stamp;                ///< the kinds of its things are keys of the level
    LevelProperties properties; ///< properties of the level, with the added kinds
    /// Keys of the stamp's own kinds: key in the stamp -> key in the level.
    QHash<QString, QString> keys;
};
/// Prepares a stamp for pasting into a level. Pasting the same stamp again adds no kinds, since the level already has
/// them. `catalogue` is the one in force in the level.
SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue);

/// An own kind that a stamp and a level define differently. Both use the same key, or keys that differ only in their
/// number (castellan, castellan_2).
struct DifferingKind {
    QString key;          ///< key of the kind in the stamp
    QString levelKey;     ///< key of the kind in the level
    QString secondKey;    ///< key under which pasting adds the stamp's kind to the level
    bool isThere = false; ///< the level already has a kind with the key `secondKey`
};
/// Returns the differing kinds of a stamp and a level, sorted by key.
std::vector<DifferingKind> kindsThatDiffer(const Stamp &stamp, const Level &level, const Catalogue &catalogue);
/// Returns the level with each differing kind replaced by the stamp's definition, under DifferingKind::levelKey. Things
/// of the kind DifferingKind::secondKey become things of the kind DifferingKind::levelKey.
Level withKindsOf(const Stamp &stamp, Level level, const Catalogue &catalogue);
