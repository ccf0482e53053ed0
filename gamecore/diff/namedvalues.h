#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

// The values of a level besides cells and things, with names, so that they can be compared and merged one by one.

/// The keys that lead to a value: {"rules", "moves"}, {"kinds", "monsters", "rat", "hp"}. The first key determines how
/// many keys may follow; objects deeper than that count as single values. Keys that the level format does not define
/// follow the first key "unknown". {"characters"} is the name of DrawnCharacters::preferred.
using ValueName = QStringList;

/// A changed value. `from` is undefined if the old version does not have the value, `to` if the new version does not.
struct ValueChange {
    ValueName name;
    QJsonValue from;
    QJsonValue to;

    friend bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// Returns all values of a level as an object: first key of the name -> value or values. Has the key "proof" only if
/// there is a proof.
QJsonObject namedValuesOf(const Level &level);
/// Sets all values of a level. `values` is what namedValuesOf() returned for this or another level. Cells and things do
/// not change.
void setNamedValues(Level &level, const QJsonObject &values);

/// Returns the changed values of a level in the order of the level format; the proof comes last.
std::vector<ValueChange> changesOfLevel(const Level &before, const Level &after);
/// Returns the changed values of a thing. Their names are {"kind"}, {"character"}, {KEY} for the thing's own values,
/// and {"translations", LANGUAGE, KEY} for its translated texts.
std::vector<ValueChange> changesOfThing(const Thing &before, const Thing &after);

/// A value that both sides of a merge changed differently. `ours` or `theirs` is undefined if that side removed the
/// value.
struct ValueConflict {
    ValueName name;
    QJsonValue ours;
    QJsonValue theirs;
};

/// Merges the values of three levels (namedValuesOf()). In conflicts, the value of ours wins. Two different proofs are
/// not a conflict: the one whose JSON text comes first alphabetically wins, and callers must check if it is still
/// valid.
QJsonObject mergeLevelValues(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                             std::vector<ValueConflict> &conflicts);
/// Merges the values of a thing. The result is on the cell of `ours`. Conflicts have names as in changesOfThing().
Thing mergeThingValues(const Thing &base, const Thing &ours, const Thing &theirs,
                       std::vector<ValueConflict> &conflicts);
