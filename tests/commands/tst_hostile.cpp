#include "tests/support/hostilefiles.h"
#include "tests/support/measured.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the codes at the ends of lines, such as `... [too_large]`, sorted and without duplicates.
QStringList codesIn(const QByteArray &output)
{
    static const QRegularExpression atEnd(uR"(\[([a-z_0-9]+)\]$)"_s, QRegularExpression::MultilineOption);
    QStringList codes;
    for (const QRegularExpressionMatch &match : atEnd.globalMatch(QString::fromUtf8(output))) {
        codes.append(match.captured(1));
    }
    codes.removeDuplicates();
    codes.sort();
    return codes;
}

} // namespace

/// Hostile files given to the commands that read them: each gets its message, in bounded memory.
class TestHostile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHostileFileGetsItsFindings_data() { addHostileFiles(); }

    void aHostileFileGetsItsFindings()
    {
        QFETCH(HostileFile, hostile);
        const QTemporaryDir folder;
        QVERIFY(hostile.write(folder.path()));
        const MeasuredRun run = runMeasured(hostile.call, folder.path());
        const QByteArray said = run.out + run.err;
        qInfo("%lld ms, %lld MiB, exit %d: %s", run.milliseconds, run.peakMemory / (1024 * 1024), run.exitCode,
              qPrintable(codesIn(said).join(u' ')));
        QCOMPARE(codesIn(said), hostile.codes);
        QCOMPARE(run.exitCode, hostile.exitCode);
        QVERIFY2(run.peakMemory < mostMemory, qPrintable(QString::number(run.peakMemory)));
        QVERIFY2(!said.contains('\x1b') && !said.contains('\x07'), "control characters of a file reach the terminal");
    }
};

MAZEWRIGHT_SUITE(hostile, TestHostile)
#include "tst_hostile.moc"
