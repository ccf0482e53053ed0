#pragma once

#include <QJsonObject>

#include <optional>

// Edits of JSON values by the path of an issue (Issue::path, such as `rules.win[1]`). Each returns std::nullopt if
// there is no value at the path, or more than one, since long keys are shortened in paths.

/// Returns the value at the path.
std::optional<QJsonValue> jsonAt(const QJsonObject &root, const QString &path);
/// Returns `root` with another value at the path; an undefined one removes the key or list element.
std::optional<QJsonObject> withJsonAt(const QJsonObject &root, const QString &path, const QJsonValue &value);
/// Returns `root` with the value at the path under another key of the same object. Also std::nullopt if the object has
/// that key, or if the path ends in a list.
std::optional<QJsonObject> withKeyAt(const QJsonObject &root, const QString &path, const QString &key);
