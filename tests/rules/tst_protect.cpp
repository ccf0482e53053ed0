#include "gamecore/play/snapshot.h"
#include "gamecore/world/event.h"
#include "tests/support/botplayer.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString dies = u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s;

} // namespace

/// Protection from harm for authors who test a level. It is a command, like everything that changes a world.
class TestProtect : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCommandRoundTripsAsText()
    {
        QCOMPARE(toText(Command::protect(true)), u"protect on"_s);
        QCOMPARE(toText(Command::protect(false)), u"protect off"_s);
        QVERIFY(commandFromText(u"protect on").command == Command::protect(true));
        QVERIFY(commandFromText(u"protect off").command == Command::protect(false));
        for (const QString &line : {u"protect"_s, u"protect yes"_s, u"protect on on"_s}) {
            QCOMPARE(commandFromText(line).fault, CommandText::Fault::BadArgument);
        }
    }

    void aTouchDoesNotHarmAProtectedHero()
    {
        Game game = gameOf({u"@O g"_s}, dies);
        QCOMPARE(play(game, u"protect on"_s), QStringList());
        QCOMPARE(play(game, u"move east"_s).first(), u"moved 1 [0, 0] [1, 0]"_s);
        QCOMPARE(game.world().status(), Status::Playing);
        QVERIFY(game.world().isHeroSafe());
        QCOMPARE(game.world().safeLeft(), 0);
    }

    void attacksDoNotHarmAProtectedHero()
    {
        Game game = gameOf({u"@O"_s}, ruled(u"classic"_s));
        const int hp = game.world().hero().hp;
        play(game, u"protect on"_s);
        QCOMPARE(play(game, u"wait"_s), QStringList(u"attacked 2 1 0"_s));
        QCOMPARE(game.world().hero().hp, hp);
        play(game, u"protect off"_s);
        play(game, u"wait"_s);
        QVERIFY(game.world().hero().hp < hp);
    }

    void terrainDoesNotHarmAProtectedHero()
    {
        Game game = gameOf({u"@^ "_s}, ruled(u"classic"_s));
        const int hp = game.world().hero().hp;
        play(game, u"protect on"_s);
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [0, 0] [1, 0]"_s));
        QCOMPARE(game.world().hero().hp, hp);
    }

    void endingProtectionOnAMonsterKills()
    {
        Game game = gameOf({u"@# "_s}, dies + u", "_s + thingsOf({u"troll 2 0 behavior=idle"_s}));
        play(game, u"protect on"_s);
        QCOMPARE(play(game, u"protect off"_s), QStringList());
        Game met = gameOf({u"@ g"_s}, dies + u", "_s + thingsOf({u"troll 1 0 behavior=idle"_s, u"treasure 2 0"_s}));
        play(met, u"protect on"_s);
        play(met, u"move east"_s);
        QCOMPARE(play(met, u"protect off"_s), (QStringList{u"died 2"_s, u"lost"_s}));
    }

    void protectionTakesNoTurnAndIsRecorded()
    {
        Game game = gameOf({u"@  g"_s}, dies);
        const std::uint64_t before = game.world().hash();
        EventList events;
        QVERIFY(!game.play(Command::protect(true), events));
        QCOMPARE(game.world().turn(), 0);
        QVERIFY(game.world().hash() != before);
        QCOMPARE(game.history(), std::vector<Command>{Command::protect(true)});
        play(game, u"protect off"_s);
        QCOMPARE(game.world().hash(), before);
    }

    void snapshotsKeepProtection()
    {
        Game game = gameOf({u"@  g"_s}, dies);
        QVERIFY(!writeSnapshot(game).contains("protected"));
        play(game, u"protect on"_s);
        const ReadSnapshot read = readSnapshot(writeSnapshot(game), shippedCatalogue());
        QVERIFY(read.game);
        QVERIFY(read.game->world().isProtected());
        QCOMPARE(read.game->world().hash(), game.world().hash());
        QCOMPARE(read.game->history(), game.history());
    }

    void protectionLastsOnTheNextDepth()
    {
        Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 3);
        play(game, u"protect on"_s);
        QVERIFY(goDown(game));
        QCOMPARE(game.world().stage().depth, 2);
        QVERIFY(game.world().isProtected());
    }

    void restartingEndsProtection()
    {
        Game game = gameOf({u"@  g"_s}, dies);
        play(game, u"protect on"_s);
        game.restart();
        QVERIFY(!game.world().isProtected());
    }
};

MAZEWRIGHT_SUITE(protect, TestProtect)
#include "tst_protect.moc"
