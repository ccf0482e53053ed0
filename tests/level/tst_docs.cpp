#include "gamecore/data/catalogue.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/level/levelwriter.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString page(const QString &name)
{
    QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/docs/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A suite stands in one of the folders of tests.
QString pathOfSuite(const QString &name)
{
    QDirIterator files(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests"), {u"tst_"_s + name + u".cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    return files.next();
}

QString quoted(const QString &word)
{
    return u'`' + word + u'`';
}

/// All that the schema of levels names: keys of objects, and words that are values.
struct SchemaWords {
    QSet<QString> keys;
    QSet<QString> values;

    SchemaWords()
    {
        QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/schema/level.schema.json"));
        [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
        collect(QJsonDocument::fromJson(file.readAll()).object());
    }

private:
    void collect(const QJsonValue &value)
    {
        const QJsonArray elements = value.toArray();
        for (const QJsonValue &element : elements) {
            collect(element);
        }
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            const QJsonArray words = member.key() == "enum"_L1 ? member.value().toArray() : QJsonArray();
            for (const QJsonValue &word : words) {
                values.insert(word.toVariant().toString());
            }
            const QStringList names =
                member.key() == "properties"_L1 ? member.value().toObject().keys() : QStringList();
            keys.unite(QSet<QString>(names.begin(), names.end()));
            collect(member.value());
        }
    }
};

/// The row of a table that begins with a word.
QString rowOf(const QString &text, const QString &word)
{
    const QRegularExpression row(u"^\\| `"_s + word + u"` \\|.*$"_s, QRegularExpression::MultilineOption);
    return row.match(text).captured();
}

} // namespace

/// The pages name every word that the program knows, with its bounds.
class TestDocs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeStandsWithItsGrade();
    void everyRuleStandsWithItsValues();
    void everyValueOfAThingStandsWithItsRange();
    void everyCharacterOfTheDefaultLegendStands();
    void everyEventAndReasonStands();
    void everyDataKeyStands();
    void everyWordOfDataStands_data();
    void everyWordOfDataStands();
    void theSchemaKnowsEveryRuleAndValue();
    void everyDecisionNamesTestsThatAreThere();
    void everyPictureOfTheEditorIsThereAndIsNamed();
    void noPictureIsLarge();
    void theExampleIsACanonicalLevelWithoutFindings();
};

void TestDocs::everyCodeStandsWithItsGrade()
{
    const QString text = page(u"level-format.md"_s);
    const QStringList grades{u"unreadable"_s, u"error"_s, u"warning"_s};
    for (int i = 0; i < issueCodeCount; ++i) {
        const QString row = rowOf(text, issueKey(IssueCode(i)));
        QVERIFY2(row.contains(u"| "_s + grades.at(int(severityOf(IssueCode(i)))) + u" |"_s),
                 issueKey(IssueCode(i)).data());
    }
}

void TestDocs::everyRuleStandsWithItsValues()
{
    const QString text = page(u"level-format.md"_s);
    const QString data = page(u"data.md"_s);
    for (const RuleInfo &info : ruleInfos()) {
        const QString row = rowOf(text, info.key);
        for (const QString &word : info.words) {
            QVERIFY2(row.contains(quoted(word)), info.key.data());
        }
        if (info.type == RuleType::Number) {
            const QString range =
                info.step > 1 ? u"%1, %2"_s.arg(info.first).arg(info.last) : u"%1..%2"_s.arg(info.first).arg(info.last);
            QVERIFY2(row.contains(range), info.key.data());
        }
        const QJsonValue byDefault = ruleValue(Rules(), info.key);
        const QString value = byDefault.isArray() ? u"`[\"treasure\"]`"_s : byDefault.toVariant().toString();
        const QRegularExpression words(quoted(info.key) + u"\\s+"_s + QRegularExpression::escape(value));
        QVERIFY2(data.contains(words), info.key.data());
    }
}

void TestDocs::everyValueOfAThingStandsWithItsRange()
{
    const QString text = page(u"level-format.md"_s);
    for (const ThingField &field : thingFields()) {
        const QString row = rowOf(text, field.key);
        QVERIFY2(!row.isEmpty(), field.key.data());
        if (field.type == ThingField::Type::Number) {
            QVERIFY2(row.contains(u"%1..%2"_s.arg(field.first).arg(field.last)), field.key.data());
        }
        for (const QString &word : field.words) {
            QVERIFY2(row.contains(quoted(word)), field.key.data());
        }
    }
}

void TestDocs::everyCharacterOfTheDefaultLegendStands()
{
    const QString text = page(u"level-format.md"_s).simplified();
    const auto check = [&](const QString &key, const Appearance &look) {
        if (look.characters.isEmpty()) {
            return;
        }
        const QString character =
            look.characters.startsWith(u' ') ? u"blank and `.` "_s : QString(quoted(look.characters.first(1)) + u' ');
        QVERIFY2(text.contains(character + key), qPrintable(key));
    };
    for (const Terrain &terrain : shippedCatalogue()->terrain()) {
        check(terrain.key, terrain.look);
    }
    for (const Kind &kind : shippedCatalogue()->kinds()) {
        check(kind.key, kind.look);
    }
}

void TestDocs::everyEventAndReasonStands()
{
    const QString text = page(u"headless.md"_s);
    for (int i = 0; i < eventTypeCount; ++i) {
        QVERIFY2(!rowOf(text, eventKey(EventType(i))).isEmpty(), eventKey(EventType(i)).data());
    }
    for (int i = int(Reason::Blocked); i <= int(Reason::GameOver); ++i) {
        QVERIFY2(!rowOf(text, reasonKey(Reason(i))).isEmpty(), reasonKey(Reason(i)).data());
    }
}

void TestDocs::everyDataKeyStands()
{
    const QString text = page(u"data.md"_s);
    for (const QString &name : Catalogue::fileNames()) {
        QVERIFY(text.contains(u"## "_s + name));
        QFile file(u":/data/"_s + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        for (const QJsonValue &record : object.value(name.chopped(5)).toArray()) {
            for (const QString &key : record.toObject().keys()) {
                QVERIFY2(!rowOf(text, key).isEmpty(), qPrintable(key));
            }
        }
    }
}

/// Tests are named `file::test`. A row that was taken names at least one.
void TestDocs::everyWordOfDataStands_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<bool>("isOfLevels");
    QTest::newRow("behavior") << behaviorKeys() << true;
    QTest::newRow("effect") << effectTypeKeys() << true;
    QTest::newRow("status") << itemStatusKeys() << true;
    QTest::newRow("target") << targetKeys() << true;
    QTest::newRow("breath_shape") << breathShapeKeys() << true;
    QTest::newRow("feature") << featureKeys().mid(1) << false; // the first is none
    QTest::newRow("slot") << slotKeys().mid(1) << true;
}

/// Words of kinds stand in docs/data.md; levels may bring kinds, so their schema knows them too.
void TestDocs::everyWordOfDataStands()
{
    QFETCH(QStringList, words);
    QFETCH(bool, isOfLevels);
    const QString text = page(u"data.md"_s);
    const SchemaWords schema;
    for (const QString &word : words) {
        QVERIFY2(text.contains(quoted(word)), qPrintable(u"docs/data.md does not tell of `%1`"_s.arg(word)));
        QVERIFY2(!isOfLevels || schema.values.contains(word),
                 qPrintable(u"no \"enum\" of resources/schema/level.schema.json has \"%1\""_s.arg(word)));
    }
}

void TestDocs::theSchemaKnowsEveryRuleAndValue()
{
    const SchemaWords schema;
    QStringList keys;
    QStringList values;
    for (const RuleInfo &rule : ruleInfos()) {
        keys += QString(rule.key);
        values += rule.words;
    }
    for (const ThingField &field : thingFields()) {
        keys += QString(field.key);
        values += field.words;
    }
    for (const QString &key : keys) {
        QVERIFY2(schema.keys.contains(key),
                 qPrintable(u"no \"properties\" of resources/schema/level.schema.json have \"%1\""_s.arg(key)));
    }
    for (const QString &value : values) {
        QVERIFY2(schema.values.contains(value),
                 qPrintable(u"no \"enum\" of resources/schema/level.schema.json has \"%1\""_s.arg(value)));
    }
}

void TestDocs::everyDecisionNamesTestsThatAreThere()
{
    const QString text =
        page(u"decisions.md"_s).section(u"## The tutorials, row by row"_s, 1).section(u"\n## "_s, 0, 0);
    const QRegularExpression name(u"`(\\w+)::(\\w+)`"_s);
    int rows = 0;
    for (const QString &line : text.split(u'\n')) {
        if (!line.startsWith(u"| ") || line.startsWith(u"| source") || line.startsWith(u"| open")) {
            continue;
        }
        ++rows;
        const QString decision = line.section(u" | "_s, 1, 1);
        const bool isLeftOut = decision.startsWith(u"left out"_s);
        QVERIFY2(isLeftOut || name.match(line).hasMatch(), qPrintable(line));
        for (auto matches = name.globalMatch(line); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            QFile file(pathOfSuite(match.captured(1)));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(match.captured()));
            const QString slot = u"    void "_s + match.captured(2) + u"();"_s;
            QVERIFY2(file.readAll().contains(slot.toUtf8()), qPrintable(match.captured()));
        }
    }
    QCOMPARE(rows, 19 + 12 + 10 + 8 + 15 + 15);
}

void TestDocs::everyPictureOfTheEditorIsThereAndIsNamed()
{
    const QDir pictures(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/docs/pictures"));
    const QRegularExpression picture(u"!\\[[^\\]]+\\]\\(pictures/([^)]+)\\)"_s);
    QStringList named;
    for (auto matches = picture.globalMatch(page(u"editor.md"_s)); matches.hasNext();) {
        named.append(matches.next().captured(1));
    }
    named.sort();
    QCOMPARE(named, pictures.entryList({u"editor_*.png"_s}, QDir::Files, QDir::Name));
}

void TestDocs::noPictureIsLarge()
{
    const QDir pictures(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/docs/pictures"));
    for (const QFileInfo &file : pictures.entryInfoList({u"*.png"_s}, QDir::Files)) {
        QVERIFY2(file.size() < 80 * 1024, qPrintable(file.fileName()));
    }
}

void TestDocs::theExampleIsACanonicalLevelWithoutFindings()
{
    const QString text = page(u"level-format.md"_s);
    const QString example = text.section(u"```json\n"_s, 1).section(u"```"_s, 0, 0);
    const ReadLevel read = readLevelJson(example.toUtf8(), *shippedCatalogue());
    QVERIFY(read.level);
    QCOMPARE(summary(read.issues), QStringList());
    QCOMPARE(writeLevelJson(*read.level, *shippedCatalogue()), example.toUtf8());
}

MAZEWRIGHT_SUITE(docs, TestDocs)
#include "tst_docs.moc"
