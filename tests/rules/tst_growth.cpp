#include "gamecore/rules/growth.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString levelFields = u"\"level_xp_base\": 30, \"level_xp_step\": 5"_s;
const QStringList cell{u"#####"_s, u"# @ #"_s, u"#####"_s};

/// Returns a game one blow away from the 35 experience of an orc.
Game beforeTheKill(const QString &rules = levelFields, const QString &monster = u"orc 3 1 hp=1"_s)
{
    return gameOf(cell, ruled(u"classic"_s, rules, thingsOf({monster})));
}

} // namespace

/// Experience, level-ups and their effects.
class TestGrowth : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theExperienceNeededGrowsBy150PerLevel()
    {
        Game game = gameOf(cell, ruled(u"tombs"_s, {}, thingsOf({u"dragon 3 1 hp=1"_s, u"dragon 1 1 hp=1"_s})));
        QCOMPARE(xpForNextLevel(game.world()), 350);
        play(game, u"move east"_s);
        QCOMPARE(game.world().character().xp, 300);
        QCOMPARE(play(game, u"move west"_s).last(), u"level_up 2"_s);
        QCOMPARE(game.world().character().xp, 250);
        QCOMPARE(xpForNextLevel(game.world()), 500);
    }

    void tenOrcsMakeTheSecondLevel()
    {
        for (const bool isExceeded : {false, true}) {
            QStringList things;
            for (int i = 0; i < 11; ++i) {
                things += u"orc %1 1 hp=1 behavior=idle"_s.arg(i + 2);
            }
            const QString rule = isExceeded ? u"\"level_up\": \"exceeded\""_s : u"\"level_up\": \"reached\""_s;
            Game game = gameOf({QString(15, u'#'), u"#@           ##"_s, QString(15, u'#')},
                               ruled(u"classic"_s, rule, thingsOf(things)));
            while (game.world().character().choicesDue == 0) {
                play(game, u"move east"_s);
            }
            QCOMPARE(game.world().character().kills, isExceeded ? 11 : 10);
        }
    }

    void theNextLevelIsGainedAtTheThreshold()
    {
        Game game = beforeTheKill();
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"attacked 1 2 4"_s, u"damaged 2 4 attack"_s, u"died 2 by 1"_s, u"level_up 2"_s}));
        QCOMPARE(game.world().character().level, 2);
        QCOMPARE(game.world().character().xp, 0);
        QCOMPARE(game.world().character().choicesDue, 1);
    }

    void theRuleCanRequireMoreThanTheThreshold()
    {
        const QString exceeded = u"\"level_up\": \"exceeded\", "_s;
        Game at = beforeTheKill(exceeded + levelFields);
        QVERIFY(!play(at, u"move east"_s).contains(u"level_up 2"_s));
        QCOMPARE(at.world().character().xp, 35);
        Game above = beforeTheKill(exceeded + u"\"level_xp_base\": 29, \"level_xp_step\": 5"_s);
        QVERIFY(play(above, u"move east"_s).contains(u"level_up 2"_s));
        QCOMPARE(above.world().character().xp, 1);
    }

    void leftOverExperienceIsCarriedOver()
    {
        Game game = beforeTheKill(levelFields, u"painkiller 3 1 hp=1"_s);
        play(game, u"move east"_s);
        QCOMPARE(game.world().character().level, 2);
        QCOMPARE(game.world().character().xp, 15);
        QCOMPARE(xpForNextLevel(game.world()), 40);
    }

    /// Six level-ups (35, 40, 45, 50, 55 and 60 experience) use 285 of the 300 that a dragon is worth.
    void severalLevelUpsAreQueued()
    {
        Game game = beforeTheKill(levelFields, u"dragon 3 1 hp=1"_s);
        const QStringList told = play(game, u"move east"_s);
        QCOMPARE(told.last(6), (QStringList{u"level_up 2"_s, u"level_up 3"_s, u"level_up 4"_s, u"level_up 5"_s,
                                            u"level_up 6"_s, u"level_up 7"_s}));
        QCOMPARE(game.world().character().xp, 300 - 35 - 40 - 45 - 50 - 55 - 60);
        for (int left = 5; left >= 0; --left) {
            QCOMPARE(play(game, u"choose power"_s), QStringList());
            QCOMPARE(game.world().character().choicesDue, left);
        }
        QCOMPARE(play(game, u"wait"_s), QStringList());
        QCOMPARE(game.world().power(heroId), 10);
    }

    void noLevelIsAboveTheHighest()
    {
        const QString own = uR"("kinds": { "monsters": { "feast": { "base": "orc", "hp": 1, "xp": 99999 } } })"_s;
        Game game = gameOf(cell, ruled(u"classic"_s, u"\"level_xp_base\": 1, \"level_xp_step\": 0"_s,
                                       own + u", "_s + thingsOf({u"feast 3 1"_s})));
        const QStringList told = firstWords(play(game, u"move east"_s));
        QCOMPARE(game.world().character().level, highestLevel);
        QCOMPARE(told.count(u"level_up"_s), highestLevel - 1);
        QCOMPARE(game.world().character().choicesDue, highestLevel - 1);
    }

    void experienceIsCapped()
    {
        Traveller traveller;
        traveller.state.character = {.baseMaxHp = 9, .basePower = 9, .level = highestLevel, .xp = mostExperience - 1};
        const QString rest = ruled(u"classic"_s, {}, thingsOf({u"orc 3 1 hp=1"_s}));
        Game game = Game::start(shippedCatalogue(), playable(levelFrom(cell, rest)), 1, &traveller).game;
        play(game, u"move east"_s);
        QCOMPARE(game.world().monstersLeft(), 0);
        QCOMPARE(game.world().character().xp, mostExperience);
    }

    void whileAChoiceIsDueAllElseIsRefused()
    {
        Game game = beforeTheKill();
        play(game, u"move east"_s);
        const std::uint64_t before = game.world().hash();
        for (const QString &command : {u"move west"_s, u"wait"_s, u"pickup"_s, u"use a"_s, u"drop a"_s, u"descend"_s}) {
            QCOMPARE(play(game, command), QStringList(u"refused choose_first"_s));
        }
        QCOMPARE(game.world().hash(), before);
        play(game, u"choose hp"_s);
        QCOMPARE(firstWords(play(game, u"move west"_s)), QStringList(u"moved"_s));
    }

    void choosingTakesNoTurn()
    {
        Game game = beforeTheKill();
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"choose defense"_s), QStringList());
        QCOMPARE(game.world().turn(), 1);
    }

    void choosingHitPointsAlsoHeals()
    {
        Game game = gameOf(cell, ruled(u"classic"_s, levelFields, thingsOf({u"orc 3 1 hp=5"_s})));
        playAll(game, {u"move east"_s, u"move east"_s});
        QCOMPARE(game.world().hero().hp, 29);
        play(game, u"choose hp"_s);
        QCOMPARE(game.world().hero().hp, 49);
        QCOMPARE(game.world().maxHp(heroId), 50);
    }

    void powerIsGained()
    {
        Game game = beforeTheKill();
        play(game, u"move east"_s);
        play(game, u"choose power"_s);
        QCOMPARE(game.world().power(heroId), 5);
        QCOMPARE(game.world().character().basePower, 3);
    }

    void defenseIsGained()
    {
        Game game = beforeTheKill();
        play(game, u"move east"_s);
        play(game, u"choose defense"_s);
        QCOMPARE(game.world().defense(heroId), 3);
    }

    void noStatGrowsAboveTheMaximum()
    {
        Traveller traveller;
        traveller.state.character = {.baseMaxHp = largestTrait - 1,
                                     .basePower = largestTrait - 1,
                                     .baseDefense = largestTrait - 1,
                                     .level = 4,
                                     .choicesDue = 6};
        traveller.hero.hp = largestTrait;
        const QString rules = u"\"level_hp\": 9999, \"level_power\": 999, \"level_defense\": 999"_s;
        Game game =
            Game::start(shippedCatalogue(), playable(levelFrom(cell, ruled(u"classic"_s, rules))), 1, &traveller).game;
        playAll(game, {u"choose hp"_s, u"choose power"_s, u"choose defense"_s});
        playAll(game, {u"choose hp"_s, u"choose power"_s, u"choose defense"_s});
        QCOMPARE(game.world().maxHp(heroId), largestTrait);
        QCOMPARE(game.world().hero().hp, largestTrait);
        QCOMPARE(game.world().power(heroId), largestTrait);
        QCOMPARE(game.world().defense(heroId), largestTrait);
    }

    void levelUpGainsAreRules()
    {
        Game game = beforeTheKill(levelFields + u", \"level_hp\": 3, \"level_power\": 4, \"level_defense\": 5"_s,
                                  u"troll 3 1 hp=1"_s);
        play(game, u"move east"_s);
        playAll(game, {u"choose hp"_s, u"choose power"_s});
        QCOMPARE(game.world().maxHp(heroId), 33);
        QCOMPARE(game.world().power(heroId), 8);
        Game other = beforeTheKill(levelFields + u", \"level_defense\": 5"_s);
        playAll(other, {u"move east"_s, u"choose defense"_s});
        QCOMPARE(other.world().defense(heroId), 7);
    }

    /// An ally makes a kill while time passes: the remaining time passes after the choice.
    void theClockStopsForAChoice()
    {
        const QString realTime = u"\"clock\": \"realtime\", \"win\": [], "_s + levelFields;
        Game game = gameWith(u"charm_scroll"_s, {u"#######"_s, u"#@ T  #"_s, u"#######"_s},
                             {u"orc 4 1 hp=1 behavior=idle"_s}, realTime);
        play(game, u"use b 3 1"_s);
        QCOMPARE(play(game, u"advance 1000"_s).last(), u"level_up 2"_s);
        QCOMPARE(game.world().timeMs(), 250);
        QCOMPARE(play(game, u"advance 10"_s), QStringList(u"refused choose_first"_s));
        play(game, u"choose hp"_s);
        QCOMPARE(firstWords(play(game, u"advance 10"_s)), QStringList());
        QCOMPARE(game.world().timeMs(), 260);
    }

    void choosingWithoutALevelUpIsRefused()
    {
        Game game = beforeTheKill();
        QCOMPARE(play(game, u"choose power"_s), QStringList(u"refused nothing_here"_s));
        QCOMPARE(game.world().power(heroId), 4);
    }

    /// The hero and the last orc die of the same spell, the hero first.
    void aDeadHeroDoesNotGrow()
    {
        const QString blast = uR"("items": { "blast": { "base": "fireball_scroll",
        "effects": [{ "effect": "damage", "amount": 99 }] } })"_s;
        Game game = gameWith(u"blast"_s, cell, {u"orc 3 1"_s}, levelFields, blast);
        QCOMPARE(play(game, u"use b 2 1"_s),
                 (QStringList{u"used b"_s, u"damaged 1 99 item"_s, u"died 1"_s, u"lost"_s}));
        QCOMPARE(game.world().character().level, 1);
    }
};

MAZEWRIGHT_SUITE(growth, TestGrowth)
#include "tst_growth.moc"
