#include "editor/text/issuetext.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/base/rng.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/support/program.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns one line per issue: "x,y code name=value ...". Leaves out the issues about victory, which tst_winnable
/// checks; the small levels here could seldom be won.
QStringList lines(const IssueList &issues)
{
    QStringList lines;
    for (const Issue &issue : issues) {
        if (issue.code == IssueCode::CannotBeWon || issue.code == IssueCode::ExitDoesNothing) {
            continue;
        }
        QString line = issue.cell ? u"%1,%2 "_s.arg(issue.cell->x).arg(issue.cell->y) : QString();
        line += issueKey(issue.code);
        for (const Figure &figure : issue.figures) {
            line += u" %1=%2"_s.arg(figure.name).arg(figure.value);
        }
        lines += line;
    }
    return lines;
}

/// Returns the issues that the analysis finds in a level of these rows; `rest` as in levelJson().
QStringList found(const QStringList &rows, const QString &rest = {})
{
    IssueList own;
    for (const Issue &issue : analyzeLevel(levelFrom(rows, rest), *shippedCatalogue()).issues) {
        if (isOfAnalysis(issue.code)) {
            own.add(issue);
        }
    }
    return lines(own);
}

/// Returns the cells that a monster can reach by its own steps, including its own cell.
std::vector<Point> walkOf(const Ground &ground, Point from)
{
    Grid<std::uint8_t> seen(ground.size(), 0);
    seen.set(from, 1);
    std::vector<Point> cells{from};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (int d = 0; d < directionCount; ++d) {
            const Point next = cells[i] + stepOf(Direction(d));
            if (ground.isMonsterStepOpen(cells[i], Direction(d)) && !seen.at(next)) {
                seen.set(next, 1);
                cells.push_back(next);
            }
        }
    }
    return cells;
}

const QString hunters = u"\"ruleset\": \"classic\""_s;
const QString nobodyPatrols = u"\"ruleset\": \"peaceful\""_s;

} // namespace

/// The issues that the analysis finds, each by its code on a drawn level.
class TestAnalysis : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFairLevelHasNoFindings()
    {
        QCOMPARE(found({u"#######"_s, u"#@ g+T#"_s, u"#######"_s}, nobodyPatrols), QStringList());
        QCOMPARE(found({u"@41 2 5"_s}, nobodyPatrols).size(), 3);
    }

    void aPocketOfFloorIsOneFinding()
    {
        QCOMPARE(found({u"@ #  "_s, u"###  "_s, u" #   "_s}),
                 (QStringList{u"3,0 unreachable_floor cells=7"_s, u"0,2 unreachable_floor cells=1"_s}));
        QCOMPARE(found({u"@~ : "_s}),
                 (QStringList{u"2,0 unreachable_floor cells=1"_s, u"4,0 unreachable_floor cells=1"_s}));
    }

    void pocketsAreJoinedAsTheHeroWalks()
    {
        QCOMPARE(found({u"@# + 1 "_s}),
                 (QStringList{u"2,0 unreachable_floor cells=2"_s, u"6,0 unreachable_floor cells=1"_s}));
        QCOMPARE(found({u"@## #"_s, u"### #"_s, u"####  "_s}, u"\"rules\": { \"moves\": 8 }"_s),
                 QStringList(u"3,0 unreachable_floor cells=4"_s));
    }

    void aKeyBehindADoorOfItsOwnKind()
    {
        QCOMPARE(found({u"@ 14"_s}), (QStringList{u"3,0 unreachable_floor cells=1"_s, u"3,0 key_behind_own_door"_s,
                                                  u"2,0 too_few_keys doors=1 keys=0"_s}));
        QCOMPARE(found({u"@ 1 144"_s}).filter(u"key_behind"_s),
                 (QStringList{u"5,0 key_behind_own_door"_s, u"6,0 key_behind_own_door"_s}));
    }

    /// An unreachable treasure names a misplaced key if the key's door is the obstacle, but not if a wall is.
    void lockedOutThingsNameTheMisplacedKey()
    {
        const Level level = levelFrom({u"@ 14gT"_s, u"######"_s, u"g     "_s}, nobodyPatrols);
        QStringList because;
        for (const Issue &issue : analyzeLevel(level, *shippedCatalogue()).issues) {
            because += issueKey(issue.code) + u' ' + issue.because;
        }
        because.sort();
        QCOMPARE(because,
                 (QStringList{u"cannot_be_won red_key"_s, u"key_behind_own_door red_key"_s, u"too_few_keys red_key"_s,
                              u"unreachable_floor "_s, u"unreachable_floor red_key"_s, u"unreachable_item red_key"_s,
                              u"unreachable_treasure "_s, u"unreachable_treasure red_key"_s, u"walled_in red_key"_s}));
    }

    void aKeyBehindAnotherDoorIsOnlyUnreachable()
    {
        QCOMPARE(found({u"@ 15"_s}).filter(u"key_behind"_s), QStringList());
        QCOMPARE(found({u"@#4"_s}).filter(u"key_behind"_s), QStringList());
        QCOMPARE(found({u"@ 241"_s}).filter(u"key_behind"_s), QStringList());
    }

    void tooFewKeysAreReported()
    {
        QCOMPARE(found({u" 1@41 "_s}), QStringList(u"1,0 too_few_keys doors=2 keys=1"_s));
        QCOMPARE(found({u" 1@441 "_s}), QStringList());
        QCOMPARE(found({u"@41 1 "_s}).filter(u"too_few"_s), QStringList(u"4,0 too_few_keys doors=2 keys=1"_s));
        QCOMPARE(found({u"@#1"_s}), QStringList());
    }

    void unreachableKeysDoNotCount()
    {
        QCOMPARE(found({u"@1 #4"_s}).filter(u"too_few"_s), QStringList(u"1,0 too_few_keys doors=1 keys=0"_s));
    }

    void carriedItemsAreReachableWithTheirMonster()
    {
        const auto carried = [](const QStringList &rows, const QString &thing) {
            const QString rest = ruled(u"classic"_s, {}, thingsOf({thing}));
            return lines(analyzeLevel(levelFrom(rows, rest), *shippedCatalogue()).issues).filter(u"unreachable_"_s);
        };
        QCOMPARE(carried({u"@  "_s}, u"orc 2 0 item=treasure"_s), QStringList());
        QCOMPARE(carried({u"@+ "_s}, u"orc 2 0 item=treasure"_s), QStringList());
        const QStringList pocket(u"2,0 unreachable_floor cells=1"_s);
        QCOMPARE(carried({u"@# "_s}, u"orc 2 0 item=treasure"_s), QStringList(u"2,0 unreachable_treasure"_s) + pocket);
        QCOMPARE(carried({u"@# "_s}, u"orc 2 0 item=sword"_s), QStringList(u"2,0 unreachable_item"_s) + pocket);
        // A monster that walks out of a wall can reach the hero; one that stays in the wall cannot.
        QCOMPARE(carried({u"@ #"_s}, u"orc 2 0 item=sword behavior=patrol"_s), QStringList());
        QCOMPARE(carried({u"@ #"_s}, u"orc 2 0 item=sword behavior=idle"_s), QStringList(u"2,0 unreachable_item"_s));
        const Level level = levelFrom({u"@# "_s}, ruled(u"classic"_s, {}, thingsOf({u"orc 2 0 item=treasure"_s})));
        const Issue issue = checkLevel(level, *shippedCatalogue()).issues[0];
        QCOMPARE(sentenceOf(issue), u"The hero cannot get the treasure carried by this “orc”."_s);
    }

    void monstersThatCannotBeHarmedKeepTheirItems()
    {
        const auto findings = [](const QString &ruleset, const QStringList &things, const QString &kinds = {}) {
            const QString more = thingsOf(things) + (kinds.isEmpty() ? QString() : QString(u", \"kinds\": "_s + kinds));
            const Level level = levelFrom({u"@     "_s}, ruled(ruleset, {}, more));
            return lines(checkLevel(level, *shippedCatalogue()).issues);
        };
        const QString orc = u"orc 2 0 item=treasure"_s;
        const QStringList unreachable(u"2,0 unreachable_treasure"_s);
        QCOMPARE(findings(u"classic"_s, {orc}), QStringList());
        QCOMPARE(findings(u"buchhaim"_s, {orc}), unreachable); // contact kills the hero
        QCOMPARE(findings(u"peaceful"_s, {orc}), unreachable); // kicks do no damage
        QCOMPARE(findings(u"buchhaim"_s, {orc, u"lightning_scroll 3 0"_s}), QStringList());
        QCOMPARE(findings(u"buchhaim"_s, {orc, u"orc 4 0 item=charm_scroll"_s}), QStringList());
        QCOMPARE(findings(u"buchhaim"_s, {orc, u"healing_potion 3 0"_s, u"fear_scroll 4 0"_s}), unreachable);
        QCOMPARE(findings(u"buchhaim"_s, {orc, u"dragon 5 0 behavior=dragon"_s}), QStringList());
        const QString tough = uR"({ "monsters": { "golem": { "base": "orc", "defense": 7 },
                                              "shade": { "base": "orc", "defense": 1, "xp": 0 } } })"_s;
        const QString golem = u"golem 2 0 item=treasure"_s;
        QCOMPARE(findings(u"classic"_s, {golem}, tough), unreachable);
        QCOMPARE(findings(u"classic"_s, {golem, u"shade 4 0"_s}, tough),
                 unreachable);                                                         // the shade gives no experience
        QCOMPARE(findings(u"classic"_s, {golem, u"orc 4 0"_s}, tough), QStringList()); // the hero can level up
        QCOMPARE(findings(u"classic"_s, {golem, u"sword 4 0"_s}, tough), unreachable);
        const Level level = levelFrom({u"@     "_s}, ruled(u"buchhaim"_s, {}, thingsOf({orc})));
        QCOMPARE(sentenceOf(checkLevel(level, *shippedCatalogue()).issues[0]),
                 u"The hero cannot get the treasure carried by this “orc”; nothing in the level can harm it."_s);
    }

    void keysCarriedByMonstersCount()
    {
        const auto carried = [](const QStringList &rows, const QStringList &things) {
            const QString rest = ruled(u"classic"_s, u"\"moves\": 4"_s, thingsOf(things));
            return lines(analyzeLevel(levelFrom(rows, rest), *shippedCatalogue()).issues);
        };
        const QString orc = u"orc %1 0 item=red_key behavior=idle"_s;
        QCOMPARE(carried({u"@ 1 g"_s}, {orc.arg(1)}), QStringList());
        QCOMPARE(carried({u"@ 1 1g"_s}, {orc.arg(1), orc.arg(3)}), QStringList());
        QCOMPARE(carried({u"@ 1  "_s}, {orc.arg(3)}),
                 (QStringList{u"3,0 unreachable_item"_s, u"3,0 unreachable_floor cells=2"_s,
                              u"3,0 key_behind_own_door"_s, u"2,0 too_few_keys doors=1 keys=0"_s, u"3,0 walled_in"_s}));
        QCOMPARE(carried({u"@ 1 1"_s}, {orc.arg(1)}), QStringList(u"4,0 too_few_keys doors=2 keys=1"_s));
    }

    void aMonsterBehindWallsIsWalledIn()
    {
        QCOMPARE(found({u"@ # T"_s}, nobodyPatrols),
                 (QStringList{u"3,0 unreachable_floor cells=2"_s, u"4,0 walled_in"_s}));
        QCOMPARE(found({u"@ :T"_s}, nobodyPatrols).filter(u"walled"_s), QStringList(u"3,0 walled_in"_s));
        QCOMPARE(found({u"@ 1T"_s}, nobodyPatrols).filter(u"walled"_s), QStringList(u"3,0 walled_in"_s));
    }

    void aReachableMonsterIsNotWalledIn()
    {
        QCOMPARE(found({u"@ +^T^+ "_s}, nobodyPatrols), QStringList());
        QCOMPARE(found({u"@41T"_s}, nobodyPatrols), QStringList());
        // A monster in a wall is met where its first step leads; an idle one stays in the wall.
        const auto inWall = [](const QString &behavior) {
            return found({u"@ #"_s}, nobodyPatrols + u", "_s + thingsOf({u"troll 2 0 behavior="_s + behavior}))
                .filter(u"walled"_s);
        };
        QCOMPARE(inWall(u"hunt"_s), QStringList());
        QCOMPARE(inWall(u"patrol"_s), QStringList());
        QCOMPARE(inWall(u"idle"_s), QStringList(u"2,0 walled_in"_s));
    }

    void patrolsAreConfinedAndCrossTheStart()
    {
        QCOMPARE(found({u"@  T"_s}), QStringList(u"3,0 patrol_crosses_start"_s));
        QCOMPARE(found({u"@ # "_s, u"  #T"_s, u"### "_s}).filter(u"patrol"_s),
                 QStringList(u"3,1 patrol_confined cells=3 floor=7"_s));
        QCOMPARE(found({u"  @  "_s, u"     "_s, u"O    "_s}),
                 (QStringList{u"0,2 patrol_confined cells=12 floor=15"_s, u"0,2 patrol_crosses_start"_s}));
    }

    void huntersInViewOfTheStartAreReported()
    {
        QCOMPARE(found({u"@  O #T"_s, u"       "_s}, hunters), QStringList(u"3,0 monster_sees_start"_s));
        QCOMPARE(found({u"@         O"_s}, hunters), QStringList(u"10,0 monster_sees_start"_s));
        QCOMPARE(found({u"@          O"_s}, hunters), QStringList());
        QCOMPARE(found({u"@  D"_s}, hunters), QStringList(u"3,0 monster_sees_start"_s));
        QCOMPARE(found({u"@  O"_s}, hunters + u", \"rules\": { \"vision\": \"all\" }"_s), QStringList());
        QCOMPARE(found({u"@  "_s}, hunters
                                       + u", \"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", "
                                         "\"behavior\": \"idle\" }]"_s),
                 QStringList());
    }

    void softlocksAreReported()
    {
        const QStringList rows{u" 1@41g"_s};
        const QStringList stuck{u"1,0 can_get_stuck steps=4"_s};
        const auto trap = [](const QStringList &drawn, const QString &rest = {}) {
            return found(drawn, rest).filter(u"can_get_stuck"_s);
        };
        QCOMPARE(trap(rows), stuck);
        QCOMPARE(trap({u" 1@441g"_s}), QStringList());
        QCOMPARE(trap({u"g1@41g"_s}), QStringList());  // the level cannot be won
        QCOMPARE(trap({u" 1@41gz"_s}), QStringList()); // the level has an error
        // Monsters do not suppress the issue, but the items that they carry and the place of a respawn do.
        QCOMPARE(trap({u" 1@41g O"_s}, u"\"ruleset\": \"classic\""_s), stuck);
        QCOMPARE(trap(rows, ruled(u"classic"_s, {}, thingsOf({u"orc 5 0 item=red_key"_s}))), QStringList());
        const QString back = ruled(u"classic"_s, u"\"death\": \"respawn\""_s);
        QCOMPARE(trap({u" 1@41g"_s}, back), stuck);
        QCOMPARE(trap({u" 1@41gOOO"_s}, back), QStringList());
        const LevelAnalysis analysis = analyzeLevel(levelFrom(rows), *shippedCatalogue());
        for (const Issue &issue : analysis.issues) {
            if (issue.code == IssueCode::CanGetStuck) {
                QCOMPARE(
                    sentenceOf(issue),
                    u"The hero can get stuck: opening this door can waste a key that is needed later (steps until then: 4)."_s);
            }
        }
    }

    void theSoftlockSearchIsBounded()
    {
        const auto traps = [](const QStringList &rows) {
            return analyzeLevel(levelFrom(rows), *shippedCatalogue()).traps;
        };
        QCOMPARE(traps({u" 1@41g"_s}).stuck, Stuck::Can);
        QCOMPARE(traps({u"g1@4 "_s}).stuck, Stuck::Never);
        QVERIFY(!traps({u"g1@41g"_s}).hitBound); // the level cannot be won
        // Six keys fit any of seventeen doors, one of which leads to the goal: more than 10,000 states.
        const TrapSearch large = traps({u"1111111111111111##"_s, u"@444444         1g"_s});
        QCOMPARE(large.stuck, Stuck::Unknown);
        QVERIFY(large.hitBound);
    }

    void everyFindingHasItsPlaceInTheFile()
    {
        const QByteArray file = levelJson({u"@ 14"_s, u"###T"_s, u"#  #"_s},
                                          u"\"things\": [{ \"cell\": [1, 2], \"kind\": \"orc\", \"hp\": 3 }]"_s);
        const ReadLevel read = readLevelJson(file, *shippedCatalogue(), checkThoroughly);
        QCOMPARE(summary(read.issues),
                 (QStringList{u"1:54 cannot_be_won rows"_s, u"2:4 too_few_keys rows[0]"_s,
                              u"2:5 unreachable_item rows[0]"_s, u"2:5 unreachable_floor rows[0]"_s,
                              u"2:5 key_behind_own_door rows[0]"_s, u"3:5 walled_in rows[1]"_s,
                              u"3:5 patrol_confined rows[1]"_s, u"4:3 unreachable_floor rows[2]"_s,
                              u"5:15 walled_in things[0]"_s, u"5:15 patrol_confined things[0]"_s}));
        const ReadLevel text = readLevelText("\n\n@#g\n", *shippedCatalogue(), {}, checkThoroughly);
        QCOMPARE(summary(text.issues),
                 (QStringList{u"3:1 cannot_be_won"_s, u"3:3 unreachable_treasure"_s, u"3:3 unreachable_floor"_s}));
    }

    void findingsOfTheQuickCheckComeFirst()
    {
        const Level level = levelFrom({u"@#gO"_s, u"## z"_s});
        const IssueList quick = checkLevel(level, *shippedCatalogue()).issues;
        const IssueList all = analyzeLevel(level, *shippedCatalogue()).issues;
        QVERIFY(quick.count() == 2 && all.count() > quick.count());
        for (int i = 0; i < quick.count(); ++i) {
            QVERIFY(all[i] == quick[i]);
        }
        for (const Issue &issue : all) {
            QCOMPARE(isOfAnalysis(issue.code), issue.code > IssueCode::UnreachableExit);
            QVERIFY(issue.cell.has_value());
        }
    }

    void jsonHasTheSameFindings()
    {
        const QString file = QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/levels/buchhaim.level.json");
        const ProgramResult result = runProgram({u"check"_s, u"--json"_s, file});
        QCOMPARE(result.exitCode, 0);
        const ReadLevel read = openLevelFile(file, *shippedCatalogue(), {}, checkThoroughly);
        const QJsonArray findings = QJsonDocument::fromJson(result.out.toUtf8()).array();
        QCOMPARE(findings.size(), qsizetype(std::distance(read.issues.begin(), read.issues.end())));
        QVERIFY(!findings.isEmpty());
        auto at = findings.begin();
        for (const Issue &issue : read.issues) {
            const QJsonObject finding = (at++)->toObject();
            QCOMPARE(finding["code"_L1].toString(), issueKey(issue.code));
            QCOMPARE(finding["severity"_L1].toString(), u"warning"_s);
            QCOMPARE(finding["line"_L1].toInt(), issue.line);
            QCOMPARE(finding["column"_L1].toInt(), issue.column);
            QCOMPARE(finding["message"_L1].toString(), sentenceOf(issue));
            for (const Figure &figure : issue.figures) {
                QCOMPARE(finding[figure.name].toInteger(), figure.value);
            }
        }
    }

    /// Two shipped levels have issues about guards on patrol, as intended. Everything is reachable in all levels.
    void shippedLevelsHaveOnlyExpectedFindings()
    {
        QMap<QString, QStringList> expected{
            {u"02_the_night_watch"_s,
             {u"14,4 patrol_confined cells=29 floor=75"_s, u"14,4 patrol_crosses_start"_s,
              u"27,4 patrol_confined cells=29 floor=75"_s, u"27,4 patrol_crosses_start"_s}},
            {u"buchhaim"_s,
             {u"7,3 patrol_confined cells=62 floor=158"_s, u"7,3 patrol_crosses_start"_s,
              u"14,5 patrol_confined cells=33 floor=158"_s, u"16,12 patrol_confined cells=61 floor=158"_s,
              u"16,12 patrol_crosses_start"_s, u"10,13 patrol_confined cells=86 floor=158"_s,
              u"10,13 patrol_crosses_start"_s}}};
        QDirIterator files(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/levels"), {u"*.level.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        int levels = 0;
        while (files.hasNext()) {
            const QStringList found =
                lines(openLevelFile(files.next(), *shippedCatalogue(), {}, checkThoroughly).issues);
            const QString level = levelNameOf(files.fileName());
            QVERIFY2(found == expected.take(level),
                     qPrintable(u"%1: mend the level, or say here that these findings are meant: %2"_s.arg(
                         level, found.join(u" | "_s))));
            ++levels;
        }
        QVERIFY2(expected.isEmpty(), qPrintable(u"no such level is shipped: "_s + expected.keys().join(u' ')));
        QVERIFY2(levels >= 10, "resources/levels: put back the level that was taken out");
    }

    void walledInMonstersOnRandomLevels()
    {
        Rng rng(21);
        int walledIn = 0;
        for (int i = 0; i < 500; ++i) {
            const QString rules = u"\"rules\": { \"moves\": %1, \"corners\": \"%2\" }"_s.arg(i % 2 == 0 ? 4 : 8)
                                      .arg(i % 4 < 2 ? u"cut"_s : u"closed"_s);
            const Level level = levelFrom(randomRows(rng, {8, 6}, u"     ####^+14TO"_s), rules);
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            const Ground ground(level.terrain, *analysis.catalogue, analysis.rules);
            const Reach reach = reachFrom(level, *analysis.catalogue, analysis.rules, *analysis.start);
            QStringList expected;
            for (const Thing &thing : level.things) {
                const std::vector<Point> walk = walkOf(ground, thing.cell);
                const bool isMonster = thing.kind == u"troll" || thing.kind == u"orc";
                if (isMonster && std::none_of(walk.begin(), walk.end(), [&](Point at) { return reach.contains(at); })) {
                    expected += u"%1,%2 walled_in"_s.arg(thing.cell.x).arg(thing.cell.y);
                }
            }
            walledIn += int(expected.size());
            QCOMPARE(lines(analysis.issues).filter(u"walled_in"_s), expected);
        }
        QVERIFY(walledIn > 100);
    }

    void pocketsOnRandomLevels()
    {
        Rng rng(4);
        for (int i = 0; i < 500; ++i) {
            const Level level = levelFrom(randomRows(rng, {9, 7}, u"    ####+14~"_s));
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            qint64 cells = 0;
            for (const Issue &issue : analysis.issues) {
                cells += issue.code == IssueCode::UnreachableFloor ? figureOf(issue, "cells"_L1) : 0;
            }
            QCOMPARE(cells, analysis.floor - analysis.reachedFloor);
        }
    }

    void unfinishedLevelsAreAnalyzedAsFarAsPossible()
    {
        QCOMPARE(lines(analyzeLevel(levelFrom({u"#T #"_s, u"##  "_s}), *shippedCatalogue()).issues),
                 (QStringList{u"no_start"_s, u"1,0 patrol_confined cells=3 floor=4"_s}).mid(0, 1));
        QCOMPARE(lines(analyzeLevel(levelFrom({u"@#T"_s, u"@# "_s}), *shippedCatalogue()).issues),
                 (QStringList{u"0,1 two_starts"_s, u"2,0 patrol_confined cells=2 floor=4"_s}));
        Level level = levelFrom({u"@ z T"_s});
        level.ruleset = u"chess"_s;
        level.things.push_back({.cell = {90, 90}, .kind = u"troll"_s, .values = {}});
        level.things.push_back({.cell = {3, 0}, .kind = u"gryphon"_s, .values = {}});
        QVERIFY(analyzeLevel(level, *shippedCatalogue()).issues.hasErrors());
        QVERIFY(analyzeLevel(Level(), *shippedCatalogue()).issues.hasErrors());
    }

    void aCancelledAnalysisStops()
    {
        const std::atomic<bool> isCancelled = true;
        const LevelAnalysis analysis = analyzeLevel(levelFrom({u"@# T"_s}), *shippedCatalogue(), {}, &isCancelled);
        QVERIFY(!analysis.isComplete);
        QCOMPARE(lines(analysis.issues), QStringList());
    }
};

MAZEWRIGHT_SUITE(analysis, TestAnalysis)
#include "tst_analysis.moc"
