#include "tests/support/hostilefiles.h"
#include "tests/support/measured.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The codes at the ends of lines, `... [too_large]`, each once, sorted.
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

/// Files that mean harm, by the calls that read them: each gets its sentence, in bounded memory.
class TestHostile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHostileFileGetsItsSentence_data() { addHostileFiles(); }

    void aHostileFileGetsItsSentence()
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
