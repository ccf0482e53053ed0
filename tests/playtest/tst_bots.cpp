#include "gamecore/base/files.h"
#include "gamecore/bots/attraction.h"
#include "gamecore/bots/botmind.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/savedgames.h"
#include "tests/support/shippedbots.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace {

const QString calm = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"win\": [\"treasure\"] }"_s;
const QString leavable =
    u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"win\": [\"treasure\", \"exit\"] }"_s;

/// Returns the commands that a bot plays until the game ends, or at most `most`.
QStringList commandsOf(Game &game, const Bot &bot, int most = 500)
{
    PathCache paths;
    BotMind mind(bot, 1, paths);
    mind.enter(game.world());
    QStringList commands;
    EventList events;
    while (commands.size() < most) {
        const std::optional<Command> command = mind.next(game.world());
        if (!command) {
            break;
        }
        commands += toText(*command);
        game.play(*command, events);
        mind.observe(game.world(), *command, events);
    }
    return commands;
}

QStringList commandsIn(const QStringList &rows, const QString &rest, const QString &key, int most = 500)
{
    Game game = gameOf(rows, rest);
    return commandsOf(game, shippedBot(key), most);
}

QStringList findingsIn(const QByteArray &text)
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(u"bots.json"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        return {u"not written"_s};
    }
    file.close();
    IssueList issues;
    const std::vector<Bot> bots = loadBots({dir.path(), shippedData()}, issues);
    return bots.empty() == issues.isEmpty() ? QStringList{u"players with findings, or none without"_s}
                                            : summary(issues);
}

} // namespace

/// Decisions of bots, in worlds with an obvious right answer.
class TestBots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShippedBotsAreLoaded()
    {
        QStringList keys;
        for (const Bot &each : shippedBots()) {
            keys += each.key;
            QVERIFY2(!each.name.isEmpty() && !each.description.isEmpty(), qPrintable(each.key));
        }
        QCOMPARE(keys, (QStringList{u"stroller"_s, u"careful"_s, u"runner"_s, u"fighter"_s, u"collector"_s,
                                    u"beginner"_s, u"random"_s}));
    }

    void mistakesInARecordAreReported_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QStringList>("expected");
        const QByteArray named = "\"key\": \"a\", \"name\": \"A\", \"description\": \"Plays.\"";
        const auto row = [](const char *name, const QByteArray &record, const QStringList &expected) {
            QTest::newRow(name) << QByteArray("{ \"bots\": [\n" + record + "\n] }") << expected;
        };
        row("no key", "{ \"name\": \"A\", \"description\": \"Plays.\" }", {u"2:1 missing_key bots[0]"_s});
        row("no object", "7", {u"2:1 wrong_type bots[0]"_s});
        row("twice", "{ " + named + " },\n{ " + named + " }", {u"3:10 bad_value bots[1].key"_s});
        row("an unknown key", "{ " + named + ", \"dangers\": 3 }", {u"2:53 unknown_key bots[0].dangers"_s});
        row("a weight too large", "{ " + named + ", \"goal\": 1001 }", {u"2:61 bad_value bots[0].goal"_s});
        row("an unknown habit", "{ " + named + ", \"growth\": \"speed\" }", {u"2:63 bad_value bots[0].growth"_s});
        row("no step at all", "{ " + named + ", \"step_ms\": 0 }", {u"2:64 bad_value bots[0].step_ms"_s});
    }

    void mistakesInARecordAreReported()
    {
        QFETCH(QByteArray, record);
        QFETCH(QStringList, expected);
        QCOMPARE(findingsIn(record), expected);
    }

    void botsAreReadFromOlderFiles_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("list");
        QTest::newRow("bots as they are called now") << u"bots.json"_s << u"bots"_s;
        QTest::newRow("players, as they were called") << u"players.json"_s << u"players"_s;
    }

    void botsAreReadFromOlderFiles()
    {
        QFETCH(QString, file);
        QFETCH(QString, list);
        const QTemporaryDir dir;
        const QString text = u"{ \"%1\": [{ \"key\": \"a\", \"name\": \"A\", \"description\": \"Plays.\" }] }"_s;
        QVERIFY(!writeWhole(dir.filePath(file), text.arg(list).toUtf8()));
        IssueList issues;
        const std::vector<Bot> bots = loadBots({dir.path(), shippedData()}, issues);
        QVERIFY(issues.isEmpty());
        QCOMPARE(bots.size(), std::size_t(1));
        QCOMPARE(bots.front().key, u"a"_s);
    }

    void botsReachEachKindOfGoal_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        const auto row = [](const char *name, const QStringList &rows, const QString &rest) {
            QTest::newRow(name) << rows << rest;
        };
        row("treasure", goldCorridor, calm);
        row("treasure behind a door", {u"#######"_s, u"#@ + g#"_s, u"#######"_s}, calm);
        row("treasure behind a lock, its key elsewhere", {u"########"_s, u"#k@ L g#"_s, u"########"_s},
            calm + u", \"legend\": { \"k\": \"red_key\", \"L\": \"red_door\" }"_s);
        row("the exit once all treasure is taken", {u"#######"_s, u"#g@  X#"_s, u"#######"_s}, leavable);
        row("what is to be explored first", {u"###########"_s, u"#@  #     #"_s, u"#   +   g #"_s, u"###########"_s},
            classicRules);
        row("under real time", goldCorridor, u"\"ruleset\": \"buchhaim\""_s);
        row("what is to be explored first, under real time",
            {u"###########"_s, u"#@  #     #"_s, u"#   +   g #"_s, u"###########"_s},
            u"\"ruleset\": \"buchhaim\", \"rules\": { \"vision\": \"fov\" }"_s);
    }

    void botsReachEachKindOfGoal()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        for (const QString &key : {u"stroller"_s, u"careful"_s, u"runner"_s, u"fighter"_s, u"collector"_s}) {
            Game game = gameOf(rows, rest);
            const QStringList commands = commandsOf(game, shippedBot(key));
            QVERIFY2(game.world().status() == Status::Won, qPrintable(key + u": "_s + commands.join(u", "_s)));
        }
    }

    /// Two levels that differ only where the hero has not been.
    void unseenCellsDoNotAffectBots()
    {
        const QStringList head{u"############"_s, u"#@         #"_s, u"#########+##"_s};
        const QStringList empty{u"#          #"_s, u"#          #"_s, u"############"_s};
        const QStringList full{u"#g  O      #"_s, u"#     !    #"_s, u"############"_s};
        for (const Bot &each : shippedBots()) {
            Game plain = gameOf(head + empty, classicRules);
            Game rich = gameOf(head + full, classicRules);
            const QStringList way = commandsOf(plain, each, 7);
            QCOMPARE(commandsOf(rich, each, 7), way);
            QVERIFY(!way.isEmpty());
        }
    }

    /// The optional gold is two steps behind the hero, the exit three steps in front of him.
    void weightsDecideAboutDetours()
    {
        const QStringList rows{u"########"_s, u"#g @  X#"_s, u"########"_s};
        const QString rest = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"win\": [\"exit\"] }"_s;
        Bot each = shippedBot(u"stroller"_s);
        each.goal = 10;
        const QList<std::pair<int, QString>> expected{{-1, u"move east"_s}, {8, u"move east"_s}, {12, u"move west"_s}};
        for (const auto &[gold, first] : expected) {
            each.gold = gold;
            Game game = gameOf(rows, rest);
            QCOMPARE(commandsOf(game, each).first(), first);
        }
    }

    void underRealTimeBotsWaitTheirStepTime()
    {
        const QString stepTime = u"advance %1"_s.arg(shippedBot(u"careful"_s).stepMs);
        QCOMPARE(commandsIn(goldCorridor, u"\"ruleset\": \"buchhaim\""_s, u"careful"_s),
                 (QStringList{u"move east"_s, stepTime, u"move east"_s, stepTime, u"move east"_s}));
    }

    void delayedBotsSeeEarlierMonsterPositions()
    {
        Game game = gameOf({u"############"_s, u"#@        O#"_s, u"############"_s}, u"\"ruleset\": \"buchhaim\""_s);
        Perception late;
        Perception prompt;
        EventList events;
        std::map<qint64, Point> places;
        for (int i = 0; i < 40; ++i) {
            late.look(game.world(), 200);
            prompt.look(game.world(), 0);
            const qint64 now = game.world().timeMs();
            places[now] = game.world().actor(2).cell;
            QCOMPARE(prompt.monsters().front().cell, places[now]);
            QCOMPARE(late.monsters().front().cell, places[qMax<qint64>(0, now - 200)]);
            game.play(Command::advance(100), events);
        }
        QVERIFY(places[0] != places[3900]);
    }

    /// A bot with a reaction time also hunts in real time: it heads for where it last saw the monster.
    void delayedBotsChaseEarlierMonsterPositions()
    {
        Game game = gameOf({u"############"_s, u"#@        O#"_s, u"############"_s},
                           u"\"ruleset\": \"buchhaim\", \"rules\": { \"contact\": \"fight\" }"_s);
        Attraction attraction(shippedBot(u"fighter"_s));
        attraction.begin(game.world());
        Perception late;
        EventList events;
        std::map<qint64, Point> places;
        for (int i = 0; i < 40; ++i) {
            late.look(game.world(), 200);
            const qint64 now = game.world().timeMs();
            places[now] = game.world().actor(2).cell;
            const std::vector<DistanceMap::Goal> &goals = attraction.find(game.world(), late.monsters());
            QCOMPARE(goals.size(), std::size_t(1));
            QCOMPARE(goals.front().cell, places[qMax<qint64>(0, now - 200)]);
            game.play(Command::advance(100), events);
        }
        QVERIFY(places[0] != places[3900]);
    }

    void carefulBotsAvoidMonsters()
    {
        int careful = 0;
        int careless = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Level level = shippedLevel();
            level.rules.insert("death"_L1, u"permadeath"_s);
            Game first = gameOfLevel(level, seed);
            Game second = first;
            commandsOf(first, shippedBot(u"careful"_s), 2000);
            commandsOf(second, shippedBot(u"stroller"_s), 2000);
            careful += first.world().status() == Status::Won ? 1 : 0;
            careless += second.world().status() == Status::Won ? 1 : 0;
        }
        QVERIFY2(careful > 20 && careless < 5,
                 qPrintable(u"of 60: %1 careful, %2 careless"_s.arg(careful).arg(careless)));
    }

    void aPatrolWalkingAwayIsNoThreat()
    {
        Threats threats;
        Game game = gameOf({u"##########"_s, u"#  @O    #"_s, u"##########"_s}, u"\"ruleset\": \"buchhaim\""_s);
        const Point hero = game.world().hero().cell;
        const auto costHere = [&](Direction facing) {
            threats.begin(hero);
            threats.add(game.world(), {.monster = {.id = 2, .cell = {4, 1}, .facing = facing}, .weight = 100}, 3);
            return threats.at(hero);
        };
        QCOMPARE(costHere(Direction::East), 0);
        QVERIFY(costHere(Direction::West) > 0);
        QVERIFY(costHere(Direction::North) < costHere(Direction::West)); // it turns first
    }

    void theCarefulBotUsesEveryItem_data()
    {
        QTest::addColumn<QString>("item");
        const CataloguePtr catalogue = shippedCatalogue();
        for (const Kind &kind : catalogue->kinds()) {
            const bool isForFoes = !kind.effects.empty() && kind.targeting.target != Targeting::Target::Self;
            if (isForFoes) {
                QTest::newRow(qPrintable(kind.key)) << kind.key;
            }
        }
    }

    /// A fight that the hero cannot win; the item lies on his start.
    void theCarefulBotUsesEveryItem()
    {
        QFETCH(QString, item);
        const QStringList rows{u"############"_s, u"#          #"_s, u"#@     D   #"_s, u"#         g#"_s,
                               u"############"_s};
        const QString things = u", \"things\": [{ \"kind\": \"%1\", \"cell\": [1, 2] }]"_s.arg(item);
        const QStringList commands = commandsIn(rows, calm + things, u"careful"_s, 60);
        QVERIFY2(!commands.filter(u"use "_s).isEmpty(), qPrintable(commands.join(u", "_s)));
    }

    void woundedBotsDrinkPotions()
    {
        const QString rest = u"\"ruleset\": \"tombs\", \"rules\": { \"vision\": \"all\" }"_s;
        const QStringList rows{u"##########"_s, u"#@!!  TTg#"_s, u"##########"_s};
        QVERIFY(!commandsIn(rows, rest, u"fighter"_s).filter(u"use "_s).isEmpty());
    }

    /// A second item for the same hand is put on only if it is better.
    void betterEquipmentIsWorn()
    {
        Game game = gameOf({u"########"_s, u"#@-/-g #"_s, u"########"_s}, calm);
        commandsOf(game, shippedBot(u"collector"_s));
        QCOMPARE(game.world().kindOfItem(game.world().itemInSlot(Slot::RightHand)).key, u"sword"_s);
    }

    void growthChoicesFollowTheHabit_data()
    {
        QTest::addColumn<int>("habit");
        QTest::addColumn<QStringList>("choices");
        QTest::newRow("hp") << int(GrowthHabit::Hp) << QStringList{u"choose hp"_s, u"choose hp"_s, u"choose hp"_s};
        QTest::newRow("power") << int(GrowthHabit::Power)
                               << QStringList{u"choose power"_s, u"choose power"_s, u"choose power"_s};
        QTest::newRow("defense") << int(GrowthHabit::Defense)
                                 << QStringList{u"choose defense"_s, u"choose defense"_s, u"choose defense"_s};
        QTest::newRow("in turn") << int(GrowthHabit::InTurn)
                                 << QStringList{u"choose hp"_s, u"choose power"_s, u"choose defense"_s};
    }

    void growthChoicesFollowTheHabit()
    {
        QFETCH(int, habit);
        QFETCH(QStringList, choices);
        Bot each = shippedBot(u"fighter"_s);
        each.growth = GrowthHabit(habit);
        Game game = gameOf({u"##########"_s, u"#@O O O O#"_s, u"##########"_s},
                           u"\"ruleset\": \"tombs\", \"rules\": { \"vision\": \"all\", \"level_xp_base\": 1, "
                           "\"level_xp_step\": 0, \"win\": [\"monsters\"], \"level_up\": \"reached\" }"_s);
        const QStringList chosen = commandsOf(game, each).filter(u"choose "_s);
        QCOMPARE(chosen.first(choices.size()), choices);
    }

    /// Spikes hurt: a bot goes around them if it can, and over them otherwise.
    void harmfulGroundIsALastResort()
    {
        const QString rest = calm + u", \"legend\": { \"^\": \"spikes\" }"_s;
        Game around = gameOf({u"######"_s, u"#@^ g#"_s, u"# #  #"_s, u"#    #"_s, u"######"_s}, rest);
        commandsOf(around, shippedBot(u"careful"_s));
        QCOMPARE(around.world().status(), Status::Won);
        QCOMPARE(around.world().hero().hp, around.world().maxHp(heroId));
        Game over = gameOf({u"######"_s, u"#@^ g#"_s, u"######"_s}, rest);
        commandsOf(over, shippedBot(u"careful"_s));
        QCOMPARE(over.world().status(), Status::Won);
    }

    void blockedBotsGiveUp_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::newRow("turn by turn") << calm;
        QTest::newRow("under real time") << u"\"ruleset\": \"buchhaim\""_s;
        QTest::newRow("where he sees a part") << classicRules;
    }

    void blockedBotsGiveUp()
    {
        QFETCH(QString, rest);
        for (const Bot &each : shippedBots()) {
            Game game = gameOf({u"#####"_s, u"#@#g#"_s, u"#####"_s}, rest);
            const int most = 3 * ProgressTracker::longest;
            QVERIFY2(commandsOf(game, each, most).size() < most, qPrintable(each.key));
            QCOMPARE(game.world().status(), Status::Playing);
        }
    }

    /// In levels with a bit of everything, a bot does not repeat a refused command before it has done something else.
    void refusedCommandsAreNotRepeated()
    {
        for (const Bot &each : shippedBots()) {
            for (const QString &place : {u"turns"_s, u"realtime"_s, u"dungeon"_s}) {
                Game game = newGame(u"classic"_s, place, 5);
                PathCache paths;
                BotMind mind(each, 5, paths);
                mind.enter(game.world());
                EventList events;
                std::vector<Command> refused;
                for (int i = 0; i < 2000; ++i) {
                    const std::optional<Command> command = mind.next(game.world());
                    if (!command) {
                        break;
                    }
                    QVERIFY2(std::find(refused.begin(), refused.end(), *command) == refused.end(),
                             qPrintable(each.key + u": "_s + toText(*command)));
                    const int depth = game.world().stage().depth;
                    game.play(*command, events);
                    if (events.isRefused()) {
                        refused.push_back(*command);
                    } else {
                        refused.clear();
                    }
                    if (game.world().stage().depth != depth) {
                        mind.enter(game.world());
                    } else {
                        mind.observe(game.world(), *command, events);
                    }
                }
            }
        }
    }

    /// Each depth is another level, even though some have their stairs on the same cell.
    void sharedDistanceMapsMatchTheirOwnLevel()
    {
        PathCache shared;
        Attraction attraction(shippedBot(u"runner"_s));
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Game game = Game::startDungeon(shippedCatalogue(), u"buchhaim"_s, seed);
            const World &world = game.world();
            QVERIFY(world.seesAll());
            attraction.begin(world);
            const std::vector<DistanceMap::Goal> &goals = attraction.find(world, {});
            PathCache own;
            const int expected = own.find({world, {}}, goals, {}).value(world.hero().cell);
            QCOMPARE(shared.find({world, {}}, goals, {}).value(world.hero().cell), expected);
        }
    }
};

MAZEWRIGHT_SUITE(bots, TestBots)
#include "tst_bots.moc"
