#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/data/terrain.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/campaign.h"
#include "gamecore/replay/runreader.h"
#include "tests/support/docpage.h"
#include "tests/support/drawnworld.h"
#include "tests/support/levelschema.h"
#include "tests/support/listdifference.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString rangeOf(const Field &field)
{
    return field.step > 1 ? u"%1, %2"_s.arg(field.first).arg(field.last) : u"%1..%2"_s.arg(field.first).arg(field.last);
}

/// Returns the words in quotes, or the range of a number, that a page must state for a field.
QStringList saidOf(const Field &field)
{
    QStringList said;
    for (const QString &word : field.wordKeys()) {
        said.append(quoted(word));
    }
    if (field.type == Field::Type::Number) {
        said.append(rangeOf(field));
    }
    return said;
}

/// Returns a default value as a page spells it.
QString defaultOf(const QJsonValue &json)
{
    return json.isString() ? quoted(json.toString()) : json.toVariant().toString();
}

/// Calls lackOf() for the table that begins at a mark on a page of docs.
QString lackIn(const QString &name, const QString &mark, const QString &word, const QStringList &said = {})
{
    return lackOf(u"docs/%1, table at \"%2\""_s.arg(name, mark), tableRow(tableAt(page(name), mark), word), word, said);
}

} // namespace

/// Every word of the file formats has a row in a table of gamecore; the pages and the schema agree with these rows.
class TestWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKeyOfALevelIsDocumented()
    {
        for (const QString &key : levelKeys()) {
            verifyComplete(lackIn(u"level-format.md"_s, u"## Keys"_s, key));
        }
        const QString text = page(u"level-format.md"_s);
        for (const QString &key : {u"cell"_s, u"kind"_s}) {
            verifyComplete(lackOfWord(u"docs/level-format.md, Things"_s, paragraphAt(text, u"**Things**"_s), key));
        }
        const QString kinds = paragraphAt(text, u"**Kinds**"_s);
        verifyComplete(lackOfWord(u"docs/level-format.md, Kinds"_s, kinds, u"base"_s));
        for (const KindCategory category : ownCategories) {
            verifyComplete(lackOfWord(u"docs/level-format.md, Kinds"_s, kinds, sectionOf(category)));
        }
    }

    /// Levels are written with exactly these keys, in this order.
    void levelsAreWrittenInTheOrderOfTheirKeys()
    {
        const Level level = levelFrom(
            {u"@w"_s}, uR"("name": "n", "author": "a", "description": "d", "ruleset": "tombs", "tileset": "ice",
        "translations": {"de": {"name": "N"}}, "rules": {"moves": 8}, "legend": {"w": "rat"},
        "things": [{"cell": [0, 0], "kind": "treasure", "gold": 7}], "kinds": {"monsters": {"rat": {"base": "orc"}}}, "proof": {"seed": 1})"_s);
        static const QRegularExpression key(u"^ {4}\"(\\w+)\":"_s, QRegularExpression::MultilineOption);
        QStringList written;
        for (auto keys = key.globalMatch(QString::fromUtf8(writeLevelJson(level, *shippedCatalogue())));
             keys.hasNext();) {
            written.append(keys.next().captured(1));
        }
        const QString lack = differenceOf(u"the file"_s, written, u"levelKeys()"_s, levelKeys());
        QVERIFY2(lack.isEmpty(),
                 qPrintable(lack
                            + u": write it in gamecore/levelfile/levelwriter.cpp in that order, and give "
                              "it to the level of this test"_s));
    }

    void everyKeyOfACampaignIsDocumented()
    {
        for (const QString &key : campaignKeys()) {
            verifyComplete(lackIn(u"campaign-format.md"_s, u"| key |"_s, key));
        }
    }

    void everyKeyOfARunIsDocumented()
    {
        for (const QString &key : runKeys()) {
            verifyComplete(lackIn(u"run-format.md"_s, u"| key |"_s, key));
        }
    }

    void everyRuleIsDocumentedWithItsValues()
    {
        const QString byDefault = paragraphAt(page(u"data.md"_s), u"A rule that a ruleset leaves out"_s).simplified();
        for (const RecordField<Rules> &rule : ruleRows()) {
            verifyComplete(lackIn(u"level-format.md"_s, u"## Rules"_s, rule.field.key, saidOf(rule.field)));
            const QJsonValue value = ruleValue(Rules(), rule.field.key);
            const QString said = quoted(rule.field.key) + u' '
                                 + (value.isArray() ? u"`[\"treasure\"]`"_s : value.toVariant().toString());
            QVERIFY2(byDefault.contains(said),
                     qPrintable(u"docs/data.md, rulesets.json, has to say %1 among the defaults"_s.arg(said)));
        }
    }

    void everyDungeonFieldIsDocumentedWithItsDefault()
    {
        for (const RecordField<DungeonPlan> &row : dungeonFields) {
            const Field::Type type = row.field.type;
            const QString byDefault = type == Field::Type::List    ? u"| `[]` |"_s
                                      : type == Field::Type::Table ? u"| `{}` |"_s
                                      : type == Field::Type::Text  ? u"| none |"_s
                                                                   : defaultOf(row.valueIn(DungeonPlan()));
            verifyComplete(lackIn(u"data.md"_s, u"`dungeon` has:"_s, row.field.key, saidOf(row.field) << byDefault));
        }
    }

    void everyThingValueIsDocumentedWithItsRange()
    {
        for (const ThingField &field : thingFields()) {
            verifyComplete(lackIn(u"level-format.md"_s, u"**Things**"_s, field.key, saidOf(field)));
        }
    }

    void everyKindFieldIsDocumentedWithItsDefault()
    {
        const QString ofAll = u"## Keys of every terrain and kind"_s;
        verifyComplete(lackIn(u"data.md"_s, ofAll, u"key"_s, {u"| required |"_s}));
        for (const RecordField<Appearance> &row : lookFields) {
            verifyComplete(
                lackIn(u"data.md"_s, ofAll, row.field.key, {row.field.isRequired ? u"| required |"_s : u"| none |"_s}));
        }
        for (const KindCategory category :
             {KindCategory::Hero, KindCategory::Treasure, KindCategory::Monster, KindCategory::Item}) {
            for (const RecordField<Kind> &row : fieldsOf(category)) {
                const QStringList ofLeast{u"..%1"_s.arg(row.field.last)};
                const QStringList ofOthers = saidOf(row.field) << u"| "_s + defaultOf(row.valueIn(Kind())) + u" |"_s;
                verifyComplete(lackIn(u"data.md"_s, u"## "_s + sectionOf(category) + u".json"_s, row.field.key,
                                      row.narrow ? ofLeast : ofOthers));
            }
        }
        for (const RecordField<Terrain> &row : terrainFields) {
            const QString byDefault = row.field.isRequired ? u"required"_s : defaultOf(row.valueIn(Terrain()));
            verifyComplete(lackIn(u"data.md"_s, u"## terrain.json"_s, row.field.key,
                                  saidOf(row.field) << u"| "_s + byDefault + u" |"_s));
        }
        for (const RecordField<Terrain> &row : terrainTexts) {
            verifyComplete(lackIn(u"data.md"_s, u"## terrain.json"_s, row.field.key, {u"| none |"_s}));
        }
    }

    void everyEffectIsDocumentedWithItsNumbers()
    {
        verifyComplete(lackIn(u"data.md"_s, u"An effect is an object"_s, u"effect"_s));
        for (const EffectRow &effect : effectRows) {
            QStringList said;
            for (const RecordField<Effect> &row : effect.fields) {
                said << saidOf(row.field).join(u' ') << quoted(row.field.key);
            }
            verifyComplete(lackIn(u"data.md"_s, u"An effect is an object"_s, effect.key, said));
        }
        const QString text = paragraphAt(page(u"data.md"_s), u"`targeting` has"_s).simplified();
        for (const RecordField<Targeting> &row : targetingFields) {
            const bool isNumber = row.field.type == Field::Type::Number;
            const QString name = quoted(row.field.key);
            const QStringList said =
                isNumber ? QStringList(name + u' ' + rangeOf(row.field)) : saidOf(row.field) << name;
            verifyComplete(lackOf(u"docs/data.md, items.json, on targeting"_s, text, row.field.key, said));
        }
    }

    void theSchemaMatchesTheTables()
    {
        QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/schema/level.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll() == levelSchema(),
                 "resources/schema/level.schema.json is not what fields, words and rules say: run ./dev schema");
    }
};

MAZEWRIGHT_SUITE(words, TestWords)
#include "tst_words.moc"
