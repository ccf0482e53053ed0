#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

// The values of a level besides cells and things, with names, for comparing and merging one by one.

/// The keys that lead to a value: {"rules", "moves"}, {"kinds", "monsters", "rat", "hp"}. Unknown keys are below
/// "unknown". "characters" are those used for terrain in the rows where several have the same meaning.
using ValueName = QStringList;

/// A changed value. Undefined: the value does not exist.
struct ValueChange {
    ValueName name;
    QJsonValue from;
    QJsonValue to;

    friend bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// Returns all values of a level. The first key determines the depth of names; anything deeper is one value.
QJsonObject namedValuesOf(const Level &level);
/// Sets all values of a level.
void setNamedValues(Level &level, const QJsonObject &values);

/// Returns the changed values of a level in the order of the format, proof last.
std::vector<ValueChange> changesOfLevel(const Level &before, const Level &after);
/// Returns the changed values of a thing: `kind`, `character`, its own values, and its texts below `translations`.
std::vector<ValueChange> changesOfThing(const Thing &before, const Thing &after);

/// A value that both sides changed differently.
struct ValueConflict {
    ValueName name;
    QJsonValue ours;
    QJsonValue theirs;
};

/// Merges the values of a level; ours win in conflicts. Two proofs are not a conflict: the alphabetically first text
/// wins, and callers must check whether it is still valid.
QJsonObject mergeLevelValues(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                             std::vector<ValueConflict> &conflicts);
/// Merges the values of a thing, which keeps the cell of `ours`. Names are those of changesOfThing().
Thing mergeThingValues(const Thing &base, const Thing &ours, const Thing &theirs,
                       std::vector<ValueConflict> &conflicts);
