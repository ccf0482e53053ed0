#include "gamecore/base/rng.h"
#include "gamecore/play/changedlevel.h"
#include "tests/support/invariants.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString plain = ruled(u"buchhaim"_s, u"\"clock\": \"turns\""_s);

QString fighting(const QStringList &things = {})
{
    return ruled(u"classic"_s, u"\"vision\": \"all\""_s, thingsOf(things));
}

/// Continues a game in the changed level, which must be possible.
Game changedTo(const Game &game, const QStringList &rows, const QString &rest)
{
    ChangedGame changed = continueIn(game, playable(levelFrom(rows, rest)));
    if (!changed.game) {
        qFatal("The hero cannot go on where he stands");
    }
    return std::move(*changed.game);
}

} // namespace

/// The state that a game keeps when its level is changed: the rules of gamecore/play/changedlevel.h.
class TestChangedLevel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHeroContinuesWhereHeStood()
    {
        Game game = gameOf({u"@    g"_s}, plain, 7);
        play(game, u"move east"_s);
        play(game, u"move east"_s);
        const Game changed = changedTo(game, {u"@  # g"_s, u"     g"_s}, plain);
        QCOMPARE(drawn(changed.world()), (QStringList{u"  @# g"_s, u"     g"_s}));
        QCOMPARE(changed.world().turn(), 2);
        QCOMPARE(changed.world().steps(), 2);
        QCOMPARE(changed.world().start(), (Point{0, 0}));
        QCOMPARE(changed.seed(), 7U);
    }

    void anUnchangedLevelLeavesTheGameUnchanged_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("clock");
        for (const QString &ruleset : {u"buchhaim"_s, u"classic"_s, u"tombs"_s, u"peaceful"_s}) {
            for (const QString &clock : {u"turns"_s, u"realtime"_s}) {
                QTest::addRow("%s, %s", qPrintable(ruleset), qPrintable(clock)) << ruleset << clock;
            }
        }
    }

    void anUnchangedLevelLeavesTheGameUnchanged()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, clock);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Game game = newGame(ruleset, clock, seed);
            AnyPlay player(seed);
            for (int part = 0; part < 5; ++part) {
                playAtRandom(game, player, 40);
                if (game.world().status() != Status::Playing) {
                    break;
                }
                ChangedGame changed = continueIn(game, playable(game.level()));
                QVERIFY(changed.game);
                QCOMPARE(changed.came, 0);
                QCOMPARE(changed.gone, 0);
                QCOMPARE(brokenInvariant(changed.game->world()), QString());
                QCOMPARE(changed.game->world().hash(), game.world().hash());
                QVERIFY(changed.game->world().state() == game.world().state());
                Game before = game;
                AnyPlay one(seed + 50);
                AnyPlay other(seed + 50);
                playAtRandom(before, one, 60);
                playAtRandom(*changed.game, other, 60);
                QCOMPARE(changed.game->world().hash(), before.world().hash());
            }
        }
    }

    void theSameChangeGivesTheSameWorld()
    {
        Game game = newGame(u"tombs"_s, u"turns"_s, 3);
        AnyPlay player(3);
        playAtRandom(game, player, 8);
        QCOMPARE(game.world().status(), Status::Playing);
        Level level = game.level();
        level.things.erase(level.things.begin() + 3);
        const ChangedGame one = continueIn(game, playable(level));
        const ChangedGame other = continueIn(game, playable(level));
        QVERIFY(one.game && other.game);
        QCOMPARE(one.game->world().hash(), other.game->world().hash());
        QVERIFY(one.game->world().hash() != game.world().hash());
    }

    void anyChangeLeavesAValidWorld()
    {
        Rng rng(11, 0);
        int gamesGoneOn = 0;
        for (int i = 0; i < 400; ++i) {
            const QString rest = i % 3 == 0 ? plain : i % 3 == 1 ? fighting() : ruled(u"buchhaim"_s);
            const QString cells = u"###      gOOT+![1"_s;
            const QStringList rows = randomRows(rng, {9, 7}, cells);
            Game game = gameOf(rows, rest, std::uint64_t(i));
            AnyPlay player{std::uint64_t(i)};
            playAtRandom(game, player, 60);
            if (game.world().status() != Status::Playing) {
                continue;
            }
            QStringList changedRows = rows;
            for (int change = 0; change < 12; ++change) {
                QChar &cell = changedRows[rng.below(7)][rng.below(9)];
                cell = cell == u'@' ? cell : cells.at(rng.below(int(cells.size())));
            }
            if (i % 4 == 0) {
                changedRows.removeLast();
            }
            if (!changedRows.join(QString()).contains(u'@')) {
                continue; // the level is not playable
            }
            ChangedGame changed = continueIn(game, playable(levelFrom(changedRows, rest)), HeroPlace::AtStart);
            QVERIFY(changed.game);
            QCOMPARE(brokenInvariant(changed.game->world()), QString());
            AnyPlay later{std::uint64_t(i) + 1000};
            playAtRandom(*changed.game, later, 60);
            QCOMPARE(brokenInvariant(changed.game->world()), QString());
            ++gamesGoneOn;
        }
        QVERIFY2(gamesGoneOn > 150, qPrintable(QString::number(gamesGoneOn)));
    }

    void monstersContinueWhereTheyAre()
    {
        const QStringList things{u"orc 2 1 direction=east"_s};
        const QString rest = ruled(u"buchhaim"_s, u"\"clock\": \"turns\""_s, thingsOf(things));
        Game game = gameOf({u"@      "_s, u"       "_s}, rest);
        play(game, u"wait"_s);
        play(game, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"    O  "_s);
        Game changed = changedTo(game, {u"@      "_s, u"     # "_s}, rest);
        QCOMPARE(drawn(changed.world()).at(1), u"    O# "_s);
        QCOMPARE(changed.world().actor(2).facing, Direction::East);
    }

    void woundsStay()
    {
        Game game = gameOf({u"@  "_s}, fighting({u"orc 1 0 behavior=idle"_s}));
        play(game, u"move east"_s);
        const int hp = game.world().actor(2).hp;
        QVERIFY(hp < game.world().maxHp(2));
        const Game changed = changedTo(game, {u"@  "_s, u"   "_s}, fighting({u"orc 1 0 behavior=idle"_s}));
        QCOMPARE(changed.world().actor(2).hp, hp);
    }

    void theDeadStayDead()
    {
        const QString rest = fighting({u"orc 1 0 behavior=idle hp=1"_s, u"orc 2 0 behavior=idle"_s});
        Game game = gameOf({u"@  "_s}, rest);
        play(game, u"move east"_s);
        QVERIFY(!game.world().isAlive(2));
        const Game changed = changedTo(game, {u"@  "_s, u"   "_s}, rest);
        QVERIFY(!changed.world().isAlive(2));
        QVERIFY(changed.world().isAlive(3));
        QCOMPARE(changed.world().monstersLeft(), 1);
        QCOMPARE(changed.world().actor(2).cell, (Point{1, 0}));
        QCOMPARE(changed.world().character().kills, 1);
    }

    void removedMonstersVanishAndNewOnesAppear()
    {
        const Game game = gameOf({u"@ O T"_s}, plain);
        const ChangedGame changed = continueIn(game, playable(levelFrom({u"@ O R"_s}, plain)));
        QCOMPARE(drawn(changed.game->world()), QStringList(u"@ O R"_s));
        QCOMPARE(changed.kept, 1);
        QCOMPARE(changed.came, 1);
        QCOMPARE(changed.gone, 1);
    }

    void aMovedMonsterCountsAsNew()
    {
        Game game = gameOf({u"@   "_s}, fighting({u"orc 1 0 behavior=idle"_s}));
        play(game, u"move east"_s);
        const Game changed = changedTo(game, {u"@   "_s}, fighting({u"orc 3 0 behavior=idle"_s}));
        QCOMPARE(changed.world().actor(2).cell, (Point{3, 0}));
        QCOMPARE(changed.world().actor(2).hp, changed.world().maxHp(2));
    }

    void equalThingsAreMatchedInOrder()
    {
        Game game = gameOf({u"@  "_s}, fighting({u"healing_potion 1 0"_s, u"healing_potion 1 0"_s}));
        play(game, u"move east"_s);
        play(game, u"pickup"_s);
        const ChangedGame changed =
            continueIn(game, playable(levelFrom({u"@  "_s}, fighting({u"healing_potion 1 0"_s}))));
        QCOMPARE(changed.game->world().item(0).location, Item::Location::Bag);
        QCOMPARE(changed.kept, 1);
        QCOMPARE(changed.gone, 1);
        QCOMPARE(changed.game->world().itemAt({1, 0}), CellIndex::none);
    }

    void walledInMonstersReturnToTheirStartCell()
    {
        const QString rest = ruled(u"buchhaim"_s, u"\"clock\": \"turns\""_s, thingsOf({u"orc 2 1 direction=east"_s}));
        Game game = gameOf({u"@      "_s, u"       "_s}, rest);
        play(game, u"wait"_s);
        const Game changed = changedTo(game, {u"@      "_s, u"   #   "_s}, rest);
        QCOMPARE(drawn(changed.world()).at(1), u"  O#   "_s);
    }

    void theHeroKeepsHisCellBeforeMonsters()
    {
        Game game = gameOf({u"@   "_s}, fighting());
        play(game, u"move east"_s);
        const Game changed = changedTo(game, {u"@   "_s, u"   #"_s}, fighting({u"orc 1 0 behavior=idle"_s}));
        QCOMPARE(drawn(changed.world()).first(), u"O@  "_s);
    }

    void hitPointsAreCappedAtTheNewMaximum()
    {
        const auto rest = [](int hp) -> QString {
            return fighting({u"brute 3 0 behavior=idle"_s})
                   + u", \"kinds\": { \"monsters\": { \"brute\": { \"base\": \"orc\", \"hp\": %1 } } }"_s.arg(hp);
        };
        const Game game = gameOf({u"@   "_s}, rest(9));
        QCOMPARE(game.world().actor(2).hp, 9);
        const Game less = changedTo(game, {u"@   "_s}, rest(4));
        QCOMPARE(less.world().actor(2).hp, 4);
        const Game more = changedTo(less, {u"@   "_s}, rest(20));
        QCOMPARE(more.world().actor(2).hp, 4);
        QCOMPARE(more.world().maxHp(2), 20);
    }

    void takenTreasureStaysTaken()
    {
        Game game = gameOf({u"@g g"_s}, plain);
        play(game, u"move east"_s);
        const qint64 gold = game.world().gold();
        QVERIFY(gold > 0);
        const Game changed = changedTo(game, {u"@g g"_s, u"  g "_s}, plain);
        QCOMPARE(drawn(changed.world()), (QStringList{u" @ g"_s, u"  g "_s}));
        QCOMPARE(changed.world().gold(), gold);
        QCOMPARE(changed.world().treasureLeft(), 2);
    }

    void theBagStays()
    {
        Game game = gameOf({u"@![ "_s}, fighting());
        play(game, u"move east"_s);
        play(game, u"pickup"_s);
        play(game, u"move east"_s);
        play(game, u"pickup"_s);
        const Traveller before = game.world().traveller();
        QCOMPARE(before.bag.size(), 3U);
        const Game without = changedTo(game, {u"@   "_s}, fighting());
        QCOMPARE(without.world().traveller(), before);
        const Game with = changedTo(game, {u"@![ "_s, u"  ! "_s}, fighting());
        QCOMPARE(with.world().traveller(), before);
        QCOMPARE(drawn(with.world()), (QStringList{u"  @ "_s, u"  ! "_s}));
    }

    void unknownItemsAreLeftBehind()
    {
        const QString own = u", \"kinds\": { \"items\": { \"tonic\": { \"base\": \"healing_potion\" } } }"_s;
        Game game = gameOf({u"@  "_s}, fighting({u"tonic 1 0"_s}) + own);
        play(game, u"move east"_s);
        play(game, u"pickup"_s);
        const ChangedGame changed = continueIn(game, playable(levelFrom({u"@  "_s}, fighting())));
        QCOMPARE(changed.leftBehind, QStringList(u"tonic"_s));
        QCOMPARE(changed.game->world().traveller().bag.size(), 1U);
    }

    void droppedItemsStay()
    {
        Game game = gameOf({u"@  "_s}, fighting());
        play(game, u"drop a"_s);
        play(game, u"move east"_s);
        const Game changed = changedTo(game, {u"@  "_s, u"   "_s}, fighting());
        QCOMPARE(drawn(changed.world()), (QStringList{u"-@ "_s, u"   "_s}));
        const Game walled = changedTo(game, {u"#  "_s, u"@  "_s}, fighting());
        QCOMPARE(drawn(walled.world()), (QStringList{u"#@ "_s, u"   "_s}));
    }

    void openedDoorsStayOpen()
    {
        Game game = gameOf({u"@+  "_s}, plain);
        play(game, u"move east"_s);
        play(game, u"move east"_s);
        const Game changed = changedTo(game, {u"@+  "_s, u"  + "_s}, plain);
        QCOMPARE(changed.world().hero().cell, (Point{1, 0}));
        QCOMPARE(drawn(changed.world()).at(1), u"  + "_s);
        QCOMPARE(changed.world().openedDoors().size(), 1U);
        const Game locked = changedTo(game, {u"@   "_s}, plain);
        QVERIFY(locked.world().openedDoors().empty());
        QCOMPARE(continueIn(game, playable(levelFrom({u"@1  "_s}, plain))).fault, ChangedGame::HeroFault::NoGround);
    }

    void exploredCellsStayExplored()
    {
        const QString rest = ruled(u"classic"_s, u"\"fov_radius\": 1"_s);
        Game game = gameOf({u"@      "_s}, rest);
        play(game, u"move east"_s);
        play(game, u"move east"_s);
        QVERIFY(game.world().isExplored({0, 0}));
        const Game changed = changedTo(game, {u"@    # "_s, u"       "_s}, rest);
        QVERIFY(changed.world().isExplored({0, 0}));
        QVERIFY(!changed.world().isVisible({0, 0}));
        QVERIFY(changed.world().isVisible({3, 0}));
        QVERIFY(!changed.world().isExplored({5, 0}));
    }

    void anotherClockReschedulesEveryMonster()
    {
        Game game = gameOf({u"@    "_s, u"    O"_s}, plain);
        play(game, u"wait"_s);
        Game changed = changedTo(game, {u"@    "_s, u"    O"_s}, ruled(u"buchhaim"_s));
        QCOMPARE(changed.world().actor(2).nextActionMs, 250);
        play(changed, u"advance 600"_s);
        QVERIFY(changed.world().actor(2).nextActionMs > 600);
    }

    void theHeroCannotContinueOnABlockedCell()
    {
        Game game = gameOf({u"@   "_s}, plain);
        play(game, u"move east"_s);
        const ChangedGame walled = continueIn(game, playable(levelFrom({u"@#  "_s}, plain)));
        QVERIFY(!walled.game);
        QCOMPARE(walled.fault, ChangedGame::HeroFault::NoGround);
        const ChangedGame cut = continueIn(game, playable(levelFrom({u"@"_s}, plain)));
        QVERIFY(!cut.game);
        QCOMPARE(cut.fault, ChangedGame::HeroFault::Outside);
    }

    void continuingAtTheStartAlwaysWorks()
    {
        Game game = gameOf({u"@g g"_s}, plain);
        play(game, u"move east"_s);
        const ChangedGame changed = continueIn(game, playable(levelFrom({u"@# g"_s}, plain)), HeroPlace::AtStart);
        QVERIFY(changed.game);
        QCOMPARE(changed.game->world().hero().cell, (Point{0, 0}));
        QCOMPARE(changed.game->world().turn(), 1);
        QVERIFY(changed.game->world().gold() > 0);
    }

    void theRecordingRestarts()
    {
        Game game = gameOf({u"@   "_s}, plain, 5);
        play(game, u"move east"_s);
        Game changed = changedTo(game, {u"@   "_s, u" g  "_s}, plain);
        QVERIFY(changed.history().empty());
        play(changed, u"move south"_s);
        changed.restart();
        QCOMPARE(changed.world().hash(), gameOf({u"@   "_s, u" g  "_s}, plain, 5).world().hash());
    }

    void protectionStays()
    {
        Game game = gameOf({u"@   "_s}, plain);
        play(game, u"protect on"_s);
        QVERIFY(changedTo(game, {u"@ # "_s}, plain).world().isProtected());
    }
};

MAZEWRIGHT_SUITE(changedlevel, TestChangedLevel)
#include "tst_changedlevel.moc"
