#include "gamecore/rules/monster.h"
#include "gamecore/rules/sight.h"
#include "gamecore/world/event.h"
#include "tests/support/anyplay.h"
#include "tests/support/ruledworld.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QList<ActorId> toAct(World &world)
{
    QList<ActorId> ids;
    for (ActorId id = world.roster().nextToAct(heroId); id != nobody; id = world.roster().nextToAct(id)) {
        ids += id;
    }
    return ids;
}

/// Returns the monsters that a turn lets act.
QList<ActorId> toActAfterTurn(Game &game)
{
    play(game, u"wait"_s);
    World world = game.world();
    return toAct(world);
}

/// Returns the first monster that a turn does not let act although it would do something; nobody if there is none.
ActorId missedToAct(World world)
{
    const QList<ActorId> asked = toAct(world);
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (asked.contains(id)) {
            continue;
        }
        World alone = world;
        EventList events;
        actMonster(alone, id, events);
        if (alone.hash() != world.hash() || !events.isEmpty()) {
            return id;
        }
    }
    return nobody;
}

/// Returns the ID of the first actor whose state, or whose item's state, after spotMonsters() differs from a check of
/// every actor; empty if there is none.
QString missedToSpot(World world)
{
    EventList events;
    spotMonsters(world, events);
    for (ActorId id = heroId + 1; id <= world.actorCount() && !world.seesAll(); ++id) {
        const Actor &actor = world.actor(id);
        const bool isInView = world.isVisible(actor.cell);
        const bool isItemHidden = actor.item != CellIndex::none && world.item(actor.item).isHidden
                                  && world.isVisible(world.item(actor.item).cell);
        if (actor.isInView != (isInView && !actor.isDead) || (isInView && actor.isHidden) || isItemHidden) {
            return QString::number(id);
        }
    }
    return {};
}

} // namespace

/// The roster of monsters that act in a turn: none of them idles for long, and no active monster is missing.
class TestRoster : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreFoundInOrder()
    {
        NumberSet some(200);
        NumberSet others(200);
        for (const int number : {0, 63, 64, 150}) {
            some.insert(number);
        }
        others.insert(149);
        others.insert(199);
        QList<int> found;
        for (int i = 0; (i = NumberSet::firstInAny(i, some, others)) != NumberSet::none; ++i) {
            found += i;
        }
        QCOMPARE(found, (QList<int>{0, 63, 64, 149, 150, 199}));
        some.remove(63);
        QVERIFY(!some.contains(63) && some.contains(64));
        QCOMPARE(NumberSet::firstInAny(1, some), 64);
        QCOMPARE(NumberSet::firstInAny(200, some), int(NumberSet::none));
        some.clear();
        QCOMPARE(NumberSet::firstInAny(0, some), int(NumberSet::none));
    }

    void huntersOutOfSightAreSkipped()
    {
        Game game = gameOf({u"#########"_s, u"#@  #  O#"_s, u"# O #   #"_s, u"#########"_s}, ruled(u"classic"_s));
        QCOMPARE(toActAfterTurn(game), QList<ActorId>{3});
    }

    void patrolsAreNeverSkipped()
    {
        Game game =
            gameOf({u"#########"_s, u"#@  #   #"_s, u"#########"_s},
                   ruled(u"classic"_s, {}, thingsOf({u"orc 5 1 behavior=idle"_s, u"orc 6 1 behavior=patrol"_s})));
        QCOMPARE(toActAfterTurn(game), QList<ActorId>{3});
    }

    /// A hunter acts until it has reached the cell where it last saw the hero.
    void huntersThatRememberTheHeroAreNotSkipped()
    {
        Game game = gameOf({u"###############"_s, u"#O     @  #####"_s, u"######### #####"_s, u"#########   ###"_s,
                            u"########### ###"_s, u"###############"_s},
                           ruled(u"classic"_s, u"\"moves\": 4"_s));
        playAll(game,
                {u"move east"_s, u"move east"_s, u"move south"_s, u"move south"_s, u"move east"_s, u"move east"_s});
        QVERIFY(!game.world().isVisible(game.world().actor(2).cell));
        QCOMPARE(toActAfterTurn(game), QList<ActorId>{2});
        playTimes(game, 10, u"wait"_s);
        QCOMPARE(toActAfterTurn(game), QList<ActorId>());
    }

    void noMonsterIsMissedInRandomGames_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("place");
        for (const QString &ruleset : {u"peaceful"_s, u"classic"_s, u"tombs"_s, u"buchhaim"_s}) {
            QTest::newRow(qPrintable(ruleset)) << ruleset << u"turns"_s;
        }
        QTest::newRow("dungeon") << u"classic"_s << u"dungeon"_s;
    }

    void noMonsterIsMissedInRandomGames()
    {
        QFETCH(const QString, ruleset);
        QFETCH(const QString, place);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Game game = newGame(ruleset, place, seed);
            AnyPlay player(seed);
            for (int i = 0; i < 150 && game.world().status() == Status::Playing; ++i) {
                playAtRandom(game, player, 1);
                QCOMPARE(missedToAct(game.world()), ActorId(nobody));
                QCOMPARE(missedToSpot(game.world()), QString());
            }
        }
    }
};

MAZEWRIGHT_SUITE(roster, TestRoster)
#include "tst_roster.moc"
