#include "gamecore/base/rng.h"
#include "tests/fuzz/targets.h"
#include "tests/support/changedbytes.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

/// Untrusted bytes break no promise: the samples of each target and repeated mutations of them.
class TestFuzz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changedSamplesAreHandledSafely_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QString>("sample");
        for (const FuzzTarget &target : fuzzTargets()) {
            const QDir folder(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/")
                              + QLatin1StringView(target.name));
            const QStringList samples = folder.entryList(QDir::Files);
            QVERIFY2(!samples.isEmpty(), target.name);
            for (const QString &sample : samples) {
                QTest::newRow(qPrintable(QLatin1StringView(target.name) + u": "_s + sample))
                    << QByteArray(target.name) << folder.filePath(sample);
            }
        }
    }

    void changedSamplesAreHandledSafely()
    {
        QFETCH(QByteArray, target);
        QFETCH(QString, sample);
        QFile file(sample);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const FuzzTarget *eater = fuzzTarget(target);
        eater->eat(bytes);
        eater->eat({});
        Rng rng(qHash(sample.section(u'/', -1), 1));
        for (int i = repeats(40, 4000); i > 0; --i) {
            eater->eat(withBytesChanged(bytes, rng));
        }
    }
};

MAZEWRIGHT_SUITE(fuzz, TestFuzz)
#include "tst_fuzz.moc"
