#pragma once

#include "editor/edits/kindreferences.h"
#include "gamecore/level/level.h"

// A level's own kinds: records in Level::kinds, each with a base and its differences from the base
// (docs/level-format.md).

/// An own kind of a level, as edited in a form.
struct OwnKind {
    KindCategory category = KindCategory::Monster;
    QString key;
    QJsonObject record; ///< as in the file: `base` and the differences

    QString base() const { return record.value(QLatin1StringView("base")).toString(); }
    friend bool operator==(const OwnKind &, const OwnKind &) = default;
};

/// Returns an own kind of the level; std::nullopt if there is no such kind.
std::optional<OwnKind> ownKind(const Level &level, const QString &key);
/// Returns a new kind equal to its base, with an unused key. std::nullopt for the start and for unknown kinds.
std::optional<OwnKind> newKindFrom(const Level &level, const Catalogue &catalogue, const QString &base);
/// Makes a key of letters, digits and underscores from a name. The key is unused or equal to `ownKey`.
QString keyFromName(const QString &name, const Catalogue &catalogue, const QString &ownKey = {});

/// Returns the issues that the reader would find with this kind in the level, and with kinds derived from it.
/// `replacedKey` is the key of the kind that it replaces; empty if it is new. `base` is the shipped catalogue.
IssueList issuesOf(const OwnKind &kind, const QString &replacedKey, const Level &level, const Catalogue &base);

/// Properties and cells that change together.
struct KindChange {
    LevelProperties properties;
    LevelChange cells;
};
/// Adds an own kind to the level, or replaces another one. If the key changes, things, carried items, characters and
/// derived kinds are updated.
KindChange changeByOwnKind(const Level &level, const OwnKind &kind, const QString &replacedKey);
/// Removes an own kind with its characters. Things of this kind, including carried ones, become things of its base or
/// are removed. Derived kinds get its base and keep their values.
KindChange changeByRemovingKind(const Level &level, const QString &key, bool keepsThings);
