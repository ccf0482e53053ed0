#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/kind.h"
#include "tests/support/dungeonlevels.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

using Weights = std::map<QString, int>;

KindCategory categoryOf(const Thing &thing)
{
    return shippedCatalogue()->kind(*shippedCatalogue()->kindOf(thing.kind)).category;
}

/// Counts the things of each kind on depth `depth` over all seeds.
Weights countKinds(const QString &ruleset, int depth, KindCategory category)
{
    Weights counts;
    for (int seed = 0; seed < seeds; ++seed) {
        for (const Thing &thing : depthOf(ruleset, seed, depth).things) {
            if (categoryOf(thing) == category) {
                ++counts[thing.kind];
            }
        }
    }
    return counts;
}

/// True if the counts fit the weights, by Pearson's chi-squared test, and no kind without weight occurs. Fails for one
/// correct table in ten thousand.
bool isFair(const Weights &counts, const Weights &weights)
{
    constexpr std::array<double, 7> bounds{1e-6, 15.1, 18.4, 21.1, 23.5, 25.7, 27.9}; // by degrees of freedom
    const auto add = [](double sum, const auto &row) { return sum + row.second; };
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0, add);
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0, add);
    double statistic = 0;
    for (const auto &[kind, weight] : weights) {
        const double expected = total * weight / sum;
        const double difference = (counts.count(kind) == 0 ? 0 : counts.at(kind)) - expected;
        statistic += difference * difference / expected;
    }
    const bool isKnown =
        std::all_of(counts.begin(), counts.end(), [&](const auto &row) { return weights.count(row.first) == 1; });
    return isKnown && statistic < bounds.at(weights.size() - 1);
}

/// Returns equal weights for the numbers 0 to `most`.
Weights zeroTo(int most)
{
    Weights weights;
    for (int i = 0; i <= most; ++i) {
        weights[QString::number(i)] = 1;
    }
    return weights;
}

QString keysOf(const Weights &weights)
{
    QStringList keys;
    for (const auto &[key, weight] : weights) {
        keys.append(key);
    }
    return keys.join(u", "_s);
}

void compareMix(KindCategory category)
{
    QFETCH(const QString, ruleset);
    QFETCH(const int, depth);
    QFETCH(const Weights, weights);
    const Weights counts = countKinds(ruleset, depth, category);
    // These are the numbers of the tutorials. A new kind belongs in a ruleset of its own.
    QVERIFY2(keysOf(counts) == keysOf(weights),
             qPrintable(u"the dungeon of %1 holds at depth %2: %3; here stands: %4"_s.arg(ruleset).arg(depth).arg(
                 keysOf(counts), keysOf(weights))));
    QVERIFY(isFair(counts, weights));
}

} // namespace

/// The kinds and numbers of monsters and items in the rooms of a dungeon (docs/rules.md).
class TestDungeonMix : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsPerRoomAreUniformlyDistributed_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("monsters");
        QTest::addColumn<int>("items");
        const auto row = [](const QString &ruleset, int depth, int monsters, int items) {
            QTest::addRow("%s %d", qPrintable(ruleset), depth) << ruleset << depth << monsters << items;
        };
        row(u"peaceful"_s, 1, 3, 0);
        row(u"peaceful"_s, 9, 3, 0);
        row(u"classic"_s, 1, 3, 2);
        row(u"classic"_s, 9, 3, 2);
        row(u"tombs"_s, 1, 2, 1);
        row(u"tombs"_s, 3, 2, 1);
        row(u"tombs"_s, 4, 3, 2);
        row(u"tombs"_s, 5, 3, 2);
        row(u"tombs"_s, 6, 5, 2);
        row(u"tombs"_s, 20, 5, 2);
    }

    void countsPerRoomAreUniformlyDistributed()
    {
        QFETCH(const QString, ruleset);
        QFETCH(const int, depth);
        QFETCH(const int, monsters);
        QFETCH(const int, items);
        Weights monsterCounts;
        Weights itemCounts;
        for (int seed = 0; seed < seeds; ++seed) {
            const Level level =
                dungeonLevel(*shippedCatalogue(), ruleset, loneRoom(ruleset), std::uint64_t(seed), depth);
            const auto count = [&level](KindCategory category) {
                const auto isOfIt = [category](const Thing &thing) { return categoryOf(thing) == category; };
                return QString::number(std::count_if(level.things.begin(), level.things.end(), isOfIt));
            };
            ++monsterCounts[count(KindCategory::Monster)];
            ++itemCounts[count(KindCategory::Item)];
        }
        QVERIFY(isFair(monsterCounts, zeroTo(monsters)));
        QVERIFY(isFair(itemCounts, zeroTo(items)));
    }

    void monstersFollowTheWeightsOfTheTable_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        QTest::addColumn<Weights>("weights");
        const auto row = [](const QString &ruleset, int depth, const Weights &weights) {
            QTest::addRow("%s %d", qPrintable(ruleset), depth) << ruleset << depth << weights;
        };
        row(u"peaceful"_s, 1, {{u"orc"_s, 80}, {u"troll"_s, 20}});
        row(u"classic"_s, 1, {{u"orc"_s, 80}, {u"troll"_s, 20}});
        row(u"classic"_s, 8, {{u"orc"_s, 80}, {u"troll"_s, 20}});
        for (const int depth : {1, 2}) {
            row(u"tombs"_s, depth, {{u"orc"_s, 80}});
        }
        for (const int depth : {3, 4}) {
            row(u"tombs"_s, depth, {{u"orc"_s, 80}, {u"troll"_s, 15}});
        }
        for (const int depth : {5, 6}) {
            row(u"tombs"_s, depth, {{u"orc"_s, 80}, {u"troll"_s, 30}});
        }
        for (const int depth : {7, 8, 30}) {
            row(u"tombs"_s, depth, {{u"orc"_s, 80}, {u"troll"_s, 60}});
        }
    }

    void monstersFollowTheWeightsOfTheTable() { compareMix(KindCategory::Monster); }

    void itemsFollowTheWeightsOfTheTable_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        QTest::addColumn<Weights>("weights");
        const auto row = [](const QString &ruleset, int depth, const Weights &weights) {
            QTest::addRow("%s %d", qPrintable(ruleset), depth) << ruleset << depth << weights;
        };
        const QString potion = u"healing_potion"_s;
        const QString lightning = u"lightning_scroll"_s;
        const QString fireball = u"fireball_scroll"_s;
        const QString confusion = u"confusion_scroll"_s;
        Weights classic{{potion, 70}, {lightning, 10}, {fireball, 10}, {confusion, 10}};
        row(u"classic"_s, 1, classic);
        row(u"classic"_s, 3, classic);
        classic[u"sword"_s] = 5;
        row(u"classic"_s, 4, classic);
        row(u"classic"_s, 7, classic);
        classic[u"shield"_s] = 15;
        row(u"classic"_s, 8, classic);
        row(u"classic"_s, 20, classic);
        row(u"tombs"_s, 1, {{potion, 35}});
        row(u"tombs"_s, 2, {{potion, 35}, {confusion, 10}});
        row(u"tombs"_s, 3, {{potion, 35}, {confusion, 10}});
        for (const int depth : {4, 5}) {
            row(u"tombs"_s, depth, {{potion, 35}, {confusion, 10}, {lightning, 25}, {u"sword"_s, 5}});
        }
        Weights deep{{potion, 35}, {confusion, 10}, {lightning, 25}, {fireball, 25}, {u"sword"_s, 5}};
        row(u"tombs"_s, 6, deep);
        row(u"tombs"_s, 7, deep);
        deep[u"shield"_s] = 15;
        row(u"tombs"_s, 8, deep);
        row(u"tombs"_s, 30, deep);
    }

    void itemsFollowTheWeightsOfTheTable() { compareMix(KindCategory::Item); }
};

MAZEWRIGHT_SUITE(dungeonmix, TestDungeonMix)
#include "tst_dungeonmix.moc"
