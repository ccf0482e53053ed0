#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/kindfield.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/data/terrain.h"
#include "gamecore/level/thingfields.h"
#include "tests/support/docpage.h"
#include "tests/support/levelschema.h"
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

/// Each word in quotes, or the range of a number: what a page has to say of a field.
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

/// What a record has that does not say it, as a page spells it.
QString defaultOf(const Field &field, int value)
{
    const QJsonValue json = jsonOf(field, value);
    return json.isString() ? quoted(json.toString()) : json.toVariant().toString();
}

/// The same for the row of a field, in a table of `text`.
QString lackOfRow(const QString &where, const QString &text, const Field &field, const QStringList &said)
{
    return lackOf(where, tableRow(text, field.key), field.key, said);
}

} // namespace

/// Every word that files may say has its row in a table of gamecore; the pages and the schema say what the rows say.
class TestWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleStandsWithItsValues();
    void everyValueOfAThingStandsWithItsRange();
    void everyFieldOfKindsAndTerrainStandsWithItsDefault();
    void everyEffectStandsWithItsNumbers();
    void theSchemaIsMadeOfTheRows();
};

void TestWords::everyRuleStandsWithItsValues()
{
    const QString text = page(u"level-format.md"_s);
    const QString data = page(u"data.md"_s);
    for (const RecordField<Rules> &rule : ruleRows()) {
        const QString lack = lackOfRow(u"docs/level-format.md, Rules"_s, text, rule.field, saidOf(rule.field));
        QVERIFY2(lack.isEmpty(), qPrintable(lack));
        const QJsonValue byDefault = ruleValue(Rules(), rule.field.key);
        const QString value = byDefault.isArray() ? u"`[\"treasure\"]`"_s : byDefault.toVariant().toString();
        const QRegularExpression words(quoted(rule.field.key) + u"\\s+"_s + QRegularExpression::escape(value));
        const QString name(rule.field.key);
        QVERIFY2(data.contains(words),
                 qPrintable(u"docs/data.md, rulesets.json, has to say `%1` %2 among the defaults"_s.arg(name, value)));
    }
}

void TestWords::everyValueOfAThingStandsWithItsRange()
{
    const QString text = page(u"level-format.md"_s);
    for (const ThingField &field : thingFields()) {
        const QString lack = lackOfRow(u"docs/level-format.md, Things"_s, text, field, saidOf(field));
        QVERIFY2(lack.isEmpty(), qPrintable(lack));
    }
}

void TestWords::everyFieldOfKindsAndTerrainStandsWithItsDefault()
{
    const QString text = page(u"data.md"_s);
    const auto check = [&text](const QString &file, const Field &field, const QStringList &said) {
        const QString lack = lackOfRow(u"docs/data.md, "_s + file,
                                       text.section(u"## "_s + file, 1).section(u"\n## "_s, 0, 0), field, said);
        QVERIFY2(lack.isEmpty(), qPrintable(lack));
    };
    for (const KindCategory category :
         {KindCategory::Hero, KindCategory::Treasure, KindCategory::Monster, KindCategory::Item}) {
        for (const KindField &row : fieldsOf(category)) {
            const QStringList ofLeast{u"..%1"_s.arg(row.field.last)};
            const QStringList ofOthers = saidOf(row.field) << u"| "_s + defaultOf(row.field, row.get(Kind())) + u" |"_s;
            check(QString(sectionOf(category)) + u".json"_s, row.field, row.least ? ofLeast : ofOthers);
        }
    }
    for (const TerrainField &row : terrainFields) {
        const QString byDefault = row.isRequired ? u"required"_s : defaultOf(row.field, row.get(Terrain()));
        check(u"terrain.json"_s, row.field, saidOf(row.field) << u"| "_s + byDefault + u" |"_s);
    }
    for (const TerrainText &row : terrainTexts) {
        check(u"terrain.json"_s, {.key = row.key}, {});
    }
}

void TestWords::everyEffectStandsWithItsNumbers()
{
    const QString text = page(u"data.md"_s);
    for (const EffectRow &effect : effectRows) {
        QStringList said;
        for (const RecordField<Effect> &row : effect.fields) {
            said << saidOf(row.field).join(u' ') << quoted(row.field.key);
        }
        const QString lack = lackOf(u"docs/data.md, items.json"_s, tableRow(text, effect.key), effect.key, said);
        QVERIFY2(lack.isEmpty(), qPrintable(lack));
    }
    for (const RecordField<Targeting> &row : targetingFields) {
        const bool isNumber = row.field.type == Field::Type::Number;
        const QStringList said =
            isNumber ? QStringList(quoted(row.field.key) + u' ' + rangeOf(row.field)) : saidOf(row.field);
        const QString lack = lackOf(u"docs/data.md, items.json, on targeting"_s, text, row.field.key, said);
        QVERIFY2(lack.isEmpty(), qPrintable(lack));
    }
}

void TestWords::theSchemaIsMadeOfTheRows()
{
    QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/schema/level.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(file.readAll() == levelSchema(),
             "resources/schema/level.schema.json is not what fields, words and rules say: run ./dev schema");
}

MAZEWRIGHT_SUITE(words, TestWords)
#include "tst_words.moc"
