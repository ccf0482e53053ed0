#pragma once

#include "gamecore/level/level.h"

#include <QStringList>

// What a level says beside its cells and things, as values with names that can be compared and merged one by one.

/// The keys that lead to a value: {"rules", "moves"}, {"kinds", "monsters", "rat", "hp"}. Keys that nobody knows stand
/// below "unknown". "characters" are those that terrain is drawn with in the rows, where several mean it.
using ValueName = QStringList;

/// A value that is another one now. Undefined: it is not there.
struct ValueChange {
    ValueName name;
    QJsonValue from;
    QJsonValue to;

    friend bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// All of these values. The first key says how deep names go: what is below is one value.
QJsonObject namedValuesOf(const Level &level);
/// Gives a level all of these values.
void setNamedValues(Level &level, const QJsonObject &values);

/// Values of a level that differ, in the order of the format; the proof last.
std::vector<ValueChange> changesOfLevel(const Level &before, const Level &after);
/// Values of a thing that differ: `kind`, `character`, its own values, and below `translations` its texts.
std::vector<ValueChange> changesOfThing(const Thing &before, const Thing &after);

/// A value that both sides changed, each in another way.
struct ValueConflict {
    ValueName name;
    QJsonValue ours;
    QJsonValue theirs;
};

/// The values of a level with the changes of both sides; ours where they conflict. Two proofs are no conflict: the one
/// is taken that comes first as text, and whether it holds is for whoever asks.
QJsonObject mergeLevelValues(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                             std::vector<ValueConflict> &conflicts);
/// The same of a thing, but for its cell, which stays that of `ours`; names are those of changesOfThing().
Thing mergeThingValues(const Thing &base, const Thing &ours, const Thing &theirs,
                       std::vector<ValueConflict> &conflicts);
