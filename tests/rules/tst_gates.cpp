#include "gamecore/analysis/fix.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/world/event.h"
#include "tests/support/gates.h"
#include "tests/support/owncatalogue.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <deque>
#include <set>

using namespace Qt::StringLiterals;

namespace {

Game gateGame(const QStringList &rows, const QString &rest)
{
    return gameUnder(gatesCatalogue(), rows, rest);
}

const QString seenWhole = ruled(u"classic"_s, u"\"vision\": \"all\", \"win\": [\"treasure\"]"_s);

/// Returns the cells that a hero reaches, by trying every step in every state.
QStringList cellsPlayed(const Game &game)
{
    std::set<std::pair<int, int>> come;
    std::set<std::tuple<int, int, std::size_t>> known;
    std::deque<World> open{game.world()};
    EventList events;
    for (; !open.empty(); open.pop_front()) {
        come.insert({open.front().hero().cell.x, open.front().hero().cell.y});
        for (int i = 0; i < directionCount; ++i) {
            World next = open.front();
            playTurn(next, Command::move(Direction(i)), events);
            const Point cell = next.hero().cell;
            if (known.insert({cell.x, cell.y, next.openedDoors().size()}).second) {
                open.push_back(std::move(next));
            }
        }
    }
    QStringList rows;
    for (int y = 0; y < game.world().size().height; ++y) {
        rows.append(QString());
        for (int x = 0; x < game.world().size().width; ++x) {
            rows.last() += come.contains({x, y}) ? u'*' : u'.';
        }
    }
    return rows;
}

QStringList reachedCells(const Game &game, bool *isExact = nullptr)
{
    const Reach reach = reachFrom(game.level(), *game.catalogue(), game.world().rules(), game.world().hero().cell);
    if (isExact) {
        *isExact = reach.isExact;
    }
    QStringList rows;
    for (int y = 0; y < game.world().size().height; ++y) {
        rows.append(QString());
        for (int x = 0; x < game.world().size().width; ++x) {
            rows.last() += reach.contains({x, y}) ? u'*' : u'.';
        }
    }
    return rows;
}

QStringList codesFoundIn(const LevelAnalysis &analysis)
{
    QStringList codes;
    for (const Issue &issue : analysis.issues) {
        codes.append(issueKey(issue.code));
    }
    return codes;
}

LevelAnalysis analysisOfGates(const QStringList &rows)
{
    return analyzeLevel(levelUnder(gatesCatalogue(), rows, seenWhole), *gatesCatalogue());
}

} // namespace

/// A plate opens every gate of the level, and all forecasts account for it.
class TestGates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGateBlocksLikeAWall()
    {
        const QStringList rows{u"######"_s, u"#@|  #"_s, u"######"_s};
        Game free = gateGame(rows, seenWhole);
        QCOMPARE(play(free, u"move east"_s), QStringList(u"refused blocked"_s));
        Game turn = gateGame(rows, ruled(u"classic"_s, u"\"vision\": \"all\", \"wall_bump\": \"turn\""_s));
        QCOMPARE(firstWords(play(turn, u"move east"_s)), QStringList(u"bumped"_s));
        QVERIFY(!turn.world().isWalkable({2, 1}));
    }

    void aPlateOpensEveryGateForGood()
    {
        Game game = gateGame({u"#######"_s, u"# | | #"_s, u"#@_   #"_s, u"#######"_s},
                             ruled(u"classic"_s, u"\"vision\": \"fov\""_s));
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"moved 1 [1, 2] [2, 2]"_s, u"opened [2, 1]"_s, u"opened [4, 1]"_s}));
        for (const Point gate : {Point{2, 1}, Point{4, 1}}) {
            QVERIFY(game.world().isWalkable(gate));
            QVERIFY(game.world().terrainAt(gate).isTransparent);
        }
        playAll(game, {u"move west"_s});
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [1, 2] [2, 2]"_s));
        play(game, u"move north"_s);
        QCOMPARE(game.world().hero().cell, (Point{2, 1}));
    }

    void onlyTheHeroPressesPlates()
    {
        Game game = gateGame({u"#########"_s, u"#@   __O#"_s, u"####|####"_s, u"#########"_s}, seenWhole);
        for (int turn = 0; turn < 6; ++turn) {
            play(game, u"wait"_s);
        }
        QCOMPARE(game.world().actor(2).cell, (Point{2, 1}));
        QVERIFY(game.world().openedDoors().empty());
    }

    void startingOnAPlateDoesNotPressIt()
    {
        const QString start = thingsOf({u"start 1 1"_s});
        Game game =
            gateGame({u"######"_s, u"#_ | #"_s, u"######"_s}, ruled(u"classic"_s, u"\"vision\": \"all\""_s, start));
        play(game, u"move east"_s);
        QVERIFY(game.world().openedDoors().empty());
        play(game, u"move west"_s);
        QCOMPARE(game.world().openedDoors().size(), std::size_t(1));
        for (const QString &row : {u"#_|g#"_s, u"#_ |g#"_s}) {
            const QString wall(row.size(), u'#');
            const Game begun = gateGame({wall, row, wall}, ruled(u"classic"_s, u"\"vision\": \"all\""_s, start));
            QCOMPARE(reachedCells(begun), cellsPlayed(begun));
        }
    }

    void cellsBehindAGateNeedAReachablePlate()
    {
        QCOMPARE(codesFoundIn(analysisOfGates({u"#######"_s, u"#@_ |g#"_s, u"#######"_s})), QStringList());
        const LevelAnalysis shut = analysisOfGates({u"########"_s, u"#@ |g#_#"_s, u"########"_s});
        QVERIFY(codesFoundIn(shut).contains(u"unreachable_treasure"_s));
        QVERIFY(codesFoundIn(shut).contains(u"too_few_keys"_s));
        QVERIFY(shut.isReachExact);
        QVERIFY(codesFoundIn(analysisOfGates({u"########"_s, u"#@ |g_ #"_s, u"########"_s}))
                    .contains(u"unreachable_treasure"_s));
    }

    void aPlateMayLieBehindALock()
    {
        const LevelAnalysis analysis = analysisOfGates({u"##########"_s, u"#@4 1_ |g#"_s, u"##########"_s});
        QCOMPARE(codesFoundIn(analysis), QStringList());
        const QStringList withoutAKey{u"##########"_s, u"#@  1_ |g#"_s, u"##########"_s};
        QVERIFY(codesFoundIn(analysisOfGates(withoutAKey)).contains(u"unreachable_treasure"_s));
    }

    /// The gate has walls on both sides, so no straight step leads to it.
    void openGatesCanBeEnteredDiagonally()
    {
        const Game game = gateGame({u"######"_s, u"#@_###"_s, u"###|##"_s, u"####g#"_s, u"######"_s}, seenWhole);
        QCOMPARE(reachedCells(game), cellsPlayed(game));
        QVERIFY(reachedCells(game).at(3).contains(u'*'));
    }

    void reachMatchesPlay_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 60; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    void reachMatchesPlay()
    {
        QFETCH(const int, seed);
        Rng rng{std::uint64_t(seed)};
        const QStringList rows = randomRows(rng, {9, 7}, seed % 3 == 0 ? u"####    ||+_"_s : u"####   ||__"_s);
        const Game game =
            gateGame(rows, ruled(u"classic"_s, u"\"vision\": \"all\", \"moves\": %1"_s.arg(seed % 2 == 0 ? 8 : 4)));
        bool isExact = false;
        QCOMPARE(reachedCells(game, &isExact), cellsPlayed(game));
        QVERIFY(isExact);
    }

    void theFixAddsAMissingPlate()
    {
        const Level level = levelUnder(gatesCatalogue(), {u"######"_s, u"#@ |g#"_s, u"######"_s}, seenWhole);
        const LevelAnalysis analysis = analyzeLevel(level, *gatesCatalogue());
        for (const Issue &issue : analysis.issues) {
            if (issue.code == IssueCode::TooFewKeys || issue.code == IssueCode::UnreachableTreasure) {
                const std::vector<LevelFix> fixes = fixesFor(level, analysis, issue);
                QVERIFY(!fixes.empty());
                QCOMPARE(codesFoundIn(analyzeLevel(fixedLevel(level, fixes.front()), *gatesCatalogue())),
                         QStringList());
            }
        }
    }
};

MAZEWRIGHT_SUITE(gates, TestGates)
#include "tst_gates.moc"
