#include "editor/text/issuetext.h"
#include "gamecore/analysis/fix.h"
#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/rules/victory.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"
#include "tests/support/victorysearch.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the sentences of the issues about victory of a level of these rows.
QStringList prospectsOf(const QStringList &rows, const QString &rest = {})
{
    QStringList sentences;
    for (const Issue &issue : analyzeLevel(levelFrom(rows, rest), *shippedCatalogue()).issues) {
        if (issue.code == IssueCode::CannotBeWon || issue.code == IssueCode::ExitDoesNothing) {
            const QString cell = issue.cell ? u"%1,%2 "_s.arg(issue.cell->x).arg(issue.cell->y) : QString();
            sentences.append(cell + sentenceOf(issue));
        }
    }
    return sentences;
}

bool cannotBeWon(const Level &level)
{
    const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
    return std::any_of(analysis.issues.begin(), analysis.issues.end(),
                       [](const Issue &issue) { return issue.code == IssueCode::CannotBeWon; });
}

QString win(const QString &conditions, const QString &ruleset = u"buchhaim"_s, const QString &more = {})
{
    QString list = conditions;
    list.replace(u' ', u"\", \""_s);
    return ruled(ruleset, u"\"win\": [%1]"_s.arg(list.isEmpty() ? QString() : u'"' + list + u'"'), more);
}

const QString lost = u"The level is not winnable: "_s;
const QString noTreasure = lost + u"it requires treasure but has none."_s;
const QString noExit = lost + u"it requires an exit but has none."_s;
const QString noMonsters = lost + u"it requires defeating monsters but has none."_s;
const QString neither = lost + u"it requires collecting treasure and defeating monsters but has neither."_s;
const QString exitUnreached = lost + u"it requires an exit, but the hero cannot reach any."_s;

QString treasureLost(int count, int there)
{
    return lost + u"it requires all treasure, but %1 of %2 pieces cannot be reached."_s.arg(count).arg(there);
}

QString monstersLost(int count, int there)
{
    return lost + u"it requires all monsters defeated, but %1 of %2 cannot be."_s.arg(count).arg(there);
}

QString drawnOne(Rng &rng, const QStringList &words)
{
    return words[rng.below(int(words.size()))];
}

QString drawnWin(Rng &rng)
{
    QStringList words{u"\"treasure\""_s, u"\"exit\""_s, u"\"monsters\""_s};
    words.removeIf([&rng](const QString &) { return rng.below(2) == 0; });
    return u"\"win\": ["_s + words.join(u", "_s) + u"]"_s;
}

/// Returns a random level that may have anything: all rules, hunters, doors, keys, items, carriers, spikes.
Level anyLevel(Rng &rng)
{
    QStringList rules{drawnWin(rng),
                      u"\"clock\": \"%1\""_s.arg(drawnOne(rng, {u"turns"_s, u"turns"_s, u"realtime"_s})),
                      u"\"death\": \"%1\""_s.arg(drawnOne(rng, {u"respawn"_s, u"permadeath"_s})),
                      u"\"contact\": \"%1\""_s.arg(drawnOne(rng, {u"kills"_s, u"fight"_s, u"kick"_s})),
                      u"\"monsters\": \"%1\""_s.arg(drawnOne(rng, {u"pass"_s, u"block"_s})),
                      u"\"corners\": \"%1\""_s.arg(drawnOne(rng, {u"cut"_s, u"closed"_s})),
                      u"\"moves\": %1"_s.arg(drawnOne(rng, {u"4"_s, u"8"_s})),
                      u"\"safe_turns\": 1"_s};
    const Size size{3 + rng.below(3), 2 + rng.below(2)};
    const QStringList rows = randomRows(rng, size, u"     ####+1144gX>^~:%"_s);
    QStringList things;
    for (int i = rng.below(4); i > 0; --i) {
        const QString cell = u" %1 %2"_s.arg(rng.below(size.width)).arg(rng.below(size.height));
        const bool isFree = std::none_of(things.begin(), things.end(), [&](const QString &other) {
            return QString(other + u' ').contains(cell + u' ');
        });
        const QChar there = rows[cell.section(u' ', 2).toInt()][cell.section(u' ', 1, 1).toInt()];
        if (isFree && there != u'@') {
            const QString kind = drawnOne(rng, {u"orc"_s, u"troll"_s, u"wall_man"_s, u"wall_man"_s, u"dragon"_s});
            const QString hp = rng.below(2) == 0 ? u" hp=1"_s : QString();
            const QString item = drawnOne(rng, {QString(), u" item=treasure"_s, u" item=red_key"_s, u" item=sword"_s});
            const QString behavior = drawnOne(rng, {QString(), u" behavior=idle"_s, u" behavior=patrol"_s});
            things.append(kind + cell + hp + item + behavior);
        }
    }
    if (rng.below(3) == 0) {
        const QString item = drawnOne(rng, {u"lightning_scroll"_s, u"fireball_scroll"_s, u"fear_scroll"_s, u"sword"_s});
        things.append(u"%1 %2 %3"_s.arg(item).arg(rng.below(size.width)).arg(rng.below(size.height)));
    }
    const QString kinds =
        u"\"kinds\": { \"monsters\": { \"wall_man\": { \"base\": \"orc\", \"defense\": 60, \"xp\": 0 } } }"_s;
    return levelFrom(rows, ruled(u"classic"_s, rules.join(u", "_s), thingsOf(things) + u", "_s + kinds));
}

/// Returns a random level without obstacles or damage, in which each key has one door. Only reasons that the analysis
/// knows can prevent a victory.
Level clearLevel(Rng &rng)
{
    const QString wanted = drawnWin(rng);
    const QStringList rules{wanted, u"\"clock\": \"turns\", \"level_power\": 0"_s,
                            u"\"moves\": %1"_s.arg(drawnOne(rng, {u"4"_s, u"8"_s})),
                            u"\"corners\": \"%1\""_s.arg(drawnOne(rng, {u"cut"_s, u"closed"_s}))};
    QStringList rows = randomRows(rng, {3 + rng.below(3), 2 + rng.below(2)}, u"     ###+14gX>mmiw"_s);
    QStringList things;
    bool hasLock = false;
    for (int y = 0; y < int(rows.size()); ++y) {
        for (int x = 0; x < int(rows[y].size()); ++x) {
            const QChar drawn = rows[y][x];
            const QString cell = u" %1 %2 "_s.arg(x).arg(y);
            const bool isSecondLock = drawn == u'1' && hasLock;
            hasLock = hasLock || drawn == u'1';
            const bool isWalled = drawn == u'i'; // an idle monster in a wall
            if (drawn == u'm' || isWalled) {
                things.append(u"orc"_s + cell + u"hp=1 power=0 behavior=idle"_s
                              + drawnOne(rng, {QString(), u" item=treasure"_s, u" item=red_key"_s}));
            } else if (drawn == u'w' && wanted.contains(u"monsters"_s)) {
                things.append(u"wall_man"_s + cell + u"power=0 behavior=idle"_s);
            } else if (drawn == u'@' && rng.below(4) == 0) {
                things.append(u"start"_s + cell.trimmed().prepend(u' '));
            }
            const bool isThing = drawn == u'm' || drawn == u'w';
            const bool isOnExit = !things.isEmpty() && things.last() == u"start"_s + cell.trimmed().prepend(u' ');
            const QChar left = isWalled ? u'#' : isOnExit && drawn == u'@' ? u'X' : drawn;
            rows[y][x] = isThing || isSecondLock ? u' ' : left;
        }
    }
    const QString kinds =
        u"\"kinds\": { \"monsters\": { \"wall_man\": { \"base\": \"orc\", \"defense\": 60, \"xp\": 0 } } }"_s;
    return levelFrom(rows, ruled(u"classic"_s, rules.join(u", "_s), thingsOf(things) + u", "_s + kinds));
}

struct Fixed {
    LevelFix::What what;
    QStringList rows;
    QJsonObject rules;
};

/// Returns the level after each fix of its first issue of that code.
std::vector<Fixed> fixed(const QStringList &rows, const QString &rest, IssueCode code = IssueCode::CannotBeWon)
{
    std::vector<Fixed> all;
    const Level level = levelFrom(rows, rest);
    const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
    for (const Issue &issue : analysis.issues) {
        if (issue.code == code) {
            for (const LevelFix &fix : fixesFor(level, analysis, issue)) {
                const Level after = fixedLevel(level, fix);
                all.push_back({fix.what, rowsOf(after), after.rules});
            }
            break;
        }
    }
    return all;
}

QJsonObject winRule(const QStringList &words)
{
    return {{u"win"_s, QJsonArray::fromStringList(words)}};
}

} // namespace

/// The issues about victory, compared with the rules and with every possible course of play.
class TestWinnable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeyCarriedOutOfAWallIsReachable_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("carrier");
        QTest::newRow("in a wall between two rooms")
            << QStringList{u"##########"_s, u"#        #"_s, u"##########"_s, u"#@     1g#"_s, u"##########"_s}
            << u"orc 4 2"_s;
        QTest::newRow("in the door that it opens")
            << QStringList{u"#######"_s, u"#@  1g#"_s, u"#######"_s} << u"orc 4 1"_s;
    }

    void aKeyCarriedOutOfAWallIsReachable()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const QString, carrier);
        const auto isUnreachable = [&](const QString &values) {
            const QString rest = ruled(u"classic"_s, u"\"win\": [\"treasure\"]"_s, thingsOf({carrier + values}));
            const LevelAnalysis analysis = analyzeLevel(levelFrom(rows, rest), *shippedCatalogue());
            return std::any_of(analysis.issues.begin(), analysis.issues.end(),
                               [](const Issue &issue) { return issue.code == IssueCode::UnreachableTreasure; });
        };
        QVERIFY(isUnreachable(QString()));
        QVERIFY(!isUnreachable(u" item=red_key"_s));
    }

    void missingGoalsAreReported()
    {
        QCOMPARE(prospectsOf({u"@  "_s}), QStringList(noTreasure));
        QCOMPARE(prospectsOf({u"@  "_s}, win(u"exit"_s)), QStringList(noExit));
        QCOMPARE(prospectsOf({u"@  "_s}, win(u"monsters"_s)), QStringList(noMonsters));
        QCOMPARE(prospectsOf({u"@  "_s}, win(u"treasure monsters"_s)), QStringList(neither));
        QCOMPARE(prospectsOf({u"@ g"_s}), QStringList());
        QCOMPARE(prospectsOf({u"@ X"_s}, win(u"exit"_s)), QStringList());
        QCOMPARE(prospectsOf({u"@ O"_s}, win(u"monsters"_s, u"classic"_s)), QStringList());
    }

    void unreachableGoalsAreReported()
    {
        QCOMPARE(prospectsOf({u"@g#g"_s}), QStringList(u"3,0 "_s + treasureLost(1, 2)));
        QCOMPARE(prospectsOf({u"@#X"_s}, win(u"exit"_s)), QStringList(u"2,0 "_s + exitUnreached));
        QCOMPARE(prospectsOf({u"@#X X"_s}, win(u"exit"_s)).size(), 1);
        QCOMPARE(prospectsOf({u"@X#X"_s}, win(u"exit"_s)), QStringList());
        QCOMPARE(prospectsOf({u"@1g"_s}), QStringList(u"2,0 "_s + treasureLost(1, 1)));
        QCOMPARE(prospectsOf({u"@41g"_s}), QStringList());
        // Under the rules of the turtle tutorial nothing harms monsters.
        QCOMPARE(prospectsOf({u"@ OO"_s}, win(u"monsters"_s)), QStringList(u"2,0 "_s + monstersLost(2, 2)));
        QCOMPARE(prospectsOf({u"@ :O"_s}, win(u"monsters"_s, u"classic"_s)),
                 QStringList(u"3,0 "_s + monstersLost(1, 1)));
        QCOMPARE(prospectsOf({u"@l:O"_s}, win(u"monsters"_s, u"classic"_s)), QStringList());
    }

    void anyFailedConditionMakesALevelUnwinnable()
    {
        QCOMPARE(prospectsOf({u"@ g"_s}, win(u"treasure exit"_s)), QStringList(noExit));
        QCOMPARE(prospectsOf({u"@X#g"_s}, win(u"treasure exit"_s)), QStringList(u"3,0 "_s + treasureLost(1, 1)));
        QCOMPARE(prospectsOf({u"@#Xg"_s}, win(u"treasure exit"_s)),
                 (QStringList{u"3,0 "_s + treasureLost(1, 1), u"2,0 "_s + exitUnreached}));
        QCOMPARE(prospectsOf({u"@ gX"_s}, win(u"treasure exit monsters"_s)), QStringList());
    }

    /// A level without treasure is won at its exit, even though its rules also require treasure.
    void absentGoalsAreIgnoredBesidePresentOnes()
    {
        QCOMPARE(prospectsOf({u"@ X"_s}, win(u"treasure exit monsters"_s)), QStringList());
        const auto idle = [](const QStringList &rows, const QString &rest) {
            return analyzeLevel(levelFrom(rows, rest), *shippedCatalogue()).conditionsWithoutGoals;
        };
        QCOMPARE(idle({u"@ X"_s}, win(u"treasure exit monsters"_s)), WinByTreasure | WinByMonsters);
        QCOMPARE(idle({u"@ Xg"_s}, win(u"treasure exit"_s)), 0);
        QCOMPARE(idle({u"@ "_s}, win(u"treasure exit"_s)), 0); // not an idle condition: the level cannot be won, which
                                                               // is an issue
        QCOMPARE(prospectsOf({u"@ g"_s}, win(u"treasure monsters"_s)), QStringList());
        Game game = gameOf({u"@X"_s}, win(u"treasure exit monsters"_s));
        QCOMPARE(firstWords(play(game, u"move east"_s)).last(), u"won"_s);
    }

    void stairsWinLikeAnExit()
    {
        QCOMPARE(prospectsOf({u"@ >"_s}, win(u"exit"_s)), QStringList());
        QCOMPARE(prospectsOf({u"@#>"_s}, win(u"exit"_s)), QStringList(u"2,0 "_s + exitUnreached));
        QCOMPARE(prospectsOf({u"#>#"_s}, win(u"exit"_s, u"buchhaim"_s, thingsOf({u"start 1 0"_s}))), QStringList());
    }

    void anExitAtTheStartCountsOnlyOnReturn()
    {
        const QString onExit = win(u"exit"_s, u"buchhaim"_s, thingsOf({u"start 1 0"_s}));
        QCOMPARE(prospectsOf({u"#X#"_s}, onExit), QStringList(u"1,0 "_s + exitUnreached));
        QCOMPARE(prospectsOf({u"#X "_s}, onExit), QStringList());
        QVERIFY(!searchVictory(gameOf({u"#X#"_s}, onExit), 100).isWon);
        QVERIFY(searchVictory(gameOf({u"#X "_s}, onExit), 100).isWon);
        QCOMPARE(prospectsOf({u"# #"_s}, thingsOf({u"start 1 0"_s, u"treasure 1 0"_s})).size(), 1);
    }

    void treasureOfUnharmableMonstersIsUnreachable()
    {
        const QString carrier = thingsOf({u"orc 2 0 item=treasure"_s});
        QCOMPARE(prospectsOf({u"@  "_s}, ruled(u"buchhaim"_s, {}, carrier)),
                 QStringList(u"2,0 "_s + treasureLost(1, 1)));
        QCOMPARE(prospectsOf({u"@  "_s}, ruled(u"peaceful"_s, {}, carrier)),
                 QStringList(u"2,0 "_s + treasureLost(1, 1)));
        QCOMPARE(prospectsOf({u"@  "_s}, ruled(u"classic"_s, {}, carrier)), QStringList());
        QCOMPARE(prospectsOf({u"@l "_s}, ruled(u"buchhaim"_s, {}, carrier)), QStringList());
    }

    /// Blows do not reach into a wall, so a monster that stays there cannot be killed and its item cannot be taken.
    void monstersThatStayInWallsAreUnreachable()
    {
        const QString walled = u"1,0 "_s + monstersLost(1, 1);
        const auto monster = [](const QString &rest) { return thingsOf({u"orc 1 0 "_s + rest}); };
        const auto asked = [&](const QString &thing) { return win(u"monsters"_s, u"classic"_s, monster(thing)); };
        QCOMPARE(prospectsOf({u"@# "_s}, asked(u"behavior=idle"_s)), QStringList(walled));
        QCOMPARE(prospectsOf({u"@# "_s}, asked(u"behavior=hunt"_s)), QStringList());
        QCOMPARE(prospectsOf({u"@# "_s}, asked(u"behavior=patrol"_s)), QStringList());
        QCOMPARE(
            prospectsOf({u"##"_s, u" @"_s}, win(u"monsters"_s, u"classic"_s, thingsOf({u"orc 0 0 behavior=patrol"_s}))),
            QStringList());
        QCOMPARE(
            prospectsOf({u"##"_s, u"#@"_s}, win(u"monsters"_s, u"classic"_s, thingsOf({u"orc 0 0 behavior=patrol"_s}))),
            QStringList(u"0,0 "_s + monstersLost(1, 1)));
        QCOMPARE(prospectsOf({u"@+ "_s}, asked(u"behavior=idle"_s)), QStringList());
        QCOMPARE(prospectsOf({u"@# "_s}, ruled(u"classic"_s, {}, monster(u"behavior=idle item=treasure"_s))),
                 QStringList(u"1,0 "_s + treasureLost(1, 1)));
        // Fire reaches into the wall, and fear drives the monster out.
        QCOMPARE(prospectsOf({u"@#l"_s}, asked(u"behavior=idle"_s)), QStringList());
        const QString scared = thingsOf({u"orc 1 0 behavior=idle"_s, u"fear_scroll 2 0"_s});
        QCOMPARE(prospectsOf({u"@# "_s}, win(u"monsters"_s, u"classic"_s, scared)), QStringList());
    }

    /// A hero who respawns on any free cell may win: monsters fill all room around the start, so he returns elsewhere.
    void aHeroWhoRespawnsAnywhereMayWin()
    {
        const QStringList rows{u"@ # g"_s};
        const QString crowded = thingsOf({u"orc 1 0"_s, u"orc 3 0"_s});
        QCOMPARE(prospectsOf(rows, ruled(u"classic"_s, u"\"death\": \"respawn\""_s, crowded)), QStringList());
        QCOMPARE(prospectsOf(rows, ruled(u"classic"_s, {}, crowded)).size(), 1);
        QCOMPARE(prospectsOf({u"@    # g"_s}, ruled(u"classic"_s, u"\"death\": \"respawn\""_s, crowded)).size(), 1);
    }

    void anEmptyWinRuleIsNoIssue()
    {
        QCOMPARE(prospectsOf({u"@ g"_s}, win({})), QStringList());
        for (int occasion = 1; occasion < 8; occasion *= 2) {
            QVERIFY(!isVictory(0, occasion, 7));
        }
    }

    void anExitThatIsNotRequiredIsReported()
    {
        const QString sentence = u"This exit does nothing: reaching an exit is not a win condition"_s;
        QCOMPARE(prospectsOf({u"@Xg"_s}), QStringList(u"1,0 "_s + sentence + u'.'));
        QCOMPARE(prospectsOf({u"@gX>X"_s}), QStringList(u"2,0 "_s + sentence + u" (cells: 3)."_s));
        QCOMPARE(prospectsOf({u"@g>"_s}),
                 QStringList(u"2,0 These stairs do nothing: reaching an exit is not a win condition."_s));
        QCOMPARE(prospectsOf({u"@gX"_s}, win({})), QStringList(u"2,0 "_s + sentence + u'.'));
        QCOMPARE(prospectsOf({u"@gX"_s}, win(u"treasure exit"_s)), QStringList());
    }

    /// A level in error gets no issue about victory, since an unknown word may mean the missing thing.
    void levelsInErrorGetNoVictoryIssue()
    {
        QCOMPARE(prospectsOf({u"   "_s}), QStringList());
        QCOMPARE(prospectsOf({u"@ ?X"_s}), QStringList());
    }

    void findingsHavePlaceAndFigures()
    {
        const QByteArray text = levelJson({u"@g#g"_s}, u"\"rules\": { \"win\": [\"treasure\", \"exit\"] }"_s);
        const ReadLevel read = readLevelJson(text, *shippedCatalogue(), checkThoroughly);
        QStringList lines;
        for (const Issue &issue : read.issues) {
            if (issue.code == IssueCode::CannotBeWon) {
                lines.append(
                    u"%1 %2 %3"_s.arg(issue.path).arg(figureOf(issue, "there"_L1)).arg(figureOf(issue, "lost"_L1)));
            }
        }
        QCOMPARE(lines, (QStringList{u"rules.win 2 1"_s, u"rules.win 0 0"_s}));
        const ReadLevel plain = readLevelJson(levelJson({u"@ "_s}), *shippedCatalogue(), checkThoroughly);
        QCOMPARE(plain.issues.count(), 1);
        QCOMPARE(plain.issues[0].path, u"rows"_s);
        QVERIFY(plain.issues[0].line > 0);
    }

    /// A depth of the dungeon, as a level of its own, is won on its stairs.
    void dungeonDepthsHaveNoVictoryFindings()
    {
        for (const QString &ruleset : {u"tombs"_s, u"classic"_s, u"peaceful"_s}) {
            for (int depth = 1; depth <= 9; ++depth) {
                const Level level = dungeonLevel(*shippedCatalogue(), ruleset, std::uint64_t(depth) * 7, depth);
                for (const Issue &issue : analyzeLevel(level, *shippedCatalogue()).issues) {
                    QVERIFY2(issue.code != IssueCode::CannotBeWon && issue.code != IssueCode::ExitDoesNothing,
                             qPrintable(sentenceOf(issue)));
                }
            }
        }
    }

    void shippedLevelsCanBeWon()
    {
        int levels = 0;
        QDirIterator files(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/levels"), {u"*.level.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            for (const Issue &issue : openLevelFile(file, *shippedCatalogue(), {}, checkThoroughly).issues) {
                QVERIFY2(issue.code != IssueCode::CannotBeWon && issue.code != IssueCode::ExitDoesNothing,
                         qPrintable(file + u' ' + sentenceOf(issue)));
            }
            ++levels;
        }
        QVERIFY(levels >= 10);
    }

    /// A warning that the level cannot be won is never wrong, whatever the rules and monsters.
    void levelsReportedUnwinnableAreNeverWon()
    {
        Rng rng(131);
        int warned = 0;
        int won = 0;
        for (int i = 0; i < 400; ++i) {
            const Level level = anyLevel(rng);
            if (checkStructure(level, *shippedCatalogue()).issues.hasErrors()) {
                continue;
            }
            const bool isWarned = cannotBeWon(level);
            if (!isWarned && i % 8 != 0) {
                continue;
            }
            for (const std::uint64_t seed : {1U, 2U}) {
                const bool isWon = searchVictory(gameOfLevel(level, seed), 120).isWon;
                QVERIFY2(!isWarned || !isWon,
                         qPrintable(QString::fromUtf8(writeLevelJson(level, *shippedCatalogue()))));
                won += isWon ? 1 : 0;
            }
            warned += isWarned ? 1 : 0;
        }
        QVERIFY2(warned > 70 && won > 12, qPrintable(u"%1 %2"_s.arg(warned).arg(won)));
    }

    /// An exit reported to do nothing never wins, and any other exit does, for a hero alone with it under the level's
    /// own rules.
    void anExitThatDoesNothingNeverWins()
    {
        Rng rng(134);
        int idle = 0;
        int won = 0;
        for (int i = 0; i < 600; ++i) {
            Level level = anyLevel(rng);
            if (checkStructure(level, *shippedCatalogue()).issues.hasErrors()) {
                continue;
            }
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            const bool isIdle = std::any_of(analysis.issues.begin(), analysis.issues.end(), [](const Issue &issue) {
                return issue.code == IssueCode::ExitDoesNothing;
            });
            std::erase_if(level.things, [&](const Thing &thing) { return thing.cell != analysis.start; });
            const bool isWon = searchVictory(gameOfLevel(level), 120).isWon;
            QVERIFY2(!isIdle || !isWon, qPrintable(QString::fromUtf8(writeLevelJson(level, *shippedCatalogue()))));
            idle += isIdle ? 1 : 0;
            won += isWon ? 1 : 0;
        }
        QVERIFY2(idle > 40 && won > 5, qPrintable(u"%1 %2"_s.arg(idle).arg(won)));
    }

    /// The warning appears on every level where all possible play ends without victory.
    void unwinnableLevelsAreReported()
    {
        Rng rng(132);
        int neverWon = 0;
        int won = 0;
        for (int i = 0; i < 160; ++i) {
            const Level level = clearLevel(rng);
            QVERIFY(!checkStructure(level, *shippedCatalogue()).issues.hasErrors());
            const VictorySearch search = searchVictory(gameOfLevel(level), 1500);
            const bool asks = !level.rules.value("win"_L1).toArray().isEmpty();
            const QString text = QString::fromUtf8(writeLevelJson(level, *shippedCatalogue()));
            QVERIFY2(search.isWon || !search.isExhausted || !asks || cannotBeWon(level), qPrintable(text));
            QVERIFY2(!search.isWon || !cannotBeWon(level), qPrintable(text));
            neverWon += search.isExhausted && asks && !search.isWon ? 1 : 0;
            won += search.isWon ? 1 : 0;
        }
        QVERIFY2(neverWon > 30 && won > 30, qPrintable(u"%1 %2"_s.arg(neverWon).arg(won)));
    }

    void aGoalIsAdded()
    {
        QCOMPARE(fixed({u"@   "_s}, {}).front().rows, QStringList(u"@  g"_s));
        QCOMPARE(fixed({u"@   "_s, u"### "_s}, win(u"exit"_s)).front().rows, (QStringList{u"@   "_s, u"###X"_s}));
        QCOMPARE(fixed({u"@   "_s}, win(u"monsters"_s, u"classic"_s)).front().rows, QStringList(u"@  O"_s));
        QVERIFY(fixed({u"@   "_s}, win(u"monsters"_s)).empty()); // no added monster could be killed
        const std::vector<Fixed> sibling = fixed({u"@   "_s}, win(u"exit"_s), IssueCode::UnreachableExit);
        QCOMPARE(sibling.front().rows, QStringList(u"@  X"_s));
    }

    void theWinRuleIsFixed()
    {
        const std::vector<Fixed> exit = fixed({u"@  X"_s}, win(u"treasure"_s));
        QCOMPARE(exit.size(), std::size_t(2));
        QCOMPARE(exit[1].rules, winRule({u"exit"_s}));
        const std::vector<Fixed> both = fixed({u"@ g "_s}, win(u"treasure exit"_s));
        QCOMPARE(both.size(), std::size_t(2));
        QCOMPARE(both[0].rows, QStringList(u"@ gX"_s));
        QCOMPARE(both[1].rules, winRule({u"treasure"_s}));
    }

    void unreachableGoalsAreRemoved()
    {
        const std::vector<Fixed> one = fixed({u"@g#g"_s}, {});
        QCOMPARE(one.size(), std::size_t(2));
        QCOMPARE(one[0].rows, QStringList(u"@g g"_s));
        QCOMPARE(one[1].rows, QStringList(u"@g# "_s));
        const std::vector<Fixed> carried =
            fixed({u"@g  "_s}, ruled(u"buchhaim"_s, {}, thingsOf({u"orc 3 0 item=treasure"_s})));
        QCOMPARE(carried.size(), std::size_t(1)); // a passage would not help
        QCOMPARE(carried[0].rows, QStringList(u"@g O"_s));
        const std::vector<Fixed> monsters = fixed({u"@OgT"_s}, win(u"monsters treasure"_s));
        QCOMPARE(monsters[0].rows, QStringList(u"@ g "_s));
        QCOMPARE(monsters[1].rules, winRule({u"treasure"_s}));
    }

    void anIdleExitIsRequiredOrRemoved()
    {
        const std::vector<Fixed> ways = fixed({u"@gX>"_s}, {}, IssueCode::ExitDoesNothing);
        QCOMPARE(ways.size(), std::size_t(2));
        QCOMPARE(ways[0].rules, winRule({u"treasure"_s, u"exit"_s}));
        QCOMPARE(ways[1].rows, QStringList(u"@g  "_s));
        // No fix requires an exit that the hero cannot step onto, since the level could not be won then.
        const std::vector<Fixed> walled = fixed({u"#@ g#X#"_s}, {}, IssueCode::ExitDoesNothing);
        QCOMPARE(walled.size(), std::size_t(1));
        QCOMPARE(walled[0].rows, QStringList(u"#@ g# #"_s));
    }

    void everyFixRemovesItsFinding()
    {
        Rng rng(133);
        int count = 0;
        for (int i = 0; i < 200; ++i) {
            const Level level = anyLevel(rng);
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            for (const Issue &issue : analysis.issues) {
                if (issue.code != IssueCode::CannotBeWon && issue.code != IssueCode::ExitDoesNothing) {
                    continue;
                }
                for (const LevelFix &fix : fixesFor(level, analysis, issue)) {
                    const LevelAnalysis after = analyzeLevel(fixedLevel(level, fix), *shippedCatalogue());
                    const bool isLeft = std::any_of(after.issues.begin(), after.issues.end(), [&](const Issue &other) {
                        return other.code == issue.code && other.names == issue.names;
                    });
                    QVERIFY2(!isLeft, qPrintable(QString::fromUtf8(writeLevelJson(level, *shippedCatalogue()))));
                    ++count;
                }
            }
        }
        QVERIFY(count > 150);
    }
};

MAZEWRIGHT_SUITE(winnable, TestWinnable)
#include "tst_winnable.moc"
