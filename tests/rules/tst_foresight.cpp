#include "gamecore/data/catalogue.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/bag.h"
#include "gamecore/world/event.h"
#include "tests/support/anylevel.h"
#include "tests/support/anyplay.h"
#include "tests/support/itemworld.h"
#include "tests/support/randomrows.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the forecast of a use command, in words.
QStringList foreseenWords(const World &world, const Command &use)
{
    return words(foreseenUse(world, use.letter, use.hasCell ? &use.cell : nullptr));
}

/// Compares the forecast of a use with its outcome, which the rest of the turn follows. Empty if they agree.
QString differenceIn(const Game &game, const Command &use)
{
    const std::uint64_t hash = game.world().hash();
    const EventList foreseen = foreseenUse(game.world(), use.letter, use.hasCell ? &use.cell : nullptr);
    if (game.world().hash() != hash) {
        return u"The forecast of “%1” changes the world."_s.arg(toText(use));
    }
    Game played = game;
    EventList events;
    played.play(use, events);
    const QStringList expected = words(foreseen);
    const QStringList happened = words(events).first(qMin(expected.size(), words(events).size()));
    return happened == expected ? QString()
                                : u"“%1” was to give “%2” and gave “%3”."_s.arg(toText(use), expected.join(u", "_s),
                                                                                happened.join(u", "_s));
}

/// Returns cells to aim at: those of all actors, the hero's own, and others inside and outside the level.
std::vector<Point> cellsToAimAt(Rng &rng, const World &world)
{
    std::vector<Point> cells{{-1, 0}};
    for (ActorId id = heroId; id <= world.actorCount() && id <= 12; ++id) {
        cells.push_back(world.actor(id).cell);
    }
    for (int i = 0; i < 4; ++i) {
        const int x = rng.below(world.size().width);
        const int y = rng.below(world.size().height);
        cells.push_back({x, y});
    }
    return cells;
}

/// Returns the first difference between forecast and outcome for any item in the bag; empty if there is none.
QString differenceInBag(Rng &rng, const Game &game)
{
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (game.world().itemWithLetter(letter) == CellIndex::none) {
            continue;
        }
        QString difference = differenceIn(game, Command::use(letter));
        for (const Point cell : cellsToAimAt(rng, game.world())) {
            difference = difference.isEmpty() ? differenceIn(game, Command::use(letter, cell)) : difference;
        }
        if (!difference.isEmpty()) {
            return difference;
        }
    }
    return {};
}

bool mayUse(const World &world)
{
    return world.status() == Status::Playing && !world.isLeft() && world.character().choicesDue == 0;
}

/// Returns a game whose hero has picked up a custom item that takes 40 hit points from every actor within 3 cells.
Game withBlast(const QStringList &rows, const QString &rules = {})
{
    const QString blast = uR"("kinds": { "items": { "blast": { "base": "fireball_scroll", "name": "blast",
        "effects": [ { "effect": "damage", "amount": 40 }, { "effect": "status", "status": "confused", "turns": 3 } ]
        } } })"_s;
    Game game = gameOf(rows, classicWith(rules, {lying(1, 1, u"blast"_s)}) + u", "_s + blast);
    play(game, u"pickup"_s);
    return game;
}

} // namespace

/// The forecast of a use equals its outcome.
class TestForesight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void forecastsMatchTheOutcomeInAnyGame()
    {
        for (int number = 0; number < repeats(300, 5000); ++number) {
            Game game = anyGame(number);
            Rng rng(std::uint64_t(number), 7);
            AnyPlay anybody{std::uint64_t(number)};
            EventList events;
            for (int i = 0; i < 40 && game.world().status() == Status::Playing; ++i) {
                anybody.play(game, events);
                if (i % 4 == 0 && mayUse(game.world())) {
                    const QString difference = differenceInBag(rng, game);
                    QVERIFY2(difference.isEmpty(), qPrintable(u"%1: %2"_s.arg(toWords(game), difference)));
                }
            }
        }
    }

    void forecastsMatchTheOutcomeForEveryItem_data()
    {
        QTest::addColumn<QString>("item");
        for (const Kind &kind : shippedCatalogue()->kinds()) {
            if (kind.category == KindCategory::Item) {
                QTest::newRow(qPrintable(kind.key)) << kind.key;
            }
        }
    }

    /// Random halls full of monsters, under each ruleset, in turns in which the monsters act, too.
    void forecastsMatchTheOutcomeForEveryItem()
    {
        QFETCH(const QString, item);
        const QStringList rulesets{u"classic"_s, u"tombs"_s, u"lantern"_s, u"peaceful"_s, u"buchhaim"_s};
        Rng rng(qHash(item), 3);
        for (int i = 0; i < repeats(40, 1000); ++i) {
            const QStringList rows = randomRows(rng, {14, 9}, u"         ##OOTKRDg^~"_s);
            Point hero;
            for (int y = 0; y < rows.size(); ++y) {
                hero = rows.at(y).contains(u'@') ? Point{int(rows.at(y).indexOf(u'@')), y} : hero;
            }
            Game game = gameOf(rows, uR"("ruleset": "%1", "things": [%2])"_s.arg(rulesets.at(i % rulesets.size()),
                                                                                 lying(hero.x, hero.y, item)));
            play(game, u"pickup"_s);
            for (int turn = 0; turn < 6 && mayUse(game.world()); ++turn) {
                const QString difference = differenceInBag(rng, game);
                QVERIFY2(difference.isEmpty(), qPrintable(rows.join(u'\n') + u'\n' + difference));
                play(game, game.world().isRealTime() ? u"advance 200"_s : u"wait"_s);
            }
        }
    }

    /// Regression: the forecast reported the death of an orc that survived because the game ended first.
    void aHeroWhoDiesFirstSparesTheOthers()
    {
        Game game = withBlast({u"      "_s, u" @O   "_s, u"      "_s});
        const Command use = Command::use('b', {2, 1});
        QCOMPARE(foreseenWords(game.world(), use),
                 (QStringList{u"used b"_s, u"damaged 1 40 item"_s, u"died 1"_s, u"lost"_s}));
        QVERIFY(killsHero(foreseenUse(game.world(), 'b', &use.cell)));
        QCOMPARE(differenceIn(game, use), QString());
        play(game, toText(use));
        QCOMPARE(hpOf(game, 2), 10);
    }

    void underRespawnOtherTargetsAreStillHit()
    {
        const Game game = withBlast({u"      "_s, u" @O   "_s, u"      "_s}, uR"("death": "respawn")"_s);
        const Command use = Command::use('b', {2, 1});
        const QStringList foreseen = foreseenWords(game.world(), use);
        QVERIFY2(foreseen.contains(u"died 1"_s) && foreseen.contains(u"died 2 by 1"_s),
                 qPrintable(foreseen.join(u", "_s)));
        QCOMPARE(differenceIn(game, use), QString());
    }

    void aSafeHeroIsNotHarmed()
    {
        Game game = withBlast({u"      "_s, u" @O   "_s, u"      "_s});
        play(game, u"protect on"_s);
        const Point cell{2, 1};
        const EventList foreseen = foreseenUse(game.world(), 'b', &cell);
        QVERIFY(!killsHero(foreseen));
        QVERIFY(!words(foreseen).contains(u"damaged 1 40 item"_s));
        QVERIFY(words(foreseen).contains(u"died 2 by 1"_s));
        QCOMPARE(differenceIn(game, Command::use('b', cell)), QString());
    }

    void killingTheLastMonsterIsForeseenAsVictory()
    {
        const Game game = withBlast({u"      "_s, u" @    "_s, u"     O"_s}, uR"("win": ["monsters"])"_s);
        const Command use = Command::use('b', {5, 1});
        QCOMPARE(foreseenWords(game.world(), use),
                 (QStringList{u"used b"_s, u"damaged 2 40 item"_s, u"died 2 by 1"_s, u"won"_s}));
        QCOMPARE(differenceIn(game, use), QString());
    }

    void dyingMonstersGetNoStatus()
    {
        const Game game = withBlast({u"      "_s, u" @   O"_s, u"     T"_s});
        const QStringList foreseen = foreseenWords(game.world(), Command::use('b', {5, 1}));
        QVERIFY(foreseen.contains(u"died 2 by 1"_s));
        QVERIFY(!foreseen.contains(u"confused 2 3"_s));
    }

    void impossibleUsesAreForeseenAsRefused()
    {
        const Game game = withBlast({u"      "_s, u" @O   "_s, u"      "_s});
        QCOMPARE(foreseenWords(game.world(), Command::use('b')), QStringList{u"refused needs_target"_s});
        QCOMPARE(foreseenWords(game.world(), Command::use('b', {9, 9})), QStringList{u"refused not_seen"_s});
        QCOMPARE(foreseenWords(game.world(), Command::use('z')), QStringList{u"refused no_such_item"_s});
    }

    void unseenMonstersAreNotForeseen()
    {
        const Game game =
            withBlast({u"      "_s, u" @   ##"_s, u"     #O"_s, u"     ##"_s}, uR"("area_walls": "through")"_s);
        const Point cell{4, 1};
        QCOMPARE(words(foreseenUse(game.world(), 'b', &cell)).filter(u" 2 "_s), QStringList());
        QCOMPARE(reachedBy(foreseenUse(game.world(), 'b', &cell), game.world()), std::vector<ActorId>{heroId});
    }
};

MAZEWRIGHT_SUITE(foresight, TestForesight)
#include "tst_foresight.moc"
