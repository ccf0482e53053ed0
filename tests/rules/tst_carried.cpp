#include "gamecore/data/kind.h"
#include "gamecore/play/changedlevel.h"
#include "gamecore/play/snapshot.h"
#include "gamecore/rules/harm.h"
#include "gamecore/rules/pursuit.h"
#include "gamecore/rules/sight.h"
#include "tests/support/anyplay.h"
#include "tests/support/invariants.h"
#include "tests/support/ruledworld.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the `rest` of a level with fights that the hero knows completely. `things` as in thingsOf(); monsters with
/// their own hit points are idle.
QString fights(const QStringList &things, const QString &more = {})
{
    QStringList quiet;
    for (const QString &thing : things) {
        quiet += thing.contains(u"hp="_s) ? QString(thing + u" behavior=idle"_s) : thing;
    }
    const QString all = more.isEmpty() ? thingsOf(quiet) : QString(thingsOf(quiet) + u", "_s + more);
    return ruled(u"classic"_s, u"\"vision\": \"all\""_s, all);
}

/// Returns the world after an actor has died of a blow without an attacker.
World afterDeathOf(World world, ActorId id, QStringList *told = nullptr)
{
    EventList events;
    hurt(world, id, 9999, {}, events);
    if (told) {
        *told = words(events);
    }
    return world;
}

QByteArray withElement(const QByteArray &snapshot, const QString &list, int i, const QString &key,
                       const QJsonValue &value)
{
    QJsonObject root = QJsonDocument::fromJson(snapshot).object();
    QJsonObject world = root.value(u"world"_s).toObject();
    QJsonArray elements = world.value(list).toArray();
    QJsonObject element = elements.at(i).toObject();
    element.insert(key, value);
    elements.replace(i, element);
    world.insert(list, elements);
    root.insert(u"world"_s, world);
    return QJsonDocument(root).toJson(QJsonDocument::Compact);
}

QStringList faultsOf(const QByteArray &snapshot)
{
    QStringList faults;
    for (const Issue &issue : readSnapshot(snapshot, shippedCatalogue()).issues) {
        faults += issueKey(issue.code) + u' ' + issue.path;
    }
    return faults;
}

} // namespace

/// Monsters with their own power and with an item: where the item falls, and that it survives saves and changed levels.
class TestCarried : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMonsterStrikesWithItsOwnPower()
    {
        Game game = gameOf({u"@ "_s}, fights({u"orc 1 0 power=11"_s}));
        QCOMPARE(game.world().power(2), 11);
        const int damage = 11 - game.world().defense(heroId);
        QCOMPARE(play(game, u"wait"_s),
                 (QStringList{u"attacked 2 1 %1"_s.arg(damage), u"damaged 1 %1 attack"_s.arg(damage)}));
        Game weak = gameOf({u"@ "_s}, fights({u"orc 1 0 power=0"_s}));
        QCOMPARE(play(weak, u"wait"_s), QStringList(u"attacked 2 1 0"_s));
        QCOMPARE(gameOf({u"@ "_s}, fights({u"orc 1 0"_s})).world().power(2), 3);
    }

    void ownPowerIsPartOfTheHash()
    {
        const auto hashWith = [](const QString &values) {
            return gameOf({u"@  "_s}, fights({u"orc 2 0 direction=north"_s + values})).world().hash();
        };
        QVERIFY(hashWith({}) != hashWith(u" power=5"_s));
        QVERIFY(hashWith(u" power=4"_s) != hashWith(u" power=5"_s));
        QCOMPARE(hashWith({}), hashWith(u" power=3"_s)); // the power of its kind
    }

    void carriedItemsDropWhereTheMonsterDies()
    {
        Game game = gameOf({u"@ 1 g"_s}, fights({u"orc 1 0 hp=8 item=red_key"_s}));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"attacked 1 2 4"_s, u"damaged 2 4 attack"_s}));
        QCOMPARE(drawn(game.world()), QStringList(u"@O1 g"_s));
        EventList events;
        game.play(Command::move(Direction::East), events);
        QCOMPARE(firstWords(words(events)), (QStringList{u"attacked"_s, u"damaged"_s, u"died"_s, u"dropped"_s}));
        const Event &dropped = events[3];
        QCOMPARE(dropped.actor, 2);
        QCOMPARE(dropped.cell, (Point{1, 0}));
        QCOMPARE(dropped.letter, char(0));
        QCOMPARE(game.world().catalogue().kind(dropped.item).key, u"red_key"_s);
        QCOMPARE(drawn(game.world()), QStringList(u"@41 g"_s));
        QCOMPARE(firstWords(playAll(game, {u"move east"_s, u"pickup"_s, u"move east"_s})),
                 (QStringList{u"moved"_s, u"picked_up"_s, u"unlocked"_s, u"opened"_s}));
    }

    void carriedItemsAreNotOnTheGround()
    {
        Game game = gameOf({u"@ g"_s}, fights({u"orc 1 0 hp=8 item=sword"_s}));
        QCOMPARE(game.world().items().size(), 3U); // including the dagger
        QCOMPARE(game.world().itemAt({1, 0}), int(CellIndex::none));
        QCOMPARE(game.world().kindOfItem(game.world().itemCarriedBy(2)).key, u"sword"_s);
        QCOMPARE(brokenInvariant(game.world()), QString());
        const World after = afterDeathOf(game.world(), 2);
        QCOMPARE(after.itemCarriedBy(2), int(CellIndex::none));
        QCOMPARE(after.kindOfItem(after.itemAt({1, 0})).key, u"sword"_s);
        QCOMPARE(brokenInvariant(after), QString());
    }

    void carriedTreasureCountsAsLeftUntilTaken()
    {
        Game game = gameOf({u"@g "_s}, fights({u"orc 2 0 hp=4 item=treasure"_s}));
        QCOMPARE(game.world().treasureLeft(), 2);
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s}));
        QCOMPARE(game.world().treasureLeft(), 1);
        QCOMPARE(firstWords(play(game, u"move east"_s)),
                 (QStringList{u"attacked"_s, u"damaged"_s, u"died"_s, u"dropped"_s}));
        QCOMPARE(game.world().treasureLeft(), 1);
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s, u"won"_s}));
    }

    void killingTheCarrierDoesNotCollectItsTreasure()
    {
        const QString rules = u"\"vision\": \"all\", \"win\": [\"treasure\", \"monsters\"]"_s;
        Game game = gameOf({u"@ "_s}, ruled(u"classic"_s, rules, thingsOf({u"orc 1 0 hp=4 item=treasure"_s})));
        QVERIFY(!play(game, u"move east"_s).contains(u"won"_s));
        QCOMPARE(play(game, u"move east"_s).last(), u"won"_s);
    }

    /// All deaths go through one function of the rules, so a blow without an attacker stands for all of them. Fire is
    /// tested for its own sake.
    void anyCauseOfDeathDropsTheItem()
    {
        QStringList told;
        const Game game = gameOf({u"@  "_s}, fights({u"orc 2 0 hp=8 item=red_key"_s}));
        QCOMPARE(drawn(afterDeathOf(game.world(), 2, &told)), QStringList(u"@ 4"_s));
        QCOMPARE(firstWords(told), (QStringList{u"damaged"_s, u"died"_s, u"dropped"_s}));
        Game reader = gameWith(u"lightning_scroll"_s, {u"@   "_s}, {u"orc 3 0 hp=8 behavior=idle item=red_key"_s});
        QCOMPARE(firstWords(play(reader, u"use b"_s)).last(), u"dropped"_s);
        QCOMPARE(drawn(reader.world()), QStringList(u"@  4"_s));
    }

    void anItemDropsOnTheNearestWalkableCell()
    {
        const Game inWall = gameOf({u"@ ###"_s}, fights({u"orc 3 0 hp=8 item=red_key"_s}));
        QCOMPARE(drawn(afterDeathOf(inWall.world(), 2)), QStringList(u"@4###"_s));
        const Game besideAnother = gameOf({u"@  ~"_s}, fights({u"orc 3 0 hp=8 item=red_key"_s, u"troll 2 0 hp=8"_s}));
        QCOMPARE(drawn(afterDeathOf(besideAnother.world(), 3)), QStringList(u"@4T~"_s));
        const Game onSpikes = gameOf({u"@ ^"_s}, fights({u"orc 2 0 hp=8 item=red_key"_s}));
        QCOMPARE(drawn(afterDeathOf(onSpikes.world(), 2)), QStringList(u"@ 4"_s));
    }

    /// The hunter of the first row heads for the east end. Finding a cell for the item of a monster that dies inside a
    /// wall must not disturb the hunter's pathfinding.
    void dropsDoNotMisleadHunters()
    {
        World world =
            gameOf({u" @    "_s, u"#     "_s}, fights({u"orc 3 0 hp=8"_s, u"orc 0 1 hp=8 item=red_key"_s})).world();
        const Point from{3, 0};
        const Point goal{5, 0};
        QCOMPARE(stepToCell(world, from, goal), Direction::East);
        EventList events;
        hurt(world, 3, 9999, {}, events);
        QCOMPARE(drawn(world), (QStringList{u" @ O  "_s, u"#4    "_s}));
        QCOMPARE(stepToCell(world, from, goal), Direction::East);
    }

    void treasureDroppedUnderTheHeroIsCollected()
    {
        QStringList told;
        const Game game = gameOf({u"@#"_s}, fights({u"orc 1 0 hp=8 item=treasure"_s}));
        const World after = afterDeathOf(game.world(), 2, &told);
        QCOMPARE(firstWords(told), (QStringList{u"damaged"_s, u"died"_s, u"dropped"_s, u"collected"_s, u"won"_s}));
        QCOMPARE(after.treasureLeft(), 0);
    }

    void itemsDroppedOutOfSightAreHidden()
    {
        const QString rest =
            ruled(u"classic"_s, u"\"fov_radius\": 2"_s, thingsOf({u"orc 4 0 hp=8 behavior=idle item=red_key"_s}));
        Game game = gameOf({u"@    "_s}, rest);
        playAll(game, {u"move east"_s, u"move east"_s, u"move west"_s, u"move west"_s});
        QVERIFY(game.world().isExplored({4, 0}));
        QStringList told;
        World after = afterDeathOf(game.world(), 2, &told);
        QCOMPARE(told, QStringList());
        const int key = after.itemAt({4, 0});
        QVERIFY(after.item(key).isHidden);
        EventList events;
        after.moveActor(heroId, {1, 0});
        lookAround(after);
        spotMonsters(after, events);
        QVERIFY(after.item(key).isHidden);
        after.moveActor(heroId, {2, 0});
        lookAround(after);
        spotMonsters(after, events);
        QVERIFY(!after.item(key).isHidden);
    }

    void theHerosDeathLeavesItemsCarried()
    {
        const QString rules = u"\"vision\": \"all\", \"death\": \"respawn\""_s;
        Game game = gameOf({u"@ "_s}, ruled(u"classic"_s, rules, thingsOf({u"orc 1 0 power=999 item=treasure"_s})));
        QVERIFY(play(game, u"wait"_s).contains(u"respawned [0, 0]"_s));
        QCOMPARE(game.world().treasureLeft(), 1);
        QVERIFY(game.world().itemCarriedBy(2) != CellIndex::none);
    }

    void carriedTreasureHasRandomGold()
    {
        QSet<int> amounts;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Game game = gameOf({u"@ "_s}, fights({u"orc 1 0 hp=4 item=treasure"_s}), seed);
            const int gold = game.world().item(game.world().itemCarriedBy(2)).gold;
            QVERIFY(gold >= 25 && gold <= 250);
            amounts.insert(gold);
        }
        QVERIFY(amounts.size() > 10);
    }

    void customKindsCanBeCarried()
    {
        const QString kinds = u"\"kinds\": { \"treasure\": { \"hoard\": { \"base\": \"treasure\", \"gold_min\": 777, "
                              "\"gold_max\": 777 } } }"_s;
        const Game game = gameOf({u"@ "_s}, fights({u"orc 1 0 hp=4 item=hoard"_s}, kinds));
        QCOMPARE(game.world().item(game.world().itemCarriedBy(2)).gold, 777);
    }

    void snapshotsKeepCarriedItems()
    {
        Game game =
            gameOf({u"@  g "_s}, fights({u"orc 1 0 hp=8 item=red_key"_s, u"troll 4 0 hp=8 item=treasure power=7"_s}));
        const QStringList commands{u"move east"_s, u"move east"_s, u"move east"_s, u"pickup"_s, u"move east"_s};
        for (const QString &command : commands) {
            Game again = restored(game);
            QCOMPARE(difference(game, again), QString());
            QCOMPARE(again.world().hash(), game.world().hash());
            QCOMPARE(again.world().power(3), 7);
            QCOMPARE(again.world().treasureLeft(), 2);
            QCOMPARE(brokenInvariant(again.world()), QString());
            QCOMPARE(play(again, command), play(game, command));
            QCOMPARE(again.world().hash(), game.world().hash());
        }
        const QString rest = ruled(u"classic"_s, u"\"fov_radius\": 1"_s, thingsOf({u"orc 3 0 hp=8 item=red_key"_s}));
        const Game unseen = gameOf({u"@   "_s}, rest);
        QVERIFY(writeSnapshot(unseen).contains("\"carried\""));
    }

    void inconsistentSnapshotsAreRefused_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<int>("element");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QStringList>("faults");
        const auto row = [](const char *name, const QString &list, int element, const QString &key,
                            const QJsonValue &value, const QStringList &faults) {
            QTest::newRow(name) << list << element << key << value << faults;
        };
        const QString items = u"items"_s;
        const QString place = u"place"_s;
        row("whole", items, 0, place, u"floor"_s, {});
        row("carried by nobody", items, 0, place, u"carried"_s, {u"bad_value world.items[0].place"_s});
        row("not carried by the living", items, 1, place, u"floor"_s, {u"bad_value world.items[1].place"_s});
        row("gone from the living", items, 1, place, u"gone"_s, {u"bad_value world.items[1].place"_s});
        row("another kind", items, 1, u"kind"_s, u"sword"_s, {u"bad_value world.items[1].kind"_s});
        row("no kind", items, 1, u"kind"_s, u"elixir"_s, {u"unknown_kind world.items[1].kind"_s});
        row("what the hero brought", items, 2, place, u"carried"_s,
            {u"bad_value world.items[2].place"_s, u"bad_value world.items[2].letter"_s,
             u"bad_value world.items[2].worn"_s});
        row("a place that is none", items, 1, place, u"pocket"_s, {u"bad_value world.items[1].place"_s});
        row("hidden and carried", items, 1, u"hidden"_s, true, {u"bad_value world.items[1].hidden"_s});
        row("hidden from the start", items, 0, u"hidden"_s, true, {u"bad_value world.items[0].hidden"_s});
    }

    void inconsistentSnapshotsAreRefused()
    {
        QFETCH(QString, list);
        QFETCH(int, element);
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(QStringList, faults);
        const Game game = gameOf({u"@ g "_s}, fights({u"orc 3 0 hp=8 item=red_key"_s}));
        const QStringList found = faultsOf(withElement(writeSnapshot(game), list, element, key, value));
        QCOMPARE(found.first(qMin(found.size(), faults.size())), faults); // further faults may follow from these
        QCOMPARE(found.isEmpty(), faults.isEmpty());
        QByteArray ofDead = withElement(writeSnapshot(game), u"actors"_s, 1, u"dead"_s, true);
        ofDead = withElement(ofDead, u"actors"_s, 1, u"hp"_s, 0);
        QCOMPARE(faultsOf(ofDead), QStringList(u"bad_value world.items[1].place"_s));
        QCOMPARE(faultsOf(withElement(ofDead, u"items"_s, 1, u"place"_s, u"floor"_s)), QStringList());
    }

    /// No item is lost or duplicated, and a save at any moment continues the same game.
    void randomGamesNeitherLoseNorDoubleItems()
    {
        const QStringList rows{u"@     g "_s, u" ## ^   "_s, u"      ! "_s, u" l   f  "_s};
        const QString things = thingsOf({u"orc 7 0 hp=3 item=treasure"_s, u"orc 0 3 hp=3 item=healing_potion"_s,
                                         u"dragon 7 3 hp=5 item=sword power=1"_s, u"troll 4 3 item=treasure hp=2"_s});
        int dropped = 0;
        for (const QString &ruleset : {u"classic"_s, u"tombs"_s, u"buchhaim"_s}) {
            for (std::uint64_t seed = 0; seed < 30; ++seed) {
                Game game = gameOf(rows, ruled(ruleset, u"\"death\": \"respawn\""_s, things), seed);
                ItemCensus census(game.world());
                AnyPlay player(seed);
                for (int part = 0; part < 8 && game.world().status() == Status::Playing; ++part) {
                    playAtRandom(game, player, 25);
                    QCOMPARE(brokenInvariant(game.world()), QString());
                    QCOMPARE(census.fault(game.world()), QString());
                    QCOMPARE(restored(game).world().hash(), game.world().hash());
                }
                dropped += game.world().itemCarriedBy(2) == CellIndex::none ? 1 : 0;
            }
        }
        QVERIFY(dropped > 10);
    }

    void inAChangedLevelTheSameMonsterKeepsItsItem()
    {
        const QStringList rows{u"@     "_s};
        const Game game = gameOf(rows, fights({u"orc 2 0 hp=8 item=red_key"_s, u"troll 4 0 hp=8 item=treasure"_s}));
        const auto under = [&](const QStringList &things) {
            return continueIn(game, playable(levelFrom(rows, fights(things))));
        };
        const ChangedGame same = under({u"orc 2 0 hp=8 item=red_key"_s, u"troll 4 0 hp=8 item=treasure"_s});
        QCOMPARE(same.game->world().hash(), game.world().hash());
        QCOMPARE(same.kept, 4);
        const ChangedGame without = under({u"troll 4 0 hp=8 item=treasure"_s});
        const World &world = without.game->world();
        QCOMPARE(without.gone, 2);
        QCOMPARE(world.item(world.itemCarriedBy(2)).gold, game.world().item(game.world().itemCarriedBy(3)).gold);
        QCOMPARE(brokenInvariant(world), QString());
        const ChangedGame more =
            under({u"orc 2 0 hp=8 item=red_key"_s, u"orc 3 0 hp=8 item=sword"_s, u"troll 4 0 hp=8 item=treasure"_s});
        QCOMPARE(more.came, 2);
        QCOMPARE(more.game->world().kindOfItem(more.game->world().itemCarriedBy(3)).key, u"sword"_s);
        QCOMPARE(more.game->world().treasureLeft(), 1);
        QCOMPARE(brokenInvariant(more.game->world()), QString());
    }

    void droppedItemsStayInAChangedLevel()
    {
        const QStringList rows{u"@     "_s};
        const QString rest = fights({u"orc 1 0 hp=4 item=red_key"_s, u"orc 3 0 hp=4 item=treasure"_s});
        Game game = gameOf(rows, rest);
        play(game, u"move east"_s);
        QCOMPARE(drawn(game.world()), QStringList(u"@4 O  "_s));
        Game lying = *continueIn(game, playable(levelFrom({u"@    #"_s}, rest))).game;
        QCOMPARE(drawn(lying.world()), QStringList(u"@4 O #"_s));
        playAll(game, {u"move east"_s, u"pickup"_s});
        const Game held = *continueIn(game, playable(levelFrom({u"@    #"_s}, rest))).game;
        QCOMPARE(held.world().kindOfItem(held.world().itemWithLetter('b')).key, u"red_key"_s);
        QCOMPARE(drawn(held.world()), QStringList(u" @ O #"_s));
        QCOMPARE(brokenInvariant(held.world()), QString());
        // Its monster is gone from the level, but the item that the hero holds stays his.
        const Game gone = *continueIn(game, playable(levelFrom(rows, fights({u"orc 3 0 hp=4 item=treasure"_s})))).game;
        QVERIFY(gone.world().itemWithLetter('b') != CellIndex::none);
        QCOMPARE(restored(gone).world().hash(), gone.world().hash());
    }

    void anotherItemMakesAnotherMonster()
    {
        const Game game = gameOf({u"@   "_s}, fights({u"orc 3 0 hp=8 item=red_key"_s}));
        const World dead = afterDeathOf(game.world(), 2);
        QCOMPARE(drawn(dead), QStringList(u"@  4"_s));
        const ChangedGame changed =
            continueIn(game, playable(levelFrom({u"@   "_s}, fights({u"orc 3 0 hp=8 item=blue_key"_s}))));
        QCOMPARE(changed.came, 2);
        QCOMPARE(changed.gone, 2);
        QCOMPARE(changed.game->world().kindOfItem(changed.game->world().itemCarriedBy(2)).key, u"blue_key"_s);
        const ChangedGame stronger =
            continueIn(game, playable(levelFrom({u"@   "_s}, fights({u"orc 3 0 hp=8 item=red_key power=9"_s}))));
        QCOMPARE(stronger.game->world().power(2), 9);
    }

    void anItemTurnedTreasureLiesAtItsCarriersCell()
    {
        const auto rest = [](const QString &section, const QString &base) {
            return fights({u"orc 1 0 hp=4 item=relic"_s},
                          u"\"kinds\": { \"%1\": { \"relic\": { \"base\": \"%2\" } } }"_s.arg(section, base));
        };
        Game game = gameOf({u"@    "_s}, rest(u"items"_s, u"sword"_s));
        playAll(game, {u"move east"_s, u"move east"_s, u"pickup"_s, u"move east"_s, u"move east"_s});
        const Game changed =
            *continueIn(game, playable(levelFrom({u"@    "_s}, rest(u"treasure"_s, u"treasure"_s)))).game;
        QCOMPARE(brokenInvariant(changed.world()), QString());
        QCOMPARE(changed.world().treasureLeft(), 1);
        QVERIFY(changed.world().itemAt({1, 0}) != CellIndex::none);
        QCOMPARE(restored(changed).world().hash(), changed.world().hash());
    }
};

MAZEWRIGHT_SUITE(carried, TestCarried)
#include "tst_carried.moc"
