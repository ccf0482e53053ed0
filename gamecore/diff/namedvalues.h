#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

// The values of a level besides cells and things, with names, for comparing and merging one by one.

/// The keys that lead to a value: {"rules", "moves"}, {"kinds", "monsters", "rat", "hp"}. The first key determines how
/// many may follow; objects at greater depth are single values. Keys that the level format does not define are below
/// "unknown". "characters" is DrawnCharacters::preferred.
using ValueName = QStringList;

/// A changed value. `from` or `to` is undefined if that version does not have the value.
struct ValueChange {
    ValueName name;
    QJsonValue from;
    QJsonValue to;

    friend bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// Returns all values of a level as an object by their first key; "proof" only if there is one.
QJsonObject namedValuesOf(const Level &level);
/// Sets the values of a level that namedValuesOf() returned, of this or another level. Cells and things do not change.
void setNamedValues(Level &level, const QJsonObject &values);

/// Returns the changed values of a level in the order of the format, proof last.
std::vector<ValueChange> changesOfLevel(const Level &before, const Level &after);
/// Returns the changed values of a thing: `kind`, `character`, its own values, and its texts below `translations`.
std::vector<ValueChange> changesOfThing(const Thing &before, const Thing &after);

/// A value that both sides of a merge changed differently. Undefined: that side removed it.
struct ValueConflict {
    ValueName name;
    QJsonValue ours;
    QJsonValue theirs;
};

/// Merges the values of three levels (namedValuesOf()). In conflicts, ours win. Two proofs are not a conflict: the
/// alphabetically first text wins, and callers must check whether it is still valid.
QJsonObject mergeLevelValues(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                             std::vector<ValueConflict> &conflicts);
/// Merges the values of a thing. The result is on the cell of `ours`. Names are those of changesOfThing().
Thing mergeThingValues(const Thing &base, const Thing &ours, const Thing &theirs,
                       std::vector<ValueConflict> &conflicts);
