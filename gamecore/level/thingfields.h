#pragma once

#include "gamecore/data/behavior.h"
#include "gamecore/data/field.h"
#include "gamecore/level/level.h"

#include <QHash>

struct Issue;

/// A value that a thing may have of its own, over what its kind says.
struct ThingField : Field {
    std::vector<KindCategory> categories; ///< which kinds have it
    std::vector<KindCategory> kinds = {}; ///< kinds that it takes, if it is a kind
};

/// Every such field, in the order in which forms show them.
const std::vector<ThingField> &thingFields();
/// Null if kinds of that category have no such field.
const ThingField *thingField(const QString &key, KindCategory category);

/// The keys that a thing could have instead of one that is none, the most alike first.
QStringList fieldsLike(const QString &key, const Thing &thing, KindCategory category);

/// Why a value cannot stand there, without a place; nothing if it can. Readers and forms ask the same. `catalogue` is
/// the one in force.
std::optional<Issue> issueOf(const ThingField &field, const QJsonValue &value, const Catalogue &catalogue);

/// The value of a thing's own, or what `fallback` says; values that are wrong count as absent.
int numberOf(const Thing &thing, QLatin1StringView key, int fallback);
QString wordOf(const Thing &thing, QLatin1StringView key, const QString &fallback = {});

/// What a monster does: its own value, or what its kind says.
Behavior behaviorOf(const Thing &monster, const Kind &kind);
/// Which way it faces at first; nothing: chance decides.
std::optional<Direction> facingOf(const Thing &monster);
/// Its hit points at the start.
int hitPointsOf(const Thing &monster, const Kind &kind);
/// Its power.
int powerOf(const Thing &monster, const Kind &kind);
/// What it carries until it dies; nothing for all that are no monsters, and for what cannot be carried.
std::optional<KindId> carriedBy(const Thing &monster, const Catalogue &catalogue);

// Kinds that a thing names: its own, and a monster's also what it carries.

/// Its own kind first; those of its values as they are spelled, known or not.
QStringList kindsNamedBy(const Thing &thing);
/// Changes values that name the kind `from` to `to`; an empty `to` removes them. Its own kind stays.
void changeReferences(Thing &thing, const QString &from, const QString &to);
/// As changeReferences(), and changes its own kind too.
void changeKind(Thing &thing, const QString &from, const QString &to);
/// Gives all kinds that a thing names the keys that `keys` has for them, all at once.
void changeKinds(Thing &thing, const QHash<QString, QString> &keys);
