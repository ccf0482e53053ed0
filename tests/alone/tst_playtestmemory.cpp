#include "gamecore/level/level.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/playtest/playtestfile.h"
#include "tests/support/contentof.h"
#include "tests/support/measured.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

/// Returns the bytes in a line of the system's status of this process.
qint64 memory(const QByteArray &key)
{
    const QByteArray status = contentOf(u"/proc/self/status"_s);
    const qsizetype at = status.indexOf(QByteArray(key + ':'));
    return status.sliced(at + key.size() + 1).trimmed().split(' ').front().toLongLong() * 1024;
}

/// Resets the peak of memory that the system records.
void forgetMost()
{
    QFile file(u"/proc/self/clear_refs"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("5"), 1);
}

/// Repeats `part` as often as a file of the largest size can hold it.
QByteArray repeatedWithin(const QByteArray &before, const QByteArray &part, const QByteArray &after)
{
    const qsizetype room = largestPlaytest - before.size() - after.size() - 8;
    return before + part.repeated(room / part.size()) + after;
}

const QByteArray head = R"({"format": "mazewright-playtest", "version": 1, "level": "x",
"level_hash": "0123456789abcdef", "ruleset": "tombs", "players": [)";
const QByteArray bot = R"({"bot": "p", "commands": 6, "played_on": 0, "deaths_until_won": 0, "size": [4096, 4096],
"hits": [], "waits": [], "visits": [], "takes": [], "entered": 2, "left": 0, "ended": [1, 1, 0],
"reached": [2, 0, 0, 0, 0, 0, 0, 0, 0, 0], "lost_at": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
"hp_left": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "near_misses": 0, "killers": {}, "hitters": {}, "met": {}, "taken": {},
"used": {}, )";

/// Returns as many different cells as a file may hold.
QByteArray differentCells()
{
    QByteArray cells;
    for (int i = 1; i < mostCellCounts; ++i) {
        cells += '[' + QByteArray::number(i % largestSide) + ',' + QByteArray::number(i / largestSide) + ",1],";
    }
    return cells;
}

} // namespace

/// Reading a foreign playtest file takes little memory, even at the largest size and with the costliest contents for
/// its length.
class TestPlaytestMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noFileTakesMuchMemory_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QByteArray>("after");
        const QByteArray lists = "\"steps_to_win\": [], \"ends\": [], \"deaths\": []}]}";
        QTest::newRow("large levels") << head << QByteArray(bot + lists.chopped(2) + ',') << bot + lists;
        QTest::newRow("cells") << QByteArray(head + bot + "\"steps_to_win\": [], \"ends\": [], \"deaths\": [")
                               << "[1,1,1],"_ba
                               << "[1,1,1]]}]}"_ba;
        QTest::newRow("different cells") << QByteArray(head + bot + "\"steps_to_win\": [], \"ends\": [], \"deaths\": ["
                                                       + differentCells())
                                         << " "_ba
                                         << "[1,0,1]]}]}"_ba;
        QTest::newRow("steps") << QByteArray(head + bot + "\"deaths\": [], \"ends\": [], \"steps_to_win\": [")
                               << "[1,1],"_ba
                               << "[1,1]]}]}"_ba;
        QTest::newRow("ends") << QByteArray(head + bot + "\"deaths\": [], \"steps_to_win\": [], \"ends\": [[0,\"")
                              << "w"_ba
                              << "\"]]}]}"_ba;
        QTest::newRow("no players") << head << "[],"_ba
                                    << "[]]}"_ba;
        QTest::newRow("lists in the place of players") << head << "[[0]],"_ba
                                                       << "[]]}"_ba;
        QTest::newRow("objects in the place of cells")
            << QByteArray(head + bot + "\"steps_to_win\": [], \"ends\": [], \"deaths\": [") << "{\"a\":0},"_ba
            << "0]}]}"_ba;
        QTest::newRow("a long name") << QByteArray(head + "], \"x\": \"") << "x"_ba
                                     << "\"}"_ba;
        QTest::newRow("blanks") << head << " "_ba << bot + lists;
    }

    void noFileTakesMuchMemory()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, part);
        QFETCH(QByteArray, after);
        QByteArray text = repeatedWithin(before, part, after);
        const qint64 without = memory("VmRSS") - text.size();
        forgetMost();
        const ReadPlaytest read = readPlaytest(text);
        const qint64 taken = memory("VmHWM") - without;
        qInfo("%lld MiB, %d findings", taken / mebibyte, read.issues.count());
        QVERIFY2(taken < mostMemory, qPrintable(u"%1 MiB"_s.arg(taken / mebibyte)));
    }
};

QTEST_GUILESS_MAIN(TestPlaytestMemory)
#include "tst_playtestmemory.moc"
