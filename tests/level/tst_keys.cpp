#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/campaign.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

/// Returns the keys of a look without the characters, which stand in the legend of a level.
QStringList lookKeys()
{
    QStringList keys = keysIn(lookFields);
    keys.removeAll(u"characters"_s);
    return keys;
}

/// Returns the additional keys that kinds of a level may have: those of the shipped kinds.
QStringList keysOfShipped(const QString &section)
{
    QFile file(u":/data/%1.json"_s.arg(section));
    QStringList keys;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QJsonValue &record : QJsonDocument::fromJson(file.readAll()).object().value(section).toArray()) {
            keys += record.toObject().keys();
        }
    }
    keys.removeIf([](const QString &key) { return key == u"key" || key == u"characters"; });
    return keys;
}

QJsonObject schemaOf(const QString &what)
{
    QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/schema/%1.schema.json").arg(what));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QJsonObject propertiesOf(const QJsonValue &schema)
{
    return schema.toObject().value("properties"_L1).toObject();
}

/// Returns the advice for a key that a part of the level schema lacks. %1 stands for the key.
QString mendOf(const QString &part)
{
    return u"tests/schema/level.schema.in: add \"%1\" to the properties of "_s + part + u", then run ./dev schema"_s;
}

void verifyKeys(const QString &mend, const QJsonObject &properties, const QStringList &keys)
{
    for (const QString &key : keys) {
        QVERIFY2(properties.contains(key), qPrintable(mend.arg(key)));
    }
}

} // namespace

/// The schemas of levels and campaigns contain all keys that the readers know, and the writer writes no other keys.
class TestKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKeyOfALevelIsInItsSchema()
    {
        const QJsonObject schema = schemaOf(u"level"_s);
        const QJsonObject parts = schema.value("$defs"_L1).toObject();
        const QJsonObject sections = propertiesOf(propertiesOf(schema).value("kinds"_L1));
        verifyKeys(mendOf(u"the level"_s), propertiesOf(schema), levelKeys());
        verifyKeys(mendOf(u"rules"_s), propertiesOf(parts.value("rules"_L1)), keysIn(ruleRows()));
        const QJsonObject thing = propertiesOf(parts.value("thing"_L1));
        verifyKeys(mendOf(u"thing"_s), thing, {u"cell"_s, u"kind"_s});
        for (const ThingField &field : thingFields()) {
            verifyKeys(mendOf(u"thing"_s), thing, {QString(field.key)});
        }
        const QJsonObject look = propertiesOf(parts.value("look"_L1));
        verifyKeys(mendOf(u"look"_s), look, lookKeys() << u"base"_s);
        for (const KindCategory category : ownCategories) {
            const QString section(sectionOf(category));
            verifyKeys(mendOf(u"kinds"_s), sections, {section});
            const QString part =
                sections.value(section)["additionalProperties"_L1]["$ref"_L1].toString().section(u'/', -1);
            const QJsonObject kind = propertiesOf(parts.value(part));
            verifyKeys(mendOf(part), kind, keysIn(fieldsOf(category)));
            const QStringList shipped = keysOfShipped(section);
            QVERIFY(!shipped.isEmpty());
            for (const QString &key : shipped) {
                verifyKeys(mendOf(part), look.contains(key) ? look : kind, {key});
            }
        }
        const QJsonObject item = propertiesOf(parts.value("item"_L1));
        verifyKeys(mendOf(u"targeting"_s), propertiesOf(item.value("targeting"_L1)), keysIn(targetingFields));
        const QJsonObject ofEffect = propertiesOf(parts.value("effect"_L1));
        verifyKeys(mendOf(u"effect"_s), ofEffect, {u"effect"_s});
        for (const EffectRow &effect : effectRows) {
            verifyKeys(mendOf(u"effect"_s), ofEffect, keysIn(effect.fields));
        }
    }

    void everyKeyOfACampaignIsInItsSchema()
    {
        verifyKeys(u"resources/schema/campaign.schema.json: add \"%1\" to its properties"_s,
                   propertiesOf(schemaOf(u"campaign"_s)), campaignKeys());
    }

    void everyKeyInTheLineOrderIsAField()
    {
        QStringList known = lookKeys() << u"cell"_s << u"kind"_s << u"base"_s << u"effect"_s;
        for (const ThingField &field : thingFields()) {
            known.append(QString(field.key));
        }
        for (const KindCategory category : ownCategories) {
            known += keysIn(fieldsOf(category)) + keysOfShipped(QString(sectionOf(category)));
        }
        for (const EffectRow &effect : effectRows) {
            known += keysIn(effect.fields);
        }
        known += keysIn(targetingFields);
        for (const QString &key : lineOrder()) {
            QVERIFY2(
                known.contains(key),
                qPrintable(u"gamecore/levelfile/levelwriter.cpp, lineOrder(): %1 is no field, take it out"_s.arg(key)));
        }
    }
};

MAZEWRIGHT_SUITE(keys, TestKeys)
#include "tst_keys.moc"
