#pragma once

#include "editor/edits/levelchange.h"
#include "editor/edits/valuespec.h"

// A level's own kinds: records in Level::kinds, each with a base and its differences from the base
// (docs/level-format.md).

/// An own kind of a level while it is edited in a form.
struct OwnKind {
    KindCategory category = KindCategory::Monster;
    QString key;
    QJsonObject record; ///< as in the file: `base` and the values that differ from the base

    QString base() const { return record.value(QLatin1StringView("base")).toString(); }
    friend bool operator==(const OwnKind &, const OwnKind &) = default;
};

/// Returns an own kind of the level; std::nullopt if there is no such kind.
std::optional<OwnKind> ownKind(const Level &level, const QString &key);
/// Returns a new kind equal to its base, with an unused key; it is not yet in the level. std::nullopt for the start and
/// for a kind that the catalogue does not define.
std::optional<OwnKind> newKindFrom(const Level &level, const Catalogue &catalogue, const QString &base);
/// Returns a key for a kind with this name, made of the letters a to z, digits and underscores. The catalogue does not
/// define the key yet, unless the key is `ownKey`, the present key of the kind.
QString keyFromName(const QString &name, const Catalogue &catalogue, const QString &ownKey = {});

/// Returns the issues that the reader would find in `kind`. If there are none, returns the new issues that `kind` would
/// cause in other kinds, such as kinds derived from it; an empty list if it would cause none. `replacedKey` is the key
/// of the level's kind that `kind` replaces; empty if `kind` is new. `base` is the shipped catalogue.
IssueList issuesOf(const OwnKind &kind, const QString &replacedKey, const Level &level, const Catalogue &base);

/// A change of both the properties and the cells of a level.
struct KindChange {
    LevelProperties properties; ///< all properties of the level after the change
    LevelChange cells;
};
/// Returns the change that adds an own kind to the level. If `replacedKey` is not empty, `kind` replaces the own kind
/// with that key. If the key changes, everything that refers to it is updated: things, carried items, legend,
/// translations and derived kinds.
KindChange changeByOwnKind(const Level &level, const OwnKind &kind, const QString &replacedKey);
/// Returns the change that removes an own kind with its translations and its characters in the legend. Things of this
/// kind, including carried ones, become things of its base if `keepsThings`; they are removed if not. Kinds derived
/// from the removed kind get its base as their base and keep their values. Changes nothing if there is no such own
/// kind.
KindChange changeByRemovingKind(const Level &level, const QString &key, bool keepsThings);

// The fields of kinds, in the format of records.

/// Returns the fields of a kind's record that hold a single value, in form order: name, character, color, then numbers
/// and choices. For items, this includes `target`, `range` and `radius`, which records hold in `targeting`.
std::vector<ValueSpec> kindFields(KindCategory category);

/// Returns the own value of a field in the record of an own kind; undefined if the kind takes the value of its base. A
/// record contains `targeting` completely or not at all, so a field of `targeting` counts as own only if its value
/// differs from that of the base.
QJsonValue kindValue(const QJsonObject &record, const QString &field, const Kind &base);
/// Sets the own value of a field, or removes it if `value` is undefined.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base);
/// Returns the value of a field of a kind, in the format of records; undefined if kinds of its category do not have the
/// field. Fields of `targeting` are never undefined.
QJsonValue valueOfKind(const Kind &kind, const QString &field);

/// Returns the effects of an item in the format of records; empty if it has none.
QJsonArray effectsOf(const Kind &kind);

// References to kinds by the things of a level: the kind of a thing, and kinds in the values of a thing, such as a
// carried item.

/// Returns how often the things of a level refer to a kind.
int countOfKind(const Level &level, const QString &key);
/// Returns the change that replaces all references to the kind `from` with references to `to`.
LevelChange changeByRenamingKind(const Level &level, const QString &from, const QString &to);
/// Returns the change that removes all things of a kind, including items that monsters carry.
LevelChange changeByRemovingThingsOfKind(const Level &level, const QString &key);
