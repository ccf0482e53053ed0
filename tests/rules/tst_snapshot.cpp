#include "gamecore/play/snapshot.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/invariants.h"
#include "tests/support/ruledworld.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Plays the same commands in both games. Returns where they differ, in words.
QString parting(Game &one, Game &two, std::uint64_t seed, int count)
{
    AnyPlay player(seed);
    EventList events;
    for (int i = 0; i < count && one.world().status() == Status::Playing; ++i) {
        const Command command = player.play(one, events);
        const QStringList expected = words(events);
        two.play(command, events);
        if (one.world().hash() != two.world().hash() || words(events) != expected) {
            return u"after %1, command %2"_s.arg(toText(command)).arg(i);
        }
    }
    return difference(one, two);
}

} // namespace

/// A snapshot is the complete state of a game.
class TestSnapshot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRestoredGameContinuesIdentically_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("place");
        for (const char *ruleset : {"buchhaim", "peaceful", "classic", "tombs"}) {
            for (const char *place : {"turns", "realtime", "dungeon"}) {
                QTest::addRow("%s, %s", ruleset, place) << QString::fromLatin1(ruleset) << QString::fromLatin1(place);
            }
        }
    }

    void aRestoredGameContinuesIdentically()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, place);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Game game = newGame(ruleset, place, seed);
            AnyPlay player(seed);
            for (int part = 0; part < 4; ++part) {
                Game again = restored(game);
                const QString at = u"seed %1, part %2: "_s.arg(seed).arg(part);
                const QString apart = difference(game, again);
                QVERIFY2(apart.isEmpty(), qPrintable(at + apart));
                QCOMPARE(brokenInvariant(again.world()), QString());
                Game copy = game;
                const QString later = parting(copy, again, seed + 100, 150);
                QVERIFY2(later.isEmpty(), qPrintable(at + later));
                playAtRandom(game, player, 1 + int(seed) * 10);
            }
        }
    }

    void aRestoredGameCanRestart()
    {
        Game game = richGame();
        Game again = restored(game);
        game.restart();
        again.restart();
        QCOMPARE(difference(game, again), QString());
        QCOMPARE(again.world().stage().depth, 1);
    }

    void theCarriedOverHeroIsKept()
    {
        Traveller traveller;
        traveller.state.character = {
            .baseMaxHp = 50, .basePower = 4, .baseDefense = 2, .level = 3, .xp = 12, .kills = 9};
        traveller.hero.hp = 41;
        traveller.state.gold = 5'000'000'000;
        traveller.state.turn = 321;
        traveller.state.steps = 300;
        traveller.state.timeMs = 77;
        traveller.bag = {{u"sword"_s, {.letter = 'b', .isWorn = true}},
                         {u"healing_potion"_s, {.letter = 'f', .isWorn = false}}};
        Game game = Game::start(shippedCatalogue(), playable(richLevel(u"tombs"_s, u"turns"_s)), 5, &traveller).game;
        AnyPlay player(6);
        playAtRandom(game, player, 30);
        Game again = restored(game);
        QCOMPARE(difference(game, again), QString());
        game.restart();
        again.restart();
        QCOMPARE(difference(game, again), QString());
        QCOMPARE(again.world().gold(), 5'000'000'000);
        QCOMPARE(again.world().hero().hp, 41);
    }

    void finishedGamesAreRestoredToo()
    {
        const QString rest = u"\"ruleset\": \"classic\""_s;
        Game won = gameOf({u"@g"_s}, rest);
        QVERIFY(play(won, u"move east"_s).contains(u"won"_s));
        QCOMPARE(difference(won, restored(won)), QString());
        Game lost = gameOf({u"@T"_s}, rest);
        for (int i = 0; i < 100 && lost.world().status() == Status::Playing; ++i) {
            play(lost, u"wait"_s);
        }
        QVERIFY(lost.world().status() == Status::Lost);
        QCOMPARE(difference(lost, restored(lost)), QString());
    }

    void aSafeHeroMayShareHisCell()
    {
        const QString rules = uR"("contact": "kills", "monsters": "block", "death": "respawn")"_s;
        Game game = gameOf({u"@  "_s}, ruled(u"classic"_s, rules, thingsOf({u"orc 1 0 behavior=idle"_s})));
        QVERIFY(firstWords(play(game, u"move east"_s)).contains(u"respawned"_s));
        play(game, u"move east"_s);
        QVERIFY(game.world().isHeroSafe());
        QCOMPARE(game.world().hero().cell, game.world().actor(2).cell);
        const ReadSnapshot read = readSnapshot(writeSnapshot(game), shippedCatalogue());
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(difference(game, *read.game), QString());
    }

    void theSameGameGivesTheSameBytes()
    {
        const Game game = richGame();
        const QByteArray bytes = writeSnapshot(game);
        QCOMPARE(writeSnapshot(restored(game)), bytes);
    }

    void aBareLevelCanBeAnySize_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1, 7, 8, 9, 23, 24, 25}) {
            QTest::addRow("%d cells", width) << width;
        }
    }

    void aBareLevelCanBeAnySize()
    {
        QFETCH(int, width);
        Game game =
            gameOf({u'@' + QString(width - 1, u' ')}, u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 5 }"_s);
        play(game, u"move east"_s);
        QCOMPARE(difference(game, restored(game)), QString());
    }

    /// The maximum number of things of a level, all of them hunters: no saved game takes more memory to read.
    void aLevelFullOfMonstersRoundTrips()
    {
        QStringList rows(499, u"T"_s.repeated(200));
        rows.insert(250, u"T"_s.repeated(100) + u"@"_s + u"T"_s.repeated(99));
        Level level = drawnLevel(rows);
        level.ruleset = u"classic"_s;
        level.rules = {{u"vision"_s, u"all"_s}, {u"fov_radius"_s, 100}};
        Game game = Game::start(shippedCatalogue(), playable(level), 1).game;
        QCOMPARE(game.world().actorCount(), mostThings);
        EventList events;
        game.play(Command::wait(), events);
        const QByteArray written = writeSnapshot(game);
        const ReadSnapshot read = readSnapshot(written, shippedCatalogue());
        QVERIFY(read.game);
        QCOMPARE(read.game->world().hash(), game.world().hash());
    }
};

MAZEWRIGHT_SUITE(snapshot, TestSnapshot)
#include "tst_snapshot.moc"
