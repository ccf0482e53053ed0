#include "gamecore/rules/turn.h"
#include "gamecore/solving/bestsearch.h"
#include "gamecore/solving/solution.h"
#include "gamecore/world/event.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns a hunting monster that takes power - 2 hit points with each blow from a hero with 30, who takes 4 from it.
QString ogre(int hp, int xp = 0, int power = 7)
{
    return uR"("legend": { "G": "ogre" }, "kinds": { "monsters": { "ogre": { "base": "orc", "hp": %1, "xp": %2,
        "power": %3 } } })"_s.arg(hp)
        .arg(xp)
        .arg(power);
}
/// Dies of 6 blows and strikes 5 times before.
const QString weakOgre = ogre(24);
/// Dies of 7 blows; the hero dies of 6.
const QString strongOgre = ogre(28);

/// The result of a search, and the winning commands.
struct Found {
    Solvable solvable = Solvable::Unknown;
    QStringList lines = {};
    bool isWon = false;
};

Found found(const QStringList &rows, const QString &rules, const QString &more, qint64 states = 20'000)
{
    Game game = gameOf(rows, ruled(u"classic"_s, rules, more));
    BestSearch search(game.world(), {.states = states});
    Found found{.solvable = search.search({})};
    if (found.solvable == Solvable::Can) {
        const std::vector<Command> commands = search.commands();
        for (const Command &command : commands) {
            found.lines.append(toText(command));
        }
        found.isWon = isWonWithoutDeath(game, commands);
    }
    return found;
}

bool hasSeparatorAbove(const QStringList &lines, const QString &beginning)
{
    return std::any_of(lines.begin(), lines.end(),
                       [&beginning](const QString &line) { return line.startsWith(beginning); });
}

} // namespace

/// Proofs of victory in levels where monsters hunt the hero and his items matter.
class TestBestSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWinningRouteIsFound_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("more");
        QTest::addColumn<QString>("line"); ///< prefix of a command that every victory needs
        const QString none;
        const QString free = u"\"item_use\": \"free\""_s;
        const QString fours = u"\"moves\": 4"_s;
        QTest::newRow("a hunter that must be fought") << QStringList{u"@  G g"_s} << none << weakOgre << u"move east"_s;
        QTest::newRow("a potion is needed") << QStringList{u"@! G g"_s} << free << strongOgre << u"use b"_s;
        QTest::newRow("a scroll is needed") << QStringList{u"@l G g"_s} << none << strongOgre << u"use b"_s;
        QTest::newRow("a scroll that is aimed is needed")
            << QStringList{u"@c    G g"_s} << none << ogre(60) << u"use b "_s;
        QTest::newRow("armor is needed") << QStringList{u"@{    G g"_s} << none << strongOgre << u"pickup"_s;
        QTest::newRow("a better sword has to be put on")
            << QStringList{u"@/    G g"_s} << none << strongOgre << u"use b"_s;
        QTest::newRow("a key is fetched past a hunter")
            << QStringList{u"#g#   "_s, u"#1#   "_s, u" @  G4"_s} << none << weakOgre << u"pickup"_s;
        QTest::newRow("growth is chosen")
            << QStringList{u"@ G####"_s, u"## ####"_s, u"##   Gg"_s} << fours << ogre(24, 350, 6) << u"choose hp"_s;
        QTest::newRow("a key that a hunter carries")
            << QStringList{u"g1@ # "_s} << none << thingsOf({u"orc 3 0 item=red_key"_s}) << u"pickup"_s;
        QTest::newRow("who stands in the way has to die")
            << QStringList{u"@ Og"_s} << none << thingsOf({u"orc 1 0 behavior=idle"_s}) << u"move east"_s;
        QTest::newRow("all have to die") << QStringList{u"@ O#"_s, u"   O"_s} << u"\"win\": [\"monsters\"]"_s << none
                                         << u"move"_s;
        QTest::newRow("fog") << QStringList{u"@ #   g"_s, u"# # # #"_s, u"#   #O "_s}
                             << u"\"vision\": \"fov\", \"fov_radius\": 2"_s << none << u"move"_s;
        QTest::newRow("a level is left by its stairs")
            << QStringList{u"@ O >"_s} << u"\"win\": [\"exit\"]"_s << none << u"descend"_s;
        QTest::newRow("a touch kills, and a hunter comes")
            << QStringList{u"@  #   O"_s, u"## # ## "_s, u"#     g#"_s} << u"\"contact\": \"kills\", \"moves\": 4"_s
            << none << u"move"_s;
        QTest::newRow("real time") << QStringList{u"@  G g"_s} << u"\"clock\": \"realtime\", \"action_min_ms\": 120"_s
                                   << weakOgre << u"advance"_s;
    }

    void aWinningRouteIsFound()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QString, more);
        QFETCH(QString, line);
        const Found way = found(rows, rules, more);
        QCOMPARE(way.solvable, Solvable::Can);
        QVERIFY(way.isWon);
        QVERIFY2(hasSeparatorAbove(way.lines, line), qPrintable(way.lines.join(u'\n')));
    }

    void unwinnableLevelsAreRecognized_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("more");
        const QString none;
        const QString free = u"\"item_use\": \"free\""_s;
        const QString fours = u"\"moves\": 4"_s;
        QTest::newRow("a hunter who is too strong") << QStringList{u"@  G g"_s} << none << strongOgre;
        QTest::newRow("a potion that costs more than it gives") << QStringList{u"@! G g"_s} << none << strongOgre;
        QTest::newRow("a potion that is not enough") << QStringList{u"@! G g"_s} << free << ogre(40);
        QTest::newRow("a scroll that is not enough") << QStringList{u"@l G g"_s} << none << ogre(60);
        QTest::newRow("no growth in between")
            << QStringList{u"@ G####"_s, u"## ####"_s, u"##   Gg"_s} << fours << ogre(24, 0, 6);
        QTest::newRow("a wall") << QStringList{u"@O#g"_s} << none << none;
        QTest::newRow("one key for two doors") << QStringList{u"g1@41gO"_s} << none << none;
    }

    void unwinnableLevelsAreRecognized()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QString, more);
        QCOMPARE(found(rows, rules, more).solvable, Solvable::Cannot);
    }

    void aSearchCutShortIsUndecided_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("more");
        const QString none;
        QTest::newRow("an area could be aimed elsewhere") << QStringList{u"@f G#g"_s} << none << none + ogre(90);
        QTest::newRow("real time") << QStringList{u"@ G#g"_s} << u"\"clock\": \"realtime\""_s << ogre(90);
        QTest::newRow("rounds that never repeat")
            << QStringList{u"@ # #g"_s} << none << thingsOf({u"orc 3 0 behavior=patrol"_s});
    }

    void aSearchCutShortIsUndecided()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QString, more);
        QCOMPARE(found(rows, rules, more, 3'000).solvable, Solvable::Unknown);
    }

    /// Steps and blows are never closer together than a person can make them.
    void stepsAreAtLeastTheStepTimeApart()
    {
        constexpr int stepMs = 150;
        Game game = gameOf({u"@  G  g"_s, u"       "_s}, ruled(u"classic"_s, u"\"clock\": \"realtime\""_s, weakOgre));
        BestSearch search(game.world(), {.stepMs = stepMs});
        QCOMPARE(search.search({}), Solvable::Can);
        EventList events;
        qint64 last = -stepMs;
        int steps = 0;
        for (const Command &command : search.commands()) {
            game.play(command, events);
            if (command.type == Command::Type::Move) {
                QVERIFY(game.world().timeMs() - last >= stepMs);
                last = game.world().timeMs();
                ++steps;
            }
        }
        QVERIFY(steps > 5);
        QCOMPARE(game.world().status(), Status::Won);
    }

    void theSearchIsDeterministic()
    {
        const QStringList rows{u"@  #  O g"_s, u"   +  !  "_s, u"   #    g"_s};
        const Found first = found(rows, {}, {});
        const Found second = found(rows, {}, {});
        QCOMPARE(first.solvable, Solvable::Can);
        QCOMPARE(first.lines, second.lines);
    }

    /// The search has more states than fit into memory with their worlds.
    void evictedWorldsAreReplayed()
    {
        const Game game = gameOf({u"@ O    #g"_s, u"    O  # "_s, u"   !   # "_s}, ruled(u"classic"_s));
        constexpr qint64 fewBytes = 5'000;
        SearchTree tree(game.world(), usualStepMs, fewBytes);
        World played = game.world();
        EventList events;
        Rng rng(1);
        int state = 0;
        std::vector<std::pair<int, std::uint64_t>> known;
        for (int i = 0; i < 2'000; ++i) {
            const Command command =
                rng.below(3) == 0 ? Command::wait() : Command::move(Direction(rng.below(directionCount)));
            playTurn(played, command, events);
            if (events.isRefused()) {
                continue;
            }
            if (played.status() != Status::Playing) {
                break;
            }
            state = tree.add(state, command);
            known.emplace_back(state, played.hash());
        }
        QVERIFY(known.size() > 5);
        for (int i = 0; i < 200; ++i) {
            const auto &[number, hash] = known[std::size_t(rng.below(int(known.size())))];
            QCOMPARE(tree.worldOf(number).world.hash(), hash);
            QCOMPARE(int(tree.commandsTo(number).size()), number);
        }
    }
};

MAZEWRIGHT_SUITE(bestsearch, TestBestSearch)
#include "tst_bestsearch.moc"
