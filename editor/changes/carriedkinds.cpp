#include "editor/changes/kindreferences.h"
#include "editor/changes/ownkinds.h"
#include "gamecore/data/cataloguereader.h"
#include "gamecore/level/thingfields.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace {

QString baseOf(const QJsonObject &record)
{
    return record.value("base"_L1).toString();
}

/// Carries the kinds of one section, each behind the one that it is made from.
class Carrier {
public:
    Carrier(const QJsonObject &records, const QJsonObject &come, const Catalogue &catalogue)
        : m_records(records), m_come(come), m_catalogue(catalogue)
    {
    }

    void carryAll()
    {
        for (const QString &key : m_come.keys()) {
            carry(key, 0);
        }
    }

    const QJsonObject &records() const { return m_records; }
    QString nameOf(const QString &key) const { return m_names.value(key, key); }

private:
    void carry(const QString &key, int depth)
    {
        if (!m_come.contains(key) || m_names.contains(key) || depth > m_come.size()) {
            return;
        }
        QJsonObject record = m_come.value(key).toObject();
        carry(baseOf(record), depth + 1);
        record.insert("base"_L1, nameOf(baseOf(record)));
        m_names.insert(key, m_records.value(key).toObject() == record ? key : freeName(key));
        m_records.insert(nameOf(key), record);
    }

    QString freeName(const QString &key) const
    {
        QString name = key;
        for (int number = 2; m_records.contains(name) || m_catalogue.meaningOf(name); ++number) {
            name = key + u'_' + QString::number(number);
        }
        return name;
    }

    QJsonObject m_records;
    const QJsonObject &m_come;
    const Catalogue &m_catalogue;
    QHash<QString, QString> m_names;
};

} // namespace

QJsonObject kindsNeeded(const QJsonObject &kinds, const std::vector<Thing> &things)
{
    QJsonObject needed;
    for (const KindCategory category : ownCategories) {
        const QJsonObject records = kinds.value(sectionOf(category)).toObject();
        QJsonObject taken;
        for (const Thing &thing : things) {
            for (QString key : kindsNamedBy(thing)) {
                while (records.contains(key) && !taken.contains(key)) {
                    taken.insert(key, records.value(key));
                    key = baseOf(records.value(key).toObject());
                }
            }
        }
        if (!taken.isEmpty()) {
            needed.insert(sectionOf(category), taken);
        }
    }
    return needed;
}

CarriedKinds carriedKinds(const Level &level, const Catalogue &catalogue, const QJsonObject &kinds,
                          std::vector<Thing> things)
{
    CarriedKinds carried{.kinds = level.kinds, .things = std::move(things), .keys = {}};
    for (const KindCategory category : ownCategories) {
        const QJsonObject come = kinds.value(sectionOf(category)).toObject();
        if (come.isEmpty()) {
            continue;
        }
        Carrier carrier(level.kinds.value(sectionOf(category)).toObject(), come, catalogue);
        carrier.carryAll();
        carried.kinds.insert(sectionOf(category), carrier.records());
        for (const QString &key : come.keys()) {
            carried.keys.insert(key, carrier.nameOf(key));
        }
        for (Thing &thing : carried.things) {
            for (const QString &key : kindsNamedBy(thing)) {
                if (come.contains(key)) {
                    changeReferences(thing, key, carrier.nameOf(key));
                    thing.kind = thing.kind == key ? carrier.nameOf(key) : thing.kind;
                }
            }
        }
    }
    return carried;
}
