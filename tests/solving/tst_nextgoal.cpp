#include "gamecore/hints/hint.h"
#include "gamecore/hints/savedsolution.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/rules/turn.h"
#include "gamecore/solving/solution.h"
#include "gamecore/world/event.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList goalWords{u"treasure"_s, u"item"_s,    u"door"_s, u"plate"_s,  u"exit"_s,
                            u"stairs"_s,   u"monster"_s, u"use"_s,  u"growth"_s, u"wait"_s};

QString inWords(const Hint &hint)
{
    return u"%1 %2,%3"_s.arg(goalWords.at(int(hint.goal))).arg(hint.cell.x).arg(hint.cell.y);
}

QString seeing(const QString &rules = {}, const QString &more = {})
{
    return ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": 4"_s + (rules.isEmpty() ? QString() : u", "_s + rules),
                 more);
}

Hint hintFor(const World &world)
{
    const SavedSolution way = SavedSolution::find(world, {.states = 20'000});
    const std::optional<std::vector<Command>> commands = way.from(world);
    if (!commands) {
        qFatal("no way to victory in\n%s", qPrintable(drawn(world).join(u'\n')));
    }
    return hintOf(world, *commands, usualStepMs);
}

/// Follows hints until the game is won and returns their goals, such as "item 1,0".
QStringList goalsUntilWon(const QStringList &rows, const QString &rest)
{
    World world = gameOf(rows, rest).world();
    EventList events;
    QStringList goals;
    while (world.status() == Status::Playing && goals.size() < 50) {
        const Hint hint = hintFor(world);
        goals.append(inWords(hint));
        const std::vector<Command> commands = *SavedSolution::find(world, {.states = 20'000}).from(world);
        for (std::size_t i = 0; i < commands.size() && world.status() == Status::Playing; ++i) {
            playTurn(world, commands[i], events);
            if (isReached(hint, world)) {
                break;
            }
        }
    }
    return goals;
}

QString textOf(const std::vector<Point> &cells)
{
    QStringList words;
    for (const Point cell : cells) {
        words.append(u"%1,%2"_s.arg(cell.x).arg(cell.y));
    }
    return words.join(u' ');
}

/// Follows a path with as many searches as it needs. Returns what went wrong; empty if nothing did.
QString faultOfFollowing(World world, const SavedSolution &way)
{
    EventList events;
    for (int played = 0; world.status() == Status::Playing; ++played) {
        const std::optional<std::vector<Command>> commands = way.from(world);
        if (!commands) {
            return u"the way is lost after %1 commands"_s.arg(played);
        }
        const Hint hint = hintOf(world, *commands, usualStepMs);
        if (hint.way.empty() || hint.way.front() != world.hero().cell) {
            return u"the way does not begin at the hero"_s;
        }
        playTurn(world, commands->front(), events);
        if (events.isRefused() || hasHeroDied(events)) {
            return u"a command is refused or kills"_s;
        }
    }
    return world.status() == Status::Won ? QString() : u"it is not won"_s;
}

} // namespace

/// Hints for the next goal, from any moment of a game.
class TestNextGoal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNextGoalIsNamed_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("goals");
        QTest::newRow("key, door, treasure")
            << QStringList{u"4 @ 1 g"_s} << seeing() << u"item 0,0; door 4,0; treasure 6,0"_s;
        QTest::newRow("plain doors are walked through") << QStringList{u"@ + g"_s} << seeing() << u"treasure 4,0"_s;
        QTest::newRow("an exit") << QStringList{u"@  X"_s} << seeing(u"\"win\": [\"exit\"]"_s) << u"exit 3,0"_s;
        QTest::newRow("stairs") << QStringList{u"@  >"_s} << seeing(u"\"win\": [\"exit\"]"_s) << u"stairs 3,0"_s;
        QTest::newRow("who stands in the way")
            << QStringList{u"@  g"_s} << seeing({}, thingsOf({u"orc 1 0 behavior=idle hp=1"_s}))
            << u"monster 1,0; treasure 3,0"_s;
    }

    void theNextGoalIsNamed()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(QString, goals);
        QCOMPARE(goalsUntilWon(rows, rest).join(u"; "), goals);
    }

    void theHintGivesTheRouteAndItsStops()
    {
        const World world = gameOf({u"@    "_s, u"####g"_s}, seeing()).world();
        const Hint hint = hintFor(world);
        QCOMPARE(textOf(hint.way), u"0,0 1,0 2,0 3,0 4,0 4,1"_s);
        QVERIFY(hint.stops.empty());
        const std::vector<Command> waiting{Command::wait(), Command::wait(), Command::move(Direction::East),
                                           Command::wait(), Command::move(Direction::East)};
        const Hint told = hintOf(world, waiting, usualStepMs);
        QCOMPARE(told.stops, (std::vector<Hint::Stop>{{.place = 0, .time = 2}, {.place = 1, .time = 1}}));
        // In real time, the interval between steps is not a wait.
        const World ticking = gameOf({u"@   g"_s}, seeing(u"\"clock\": \"realtime\""_s)).world();
        const std::vector<Command> steps{Command::advance(50),  Command::move(Direction::East),
                                         Command::advance(120), Command::move(Direction::East),
                                         Command::advance(320), Command::move(Direction::East)};
        QCOMPARE(hintOf(ticking, steps, 120).stops,
                 (std::vector<Hint::Stop>{{.place = 0, .time = 50}, {.place = 2, .time = 200}}));
    }

    void theDirectionIsThatOfTheFirstLeg_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<Direction>("direction");
        QTest::newRow("straight on") << QStringList{u"@  g"_s} << Direction::East;
        QTest::newRow("first north, whatever comes later")
            << QStringList{u"         "_s, u" ####### "_s, u" ####### "_s,
                           u" ####### "_s, u" ####### "_s, u"@#######g"_s}
            << Direction::North;
        QTest::newRow("round a corner") << QStringList{u"#  g"_s, u"# ##"_s, u"@ ##"_s} << Direction::NorthEast;
        QTest::newRow("a goal beside him") << QStringList{u"@g"_s} << Direction::East;
    }

    void theDirectionIsThatOfTheFirstLeg()
    {
        QFETCH(QStringList, rows);
        QFETCH(Direction, direction);
        const World world = gameOf(rows, seeing()).world();
        QCOMPARE(hintFor(world).direction, std::optional(direction));
    }

    /// There is one key for two doors, and the treasure is behind the second one.
    void aWastedKeyLosesTheGame()
    {
        Game game = gameOf({u"1@ 1g"_s, u"#4###"_s}, seeing());
        const SavedSolution before = SavedSolution::find(game.world());
        QCOMPARE(before.solvable(), Solvable::Can);
        playAll(game, {u"move south"_s, u"pickup"_s, u"move north"_s});
        QVERIFY(before.from(game.world()).has_value());
        playAll(game, {u"move west"_s});
        QVERIFY(!before.from(game.world()).has_value());
        QCOMPARE(SavedSolution::find(game.world()).solvable(), Solvable::Cannot);
    }

    void aSearchCutShortIsUndecided()
    {
        const World world = gameOf({u"@     g"_s}, seeing()).world();
        const SavedSolution way = SavedSolution::find(world, {.states = 2});
        QCOMPARE(way.solvable(), Solvable::Unknown);
        QVERIFY(!way.from(world).has_value());
    }

    void anEarlierDeathDoesNotMatter()
    {
        Game game = gameOf({u"g @ "_s}, seeing(u"\"death\": \"respawn\", \"contact\": \"kills\""_s,
                                               thingsOf({u"orc 3 0 behavior=idle"_s})));
        QVERIFY(firstWords(play(game, u"move east"_s)).contains(u"respawned"_s));
        const SavedSolution way = SavedSolution::find(game.world());
        QCOMPARE(way.solvable(), Solvable::Can);
        QCOMPARE(faultOfFollowing(game.world(), way), QString());
    }

    void followingTheRouteNeedsNoNewSearch()
    {
        Game game = gameOf({u"4 @ 1 g"_s}, seeing());
        const SavedSolution way = SavedSolution::find(game.world());
        QCOMPARE(faultOfFollowing(game.world(), way), QString());
        // A hero who reaches the same state by another path is on the winning path again.
        playAll(game, {u"move east"_s, u"move west"_s, u"move west"_s});
        QVERIFY(way.from(game.world()).has_value());
        playAll(game, {u"move east"_s, u"move east"_s});
        QVERIFY(!way.from(game.world()).has_value());
    }

    /// Plays some random moves in small random levels, then follows one hint after another.
    void theRouteFromAnyMomentWins()
    {
        Rng rng(7);
        int won = 0;
        const int levels = repeats(150, 5'000);
        for (int i = 0; i < levels; ++i) {
            const QStringList rows = randomRows(rng, {rng.between(4, 7), rng.between(2, 4)}, u"         ###gg14O^+"_s);
            const QString clock = rng.below(3) == 0 ? u"\"clock\": \"realtime\", \"action_min_ms\": 120"_s : QString();
            Game game = gameOf(rows, seeing(clock), std::uint64_t(i));
            EventList events;
            for (int step = 0; step < 6 && game.world().status() == Status::Playing; ++step) {
                game.play(Command::move(straightDirections[std::size_t(rng.below(4))]), events);
            }
            if (game.world().status() != Status::Playing) {
                continue;
            }
            const SavedSolution way = SavedSolution::find(game.world(), {.states = 3'000});
            if (way.solvable() == Solvable::Can) {
                ++won;
                const QString fault = faultOfFollowing(game.world(), way);
                QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + rows.join(u'\n')));
            }
        }
        QVERIFY(won > levels / 5);
    }

    /// Plays half of a winning path, then forgets it and searches again.
    void shippedLevelsHaveHintsHalfwayThrough()
    {
        QDirIterator files(u":/levels"_s, {u"*.level.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        int levels = 0;
        while (files.hasNext()) {
            const QString path = files.next();
            Game game = gameOfLevel(openLevelFile(path, *shippedCatalogue()).level.value());
            QElapsedTimer timer;
            timer.start();
            const SavedSolution whole = SavedSolution::find(game.world());
            const qint64 firstMs = timer.restart();
            const std::vector<Command> commands = whole.from(game.world()).value_or(std::vector<Command>());
            EventList events;
            for (std::size_t i = 0; i < commands.size() / 2; ++i) {
                game.play(commands[i], events);
            }
            timer.restart();
            const SavedSolution rest = SavedSolution::find(game.world());
            qInfo("%s: from the start %s, %lld states, %lld ms, %zu commands; from the middle %s, %lld states, %lld ms",
                  qPrintable(path), keyOf(whole.solvable()).data(), whole.states(), firstMs, commands.size(),
                  keyOf(rest.solvable()).data(), rest.states(), timer.elapsed());
            if (rest.solvable() == Solvable::Can) {
                QCOMPARE(faultOfFollowing(game.world(), rest), QString());
            }
            ++levels;
        }
        QCOMPARE(levels, 10);
    }
};

MAZEWRIGHT_SUITE(nextgoal, TestNextGoal)
#include "tst_nextgoal.moc"
