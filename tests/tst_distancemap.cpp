#include "gamecore/base/distancemap.h"
#include "gamecore/base/grid.h"
#include "gamecore/base/rng.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

using Terms = DistanceMap::Terms;
using Way = DistanceMap::Way;
using Goals = std::vector<DistanceMap::Goal>;
using Costs = Grid<int>;

/// '#' is a wall, 'M' occupied, '1'..'9' cost that much, everything else 1.
Costs costsOf(const QStringList &rows)
{
    Costs costs({int(rows.first().size()), int(rows.size())}, 1);
    for (int y = 0; y < costs.height(); ++y) {
        for (int x = 0; x < costs.width(); ++x) {
            const QChar sign = rows[y][x];
            if (sign == u'#') {
                costs.set({x, y}, DistanceMap::wall);
            } else if (sign == u'M') {
                costs.set({x, y}, DistanceMap::occupied);
            } else if (sign >= u'1' && sign <= u'9') {
                costs.set({x, y}, sign.digitValue());
            }
        }
    }
    return costs;
}

std::vector<Point> placesOf(const QStringList &rows, QChar sign)
{
    std::vector<Point> places;
    for (int y = 0; y < rows.size(); ++y) {
        for (int x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == sign) {
                places.push_back({x, y});
            }
        }
    }
    return places;
}

/// Each 'G' is a goal of value 0.
Goals goalsOf(const QStringList &rows)
{
    Goals goals;
    for (const Point cell : placesOf(rows, u'G')) {
        goals.push_back({cell});
    }
    return goals;
}

void fill(DistanceMap &map, const Costs &costs, const Goals &goals, const Terms &terms = {})
{
    map.compute(costs.size(), goals, terms, [&costs](Point p) { return costs.at(p); });
}

DistanceMap mapOf(const QStringList &rows, const Terms &terms = {})
{
    DistanceMap map;
    fill(map, costsOf(rows), goalsOf(rows), terms);
    return map;
}

/// Values as digits and letters up to z for 35; '#' is unreached.
QStringList drawn(const DistanceMap &map, Size size)
{
    QStringList rows;
    for (int y = 0; y < size.height; ++y) {
        QString row;
        for (int x = 0; x < size.width; ++x) {
            row += map.isReached({x, y}) ? QString::number(map.value({x, y}), 36) : u"#"_s;
        }
        rows += row;
    }
    return rows;
}

QStringList drawn(const QStringList &rows, const Terms &terms = {})
{
    return drawn(mapOf(rows, terms), {int(rows.first().size()), int(rows.size())});
}

Terms fourWays()
{
    Terms terms;
    terms.hasDiagonals = false;
    return terms;
}

Terms closedCorners()
{
    Terms terms;
    terms.cutsCorners = false;
    return terms;
}

/// Bellman and Ford: every step of every cell again until nothing changes.
class PlainMap {
public:
    PlainMap(const Costs &costs, const Goals &goals, const Terms &terms)
        : m_costs(costs), m_terms(terms), m_values(costs.size(), DistanceMap::unreached)
    {
        for (const DistanceMap::Goal &goal : goals) {
            if (isInside(goal.cell) && goal.value <= terms.limit) {
                m_values.set(goal.cell, std::min(m_values.at(goal.cell), goal.value));
            }
        }
        relax(false);
    }
    void turnToFlee(int tenths)
    {
        m_terms.limit = DistanceMap::unreached;
        for (int y = 0; y < m_values.height(); ++y) {
            for (int x = 0; x < m_values.width(); ++x) {
                if (const int value = m_values.at({x, y}); value != DistanceMap::unreached) {
                    m_values.set({x, y}, -value * tenths / 10);
                }
            }
        }
        relax(true);
    }
    const Grid<int> &values() const { return m_values; }

private:
    bool isInside(Point p) const { return m_costs.contains(p) && (!m_terms.area || m_terms.area->contains(p)); }
    bool isWall(Point p) const { return m_costs.at(p) == DistanceMap::wall; }
    bool canStep(Point from, Direction direction) const
    {
        const Point step = stepOf(direction);
        if (!isInside(from + step) || (!m_terms.hasDiagonals && !isStraight(direction))) {
            return false;
        }
        return isStraight(direction) || m_terms.cutsCorners
               || (!isWall(from + Point{step.x, 0}) && !isWall(from + Point{0, step.y}));
    }
    bool relaxFrom(Point near, Direction direction, bool isOnlyReached)
    {
        const Point far = near + stepOf(direction);
        if (m_values.at(near) == DistanceMap::unreached || !canStep(near, direction) || m_costs.at(far) <= 0
            || (isOnlyReached && m_values.at(far) == DistanceMap::unreached)) {
            return false;
        }
        const int entered = m_terms.way == Way::ToGoals ? std::max(1, m_costs.at(near)) : m_costs.at(far);
        const int value = m_values.at(near) + entered * (isStraight(direction) ? 2 : 3);
        if (value >= m_values.at(far) || value > m_terms.limit) {
            return false;
        }
        m_values.set(far, value);
        return true;
    }
    void relax(bool isOnlyReached)
    {
        for (bool isChanged = true; isChanged;) {
            isChanged = false;
            for (int i = 0; i < int(m_values.size().area()) * directionCount; ++i) {
                const int cell = i / directionCount;
                const Point near{cell % m_values.width(), cell / m_values.width()};
                isChanged = relaxFrom(near, Direction(i % directionCount), isOnlyReached) || isChanged;
            }
        }
    }

    const Costs &m_costs;
    Terms m_terms;
    Grid<int> m_values;
};

Costs randomCosts(Rng &rng)
{
    const int width = rng.between(1, 30);
    Costs costs({width, rng.between(1, 18)}, 1);
    const int wallsPercent = rng.below(50);
    const int roughPercent = rng.below(40);
    const int largest = rng.below(2) == 0 ? 3 : DistanceMap::largestCost;
    for (int y = 0; y < costs.height(); ++y) {
        for (int x = 0; x < width; ++x) {
            if (rng.below(100) < wallsPercent) {
                costs.set({x, y}, rng.below(4) == 0 ? DistanceMap::occupied : DistanceMap::wall);
            } else if (rng.below(100) < roughPercent) {
                costs.set({x, y}, rng.between(1, largest));
            }
        }
    }
    return costs;
}

/// Some of them outside, on walls or on the same cell.
Goals randomGoals(Size size, Rng &rng)
{
    Goals goals;
    const int spread = rng.below(2) == 0 ? 10 : 5000;
    for (int left = rng.below(6); left >= 0; --left) {
        const int x = rng.between(-1, size.width);
        const int y = rng.between(-1, size.height);
        goals.push_back({{x, y}, rng.below(2) == 0 ? 0 : rng.between(-spread, spread)});
    }
    goals.push_back(goals.front());
    return goals;
}

Terms randomTerms(Size size, Rng &rng)
{
    Terms terms;
    terms.hasDiagonals = rng.below(3) > 0;
    terms.cutsCorners = rng.below(2) == 0;
    terms.way = rng.below(2) == 0 ? Way::ToGoals : Way::FromGoals;
    if (rng.below(3) == 0) {
        terms.limit = rng.between(-5, 40);
    }
    if (rng.below(3) == 0) {
        const Point corner{rng.between(-2, size.width), rng.between(-2, size.height)};
        const int width = rng.between(0, size.width + 3);
        terms.area = {corner, {width, rng.between(0, size.height + 3)}};
    }
    return terms;
}

Grid<int> valuesOf(const DistanceMap &map, Size size)
{
    Grid<int> values(size, 0);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            values.set({x, y}, map.value({x, y}));
        }
    }
    return values;
}

/// Where repeated steps downhill lead, first to last.
std::vector<Point> rolled(const DistanceMap &map, Point cell)
{
    std::vector<Point> cells;
    while (const std::optional<Direction> step = map.downhill(cell)) {
        cell = cell + stepOf(*step);
        cells.push_back(cell);
    }
    return cells;
}

} // namespace

/// Distance maps: approach, flight and routes.
class TestDistanceMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStraightStepIsTwoAndADiagonalThree();
    void fourWaysKeepTheScale();
    void wallsAreWalkedRound();
    void cornersAreCutOrNot();
    void cornersOfTheOccupiedAreAlwaysCut();
    void theNearestOfSeveralGoalsWins();
    void aNegativeGoalIsAStrongerLure();
    void costsArePaidOnEntry_data();
    void costsArePaidOnEntry();
    void aGoalMayStandInAWall();
    void nothingBeyondTheLimitIsReached();
    void nothingOutsideTheAreaIsReachedOrAsked();
    void aLimitKeepsAHugeLevelCheap();
    void withoutGoalsNothingIsReached();
    void cellsAreListedByValue();

    void downhillGoesStraightBeforeDiagonalThenClockwise();
    void downhillEndsAtTheGoal();
    void whoStandsOnAnOccupiedCellIsLedOn();
    void downhillGoesRoundOthers();
    void downhillKeepsOutOfClosedCorners();
    void pathsAreRepeatedDownhill();
    void aPathToACellComesFromTheGoal();

    void fleeingRunsAway();
    void fleeingRunsRoundTheCorner();
    void whoIsCorneredRunsPast();
    void fleeingStaysWhereTheMapReached();

    void everyMapIsThePlainOne_data();
    void everyMapIsThePlainOne();
    void everyFleeMapIsThePlainOne();
    void theOrderOfGoalsNeverMatters();
};

void TestDistanceMap::aStraightStepIsTwoAndADiagonalThree()
{
    QCOMPARE(drawn({u"....."_s, //
                    u"....."_s, //
                    u"..G.."_s, //
                    u"....."_s}),
             (QStringList{u"65456"_s, //
                          u"53235"_s, //
                          u"42024"_s, //
                          u"53235"_s}));
}

void TestDistanceMap::fourWaysKeepTheScale()
{
    QCOMPARE(drawn({u"....."_s, //
                    u"....."_s, //
                    u"..G.."_s},
                   fourWays()),
             (QStringList{u"86468"_s, //
                          u"64246"_s, //
                          u"42024"_s}));
}

void TestDistanceMap::wallsAreWalkedRound()
{
    QCOMPARE(drawn({u"G.#...."_s, //
                    u"..#.##."_s, //
                    u"..#.#.."_s, //
                    u".....##"_s, //
                    u"####..."_s}),
             (QStringList{u"02#fgik"_s, //
                          u"23#d##i"_s, //
                          u"45#b#fh"_s, //
                          u"678ac##"_s, //
                          u"####dfh"_s}));
}

void TestDistanceMap::cornersAreCutOrNot()
{
    const QStringList rows{u"G#.."_s, //
                           u"...."_s, //
                           u"...."_s};
    QCOMPARE(drawn(rows), (QStringList{u"0#68"_s, //
                                       u"2357"_s, //
                                       u"4568"_s}));
    QCOMPARE(drawn(rows, closedCorners()), (QStringList{u"0#89"_s, //
                                                        u"2468"_s, //
                                                        u"4579"_s}));
    QCOMPARE(drawn({u"G#"_s, u"#."_s}), (QStringList{u"0#"_s, u"#3"_s}));
    QCOMPARE(drawn({u"G#"_s, u"#."_s}, closedCorners()), (QStringList{u"0#"_s, u"##"_s}));
}

void TestDistanceMap::cornersOfTheOccupiedAreAlwaysCut()
{
    QCOMPARE(drawn({u"GM"_s, u"M."_s}, closedCorners()), (QStringList{u"0#"_s, u"#3"_s}));
    QCOMPARE(drawn({u"GM"_s, u"#."_s}, closedCorners()), (QStringList{u"0#"_s, u"##"_s}));
}

void TestDistanceMap::theNearestOfSeveralGoalsWins()
{
    QCOMPARE(drawn({u"G.......G"_s}), (QStringList{u"024686420"_s}));
    QCOMPARE(drawn({u"GG...#..G"_s}), (QStringList{u"00246#420"_s}));
}

void TestDistanceMap::aNegativeGoalIsAStrongerLure()
{
    const Costs corridor({9, 1}, 1);
    DistanceMap map;
    fill(map, corridor, {{{0, 0}, 0}, {{8, 0}, -6}});
    const std::vector<int> expected{0, 2, 4, 4, 2, 0, -2, -4, -6};
    QCOMPARE(valuesOf(map, corridor.size()).cells(), expected);
    QCOMPARE(map.downhill({3, 0}), Direction::East);
    QCOMPARE(map.downhill({2, 0}), Direction::West);
    // One that starts above what leads past it is no goal at all.
    fill(map, corridor, {{{0, 0}, 0}, {{4, 0}, 20}});
    QCOMPARE(map.value({4, 0}), 8);
}

void TestDistanceMap::costsArePaidOnEntry_data()
{
    QTest::addColumn<bool>("isFromGoals");
    QTest::addColumn<std::vector<int>>("values");
    QTest::newRow("to goals") << false << std::vector<int>{0, 2, 4, 10, 12};
    QTest::newRow("from goals") << true << std::vector<int>{0, 2, 8, 10, 12};
}

void TestDistanceMap::costsArePaidOnEntry()
{
    QFETCH(const bool, isFromGoals);
    QFETCH(const std::vector<int>, values);
    Terms terms;
    terms.way = isFromGoals ? Way::FromGoals : Way::ToGoals;
    QCOMPARE(valuesOf(mapOf({u"G.3.."_s}, terms), {5, 1}).cells(), values);
}

void TestDistanceMap::aGoalMayStandInAWall()
{
    const Costs costs = costsOf({u"..#.."_s});
    DistanceMap map;
    fill(map, costs, {{{2, 0}, 0}});
    QCOMPARE(drawn(map, costs.size()), (QStringList{u"42024"_s}));
}

void TestDistanceMap::nothingBeyondTheLimitIsReached()
{
    Terms terms;
    terms.limit = 5;
    QCOMPARE(drawn({u"......"_s, //
                    u".G...."_s, //
                    u"......"_s},
                   terms),
             (QStringList{u"3235##"_s, //
                          u"2024##"_s, //
                          u"3235##"_s}));
}

void TestDistanceMap::nothingOutsideTheAreaIsReachedOrAsked()
{
    Terms terms;
    terms.area = {{1, 1}, {3, 2}};
    DistanceMap map;
    int strange = 0;
    const Goals goals{{{1, 1}, 0}, {{5, 3}, 0}};
    map.compute({6, 4}, goals, terms, [&](Point p) {
        strange += terms.area->contains(p) ? 0 : 1;
        return 1;
    });
    QCOMPARE(strange, 0);
    QCOMPARE(drawn(map, {6, 4}), (QStringList{u"######"_s, //
                                              u"#024##"_s, //
                                              u"#235##"_s, //
                                              u"######"_s}));
    QCOMPARE(map.value({-1, 0}), DistanceMap::unreached);
    QCOMPARE(map.value({1, 7}), DistanceMap::unreached);
}

void TestDistanceMap::aLimitKeepsAHugeLevelCheap()
{
    Terms terms;
    terms.limit = 20;
    DistanceMap map;
    int asked = 0;
    const Goals goals{{{2000, 3000}, 0}};
    map.compute({4096, 4096}, goals, terms, [&asked](Point) {
        ++asked;
        return 1;
    });
    QCOMPARE(map.value({2010, 3000}), 20);
    QCOMPARE(map.value({2011, 3000}), DistanceMap::unreached);
    QVERIFY2(asked <= 23 * 23, "each cell once, and none far away");
}

void TestDistanceMap::withoutGoalsNothingIsReached()
{
    QCOMPARE(drawn({u"..."_s}), (QStringList{u"###"_s}));
    QCOMPARE(mapOf({u"..."_s}).reachedCount(), 0);
    QVERIFY(!mapOf({u"..."_s}).downhill({1, 0}));
    QCOMPARE(DistanceMap().value({0, 0}), DistanceMap::unreached);
}

void TestDistanceMap::cellsAreListedByValue()
{
    const DistanceMap map = mapOf({u"..#..G.."_s, u"..#....."_s});
    QCOMPARE(map.reachedCount(), 10);
    QCOMPARE(map.reachedCell(0), (Point{5, 0}));
    for (int i = 1; i < map.reachedCount(); ++i) {
        QVERIFY(map.value(map.reachedCell(i)) >= map.value(map.reachedCell(i - 1)));
    }
}

void TestDistanceMap::downhillGoesStraightBeforeDiagonalThenClockwise()
{
    // East then northeast would be as short.
    const DistanceMap slanted = mapOf({u"...G"_s, u"...."_s, u"@..."_s});
    QCOMPARE(slanted.downhill({0, 2}), Direction::East);
    QCOMPARE(slanted.downhill({1, 2}), Direction::NorthEast);
    const DistanceMap between = mapOf({u".G."_s, u"G@G"_s, u".G."_s});
    QCOMPARE(between.downhill({1, 1}), Direction::North);
    const DistanceMap corners = mapOf({u"G.G"_s, u".@."_s, u"G.G"_s});
    QCOMPARE(corners.downhill({1, 1}), Direction::NorthEast);
    const DistanceMap left = mapOf({u"G.."_s, u".@."_s, u"G.."_s});
    QCOMPARE(left.downhill({1, 1}), Direction::SouthWest);
}

void TestDistanceMap::downhillEndsAtTheGoal()
{
    const DistanceMap map = mapOf({u"..G.."_s});
    QVERIFY(!map.downhill({2, 0}));
    QCOMPARE(map.downhill({0, 0}), Direction::East);
    QCOMPARE(map.downhill({4, 0}), Direction::West);
}

void TestDistanceMap::whoStandsOnAnOccupiedCellIsLedOn()
{
    const QStringList rows{u"#####"_s, //
                           u"#G.M#"_s, //
                           u"#####"_s};
    const DistanceMap map = mapOf(rows, closedCorners());
    QVERIFY(!map.isReached({3, 1}));
    QCOMPARE(map.downhill({3, 1}), Direction::West);
    QVERIFY(!mapOf({u"G#M"_s}).downhill({2, 0}));
}

void TestDistanceMap::downhillGoesRoundOthers()
{
    const DistanceMap map = mapOf({u"......"_s, //
                                   u"G....."_s, //
                                   u"......"_s});
    const auto notAt = [](const std::vector<Point> &taken) {
        return [taken](Point p) { return std::find(taken.begin(), taken.end(), p) == taken.end(); };
    };
    QCOMPARE(map.downhill({4, 1}), Direction::West);
    QCOMPARE(map.downhill({4, 1}, notAt({{3, 1}})), Direction::SouthWest);
    QCOMPARE(map.downhill({4, 1}, notAt({{3, 1}, {3, 2}})), Direction::NorthWest);
    QVERIFY(!map.downhill({4, 1}, notAt({{3, 1}, {3, 2}, {3, 0}})));
}

void TestDistanceMap::downhillKeepsOutOfClosedCorners()
{
    const DistanceMap map = mapOf({u"G#"_s, u".."_s}, closedCorners());
    QCOMPARE(map.downhill({1, 1}), Direction::West);
    const DistanceMap cut = mapOf({u"G#"_s, u".."_s});
    QCOMPARE(cut.downhill({1, 1}), Direction::NorthWest);
    QVERIFY(!mapOf({u"G#"_s, u"#M"_s}, closedCorners()).downhill({1, 1}));
}

void TestDistanceMap::pathsAreRepeatedDownhill()
{
    Rng rng(5);
    DistanceMap map;
    std::vector<Point> path;
    int steps = 0;
    for (int round = 0; round < 200; ++round) {
        const Costs costs = randomCosts(rng);
        const Terms terms = randomTerms(costs.size(), rng);
        fill(map, costs, randomGoals(costs.size(), rng), terms);
        for (int y = 0; y < costs.height(); ++y) {
            for (int x = 0; x < costs.width(); ++x) {
                map.pathFrom({x, y}, path);
                QCOMPARE(path, rolled(map, {x, y}));
                steps += int(path.size());
            }
        }
    }
    QVERIFY(steps > 10'000);
}

void TestDistanceMap::aPathToACellComesFromTheGoal()
{
    const DistanceMap map = mapOf({u"G.#.."_s, //
                                   u"....."_s});
    std::vector<Point> path{{9, 9}};
    map.pathFrom({4, 0}, path);
    QCOMPARE(path, (std::vector<Point>{{3, 0}, {2, 1}, {1, 1}, {0, 0}}));
    map.pathTo({4, 0}, path);
    QCOMPARE(path, (std::vector<Point>{{1, 1}, {2, 1}, {3, 0}, {4, 0}}));
    map.pathTo({0, 0}, path);
    QVERIFY(path.empty());
    map.pathTo({2, 0}, path);
    QCOMPARE(path.back(), (Point{2, 0}));
}

void TestDistanceMap::fleeingRunsAway()
{
    DistanceMap map = mapOf({u"......G..."_s}, fourWays());
    map.turnToFlee();
    // Before relaxing: -14 -12 -9 -7 -4 -2 0 -2 -4 -7.
    const std::vector<int> expected{-14, -12, -10, -8, -6, -4, -2, -3, -5, -7};
    QCOMPARE(valuesOf(map, {10, 1}).cells(), expected);
    QCOMPARE(map.downhill({4, 0}), Direction::West);
    QCOMPARE(map.downhill({8, 0}), Direction::East);
    QVERIFY(!map.downhill({9, 0}));
    QVERIFY(!map.downhill({0, 0}));
}

void TestDistanceMap::fleeingRunsRoundTheCorner()
{
    const QStringList rows{u"##########"_s, //
                           u"#G..@....#"_s, //
                           u"########.#"_s, //
                           u"#........#"_s, //
                           u"##########"_s};
    DistanceMap map = mapOf(rows, fourWays());
    map.turnToFlee();
    std::vector<Point> path;
    map.pathFrom({4, 1}, path);
    QCOMPARE(path.front(), (Point{5, 1}));
    QCOMPARE(path.back(), (Point{1, 3}));
    QCOMPARE(path.size(), std::size_t(13));
}

/// The short dead end on the left, or past the pursuer into the long corridor: urgency decides.
void TestDistanceMap::whoIsCorneredRunsPast()
{
    const QStringList rows{u"@.G.........................."_s};
    DistanceMap map = mapOf(rows, fourWays());
    map.turnToFlee(12);
    QCOMPARE(map.downhill({0, 0}), Direction::East);
    map = mapOf({u"@..G....."_s}, fourWays());
    map.turnToFlee(12);
    QVERIFY(!map.downhill({0, 0}));
    map = mapOf({u"@.G............"_s}, fourWays());
    map.turnToFlee(12);
    QVERIFY(!map.downhill({0, 0}));
    map = mapOf({u"@.G............"_s}, fourWays());
    map.turnToFlee(16);
    QCOMPARE(map.downhill({0, 0}), Direction::East);
}

void TestDistanceMap::fleeingStaysWhereTheMapReached()
{
    Terms terms;
    terms.limit = 6;
    DistanceMap map = mapOf({u"..........G"_s}, terms);
    map.turnToFlee();
    QCOMPARE(map.reachedCount(), 4);
    QVERIFY(!map.isReached({6, 0}));
    QVERIFY(!map.downhill({7, 0}));
    QCOMPARE(map.reachedCell(0), (Point{7, 0}));
}

void TestDistanceMap::everyMapIsThePlainOne_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 10; ++seed) {
        QTest::addRow("%d", seed) << seed;
    }
}

void TestDistanceMap::everyMapIsThePlainOne()
{
    QFETCH(const int, seed);
    Rng rng(std::uint64_t(seed), 1);
    DistanceMap map;
    qint64 reached = 0;
    for (int round = 0; round < 100; ++round) {
        const Costs costs = randomCosts(rng);
        const Goals goals = randomGoals(costs.size(), rng);
        const Terms terms = randomTerms(costs.size(), rng);
        fill(map, costs, goals, terms);
        const PlainMap plain(costs, goals, terms);
        QVERIFY(valuesOf(map, costs.size()) == plain.values());
        const auto &values = plain.values().cells();
        const auto unreached = std::count(values.begin(), values.end(), DistanceMap::unreached);
        QCOMPARE(qint64(map.reachedCount()), qint64(costs.size().area()) - unreached);
        reached += map.reachedCount();
    }
    QVERIFY(reached > 3000);
}

void TestDistanceMap::everyFleeMapIsThePlainOne()
{
    Rng rng(77);
    DistanceMap map;
    for (int round = 0; round < 300; ++round) {
        const Costs costs = randomCosts(rng);
        const Goals goals = randomGoals(costs.size(), rng);
        const Terms terms = randomTerms(costs.size(), rng);
        const int tenths = rng.between(10, 19);
        fill(map, costs, goals, terms);
        map.turnToFlee(tenths);
        PlainMap plain(costs, goals, terms);
        plain.turnToFlee(tenths);
        QVERIFY(valuesOf(map, costs.size()) == plain.values());
    }
}

void TestDistanceMap::theOrderOfGoalsNeverMatters()
{
    Rng rng(9);
    DistanceMap there;
    DistanceMap back;
    for (int round = 0; round < 100; ++round) {
        const Costs costs = randomCosts(rng);
        Goals goals = randomGoals(costs.size(), rng);
        fill(there, costs, goals);
        std::reverse(goals.begin(), goals.end());
        fill(back, costs, goals);
        QCOMPARE(there.reachedCount(), back.reachedCount());
        for (int i = 0; i < there.reachedCount(); ++i) {
            QCOMPARE(there.reachedCell(i), back.reachedCell(i));
        }
    }
}

QTEST_GUILESS_MAIN(TestDistanceMap)
#include "tst_distancemap.moc"
