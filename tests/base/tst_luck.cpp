#include "gamecore/base/rng.h"
#include "tests/support/suite.h"

#include <QTest>

#include <array>
#include <set>

using namespace Qt::StringLiterals;

/// Keyed random numbers (gamecore/base/rng.h).
class TestLuck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsArePinned_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("who");
        QTest::addColumn<int>("purpose");
        QTest::addColumn<quint32>("count");
        QTest::addColumn<quint64>("word");
        // Expected values: computed by a second implementation of the same published algorithm, in Python.
        QTest::newRow("all 0") << quint64(0) << quint64(0) << 0 << 0U << Q_UINT64_C(0x2130748aaac80268);
        QTest::newRow("the next") << quint64(0) << quint64(0) << 0 << 1U << Q_UINT64_C(0x0cc78fb979ce5090);
        QTest::newRow("seed 1") << quint64(1) << quint64(0) << 0 << 0U << Q_UINT64_C(0xe28195ddd9ee4956);
        QTest::newRow("somebody else") << quint64(1) << quint64(7) << 0 << 0U << Q_UINT64_C(0x0b771e2840ced8db);
        QTest::newRow("anything else") << quint64(1) << quint64(7) << 2 << 5U << Q_UINT64_C(0x14169312a286e897);
        QTest::newRow("the largest") << quint64(largestSeed) << quint64(-1) << 4 << 4294967295U
                                     << Q_UINT64_C(0x7f0c5688faa3658f);
    }

    void drawsArePinned()
    {
        QFETCH(quint64, seed);
        QFETCH(quint64, who);
        QFETCH(int, purpose);
        QFETCH(quint32, count);
        QTEST(quint64(Luck(seed).word({.who = who, .purpose = purpose, .count = count})), "word");
    }

    void everyPartOfANameCounts()
    {
        std::set<std::uint64_t> words;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            for (std::uint64_t who = 0; who < 6; ++who) {
                for (int purpose = 0; purpose < 6; ++purpose) {
                    for (std::uint32_t count = 0; count < 6; ++count) {
                        words.insert(Luck(seed).word({.who = who, .purpose = purpose, .count = count}));
                    }
                }
            }
        }
        QCOMPARE(words.size(), std::size_t(6 * 6 * 6 * 6));
    }

    void everyValueIsAsLikelyAsTheOthers_data()
    {
        QTest::addColumn<bool>("isCount");
        QTest::newRow("of one who draws often") << true;
        QTest::newRow("of many who draw once") << false;
    }

    /// All values are equally likely. Chi-squared with eight degrees of freedom exceeds 26.1 in one of a thousand
    /// cases.
    void everyValueIsAsLikelyAsTheOthers()
    {
        QFETCH(bool, isCount);
        constexpr int draws = 90'000;
        constexpr int values = 9;
        std::array<int, values> counts{};
        for (int i = 0; i < draws; ++i) {
            const Luck::Draw draw{.who = isCount ? 5U : std::uint64_t(i), .count = isCount ? std::uint32_t(i) : 0};
            ++counts[std::size_t(Luck(3).below(draw, values))];
        }
        constexpr double expected = double(draws) / values;
        double chiSquared = 0;
        for (const int count : counts) {
            chiSquared += (count - expected) * (count - expected) / expected;
        }
        QVERIFY2(chiSquared < 26.1, qPrintable(QString::number(chiSquared)));
    }

    /// Consecutive draws are independent: all pairs are equally likely.
    void consecutiveDrawsAreIndependent()
    {
        constexpr int draws = 160'000;
        std::array<int, 16> pairs{};
        std::size_t before = 0;
        for (int i = 0; i < draws; ++i) {
            const auto drawn = std::size_t(Luck(11).below({.who = 99, .count = std::uint32_t(i)}, 4));
            ++pairs[4 * before + drawn];
            before = drawn;
        }
        for (const int count : pairs) {
            QVERIFY2(qAbs(count - draws / 16) < 500, qPrintable(QString::number(count))); // five standard deviations
        }
    }
};

MAZEWRIGHT_SUITE(luck, TestLuck)
#include "tst_luck.moc"
