#pragma once

#include "editor/changes/valuespec.h"

/// The fields of a record of a kind that stand for one value each, in the order of a form: name and numbers; of items
/// also `target`, `range` and `radius`, which stand in its `targeting`.
std::vector<ValueSpec> kindFields(KindCategory category);

/// What a record says of such a field itself; undefined if it does not, or as its base does where it says all of its
/// targeting.
QJsonValue kindValue(const QJsonObject &record, const QString &field, const Kind &base);
/// Says it, or no longer if the value is undefined.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base);
/// What a kind has, from its base if need be.
QJsonValue valueOfKind(const Kind &kind, const QString &field);

/// The effects of an item as records hold them.
QJsonArray effectsOf(const Kind &kind);
