#include "gamecore/base/issue.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/lockgraph.h"
#include "gamecore/pathfinding/reach.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/randomrows.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

Rules rulesWith(int moves, Corners corners = Corners::Cut)
{
    Rules rules;
    rules.moves = moves;
    rules.corners = corners;
    return rules;
}

Point startOf(const Level &level)
{
    for (const Thing &thing : level.things) {
        if (thing.kind == u"start") {
            return thing.cell;
        }
    }
    return {};
}

/// Returns the rows with a `*` on each cell that the hero can reach.
QStringList reached(const QStringList &rows, const Rules &rules = rulesWith(4))
{
    const Level level = drawnLevel(rows);
    const Reach reach = reachFrom(level, *shippedCatalogue(), rules, startOf(level));
    QStringList marked = rows;
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            if (reach.contains({x, y})) {
                marked[y][x] = u'*';
            }
        }
    }
    return marked;
}

/// Tries every order of steps, openings and pick-ups, using only kinds and terrain of the engine.
class EveryOrder {
public:
    EveryOrder(const Level &level, const Catalogue &catalogue, const Rules &rules, Point start)
        : m_level(level), m_catalogue(catalogue), m_rules(rules)
    {
        for (int y = 0; y < level.size().height; ++y) {
            for (int x = 0; x < level.size().width; ++x) {
                if (catalogue.terrain(level.terrain.at({x, y})).isDoor()) {
                    m_doors.push_back({x, y});
                }
            }
        }
        for (const Thing &thing : level.things) {
            const QString carried = thing.values.value("item"_L1).toString();
            if (thing.kind.endsWith("_key"_L1)) {
                m_keys.push_back({thing.kind, {thing.cell}});
            } else if (carried.endsWith("_key"_L1)) {
                m_keys.push_back({carried, walkFrom(thing.cell)});
            }
        }
        add({start, 0, 0});
        while (!m_waiting.empty()) {
            const State state = m_waiting.back();
            m_waiting.pop_back();
            m_reached.insert({state.hero.y, state.hero.x});
            play(state);
        }
    }

    bool reaches(Point cell) const { return m_reached.contains({cell.y, cell.x}); }

private:
    struct State {
        Point hero;
        std::uint64_t opened = 0;
        std::uint64_t taken = 0;
    };
    struct Key {
        QString kind;
        std::vector<Point> cells; ///< where the key lies or can be dropped
    };

    /// Returns all cells that a monster can ever reach on foot, in whichever direction it walks.
    std::vector<Point> walkFrom(Point from) const
    {
        std::vector<Point> cells{from};
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (const Direction direction : straightDirections) {
                const Point next = cells[i] + stepOf(direction);
                const bool isFloor = m_level.terrain.contains(next)
                                     && m_catalogue.terrain(m_level.terrain.at(next)).isWalkable
                                     && m_catalogue.terrain(m_level.terrain.at(next)).damage == 0;
                if (isFloor && std::find(cells.begin(), cells.end(), next) == cells.end()) {
                    cells.push_back(next);
                }
            }
        }
        return cells;
    }

    void add(State state)
    {
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const std::vector<Point> &cells = m_keys[i].cells;
            const bool isHere = std::find(cells.begin(), cells.end(), state.hero) != cells.end();
            state.taken |= isHere ? 1ULL << i : 0ULL;
        }
        if (m_known.insert({state.hero.y * 64 + state.hero.x, state.opened, state.taken}).second) {
            m_waiting.push_back(state);
        }
    }

    int doorAt(Point cell) const
    {
        const auto door = std::find(m_doors.begin(), m_doors.end(), cell);
        return door == m_doors.end() ? -1 : int(door - m_doors.begin());
    }

    bool canStand(Point cell, const State &state) const
    {
        const int door = m_level.terrain.contains(cell) ? doorAt(cell) : -1;
        return m_level.terrain.contains(cell)
               && (door >= 0 ? (state.opened >> door & 1ULL) != 0
                             : m_catalogue.terrain(m_level.terrain.at(cell)).isWalkable);
    }

    int held(const QString &key, const State &state) const
    {
        int count = int(m_catalogue.kind(m_catalogue.start()).items.count(key));
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            count += m_keys[i].kind == key && (state.taken >> i & 1ULL) != 0 ? 1 : 0;
        }
        for (std::size_t i = 0; i < m_doors.size(); ++i) {
            const bool isOpen = (state.opened >> i & 1ULL) != 0;
            count -= isOpen && m_catalogue.terrain(m_level.terrain.at(m_doors[i])).openedBy == key ? 1 : 0;
        }
        return count;
    }

    void play(const State &state)
    {
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                if ((dx != 0 || dy != 0) && (m_rules.moves == 8 || dx == 0 || dy == 0)) {
                    step(state, {dx, dy});
                }
            }
        }
    }

    void step(const State &state, Point step)
    {
        const Point to = state.hero + step;
        const bool isDiagonal = step.x != 0 && step.y != 0;
        if (canStand(to, state)) {
            const bool isFree =
                !isDiagonal || m_rules.corners == Corners::Cut
                || (canStand(state.hero + Point{step.x, 0}, state) && canStand(state.hero + Point{0, step.y}, state));
            if (isFree) {
                add({to, state.opened, state.taken});
            }
            return;
        }
        const int door = m_level.terrain.contains(to) && !isDiagonal ? doorAt(to) : -1;
        if (door < 0) {
            return;
        }
        const QString &key = m_catalogue.terrain(m_level.terrain.at(to)).openedBy;
        if (key.isEmpty() || held(key, state) > 0) {
            add({state.hero, state.opened | 1ULL << door, state.taken});
        }
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    Rules m_rules;
    std::vector<Point> m_doors;
    std::vector<Key> m_keys;
    std::set<std::tuple<int, std::uint64_t, std::uint64_t>> m_known;
    std::vector<State> m_waiting;
    std::set<std::pair<int, int>> m_reached;
};

} // namespace

/// The cells that the hero can reach with keys that open one door each.
class TestReach : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCancelledReachStops()
    {
        const Level level = newLevel(*shippedCatalogue(), {50, 50});
        std::atomic<bool> isCancelled = true;
        const auto reached = [&] {
            const Reach reach = reachFrom(level, *shippedCatalogue(), rulesWith(4), startOf(level), {}, &isCancelled);
            return std::count(reach.cells.cells().begin(), reach.cells.cells().end(), std::uint8_t(1));
        };
        QCOMPARE(reached(), 1);
        isCancelled = false;
        QCOMPARE(reached(), 48 * 48);
    }

    void wallsWaterAndGlassBlockTheHero()
    {
        QCOMPARE(reached({u"@ # "_s, u"  ~ "_s, u"::  "_s}), (QStringList{u"**# "_s, u"**~ "_s, u"::  "_s}));
    }

    void doorsWithoutALockAreOpen() { QCOMPARE(reached({u"@+ #"_s}), QStringList(u"***#"_s)); }

    void doorsOpenToStraightStepsOnly()
    {
        QCOMPARE(reached({u"@#"_s, u"#+"_s}, rulesWith(8)), (QStringList{u"*#"_s, u"#+"_s}));
        QCOMPARE(reached({u"@##"_s, u"+##"_s, u"# g"_s}, rulesWith(8)), (QStringList{u"*##"_s, u"*##"_s, u"#**"_s}));
        QCOMPARE(reached({u" ##"_s, u"+##"_s, u"# @"_s}, rulesWith(8)), (QStringList{u" ##"_s, u"+##"_s, u"#**"_s}));
    }

    void diagonalStepsAreARule()
    {
        QCOMPARE(reached({u"@#"_s, u"# "_s}, rulesWith(8)), (QStringList{u"*#"_s, u"#*"_s}));
        QCOMPARE(reached({u"@#"_s, u"# "_s}, rulesWith(4)), (QStringList{u"*#"_s, u"# "_s}));
    }

    void closedCornersBlockTheHero()
    {
        QCOMPARE(reached({u"@#"_s, u"# "_s}, rulesWith(8, Corners::Closed)), (QStringList{u"*#"_s, u"# "_s}));
        QCOMPARE(reached({u"@#"_s, u"  "_s}, rulesWith(8, Corners::Closed)), (QStringList{u"*#"_s, u"**"_s}));
    }

    void aKeyOpensOneDoor()
    {
        QCOMPARE(reached({u"@41 1 "_s}), QStringList(u"****1 "_s));
        QCOMPARE(reached({u"@441 1 "_s}), QStringList(u"*******"_s));
    }

    void eitherOfTwoDoorsIsReachedWithOneKey()
    {
        QCOMPARE(reached({u" 14@1 "_s}), QStringList(u"******"_s));
        QCOMPARE(reached({u" 1 14@1 1 "_s}), QStringList(u" 1******1 "_s));
    }

    void aKeyBehindItsOwnDoorOpensNothing() { QCOMPARE(reached({u"@14"_s}), QStringList(u"*14"_s)); }

    void aKeySpentOnAnotherDoorIsRegained()
    {
        QCOMPARE(reached({u"44#####"_s, u"1######"_s, u"@4 1 1 "_s}),
                 (QStringList{u"**#####"_s, u"*######"_s, u"*******"_s}));
    }

    void keysOfOtherColorsOpenNothing()
    {
        QCOMPARE(reached({u"@42 "_s}), QStringList(u"**2 "_s));
        QCOMPARE(reached({u"@51 2 "_s}), QStringList(u"**1 2 "_s));
    }

    /// The hero does not spend a key on a dead end: one red key for three red doors, and behind one of them lies the
    /// blue key for a fourth door.
    void aDoorThatLeadsNowhereIsNotWorthAKey()
    {
        QCOMPARE(reached({u"# 1#####"_s, u"##@42   "_s, u"##1#####"_s, u"##5#####"_s}),
                 (QStringList{u"#**#####"_s, u"##******"_s, u"##*#####"_s, u"##*#####"_s}));
        QCOMPARE(reached({u"# 1#####"_s, u"##@42 1 "_s, u"##1#####"_s, u"##5#####"_s}),
                 (QStringList{u"#**#####"_s, u"##****1 "_s, u"##*#####"_s, u"##*#####"_s}));
    }

    void theHerosInitialKeysCount()
    {
        QTemporaryDir folder;
        QFile hero(folder.filePath(u"hero.json"_s));
        QVERIFY(hero.open(QIODevice::WriteOnly));
        QFile shipped(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/data/hero.json"));
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        hero.write(shipped.readAll().replace("[\"dagger\"]", "[\"red_key\", \"dagger\", \"red_key\"]"));
        hero.close();
        IssueList issues;
        const CataloguePtr catalogue = Catalogue::load({folder.path(), shippedData()}, issues);
        QVERIFY(catalogue);
        const Level level = drawnLevel({u"@1 1 1 "_s});
        const Reach reach = reachFrom(level, *catalogue, rulesWith(4), {0, 0});
        QCOMPARE(std::count(reach.cells.cells().begin(), reach.cells.cells().end(), 1), 5);
        Rng rng(3);
        for (int i = 0; i < 100; ++i) {
            const Level random = drawnLevel(randomRows(rng, {6, 4}, u"     ####11234"_s));
            const Reach found = reachFrom(random, *catalogue, rulesWith(4), startOf(random));
            const EveryOrder every(random, *catalogue, rulesWith(4), startOf(random));
            for (int cell = 0; cell < 24; ++cell) {
                const Point at{cell % 6, cell / 6};
                QVERIFY2(found.contains(at) == every.reaches(at), qPrintable(rowsOf(random).join(u'\n')));
            }
        }
    }

    void doorsOfOneKindCanBeAssumedOpen()
    {
        const Level level = drawnLevel({u"@1425"_s});
        const Reach reach = reachFrom(level, *shippedCatalogue(), rulesWith(4), {0, 0}, u"red_key"_s);
        QCOMPARE(reach.cells.cells(), (std::vector<std::uint8_t>{1, 1, 1, 0, 0}));
    }

    void theStartCountsAsGround()
    {
        Level level = drawnLevel({u"  @  "_s});
        level.terrain.set({2, 0}, shippedCatalogue()->wall());
        const Reach reach = reachFrom(level, *shippedCatalogue(), rulesWith(4), {2, 0});
        QCOMPARE(reach.cells.cells(), (std::vector<std::uint8_t>{1, 1, 1, 1, 1}));
    }

    void reachMatchesAllOrdersOnRandomLevels_data()
    {
        QTest::addColumn<int>("moves");
        QTest::addColumn<bool>("isCut");
        QTest::addColumn<QString>("characters");
        QTest::newRow("four ways") << 4 << true << u"      #######111222345"_s;
        QTest::newRow("one color, scarce") << 4 << true << u"        #########111144"_s;
        QTest::newRow("hardly a wall") << 4 << true << u"                 ###11111222445"_s;
        QTest::newRow("eight ways") << 8 << true << u"   ########+111222345"_s;
        QTest::newRow("closed corners") << 8 << false << u"       #######+111222345"_s;
    }

    void reachMatchesAllOrdersOnRandomLevels()
    {
        QFETCH(int, moves);
        QFETCH(bool, isCut);
        QFETCH(QString, characters);
        const Rules rules = rulesWith(moves, isCut ? Corners::Cut : Corners::Closed);
        Rng rng(std::uint64_t(moves + characters.size()));
        int withScarceKeys = 0;
        const int levels = repeats(500, 10'000);
        for (int i = 0; i < levels; ++i) {
            const Level level = drawnLevel(randomRows(rng, {6, 4}, characters));
            const Reach reach = reachFrom(level, *shippedCatalogue(), rules, startOf(level));
            const EveryOrder every(level, *shippedCatalogue(), rules, startOf(level));
            QVERIFY(reach.isExact);
            const Reach open = reachFrom(level, *shippedCatalogue(), rules, startOf(level), u"red_key"_s);
            withScarceKeys += open.cells == reach.cells ? 0 : 1;
            for (int cell = 0; cell < 24; ++cell) {
                const Point at{cell % 6, cell / 6};
                QVERIFY2(reach.contains(at) == every.reaches(at), qPrintable(rowsOf(level).join(u'\n')));
            }
        }
        QVERIFY(withScarceKeys > 50);
    }

    /// Every second key is carried by a monster on patrol. The hero gets it if any of the monster's steps leads to him.
    void carriedKeysOnRandomLevels()
    {
        Rng rng(77);
        int different = 0;
        const int levels = repeats(500, 10'000);
        for (int i = 0; i < levels; ++i) {
            Rules rules = rulesWith(i % 2 == 0 ? 4 : 8, i % 3 == 0 ? Corners::Closed : Corners::Cut);
            rules.contact = Contact::Fight;
            Level level = drawnLevel(randomRows(rng, {6, 4}, u"      ###^1112444"_s));
            for (Thing &thing : level.things) {
                if (thing.kind == u"red_key" && rng.below(2) == 0) {
                    thing.kind = u"orc"_s;
                    thing.values = {{u"item"_s, u"red_key"_s}, {u"behavior"_s, u"patrol"_s}};
                }
            }
            const Reach reach = reachFrom(level, *shippedCatalogue(), rules, startOf(level));
            const EveryOrder every(level, *shippedCatalogue(), rules, startOf(level));
            for (int cell = 0; cell < 24; ++cell) {
                const Point at{cell % 6, cell / 6};
                QVERIFY2(reach.contains(at) == every.reaches(at), qPrintable(rowsOf(level).join(u'\n')));
            }
            rules.contact = Contact::Kick; // no monster can be harmed, so only keys on cells count
            different += reachFrom(level, *shippedCatalogue(), rules, startOf(level)).cells == reach.cells ? 0 : 1;
        }
        QVERIFY(different > 50);
    }

    /// Too many orders of opening doors make the search ignore key counts. Many rooms in a ring: each key opens one of
    /// many doors with more keys behind them, but never enough.
    void tooManyOrdersIgnoreKeyCounts()
    {
        QString doors;
        QString keys;
        QString more;
        QString ends;
        for (int i = 0; i < 60; ++i) {
            doors += u"1#"_s;
            keys += u"5#"_s;
            more += u"2#"_s;
            ends += u"6#"_s;
        }
        QString hall(doors.size(), u' ');
        hall.replace(0, 31, u"@" + QString(30, u'4'));
        const QStringList rows{ends, more, keys, doors, hall};
        const Level level = drawnLevel(rows);
        const Reach reach = reachFrom(level, *shippedCatalogue(), rulesWith(4), {0, 4});
        QVERIFY(!reach.isExact);
        for (int x = 0; x < 120; x += 2) {
            QVERIFY(reach.contains({x, 0}));
        }
    }

    /// Enough keys for all doors need no search: the largest level, with a key for each of thousands of doors.
    void enoughKeysNeedNoSearch()
    {
        const Catalogue &catalogue = *shippedCatalogue();
        Level level;
        level.terrain = Grid<TerrainId>({largestSide, largestSide}, catalogue.floor());
        const TerrainId door = *catalogue.terrainOf(u"red_door"_s);
        for (int x = 0; x < largestSide; ++x) {
            level.terrain.set({x, 1}, x % 2 == 0 ? door : catalogue.wall());
            level.terrain.set({x, 100}, x % 2 == 0 ? door : catalogue.wall());
            level.things.push_back({.cell = {x, 0}, .kind = u"red_key"_s, .values = {}});
        }
        const Reach reach = reachFrom(level, catalogue, rulesWith(4), {0, 0});
        QVERIFY(reach.isExact);
        const auto count = std::count(reach.cells.cells().begin(), reach.cells.cells().end(), 1);
        QCOMPARE(count, std::int64_t(largestSide) * largestSide - largestSide);
    }
};

MAZEWRIGHT_SUITE(reach, TestReach)
#include "tst_reach.moc"
