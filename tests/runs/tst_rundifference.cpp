#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/traveller.h"
#include "gamecore/replay/levelhash.h"
#include "gamecore/replay/timeline.h"
#include "tests/support/editedrun.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList eastward(4, u"move east"_s);
const QStringList room{u"@    "_s, u"    g"_s, u"#####"_s, u"     "_s};

} // namespace

/// How long a run stays the same after an edit of its level, and the first difference.
class TestRunDifference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void underRealTimeTheBeatIsWithinTheAdvance()
    {
        const QStringList rows{u"@    g"_s, u"######"_s, u"      "_s};
        const QString rules = u"\"first_action_ms\": 300, \"action_min_ms\": 300, \"action_max_ms\": 300"_s;
        const QString rest = ruled(u"buchhaim"_s, rules, thingsOf({u"orc 0 2 direction=east"_s}));
        const Run run = playedRun(gameOf(rows, rest), {u"move east"_s, u"advance 5000"_s});
        const RunDifference difference = differenceIn(run, playable(levelFrom({rows[0], rows[1], u"  #   "_s}, rest)));
        QCOMPARE(keyOf(difference.what), keyOf(RunDifference::What::MonsterElsewhere));
        QCOMPARE(difference.timeMs, 600); // the monster's second action
        QCOMPARE(difference.beat, 7);     // the step, then 100 ms each
        QCOMPARE(difference.before, (Point{2, 2}));
    }

    void theMonsterIsNamedByItsIdInTheChangedGame()
    {
        const QStringList corridors{u"@     g"_s, u"#######"_s, u"       "_s};
        const QStringList things{u"troll 0 2 behavior=patrol direction=east"_s};
        const Run run = playedRun(FightingLevel{corridors, things}.game(), eastward);
        const QStringList blocked{corridors[0], corridors[1], u"  #   O"_s}; // monsters in rows have lower ids
        const Game changed = FightingLevel{blocked, things}.game();
        const RunDifference difference = differenceIn(run, changed.playable());
        QCOMPARE(words(difference), u"monster_elsewhere after 2 at 1,2 instead of 2,2"_s);
        QCOMPARE(difference.actor, 3);
        QCOMPARE(changed.world().kindOf(difference.actor).key, u"troll"_s);
        QCOMPARE(changed.catalogue()->kind(difference.kind).key, u"troll"_s);
    }

    void textsMakeNoDifference()
    {
        const Run run = playedRun(FightingLevel{room}.game(), eastward);
        Level renamed = FightingLevel{room}.game().level();
        renamed.name = u"Hall"_s;
        renamed.description = u"Nobody is here."_s;
        QCOMPARE(words(differenceIn(run, playable(renamed))), u"nothing after 4 at 4,0"_s);
    }

    void anotherRulesetDiffersFromTheStart()
    {
        const Run run = playedRun(FightingLevel{room}.game(), eastward);
        const PlayableLevel changed = playable(levelFrom(room, ruled(u"tombs"_s)));
        QCOMPARE(words(differenceIn(run, changed)), u"hero_hp after 0 at 0,0"_s);
    }

    void theCarriedOverHeroStartsBothGames()
    {
        Game before = FightingLevel{{u"@ /g"_s}}.game();
        playAll(before, {u"move east"_s, u"move east"_s, u"pickup"_s, u"move east"_s});
        QVERIFY(before.world().status() == Status::Won);
        const Traveller traveller = afterLevel(before.world());
        const PlayableLevel level = FightingLevel{room}.playable();
        const Run run = playedRun(Game::start(shippedCatalogue(), level, 1, &traveller).game, eastward);
        const PlayableLevel changed = FightingLevel{{u"@  # "_s, room[1]}}.playable();
        QCOMPARE(words(differenceIn(run, changed)), u"hero_elsewhere after 3 at 2,0 instead of 3,0"_s);
    }

    void aCancelledComparisonGivesNoResult()
    {
        const Run run = playedRun(FightingLevel{room}.game(), eastward);
        std::atomic<bool> isCancelled = true;
        QVERIFY(!firstDifference(run, *run.level, shippedCatalogue(), &isCancelled));
        isCancelled = false;
        QVERIFY(firstDifference(run, *run.level, shippedCatalogue(), &isCancelled).has_value());
    }

    void theChangedGameCanBeWatched()
    {
        const Run run = playedRun(FightingLevel{room}.game(), eastward);
        const PlayableLevel changed = playable(levelFrom({u"@  # "_s, room[1]}, ruled(u"tombs"_s)));
        const Run other = onLevel(run, changed);
        QCOMPARE(other.levelHash, levelHashOf(changed));
        QCOMPARE(other.ruleset, u"tombs"_s);
        QCOMPARE(other.seed, run.seed);
        QVERIFY(other.lines == run.lines);
        QVERIFY(other.hashes.empty());
        Timeline timeline(other, shippedCatalogue());
        QVERIFY(timeline.explore());
        timeline.seek(4);
        QCOMPARE(timeline.game().world().hero().cell, (Point{2, 0}));
    }
};

MAZEWRIGHT_SUITE(rundifference, TestRunDifference)
#include "tst_rundifference.moc"
