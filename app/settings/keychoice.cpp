#include "app/settings/keychoice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int bindingsVersion = 1;
const auto presetNames = rowsFor<KeyPreset>(u"classic"_s, u"wasd"_s);

/// Parses a list of keys; std::nullopt if the value is not a list of keys.
std::optional<QList<QKeySequence>> keysFrom(const QJsonValue &value)
{
    if (!value.isArray()) {
        return std::nullopt;
    }
    QList<QKeySequence> keys;
    for (const QJsonValue &entry : value.toArray()) {
        const QKeySequence key(entry.toString(), QKeySequence::PortableText);
        if (!entry.isString() || key.isEmpty() || key[0].key() == Qt::Key_unknown) {
            return std::nullopt;
        }
        keys.append(key);
    }
    return keys;
}

} // namespace

QByteArray toJson(const KeyChoice &choice)
{
    QJsonObject keys;
    for (auto it = choice.keys.begin(); it != choice.keys.end(); ++it) {
        QJsonArray list;
        for (const QKeySequence &key : it.value()) {
            list.append(key.toString(QKeySequence::PortableText));
        }
        keys.insert(it.key(), list);
    }
    const QJsonObject file{
        {u"version"_s, bindingsVersion}, {u"preset"_s, presetNames[std::size_t(choice.preset)]}, {u"keys"_s, keys}};
    return QJsonDocument(file).toJson();
}

std::optional<KeyChoice> keyChoiceFromJson(const QByteArray &json)
{
    const QJsonObject file = QJsonDocument::fromJson(json).object();
    const auto preset = std::find(presetNames.begin(), presetNames.end(), file.value(u"preset"_s).toString());
    if (file.value(u"version"_s).toInt() != bindingsVersion || preset == presetNames.end()
        || !file.value(u"keys"_s).isObject()) {
        return std::nullopt;
    }
    KeyChoice choice{.preset = KeyPreset(preset - presetNames.begin()), .keys = {}};
    const QJsonObject keys = file.value(u"keys"_s).toObject();
    for (auto it = keys.begin(); it != keys.end(); ++it) {
        const std::optional<QList<QKeySequence>> read = keysFrom(it.value());
        if (!read) {
            return std::nullopt;
        }
        choice.keys.insert(it.key(), *read);
    }
    return choice;
}
