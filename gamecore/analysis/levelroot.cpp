#include "gamecore/analysis/levelroot.h"

#include "gamecore/json/translations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct TextKey {
    QLatin1StringView key;
    QString LevelProperties::*text;
};
const std::array<TextKey, 4> textKeys{{{"name"_L1, &LevelProperties::name},
                                       {"author"_L1, &LevelProperties::author},
                                       {"description"_L1, &LevelProperties::description},
                                       {"ruleset"_L1, &LevelProperties::ruleset}}};
struct ObjectKey {
    QLatin1StringView key;
    QJsonObject LevelProperties::*object;
};
const std::array<ObjectKey, 4> objectKeys{{{"rules"_L1, &LevelProperties::rules},
                                           {"legend"_L1, &LevelProperties::legend},
                                           {"kinds"_L1, &LevelProperties::kinds},
                                           {"translations"_L1, &LevelProperties::translations}}};

QJsonObject withoutEmptyLanguages(QJsonObject translations)
{
    for (const QString &language : translations.keys()) {
        if (translations.value(language).toObject().isEmpty()) {
            translations.remove(language);
        }
    }
    return translations;
}

} // namespace

QJsonObject rootOf(const Level &level)
{
    const LevelProperties said = propertiesOf(level);
    const LevelProperties unsaid = propertiesOf(Level());
    QJsonObject root = level.unknown;
    for (const TextKey &key : textKeys) {
        if (said.*key.text != unsaid.*key.text) {
            root.insert(key.key, said.*key.text);
        }
    }
    for (const ObjectKey &key : objectKeys) {
        if (said.*key.object != unsaid.*key.object) {
            root.insert(key.key, said.*key.object);
        }
    }
    return root;
}

bool isLevelRoot(const QJsonObject &root)
{
    const auto isText = [&root](const TextKey &key) {
        return !root.contains(key.key) || root.value(key.key).isString();
    };
    const auto isObject = [&root](const ObjectKey &key) {
        return !root.contains(key.key) || root.value(key.key).isObject();
    };
    return std::all_of(textKeys.begin(), textKeys.end(), isText)
           && std::all_of(objectKeys.begin(), objectKeys.end(), isObject);
}

LevelProperties propertiesIn(QJsonObject root)
{
    LevelProperties properties = propertiesOf(Level());
    for (const TextKey &key : textKeys) {
        properties.*key.text = root.take(key.key).toString(properties.*key.text);
    }
    for (const ObjectKey &key : objectKeys) {
        properties.*key.object = root.take(key.key).toObject();
    }
    properties.translations = withoutEmptyLanguages(properties.translations);
    properties.unknown = root;
    return properties;
}

void moveNameIn(QJsonObject &root, const QString &from, const QString &to)
{
    if (root.contains("translations"_L1)) {
        root.insert("translations"_L1, withTextsMoved(root.value("translations"_L1).toObject(), from, to));
    }
}
