#pragma once

#include "editor/edits/valuespec.h"

/// Returns the fields of a kind's record that hold a single value, in form order: name, character, color and numbers.
/// For items also `target`, `range` and `radius` of `targeting`.
std::vector<ValueSpec> kindFields(KindCategory category);

/// Returns the own value of an own kind's record for a field; undefined if it takes the value of its base. A record
/// contains `targeting` completely or not at all, so a field of it counts as own only if it differs from the base.
QJsonValue kindValue(const QJsonObject &record, const QString &field, const Kind &base);
/// Sets the own value of a field, or removes it if `value` is undefined.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base);
/// Returns the value of a field of a kind, in the format of records; undefined if its category does not have the field.
QJsonValue valueOfKind(const Kind &kind, const QString &field);

/// Returns the effects of an item in the format of records; empty if it has none.
QJsonArray effectsOf(const Kind &kind);
