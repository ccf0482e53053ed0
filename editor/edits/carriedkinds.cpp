#include "editor/edits/carriedkinds.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/levelkinds.h"
#include "gamecore/level/thingfields.h"

#include <algorithm>
#include <utility>

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

namespace {

KindRecords recordsOf(const Stamp &stamp)
{
    return {kindsNeeded(stamp.kinds, stamp.things), stamp.translations};
}

bool hasKind(const QJsonObject &kinds, const QString &key)
{
    return std::any_of(kinds.begin(), kinds.end(),
                       [&key](const QJsonValue &section) { return section.toObject().contains(key); });
}

KindRecords without(KindRecords records, const QStringList &keys)
{
    for (auto section = records.kinds.begin(); section != records.kinds.end(); ++section) {
        QJsonObject rest = section.value().toObject();
        for (const QString &key : keys) {
            if (rest.contains(key)) {
                rest.remove(key);
                records.translations = withTextsMoved(records.translations, pathOfKindName(section.key(), key), {});
            }
        }
        *section = rest;
    }
    return records;
}

} // namespace

SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue)
{
    SettledStamp result{.stamp = stamp, .properties = propertiesOf(level), .keys = {}};
    const KindRecords come = recordsOf(stamp);
    if (come.kinds.isEmpty()) {
        return result;
    }
    const KindRecords there{level.kinds, level.translations};
    result.keys =
        keysOfArrivals(there, come, [&catalogue](const QString &key) { return catalogue.meaningOf(key).has_value(); });
    const KindRecords after = withArrivals(there, come, result.keys);
    result.properties.kinds = after.kinds;
    result.properties.translations = after.translations;
    for (Thing &thing : result.stamp.things) {
        changeKinds(thing, result.keys);
    }
    return result;
}

QStringList kindsThatDiffer(const Stamp &stamp, const Level &level, const Catalogue &catalogue)
{
    QStringList differing;
    const QHash<QString, QString> keys = settled(stamp, level, catalogue).keys;
    for (auto key = keys.begin(); key != keys.end(); ++key) {
        if (key.key() != key.value() && hasKind(level.kinds, key.key())) {
            differing.append(key.key());
        }
    }
    differing.sort();
    return differing;
}

Level withKindsOf(const Stamp &stamp, Level level, const Catalogue &catalogue)
{
    const QStringList differing = kindsThatDiffer(stamp, level, catalogue);
    QHash<QString, QString> keys = settled(stamp, level, catalogue).keys;
    QHash<QString, QString> seconds;
    for (const QString &key : differing) {
        seconds.insert(std::exchange(keys[key], key), key);
    }
    renameKinds(level, seconds);
    const KindRecords kinds =
        withArrivals(without({level.kinds, level.translations}, differing), recordsOf(stamp), keys);
    level.kinds = kinds.kinds;
    level.translations = kinds.translations;
    return level;
}
