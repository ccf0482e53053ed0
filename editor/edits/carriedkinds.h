#pragma once

#include "editor/edits/stamp.h"

#include <QHash>

#include <vector>

// The own kinds of copied cells, which are added to the level into which the cells are pasted.
// gamecore/level/levelkinds.h defines the keys that they get there.

/// Returns the records of `kinds` (Level::kinds) that the things need: their kinds, the kinds of carried items, and the
/// bases of all these.
QJsonObject kindsNeeded(const QJsonObject &kinds, const std::vector<Thing> &things);
/// Returns the part of `translations` (Level::translations) that belongs to these kinds.
QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds);

/// A stamp prepared for pasting into a level, with the kinds that the level needs for it.
struct SettledStamp {
    Stamp stamp;                ///< its things use the keys of the level
    LevelProperties properties; ///< those of the level, with the added kinds
    /// The own kinds of the stamp: key in the stamp -> key in the level.
    QHash<QString, QString> keys;
};
/// Prepares a stamp for pasting into a level. After the first time nothing is added, since the kinds are found again.
/// `catalogue` is the one in force in the level.
SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue);

/// An own kind that a stamp and a level define differently, under the same key or under keys that differ only in their
/// number (castellan, castellan_2).
struct DifferingKind {
    QString key;          ///< key of the stamp's kind in the stamp
    QString levelKey;     ///< key of the level's kind
    QString secondKey;    ///< key that the stamp's kind gets in the level when it is pasted
    bool isThere = false; ///< the level already has a kind with `secondKey`
};
/// Returns the differing kinds of a stamp and a level, sorted by key.
std::vector<DifferingKind> kindsThatDiffer(const Stamp &stamp, const Level &level, const Catalogue &catalogue);
/// Returns the level with its differing kinds replaced by those of the stamp. Things of second kinds become things of
/// the replaced ones.
Level withKindsOf(const Stamp &stamp, Level level, const Catalogue &catalogue);
