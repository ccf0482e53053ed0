#pragma once

#include <QJsonObject>

#include <optional>

// Changes of JSON by the path that a finding has (Issue::path, `rules.win[1]`). Nothing where no value stands at the
// path, or where two do: long keys are cut in paths.

std::optional<QJsonValue> jsonAt(const QJsonObject &root, const QString &path);
/// Sets the value at the path; an undefined one removes it.
std::optional<QJsonObject> withJsonAt(const QJsonObject &root, const QString &path, const QJsonValue &value);
/// Moves the value at the path to another key of the same object; nothing if that key is taken.
std::optional<QJsonObject> withKeyAt(const QJsonObject &root, const QString &path, const QString &key);
