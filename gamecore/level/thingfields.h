#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/data/field.h"
#include "gamecore/level/level.h"

#include <QHash>

struct Issue;

/// A value that a thing may set itself, overriding its kind.
struct ThingField : Field {
    std::vector<KindCategory> categories; ///< categories of kinds with this field
    std::vector<KindCategory> kinds = {}; ///< categories of its values, if they are kinds
};

/// Returns all fields, in the order in which forms show them.
const std::vector<ThingField> &thingFields();
/// Returns a field, or null if kinds of that category do not have it.
const ThingField *thingField(const QString &key, KindCategory category);

/// Returns the valid keys that resemble an invalid one, most similar first.
QStringList fieldsLike(const QString &key, const Thing &thing, KindCategory category);

/// Returns why a value is invalid, without a place, or std::nullopt. Shared by readers and forms. `catalogue` is the
/// one in force.
std::optional<Issue> issueOf(const ThingField &field, const QJsonValue &value, const Catalogue &catalogue);

/// Return the thing's own value, or `fallback` if it is missing or invalid.
int numberOf(const Thing &thing, QLatin1StringView key, int fallback);
QString wordOf(const Thing &thing, QLatin1StringView key, const QString &fallback = {});

/// Returns a monster's own behavior, or its kind's.
Behavior behaviorOf(const Thing &monster, const Kind &kind);
/// Returns a monster's initial facing, or std::nullopt if it is random.
std::optional<Direction> facingOf(const Thing &monster);
/// Returns a monster's initial hit points.
int hitPointsOf(const Thing &monster, const Kind &kind);
int powerOf(const Thing &monster, const Kind &kind);
/// Returns the item that a monster carries until it dies. std::nullopt if it carries none, for other things, and for
/// kinds that cannot be carried.
std::optional<KindId> carriedBy(const Thing &monster, const Catalogue &catalogue);

// References of a thing to kinds: its own kind, and the item that a monster carries.

/// Returns all references as spelled, known or not; its own kind first.
QStringList kindsNamedBy(const Thing &thing);
/// Replaces references to `from` in the thing's values by `to`; an empty `to` removes them. Its own kind does not
/// change.
void changeReferences(Thing &thing, const QString &from, const QString &to);
/// Does the same as changeReferences(), and also changes the thing's own kind.
void changeKind(Thing &thing, const QString &from, const QString &to);
/// Replaces all references found in `keys`, all at once.
void changeKinds(Thing &thing, const QHash<QString, QString> &keys);
