#include "gamecore/base/grid.h"
#include "gamecore/base/hasher.h"
#include "gamecore/base/issue.h"
#include "gamecore/base/nearest.h"
#include "gamecore/base/rng.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

class TestBase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void directionsGoClockwiseFromNorth()
    {
        const QStringList expected{u"north"_s, u"northeast"_s, u"east"_s, u"southeast"_s,
                                   u"south"_s, u"southwest"_s, u"west"_s, u"northwest"_s};
        QStringList found;
        for (int i = 0; i < directionCount; ++i) {
            found += QString(directionKey(Direction(i)));
            QCOMPARE(isStraight(Direction(i)), i % 2 == 0);
        }
        QCOMPARE(found, expected);
        QCOMPARE(stepOf(Direction::North), (Point{0, -1}));
        QCOMPARE(stepOf(Direction::East), (Point{1, 0}));
        QCOMPARE(stepOf(Direction::SouthWest), (Point{-1, 1}));
    }

    void stepsAndDirectionsAreEachOthersReverse()
    {
        for (int i = 0; i < directionCount; ++i) {
            QCOMPARE(directionOf(stepOf(Direction(i))), std::optional(Direction(i)));
            QCOMPARE(directionFromKey(QString(directionKey(Direction(i)))), std::optional(Direction(i)));
        }
    }

    void longerStepsHaveNoDirection()
    {
        QVERIFY(!directionOf({0, 0}));
        QVERIFY(!directionOf({2, 0}));
        QVERIFY(!directionOf({-1, 2}));
    }

    void directionKeysAreCaseSensitive()
    {
        QVERIFY(!directionFromKey(u"North"));
        QVERIFY(!directionFromKey(u""));
        QVERIFY(!directionFromKey(u"up"));
    }

    void readingOrderIsByRowThenColumn()
    {
        QVERIFY(readsBefore({9, 0}, {0, 1}));
        QVERIFY(readsBefore({0, 1}, {1, 1}));
        QVERIFY(!readsBefore({1, 1}, {1, 1}));
        QVERIFY(!readsBefore({0, 1}, {9, 0}));
    }

    void aGridKeepsItsCellsRowByRow()
    {
        Grid<int> grid({3, 2}, 7);
        grid.set({2, 1}, 1);
        grid.row(0)[1] = 2;
        QCOMPARE(grid.cells(), (std::vector<int>{7, 2, 7, 7, 7, 1}));
        QCOMPARE(grid.index({2, 1}), std::size_t(5));
        QCOMPARE(grid.at({1, 0}), 2);
    }

    void aSizeContainsItsCellsOnly()
    {
        const Size size{3, 2};
        QVERIFY(size.contains({0, 0}) && size.contains({2, 1}));
        QVERIFY(!size.contains({3, 1}) && !size.contains({2, 2}) && !size.contains({-1, 0}) && !size.contains({0, -1}));
        QVERIFY(!Size{}.contains({0, 0}));
    }

    void theLargestSizeHasAnExactArea()
    {
        QCOMPARE((Size{2147483647, 2147483647}.area()), std::int64_t(4611686014132420609));
    }

    void rngOutputsArePinned_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("stream");
        QTest::addColumn<QList<quint64>>("outputs");
        // Expected values: computed by a second implementation of the same published algorithms, in Python.
        QTest::newRow("seed 0") << quint64(0) << quint64(0)
                                << QList<quint64>{0x3b264d208bb7bccb, 0xb79a3478fdf0c6a6, 0x8d9242cd86ff675c,
                                                  0x0ee2c5472fa8c0a2};
        QTest::newRow("seed 1") << quint64(1) << quint64(0)
                                << QList<quint64>{0xc100e59bd0a0e940, 0x26a95c8978656caa, 0x63e4cec89c3d0a44,
                                                  0xd96e86d71e2036f6};
        QTest::newRow("seed 1, stream 1")
            << quint64(1) << quint64(1)
            << QList<quint64>{0x52e5c6fa7f520f94, 0xe41448e9724ef1a7, 0xaefc0e713dc0aa09, 0x18da77da1c9aa461};
        QTest::newRow("largest seed") << quint64(largestSeed) << quint64(0)
                                      << QList<quint64>{0x6bedfe305a713802, 0x175c597fb42a8861, 0x0f6ef22837046838,
                                                        0xc778f3d58dd9a13c};
    }

    void rngOutputsArePinned()
    {
        QFETCH(quint64, seed);
        QFETCH(quint64, stream);
        QFETCH(QList<quint64>, outputs);
        Rng rng(seed, stream);
        for (const quint64 output : outputs) {
            QCOMPARE(quint64(rng.next()), output);
        }
    }

    void rngRangesArePinned()
    {
        Rng ten(42);
        QList<int> digits;
        for (int i = 0; i < 16; ++i) {
            digits += ten.below(10);
        }
        QCOMPARE(digits, (QList<int>{6, 2, 4, 0, 2, 9, 1, 4, 2, 2, 5, 3, 2, 0, 8, 6}));
        Rng gold(42);
        QList<int> amounts;
        for (int i = 0; i < 8; ++i) {
            amounts += gold.between(25, 250);
        }
        QCOMPARE(amounts, (QList<int>{71, 87, 193, 231, 109, 224, 236, 227}));
    }

    void rngStreamsOfOneSeedDiffer()
    {
        QVERIFY(!(Rng(7, 0) == Rng(7, 1)));
        QVERIFY(Rng(7, 1) == Rng(7, 1));
    }

    void belowReachesEveryValueEvenly_data()
    {
        QTest::addColumn<int>("limit");
        for (const int limit : {2, 3, 4, 6, 7, 226, 201}) {
            QTest::addRow("%d", limit) << limit;
        }
    }

    /// below() reaches every value evenly: chi-squared test against an even distribution. The bound is about six
    /// standard deviations out; the seed is fixed.
    void belowReachesEveryValueEvenly()
    {
        QFETCH(int, limit);
        Rng rng(2024);
        const int draws = 2000 * limit;
        std::vector<int> counts(std::size_t(limit), 0);
        for (int i = 0; i < draws; ++i) {
            const int value = rng.below(limit);
            QVERIFY(value >= 0 && value < limit);
            ++counts[std::size_t(value)];
        }
        double chiSquare = 0;
        for (const int count : counts) {
            chiSquare += (count - 2000.0) * (count - 2000.0) / 2000.0;
        }
        const double freedom = limit - 1;
        QVERIFY2(chiSquare < freedom + 6 * std::sqrt(2 * freedom) + 6, qPrintable(QString::number(chiSquare)));
    }

    void belowOneIsZero()
    {
        Rng rng(5);
        QCOMPARE(rng.below(1), 0);
        QCOMPARE(rng.between(9, 9), 9);
        QVERIFY(rng.below(2147483647) >= 0);
    }

    void betweenReachesBothEnds()
    {
        Rng rng(6);
        int lowest = 1000;
        int highest = 0;
        for (int i = 0; i < 10000; ++i) {
            const int value = rng.between(100, 300);
            lowest = qMin(lowest, value);
            highest = qMax(highest, value);
        }
        QCOMPARE(lowest, 100);
        QCOMPARE(highest, 300);
    }

    void hashesArePinned()
    {
        QCOMPARE(quint64(mixed(0)), Q_UINT64_C(0xe220a8397b1dcdaf));
        QCOMPARE(quint64(mixed(1)), Q_UINT64_C(0x910a2dec89025cc1));
        Hasher hasher;
        hasher.add(1);
        hasher.add(std::uint64_t(2));
        hasher.add(std::int64_t(-3));
        QCOMPARE(quint64(hasher.hash()), Q_UINT64_C(0x2e628f821fde6b00));
    }

    void theOrderOfNumbersChangesTheHash()
    {
        Hasher first;
        first.add(1);
        first.add(2);
        Hasher second;
        second.add(2);
        second.add(1);
        QVERIFY(first.hash() != second.hash());
    }

    void nearestNamesComeBestFirst_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QStringList>("nearest");
        QTest::newRow("a letter too many") << u"orcc"_s << QStringList{u"orc"_s};
        QTest::newRow("two letters swapped") << u"tolrl"_s << QStringList{u"troll"_s};
        QTest::newRow("capitals") << u"TROLL"_s << QStringList{u"troll"_s};
        QTest::newRow("ties in the order given") << u"all"_s << QStringList{u"wall"_s, u"hall"_s};
        QTest::newRow("nothing alike") << u"xyzzy"_s << QStringList{};
        QTest::newRow("nothing at all") << QString() << QStringList{};
        QTest::newRow("very long") << QString(100000, u'w') << QStringList{};
    }

    void nearestNamesComeBestFirst()
    {
        QFETCH(QString, word);
        QFETCH(QStringList, nearest);
        QCOMPARE(nearestNames(word, {u"orc"_s, u"troll"_s, u"wall"_s, u"hall"_s, u"painkiller"_s}), nearest);
    }

    void shortenedTextsNeverSplitACharacter()
    {
        QCOMPARE(shortened(QString(40, u'a')), QString(40, u'a'));
        QCOMPARE(shortened(QString(41, u'a')), QString(QString(39, u'a') + u'…'));
        const QString faces = u"😀"_s.repeated(30);
        QVERIFY(shortened(QString(u'a' + faces)).isValidUtf16());
        QVERIFY(shortened(faces).isValidUtf16());
    }

    void issueListsCountDroppedIssues()
    {
        IssueList issues;
        for (int i = 0; i < IssueList::capacity + 5; ++i) {
            issues.add({.code = IssueCode::UnknownKey});
        }
        QVERIFY(!issues.hasErrors());
        issues.add({.code = IssueCode::Syntax});
        QCOMPARE(issues.count(), IssueList::capacity);
        QCOMPARE(issues.dropped(), 6);
        QVERIFY(issues.isUnreadable()); // even if the issue itself was dropped
        IssueList sum;
        sum.add(issues);
        QCOMPARE(sum.dropped(), 6);
        QVERIFY(sum.isUnreadable() && sum.hasErrors());
    }

    void theFirstBadIssueIsFound()
    {
        IssueList issues;
        issues.add({.code = IssueCode::UnknownKey});
        QVERIFY(!issues.firstAtLeast(Severity::Error));
        issues.add({.code = IssueCode::NoStart});
        issues.add({.code = IssueCode::Syntax});
        issues.add({.code = IssueCode::TooDeep});
        QCOMPARE(issueKey(issues.firstAtLeast(Severity::Warning)->code), "unknown_key"_L1);
        QCOMPARE(issueKey(issues.firstAtLeast(Severity::Error)->code), "no_start"_L1);
        QCOMPARE(issueKey(issues.firstAtLeast(Severity::Unreadable)->code), "syntax"_L1);
        IssueList demanded;
        demanded.add({.code = IssueCode::ProofMissing, .isRaisedToError = true});
        QVERIFY(demanded.firstAtLeast(Severity::Error));
    }

    void everyCodeHasAKeyOfItsOwn()
    {
        QStringList keys;
        for (int i = 0; i < issueCodeCount; ++i) {
            const QString key(issueKey(IssueCode(i)));
            QVERIFY2(
                !key.isEmpty() && !keys.contains(key),
                qPrintable(u"gamecore/base/issue.cpp: give code %1 a key of its own, not \"%2\""_s.arg(i).arg(key)));
            keys += key;
        }
        QCOMPARE(keys.first(), u"unreadable"_s);
        QCOMPARE(keys.last(), u"passed_over"_s);
        QVERIFY(severityOf(IssueCode::DuplicateKey) == Severity::Unreadable);
        QVERIFY(severityOf(IssueCode::UnknownCharacter) == Severity::Error);
        QVERIFY(severityOf(IssueCode::BadValue) == Severity::Error);
        QVERIFY(severityOf(IssueCode::UnevenRows) == Severity::Warning);
    }
};

MAZEWRIGHT_SUITE(base, TestBase)
#include "tst_base.moc"
