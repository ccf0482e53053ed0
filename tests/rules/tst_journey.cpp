#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/journey.h"
#include "gamecore/play/snapshot.h"
#include "gamecore/rules/harm.h"
#include "gamecore/world/event.h"
#include "tests/support/patrols.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

using Wish = Journey::Wish;

namespace {

const QString peaceful = u"\"ruleset\": \"peaceful\""_s;
const QString classic = u"\"ruleset\": \"classic\""_s;
const QString seesAll = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\" }"_s;

/// Returns a `rest` in which a drink under the hero confuses him for this many turns.
QString dizzy(int turns, const QStringList &things = {})
{
    const QString drink = uR"("kinds": { "items": { "drink": { "base": "healing_potion",
        "effects": [{ "effect": "status", "status": "confused", "turns": %1 }] } } })"_s.arg(turns);
    return ruled(u"classic"_s, {}, thingsOf(QStringList(u"drink 1 1"_s) + things) + u", "_s + drink);
}

/// A game and a journey in it.
struct Walk {
    explicit Walk(Game started) : game(std::move(started)) { journey.enter(game.world()); }

    const World &world() const { return game.world(); }
    Point hero() const { return world().hero().cell; }
    /// Plays until the journey stops and returns the reason. Stores every cell of the hero in `trail`.
    StopReason go(Wish wish, Point target = {})
    {
        trail.clear();
        journey.begin(wish, world(), target);
        shown = journey.path();
        while (const std::optional<Command> command = journey.next(world())) {
            game.play(*command, events);
            ++commands;
            if (trail.empty() || trail.back() != hero()) {
                trail.push_back(hero());
            }
            journey.observe(world(), events);
            if (world().isRealTime()) {
                game.play(Command::advance(patrolMs), events);
                journey.observe(world(), events);
            }
        }
        return journey.reason();
    }

    /// Picks up the item under the hero and uses it.
    void drink()
    {
        for (const Command &command : {Command::pickUp(), Command::use('b')}) {
            game.play(command, events);
            journey.observe(world(), events);
        }
        QVERIFY(world().hero().statuses.has(StatusEffect::Confused));
    }

    Game game;
    Journey journey;
    EventList events;
    std::vector<Point> trail;
    std::vector<Point> shown; ///< the path when the journey began
    int commands = 0;
};

/// Returns the number of walkable, unexplored cells.
int unexploredOf(const World &world)
{
    int count = 0;
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            count += world.isWalkable({x, y}) && !world.isExplored({x, y}) ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TestJourney : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void travelTakesThePathItShows()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Walk walk(gameOf({u"############"_s, u"#@    #    #"_s, u"# ##  # ## #"_s, u"#  #    #  #"_s,
                              u"#    #     #"_s, u"############"_s},
                             seesAll, seed));
            QCOMPARE(walk.go(Wish::Travel, {10, 1}), StopReason::Arrived);
            QCOMPARE(walk.trail, walk.shown);
            QCOMPARE(walk.trail.back(), (Point{10, 1}));
        }
    }

    void travelArrives()
    {
        Walk walk(gameOf({u"#######"_s, u"#@    #"_s, u"#######"_s}, seesAll));
        QCOMPARE(walk.go(Wish::Travel, {5, 1}), StopReason::Arrived);
        QCOMPARE(walk.hero(), (Point{5, 1}));
        QCOMPARE(walk.commands, 4);
        QCOMPARE(walk.go(Wish::Travel, {5, 1}), StopReason::Arrived);
        QCOMPARE(walk.commands, 4);
    }

    void travelAvoidsMonstersInTheWay()
    {
        Walk walk(gameOf({u"#######"_s, u"#@ O  #"_s, u"#     #"_s, u"#######"_s},
                         u"\"ruleset\": \"peaceful\", \"rules\": { \"vision\": \"all\" }"_s));
        QCOMPARE(walk.go(Wish::Travel, {5, 1}), StopReason::Arrived);
        QCOMPARE(walk.world().actor(2).cell, (Point{3, 1}));
        QCOMPARE(walk.commands, 4);
    }

    void travelStopsNextToAMonsterOnTheTarget()
    {
        Walk walk(gameOf({u"#######"_s, u"#@   O#"_s, u"#######"_s}, peaceful));
        QCOMPARE(walk.go(Wish::Travel, {5, 1}), StopReason::Arrived);
        QCOMPARE(walk.hero(), (Point{4, 1}));
    }

    void travelUsesOnlyExploredCells()
    {
        Walk walk(gameOf({u"#######"_s, u"#@ +  #"_s, u"#######"_s}, classic));
        QCOMPARE(walk.go(Wish::Travel, {5, 1}), StopReason::NoWay);
        QCOMPARE(walk.commands, 0);
    }

    void travelOpensDoors()
    {
        Walk walk(gameOf({u"#######"_s, u"#@ +  #"_s, u"#######"_s}, seesAll));
        QCOMPARE(walk.go(Wish::Travel, {5, 1}), StopReason::Arrived);
        QCOMPARE(walk.commands, 5);
    }

    void doorsAreEnteredStraightOn()
    {
        Walk walk(gameOf({u"#####"_s, u"#@ ##"_s, u"#  + "_s, u"#####"_s}, seesAll));
        QCOMPARE(walk.go(Wish::Travel, {4, 2}), StopReason::Arrived);
        Walk corner(gameOf({u"#####"_s, u"##@##"_s, u"#+###"_s, u"# ###"_s}, seesAll));
        QCOMPARE(corner.go(Wish::Travel, {1, 3}), StopReason::NoWay);
    }

    void travelUnlocksOnlyTheDoorItIsSentTo()
    {
        const QStringList rows{u"########"_s, u"#@4 1  #"_s, u"########"_s};
        Walk walk(gameOf(rows, seesAll));
        QCOMPARE(walk.go(Wish::Travel, {4, 1}), StopReason::NoWay);
        QCOMPARE(walk.go(Wish::Travel, {2, 1}), StopReason::Arrived);
        walk.game.play(Command::pickUp(), walk.events);
        QCOMPARE(walk.go(Wish::Travel, {6, 1}), StopReason::NoWay);
        QCOMPARE(walk.go(Wish::Travel, {4, 1}), StopReason::Arrived);
        QCOMPARE(walk.hero(), (Point{4, 1}));
    }

    void noJourneyWalksOntoSpikes()
    {
        Walk walk(gameOf({u"#######"_s, u"#@^   #"_s, u"# ### #"_s, u"#     #"_s, u"#######"_s}, classic));
        while (walk.go(Wish::Explore) == StopReason::ItemFound) {
        }
        QCOMPARE(walk.journey.reason(), StopReason::NothingLeft);
        QCOMPARE(walk.go(Wish::Travel, {3, 1}), StopReason::Arrived);
        QCOMPARE(walk.go(Wish::Travel, {1, 1}), StopReason::Arrived);
        QCOMPARE(walk.go(Wish::Travel, {2, 1}), StopReason::NoWay);
        QCOMPARE(walk.world().hero().hp, walk.world().maxHp(heroId));
    }

    void noJourneyCutsClosedCorners()
    {
        const QStringList rows{u"#####"_s, u"#@# #"_s, u"#   #"_s, u"#####"_s};
        Walk cut(gameOf(rows, seesAll));
        QCOMPARE(cut.go(Wish::Travel, {3, 1}), StopReason::Arrived);
        QCOMPARE(cut.commands, 2);
        Walk closed(
            gameOf(rows, u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"corners\": \"closed\" }"_s));
        QCOMPARE(closed.go(Wish::Travel, {3, 1}), StopReason::Arrived);
        QCOMPARE(closed.commands, 4);
    }

    void journeysKeepToFourDirections()
    {
        Walk walk(gameOf({u"#####"_s, u"#@  #"_s, u"#   #"_s, u"#####"_s},
                         u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"moves\": 4 }"_s));
        QCOMPARE(walk.go(Wish::Travel, {3, 2}), StopReason::Arrived);
        QCOMPARE(walk.commands, 3);
    }

    void travelStopsOnceAMonsterIsInView()
    {
        Walk walk(
            gameOf({u"##########"_s, u"#@       #"_s, u"#######  #"_s, u"#######O #"_s, u"##########"_s}, classic));
        QCOMPARE(walk.go(Wish::Travel, {8, 1}), StopReason::MonsterSpotted);
        QCOMPARE(walk.journey.monster(), 2);
        QVERIFY(walk.hero() != (Point{8, 1}));
        QVERIFY(walk.world().isVisible(walk.world().actor(2).cell));
    }

    void noJourneySetsOutWhileAThreatIsInView_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<bool>("isThreat");
        const auto row = [](const char *name, const QStringList &rows, bool isThreat, const QString &rest = classic) {
            QTest::newRow(name) << rows << rest << isThreat;
        };
        const QString patrol = u"classic"_s;
        row("beside him", {u"#######"_s, u"#>@O !#"_s, u"#######"_s}, true);
        row("between two", {u"#######"_s, u"#O@! O#"_s, u"##>####"_s}, true);
        row("at the end of sight", {u"#############"_s, u"#>@        O#"_s, u"#############"_s}, true);
        row("where all is seen", {u"#############"_s, u"#>@        O#"_s, u"#############"_s}, true, seesAll);
        row("out of its sight, where all is seen", {u"#############"_s, u"#>@#       O#"_s, u"#############"_s}, false,
            seesAll);
        row("behind glass", {u"#######"_s, u"#>@:O #"_s, u"#######"_s}, false);
        row("behind water", {u"#######"_s, u"#>@~O #"_s, u"#######"_s}, false);
        row("behind glass with a way round", {u"#######"_s, u"#>@:O #"_s, u"#     #"_s, u"#######"_s}, true);
        row("behind glass and a closed door", {u"#######"_s, u"#>@:O #"_s, u"#  + ##"_s, u"#######"_s}, false);
        row("behind spikes", {u"#######"_s, u"#>@^O #"_s, u"#######"_s}, false);
        row("a dragon behind water", {u"###########"_s, u"#>@~   D  #"_s, u"###########"_s}, true);
        row("a dragon too far behind water",
            {u"####################"_s, u"#>@~             D #"_s, u"####################"_s}, false,
            ruled(u"classic"_s, u"\"fov_radius\": 20"_s));
        row("an idle one", {u"#######"_s, u"#>@   #"_s, u"#######"_s}, false,
            ruled(patrol, {}, thingsOf({u"orc 4 1 behavior=idle"_s})));
        row("one on patrol", {u"#######"_s, u"#>@   #"_s, u"#######"_s}, true,
            ruled(patrol, {}, thingsOf({u"orc 4 1 behavior=patrol"_s})));
        row("one on patrol, aslant behind a gap", {u"#######"_s, u"#>@####"_s, u"###   #"_s, u"#######"_s}, false,
            ruled(patrol, {}, thingsOf({u"orc 4 2 behavior=patrol"_s})));
        row("one that hunts, aslant behind a gap", {u"#######"_s, u"#>@####"_s, u"###O  #"_s, u"#######"_s}, true);
        row("where nobody fights", {u"#######"_s, u"#>@O  #"_s, u"#######"_s}, false, peaceful);
    }

    void noJourneySetsOutWhileAThreatIsInView()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(bool, isThreat);
        for (const Wish wish : {Wish::Explore, Wish::Travel, Wish::Stairs, Wish::Rest}) {
            Walk walk(gameOf(rows, rest));
            QCOMPARE(threatNear(walk.world()) != nobody, isThreat);
            const Point stairs{int(rows.join(QString()).indexOf(u'>')) % int(rows.first().size()), 1};
            const bool isRefused = isThreat && wish != Wish::Travel; // see aThreatLeavesTravelOneStep()
            for (int presses = 0; presses < 3 && isRefused; ++presses) {
                QCOMPARE(walk.go(wish, stairs), StopReason::MonsterInView);
                QVERIFY(walk.journey.monster() > heroId);
                QCOMPARE(walk.world().turn(), 0);
            }
            if (!isThreat) {
                walk.journey.begin(wish, walk.world(), stairs);
                QVERIFY(walk.journey.reason() != StopReason::MonsterInView);
            }
        }
    }

    void aThreatLeavesTravelOneStep_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<Point>("target");
        QTest::addColumn<Point>("first");
        QTest::newRow("away from it") << QStringList{u"##############"_s, u"#     @    O #"_s, u"##############"_s}
                                      << Point{1, 1} << Point{5, 1};
        QTest::newRow("towards it") << QStringList{u"##############"_s, u"#     @    O #"_s, u"##############"_s}
                                    << Point{9, 1} << Point{7, 1};
        QTest::newRow("down a corridor") << QStringList{u"########"_s, u"####@ O#"_s, u"#### ###"_s, u"#    ###"_s,
                                                        u"########"_s}
                                         << Point{4, 3} << Point{4, 2};
    }

    /// While a threat is in view, each wish to travel is one step, which the preview shows.
    void aThreatLeavesTravelOneStep()
    {
        QFETCH(QStringList, rows);
        QFETCH(Point, target);
        QFETCH(Point, first);
        Walk walk(gameOf(rows, classic));
        QVERIFY(threatNear(walk.world()) != nobody);
        std::vector<Point> path;
        walk.journey.preview(walk.world(), target, path);
        QCOMPARE(path, std::vector<Point>{first});
        walk.go(Wish::Travel, target);
        QCOMPARE(walk.hero(), first);
        QCOMPARE(walk.world().turn(), 1);
        QVERIFY(!walk.journey.isUnderWay());
    }

    /// The threat with the shortest path is named, whichever it is.
    void theNearestThreatIsNamed()
    {
        Walk walk(gameOf({u"##########"_s, u"#O    @ T#"_s, u"##########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::MonsterInView);
        QCOMPARE(walk.world().kindOf(walk.journey.monster()).key, u"troll"_s);
    }

    /// A charmed monster is no threat until the charm wears off.
    void charmedMonstersAreNoThreat()
    {
        Game game =
            gameWith(u"charm_scroll"_s, {u"########"_s, u"#@  O  #"_s, u"########"_s}, {}, u"\"vision\": \"fov\""_s);
        QCOMPARE(threatNear(game.world()), 2);
        play(game, u"use b 4 1"_s);
        QVERIFY(game.world().actor(2).statuses.has(StatusEffect::Charmed));
        QCOMPARE(threatNear(game.world()), nobody);
    }

    /// A journey that passes a monster that cannot reach the hero ends once it can.
    void openingADoorToAThreatEndsTheJourney()
    {
        Walk walk(
            gameOf({u"##########"_s, u"#@       #"_s, u"####+#:###"_s, u"#      O #"_s, u"##########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::MonsterSpotted); // seen through the glass
        while (walk.go(Wish::Explore) == StopReason::None) {
        }
        QVERIFY(walk.journey.isStoppedByDanger());
        QVERIFY(!walk.world().openedDoors().empty());
        QCOMPARE(walk.go(Wish::Explore), StopReason::MonsterInView);
    }

    void aConfusedHeroCannotTravel()
    {
        Walk walk(gameOf({u"######"_s, u"#@  >#"_s, u"######"_s}, dizzy(5)));
        walk.drink();
        for (const Wish wish : {Wish::Explore, Wish::Travel, Wish::Stairs, Wish::Attack}) {
            QCOMPARE(walk.go(wish, {3, 1}), StopReason::Confused);
            QCOMPARE(walk.commands, 0);
        }
        std::vector<Point> path;
        walk.journey.preview(walk.world(), {3, 1}, path);
        QVERIFY(path.empty());
        QCOMPARE(walk.go(Wish::Rest), StopReason::FullHealth);
        QCOMPARE(walk.go(Wish::Travel, {3, 1}), StopReason::Arrived);
    }

    void aMonsterBlockingTheOnlyWayIsNamed_data()
    {
        QTest::addColumn<Wish>("wish");
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        const QStringList corridor{u"########"_s, u"#@ O  >#"_s, u"########"_s};
        const QString seen = u"\"ruleset\": \"peaceful\", \"rules\": { \"vision\": \"all\" }"_s;
        QTest::newRow("travel") << Wish::Travel << corridor << seen;
        QTest::newRow("stairs") << Wish::Stairs << corridor << seen;
        QTest::newRow("explore") << Wish::Explore << QStringList{u"#########"_s, u"#@ O    #"_s, u"#########"_s}
                                 << u"\"ruleset\": \"peaceful\", \"rules\": { \"fov_radius\": 3 }"_s;
    }

    void aMonsterBlockingTheOnlyWayIsNamed()
    {
        QFETCH(Wish, wish);
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        Walk walk(gameOf(rows, rules));
        QCOMPARE(walk.go(wish, {6, 1}), StopReason::MonsterInWay);
        QCOMPARE(walk.journey.monster(), 2);
        QCOMPARE(walk.hero(), (Point{2, 1}));
        QCOMPARE(walk.go(wish, {6, 1}), StopReason::MonsterInWay);
        QCOMPARE(walk.commands, 1);
    }

    /// In real time, guards are nearly always in view and act meanwhile: the hero is warned once.
    void underRealTimeASecondPressGoesOnUntilDangerIsNear()
    {
        Walk moat(gameOf(behindWater, patrollingInRealTime({3, 3})));
        QCOMPARE(moat.go(Wish::Travel, {18, 1}), StopReason::MonsterInView);
        QCOMPARE(moat.hero(), (Point{2, 1}));
        QVERIFY(moat.journey.isStoppedByDanger());
        QCOMPARE(moat.go(Wish::Travel, {18, 1}), StopReason::Arrived);
        QCOMPARE(moat.commands, 17);

        Walk corridor(gameOf(longCorridor, patrollingInRealTime({18, 1}, u"direction=west"_s)));
        QCOMPARE(corridor.go(Wish::Travel, {16, 1}), StopReason::MonsterInView);
        QCOMPARE(corridor.go(Wish::Travel, {16, 1}), StopReason::MonsterAtHand);
        QCOMPARE(corridor.journey.monster(), 2);
        QVERIFY(corridor.commands > 2);
        const int between = corridor.world().actor(2).cell.x - corridor.hero().x;
        QVERIFY2(between == nearDistance || between == nearDistance - 1, qPrintable(QString::number(between)));
        QCOMPARE(corridor.world().hero().hp, corridor.world().maxHp(heroId));
    }

    void underRealTimeAKnownMonsterDoesNotStopTravelAgain()
    {
        Walk walk(gameOf(behindWater, patrollingInRealTime({3, 3})));
        QCOMPARE(walk.go(Wish::Travel, {18, 1}), StopReason::MonsterInView);
        QCOMPARE(walk.commands, 1);
        QCOMPARE(walk.go(Wish::Travel, {17, 1}), StopReason::Arrived);
        const int walked = walk.commands;
        QCOMPARE(walk.go(Wish::Explore), StopReason::MonsterInView); // the key may have been pressed without looking
        QCOMPARE(walk.commands, walked);
        QVERIFY(walk.go(Wish::Explore) != StopReason::MonsterInView);

        Walk refused(gameOf(behindWater, patrollingInRealTime({3, 3})));
        QCOMPARE(refused.go(Wish::Explore), StopReason::MonsterInView);
        QCOMPARE(refused.go(Wish::Travel, {17, 1}), StopReason::Arrived);
    }

    void underRealTimeAnApproachingMonsterStopsEachStep()
    {
        Walk walk(gameOf(longCorridor, patrollingInRealTime({8, 1}, u"direction=west"_s)));
        QCOMPARE(walk.go(Wish::Travel, {16, 1}), StopReason::MonsterInView);
        QCOMPARE(walk.commands, 1);
        QCOMPARE(walk.journey.monster(), 2);
        QCOMPARE(walk.go(Wish::Travel, {16, 1}), StopReason::MonsterAtHand);
        QCOMPARE(walk.commands, 2);
        QCOMPARE(walk.world().hero().hp, walk.world().maxHp(heroId));
    }

    void underRealTimeStairsNeedASecondPress()
    {
        QStringList rows = behindWater;
        rows[1][18] = u'>';
        Walk walk(gameOf(rows, patrollingInRealTime({3, 3})));
        QCOMPARE(walk.go(Wish::Stairs), StopReason::MonsterInView);
        QCOMPARE(walk.journey.monster(), 2);
        QCOMPARE(walk.commands, 0);
        QCOMPARE(walk.go(Wish::Stairs), StopReason::Arrived);
        QCOMPARE(walk.hero(), (Point{18, 1}));
    }

    /// In turn-based games, a monster that cannot reach the hero does not even interrupt the first step.
    void monstersWithoutAPathStopNoJourney()
    {
        Walk walk(gameOf(behindWater, patrolling({3, 3})));
        QCOMPARE(walk.go(Wish::Travel, {18, 1}), StopReason::Arrived);
        QCOMPARE(walk.commands, 17);
    }

    /// The only path is blocked by a moving monster: the hero walks as far as he can, and by then the path is free.
    void aMovingMonsterMayClearTheOnlyWay()
    {
        QStringList rows = behindWater;
        rows[1] = u"#@        #        #"_s;
        rows[2] = u"#~~~~~~~ ## ~~~~~~~#"_s;
        rows[3] = u"####               #"_s;
        Walk walk(gameOf(rows, ruled(u"peaceful"_s, u"\"vision\": \"all\""_s,
                                     thingsOf({u"painkiller 10 3 behavior=patrol direction=east"_s}))));
        StopReason reason = StopReason::None;
        for (int wishes = 0; wishes < 4 && walk.hero() != Point{18, 1}; ++wishes) {
            const int before = walk.commands;
            reason = walk.go(Wish::Travel, {18, 1});
            QVERIFY(walk.commands > before);
        }
        QCOMPARE(reason, StopReason::Arrived);
    }

    void thePreviewShowsABlockedPath()
    {
        Walk walk(gameOf({u"########"_s, u"#@  O  #"_s, u"########"_s}, peaceful));
        std::vector<Point> path;
        walk.journey.preview(walk.world(), {6, 1}, path);
        QCOMPARE(path.size(), std::size_t(5));
    }

    /// The second wish opens the door where the first one stopped, and explores behind it.
    void exploringOpensALockOnTheSecondPress()
    {
        Walk walk(gameOf({u"##########"_s, u"#@4  1  g#"_s, u"##########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::Message); // the key is picked up
        QCOMPARE(walk.go(Wish::Explore), StopReason::LockReached);
        QCOMPARE(walk.hero(), (Point{4, 1}));
        QCOMPARE(walk.journey.target(), (Point{5, 1}));
        QVERIFY(walk.world().openedDoors().empty());
        QCOMPARE(walk.go(Wish::Explore), StopReason::GameOver);
        QCOMPARE(walk.world().status(), Status::Won);
    }

    /// Only the door beside which exploring stopped is opened. After walking there himself, the player gets the message
    /// first.
    void exploringReportsALockBeforeOpeningIt()
    {
        Walk walk(gameOf({u"########"_s, u"#@41  g#"_s, u"########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::Message);
        QCOMPARE(walk.go(Wish::Travel, {1, 1}), StopReason::Arrived);
        QCOMPARE(walk.go(Wish::Travel, {2, 1}), StopReason::Arrived);
        QCOMPARE(walk.go(Wish::Explore), StopReason::LockReached);
        QCOMPARE(walk.go(Wish::Rest), StopReason::FullHealth);
        QCOMPARE(walk.go(Wish::Explore), StopReason::LockReached);
        QVERIFY(walk.world().openedDoors().empty());
    }

    void exploringEndsAtTheWayOut_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<Point>("end");
        const QString exits = u"\"win\": [ \"exit\" ]"_s;
        QTest::newRow("stairs") << QStringList{u"########"_s, u"#@   > #"_s, u"########"_s} << classic << Point{5, 1};
        QTest::newRow("on the stairs") << QStringList{u"####"_s, u"#@>#"_s, u"####"_s} << classic << Point{2, 1};
        QTest::newRow("up to the exit") << QStringList{u"########"_s, u"#@   X #"_s, u"########"_s}
                                        << ruled(u"classic"_s, exits) << Point{4, 1};
        QTest::newRow("beside the exit") << QStringList{u"#####"_s, u"#@X #"_s, u"#####"_s}
                                         << ruled(u"classic"_s, exits) << Point{1, 1};
        QTest::newRow("where all is seen") << QStringList{u"########"_s, u"#@   X #"_s, u"########"_s}
                                           << ruled(u"classic"_s, exits + u", \"vision\": \"all\""_s) << Point{4, 1};
    }

    void exploringEndsAtTheWayOut()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(Point, end);
        Walk walk(gameOf(rows, rest));
        StopReason reason = walk.go(Wish::Explore);
        if (reason == StopReason::NothingLeft) { // the hero has explored a part first
            reason = walk.go(Wish::Explore);
        }
        QCOMPARE(reason, StopReason::WayOutReached);
        QCOMPARE(walk.hero(), end);
        const int walked = walk.commands;
        QCOMPARE(walk.go(Wish::Explore), StopReason::WayOutReached);
        QCOMPARE(walk.commands, walked);
        QCOMPARE(walk.world().status(), Status::Playing);
    }

    void aMonsterSeenForTheFirstTimeStopsEveryJourney()
    {
        const QStringList rows{u"#####################"_s, u"#@                  #"_s, u"#~~~~~~~~~~~~~~~~~~ #"_s,
                               u"#             #~~~~~#"_s, u"###############     #"_s, u"#####################"_s};
        Walk walk(
            gameOf(rows, ruled(u"classic"_s, u"\"fov_radius\": 30"_s,
                               thingsOf({u"painkiller 3 3 behavior=patrol"_s, u"painkiller 17 4 behavior=patrol"_s}))));
        QCOMPARE(walk.go(Wish::Travel, {19, 1}), StopReason::MonsterSpotted);
        QCOMPARE(walk.journey.monster(), 3);
        QCOMPARE(walk.go(Wish::Travel, {19, 1}), StopReason::Arrived);
    }

    void aMonsterThatCouldSoonStrikeIsAtHand_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<bool>("isAtHand");
        const auto row = [](const char *name, const QStringList &rows, bool isAtHand, const QString &rest = seesAll) {
            QTest::newRow(name) << rows << rest << isAtHand;
        };
        row("five steps", {u"@    O"_s}, true);
        row("six steps", {u"@     O"_s}, false);
        row("round a corner", {u"@ #"_s, u"# #"_s, u"# O"_s}, true);
        row("behind a wall", {u"@#O"_s}, false);
        row("behind a closed door", {u"@+O"_s}, false);
        row("behind water", {u"@~O"_s}, false);
        row("the long way round a wall", {u"@#O"_s, u" # "_s, u" # "_s, u"   "_s}, false);
        row("fire", {u"@~     D"_s}, true);
        row("fire that does not reach", {u"@~      D"_s}, false);
        row("the idle", {u"@ "_s}, false, seesAll + u", "_s + thingsOf({u"orc 1 0 behavior=idle"_s}));
        row("where nobody fights", {u"@O"_s}, false, peaceful);
        row("the unseen", {u"@  O"_s}, false, u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 2 }"_s);
        row("where four ways are open", {u"@   "_s, u"    "_s, u"   O"_s}, true,
            u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"moves\": 4 }"_s);
        row("six steps of four ways", {u"@   "_s, u"    "_s, u"    "_s, u"   O"_s}, false,
            u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"moves\": 4 }"_s);
    }

    void aMonsterThatCouldSoonStrikeIsAtHand()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(bool, isAtHand);
        const Game game = gameOf(rows, rest);
        QCOMPARE(::isAtHand(game.world(), 2), isAtHand);
        QCOMPARE(nearestAtHand(game.world()).monster, isAtHand ? 2 : nobody);
    }

    void travelStopsAtANewItem()
    {
        Walk walk(
            gameOf({u"##########"_s, u"#@       #"_s, u"#######  #"_s, u"#######! #"_s, u"##########"_s}, classic));
        QCOMPARE(walk.go(Wish::Travel, {8, 1}), StopReason::ItemFound);
        QCOMPARE(walk.world().kindOfItem(walk.journey.item()).key, u"healing_potion"_s);
        QCOMPARE(walk.go(Wish::Travel, {8, 1}), StopReason::Arrived);
    }

    void journeysStopWhenTheHeroIsHurt()
    {
        Walk walk(gameOf({u"#######"_s, u"#@    #"_s, u"#######"_s}, classic));
        walk.journey.begin(Wish::Travel, walk.world(), {5, 1});
        QVERIFY(walk.journey.isUnderWay());
        EventList events;
        events.add({.type = EventType::Damaged, .actor = heroId, .amount = 1});
        walk.journey.observe(walk.world(), events);
        QCOMPARE(walk.journey.reason(), StopReason::Damaged);
        QCOMPARE(walk.journey.next(walk.world()), std::nullopt);
    }

    void exploringEndsWithNothingLeft()
    {
        Walk walk(gameOf(
            {u"#########"_s, u"#@  #   #"_s, u"#   +   #"_s, u"### ### #"_s, u"#   #   #"_s, u"#########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
        QCOMPARE(unexploredOf(walk.world()), 0);
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
    }

    void exploringSeesAllWithTheShortestSight()
    {
        Walk walk(
            gameOf({u"#########"_s, u"#@  #   #"_s, u"#   +   #"_s, u"### ### #"_s, u"#   #   #"_s, u"#########"_s},
                   u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 1 }"_s));
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
        QCOMPARE(unexploredOf(walk.world()), 0);
    }

    void exploringFetchesItemsOnce()
    {
        Walk walk(gameOf({u"#########"_s, u"#@   ! /#"_s, u"#########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::Message);
        QCOMPARE(walk.hero(), (Point{5, 1}));
        const int potion = walk.world().itemWithLetter('b'); // the letter a is the dagger
        QVERIFY(potion != CellIndex::none);
        QCOMPARE(walk.world().kindOfItem(potion).key, u"healing_potion"_s);
        walk.game.play(Command::drop('b'), walk.events);
        walk.journey.observe(walk.world(), walk.events);
        QCOMPARE(walk.go(Wish::Explore), StopReason::Message); // the dropped potion stays
        QCOMPARE(walk.hero(), (Point{7, 1}));
        QCOMPARE(walk.world().kindOfItem(walk.world().itemWithLetter('b')).key, u"sword"_s);
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
        QCOMPARE(walk.world().itemWithLetter('c'), CellIndex::none);
    }

    void exploringOnlyReportsItemsThatDoNotFitTheBag()
    {
        const QStringList potions(25, u"healing_potion 1 1"_s);
        Walk walk(gameOf({u"#########"_s, u"#@   !  #"_s, u"#########"_s}, ruled(u"classic"_s, {}, thingsOf(potions))));
        for (int i = 0; i < 26; ++i) {
            walk.game.play(Command::pickUp(), walk.events);
            walk.journey.observe(walk.world(), walk.events);
        }
        QVERIFY(!walk.world().freeLetter());
        QCOMPARE(walk.go(Wish::Explore), StopReason::ItemFound);
        QCOMPARE(walk.hero(), (Point{5, 1}));
        QCOMPARE(walk.world().kindOfItem(walk.journey.item()).key, u"healing_potion"_s);
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
    }

    void pressingAgainTakesTheItemUnderTheHero()
    {
        Walk walk(gameOf({u"#########"_s, u"#@ !    #"_s, u"#########"_s}, classic));
        walk.journey.begin(Wish::Explore, walk.world());
        while (walk.hero() != Point{3, 1}) {
            walk.game.play(*walk.journey.next(walk.world()), walk.events);
            walk.journey.observe(walk.world(), walk.events);
        }
        walk.journey.stop(); // the key was pressed again before the potion was picked up
        QCOMPARE(walk.go(Wish::Explore), StopReason::Message);
        QCOMPARE(walk.hero(), (Point{3, 1}));
        QVERIFY(walk.world().itemWithLetter('b') != CellIndex::none);
    }

    void exploringFetchesWhatItWasKeptFromTaking_data()
    {
        QTest::addColumn<Wish>("between");
        QTest::addColumn<QList<Direction>>("steps");
        QTest::newRow("a key that did nothing") << Wish::Attack << QList<Direction>();
        QTest::newRow("steps away") << Wish::Attack << QList<Direction>{Direction::West, Direction::West};
        QTest::newRow("a rest") << Wish::Rest << QList<Direction>{Direction::East};
    }

    /// An item that exploring has found is fetched even if something came between the hero's last step and the taking.
    void exploringFetchesWhatItWasKeptFromTaking()
    {
        QFETCH(Wish, between);
        QFETCH(QList<Direction>, steps);
        Walk walk(gameOf({u"#########"_s, u"#@ !    #"_s, u"#########"_s}, classic));
        walk.journey.begin(Wish::Explore, walk.world());
        while (walk.hero() != Point{3, 1}) {
            walk.game.play(*walk.journey.next(walk.world()), walk.events);
            walk.journey.observe(walk.world(), walk.events);
        }
        walk.go(between);
        for (const Direction step : steps) {
            walk.game.play(Command::move(step), walk.events);
            walk.journey.observe(walk.world(), walk.events);
        }
        QCOMPARE(walk.world().itemWithLetter('b'), CellIndex::none);
        QCOMPARE(walk.go(Wish::Explore), StopReason::Message);
        QCOMPARE(walk.hero(), (Point{3, 1}));
        QVERIFY(walk.world().itemWithLetter('b') != CellIndex::none);
        // Dropped on purpose, it stays.
        walk.game.play(Command::drop('b'), walk.events);
        walk.journey.observe(walk.world(), walk.events);
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
    }

    void exploringLeavesDroppedItems()
    {
        Walk walk(gameOf({u"#########"_s, u"#@ !    #"_s, u"#########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::Message);
        walk.game.play(Command::drop('b'), walk.events);
        walk.journey.observe(walk.world(), walk.events);
        walk.go(Wish::Explore);
        QVERIFY(walk.world().itemWithLetter('b') == CellIndex::none);
    }

    void exploringTakesTreasure()
    {
        Walk walk(gameOf({u"#########"_s, u"#@   g g#"_s, u"#########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::GameOver);
        QCOMPARE(walk.world().status(), Status::Won);
    }

    void aMonsterInViewIsNamedAgain()
    {
        Walk walk(
            gameOf({u"##########"_s, u"#@       #"_s, u"#######  #"_s, u"#######O #"_s, u"##########"_s}, classic));
        QCOMPARE(walk.go(Wish::Explore), StopReason::MonsterSpotted);
        const int walked = walk.commands;
        QCOMPARE(walk.go(Wish::Explore), StopReason::MonsterInView); // for a player who presses the key repeatedly
        QCOMPARE(walk.commands, walked);
    }

    void exploringNeverLeavesTheLevel()
    {
        Walk walk(gameOf({u"#######"_s, u"#@  X #"_s, u"###   #"_s, u"#######"_s},
                         u"\"ruleset\": \"classic\", \"rules\": { \"win\": [ \"exit\" ] }"_s));
        for (int wishes = 0; wishes < 4; ++wishes) {
            walk.go(Wish::Explore);
            QCOMPARE(walk.world().status(), Status::Playing);
        }
        QCOMPARE(walk.journey.reason(), StopReason::WayOutReached);
        QCOMPARE(walk.journey.target(), (Point{4, 1}));
    }

    void exploringEndsAtOnceWhereEverythingIsSeen()
    {
        Walk walk(gameOf({u"#######"_s, u"#@  g #"_s, u"#######"_s}, seesAll));
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
        QCOMPARE(walk.commands, 0);
    }

    void exploringSeesAWholeDungeon()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Walk walk(Game::startDungeon(shippedCatalogue(), u"peaceful"_s, seed));
            std::vector<bool> met(std::size_t(walk.world().actorCount()) + 1, false);
            while (walk.go(Wish::Explore) == StopReason::MonsterSpotted) {
                const ActorId monster = walk.journey.monster();
                QVERIFY(walk.world().isVisible(walk.world().actor(monster).cell));
                QVERIFY2(!met[std::size_t(monster)], "the harmless count once");
                met[std::size_t(monster)] = true;
            }
            QVERIFY(walk.journey.reason() == StopReason::NothingLeft
                    || walk.journey.reason() == StopReason::WayOutReached);
            const int left = unexploredOf(walk.world());
            QVERIFY2(left == 0, qPrintable(u"seed %1: %2 cells left"_s.arg(seed).arg(left)));
            QVERIFY(walk.commands < 3000);
        }
    }

    void exploringIsDeterministic()
    {
        const auto explored = [](std::uint64_t seed) {
            Walk walk(Game::startDungeon(shippedCatalogue(), u"peaceful"_s, seed));
            while (walk.go(Wish::Explore) == StopReason::MonsterSpotted) {
            }
            return walk.game.history();
        };
        for (std::uint64_t seed = 100; seed < 105; ++seed) {
            QCOMPARE(explored(seed), explored(seed));
        }
    }

    void stairsAreFoundOnceSeen()
    {
        Walk walk(gameOf({u"#########"_s, u"#@  +  >#"_s, u"#########"_s}, classic));
        QCOMPARE(walk.go(Wish::Stairs), StopReason::NoStairs);
        QCOMPARE(walk.go(Wish::Explore), StopReason::NothingLeft);
        QCOMPARE(walk.go(Wish::Stairs), StopReason::Arrived);
        QCOMPARE(walk.hero(), (Point{7, 1}));
        QCOMPARE(walk.go(Wish::Stairs), StopReason::Arrived);
    }

    void theExitIsAWayOutToo()
    {
        Walk walk(gameOf({u"#######"_s, u"#@   X#"_s, u"#######"_s},
                         u"\"ruleset\": \"classic\", \"rules\": { \"win\": [ \"exit\" ] }"_s));
        QCOMPARE(walk.go(Wish::Stairs), StopReason::GameOver);
        QCOMPARE(walk.world().status(), Status::Won);
    }

    void restEndsAtFullHealth()
    {
        Walk walk(gameOf({u"####"_s, u"#@ #"_s, u"####"_s}, classic));
        QCOMPARE(walk.go(Wish::Rest), StopReason::FullHealth);
        QCOMPARE(walk.commands, 0);
    }

    void restEndsAtOnceIfWoundsDoNotHeal()
    {
        Walk walk(gameOf({u"#####"_s, u"#@^ #"_s, u"#####"_s}, classic));
        walk.game.play(Command::move(Direction::East), walk.events);
        QVERIFY(!healsByWaiting(walk.world().rules()));
        QCOMPARE(walk.go(Wish::Rest), StopReason::NothingHeals);
        QCOMPARE(walk.commands, 0);
    }

    void restEndsWhenConfusionEnds()
    {
        Walk walk(gameOf({u"###"_s, u"#@#"_s, u"###"_s}, dizzy(3)));
        walk.drink();
        QCOMPARE(walk.go(Wish::Rest), StopReason::FullHealth);
        QCOMPARE(walk.commands, 4);
    }

    void restStopsOnceAMonsterIsInView()
    {
        Walk walk(gameOf({u"##########"_s, u"#@########"_s, u"#:########"_s, u"#        #"_s, u"##########"_s},
                         dizzy(200, {u"painkiller 8 3 behavior=patrol direction=west"_s})));
        walk.drink();
        QCOMPARE(walk.go(Wish::Rest), StopReason::MonsterSpotted);
        QCOMPARE(walk.journey.monster(), 2);
        QVERIFY(walk.commands > 1);
    }

    /// A single wish is enough, however long resting takes.
    void restLastsAsLongAsNeeded()
    {
        Walk walk(gameOf({u"###"_s, u"#@#"_s, u"###"_s}, dizzy(200)));
        walk.drink();
        QCOMPARE(walk.go(Wish::Rest), StopReason::FullHealth);
        QCOMPARE(walk.commands, 201);
    }

    void aPendingChoiceBlocksJourneys()
    {
        Walk walk(gameOf({u"######"_s, u"#@O  #"_s, u"######"_s},
                         u"\"ruleset\": \"classic\", \"rules\": { \"level_xp_base\": 1, \"level_xp_step\": 0 }"_s));
        while (walk.world().monstersLeft() > 0) {
            walk.game.play(Command::move(Direction::East), walk.events);
        }
        QVERIFY(walk.world().character().choicesDue > 0);
        QCOMPARE(walk.go(Wish::Travel, {4, 1}), StopReason::ChoiceDue);
        QCOMPARE(walk.go(Wish::Explore), StopReason::ChoiceDue);
    }

    void harmlessMonstersStopAJourneyOnce()
    {
        Walk walk(
            gameOf({u"##########"_s, u"#@       #"_s, u"#######  #"_s, u"#######O #"_s, u"##########"_s}, peaceful));
        QCOMPARE(walk.go(Wish::Travel, {8, 1}), StopReason::MonsterSpotted);
        QCOMPARE(walk.go(Wish::Travel, {1, 1}), StopReason::Arrived);
        QCOMPARE(walk.go(Wish::Travel, {8, 1}), StopReason::Arrived);
    }

    /// Orcs in a glass case block nothing, and a dropped item stays where it is, also after saving and loading.
    void exploringLeavesDroppedItemsAfterAReload()
    {
        const QStringList rows{u"####################"_s, u"#@                 #"_s, u"# :::::::          #"_s,
                               u"# :O   O:     !    #"_s, u"# :::::::          #"_s, u"#                  #"_s,
                               u"#    ########+######"_s, u"#    #            X#"_s, u"####################"_s};
        Walk walk(gameOf(rows, ruled(u"tombs"_s, u"\"win\": [ \"exit\" ], \"vision\": \"fov\""_s)));
        const auto explore = [](Walk &of) {
            for (int wishes = 0; wishes < 20 && of.journey.reason() != StopReason::WayOutReached; ++wishes) {
                of.go(Wish::Explore);
            }
            QCOMPARE(of.journey.reason(), StopReason::WayOutReached);
        };
        for (int wishes = 0; wishes < 9 && walk.world().itemWithLetter('b') == CellIndex::none; ++wishes) {
            walk.go(Wish::Explore);
        }
        QCOMPARE(walk.world().kindOfItem(walk.world().itemWithLetter('b')).key, u"healing_potion"_s);
        walk.game.play(Command::drop('b'), walk.events);
        walk.journey.observe(walk.world(), walk.events);
        walk.game.play(Command::drop('a'), walk.events); // his initial item
        walk.journey.observe(walk.world(), walk.events);
        ReadSnapshot read = readSnapshot(writeSnapshot(walk.game), shippedCatalogue());
        QVERIFY(read.game);
        QCOMPARE(read.game->world().state(), walk.world().state());
        Walk again(std::move(*read.game));
        for (Walk *of : {&walk, &again}) {
            explore(*of);
            QCOMPARE(of->world().itemWithLetter('a'), CellIndex::none);
            QCOMPARE(of->world().itemWithLetter('b'), CellIndex::none);
            QCOMPARE(of->world().hero().cell, (Point{17, 7}));
        }
    }

    /// An item that the hero left lying, because of a full bag or on purpose, does not stop him after loading either.
    void exploringLeavesSkippedItemsAfterAReload()
    {
        Walk walk(gameOf({u"#########"_s, u"#@!    >#"_s, u"#########"_s}, classic));
        for (int steps = 0; steps < 2; ++steps) {
            walk.game.play(Command::move(Direction::East), walk.events);
            walk.journey.observe(walk.world(), walk.events);
        }
        ReadSnapshot read = readSnapshot(writeSnapshot(walk.game), shippedCatalogue());
        QVERIFY(read.game);
        Walk again(std::move(*read.game));
        QCOMPARE(again.go(Wish::Explore), StopReason::WayOutReached);
        QCOMPARE(again.world().itemWithLetter('b'), CellIndex::none);
        QCOMPARE(again.go(Wish::Travel, {2, 1}), StopReason::Arrived);
        again.game.play(Command::pickUp(), again.events);
        QVERIFY(!again.world().item(again.world().itemWithLetter('b')).isLeft);
    }
};

MAZEWRIGHT_SUITE(journey, TestJourney)
#include "tst_journey.moc"
