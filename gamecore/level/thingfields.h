#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/data/field.h"
#include "gamecore/level/level.h"

#include <QHash>

struct Issue;

/// A value that a thing may set itself, overriding its kind.
struct ThingField : Field {
    std::vector<KindCategory> categories; ///< categories of kinds with this field
    std::vector<KindCategory> kinds = {}; ///< for Type::Kind: categories of kinds that are allowed as value
};

/// Returns all fields, in the order in which forms show them.
const std::vector<ThingField> &thingFields();
/// Returns the field with a key; null if things of the category do not have it.
const ThingField *thingField(const QString &key, KindCategory category);

/// Returns suggestions for an unknown key: keys of fields that things of the category may have and `thing` does not
/// have yet, most similar first.
QStringList fieldsLike(const QString &key, const Thing &thing, KindCategory category);

/// Returns why a value is invalid, as an issue without a position; std::nullopt if it is valid. Shared by readers and
/// forms. `catalogue` is the one in force.
std::optional<Issue> issueOf(const ThingField &field, const QJsonValue &value, const Catalogue &catalogue);

/// Return the thing's own value for a key; `fallback` if the value is missing or of another type. The value may be out
/// of range.
int numberOf(const Thing &thing, QLatin1StringView key, int fallback);
QString wordOf(const Thing &thing, QLatin1StringView key, const QString &fallback = {});

/// Returns a monster's own behavior; the behavior of its kind if the own one is missing or invalid.
Behavior behaviorOf(const Thing &monster, const Kind &kind);
/// Returns a monster's initial facing; std::nullopt if it is random.
std::optional<Direction> facingOf(const Thing &monster);
/// Return a monster's own initial hit points or power; those of its kind if the own ones are missing or invalid.
int hitPointsOf(const Thing &monster, const Kind &kind);
int powerOf(const Thing &monster, const Kind &kind);
/// Returns the kind of the item or treasure that a monster carries until it dies. std::nullopt if the monster carries
/// nothing or a kind that cannot be carried, and if the thing is not a monster.
std::optional<KindId> carriedBy(const Thing &monster, const Catalogue &catalogue);

// References of a thing to kinds: its own kind, and the item or treasure that a monster carries.

/// Returns all references as spelled, whether the kinds exist or not. The thing's own kind comes first.
QStringList kindsNamedBy(const Thing &thing);
/// Replaces references to `from` in the thing's values by `to`; an empty `to` removes the references. The thing's own
/// kind does not change.
void changeReferences(Thing &thing, const QString &from, const QString &to);
/// Does the same as changeReferences(), and also replaces the thing's own kind if that is `from`.
void changeKind(Thing &thing, const QString &from, const QString &to);
/// Replaces all references, also the thing's own kind, by their values in `keys` (old key -> new key), all at once.
void changeKinds(Thing &thing, const QHash<QString, QString> &keys);
