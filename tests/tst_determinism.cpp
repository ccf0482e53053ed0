#include "tests/support/drawnworld.h"

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

/// The shipped maze under each clock and death, with eight directions now and then, and a crowded little one.
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

} // namespace

/// A game is a function of (level, ruleset, seed, commands).
class TestDeterminism : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aThousandGamesOf500CommandsGoTheSameWayTwice();
    void aGameGoesTheSameWayFromItsHistory();
    void aFixedGameHasItsPinnedHash_data();
    void aFixedGameHasItsPinnedHash();
    void copiesOfAWorldGoOnEqually();
    void aCopyDoesNotTouchItsOriginal();
    void anotherSeedIsAnotherGame();
    void everyCommandThatChangesTheWorldChangesItsHash();
    void refusedCommandsLeaveTheHash();
    void looksDecideNothing();
    void commandsAreTheirOneLineForm_data();
    void commandsAreTheirOneLineForm();
    void linesThatAreNoCommandAreNamed_data();
    void linesThatAreNoCommandAreNamed();
};

void TestDeterminism::aThousandGamesOf500CommandsGoTheSameWayTwice()
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

void TestDeterminism::aGameGoesTheSameWayFromItsHistory()
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

void TestDeterminism::aFixedGameHasItsPinnedHash_data()
{
    QTest::addColumn<int>("round");
    QTest::addColumn<QString>("hash");
    QTest::newRow("real time, respawn") << 0 << u"504ecca4f919a042"_s;
    QTest::newRow("turns, permadeath") << 1 << u"d1526839c1610423"_s;
    QTest::newRow("turns, eight directions, blocking") << 3 << u"d1c7af621dd85279"_s;
    QTest::newRow("real time, crowded, permadeath") << 4 << u"3f4f118b50d403cf"_s;
}

/// These change only when rules change, and then recorded games change: raise what versions them.
void TestDeterminism::aFixedGameHasItsPinnedHash()
{
    QFETCH(int, round);
    QFETCH(QString, hash);
    Game game = gameOfLevel(levelFor(round), 2718281828);
    const std::uint64_t last = hashesOf(game, randomCommands(31, 300)).back();
    QCOMPARE(u"%1"_s.arg(last, 16, 16, QChar(u'0')), hash);
}

void TestDeterminism::copiesOfAWorldGoOnEqually()
{
    for (int round = 0; round < 50; ++round) {
        Game game = gameOfLevel(levelFor(round), std::uint64_t(round));
        hashesOf(game, randomCommands(std::uint64_t(round), 100));
        Game copy = game;
        const std::vector<Command> rest = randomCommands(std::uint64_t(round) + 5000, 200);
        QVERIFY(hashesOf(game, rest) == hashesOf(copy, rest));
    }
}

void TestDeterminism::aCopyDoesNotTouchItsOriginal()
{
    Game game = gameOfLevel(shippedLevel(), 3);
    const std::uint64_t before = game.world().hash();
    Game copy = game;
    hashesOf(copy, randomCommands(1, 200));
    QCOMPARE(game.world().hash(), before);
    QVERIFY(game.history().empty());
}

void TestDeterminism::anotherSeedIsAnotherGame()
{
    std::set<std::uint64_t> hashes;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        hashes.insert(gameOfLevel(shippedLevel(), seed).world().hash());
    }
    QCOMPARE(hashes.size(), std::size_t(1000));
}

void TestDeterminism::everyCommandThatChangesTheWorldChangesItsHash()
{
    Game game = gameOf({u"@ "_s, u"  "_s});
    std::set<std::uint64_t> hashes{game.world().hash()};
    EventList events;
    const QList<Command> commands{Command::move(Direction::East), Command::move(Direction::South), Command::advance(1),
                                  Command::move(Direction::West), Command::move(Direction::North)};
    for (const Command &command : commands) {
        game.play(command, events);
        hashes.insert(game.world().hash());
    }
    QCOMPARE(hashes.size(), std::size_t(6)); // back on its cell, the hero has walked and time has passed
}

void TestDeterminism::refusedCommandsLeaveTheHash()
{
    Game game = gameOf({u"@#"_s, u"##"_s});
    const std::uint64_t before = game.world().hash();
    QVERIFY(
        hashesOf(game, {Command::move(Direction::East), Command::wait(), Command::move(Direction::SouthEast)}).back()
        == before);
    QVERIFY(game.history().empty());
}

/// Pictures come from a stream of their own: a treasure more in looks is none in rules.
void TestDeterminism::looksDecideNothing()
{
    const Game one = gameOf({u"@ g"_s}, uR"("things":[{"cell":[1,0],"kind":"treasure","gold":5}])"_s, 8);
    const Game two = gameOf({u"@ g"_s}, {}, 8);
    QCOMPARE(one.world().items()[0].gold, two.world().items()[0].gold);
}

void TestDeterminism::commandsAreTheirOneLineForm_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : {"move north", "move southwest", "wait", "advance 1", "advance 60000"}) {
        QTest::newRow(line) << QString::fromLatin1(line);
    }
}

void TestDeterminism::commandsAreTheirOneLineForm()
{
    QFETCH(QString, line);
    const CommandText read = commandFromText(line);
    QVERIFY(read.fault == CommandText::Fault::None);
    QCOMPARE(toText(read.command), line);
    const QString spread = u"  "_s + QString(line).replace(u' ', u"   "_s) + u' ';
    QVERIFY(commandFromText(spread).command == read.command);
}

void TestDeterminism::linesThatAreNoCommandAreNamed_data()
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

void TestDeterminism::linesThatAreNoCommandAreNamed()
{
    QFETCH(QString, line);
    QFETCH(bool, isArgument);
    QVERIFY(commandFromText(line).fault
            == (isArgument ? CommandText::Fault::BadArgument : CommandText::Fault::UnknownCommand));
}

QTEST_APPLESS_MAIN(TestDeterminism)
#include "tst_determinism.moc"
