#include "app/cli/cataloguesource.h"
#include "editor/text/fieldname.h"
#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QByteArray shipped(const QString &name)
{
    QFile file(u":/data/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QTemporaryDir &dir, const QString &name, const QByteArray &text)
{
    QFile file(dir.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

/// Returns a catalogue file that belongs to these tests only, so that positions in it do not change.
QByteArray still(const QString &name)
{
    return contentOf(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/data/catalogue/") + name);
}

/// Returns the issues of a catalogue in which a given file replaces one of `rest`, such as shipped().
QStringList findingsWith(const QString &name, const QByteArray &text, QByteArray (*rest)(const QString &))
{
    const QTemporaryDir dir;
    for (const QString &other : Catalogue::fileNames()) {
        write(dir, other, other == name ? text : rest(other));
    }
    IssueList issues;
    const CataloguePtr catalogue = loadCatalogue(dir.path(), issues);
    QStringList findings = summary(issues);
    if (bool(catalogue) != findings.isEmpty()) {
        return {u"a catalogue with findings, or none without"_s};
    }
    for (const Issue &issue : issues) {
        if (issue.file != dir.filePath(name)) {
            findings += u"in the wrong file: "_s + issue.file;
        }
    }
    return findings;
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShippedDataIsWhole();
    void everyShippedKeyIsReadOrReported();
    void everyMistakeHasItsCodeAndPlace_data();
    void everyMistakeHasItsCodeAndPlace();
    void aFolderOverridesFileByFile();
    void aMissingFolderIsReported();
    void aNewMonsterNeedsOnlyARecord();
    void rulesetsChangeKinds();
    void levelsBringKindsWithABase();
    void basesInACircleAreUnknown();
    void levelKindsHaveNoCharactersOfTheDefaultLegend();
    void levelKindsDoNotChangeTheCatalogue();
    void everyRuleIsReadAsItIsWritten();
    void everyRuleInAShippedRulesetIsSpelledOut();
    void everyRuleHasAUniqueName();
};

void TestCatalogue::theShippedDataIsWhole()
{
    IssueList issues;
    const CataloguePtr catalogue = loadCatalogue({}, issues);
    QCOMPARE(summary(issues), QStringList());
    QStringList keys;
    for (const Terrain &terrain : catalogue->terrain()) {
        keys += terrain.key;
    }
    for (const Kind &kind : catalogue->kinds()) {
        keys += kind.key;
    }
    // There may be more keys.
    const QStringList promisedKeys =
        u"wall floor door red_door blue_door green_door water glass grass spikes stairs exit healing_potion "
        "lightning_scroll confusion_scroll fireball_scroll frost_scroll fear_scroll stun_scroll charm_scroll sling "
        "dagger sword shield helmet leather_armor chain_mail red_key blue_key green_key start treasure orc painkiller "
        "reptile_man troll dragon"_s.split(u' ');
    for (const QString &key : promisedKeys) {
        QVERIFY2(keys.contains(key),
                 qPrintable(u"the shipped data lacks %1, which docs/level-format.md promises"_s.arg(key)));
    }
    const Kind &orc = catalogue->kind(*catalogue->kindOf(u"orc"_s));
    QCOMPARE((QList<int>{orc.hp, orc.defense, orc.power, orc.xp}), (QList<int>{10, 0, 3, 35}));
    const Kind &treasure = catalogue->kind(*catalogue->kindOf(u"treasure"_s));
    QCOMPARE((QList<int>{treasure.goldMin, treasure.goldMax}), (QList<int>{25, 250}));
    const Rules &rules = catalogue->ruleset(u"buchhaim"_s)->rules;
    QVERIFY(rules.clock == Clock::RealTime && rules.death == DeathRule::Respawn && !rules.monstersBlock);
    QCOMPARE((QList<int>{rules.firstActionMs, rules.actionMinMs, rules.actionMaxMs, rules.safeMs, rules.safeTurns}),
             (QList<int>{250, 100, 300, 1500, 3}));
}

/// Every misspelt key of every record of each file is reported.
void TestCatalogue::everyShippedKeyIsReadOrReported()
{
    int keys = 0;
    for (const QString &name : Catalogue::fileNames()) {
        const QString section = name.chopped(5);
        const QJsonObject file = QJsonDocument::fromJson(shipped(name)).object();
        const QJsonArray records = file.value(section).toArray();
        QVERIFY2(!records.isEmpty(), qPrintable(u"resources/data/%1: put a record into `%2`"_s.arg(name, section)));
        for (const QString &key : records.first().toObject().keys()) {
            QJsonObject record = records.first().toObject();
            record.insert(key + u"_x"_s, record.value(key));
            QJsonArray changed = records;
            changed.replace(0, record);
            const QByteArray text = QJsonDocument(QJsonObject{{section, changed}}).toJson();
            const QStringList findings = findingsWith(name, text, shipped);
            QVERIFY2(findings.size() == 1 && findings.first().endsWith(u" unknown_key %1[0].%2_x"_s.arg(section, key)),
                     qPrintable(
                         u"%1, `%2_x` has to be unknown_key and no more: see the reader of its record "
                         "(gamecore/data/cataloguereader.cpp); it says %3"_s.arg(name, key, findings.join(u" | "_s))));
            ++keys;
        }
    }
    QVERIFY(keys > 30);
}

void TestCatalogue::everyMistakeHasItsCodeAndPlace_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QStringList>("findings");
    const auto row = [](const char *name, const QString &file, const QByteArray &from, const QByteArray &to,
                        const QStringList &findings) { QTest::newRow(name) << file << from << to << findings; };
    const QString monsters = u"monsters.json"_s;
    const QString rulesets = u"rulesets.json"_s;
    const QString terrain = u"terrain.json"_s;
    row("syntax", monsters, "\"hp\": 10,", "\"hp\": 10", {u"11:13 syntax"_s});
    row("duplicate key", monsters, "\"hp\": 10,", "\"hp\": 10, \"hp\": 11,", {u"10:23 duplicate_key monsters[0].hp"_s});
    row("number too high", monsters, "\"hp\": 10,", "\"hp\": 10000,", {u"10:19 bad_value monsters[0].hp"_s});
    row("number too low", monsters, "\"hp\": 10,", "\"hp\": 0,", {u"10:19 bad_value monsters[0].hp"_s});
    row("number as text", monsters, "\"hp\": 10,", "\"hp\": \"10\",", {u"10:19 wrong_type monsters[0].hp"_s});
    row("half a number", monsters, "\"defense\": 0,", "\"defense\": 0.5,", {u"11:24 wrong_type monsters[0].defense"_s});
    row("behavior of another word", monsters, "\"hunt\"\n        },\n        {\n            \"key\": \"painkiller\"",
        "\"dance\"\n        },\n        {\n            \"key\": \"painkiller\"",
        {u"14:25 bad_value monsters[0].behavior"_s});
    row("color", monsters, "#4d8f4d", "green", {u"8:22 bad_value monsters[0].color"_s});
    row("glyph of two", monsters, "\"glyph\": \"o\"", "\"glyph\": \"or\"", {u"7:22 bad_value monsters[0].glyph"_s});
    row("picture that is no text", monsters, "[\"orc\"]", "[\"orc\", 3]",
        {u"9:33 wrong_type monsters[0].pictures[1]"_s});
    row("name missing", monsters, "            \"name\": \"orc\",\n", "", {u"3:9 missing_key monsters[0]"_s});
    row("key missing", monsters, "            \"key\": \"troll\",\n", "", {u"42:9 missing_key monsters[3]"_s});
    row("key empty", monsters, "\"key\": \"troll\"", "\"key\": \"\"", {u"43:20 bad_value monsters[3].key"_s});
    row("opened, but to nothing", terrain,
        "            \"opens_to\": \"floor\",\n            \"opened_picture\": \"door_open\",\n            "
        "\"opened_by\": \"red_key\"",
        "            \"opened_by\": \"red_key\"", {u"36:9 missing_key terrain[3]"_s});
    row("key of another kind", monsters, "\"key\": \"troll\"", "\"key\": \"orc\"",
        {u"43:20 bad_value monsters[3].key"_s});
    row("key of a terrain", monsters, "\"key\": \"troll\"", "\"key\": \"wall\"",
        {u"43:20 bad_value monsters[3].key"_s});
    row("record that is no object", monsters, "{\n            \"key\": \"orc\"", "5, {\n            \"key\": \"orc\"",
        {u"3:9 wrong_type monsters[0]"_s});
    row("section of another name", monsters, "\"monsters\": [", "\"monster\": [",
        {u"1:1 missing_key"_s, u"2:5 unknown_key monster"_s});
    row("section that is no list", u"hero.json"_s, still(u"hero.json"_s), "{\"hero\": {}}",
        {u"1:10 wrong_type hero"_s});
    row("no object", u"hero.json"_s, still(u"hero.json"_s), "[]", {u"1:1 wrong_type"_s});
    row("empty file", u"hero.json"_s, still(u"hero.json"_s), "", {u"1:1 syntax"_s});
    row("no start", u"hero.json"_s, "\"start\",\n            \"name\"", "\"begin\",\n            \"name\"",
        {u"4:20 bad_value hero[0].key"_s});
    row("no record", u"hero.json"_s, still(u"hero.json"_s), "{\"hero\": []}", {u"1:10 missing_key hero"_s});
    row("no wall", terrain, "\"key\": \"wall\"", "\"key\": \"rock\"", {u"2:16 missing_key terrain"_s});
    row("no floor", terrain, "\"key\": \"floor\"", "\"key\": \"mud\"", {u"2:16 missing_key terrain"_s});
    row("walkable missing", terrain, "            \"walkable\": false,\n", "", {u"3:9 missing_key terrain[0]"_s});
    row("walkable as a number", terrain, "\"walkable\": false", "\"walkable\": 0",
        {u"11:25 wrong_type terrain[0].walkable"_s});
    row("gold upside down", u"treasure.json"_s, "\"gold_max\": 250", "\"gold_max\": 24",
        {u"18:25 bad_value treasure[0].gold_max"_s});
    const QString items = u"items.json"_s;
    row("unknown effect", items, "\"heal\"", "\"cure\"", {u"10:38 unknown_effect items[0].effects[0].effect"_s});
    row("effect without a number", items, "\"heal\", \"amount\": 4", "\"heal\"",
        {u"10:26 bad_value items[0].effects[0]"_s});
    row("effect of a status that is none", items, "\"afraid\"", "\"sleepy\"",
        {u"70:58 bad_value items[5].effects[0].status"_s});
    row("target of another word", items, "\"nearest\"", "\"closest\"",
        {u"21:27 bad_value items[1].targeting.target"_s});
    row("slot of another word", items, "\"left_hand\"", "\"third_hand\"", {u"141:21 bad_value items[11].slot"_s});
    row("ruleset without a name", rulesets, "            \"name\": \"Buchhaim\",\n", "",
        {u"3:9 missing_key rulesets[0]"_s});
    row("unknown rule", rulesets, "\"safe_ms\": 1500", "\"save_ms\": 1500",
        {u"14:17 unknown_rule rulesets[0].rules.save_ms"_s});
    row("rule out of range", rulesets, "\"safe_ms\": 1500", "\"safe_ms\": 60001",
        {u"14:28 bad_value rulesets[0].rules.safe_ms"_s});
    row("rule of another word", rulesets, "\"realtime\"", "\"real time\"",
        {u"8:26 bad_value rulesets[0].rules.clock"_s});
    row("directions that are neither 4 nor 8", rulesets, "\"moves\": 4", "\"moves\": 6",
        {u"12:26 bad_value rulesets[0].rules.moves"_s});
    row("times upside down", rulesets, "\"action_max_ms\": 300", "\"action_max_ms\": 99",
        {u"20:34 bad_value rulesets[0].rules.action_max_ms"_s});
    row("change of a kind that is none", rulesets, "\"orc\": {", "\"ork\": {",
        {u"39:17 unknown_kind rulesets[0].kinds.ork"_s});
    row("change of an unknown key", rulesets, "\"orc\": { \"behavior\"", "\"orc\": { \"behaviour\"",
        {u"39:26 unknown_key rulesets[0].kinds.orc.behaviour"_s});
    row("change that does not fit", rulesets, "\"troll\": { \"behavior\": \"patrol\"",
        "\"troll\": { \"behavior\": \"waltz\"", {u"42:40 bad_value rulesets[0].kinds.troll.behavior"_s});
    row("change that is no object", rulesets, "\"troll\": { \"behavior\": \"patrol\" }", "\"troll\": 5",
        {u"42:26 wrong_type rulesets[0].kinds.troll"_s});
}

void TestCatalogue::everyMistakeHasItsCodeAndPlace()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QStringList, findings);
    QByteArray text = still(file);
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), to);
    QCOMPARE(findingsWith(file, text, still), findings);
}

void TestCatalogue::aFolderOverridesFileByFile()
{
    const QTemporaryDir dir;
    write(dir, u"treasure.json"_s, shipped(u"treasure.json"_s).replace("\"gold_min\": 25", "\"gold_min\": 250"));
    IssueList issues;
    const CataloguePtr catalogue = loadCatalogue(dir.path(), issues);
    QVERIFY(catalogue);
    QCOMPARE(catalogue->kind(*catalogue->kindOf(u"treasure"_s)).goldMin, 250);
    QCOMPARE(catalogue->kind(*catalogue->kindOf(u"orc"_s)).hp, 10);
    qputenv("MAZEWRIGHT_DATA", dir.path().toUtf8());
    const CataloguePtr fromEnvironment = loadCatalogue({}, issues);
    qunsetenv("MAZEWRIGHT_DATA");
    QCOMPARE(fromEnvironment->kind(*fromEnvironment->kindOf(u"treasure"_s)).goldMin, 250);
}

void TestCatalogue::aMissingFolderIsReported()
{
    IssueList issues;
    QVERIFY(!loadCatalogue(u"/no/such/folder"_s, issues));
    QCOMPARE(summary(issues), QStringList(u"0:0 unreadable"_s));
    QCOMPARE(issues[0].file, u"/no/such/folder"_s);
}

void TestCatalogue::aNewMonsterNeedsOnlyARecord()
{
    const QTemporaryDir dir;
    write(dir, u"monsters.json"_s,
          shipped(u"monsters.json"_s).replace("\"monsters\": [", R"("monsters": [{ "key": "rat", "name": "rat",
            "characters": "r", "glyph": "r", "color": "#808080", "pictures": ["orc"], "behavior": "patrol" },)"));
    IssueList issues;
    const CataloguePtr catalogue = loadCatalogue(dir.path(), issues);
    QVERIFY(catalogue);
    const ReadLevel read = readLevelJson(levelJson({u"@ r"_s}), *catalogue);
    QVERIFY(read.issues.isEmpty());
    const Game game = Game::start(catalogue, *read.level.playable(), 1).game;
    QCOMPARE(game.world().kindOf(2).key, u"rat"_s);
    QVERIFY(game.world().actor(2).behavior == Behavior::Patrol);
}

void TestCatalogue::rulesetsChangeKinds()
{
    const CataloguePtr catalogue = shippedCatalogue();
    QVERIFY(catalogue->kind(*catalogue->kindOf(u"orc"_s)).behavior == Behavior::Hunt);
    IssueList issues;
    const CataloguePtr under = catalogue->under(u"buchhaim"_s, {}, issues);
    QVERIFY(issues.isEmpty());
    QCOMPARE(under->kindOf(u"orc"_s), catalogue->kindOf(u"orc"_s));
    QVERIFY(under->kind(*under->kindOf(u"orc"_s)).behavior == Behavior::Patrol);
    QCOMPARE(under->kind(*under->kindOf(u"orc"_s)).hp, 10);
}

void TestCatalogue::levelsBringKindsWithABase()
{
    const Level level = levelFrom(
        {u"@ r"_s}, uR"("legend":{"r":"rat"},"kinds":{"monsters":{"rat":{"base":"orc","hp":2,"behavior":"idle"},
        "big_rat":{"base":"rat","hp":50}},"treasure":{"gem":{"base":"treasure","gold_min":7,"gold_max":7}}},
        "things":[{"cell":[1,0],"kind":"gem"},{"cell":[0,0],"kind":"big_rat"}])"_s);
    const Game game = gameOfLevel(level);
    QStringList kinds;
    for (ActorId id = heroId; id <= game.world().actorCount(); ++id) {
        kinds += u"%1 %2"_s.arg(game.world().kindOf(id).key).arg(game.world().actor(id).hp);
    }
    QCOMPARE(kinds, (QStringList{u"start 30"_s, u"rat 2"_s, u"big_rat 50"_s}));
    QVERIFY(game.world().actor(2).behavior == Behavior::Idle);
    QCOMPARE(game.world().items()[0].gold, 7);
}

void TestCatalogue::basesInACircleAreUnknown()
{
    const QString kinds = uR"("kinds":{"monsters":{"a":{"base":"b"},"b":{"base":"a"},"c":{"base":"c"}}})"_s;
    const ReadLevel read = readLevelJson(levelJson({u"@"_s}, kinds), *shippedCatalogue());
    QCOMPARE(summary(read.issues),
             (QStringList{u"3:37 unknown_kind kinds.monsters.a.base"_s, u"3:54 unknown_kind kinds.monsters.b.base"_s,
                          u"3:71 unknown_kind kinds.monsters.c.base"_s}));
}

void TestCatalogue::levelKindsHaveNoCharactersOfTheDefaultLegend()
{
    const QString kinds = uR"("kinds":{"monsters":{"rat":{"base":"orc"%1}}})"_s;
    const ReadLevel read = readLevelJson(levelJson({u"@O"_s}, kinds.arg(QString())), *shippedCatalogue());
    QCOMPARE(read.level->things[1].kind, u"orc"_s);
    const ReadLevel own =
        readLevelJson(levelJson({u"@O"_s}, kinds.arg(u",\"characters\":\"r\""_s)), *shippedCatalogue());
    QCOMPARE(summary(own.issues), QStringList(u"3:45 unknown_key kinds.monsters.rat.characters"_s));
}

void TestCatalogue::levelKindsDoNotChangeTheCatalogue()
{
    const CataloguePtr catalogue = shippedCatalogue();
    const std::size_t before = catalogue->kinds().size();
    gameOf({u"@"_s}, uR"("kinds":{"monsters":{"rat":{"base":"orc"}}})"_s);
    QCOMPARE(catalogue->kinds().size(), before);
    QVERIFY(!catalogue->kindOf(u"rat"_s));
}

void TestCatalogue::everyRuleIsReadAsItIsWritten()
{
    for (const RecordField<Rules> &rule : ruleRows()) {
        QList<QJsonValue> values;
        if (rule.field.type == Field::Type::Number) {
            values = {rule.field.first, rule.field.last};
        } else if (rule.field.type == Field::Type::Truth) {
            values = {false, true};
        } else if (rule.field.type == Field::Type::Words) {
            values = {QJsonArray(), QJsonArray::fromStringList(rule.field.wordKeys())};
        } else {
            for (const QString &word : rule.field.wordKeys()) {
                values += word;
            }
        }
        for (const QJsonValue &value : values) {
            Rules rules;
            rules.actionMaxMs = 60000; // every minimum time is below it
            IssueList issues;
            readRules({{rule.field.key, value}}, {}, rules, issues);
            if (rule.field.key == "action_max_ms"_L1 && value == 1) {
                QCOMPARE(summary(issues), QStringList(u"0:0 bad_value action_max_ms"_s));
                continue;
            }
            QVERIFY2(issues.isEmpty() && ruleValue(rules, rule.field.key) == value,
                     qPrintable(u"%1 is to be read as %2: mend its row in gamecore/data/ruleset.cpp; %3"_s.arg(
                         rule.field.key, value.toVariant().toString(), summary(issues).join(u" | "_s))));
        }
    }
}

void TestCatalogue::everyRuleInAShippedRulesetIsSpelledOut()
{
    const QJsonArray rulesets =
        QJsonDocument::fromJson(shipped(u"rulesets.json"_s)).object().value("rulesets"_L1).toArray();
    for (const QJsonValue &ruleset : rulesets) {
        const QJsonObject rules = ruleset.toObject().value("rules"_L1).toObject();
        for (const RecordField<Rules> &rule : ruleRows()) {
            QVERIFY2(rules.contains(rule.field.key),
                     qPrintable(u"resources/data/rulesets.json, %1: say `%2` among its rules"_s.arg(
                         ruleset.toObject().value("key"_L1).toString(), rule.field.key)));
        }
    }
}

void TestCatalogue::everyRuleHasAUniqueName()
{
    QStringList names;
    for (const RecordField<Rules> &rule : ruleRows()) {
        const QString key(rule.field.key);
        const QString mend = key + u": give it a `name` of its own in gamecore/data/ruleset.cpp"_s;
        QVERIFY2(ruleName(key) != key && !names.contains(ruleName(key)), qPrintable(mend));
        names.append(ruleName(key));
    }
    QCOMPARE(ruleName(u"no_rule"_s), u"no_rule"_s);
}

MAZEWRIGHT_SUITE(catalogue, TestCatalogue)
#include "tst_catalogue.moc"
