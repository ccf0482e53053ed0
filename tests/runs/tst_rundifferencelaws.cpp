#include "gamecore/base/rng.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/replay/beats.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/savedgames.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Names the monsters of a new game by start cell and kind, with a number for identical ones.
std::vector<QString> namesIn(const World &fresh)
{
    QMap<QString, int> alike;
    std::vector<QString> names;
    for (ActorId id = heroId + 1; id <= fresh.actorCount(); ++id) {
        const Point cell = fresh.actor(id).cell;
        const QString name = u"%1 %2,%3"_s.arg(fresh.kindOf(id).key).arg(cell.x).arg(cell.y);
        names.push_back(name + u" #%1"_s.arg(++alike[name]));
    }
    return names;
}

QString factsOf(const World &world, ActorId id, int hp)
{
    const Actor &actor = world.actor(id);
    QString facts = u"at %1,%2 with %3"_s.arg(actor.cell.x).arg(actor.cell.y).arg(hp);
    for (const StatusRow &row : statusRows) {
        if (actor.statuses.has(row.status)) {
            facts += u' ' + row.key + QString::number(actor.statuses.left(row.status));
        }
    }
    return facts;
}

QString factsOfHero(const World &world)
{
    const Character &grown = world.character();
    QString facts = factsOf(world, heroId, world.hero().hp)
                    + u" %1 gold, %2, turn %3, %4 ms"_s.arg(world.gold())
                          .arg(statusKey(world.status()))
                          .arg(world.turn())
                          .arg(world.timeMs());
    for (const int number :
         {grown.baseMaxHp, grown.basePower, grown.baseDefense, grown.level, grown.xp, grown.choicesDue, grown.kills}) {
        facts += u' ' + QString::number(number);
    }
    QStringList bag;
    for (int i = 0; i < int(world.items().size()); ++i) {
        if (const Item &item = world.item(i); item.location == Item::Location::Bag) {
            bag.append(u"%1 %2 %3"_s.arg(QLatin1Char(item.letter)).arg(world.kindOfItem(i).key).arg(int(item.isWorn)));
        }
    }
    bag.sort();
    return facts + bag.join(u", "_s);
}

/// Returns all facts that are compared, by actor.
QMap<QString, QString> factsOf(const World &world, const std::vector<QString> &names)
{
    QMap<QString, QString> facts{{u"hero"_s, factsOfHero(world)}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto id = ActorId(i + 2);
        const Actor &monster = world.actor(id);
        facts[names[i]] = monster.isDead ? u"dead"_s : factsOf(world, id, monster.hp - monster.maxHp);
    }
    return facts;
}

void keepCommon(QMap<QString, QString> &facts, const QMap<QString, QString> &other)
{
    facts.removeIf([&](const auto &fact) { return !other.contains(fact.key()); });
}

/// Returns the first beat after which facts that both games have differ; the number of beats + 1 if there is none.
qint64 naiveBeat(const Run &run, const PlayableLevel &changed)
{
    Game one = Game::start(shippedCatalogue(), *run.level, run.seed).game;
    Game other = Game::start(shippedCatalogue(), changed, run.seed).game;
    const std::vector<QString> names = namesIn(one.world());
    const std::vector<QString> otherNames = namesIn(other.world());
    const Beats beats(run.lines);
    EventList events;
    for (qint64 beat = 0;; ++beat) {
        QMap<QString, QString> facts = factsOf(one.world(), names);
        QMap<QString, QString> otherFacts = factsOf(other.world(), otherNames);
        keepCommon(facts, otherFacts);
        keepCommon(otherFacts, facts);
        if (facts != otherFacts || beat == beats.count()) {
            return facts != otherFacts ? beat : beat + 1;
        }
        one.play(beats.at(beat), events);
        other.play(beats.at(beat), events);
    }
}

/// Returns the rows with a few random cells replaced; the start stays.
QStringList editedRows(Rng &rng, QStringList rows, const QString &cells)
{
    for (int edits = rng.between(1, 3); edits > 0; --edits) {
        const int y = rng.below(int(rows.size()));
        QChar &cell = rows[y][rng.below(int(rows.at(y).size()))];
        cell = cell == u'@' ? cell : cells.at(rng.below(int(cells.size())));
    }
    return rows;
}

/// Returns a randomly played game as a run.
Run wanderedRun(Game game, std::uint64_t seed, int commands)
{
    AnyPlay player(seed);
    playAtRandom(game, player, commands);
    return runOf(game, {}).value();
}

} // namespace

/// The reported difference of a run after an edit, compared with random games.
class TestRunDifferenceLaws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRunHoldsOnItsOwnLevel_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("clock");
        for (const Ruleset &ruleset : shippedCatalogue()->rulesets()) {
            for (const char *clock : {"turns", "realtime"}) {
                QTest::addRow("%s, %s", qPrintable(ruleset.key), clock) << ruleset.key << QString::fromLatin1(clock);
            }
        }
    }

    void aRunHoldsOnItsOwnLevel()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, clock);
        for (int seed = 0; seed < repeats(3, 100); ++seed) {
            const Run run = wanderedRun(newGame(ruleset, clock, std::uint64_t(seed)), std::uint64_t(seed), 300);
            const RunDifference difference = firstDifference(run, *run.level, shippedCatalogue()).value();
            QCOMPARE(keyOf(difference.what), keyOf(RunDifference::What::Nothing));
            QCOMPARE(difference.beat, Beats(run.lines).count());
            QCOMPARE(difference.outcome, run.outcome);
            QCOMPARE(difference.cell, difference.before);
        }
    }

    void theFirstDifferingFactIsReported()
    {
        Rng rng(5, 0);
        const QString cells = u"####         gOOT+![1/c%"_s;
        const QStringList rulesets{u"classic"_s, u"buchhaim"_s, u"tombs"_s};
        int held = 0;
        int ofHero = 0;
        int ofMonsters = 0;
        const int count = repeats(300, 30'000);
        for (int i = 0; i < count; ++i) {
            const QString rest = ruled(rulesets[i % 3]);
            const QStringList rows = randomRows(rng, {11, 8}, cells);
            const Run run = wanderedRun(gameOf(rows, rest, std::uint64_t(i)), std::uint64_t(i), 80);
            const PlayableLevel changed = playable(levelFrom(editedRows(rng, rows, cells), rest));
            const RunDifference difference = firstDifference(run, changed, shippedCatalogue()).value();
            const bool holds = difference.what == RunDifference::What::Nothing;
            QCOMPARE(holds ? difference.beat + 1 : difference.beat, naiveBeat(run, changed));
            held += int(holds);
            ofHero += int(!holds && difference.actor == heroId);
            ofMonsters += int(difference.actor != heroId);
        }
        const int few = count / 20;
        QVERIFY2(held > few && ofHero > few && ofMonsters > few,
                 qPrintable(u"%1 held, %2 hero, %3 monsters"_s.arg(held).arg(ofHero).arg(ofMonsters)));
    }
};

MAZEWRIGHT_SUITE(rundifferencelaws, TestRunDifferenceLaws)
#include "tst_rundifferencelaws.moc"
