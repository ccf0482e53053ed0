#pragma once

#include "editor/edits/kindreferences.h"
#include "gamecore/level/level.h"

// Kinds that a level brings itself: records in Level::kinds, each with a base and what differs from it
// (docs/level-format.md).

/// A kind of the level's own, as a form edits it.
struct OwnKind {
    KindCategory category = KindCategory::Monster;
    QString key;
    QJsonObject record; ///< as in the file: `base` and what differs

    QString base() const { return record.value(QLatin1StringView("base")).toString(); }
    friend bool operator==(const OwnKind &, const OwnKind &) = default;
};

/// Nothing if the level has no such kind of its own.
std::optional<OwnKind> ownKind(const Level &level, const QString &key);
/// A new one that is as its base is, with a key that nothing else has. Nothing for the start and for kinds
/// that nobody knows.
std::optional<OwnKind> newKindFrom(const Level &level, const Catalogue &catalogue, const QString &base);
/// A key of letters, digits and underscores made from a name; one that nothing else has, but for `ownKey`.
QString keyFromName(const QString &name, const Catalogue &catalogue, const QString &ownKey = {});

/// Issues that the reader finds with a kind as it would stand in the level, and with others that are made from it.
/// `replacedKey`: the key of the kind that it takes the place of; empty: it is new. `base` is the shipped catalogue.
IssueList issuesOf(const OwnKind &kind, const QString &replacedKey, const Level &level, const Catalogue &base);

/// Properties and cells that change together.
struct KindChange {
    LevelProperties properties;
    LevelChange cells;
};
/// Puts a kind into the level, or in the place of another one of its own; under another key things, what is carried,
/// characters and kinds made from it follow.
KindChange changeByOwnKind(const Level &level, const OwnKind &kind, const QString &replacedKey);
/// Takes a kind of its own away, its characters too. Its things, also those that monsters carry, become things of its
/// base, or go. Kinds made from it
/// are made from its base then, and stay as they are.
KindChange changeByRemovingKind(const Level &level, const QString &key, bool keepsThings);
