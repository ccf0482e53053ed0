#include "gamecore/base/hasher.h"
#include "gamecore/base/rng.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/world/event.h"
#include "tests/support/anyplay.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

Command randomCommand(Rng &rng)
{
    const int choice = rng.below(10);
    if (choice == 0) {
        return Command::wait();
    }
    if (choice < 4) {
        return Command::advance(rng.between(1, 2000));
    }
    return Command::move(Direction(rng.below(directionCount)));
}

std::vector<Command> randomCommands(std::uint64_t seed, int count)
{
    Rng rng(seed, 99);
    std::vector<Command> commands;
    for (int i = 0; i < count; ++i) {
        commands.push_back(randomCommand(rng));
    }
    return commands;
}

/// Returns the shipped maze under each clock and death rule, sometimes with eight directions, or a crowded small level.
Level levelFor(int round)
{
    Level level = shippedLevel();
    if (round % 5 == 4) {
        level = levelFrom({u"@ O T g"_s, u" g#  K "_s, u"R  g  O"_s});
    }
    if (round % 2 == 1) {
        level.rules.insert(u"clock"_s, u"turns"_s);
    }
    if (round % 3 == 1) {
        level.rules.insert(u"death"_s, u"permadeath"_s);
    }
    if (round % 7 == 3) {
        level.rules.insert(u"moves"_s, 8);
        level.rules.insert(u"monsters"_s, u"block"_s);
    }
    return level;
}

std::vector<std::uint64_t> hashesOf(Game &game, const std::vector<Command> &commands)
{
    std::vector<std::uint64_t> hashes{game.world().hash()};
    EventList events;
    for (const Command &command : commands) {
        game.play(command, events);
        hashes.push_back(game.world().hash());
    }
    return hashes;
}

/// Returns a level with a bit of everything, under a ruleset.
Level richLevel(const QString &ruleset)
{
    return levelFrom({u"##############"_s, u"#@ ! l c f i #"_s, u"# / [ ( { -  #"_s, u"#    ##+##   #"_s,
                      u"#  O %%%%%  4#"_s, u"#  g ^ ~ : 1D#"_s, u"# R  T  K  g #"_s, u"##############"_s},
                     u"\"ruleset\": \"%1\""_s.arg(ruleset));
}

/// Plays at random to the end of the game or for `count` commands. Returns the last hash.
std::uint64_t playAtRandom(Game &game, std::uint64_t seed, int count)
{
    AnyPlay player(seed);
    EventList events;
    for (int i = 0; i < count && game.world().status() == Status::Playing; ++i) {
        player.play(game, events);
    }
    return game.world().hash();
}

Game newGame(const QString &ruleset, bool isDungeon, std::uint64_t seed)
{
    return isDungeon ? Game::startDungeon(shippedCatalogue(), ruleset, seed) : gameOfLevel(richLevel(ruleset), seed);
}

QString otherThan(const QString &now)
{
    return u"This game goes another way now, or its state is hashed otherwise: %1. A new record, word, purpose of "
           u"chance or optional row must not do that, but weights of these dungeons do. Where a rule was meant to "
           u"change, kept games change with it: "
           u"raise snapshotVersion (gamecore/play/snapshot.h) and rulesVersion (gamecore/rules/rulesversion.h), write "
           u"the new hash here and the reason into "
           u"docs/decisions/0005-saved-games-are-states-by-key.md."_s.arg(now);
}

} // namespace

/// A game is a function of (level, ruleset, seed, commands).
class TestDeterminism : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aThousandGamesReplayIdentically()
    {
        for (int round = 0; round < 1000; ++round) {
            const Level level = levelFor(round);
            const std::vector<Command> commands = randomCommands(std::uint64_t(round), 500);
            Game first = gameOfLevel(level, std::uint64_t(round));
            Game second = gameOfLevel(level, std::uint64_t(round));
            QVERIFY2(hashesOf(first, commands) == hashesOf(second, commands), qPrintable(QString::number(round)));
            QCOMPARE(first.history(), second.history());
            QVERIFY(!first.history().empty());
        }
    }

    void aHistoryReplaysToTheSameGame()
    {
        for (int round = 0; round < 1000; ++round) {
            Game game = gameOfLevel(levelFor(round), std::uint64_t(round));
            hashesOf(game, randomCommands(std::uint64_t(round), 500));
            Game again = gameOfLevel(levelFor(round), std::uint64_t(round));
            const std::uint64_t last = hashesOf(again, game.history()).back();
            QVERIFY2(last == game.world().hash(), qPrintable(QString::number(round)));
            QCOMPARE(again.history(), game.history());
        }
    }

    void historiesOfEveryRulesetReplayIdentically_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<bool>("isDungeon");
        for (const char *ruleset : {"buchhaim", "peaceful", "classic", "tombs"}) {
            QTest::addRow("a level under %s", ruleset) << QString::fromLatin1(ruleset) << false;
            QTest::addRow("the dungeon of %s", ruleset) << QString::fromLatin1(ruleset) << true;
        }
    }

    void historiesOfEveryRulesetReplayIdentically()
    {
        QFETCH(QString, ruleset);
        QFETCH(bool, isDungeon);
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Game game = newGame(ruleset, isDungeon, seed);
            const std::uint64_t last = playAtRandom(game, seed, 500);
            Game again = newGame(ruleset, isDungeon, seed);
            QVERIFY2(hashesOf(again, game.history()).back() == last, qPrintable(QString::number(seed)));
            QCOMPARE(again.history(), game.history());
            QVERIFY(!game.history().empty());
            again.restart();
            QVERIFY2(hashesOf(again, game.history()).back() == last, "from the beginning again");
        }
    }

    void aDepthDoesNotDependOnEarlierPlay()
    {
        int arrived = 0;
        std::set<QStringList> levels;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Game game = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 6);
            playAtRandom(game, seed, 150);
            while (game.world().stage().depth < 3 && goDown(game)) {
            }
            arrived += int(game.world().stage().depth == 3);
            levels.insert(rowsOf(game.level()));
        }
        QCOMPARE(arrived, 10);
        QCOMPARE(levels.size(), std::size_t(1));
    }

    void aFixedGameHasItsPinnedHash_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<QString>("hash");
        QTest::newRow("real time, respawn") << 0 << u"a6091ad14f94db0f"_s;
        QTest::newRow("turns, permadeath") << 1 << u"0c2604dbaab3f3b3"_s;
        QTest::newRow("turns, eight directions, blocking") << 3 << u"1a697274ac227b92"_s;
        QTest::newRow("real time, crowded, permadeath") << 4 << u"3a84a1edea59187c"_s;
    }

    void aFixedGameHasItsPinnedHash()
    {
        QFETCH(int, round);
        QFETCH(QString, hash);
        Game game = gameOfLevel(levelFor(round), 2718281828);
        const QString last = hashText(hashesOf(game, randomCommands(31, 300)).back());
        QVERIFY2(last == hash, qPrintable(otherThan(last)));
    }

    void aFixedDungeonHasItsPinnedHash_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("hash");
        QTest::newRow("peaceful") << u"peaceful"_s << u"e23c04a543934c10"_s;
        QTest::newRow("classic") << u"classic"_s << u"cb1426718875cf0b"_s;
        QTest::newRow("tombs") << u"tombs"_s << u"aa4d975bbe59b0ef"_s;
    }

    /// Uses recorded commands, so that changes of bots have no effect here. After an intended change of the rules,
    /// record the commands again: `headless --dungeon --ruleset NAME --seed 2718281828 --record FILE`.
    void aFixedDungeonHasItsPinnedHash()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, hash);
        const ReadRun read = readRunFile(
            QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/data/runs/%1.run.json").arg(ruleset), shippedCatalogue());
        QVERIFY(read.run);
        Replay replay(*read.run, shippedCatalogue());
        EventList events;
        while (!replay.isAtEnd()) {
            replay.play(events);
        }
        const QString last = hashText(replay.game().world().hash());
        QVERIFY2(last == hash, qPrintable(otherThan(last)));
    }

    void copiesOfAWorldContinueIdentically()
    {
        for (int round = 0; round < 50; ++round) {
            Game game = gameOfLevel(levelFor(round), std::uint64_t(round));
            hashesOf(game, randomCommands(std::uint64_t(round), 100));
            Game copy = game;
            const std::vector<Command> rest = randomCommands(std::uint64_t(round) + 5000, 200);
            QVERIFY(hashesOf(game, rest) == hashesOf(copy, rest));
        }
    }

    void differentSeedsHaveDifferentHashes()
    {
        const QStringList rows{u"####"_s, u"#@ #"_s, u"####"_s};
        QVERIFY(gameOf(rows, turns, 1).world().hash() != gameOf(rows, turns, 2).world().hash());
        QVERIFY(gameOf(rows, turns, 1).world().hash() == gameOf(rows, turns, 1).world().hash());
    }

    /// The last depth has no stairs, so it has another win condition than the depths above.
    void aDepthUsesTheRulesOfItsLevel()
    {
        for (const int depth : {1, 2, deepestDepth}) {
            IssueList issues;
            const PlayableLevel level = PlayableLevel::ofDungeon(*shippedCatalogue(), u"classic"_s, 1, depth);
            QVERIFY(level.rules() == rulesOf(level.level(), *level.catalogue(), issues));
        }
    }

    void aCopyDoesNotTouchItsOriginal()
    {
        Game game = gameOfLevel(shippedLevel(), 3);
        const std::uint64_t before = game.world().hash();
        Game copy = game;
        hashesOf(copy, randomCommands(1, 200));
        QCOMPARE(game.world().hash(), before);
        QVERIFY(game.history().empty());
    }

    void everySeedGivesAnotherGame()
    {
        std::set<std::uint64_t> hashes;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            hashes.insert(gameOfLevel(shippedLevel(), seed).world().hash());
        }
        QCOMPARE(hashes.size(), std::size_t(1000));
    }

    void everyCommandThatChangesTheWorldChangesItsHash()
    {
        Game game = gameOf({u"@ "_s, u"  "_s});
        std::set<std::uint64_t> hashes{game.world().hash()};
        EventList events;
        const QList<Command> commands{Command::move(Direction::East), Command::move(Direction::South),
                                      Command::advance(1), Command::move(Direction::West),
                                      Command::move(Direction::North)};
        for (const Command &command : commands) {
            game.play(command, events);
            hashes.insert(game.world().hash());
        }
        QCOMPARE(hashes.size(), std::size_t(6)); // the hero is back on his cell, but has walked, and time has passed
    }

    void refusedCommandsLeaveTheHash()
    {
        Game game = gameOf({u"@#"_s, u"##"_s});
        const std::uint64_t before = game.world().hash();
        QVERIFY(hashesOf(game, {Command::move(Direction::East), Command::wait(), Command::move(Direction::SouthEast)})
                    .back()
                == before);
        QVERIFY(game.history().empty());
    }

    /// Appearances have their own random stream. They do not affect the draws of the rules.
    void looksDoNotAffectPlay()
    {
        const Game one = gameOf({u"@ g"_s}, uR"("things":[{"cell":[1,0],"kind":"treasure","gold":5}])"_s, 8);
        const Game two = gameOf({u"@ g"_s}, {}, 8);
        QCOMPARE(one.world().items()[0].gold, two.world().items()[0].gold);
    }

    void commandsRoundTripAsOneLine_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"move north", "move southwest", "wait", "advance 1", "advance 60000"}) {
            QTest::newRow(line) << QString::fromLatin1(line);
        }
    }

    void commandsRoundTripAsOneLine()
    {
        QFETCH(QString, line);
        const CommandText read = commandFromText(line);
        QVERIFY(read.fault == CommandText::Fault::None);
        QCOMPARE(toText(read.command), line);
        const QString spread = u"  "_s + QString(line).replace(u' ', u"   "_s) + u' ';
        QVERIFY(commandFromText(spread).command == read.command);
    }

    void invalidCommandLinesAreReported_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isArgument");
        for (const char *line :
             {"move", "move up", "move North", "move north north", "wait 3", "advance", "advance 0", "advance -5",
              "advance 60001", "advance 1.5", "advance x", "advance 99999999999999", "advance 1 2", "advance +5"}) {
            QTest::newRow(line) << QString::fromLatin1(line) << true;
        }
        for (const char *line : {"", " ", "jump", "MOVE north", "movenorth", "move\tnorth"}) {
            QTest::addRow("[%s]", line) << QString::fromLatin1(line) << false;
        }
    }

    void invalidCommandLinesAreReported()
    {
        QFETCH(QString, line);
        QFETCH(bool, isArgument);
        QVERIFY(commandFromText(line).fault
                == (isArgument ? CommandText::Fault::BadArgument : CommandText::Fault::UnknownCommand));
    }
};

MAZEWRIGHT_SUITE(determinism, TestDeterminism)
#include "tst_determinism.moc"
