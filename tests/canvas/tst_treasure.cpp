#include "app/hud/worldview.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/data/kind.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

/// The contents of treasure, and its role in winning.
class TestTreasure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void treasureHolds25To250()
    {
        std::set<int> amounts;
        for (int seed = 0; seed < 3000; ++seed) {
            const Game game = gameOf({u"@gg"_s}, {}, std::uint64_t(seed));
            amounts.insert(game.world().items()[0].gold);
            amounts.insert(game.world().items()[1].gold);
        }
        QCOMPARE(*amounts.begin(), 25);
        QCOMPARE(*amounts.rbegin(), 250);
        QCOMPARE(amounts.size(), std::size_t(226));
    }

    void treasureHasSixPictures()
    {
        std::set<int> pictures;
        const Game game = gameOf({u'@' + QString(60, u'g')});
        for (const Item &item : game.world().items()) {
            pictures.insert(item.variant);
        }
        QCOMPARE(pictures, (std::set<int>{0, 1, 2, 3, 4, 5}));
        QCOMPARE(shippedCatalogue()->kind(*shippedCatalogue()->kindOf(u"treasure"_s)).look.pictures.size(), 6);
    }

    void treasureLooksTheSameInEditorAndGame()
    {
        const Level level = shippedLevel();
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Game game = gameOfLevel(level, seed);
            const std::vector<Sprite> sprites = spritesOf(game.world(), true);
            QVERIFY(game.world().treasureLeft() > 0);
            for (const Thing &thing : level.things) {
                const bool isThere = std::any_of(sprites.begin(), sprites.end(), [&thing](const Sprite &sprite) {
                    return sprite.cell == thing.cell
                           && sprite.picture == thingPicture(*shippedCatalogue(), thing, false);
                });
                QVERIFY2(isThere, qPrintable(thing.kind));
            }
        }
        const auto treasure = std::find_if(level.things.begin(), level.things.end(),
                                           [](const Thing &thing) { return thing.kind == u"treasure"_s; });
        QCOMPARE(thingPicture(*shippedCatalogue(), *treasure, true),
                 thingPicture(*shippedCatalogue(), *treasure, false));
    }

    void goldAddsUp()
    {
        Game game = gameOf({u"@  g"_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 30 }, "
                                        "{ \"cell\": [2, 0], \"kind\": \"treasure\", \"gold\": 12 }]"_s);
        QCOMPARE(game.world().treasureLeft(), 3);
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"collected 30"_s}));
        QCOMPARE(game.world().gold(), qint64(30));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 0] [2, 0]"_s, u"collected 12"_s}));
        QCOMPARE(game.world().gold(), qint64(42));
        QCOMPARE(game.world().treasureLeft(), 1);
        QCOMPARE(play(game, u"move west"_s), QStringList(u"moved 1 [2, 0] [1, 0]"_s));
        QCOMPARE(drawn(game.world()), QStringList(u" @ g"_s));
    }

    void severalTreasuresOnACellAreTakenAtOnce()
    {
        Game game = gameOf({u"@  "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 1 }, "
                                       "{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 2 }]"_s);
        const QStringList events = play(game, u"move east"_s);
        QCOMPARE(firstWords(events), (QStringList{u"moved"_s, u"collected"_s, u"collected"_s, u"won"_s}));
        QCOMPARE(game.world().gold(), qint64(3));
    }

    void theLastTreasureWins()
    {
        Game game = gameOf({u"@gg"_s});
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s}));
        QVERIFY(game.world().status() == Status::Playing);
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s, u"won"_s}));
        QVERIFY(game.world().status() == Status::Won);
        QCOMPARE(game.world().treasureLeft(), 0);
    }

    void aLevelWithoutTreasureIsNeverWonByIt()
    {
        Game game = gameOf({u"@  "_s});
        QCOMPARE(firstWords(play(game, u"move east"_s)), QStringList(u"moved"_s));
        Game noCondition = gameOf({u"@g"_s}, u"\"rules\": { \"win\": [] }"_s);
        QCOMPARE(firstWords(play(noCondition, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s}));
        QVERIFY(noCondition.world().status() == Status::Playing);
    }

    void monstersWalkOverTreasure()
    {
        Game game =
            gameOf({u"@###"_s, u"# g#"_s},
                   turns + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"orc\", \"direction\": \"east\" }]"_s);
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [1, 1] [2, 1]"_s));
        QCOMPARE(drawn(game.world()), (QStringList{u"@###"_s, u"# O#"_s}));
        QCOMPARE(game.world().treasureLeft(), 1);
    }

    void treasureIsNotCollectedAfterVictory()
    {
        Game game = gameOf({u"@g"_s});
        play(game, u"move east"_s);
        const std::uint64_t won = game.world().hash();
        QCOMPARE(play(game, u"move west"_s), QStringList(u"refused game_over"_s));
        QCOMPARE(play(game, u"advance 1"_s), QStringList(u"refused game_over"_s));
        QCOMPARE(game.world().hash(), won);
    }

    void aTreasureMayHaveItsOwnGold()
    {
        for (int seed = 0; seed < 20; ++seed) {
            const Game game = gameOf({u"@  "_s},
                                     u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 0 }, "
                                     "{ \"cell\": [2, 0], \"kind\": \"treasure\", \"gold\": 9999 }]"_s,
                                     std::uint64_t(seed));
            QCOMPARE(game.world().items()[0].gold, 0);
            QCOMPARE(game.world().items()[1].gold, 9999);
        }
    }
};

MAZEWRIGHT_SUITE(treasure, TestTreasure)
#include "tst_treasure.moc"
