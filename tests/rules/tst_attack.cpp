#include "gamecore/data/kind.h"
#include "gamecore/play/journey.h"
#include "gamecore/world/event.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

using Wish = Journey::Wish;

namespace {

const QString allSeen = u"\"vision\": \"all\""_s;

QString combat(const QStringList &things = {}, const QString &rules = allSeen)
{
    return ruled(u"classic"_s, rules, things.isEmpty() ? QString() : thingsOf(things));
}

} // namespace

/// Attacking the nearest monster: one press is one command.
class TestAttack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachPressIsOneStepOrAttack_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<Direction>("direction");
        const auto row = [](const char *name, const QStringList &rows, Direction direction,
                            const QString &rest = combat()) { QTest::newRow(name) << rows << rest << direction; };
        row("beside him", {u"#@O  O#"_s}, Direction::East);
        row("aslant", {u"#@  #"_s, u"# O #"_s}, Direction::SouthEast);
        row("the nearer one", {u"#O   @  O#"_s}, Direction::East);
        row("round a corner", {u"#@#O#"_s, u"#   #"_s}, Direction::SouthEast);
        row("by four ways", {u"#@  #"_s, u"# # #"_s, u"#  O#"_s}, Direction::East,
            combat({}, allSeen + u", \"moves\": 4"_s));
        row("through a door", {u"#@ + O#"_s}, Direction::East);
        row("not over spikes", {u"#@^O#"_s, u"#   #"_s}, Direction::SouthEast);
        row("idle", {u"#@    #"_s}, Direction::East, combat({u"orc 4 0 behavior=idle"_s}));
    }

    void eachPressIsOneStepOrAttack()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(Direction, direction);
        const Game game = gameOf(rows, rest);
        Journey journey;
        journey.enter(game.world());
        journey.begin(Wish::Attack, game.world());
        const std::optional<Command> command = journey.next(game.world());
        QVERIFY(command);
        QCOMPARE(toText(*command), toText(Command::move(direction)));
        Game played = game;
        EventList events;
        played.play(*command, events);
        journey.observe(played.world(), events);
        QCOMPARE(journey.next(played.world()), std::nullopt);
        QVERIFY(!journey.isUnderWay());
    }

    void aRefusalGivesItsReason_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<StopReason>("reason");
        QTest::newRow("nobody") << QStringList{u"#@  #"_s} << combat() << StopReason::NoEnemy;
        QTest::newRow("nobody in view") << QStringList{u"#@ +  O#"_s} << combat({}, u"\"vision\": \"fov\""_s)
                                        << StopReason::NoEnemy;
        QTest::newRow("behind water") << QStringList{u"#@~O#"_s} << combat() << StopReason::NoWayToEnemy;
        QTest::newRow("behind glass") << QStringList{u"#@:O#"_s} << combat({}, u"\"vision\": \"fov\""_s)
                                      << StopReason::NoWayToEnemy;
        QTest::newRow("no fights") << QStringList{u"#@O#"_s} << ruled(u"peaceful"_s) << StopReason::NoFights;
        QTest::newRow("a touch kills") << QStringList{u"#@O#"_s} << ruled(u"buchhaim"_s) << StopReason::NoFights;
    }

    void aRefusalGivesItsReason()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(StopReason, reason);
        const Game game = gameOf(rows, rest);
        Journey journey;
        journey.enter(game.world());
        journey.begin(Wish::Attack, game.world());
        QCOMPARE(journey.reason(), reason);
        QCOMPARE(journey.monster(), reason == StopReason::NoWayToEnemy ? 2 : nobody);
        QCOMPARE(journey.next(game.world()), std::nullopt);
    }

    void awakeMonstersAreAttackedBeforeIdleOnes()
    {
        const Game game = gameOf({u"#  @     #"_s}, combat({u"orc 2 0 behavior=idle"_s, u"orc 8 0"_s}));
        Journey journey;
        journey.enter(game.world());
        journey.begin(Wish::Attack, game.world());
        QCOMPARE(game.world().actor(journey.monster()).cell, (Point{8, 0}));
        QCOMPARE(toText(*journey.next(game.world())), u"move east"_s);
    }

    void theWeakestAdjacentMonsterIsAttacked()
    {
        const Game game = gameOf({u"#T@O#"_s}, combat());
        Journey journey;
        journey.enter(game.world());
        journey.begin(Wish::Attack, game.world());
        QCOMPARE(toText(*journey.next(game.world())), u"move east"_s);
    }

    void thePathLeadsAroundOtherMonsters()
    {
        const Game game = gameOf({u"#@    #"_s, u"#     #"_s}, combat({u"troll 3 0 behavior=idle"_s, u"orc 5 0"_s}));
        Journey journey;
        journey.enter(game.world());
        Game played = game;
        EventList events;
        journey.begin(Wish::Attack, played.world());
        QCOMPARE(game.world().actor(journey.monster()).cell, (Point{5, 0}));
        played.play(*journey.next(played.world()), events);
        QCOMPARE(firstWords(words(events)).first(), u"moved"_s);
    }

    void alliesAreNotAttacked()
    {
        Game game = gameWith(u"charm_scroll"_s, {u"########"_s, u"#@  O  #"_s, u"########"_s}, {}, allSeen);
        play(game, u"use b 4 1"_s);
        Journey journey;
        journey.enter(game.world());
        journey.begin(Wish::Attack, game.world());
        QCOMPARE(journey.reason(), StopReason::NoEnemy);
    }

    void aPossiblyDeadlyAttackIsRefused_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QStringList>("things");
        QTest::addColumn<bool>("isDeadly");
        // The hero has 30 hit points. A blow by a brute takes 30, by a bully 15; the hero takes 4 of their 10.
        QTest::newRow("enough left") << u"#@   #"_s << QStringList{u"bully 2 0"_s} << false;
        QTest::newRow("the last one") << u"#@   #"_s << QStringList{u"brute 2 0"_s} << true;
        QTest::newRow("his blow kills first") << u"#@   #"_s << QStringList{u"brute 2 0 hp=4"_s} << false;
        QTest::newRow("two beside him") << u"# @  #"_s << QStringList{u"bully 1 0"_s, u"bully 3 0"_s} << true;
        QTest::newRow("one of two falls") << u"# @  #"_s << QStringList{u"bully 1 0 hp=4"_s, u"bully 3 0"_s} << false;
        QTest::newRow("it has to come first") << u"#@   #"_s << QStringList{u"brute 4 0"_s} << false;
        QTest::newRow("a step up to it") << u"#@   #"_s << QStringList{u"brute 3 0"_s} << true;
        QTest::newRow("an idle one beside him") << u"#@   #"_s << QStringList{u"brute 2 0 behavior=idle"_s} << false;
    }

    void aPossiblyDeadlyAttackIsRefused()
    {
        QFETCH(QString, row);
        QFETCH(QStringList, things);
        QFETCH(bool, isDeadly);
        const QString kinds = uR"("kinds": { "monsters": { "brute": { "base": "orc", "power": 32 },
                                                        "bully": { "base": "orc", "power": 17 } } })"_s;
        const Game game = gameOf({row}, ruled(u"classic"_s, allSeen, thingsOf(things) + u", "_s + kinds));
        QCOMPARE(game.world().hero().hp, 30);
        Journey journey;
        journey.enter(game.world());
        journey.begin(Wish::Attack, game.world());
        QCOMPARE(journey.reason(), isDeadly ? StopReason::Deadly : StopReason::None);
        QCOMPARE(journey.next(game.world()).has_value(), !isDeadly);
    }

    /// A click on an enemy starts an attack even if the enemy is not beside the hero.
    void aClickOnAnEnemyAttacksIt()
    {
        const Game game = gameOf({u"#O  @     T#"_s}, combat());
        Journey journey;
        journey.enter(game.world());
        journey.begin(Wish::Travel, game.world(), {10, 0});
        QCOMPARE(journey.wish(), Wish::Attack);
        QCOMPARE(game.world().actor(journey.monster()).cell, (Point{10, 0}));
        QCOMPARE(toText(*journey.next(game.world())), u"move east"_s);
    }
};

MAZEWRIGHT_SUITE(attack, TestAttack)
#include "tst_attack.moc"
