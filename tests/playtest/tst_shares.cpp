#include "gamecore/base/rng.h"
#include "gamecore/playtest/statistics.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

/// True with a chance of `ofThousand` in a thousand.
bool happens(Rng &rng, int ofThousand)
{
    return rng.below(1000) < ofThousand;
}

bool holds(const Share &share, int ofThousand)
{
    return share.low <= ofThousand / 1000.0 && ofThousand / 1000.0 <= share.high;
}

} // namespace

/// Statements about the share of games won, given that games are random.
class TestShares : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aShareHasAConfidenceInterval_data()
    {
        QTest::addColumn<int>("won");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("low"); // in hundredths of a percent
        QTest::addColumn<int>("high");
        QTest::newRow("half of 400") << 200 << 400 << 4512 << 5488;
        QTest::newRow("half of 10,000") << 5000 << 10'000 << 4902 << 5098;
        QTest::newRow("none of 10,000") << 0 << 10'000 << 0 << 4;
        QTest::newRow("all of 100") << 100 << 100 << 9630 << 10'000;
        QTest::newRow("one of one") << 1 << 1 << 2065 << 10'000;
    }

    void aShareHasAConfidenceInterval()
    {
        QFETCH(int, won);
        QFETCH(int, games);
        QFETCH(int, low);
        QFETCH(int, high);
        const Share share = shareOf(won, games);
        QCOMPARE(int(std::lround(10'000 * share.low)), low);
        QCOMPARE(int(std::lround(10'000 * share.high)), high);
    }

    void withoutGamesTheShareIsUnknown()
    {
        QCOMPARE(shareOf(0, 0), (Share{0, 0, 1}));
        QCOMPARE(exactShareOf(0, 0, 0.05), (Share{0, 0, 1}));
        QCOMPARE(WatchedShare().share(), (Share{0, 0, 1}));
    }

    void intervalsHoldAsOftenAsStated()
    {
        const int trials = repeats(2'000, 20'000);
        Rng rng(1);
        for (const int chance : {20, 200, 500, 930}) {
            int missed = 0;
            int missedExactly = 0;
            for (int trial = 0; trial < trials; ++trial) {
                int won = 0;
                for (int game = 0; game < 100; ++game) {
                    won += happens(rng, chance) ? 1 : 0;
                }
                missed += holds(shareOf(won, 100), chance) ? 0 : 1;
                missedExactly += holds(exactShareOf(won, 100, 0.05), chance) ? 0 : 1;
            }
            QVERIFY2(missed < trials * 9 / 100, qPrintable(u"%1 of %2"_s.arg(missed).arg(trials)));
            QVERIFY2(missedExactly <= trials * 6 / 100, qPrintable(u"%1 of %2"_s.arg(missedExactly).arg(trials)));
        }
    }

    /// A person who looks after every game sees a wrong interval, at any time, in at most 5 of 100 playtests.
    void aWatchedIntervalHoldsAfterEveryGame()
    {
        const int trials = repeats(400, 4'000);
        Rng rng(2);
        for (const int chance : {50, 400, 900}) {
            int missed = 0;
            for (int trial = 0; trial < trials; ++trial) {
                WatchedShare watched;
                bool isHeld = true;
                for (int game = 0; game < 1'100 && isHeld; ++game) {
                    watched.add(happens(rng, chance) ? 1 : 0, 1);
                    isHeld = holds(watched.share(), chance);
                }
                missed += isHeld ? 0 : 1;
            }
            QVERIFY2(missed <= trials * 5 / 100, qPrintable(u"%1 of %2"_s.arg(missed).arg(trials)));
        }
    }

    void aDifferenceIsFound_data()
    {
        QTest::addColumn<int>("before"); // of 1000
        QTest::addColumn<int>("now");
        QTest::addColumn<int>("expected");
        using Verdict = Comparison::Verdict;
        QTest::newRow("five points more") << 500 << 550 << int(Verdict::Better);
        QTest::newRow("five points fewer") << 500 << 450 << int(Verdict::Worse);
        QTest::newRow("far more") << 100 << 500 << int(Verdict::Better);
        QTest::newRow("the same") << 500 << 500 << int(Verdict::NoDifference);
        QTest::newRow("hardly more") << 500 << 505 << int(Verdict::NoDifference);
    }

    /// Finds the right answer in 95 of 100 trials, even if the games do not share their seeds. Reports a difference in
    /// at most 5 of 100 trials without one.
    void aDifferenceIsFound()
    {
        QFETCH(int, before);
        QFETCH(int, now);
        QFETCH(int, expected);
        const int trials = repeats(200, 2'000);
        Rng rng(3);
        int right = 0;
        qint64 pairs = 0;
        for (int trial = 0; trial < trials; ++trial) {
            Comparison comparison;
            for (int game = 0; game < 40'000 && comparison.verdict() == Comparison::Verdict::Open; ++game) {
                const bool wonBefore = happens(rng, before);
                const bool wonNow = happens(rng, now);
                comparison.add(wonBefore, wonNow);
            }
            right += int(comparison.verdict()) == expected ? 1 : 0;
            pairs += comparison.pairs();
        }
        QVERIFY2(right >= trials * 93 / 100,
                 qPrintable(u"%1 of %2, %3 pairs"_s.arg(right).arg(trials).arg(pairs / trials)));
    }

    void equalGamesShowNoDifference()
    {
        Comparison comparison;
        for (int game = 0; game < 400; ++game) {
            comparison.add(game % 3 == 0, game % 3 == 0);
        }
        QCOMPARE(comparison.verdict(), Comparison::Verdict::NoDifference);
    }

    void onlySharedSeedsAreCompared()
    {
        BotFigures before;
        BotFigures now;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            before.addEnd(seed, GameEnd::Lost);
            now.addEnd(seed + 40, GameEnd::Won);
        }
        const Comparison comparison = comparisonOf(before, now);
        QCOMPARE(comparison.pairs(), 10);
        QCOMPARE(comparison.verdict(), Comparison::Verdict::Open);
    }
};

MAZEWRIGHT_SUITE(shares, TestShares)
#include "tst_shares.moc"
