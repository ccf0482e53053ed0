#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/data/field.h"
#include "gamecore/level/level.h"

#include <QHash>

struct Issue;

/// A value that a thing may set itself, overriding its kind.
struct ThingField : Field {
    std::vector<KindCategory> categories; ///< categories of kinds with this field
    std::vector<KindCategory> kinds = {}; ///< for Type::Kind: categories of the kinds that it may name
};

/// Returns all fields, in the order in which forms show them.
const std::vector<ThingField> &thingFields();
/// Returns the field of a key; null if things of that category have none.
const ThingField *thingField(const QString &key, KindCategory category);

/// Returns the keys that resemble an invalid one, most similar first: of fields that things of that category may have
/// and this one lacks.
QStringList fieldsLike(const QString &key, const Thing &thing, KindCategory category);

/// Returns why a value is invalid, as an issue without a position; std::nullopt if it is valid. Shared by readers and
/// forms. `catalogue` is the one in force.
std::optional<Issue> issueOf(const ThingField &field, const QJsonValue &value, const Catalogue &catalogue);

/// Return the thing's own value, or `fallback` if it is missing or of another type. The value may be out of range.
int numberOf(const Thing &thing, QLatin1StringView key, int fallback);
QString wordOf(const Thing &thing, QLatin1StringView key, const QString &fallback = {});

/// Returns a monster's own behavior, or that of its kind if it is missing or invalid.
Behavior behaviorOf(const Thing &monster, const Kind &kind);
/// Returns a monster's initial facing; std::nullopt if it is random.
std::optional<Direction> facingOf(const Thing &monster);
/// Return a monster's own initial hit points or power, or those of its kind if they are missing or invalid.
int hitPointsOf(const Thing &monster, const Kind &kind);
int powerOf(const Thing &monster, const Kind &kind);
/// Returns the item that a monster carries until it dies. std::nullopt if it carries none, for other things, and for
/// kinds that cannot be carried.
std::optional<KindId> carriedBy(const Thing &monster, const Catalogue &catalogue);

// References of a thing to kinds: its own kind, and the item that a monster carries.

/// Returns all references as spelled, whether the kinds exist or not; its own kind first.
QStringList kindsNamedBy(const Thing &thing);
/// Replaces references to `from` in the thing's values by `to`; an empty `to` removes them. Its own kind does not
/// change.
void changeReferences(Thing &thing, const QString &from, const QString &to);
/// Does the same as changeReferences(), and also changes the thing's own kind.
void changeKind(Thing &thing, const QString &from, const QString &to);
/// Replaces all references, also the thing's own kind, by their values in `keys` (old key -> new key), all at once.
void changeKinds(Thing &thing, const QHash<QString, QString> &keys);
