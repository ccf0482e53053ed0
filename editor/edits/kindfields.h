#pragma once

#include "editor/edits/valuespec.h"

/// Returns the single-value fields of a kind's record in form order: name, character, color and numbers. For items also
/// `target`, `range` and `radius` of its `targeting`.
std::vector<ValueSpec> kindFields(KindCategory category);

/// Returns the own value of a record for a field; undefined if it has none. A field of `targeting` is an own value only
/// if it differs from the base.
QJsonValue kindValue(const QJsonObject &record, const QString &field, const Kind &base);
/// Sets the value of a field, or removes it if `value` is undefined.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base);
/// Returns the value of a field of a kind in force, inherited from its base if necessary.
QJsonValue valueOfKind(const Kind &kind, const QString &field);

/// Returns the effects of an item in the format of records.
QJsonArray effectsOf(const Kind &kind);
