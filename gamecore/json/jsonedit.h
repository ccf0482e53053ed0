#pragma once

#include <QJsonObject>

#include <optional>

// Edits of JSON values by the path of an issue (Issue::path, `rules.win[1]`). std::nullopt if the path has no value, or
// two, since long keys are shortened in paths.

std::optional<QJsonValue> jsonAt(const QJsonObject &root, const QString &path);
/// Sets the value at the path; an undefined one removes it.
std::optional<QJsonObject> withJsonAt(const QJsonObject &root, const QString &path, const QJsonValue &value);
/// Moves the value at the path to another key of the same object. std::nullopt if that key is taken.
std::optional<QJsonObject> withKeyAt(const QJsonObject &root, const QString &path, const QString &key);
