#include "editor/edits/levelfixes.h"
#include "editor/edits/ownkinds.h"
#include "editor/text/issuetext.h"
#include "gamecore/json/jsonedit.h"
#include "tests/support/contentof.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString folder = QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/data/levels_bad/");

bool isThere(const Issue &issue, const IssueList &issues)
{
    return std::any_of(issues.begin(), issues.end(), [&issue](const Issue &other) {
        return other.code == issue.code && other.cell == issue.cell && other.found == issue.found
               && other.path == issue.path;
    });
}

Level levelOf(const QByteArray &text)
{
    const ReadLevel read = readLevelJson(text, *shippedCatalogue());
    return read.level ? *read.level : (qFatal("The level cannot be read"), Level());
}

/// Returns the names of all fixes of the issue whose code and found text contain these words.
QStringList fixNames(const Level &level, const QString &found)
{
    QStringList names;
    const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
    for (const Issue &issue : analysis.issues) {
        if (issue.found == found) {
            for (const LevelFix &fix : fixesFor(level, analysis, issue)) {
                names.append(nameOf(fix, level, *analysis.catalogue));
            }
            return names;
        }
    }
    return {u"no such finding"_s};
}

/// Returns the level after the first fix of that issue.
Level firstFixed(const Level &level, const QString &found)
{
    const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
    for (const Issue &issue : analysis.issues) {
        const std::vector<LevelFix> fixes = fixesFor(level, analysis, issue);
        if (issue.found == found && !fixes.empty()) {
            return fixedLevel(level, fixes.front());
        }
    }
    return {};
}

} // namespace

/// Every issue whose sentence suggests a correction has a fix.
class TestWordFix : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyErrorHasAWorkingFix_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &name : QDir(folder).entryList({u"error_*.json"_s, u"warning_unknown_key.json"_s})) {
            QTest::newRow(qPrintable(name)) << folder + name;
        }
    }

    void everyErrorHasAWorkingFix()
    {
        QFETCH(QString, file);
        const Level level = levelOf(contentOf(file));
        const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
        for (const Issue &issue : analysis.issues) {
            if (issue.expected == Expected::Rows || (issue.code == IssueCode::NoStart && level.size().area() == 0)) {
                continue; // such a level gets its cells by a resize
            }
            const std::vector<LevelFix> fixes = fixesFor(level, analysis, issue);
            QVERIFY2(severityOf(issue) == Severity::Warning || !fixes.empty(),
                     qPrintable(issueKey(issue.code) + u' ' + issue.path + u' ' + issue.found));
            for (const LevelFix &fix : fixes) {
                const QString name = nameOf(fix, level, *analysis.catalogue);
                QVERIFY(!name.isEmpty());
                if (fix.what == LevelFix::What::ChooseMeaning) {
                    continue;
                }
                const Level after = fixedLevel(level, fix);
                QVERIFY2(!isThere(issue, checkLevel(after, *shippedCatalogue()).issues),
                         qPrintable(name + u" for "_s + issueKey(issue.code) + u' ' + issue.path));
                Level same = level;
                applyChange(same, changeByFixing(level, fix));
                setProperties(same, propertiesByFixing(level, fix));
                QCOMPARE(same, after);
            }
        }
    }

    void aMisspelledKindIsReplacedEverywhere()
    {
        const Level level = levelFrom({u"@   "_s}, thingsOf({u"orcc 1 0 hp=3"_s, u"orcc 3 0"_s}));
        QCOMPARE(fixNames(level, u"orcc"_s).first(), u"replace “orcc” with “orc”"_s);
        const Level after = firstFixed(level, u"orcc"_s);
        QCOMPARE(countOfKind(after, u"orc"_s), 2);
        QCOMPARE(after.things[1].values.value("hp"_L1).toInt(), 3);
        QVERIFY(!checkLevel(after, *shippedCatalogue()).issues.hasErrors());
    }

    void aMisspelledTerrainBecomesTerrain()
    {
        const Level level = levelFrom({u"@   "_s}, thingsOf({u"watter 1 0"_s, u"watter 3 0"_s}));
        QCOMPARE(rowsOf(firstFixed(level, u"watter"_s)), QStringList(u"@~ ~"_s));
    }

    void aKindInTheLegendIsFixed()
    {
        const Level level = levelFrom({u"@kk"_s}, u"\"legend\": { \"k\": \"painkiler\" }"_s);
        const Level after = firstFixed(level, u"painkiler"_s);
        QCOMPARE(after.legend.value("k"_L1).toString(), u"painkiller"_s);
        QCOMPARE(countOfKind(after, u"painkiller"_s), 2);
        QCOMPARE(rowsOf(after), QStringList(u"@kk"_s));
    }

    void carriedKindsAreFixed()
    {
        const Level level = levelFrom({u"@  "_s}, thingsOf({u"orc 2 0 item=swrd"_s}));
        QCOMPARE(fixNames(level, u"swrd"_s).first(), u"replace “swrd” with “sword”"_s);
        QCOMPARE(firstFixed(level, u"swrd"_s).things[1].values.value("item"_L1).toString(), u"sword"_s);
        const Level start = levelFrom({u"@  "_s}, thingsOf({u"orc 2 0 item=troll"_s}));
        QCOMPARE(fixNames(start, u"\"troll\""_s), QStringList(u"remove “item”"_s));
    }

    void misspelledRulesAreFixed()
    {
        const Level level = levelFrom({u"@g"_s}, u"\"rules\": { \"clok\": \"turns\", \"moves\": 8 }"_s);
        QCOMPARE(fixNames(level, u"clok"_s), (QStringList{u"replace “clok” with “clock”"_s, u"remove “clok”"_s}));
        const Level after = firstFixed(level, u"clok"_s);
        QCOMPARE(after.rules, (QJsonObject{{u"clock"_s, u"turns"_s}, {u"moves"_s, 8}}));
        const Level word = levelFrom({u"@g"_s}, u"\"rules\": { \"clock\": \"turn\" }"_s);
        QCOMPARE(fixNames(word, u"turn"_s), (QStringList{u"replace “turn” with “turns”"_s,
                                                         u"replace “turn” with “realtime”"_s, u"remove “clock”"_s}));
        const Level twice = levelFrom({u"@g"_s}, u"\"rules\": { \"win\": [\"treasure\", \"treasure\"] }"_s);
        QCOMPARE(firstFixed(twice, u"treasure"_s).rules.value("win"_L1).toArray().size(), 1);
    }

    void aMisspelledRulesetIsFixed()
    {
        const Level level = levelFrom({u"@g"_s}, u"\"ruleset\": \"clasic\""_s);
        QCOMPARE(firstFixed(level, u"clasic"_s).ruleset, u"classic"_s);
    }

    void outOfRangeValuesAreClamped()
    {
        const auto fixedRule = [](const QString &rules, const QString &found, const QString &rule) {
            return firstFixed(levelFrom({u"@g"_s}, u"\"rules\": { "_s + rules + u" }"_s), found)
                .rules.value(rule)
                .toInt();
        };
        QCOMPARE(fixedRule(u"\"safe_turns\": 5000"_s, u"5000"_s, u"safe_turns"_s), 1000);
        QCOMPARE(fixedRule(u"\"fov_radius\": -3"_s, u"-3"_s, u"fov_radius"_s), 1);
        QCOMPARE(fixedRule(u"\"moves\": 6"_s, u"6"_s, u"moves"_s) % 4, 0);
        QCOMPARE(fixedRule(u"\"action_min_ms\": 500, \"action_max_ms\": 400"_s, {}, u"action_max_ms"_s), 500);
        QCOMPARE(fixedRule(u"\"action_min_ms\": 500"_s, {}, u"action_min_ms"_s), 300);
    }

    void valuesOfThingsAreFixed()
    {
        const Level level = levelFrom({u"@    "_s}, thingsOf({u"orc 2 0 hp=20000 direction=nort"_s}));
        QCOMPARE(firstFixed(level, u"20000"_s).things[1].values.value("hp"_L1).toInt(), 9999);
        QCOMPARE(fixNames(level, u"\"nort\""_s).first(), u"replace “nort” with “north”"_s);
        QCOMPARE(firstFixed(level, u"\"nort\""_s).things[1].values.value("direction"_L1).toString(), u"north"_s);
    }

    void ownKindsAreFixed()
    {
        const auto kinds = [](const QString &monsters) {
            return levelFrom({u"@g"_s}, u"\"kinds\": { \"monsters\": { "_s + monsters + u" } }"_s);
        };
        const Level base = kinds(u"\"rat\": { \"base\": \"orcc\" }"_s);
        QCOMPARE(jsonAt(firstFixed(base, u"orcc"_s).kinds, u"monsters.rat.base"_s), QJsonValue(u"orc"_s));
        const Level hp = kinds(u"\"rat\": { \"base\": \"orc\", \"hp\": 0 }"_s);
        QCOMPARE(jsonAt(firstFixed(hp, u"0"_s).kinds, u"monsters.rat.hp"_s), QJsonValue(1));
        const Level section = levelFrom({u"@g"_s}, u"\"kinds\": { \"monster\": { \"rat\": { \"base\": \"orc\" } } }"_s);
        QVERIFY(firstFixed(section, u"monster"_s).kinds.contains("monsters"_L1));
    }

    void aTakenKeyGetsANumber()
    {
        const Level level =
            levelFrom({u"@ O"_s}, u"\"kinds\": { \"monsters\": { \"orc\": { \"base\": \"troll\" } } }"_s);
        const Level after = firstFixed(level, u"orc"_s);
        QVERIFY(jsonAt(after.kinds, u"monsters.orc_2"_s));
        QCOMPARE(countOfKind(after, u"orc_2"_s), 1);
    }

    /// Translated names and legend characters of an own kind follow when its key or its section changes.
    void translationsAndCharactersFollowARenamedKind()
    {
        const auto named = [](const QString &kind, const QString &kinds, const QString &rest = {}) {
            const QString translations = u"\"translations\": { \"de\": { \"kinds.%1.name\": \"Ding\" } }, "_s.arg(kind);
            return levelFrom({u"@ g"_s}, translations + rest + u"\"kinds\": { "_s + kinds + u" }"_s);
        };
        const auto german = [](const Level &level) { return level.translations.value(u"de"_s).toObject(); };
        const Level taken =
            named(u"monsters.orc"_s, u"\"monsters\": { \"orc\": { \"base\": \"troll\", \"name\": \"x\" } }"_s,
                  u"\"legend\": { \"k\": \"orc\" }, "_s);
        const Level renamed = firstFixed(taken, u"orc"_s);
        QCOMPARE(german(renamed), (QJsonObject{{u"kinds.monsters.orc_2.name"_s, u"Ding"_s}}));
        QCOMPARE(renamed.legend, (QJsonObject{{u"k"_s, u"orc_2"_s}}));
        const Level misplaced =
            named(u"items.rat"_s, u"\"items\": { \"rat\": { \"base\": \"orc\", \"name\": \"x\" } }"_s);
        QCOMPARE(german(firstFixed(misplaced, u"orc"_s)), (QJsonObject{{u"kinds.monsters.rat.name"_s, u"Ding"_s}}));
        const Level nothing =
            named(u"items.rat"_s, u"\"items\": { \"rat\": { \"base\": \"zzzzzz\", \"name\": \"x\" } }"_s);
        QCOMPARE(firstFixed(nothing, u"zzzzzz"_s).translations, QJsonObject());
    }

    void onlyWrongLegendEntriesAreFixed()
    {
        // A terrain may have a character; only the thing with the terrain's name is wrong.
        const Level ground =
            levelFrom({u"@w  "_s}, u"\"legend\": { \"w\": \"water\" }, "_s + thingsOf({u"water 3 0"_s}));
        const LevelAnalysis analysis = analyzeLevel(ground, *shippedCatalogue());
        for (const Issue &issue : analysis.issues) {
            for (const LevelFix &fix : fixesFor(ground, analysis, issue)) {
                QCOMPARE(fixedLevel(ground, fix).legend, ground.legend);
            }
        }
        // A character is removed from the legend if the default legend already defines it like that.
        const Level spelled = levelFrom({u"@O"_s}, u"\"legend\": { \"O\": \"orcc\" }"_s);
        QCOMPARE(firstFixed(spelled, u"orcc"_s).legend, QJsonObject());
    }

    void misspelledLevelKeysAreFixed()
    {
        const auto names = [](const QString &rest, Level *after) -> QString {
            const ReadLevel read = readLevelJson(levelJson({u"@g"_s}, rest), *shippedCatalogue(), checkThoroughly);
            const LevelAnalysis analysis = analyzeLevel(*read.level, *shippedCatalogue());
            const std::vector<LevelFix> fixes = fixesFor(*read.level, analysis, read.issues[0]);
            *after = fixedLevel(*read.level, fixes.front());
            return sentenceOf(read.issues[0]) + u' ' + nameOf(fixes.front(), *read.level, *analysis.catalogue);
        };
        Level after;
        QCOMPARE(names(u"\"autor\": \"Ann\""_s, &after),
                 u"The key “autor” is unknown here; did you mean author? replace “autor” with “author”"_s);
        QCOMPARE(after.author, u"Ann"_s);
        QVERIFY(after.unknown.isEmpty());
        names(u"\"rulset\": \"classic\""_s, &after);
        QCOMPARE(after.ruleset, u"classic"_s);
        QVERIFY(names(u"\"autor\": 5"_s, &after).endsWith(u"remove “autor”"_s));
    }

    void rulesOfAnotherTypeAreRemoved()
    {
        Level level = levelFrom({u"@g"_s});
        level.rules.insert(u"fov_radius"_s, u"six"_s);
        const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
        QCOMPARE(sentenceOf(analysis.issues[0]), u"“six” has the wrong type; expected a whole number from 1 to 100."_s);
        QCOMPARE(fixNames(level, u"\"six\""_s), QStringList(u"remove “fov_radius”"_s));
        QCOMPARE(firstFixed(level, u"\"six\""_s).rules, QJsonObject());
        level.rules = {{u"clock"_s, u"tresure"_s}};
        const LevelAnalysis word = analyzeLevel(level, *shippedCatalogue());
        QCOMPARE(sentenceOf(word.issues[0]), u"The value “tresure” is not allowed; expected turns or realtime."_s);
    }

    void translationsWithoutATextAreRemoved()
    {
        Level level = levelFrom({u"@ g"_s}, thingsOf({u"treasure 1 0 gold=30"_s}));
        level.translations = {{u"de"_s, QJsonObject{{u"title"_s, u"?"_s}}},
                              {u"German"_s, QJsonObject{{u"name"_s, u"?"_s}}}};
        for (Thing &thing : level.things) {
            if (thing.values.contains("gold"_L1)) {
                thing.translations = {{u"de"_s, QJsonObject{{u"text"_s, u"?"_s}}}};
            }
        }
        for (int left = 3; left > 0; --left) {
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            QStringList paths;
            for (const Issue &issue : analysis.issues) {
                paths += issue.path;
            }
            QVERIFY2(paths.size() == left, qPrintable(paths.join(u' ')));
            const std::vector<LevelFix> fixes = fixesFor(level, analysis, analysis.issues[0]);
            QCOMPARE(fixes.size(), std::size_t(1));
            level = fixedLevel(level, fixes.front());
        }
        QCOMPARE(level.translations, QJsonObject());
        QVERIFY(analyzeLevel(level, *shippedCatalogue()).issues.isEmpty());
    }

    void actorsOnTheSameCellAreSeparated()
    {
        const Level level = levelFrom({u"@   "_s}, ruled(u"classic"_s, {}, thingsOf({u"orc 2 0"_s, u"troll 2 0"_s})));
        const Level after = firstFixed(level, u"[2, 0]"_s);
        QVERIFY(!checkLevel(after, *shippedCatalogue()).issues.hasErrors());
        QCOMPARE(after.things.size(), level.things.size());
    }

    void unknownKeysAreRemoved()
    {
        const Level level = levelFrom({u"@ O"_s}, thingsOf({u"troll 1 0 hpp=4"_s}) + u", \"note\": 1"_s);
        QCOMPARE(fixNames(level, u"hpp"_s), (QStringList{u"replace “hpp” with “hp”"_s, u"remove “hpp”"_s}));
        QCOMPARE(firstFixed(level, u"hpp"_s).things[1].values.value("hp"_L1).toInt(), 4);
        const ReadLevel read =
            readLevelJson(levelJson({u"@g"_s}, u"\"note\": 1"_s), *shippedCatalogue(), checkThoroughly);
        const LevelAnalysis analysis = analyzeLevel(*read.level, *shippedCatalogue());
        const std::vector<LevelFix> fixes = fixesFor(*read.level, analysis, read.issues[0]);
        QCOMPARE(fixes.size(), std::size_t(1));
        QVERIFY(fixedLevel(*read.level, fixes[0]).unknown.isEmpty());
    }

    void fixesAskForUnknownCharacters()
    {
        const Level level = levelFrom({u"@o o?"_s});
        QCOMPARE(fixNames(level, u"o"_s),
                 (QStringList{u"choose what “o” stands for…"_s, u"choose what 2 characters stand for…"_s}));
        QCOMPARE(fixNames(levelFrom({u"@o o"_s}), u"o"_s), QStringList(u"choose what “o” stands for…"_s));
    }

    void jsonIsChangedAtAPath()
    {
        const QJsonObject root{{u"a"_s, QJsonArray{1, QJsonObject{{u"b c"_s, 2}}}}, {u"d"_s, 3}};
        QCOMPARE(jsonAt(root, u"a[1][\"b c\"]"_s), QJsonValue(2));
        QCOMPARE(jsonAt(root, u"a[2]"_s), std::optional<QJsonValue>());
        QCOMPARE(jsonAt(root, u"e"_s), std::optional<QJsonValue>());
        QCOMPARE(withJsonAt(root, u"a[0]"_s, QJsonValue::Undefined)->value("a"_L1).toArray().size(), 1);
        QCOMPARE(jsonAt(*withKeyAt(root, u"a[1][\"b c\"]"_s, u"e"_s), u"a[1].e"_s), QJsonValue(2));
        QCOMPARE(withKeyAt(root, u"d"_s, u"a"_s), std::optional<QJsonObject>());
        const QString start(50, u'x');
        const QJsonObject alike{{start + u'1', 1}, {start + u'2', 2}};
        QCOMPARE(withJsonAt(alike, start.first(39) + u'…', 3), std::optional<QJsonObject>());
    }
};

MAZEWRIGHT_SUITE(wordfix, TestWordFix)
#include "tst_wordfix.moc"
