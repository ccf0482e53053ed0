#include "editor/edits/carriedkinds.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/levelkinds.h"
#include "gamecore/level/thingfields.h"

QJsonObject kindsNeeded(const QJsonObject &kinds, const std::vector<Thing> &things)
{
    QStringList keys;
    for (const Thing &thing : things) {
        keys += kinds.isEmpty() ? QStringList() : kindsNamedBy(thing);
    }
    keys.removeDuplicates();
    return kindsNamed(kinds, keys);
}

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

SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue)
{
    SettledStamp result{.stamp = stamp, .properties = propertiesOf(level)};
    const KindRecords come{kindsNeeded(stamp.kinds, stamp.things), stamp.translations};
    if (come.kinds.isEmpty()) {
        return result;
    }
    const KindRecords there{level.kinds, level.translations};
    const QHash<QString, QString> keys =
        keysOfArrivals(there, come, [&catalogue](const QString &key) { return catalogue.meaningOf(key).has_value(); });
    const KindRecords after = withArrivals(there, come, keys);
    result.properties.kinds = after.kinds;
    result.properties.translations = after.translations;
    for (Thing &thing : result.stamp.things) {
        changeKinds(thing, keys);
    }
    return result;
}
