#include "gamecore/analysis/shape.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/randomrows.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Rules rulesWith(int moves, Corners corners = Corners::Cut, int radius = 10)
{
    Rules rules;
    rules.moves = moves;
    rules.corners = corners;
    rules.fovRadius = radius;
    return rules;
}

/// A level, the cells that its hero reaches, and his way of walking there.
struct Walk {
    explicit Walk(const QStringList &rows, const Rules &withRules = rulesWith(4))
        : level(drawnLevel(rows)), rules(withRules), ground(level.terrain, *shippedCatalogue(), rules)
    {
        for (const Thing &thing : level.things) {
            start = thing.kind == u"start" ? thing.cell : start;
        }
        reached = reachFrom(level, *shippedCatalogue(), rules, start).cells;
    }

    bool isGround(Point cell) const { return reached.contains(cell) && reached.at(cell); }
    bool canStep(Point from, Point to) const
    {
        const Point step = to - from;
        const bool isDiagonal = step.x != 0 && step.y != 0;
        const bool isFree = rules.corners == Corners::Cut || (isGround({to.x, from.y}) && isGround({from.x, to.y}));
        return isGround(to) && step != Point() && (!isDiagonal || (rules.moves == 8 && isFree));
    }
    std::vector<Point> neighbors(Point cell) const
    {
        std::vector<Point> cells;
        for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
            for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
                if (canStep(cell, {x, y})) {
                    cells.push_back({x, y});
                }
            }
        }
        return cells;
    }
    /// Returns the number of connected parts of the ground.
    int parts() const
    {
        Grid<std::uint8_t> seen(reached.size(), 0);
        int count = 0;
        for (int i = 0; i < int(reached.cells().size()); ++i) {
            const Point cell{i % reached.width(), i / reached.width()};
            if (!isGround(cell) || seen.at(cell)) {
                continue;
            }
            ++count;
            std::vector<Point> open{cell};
            seen.set(cell, 1);
            while (!open.empty()) {
                const Point here = open.back();
                open.pop_back();
                for (const Point next : neighbors(here)) {
                    if (!seen.at(next)) {
                        seen.set(next, 1);
                        open.push_back(next);
                    }
                }
            }
        }
        return count;
    }

    Level level;
    Rules rules;
    Ground ground;
    Point start;
    Grid<std::uint8_t> reached;
};

QStringList marked(const QStringList &rows, const std::vector<Point> &cells)
{
    QStringList result = rows;
    for (const Point cell : cells) {
        result[cell.y][cell.x] = u'*';
    }
    return result;
}

void addRules()
{
    QTest::addColumn<int>("moves");
    QTest::addColumn<bool>("isCut");
    QTest::newRow("four ways") << 4 << true;
    QTest::newRow("eight ways") << 8 << true;
    QTest::newRow("closed corners") << 8 << false;
}

} // namespace

/// Dead ends, chokepoints, distances and the view from the start.
class TestShape : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deadEndsHaveOneWayOut()
    {
        const QStringList rows{u"@    "_s, u" ### "_s, u" #  #"_s};
        QCOMPARE(marked(rows, deadEnds(Walk(rows).ground, Walk(rows).reached)),
                 (QStringList{u"@    "_s, u" ###*"_s, u"*#  #"_s}));
        const QStringList lone{u"@# "_s};
        QVERIFY(deadEnds(Walk(lone).ground, Walk(lone).reached).empty());
    }

    void doorsCountAsPassages()
    {
        const QStringList rows{u"@ +4 1 #"_s};
        QCOMPARE(marked(rows, deadEnds(Walk(rows).ground, Walk(rows).reached)), QStringList(u"* +4 1*#"_s));
        QCOMPARE(marked(rows, chokepoints(Walk(rows).ground, Walk(rows).reached)), QStringList(u"@***** #"_s));
    }

    void chokepointsWouldSplitTheGround()
    {
        const QStringList rows{u"  ###"_s, u" @   "_s, u"  ###"_s, u"### #"_s};
        QCOMPARE(marked(rows, chokepoints(Walk(rows).ground, Walk(rows).reached)),
                 (QStringList{u"  ###"_s, u" *** "_s, u"  ###"_s, u"### #"_s}));
        const QStringList ring{u"@  "_s, u" # "_s, u"   "_s};
        QVERIFY(chokepoints(Walk(ring).ground, Walk(ring).reached).empty());
    }

    void deadEndsOnRandomLevels_data() { addRules(); }

    void deadEndsOnRandomLevels()
    {
        QFETCH(int, moves);
        QFETCH(bool, isCut);
        Rng rng(8);
        for (int i = 0; i < 500; ++i) {
            const QStringList rows = randomRows(rng, {9, 7}, u"   ###+14"_s);
            const Walk walk(rows, rulesWith(moves, isCut ? Corners::Cut : Corners::Closed));
            const std::vector<Point> ends = deadEnds(walk.ground, walk.reached);
            for (int cell = 0; cell < 63; ++cell) {
                const Point at{cell % 9, cell / 9};
                const bool isEnd = walk.isGround(at) && walk.neighbors(at).size() == 1;
                QVERIFY2(isEnd == (std::find(ends.begin(), ends.end(), at) != ends.end()),
                         qPrintable(rows.join(u'\n')));
            }
        }
    }

    void chokepointsOnRandomLevels_data() { addRules(); }

    void chokepointsOnRandomLevels()
    {
        QFETCH(int, moves);
        QFETCH(bool, isCut);
        Rng rng(9);
        int count = 0;
        for (int i = 0; i < 500; ++i) {
            const QStringList rows = randomRows(rng, {9, 7}, u"     ###+14"_s);
            Walk walk(rows, rulesWith(moves, isCut ? Corners::Cut : Corners::Closed));
            const std::vector<Point> found = chokepoints(walk.ground, walk.reached);
            count += int(found.size());
            const int parts = walk.parts();
            for (int cell = 0; cell < 63; ++cell) {
                const Point at{cell % 9, cell / 9};
                if (!walk.isGround(at)) {
                    continue;
                }
                Walk without = walk;
                without.reached.set(at, 0);
                const bool isLast = walk.neighbors(at).empty();
                const bool holds = !isLast && without.parts() > parts;
                QVERIFY2(holds == (std::find(found.begin(), found.end(), at) != found.end()),
                         qPrintable(rows.join(u'\n') + u"\n%1,%2"_s.arg(at.x).arg(at.y)));
            }
        }
        QVERIFY(count > 500);
    }

    void stepsAreTheShortestWay()
    {
        const Walk walk({u"@  #"_s, u"## #"_s, u"   #"_s});
        const Grid<int> steps = stepsFrom(walk.ground, walk.reached, walk.start);
        QCOMPARE(steps.cells(), (std::vector<int>{0, 1, 2, -1, -1, -1, 3, -1, 6, 5, 4, -1}));
        const Walk diagonal({u"@  "_s, u"   "_s}, rulesWith(8));
        QCOMPARE(stepsFrom(diagonal.ground, diagonal.reached, {0, 0}).cells(), (std::vector<int>{0, 1, 2, 1, 1, 2}));
    }

    void stepsOnRandomLevels_data() { addRules(); }

    void stepsOnRandomLevels()
    {
        QFETCH(int, moves);
        QFETCH(bool, isCut);
        Rng rng(10);
        for (int i = 0; i < 100; ++i) {
            const Walk walk(randomRows(rng, {9, 7}, u"    ##+14"_s),
                            rulesWith(moves, isCut ? Corners::Cut : Corners::Closed));
            const Grid<int> steps = stepsFrom(walk.ground, walk.reached, walk.start);
            QCOMPARE(steps.at(walk.start), 0);
            for (int cell = 0; cell < 63; ++cell) {
                const Point at{cell % 9, cell / 9};
                QCOMPARE(steps.at(at) != notReached, walk.isGround(at));
                int nearest = notReached;
                for (const Point next : walk.isGround(at) ? walk.neighbors(at) : std::vector<Point>()) {
                    nearest = nearest == notReached ? steps.at(next) : std::min(nearest, steps.at(next));
                }
                QVERIFY(at == walk.start || !walk.isGround(at) || steps.at(at) == nearest + 1);
            }
        }
    }

    void theViewOfTheStartHasItsMonstersAndItems()
    {
        const Walk walk({u"@ O  g!"_s, u"######T"_s}, rulesWith(4, Corners::Cut, 5));
        const StartView view = viewOfStart(walk.level, *shippedCatalogue(), walk.ground, walk.start);
        QCOMPARE(view.monsters, (std::vector<std::size_t>{1}));
        QCOMPARE(view.items, (std::vector<std::size_t>{2}));
        QVERIFY(view.cells.at({5, 0}) && !view.cells.at({6, 0}) && view.cells.at({1, 1}));
    }

    void aHugeLevelDoesNotOverflowTheStack()
    {
        Level level = newLevel(*shippedCatalogue(), {1500, 1500});
        for (int y = 2; y < 1498; y += 2) {
            for (int x = 1; x < 1499; ++x) {
                level.terrain.set({x, y}, shippedCatalogue()->wall());
            }
            level.terrain.set({y % 4 == 0 ? 1 : 1498, y}, shippedCatalogue()->floor());
        }
        const Rules rules = rulesWith(4);
        const Ground ground(level.terrain, *shippedCatalogue(), rules);
        const Grid<std::uint8_t> reached = reachFrom(level, *shippedCatalogue(), rules, {1, 1}).cells;
        const auto count = std::count(reached.cells().begin(), reached.cells().end(), 1);
        QVERIFY(count > 1'000'000);
        const std::size_t ends = deadEnds(ground, reached).size();
        QVERIFY(ends >= 1 && ends <= 2);
        QVERIFY(qint64(chokepoints(ground, reached).size()) >= count - 3000);
    }
};

MAZEWRIGHT_SUITE(shape, TestShape)
#include "tst_shape.moc"
