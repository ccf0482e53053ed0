#pragma once

#include "editor/edits/valuespec.h"

/// The fields of a record of a kind that stand for one value each, in the order of a form: name, character, color and
/// numbers; of items also `target`, `range` and `radius`, which stand in its `targeting`.
std::vector<ValueSpec> kindFields(KindCategory category);

/// The value of such a field that a record itself has; undefined if it has none, or as its base has it where it says
/// all of its targeting.
QJsonValue kindValue(const QJsonObject &record, const QString &field, const Kind &base);
/// Sets such a value, or removes it if it is undefined.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base);
/// The value of a field of a kind in force, its base's if it has none of its own.
QJsonValue valueOfKind(const Kind &kind, const QString &field);

/// The effects of an item as records hold them.
QJsonArray effectsOf(const Kind &kind);
