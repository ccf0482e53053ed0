#include "gamecore/json/jsonedit.h"

#include "gamecore/json/jsontext.h"

#include <QJsonArray>

#include <functional>

namespace {

/// The edit at the last step of a path, which is a key of an object or an index of a list.
struct LastStep {
    std::function<std::optional<QJsonObject>(QJsonObject, const QString &)> inObject;
    std::function<std::optional<QJsonArray>(QJsonArray, qsizetype)> inArray;
};

bool leadsTo(const QString &start, const QString &path)
{
    return path.startsWith(start)
           && (path.size() == start.size() || path[start.size()] == u'.' || path[start.size()] == u'[');
}

std::optional<QJsonValue> changed(const QJsonValue &value, const QString &at, const QString &path,
                                  const LastStep &change);

std::optional<QJsonValue> changedObject(QJsonObject object, const QString &at, const QString &path,
                                        const LastStep &change)
{
    QStringList keys;
    for (const QString &key : object.keys()) {
        if (leadsTo(pathOfKey(at, key), path)) {
            keys.append(key);
        }
    }
    if (keys.size() != 1) {
        return std::nullopt;
    }
    const QString &key = keys.first();
    if (pathOfKey(at, key) == path) {
        const std::optional<QJsonObject> after = change.inObject(object, key);
        return after ? std::optional<QJsonValue>(*after) : std::nullopt;
    }
    const std::optional<QJsonValue> inner = changed(object.value(key), pathOfKey(at, key), path, change);
    if (inner) {
        object.insert(key, *inner);
    }
    return inner ? std::optional<QJsonValue>(object) : std::nullopt;
}

std::optional<QJsonValue> changedArray(QJsonArray array, const QString &at, const QString &path, const LastStep &change)
{
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString step = pathOfIndex(at, i);
        if (step == path) {
            const std::optional<QJsonArray> after = change.inArray(array, i);
            return after ? std::optional<QJsonValue>(*after) : std::nullopt;
        }
        if (leadsTo(step, path)) {
            const std::optional<QJsonValue> inner = changed(array.at(i), step, path, change);
            if (inner) {
                array[i] = *inner;
            }
            return inner ? std::optional<QJsonValue>(array) : std::nullopt;
        }
    }
    return std::nullopt;
}

std::optional<QJsonValue> changed(const QJsonValue &value, const QString &at, const QString &path,
                                  const LastStep &change)
{
    return value.isObject()  ? changedObject(value.toObject(), at, path, change)
           : value.isArray() ? changedArray(value.toArray(), at, path, change)
                             : std::nullopt;
}

std::optional<QJsonObject> changedRoot(const QJsonObject &root, const QString &path, const LastStep &change)
{
    const std::optional<QJsonValue> after = changed(root, {}, path, change);
    return after ? std::optional(after->toObject()) : std::nullopt;
}

} // namespace

std::optional<QJsonValue> jsonAt(const QJsonObject &root, const QString &path)
{
    std::optional<QJsonValue> found;
    changedRoot(root, path,
                {[&](const QJsonObject &object, const QString &key) {
                     found = object.value(key);
                     return std::optional<QJsonObject>();
                 },
                 [&](const QJsonArray &array, qsizetype index) {
                     found = array.at(index);
                     return std::optional<QJsonArray>();
                 }});
    return found;
}

std::optional<QJsonObject> withJsonAt(const QJsonObject &root, const QString &path, const QJsonValue &value)
{
    return changedRoot(root, path,
                       {[&](QJsonObject object, const QString &key) {
                            object.insert(key, value); // an undefined value removes the key
                            return std::optional(object);
                        },
                        [&](QJsonArray array, qsizetype index) {
                            if (value.isUndefined()) {
                                array.removeAt(index);
                            } else {
                                array[index] = value;
                            }
                            return std::optional(array);
                        }});
}

std::optional<QJsonObject> withKeyAt(const QJsonObject &root, const QString &path, const QString &key)
{
    return changedRoot(root, path,
                       {[&](QJsonObject object, const QString &before) {
                            if (object.contains(key)) {
                                return std::optional<QJsonObject>();
                            }
                            object.insert(key, object.take(before));
                            return std::optional(object);
                        },
                        [](const QJsonArray &, qsizetype) { return std::optional<QJsonArray>(); }});
}
