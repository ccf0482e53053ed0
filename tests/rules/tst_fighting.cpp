#include "gamecore/base/rng.h"
#include "gamecore/world/event.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

const QString weakling =
    u"\"kinds\": { \"monsters\": { \"weakling\": { \"base\": \"orc\", \"power\": 2, \"defense\": 4 } } }"_s;

Game duel(const QString &orc, const QString &rules = {}, const QString &more = {})
{
    const QString things = thingsOf({orc});
    return gameOf({u"#####"_s, u"# @ #"_s, u"#####"_s},
                  ruled(u"classic"_s, rules, more.isEmpty() ? things : QString(things + u", "_s + more)));
}

/// Puts equipment on the hero, besides his dagger; a sword replaces it.
void equip(Game &game, const QStringList &gear)
{
    for (qsizetype i = 0; i < gear.size(); ++i) {
        play(game, u"pickup"_s);
        if (gear.at(i) == "sword"_L1) {
            play(game, u"use "_s + QChar(u'b' + int(i)));
        }
    }
}

} // namespace

/// Contact between actors: who may attack, what it costs, and what follows.
class TestFighting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkingIntoAMonsterAttacksIt()
    {
        Game game = duel(u"orc 3 1"_s);
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"attacked 1 2 4"_s, u"damaged 2 4 attack"_s,
                                                          u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s}));
        QCOMPARE(drawn(game.world()).at(1), u"# @O#"_s);
        QCOMPARE(game.world().actor(2).hp, 6);
        QCOMPARE(game.world().hero().hp, 29);
        QCOMPARE(game.world().steps(), 0);
        QCOMPARE(game.world().turn(), 1);
    }

    void aMonsterBesideTheHeroAttacksHim()
    {
        Game game = duel(u"troll 3 1"_s);
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 1 2"_s, u"damaged 1 2 attack"_s}));
    }

    void zeroDamageIsReportedAndHurtsNoActor()
    {
        Game game = duel(u"weakling 3 1"_s, {}, weakling);
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"attacked 1 2 0"_s, u"attacked 2 1 0"_s}));
        QCOMPARE(game.world().actor(2).hp, 10);
        QCOMPARE(game.world().hero().hp, 30);
    }

    void remainsDoNotBlock()
    {
        Game game = duel(u"orc 3 1 hp=4"_s);
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"attacked 1 2 4"_s, u"damaged 2 4 attack"_s, u"died 2 by 1"_s}));
        QVERIFY(game.world().actor(2).isDead);
        QCOMPARE(game.world().monstersLeft(), 0);
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [2, 1] [3, 1]"_s));
        QCOMPARE(game.world().actor(2).cell, (Point{3, 1}));
    }

    void deadMonstersDoNothing()
    {
        Game game = duel(u"orc 3 1 hp=1"_s);
        play(game, u"move east"_s);
        QCOMPARE(playTimes(game, 5, u"wait"_s), QStringList());
        QCOMPARE(game.world().hero().hp, 30);
        QCOMPARE(game.world().actor(2).hp, 0);
    }

    void theHeroGainsExperienceForKills()
    {
        Game orc = duel(u"orc 3 1 hp=1"_s);
        play(orc, u"move east"_s);
        QCOMPARE(orc.world().character().xp, 35);
        QCOMPARE(orc.world().character().kills, 1);
        Game troll = duel(u"troll 3 1 hp=1"_s);
        play(troll, u"move east"_s);
        QCOMPARE(troll.world().character().xp, 100);
    }

    void theHerosDeathEndsTheGame()
    {
        Game game = duel(u"orc 3 1"_s);
        QCOMPARE(playTimes(game, 29, u"wait"_s).size(), 58);
        QCOMPARE(play(game, u"wait"_s),
                 (QStringList{u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s, u"died 2"_s, u"lost"_s}));
        QCOMPARE(game.world().hero().hp, 0);
        QCOMPARE(game.world().status(), Status::Lost);
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused game_over"_s));
    }

    void fightsMatchTheTutorialTable_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QStringList>("gear");
        QTest::addColumn<QString>("monster");
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("lost");
        const auto row = [](const char *name, const QString &ruleset, const QStringList &gear,
                            std::array<int, 4> table) {
            QTest::newRow(qPrintable(QLatin1StringView(name) + u", orc"_s))
                << ruleset << gear << u"orc"_s << table[0] << table[1];
            QTest::newRow(qPrintable(QLatin1StringView(name) + u", troll"_s))
                << ruleset << gear << u"troll"_s << table[2] << table[3];
        };
        row("classic, dagger", u"classic"_s, {}, {3, 2, 6, 10});
        row("classic, sword", u"classic"_s, {u"sword"_s}, {2, 1, 4, 6});
        row("classic, sword and shield", u"classic"_s, {u"sword"_s, u"shield"_s}, {2, 0, 4, 3});
        row("classic, chain mail", u"classic"_s, {u"chain_mail"_s}, {3, 0, 6, 0});
        row("tombs, dagger", u"tombs"_s, {}, {5, 12, 15, 98});
        row("tombs, sword", u"tombs"_s, {u"sword"_s}, {4, 9, 10, 63});
        row("tombs, sword and shield", u"tombs"_s, {u"sword"_s, u"shield"_s}, {4, 6, 10, 54});
    }

    /// The table of the tutorials: the number of the hero's hits that kill a monster, and what it costs him if he
    /// strikes first.
    void fightsMatchTheTutorialTable()
    {
        QFETCH(QString, ruleset);
        QFETCH(QStringList, gear);
        QFETCH(QString, monster);
        QFETCH(int, hits);
        QFETCH(int, lost);
        QStringList things{monster + u" 3 1"_s};
        for (const QString &item : gear) {
            things += item + u" 2 1"_s;
        }
        Game game =
            gameOf({u"#####"_s, u"# @ #"_s, u"#####"_s}, ruled(ruleset, u"\"item_use\": \"free\""_s, thingsOf(things)));
        equip(game, gear);
        const int before = game.world().hero().hp;
        int blows = 0;
        for (; game.world().isAlive(2); ++blows) {
            play(game, u"move east"_s);
        }
        QCOMPARE(blows, hits);
        QCOMPARE(before - game.world().hero().hp, lost);
    }

    void diagonalAttacksNeedEightWays()
    {
        const QStringList rows{u"####"_s, u"#@ #"_s, u"# O#"_s, u"####"_s};
        Game eight = gameOf(rows, ruled(u"classic"_s));
        QCOMPARE(play(eight, u"move southeast"_s).first(), u"attacked 1 2 4"_s);
        Game four = gameOf(rows, ruled(u"classic"_s, u"\"moves\": 4"_s));
        QCOMPARE(play(four, u"move southeast"_s), QStringList(u"refused diagonal"_s));
        QCOMPARE(firstWords(play(four, u"wait"_s)), QStringList(u"moved"_s));
        QCOMPARE(firstWords(play(four, u"wait"_s)), (QStringList{u"attacked"_s, u"damaged"_s}));
    }

    void aClosedCornerKeepsFightersApart()
    {
        const QStringList rows{u"####"_s, u"#@##"_s, u"##O#"_s, u"####"_s};
        Game cut = gameOf(rows, ruled(u"classic"_s));
        QCOMPARE(play(cut, u"wait"_s).first(), u"attacked 2 1 1"_s);
        QCOMPARE(play(cut, u"move southeast"_s).first(), u"attacked 1 2 4"_s);
        Game closed = gameOf(rows, ruled(u"classic"_s, u"\"corners\": \"closed\""_s));
        QCOMPARE(play(closed, u"wait"_s), QStringList());
        QCOMPARE(play(closed, u"move southeast"_s), QStringList(u"refused blocked"_s));
    }

    void walkingIntoAWallMayCostATurn()
    {
        Game quick = duel(u"orc 3 1"_s);
        QCOMPARE(play(quick, u"move north"_s), QStringList(u"refused blocked"_s));
        Game slow = duel(u"orc 3 1"_s, u"\"wall_bump\": \"turn\""_s);
        QCOMPARE(play(slow, u"move north"_s),
                 (QStringList{u"bumped 1 0"_s, u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s}));
        QCOMPARE(slow.world().turn(), 1);
    }

    void theHeroRespawnsHealedAndSafe()
    {
        Game game = duel(u"orc 3 1"_s, u"\"death\": \"respawn\""_s);
        play(game, u"move west"_s);
        play(game, u"wait"_s);
        const QStringList last = playTimes(game, 29, u"wait"_s).last(5);
        QCOMPARE(last, (QStringList{u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s, u"died 2"_s, u"respawned [1, 1]"_s,
                                    u"safe 3"_s}));
        QCOMPARE(game.world().hero().hp, 30);
        QCOMPARE(game.world().status(), Status::Playing);
        QCOMPARE(drawn(game.world()).at(1), u"#@O #"_s);
    }

    void blowsHaveNoEffectOnASafeHero()
    {
        Game game = duel(u"orc 3 1 hp=99"_s, u"\"death\": \"respawn\""_s);
        playTimes(game, 30, u"wait"_s);
        for (int turn = 0; turn < 3; ++turn) {
            QCOMPARE(play(game, u"wait"_s), QStringList(u"attacked 2 1 0"_s));
        }
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s}));
    }

    /// A cell that is closer only through a wall does not count.
    void respawnUsesTheNearestWalkableFreeCell()
    {
        const QString bomb = u"\"items\": { \"bomb\": { \"base\": \"healing_potion\", "
                             "\"effects\": [{ \"effect\": \"damage\", \"amount\": 30 }] } }"_s;
        Game game =
            gameWith(u"bomb"_s, {u"######"_s, u"#  ###"_s, u"###@ #"_s, u"### ##"_s, u"### ##"_s, u"######"_s},
                     {u"orc 3 3 behavior=patrol direction=north"_s, u"orc 3 4 behavior=patrol direction=north"_s},
                     u"\"death\": \"respawn\", \"moves\": 4"_s, bomb);
        play(game, u"move east"_s);
        QCOMPARE(drawn(game.world()).mid(2, 3), (QStringList{u"###O@#"_s, u"###O##"_s, u"### ##"_s}));
        QCOMPARE(play(game, u"use b"_s),
                 (QStringList{u"used b"_s, u"damaged 1 30 item"_s, u"died 1"_s, u"respawned [4, 2]"_s, u"safe 3"_s}));
    }

    void noTwoActorsShareACell_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::newRow("fight") << u"\"death\": \"respawn\""_s;
        QTest::newRow("fight in four ways") << u"\"death\": \"respawn\", \"moves\": 4"_s;
        QTest::newRow("confused fight")
            << u"\"death\": \"respawn\", \"confusion\": \"strike\", \"corners\": \"closed\""_s;
        QTest::newRow("kick") << u"\"contact\": \"kick\""_s;
    }

    void noTwoActorsShareACell()
    {
        QFETCH(QString, rules);
        const QStringList rows{u"##########"_s, u"#OO OD  T#"_s, u"# K # KOO#"_s, u"#RR@# D  #"_s,
                               u"#OO   TTO#"_s, u"#  OO  O #"_s, u"##########"_s};
        Rng rng(7, 0);
        for (int seed = 0; seed < 20; ++seed) {
            Game game = gameOf(rows, ruled(u"classic"_s, rules), std::uint64_t(seed));
            for (int turn = 0; turn < 500; ++turn) {
                EventList events;
                const int choice = rng.below(directionCount + 1);
                game.play(choice == directionCount ? Command::wait() : Command::move(Direction(choice)), events);
                std::set<std::pair<int, int>> cells;
                for (ActorId id = heroId; id <= game.world().actorCount(); ++id) {
                    const Point cell = game.world().actor(id).cell;
                    QVERIFY(!game.world().isAlive(id) || cells.insert({cell.x, cell.y}).second);
                }
            }
        }
    }
};

MAZEWRIGHT_SUITE(fighting, TestFighting)
#include "tst_fighting.moc"
