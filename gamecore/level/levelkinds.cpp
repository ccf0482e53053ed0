#include "gamecore/level/levelkinds.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/cataloguereader.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

QString kindStemOf(const QString &key)
{
    static const QRegularExpression number(u"_[0-9]+$"_s);
    QString stem = key;
    stem.remove(number);
    return stem.isEmpty() ? key : stem;
}

namespace {

QString baseOf(const QJsonValue &record)
{
    return record.toObject().value("base"_L1).toString();
}

QJsonObject withBase(QJsonObject record, const QString &base)
{
    if (record.contains("base"_L1)) {
        record.insert("base"_L1, base);
    }
    return record;
}

/// Returns a record in which the base is replaced by its definition, so that equal kinds compare equal whatever their
/// keys. `behind`: kinds that lead to this one; a cycle ends at its key.
QJsonValue definitionOf(const QJsonObject &records, const QString &key, const QStringList &behind = {})
{
    if (!records.contains(key) || behind.contains(key)) {
        return key;
    }
    QJsonObject record = records.value(key).toObject();
    record.insert("base"_L1, definitionOf(records, baseOf(record), behind + QStringList(key)));
    return record;
}

/// True unless two texts of the same language differ.
bool doAgree(const QJsonObject &texts, const QJsonObject &others)
{
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        if (others.contains(text.key()) && others.value(text.key()) != text.value()) {
            return false;
        }
    }
    return true;
}

QSet<QString> keysOf(const QJsonObject &kinds)
{
    QSet<QString> keys;
    for (auto section = kinds.begin(); section != kinds.end(); ++section) {
        for (const QString &key : section.value().toObject().keys()) {
            keys.insert(key);
        }
    }
    return keys;
}

/// Assigns the keys, section by section: first to equal kinds with the same key, then to equal kinds with another
/// number, then free keys.
class KeyFinder {
public:
    KeyFinder(const KindRecords &there, const KindRecords &come, const std::function<bool(const QString &)> &isTaken)
        : m_there(there), m_come(come), m_isTaken(isTaken), m_known(keysOf(there.kinds)), m_arriving(keysOf(come.kinds))
    {
    }

    QHash<QString, QString> find()
    {
        for (auto section = m_come.kinds.begin(); section != m_come.kinds.end(); ++section) {
            findEqual(section.key());
        }
        // A kind's own free key has priority over the number of another kind.
        for (const bool isRenamed : {false, true}) {
            for (auto section = m_come.kinds.begin(); section != m_come.kinds.end(); ++section) {
                for (const QString &key : section.value().toObject().keys()) {
                    if (!m_keys.contains(key) && (isRenamed || isFree(key))) {
                        give(key, isRenamed ? freeKey(key) : key);
                    }
                }
            }
        }
        return m_keys;
    }

private:
    void findEqual(const QString &section)
    {
        const QStringList arriving = m_come.kinds.value(section).toObject().keys();
        for (const QString &key : arriving) {
            if (isEqual(section, key, key)) {
                give(key, key);
            }
        }
        for (const QString &key : arriving) {
            for (const QString &other : m_there.kinds.value(section).toObject().keys()) {
                const bool isOffered = !m_keys.contains(key) && !m_given.contains(other);
                if (isOffered && kindStemOf(other) == kindStemOf(key) && isEqual(section, key, other)) {
                    give(key, other);
                }
            }
        }
    }

    bool isEqual(const QString &section, const QString &come, const QString &there) const
    {
        const QJsonObject known = m_there.kinds.value(section).toObject();
        const auto textsOf = [&section](const KindRecords &kinds, const QString &key) {
            return textsAt(kinds.translations, pathOfKindName(section, key));
        };
        return known.contains(there)
               && definitionOf(known, there) == definitionOf(m_come.kinds.value(section).toObject(), come)
               && doAgree(textsOf(m_there, there), textsOf(m_come, come));
    }

    void give(const QString &key, const QString &there)
    {
        m_keys.insert(key, there);
        m_given.insert(there);
    }

    bool isFree(const QString &key) const
    {
        return !m_known.contains(key) && !m_given.contains(key) && !m_isTaken(key);
    }

    QString freeKey(const QString &key) const
    {
        const QString stem = kindStemOf(key) + u'_';
        int number = 2;
        while (!isFree(stem + QString::number(number)) || m_arriving.contains(stem + QString::number(number))) {
            ++number;
        }
        return stem + QString::number(number);
    }

    const KindRecords &m_there;
    const KindRecords &m_come;
    const std::function<bool(const QString &)> &m_isTaken;
    const QSet<QString> m_known;
    const QSet<QString> m_arriving;
    QHash<QString, QString> m_keys;
    QSet<QString> m_given;
};

} // namespace

QJsonObject kindsNamed(const QJsonObject &kinds, const QStringList &keys)
{
    QJsonObject named;
    for (auto section = kinds.begin(); section != kinds.end(); ++section) {
        const QJsonObject records = section.value().toObject();
        QJsonObject taken;
        for (QString key : keys) {
            while (records.contains(key) && !taken.contains(key)) {
                taken.insert(key, records.value(key));
                key = baseOf(records.value(key));
            }
        }
        if (!taken.isEmpty()) {
            named.insert(section.key(), taken);
        }
    }
    return named;
}

QHash<QString, QString> keysOfArrivals(const KindRecords &there, const KindRecords &come,
                                       const std::function<bool(const QString &)> &isTaken)
{
    return KeyFinder(there, come, isTaken).find();
}

KindRecords withArrivals(KindRecords there, const KindRecords &come, const QHash<QString, QString> &keys)
{
    for (auto section = come.kinds.begin(); section != come.kinds.end(); ++section) {
        const QJsonObject arriving = section.value().toObject();
        QJsonObject records = there.kinds.value(section.key()).toObject();
        for (auto record = arriving.begin(); record != arriving.end(); ++record) {
            const QString key = keys.value(record.key(), record.key());
            if (!records.contains(key)) {
                const QString base = baseOf(record.value());
                records.insert(key, withBase(record.value().toObject(), keys.value(base, base)));
            }
            const QJsonObject texts = textsAt(come.translations, pathOfKindName(section.key(), record.key()));
            there.translations = withTextsCopied(there.translations, texts, pathOfKindName(section.key(), key));
        }
        if (!records.isEmpty()) {
            there.kinds.insert(section.key(), records);
        }
    }
    return there;
}

void renameKinds(Level &level, const QHash<QString, QString> &keys)
{
    // Records keep their fields under new keys, and texts follow them. All are renamed at once, since the new key of
    // one kind may be the old key of another.
    const KindRecords before{level.kinds, level.translations};
    KindRecords after{.kinds = {}, .translations = level.translations};
    for (auto section = before.kinds.begin(); section != before.kinds.end(); ++section) {
        for (const QString &key : section.value().toObject().keys()) {
            if (keys.value(key, key) != key) {
                after.translations = withTextsMoved(after.translations, pathOfKindName(section.key(), key), {});
            }
        }
    }
    after = withArrivals(after, before, keys);
    level.kinds = after.kinds;
    level.translations = after.translations;
    for (auto entry = level.legend.begin(); entry != level.legend.end(); ++entry) {
        if (entry.value().isString()) {
            *entry = keys.value(entry.value().toString(), entry.value().toString());
        }
    }
    for (Thing &thing : level.things) {
        changeKinds(thing, keys);
    }
}

QStringList keysNamedBy(const Level &level)
{
    QSet<QString> keys;
    for (const Thing &thing : level.things) {
        for (const QString &key : kindsNamedBy(thing)) {
            keys.insert(key);
        }
    }
    for (auto entry = level.legend.begin(); entry != level.legend.end(); ++entry) {
        keys.insert(entry.value().toString());
    }
    for (auto section = level.kinds.begin(); section != level.kinds.end(); ++section) {
        const QJsonObject records = section.value().toObject();
        for (auto record = records.begin(); record != records.end(); ++record) {
            keys.insert(baseOf(record.value()));
        }
    }
    keys.remove(QString());
    QStringList sorted(keys.begin(), keys.end());
    sorted.sort();
    return sorted;
}
