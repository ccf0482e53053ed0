#include "editor/edits/carriedkinds.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/levelkinds.h"
#include "gamecore/level/thingfields.h"

#include <algorithm>

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

/// Returns the level's kind with the same key or, failing that, with a key of another number. Skips keys that an
/// incoming kind has or gets. Empty if there is none.
QString rivalOf(const QString &key, const QJsonObject &there, const QStringList &given)
{
    if (there.contains(key)) {
        return given.contains(key) ? QString() : key;
    }
    const QStringList known = there.keys();
    const auto isRival = [&](const QString &other) {
        return kindStemOf(other) == kindStemOf(key) && !given.contains(other);
    };
    const auto found = std::find_if(known.begin(), known.end(), isRival);
    return found == known.end() ? QString() : *found;
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

std::vector<DifferingKind> kindsThatDiffer(const Stamp &stamp, const Level &level, const Catalogue &catalogue)
{
    const QHash<QString, QString> keys = settled(stamp, level, catalogue).keys;
    const QJsonObject come = recordsOf(stamp).kinds;
    QStringList given = keys.values();
    std::vector<DifferingKind> differing;
    for (auto section = come.begin(); section != come.end(); ++section) {
        const QJsonObject there = level.kinds.value(section.key()).toObject();
        for (const QString &key : section.value().toObject().keys()) {
            const QString second = keys.value(key);
            const QString rival = rivalOf(key, there, given);
            if (!rival.isEmpty()) {
                differing.push_back({key, rival, second, there.contains(second)});
                given.append(rival);
            }
        }
    }
    std::sort(differing.begin(), differing.end(),
              [](const DifferingKind &a, const DifferingKind &b) { return a.key < b.key; });
    return differing;
}

Level withKindsOf(const Stamp &stamp, Level level, const Catalogue &catalogue)
{
    QHash<QString, QString> keys = settled(stamp, level, catalogue).keys;
    QHash<QString, QString> seconds;
    QStringList replaced;
    for (const DifferingKind &kind : kindsThatDiffer(stamp, level, catalogue)) {
        keys.insert(kind.key, kind.levelKey);
        seconds.insert(kind.secondKey, kind.levelKey);
        replaced.append(kind.levelKey);
    }
    renameKinds(level, seconds);
    const KindRecords kinds =
        withArrivals(without({level.kinds, level.translations}, replaced), recordsOf(stamp), keys);
    level.kinds = kinds.kinds;
    level.translations = kinds.translations;
    return level;
}
