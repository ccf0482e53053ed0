#include "gamecore/fov/line.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

/// Statuses by custom items of the level, so that they last as long as a test needs.
const QString statusKinds = uR"("items": {
    "long_confusion": { "base": "confusion_scroll", "used_up": false,
                        "effects": [{ "effect": "status", "status": "confused", "turns": 1000 }],
                        "targeting": { "target": "cell" } },
    "fear": { "base": "confusion_scroll", "used_up": false,
              "effects": [{ "effect": "status", "status": "afraid", "turns": 8 }] },
    "drink": { "base": "healing_potion", "used_up": false,
               "effects": [{ "effect": "status", "status": "confused", "turns": 3 }] },
    "shock": { "base": "confusion_scroll", "used_up": false,
               "effects": [{ "effect": "status", "status": "confused", "turns": 3 },
                           { "effect": "status", "status": "stunned", "turns": 2 }] } })"_s;

const QStringList box{u"#####"_s, u"#@O##"_s, u"#####"_s};

int attacks(const QStringList &told, const QString &who)
{
    return int(told.filter(u"attacked "_s + who).size());
}

} // namespace

/// Statuses of monsters or the hero for a number of their actions.
class TestStatuses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void confusionLastsTenActionsAndTheEleventhOnlyRecovers()
    {
        Game game =
            gameWith(u"confusion_scroll"_s, {u"###########"_s, u"#         #"_s, u"#    O    #"_s, u"#         #"_s,
                                             u"##:::::::##"_s, u"#####@#####"_s, u"###########"_s});
        QCOMPARE(play(game, u"use b 5 2"_s), (QStringList{u"used b"_s, u"confused 2 10"_s}));
        const QStringList stumbled = playTimes(game, 10, u"wait"_s);
        QCOMPARE(stumbled.filter(u"moved 2 "_s).size(), stumbled.size());
        QVERIFY(!stumbled.isEmpty());
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 confused"_s));
        QVERIFY(!game.world().actor(2).statuses.has(StatusEffect::Confused));
    }

    void confusedMonstersStumbleEvenly()
    {
        QStringList rows{QString(61, u'#')};
        for (int y = 0; y < 59; ++y) {
            rows += QString(u'#' + QString(59, u' ') + u'#');
        }
        rows += QString(61, u'#');
        rows[1][1] = u'@';
        Game game = gameWith(u"long_confusion"_s, rows, {u"orc 30 30"_s}, u"\"fov_radius\": 100"_s, statusKinds);
        std::map<std::pair<int, int>, int> counts;
        for (int turn = 0; turn < 3600; ++turn) {
            if (turn % 900 == 0) {
                const Point cell = game.world().actor(2).cell;
                play(game, u"use b %1 %2"_s.arg(cell.x).arg(cell.y));
            }
            const Point before = game.world().actor(2).cell;
            play(game, u"wait"_s);
            const Point step = game.world().actor(2).cell - before;
            if (isWithin({30, 30}, before, 28)) { // beside a wall, some of the nine moves fail
                ++counts[{step.x, step.y}];
            }
        }
        const int all = std::accumulate(counts.begin(), counts.end(), 0,
                                        [](int sum, const auto &counted) { return sum + counted.second; });
        QVERIFY(all > 1800);
        QCOMPARE(counts.size(), std::size_t(9));
        for (const auto &[step, count] : counts) {
            QVERIFY2(4 * count > 3 * all / 9 && 4 * count < 5 * all / 9, qPrintable(QString::number(count)));
        }
    }

    void confusedMonstersNeverAttack()
    {
        Game game = gameWith(u"confusion_scroll"_s, box);
        QCOMPARE(play(game, u"use b 2 1"_s), (QStringList{u"used b"_s, u"confused 2 10"_s}));
        QCOMPARE(playTimes(game, 11, u"wait"_s), QStringList(u"recovered 2 confused"_s));
        QCOMPARE(attacks(play(game, u"wait"_s), u"2 1"_s), 1);
    }

    void underStrikeConfusedMonstersAttack()
    {
        Game game =
            gameWith(u"long_confusion"_s, box, {}, u"\"confusion\": \"strike\", \"death\": \"respawn\""_s, statusKinds);
        play(game, u"use b 2 1"_s);
        const int struck = attacks(playTimes(game, 800, u"wait"_s), u"2 1"_s);
        QVERIFY2(struck > 60 && struck < 140, qPrintable(QString::number(struck))); // one of eight directions
    }

    void underStrikeConfusedMonstersNeverStandStill()
    {
        Game game = gameWith(u"confusion_scroll"_s,
                             {u"#######"_s, u"#     #"_s, u"#     #"_s, u"#  O  #"_s, u"#     #"_s, u"#     #"_s,
                              u"##:::##"_s, u"###@###"_s, u"#######"_s},
                             {}, u"\"confusion\": \"strike\""_s);
        play(game, u"use b 3 3"_s);
        QCOMPARE(playTimes(game, 2, u"wait"_s).filter(u"moved 2 "_s).size(), 2);
    }

    void aSecondStatusRefreshesTheFirst()
    {
        Game game = gameWith(u"confusion_scroll"_s, box, {u"confusion_scroll 1 1"_s});
        play(game, u"pickup"_s);
        play(game, u"use b 2 1"_s);
        playTimes(game, 4, u"wait"_s);
        QCOMPARE(game.world().actor(2).statuses.left(StatusEffect::Confused), 6);
        QCOMPARE(play(game, u"use c 2 1"_s), (QStringList{u"used c"_s, u"confused 2 10"_s}));
        QCOMPARE(game.world().actor(2).statuses.left(StatusEffect::Confused), 10);
        QCOMPARE(playTimes(game, 11, u"wait"_s), QStringList(u"recovered 2 confused"_s));
    }

    /// The orc is stunned for two actions and recovers in the third. Confusion counts the same three actions and ends
    /// with the fourth.
    void severalStatusesRunSideBySide()
    {
        Game game = gameWith(u"shock"_s, box, {}, {}, statusKinds);
        QCOMPARE(play(game, u"use b 2 1"_s), (QStringList{u"used b"_s, u"confused 2 3"_s, u"status 2 stunned 2"_s}));
        QCOMPARE(playTimes(game, 2, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 stunned"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 confused"_s));
        QCOMPARE(attacks(play(game, u"wait"_s), u"2 1"_s), 1);
    }

    void frightenedMonstersFlee()
    {
        Game game = gameWith(u"fear"_s, {u"############"_s, u"#@O        #"_s, u"############"_s}, {}, {}, statusKinds);
        QCOMPARE(play(game, u"use b 2 1"_s), (QStringList{u"used b"_s, u"status 2 afraid 8"_s}));
        playTimes(game, 8, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"#@        O#"_s);
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 afraid"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [10, 1] [9, 1]"_s));
    }

    void corneredFrightenedMonstersDoNotAttack()
    {
        Game game = gameWith(u"fear"_s, box, {}, {}, statusKinds);
        play(game, u"use b 2 1"_s);
        QCOMPARE(playTimes(game, 8, u"wait"_s), QStringList());
    }

    /// The niche is no refuge, but the room behind the hero is.
    void frightenedMonstersFleePastTheHero()
    {
        Game game = gameWith(
            u"fear"_s,
            {u"##############"_s, u"#O           #"_s, u"# @          #"_s, u"###          #"_s, u"##############"_s},
            {}, {}, statusKinds);
        play(game, u"use b 1 1"_s);
        playTimes(game, 8, u"wait"_s);
        QVERIFY2(game.world().actor(2).cell.x > 5, qPrintable(drawn(game.world()).join(u'\n')));
    }

    void frightenedMonstersStayWhenOutOfSight()
    {
        Game game = gameWith(u"fear"_s, {u"########"_s, u"#@   O #"_s, u"# ######"_s, u"# ######"_s, u"########"_s}, {},
                             {}, statusKinds);
        play(game, u"use b 5 1"_s);
        playAll(game, {u"move south"_s, u"move south"_s});
        const Point cell = game.world().actor(2).cell;
        QCOMPARE(playTimes(game, 4, u"wait"_s), QStringList());
        QCOMPARE(game.world().actor(2).cell, cell);
        QVERIFY(game.world().actor(2).statuses.has(StatusEffect::Afraid));
    }

    /// Without hunters and with the whole level in view, monsters' sight is not updated; fear needs it anyway.
    void frightenedMonstersFleeUnderAnyVision()
    {
        const QString things = thingsOf({u"fear_scroll 1 1"_s, u"orc 2 1 behavior=idle"_s});
        Game game = gameOf({u"########"_s, u"#@     #"_s, u"########"_s},
                           ruled(u"classic"_s, u"\"vision\": \"all\""_s, things));
        playAll(game, {u"pickup"_s, u"use b 4 1"_s});
        playTimes(game, 4, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"#@    O#"_s);
    }

    void stunnedMonstersDoNothing()
    {
        Game game = gameWith(u"stun_scroll"_s, box);
        QCOMPARE(play(game, u"use b 2 1"_s), (QStringList{u"used b"_s, u"status 2 stunned 5"_s}));
        QCOMPARE(playTimes(game, 5, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 stunned"_s));
        QCOMPARE(attacks(play(game, u"wait"_s), u"2 1"_s), 1);
    }

    void aConfusedHeroStumblesAndThenOnlyRecovers()
    {
        bool wentAstray = false;
        for (int seed = 0; seed < 20; ++seed) {
            Game game = gameWith(u"drink"_s,
                                 {u"#########"_s, u"#       #"_s, u"#       #"_s, u"#   @   #"_s, u"#       #"_s,
                                  u"#       #"_s, u"#########"_s},
                                 {}, {}, statusKinds, std::uint64_t(seed));
            QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"confused 1 3"_s}));
            for (int i = 0; i < 3; ++i) {
                const Point before = game.world().hero().cell;
                const QStringList told = play(game, u"move east"_s);
                QVERIFY(told.isEmpty() || firstWords(told) == QStringList(u"moved"_s));
                wentAstray = wentAstray || !(game.world().hero().cell == before + Point{1, 0});
            }
            QCOMPARE(play(game, u"move east"_s), QStringList(u"recovered 1 confused"_s));
            QCOMPARE(game.world().turn(), 4);
            QVERIFY(!game.world().hero().statuses.has(StatusEffect::Confused));
        }
        QVERIFY(wentAstray);
    }

    void aConfusedHeroCanStillUseItems()
    {
        Game game =
            gameOf({u"####"_s, u"#@ #"_s, u"####"_s},
                   ruled(u"classic"_s, {}, thingsOf({u"drink 1 1"_s}) + u", \"kinds\": { "_s + statusKinds + u" }"_s));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"confused 1 3"_s}));
        QCOMPARE(play(game, u"use a"_s), QStringList(u"unequipped a"_s));
        QCOMPARE(play(game, u"drop b"_s), QStringList(u"dropped b"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 1 confused"_s));
    }

    void theHeroCannotBeFrightened()
    {
        Game game = gameWith(u"fear_scroll"_s, {u"######"_s, u"#@ O #"_s, u"######"_s});
        QCOMPARE(play(game, u"use b 2 1"_s), (QStringList{u"used b"_s, u"status 2 afraid 8"_s}));
        QVERIFY(!game.world().hero().statuses.has(StatusEffect::Afraid));
    }

    void recoveryOutOfSightIsNotReported()
    {
        Game game =
            gameWith(u"stun_scroll"_s, {u"########"_s, u"#@   O #"_s, u"# ######"_s, u"# ######"_s, u"########"_s});
        play(game, u"use b 5 1"_s);
        playAll(game, {u"move south"_s, u"move south"_s});
        QCOMPARE(playTimes(game, 6, u"wait"_s), QStringList());
        QVERIFY(!game.world().actor(2).statuses.has(StatusEffect::Stunned));
    }
};

MAZEWRIGHT_SUITE(statuses, TestStatuses)
#include "tst_statuses.moc"
