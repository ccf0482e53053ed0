#include "gamecore/base/rng.h"
#include "tests/support/drawndistances.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Bellman-Ford: relaxes every step of every cell until no value changes.
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

/// Returns random goals; some are outside the map, on walls or on the same cell.
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

} // namespace

/// Properties of distance maps that hold on every level.
class TestDistanceLaws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMapMatchesTheReference_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 10; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    void everyMapMatchesTheReference()
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

    void everyFleeMapMatchesTheReference()
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

    void theOrderOfGoalsNeverMatters()
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
};

MAZEWRIGHT_SUITE(distancelaws, TestDistanceLaws)
#include "tst_distancelaws.moc"
