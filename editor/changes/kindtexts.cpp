#include "editor/changes/kindtexts.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/translations.h"

QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds)
{
    QJsonObject texts;
    for (auto section = kinds.begin(); section != kinds.end() && !translations.isEmpty(); ++section) {
        for (const QString &key : section.value().toObject().keys()) {
            const QString path = pathOfKindName(section.key(), key);
            texts = withTextsCopied(texts, textsAt(translations, path), path);
        }
    }
    return texts;
}

QJsonObject withCarriedTexts(const QJsonObject &translations, const QJsonObject &come, const CarriedKinds &carried)
{
    QJsonObject after = translations;
    for (auto section = carried.kinds.begin(); section != carried.kinds.end() && !come.isEmpty(); ++section) {
        for (auto key = carried.keys.begin(); key != carried.keys.end(); ++key) {
            if (section.value().toObject().contains(key.value())) {
                const QJsonObject texts = textsAt(come, pathOfKindName(section.key(), key.key()));
                after = withTextsCopied(after, texts, pathOfKindName(section.key(), key.value()));
            }
        }
    }
    return after;
}

SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue)
{
    SettledStamp result{.stamp = stamp, .properties = propertiesOf(level)};
    if (stamp.kinds.isEmpty()) {
        return result;
    }
    CarriedKinds carried = carriedKinds(level, catalogue, stamp.kinds, stamp.things);
    result.properties.kinds = carried.kinds;
    result.properties.translations = withCarriedTexts(level.translations, stamp.translations, carried);
    result.stamp.things = std::move(carried.things);
    return result;
}
