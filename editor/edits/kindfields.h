#pragma once

#include "editor/edits/valuespec.h"

/// Returns the fields of a kind's record that hold a single value, in form order: name, character, color and numbers.
/// For items, this includes `target`, `range` and `radius`, which records hold in `targeting`.
std::vector<ValueSpec> kindFields(KindCategory category);

/// Returns the own value of a field in the record of an own kind; undefined if the kind takes the value of its base. A
/// record contains `targeting` completely or not at all, so a field of `targeting` counts as own only if its value
/// differs from that of the base.
QJsonValue kindValue(const QJsonObject &record, const QString &field, const Kind &base);
/// Sets the own value of a field, or removes it if `value` is undefined.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base);
/// Returns the value of a field of a kind, in the format of records; undefined if kinds of its category do not have the
/// field.
QJsonValue valueOfKind(const Kind &kind, const QString &field);

/// Returns the effects of an item in the format of records; empty if it has none.
QJsonArray effectsOf(const Kind &kind);
