#pragma once

#include <QJsonObject>

#include <optional>

// Edits of JSON values by the path of an issue (Issue::path, such as `rules.win[1]`). Each function returns
// std::nullopt if no value has the path, or if several have it: paths contain only shortened forms of long keys.

/// Returns the value at the path.
std::optional<QJsonValue> jsonAt(const QJsonObject &root, const QString &path);
/// Returns `root` with `value` at the path. An undefined `value` removes the key or list element.
std::optional<QJsonObject> withJsonAt(const QJsonObject &root, const QString &path, const QJsonValue &value);
/// Returns `root` with the key at the end of the path renamed to `key`. Also returns std::nullopt if the object already
/// has a key `key`, or if the path ends with a list index.
std::optional<QJsonObject> withKeyAt(const QJsonObject &root, const QString &path, const QString &key);
