#include "tests/bench/report/reader.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

BenchRow rowOf(double value, const Goal &goal)
{
    return {.goalId = u"F1"_s, .what = u"sight"_s, .value = value, .valueUnit = u"x"_s, .goal = goal};
}

Report smallReport()
{
    Report report;
    report.begin(u"sight"_s);
    BenchRow row = ratioRow(u"F1"_s, u"open | closed"_s, u"ns"_s, {300, 330}, {1200, {}});
    row.goal = Goal::atLeast(2.5, 5);
    report.add(row);
    report.begin(u"files"_s);
    report.add(ownRow({}, u"reading"_s, u"ms"_s, {1.04, {}}));
    report.leaveOut(u"No peer."_s);
    report.leaveOut(u"No peer."_s);
    return report;
}

} // namespace

/// The rows and tables that the benchmark makes from its figures. These tests need no clock.
class TestBenchTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aVerdictComparesWithBothGoals_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("isLowerBetter");
        QTest::addColumn<QString>("word");
        QTest::newRow("ratio below") << 2.49 << false << u"no"_s;
        QTest::newRow("ratio met") << 2.5 << false << u"yes"_s;
        QTest::newRow("ratio just short of the impossible") << 3.99 << false << u"yes"_s;
        QTest::newRow("ratio at the impossible") << 4.0 << false << u"beyond"_s;
        QTest::newRow("time above") << 4.1 << true << u"no"_s;
        QTest::newRow("time met") << 4.0 << true << u"yes"_s;
        QTest::newRow("time at the impossible") << 2.5 << true << u"beyond"_s;
    }

    void aVerdictComparesWithBothGoals()
    {
        QFETCH(const double, value);
        QFETCH(const bool, isLowerBetter);
        const BenchRow row = rowOf(value, isLowerBetter ? Goal::atMost(4, 2.5) : Goal::atLeast(2.5, 4));
        QTEST(verdictWord(verdictOf(row)), "word");
        QCOMPARE(verdictOf(rowOf(value, {})), Verdict::None);
        const BenchRow onlyImpossible = rowOf(value, {Better::Higher, {}, 4});
        QCOMPARE(verdictOf(onlyImpossible), value >= 4 ? Verdict::Beyond : Verdict::None);
    }

    void mediansAndPercentiles()
    {
        QCOMPARE(medianOf({3, 1, 2}), 2.0);
        QCOMPARE(medianOf({4, 1, 3, 2}), 2.5);
        std::vector<double> hundred;
        for (int i = 100; i >= 1; --i) {
            hundred.push_back(i);
        }
        QCOMPARE(percentileOf(hundred, 95), 95.0);
        QCOMPARE(percentileOf(hundred, 100), 100.0);
        QCOMPARE(percentileOf({7}, 95), 7.0);
        QCOMPARE(measuredOf(hundred).p95, std::optional(95.0));
        QCOMPARE(measuredOf({1, 2, 3}).p95, std::optional<double>());
        QCOMPARE(geometricMean({2, 8}), 4.0);
    }

    void aRatioIsPeerDividedByOurs()
    {
        const BenchRow row = ratioRow(u"F1"_s, u"sight"_s, u"ns"_s, {300, {}}, {1200, {}});
        QCOMPARE(row.value, 4.0);
        QCOMPARE(row.valueUnit, u"x"_s);
        QCOMPARE(ownRow({}, u"sight"_s, u"ns"_s, {300, {}}).value, 300.0);
    }

    void numbersAreReadable()
    {
        QCOMPARE(readable(0), u"0"_s);
        QCOMPARE(readable(0.042123), u"0.0421"_s);
        QCOMPARE(readable(4.2149), u"4.21"_s);
        QCOMPARE(readable(42.149), u"42.1"_s);
        QCOMPARE(readable(421.49), u"421"_s);
        QCOMPARE(readable(4214.9), u"4215"_s);
        QCOMPARE(readable(16), u"16"_s);
    }

    void theTableIsAligned()
    {
        const QStringList lines = asText(smallReport().rowsOf(u"sight"_s)).split(u'\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0].indexOf(u"ours"_s), lines[1].indexOf(u"300 ns (p95 330)"_s));
        QCOMPARE(lines[0].indexOf(u"reached"_s), lines[1].indexOf(u"yes"_s));
        QVERIFY(lines[1].contains(u">= 2.50"_s));
        QVERIFY(!lines[1].endsWith(u' '));
    }

    void markdownHasATableForEachGroup()
    {
        const QString text = asMarkdown(smallReport());
        QCOMPARE(text.count(u"### "_s), 2);
        QCOMPARE(text.count(u"No peer."_s), 1);
        QVERIFY(text.contains(u"open \\| closed"_s));
        const QStringList lines = text.split(u'\n');
        const qsizetype columns = lines[2].count(u'|');
        QCOMPARE(lines[3].count(u'|'), columns);
        QCOMPARE(lines[4].count(u'|'), columns + 1);
    }

    void jsonHoldsEverything()
    {
        const QJsonObject all = QJsonDocument::fromJson(asJson(smallReport(), {u"2 cores"_s})).object();
        QCOMPARE(all["machine"_L1].toArray(), QJsonArray{u"2 cores"_s});
        QCOMPARE(all["left_out"_L1].toArray().size(), 1);
        const QJsonArray rows = all["rows"_L1].toArray();
        QCOMPARE(rows.size(), 2);
        const QJsonObject row = rows[0].toObject();
        QCOMPARE(row["group"_L1], u"sight"_s);
        QCOMPARE(row["value"_L1], 4.0);
        QCOMPARE(row["ours"_L1]["p95"_L1], 330.0);
        QCOMPARE(row["peer"_L1]["p95"_L1], QJsonValue());
        QCOMPARE(row["reached"_L1], u"yes"_s);
        QCOMPARE(rows[1]["impossible"_L1], QJsonValue());
    }

    void jsonIsReadAsItWasWritten()
    {
        Report report = smallReport();
        BenchRow row = ownRow(u"R5"_s, u"panning"_s, u"ms"_s, {3.25, 7.5});
        row.goal = Goal::atMost(16, 8);
        row.note = u"platform xcb"_s;
        report.add(row);
        const std::optional<Report> read = readReport(asJson(report, {u"2 cores"_s}));
        QVERIFY(read);
        QCOMPARE(asJson(*read, {}), asJson(report, {}));
        QCOMPARE(asMarkdown(*read), asMarkdown(report));
        const std::optional<Report> empty = readReport(asJson({}, {}));
        QVERIFY(empty);
        QVERIFY(empty->rows().empty());
    }

    void textThatIsNotAReportIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("cut off") << asJson(smallReport(), {}).chopped(20);
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("without rows") << QByteArray("{\"machine\": []}");
        QTest::newRow("a row that is none") << QByteArray("{\"rows\": [{\"group\": \"sight\"}]}");
        QTest::newRow("a number for a row") << QByteArray("{\"rows\": [1]}");
    }

    void textThatIsNotAReportIsRefused()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(!readReport(text));
    }
};

MAZEWRIGHT_SUITE(benchtable, TestBenchTable)
#include "tst_benchtable.moc"
