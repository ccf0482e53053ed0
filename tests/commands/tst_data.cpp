#include "tests/support/commandlinedriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

/// The command data, which writes the shipped data into a folder to be edited there.
class TestData : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void writtenDataFilesAreUsable()
    {
        const ProgramResult result = run({u"data"_s, u"all"_s});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.exitCode, 0);
        const QStringList shipped = QDir(u":/data"_s).entryList({u"*.json"_s});
        QCOMPARE(QDir(pathOf(u"all"_s)).entryList(QDir::Files), shipped);
        for (const QString &name : shipped) {
            QCOMPARE(contentOf(pathOf(u"all/"_s + name)), contentOf(u":/data/"_s + name));
        }
        QCOMPARE(run({u"check"_s, u":/levels/buchhaim.level.json"_s, u"--data"_s, u"all"_s}).exitCode, 0);
    }

    void onlyTheNamedFileIsWritten()
    {
        const ProgramResult result = run({u"data"_s, u"one"_s, u"bots.json"_s});
        QCOMPARE(result.out, u"one/bots.json\n"_s);
        QCOMPARE(QDir(pathOf(u"one"_s)).entryList(QDir::Files), QStringList(u"bots.json"_s));
    }

    void existingFilesAreNotOverwritten()
    {
        QCOMPARE(run({u"data"_s, u"own"_s, u"bots.json"_s}).exitCode, 0);
        const ProgramResult again = run({u"data"_s, u"own"_s});
        QCOMPARE(again.err, u"mazewright: own/bots.json: The file exists already.\n"_s);
        QCOMPARE(again.exitCode, 2);
        QCOMPARE(QDir(pathOf(u"own"_s)).entryList(QDir::Files), QStringList(u"bots.json"_s));
    }

    void wrongUsagePrintsAnError()
    {
        QCOMPARE(run({u"data"_s}).err, u"mazewright: data needs a FOLDER.\n"_s);
        const ProgramResult unknown = run({u"data"_s, u"none"_s, u"pets.json"_s});
        QCOMPARE(
            unknown.err,
            u"mazewright: There is no data file pets.json. Available: bots.json, hero.json, items.json, legends.json, "
            "monsters.json, rulesets.json, sounds.json, terrain.json, tilesets.json, treasure.json.\n"_s);
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY(!QDir(pathOf(u"none"_s)).exists());
    }

    void aWindowWithoutItsDataPrintsAnError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("folder");
        QTest::newRow("the folder is not there") << QStringList{u"--data=gone"_s} << QString();
        QTest::newRow("the editor") << QStringList{u"edit"_s, u"--data=gone"_s} << QString();
        QTest::newRow("a file is there") << QStringList{u"--data=file"_s} << QString();
        QTest::newRow("by the environment") << QStringList{} << u"gone"_s;
    }

    void aWindowWithoutItsDataPrintsAnError()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, folder);
        write(u"file"_s, "no folder");
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"MAZEWRIGHT_DATA"_s, folder);
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_dir->path());
        process.start(QStringLiteral(MAZEWRIGHT_PROGRAM), arguments);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        const QString told = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(told.startsWith(u"mazewright: "_s) && told.count(u'\n') == 1, qPrintable(told));
        QVERIFY2(told.contains(u"gone"_s) || told.contains(u"file:"_s), qPrintable(told));
    }
};

MAZEWRIGHT_SUITE(data, TestData)
#include "tst_data.moc"
