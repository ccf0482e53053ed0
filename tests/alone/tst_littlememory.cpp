#include "gamecore/playtest/playtestfile.h"
#include "tests/support/contentof.h"
#include "tests/support/measured.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
constexpr int exitUnread = 2;
const QByteArray sentence =
    "mazewright: There was not enough memory. Close other programs, or make the level or --jobs "
    "smaller, then try again.\n";

/// A hall of 400 x 400 cells with treasure near the hero and a monster far away.
QByteArray hall()
{
    constexpr int side = 400;
    QByteArrayList rows(side, '#' + QByteArray(side - 2, '.') + '#');
    rows.first() = rows.last() = QByteArray(side, '#');
    rows[1][1] = '@';
    rows[1][4] = 'g';
    rows[300][300] = 'R';
    return rows.join('\n') + '\n';
}

/// The fewest mebibytes of addresses in which the program starts at all: its libraries take most of them.
qint64 fewestToStart(const QString &folder)
{
    constexpr qint64 most = 1024;
    qint64 tooFew = 0;
    qint64 enough = most;
    while (enough - tooFew > 1) {
        const qint64 between = (tooFew + enough) / 2;
        (runMeasured({u"--version"_s}, folder, between * mebibyte).exitCode == 0 ? enough : tooFew) = between;
    }
    return enough < most ? enough : 0;
}

} // namespace

/// Calls of the command line that may take little memory: each ends with its sentence and leaves nothing half written,
/// or does all that it would do otherwise.
class TestLittleMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fewest = fewestToStart(m_folder.path());
        QVERIFY(m_fewest > 0);
        QFile file(m_folder.filePath(u"hall.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(hall()) > 0);
    }

    void aCallSaysThatThereIsNotEnough_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("check") << u"check hall.txt"_s;
        QTest::newRow("solve") << u"solve hall.txt --seeds 8 --jobs 4"_s;
        QTest::newRow("playtest") << u"playtest hall.txt --player careful --games 64 --jobs 4 --json out.json"_s;
        QTest::newRow("worst") << u"worst hall.txt"_s;
        QTest::newRow("render") << u"render hall.txt -o out.png --tile-size 8"_s;
        QTest::newRow("convert") << u"convert hall.txt out.level.json"_s;
        QTest::newRow("convert for Tiled") << u"convert hall.txt out.tmx"_s;
        QTest::newRow("diff") << u"diff hall.txt hall.txt"_s;
    }

    void aCallSaysThatThereIsNotEnough()
    {
        QFETCH(const QString, arguments);
        constexpr qint64 step = 4;
        constexpr qint64 most = 1024;
        QDir folder(m_folder.path());
        const auto run = [&](qint64 mebibytes) {
            for (const QString &written : folder.entryList({u"out*"_s}, QDir::Files)) {
                QFile::remove(folder.filePath(written));
            }
            return runMeasured(arguments.split(u' '), m_folder.path(), mebibytes * mebibyte);
        };
        const MeasuredRun whole = run(0);
        const QStringList written = folder.entryList({u"out*"_s}, QDir::Files);
        int told = 0;
        for (qint64 mebibytes = m_fewest + 2; mebibytes < most; mebibytes += step) {
            const MeasuredRun little = run(mebibytes);
            const QByteArray where = "at " + QByteArray::number(mebibytes) + " MiB: " + little.err;
            if (little.exitCode == whole.exitCode && little.err != sentence) {
                QCOMPARE(little.out, whole.out);
                QCOMPARE(folder.entryList({u"out*"_s}, QDir::Files), written);
                QVERIFY(told > 0);
                return;
            }
            QVERIFY2(little.exitCode == exitUnread && little.err == sentence, where);
            QCOMPARE(little.out, QByteArray());
            const QStringList left = folder.entryList({u"out*"_s}, QDir::Files | QDir::Hidden);
            const QByteArray playtest = contentOf(folder.filePath(u"out.json"_s));
            QVERIFY2(left.isEmpty() || readPlaytest(playtest).playtest,
                     where); // one of no games is there from the start
            ++told;
        }
        QFAIL("It never had enough.");
    }

private:
    QTemporaryDir m_folder;
    qint64 m_fewest = 0;
};

QTEST_GUILESS_MAIN(TestLittleMemory)
#include "tst_littlememory.moc"
