#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/program.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Pictures for the manual, made by the program itself.
class TestPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theUsersFilesAreNotTouched()
    {
        const QTemporaryDir home;
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
            qputenv(name, home.filePath(QString::fromLatin1(name)).toLocal8Bit());
        }
        const QTemporaryDir folder;
        const QString picture = folder.filePath(u"demo.png"_s);
        const ProgramResult result = runPictures({u"--demo"_s, picture});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(QFileInfo::exists(picture));
        QDirIterator left(home.path(), QDir::Files, QDirIterator::Subdirectories);
        QVERIFY2(!left.hasNext(), qPrintable(left.next()));
    }

    void onlyNamedPicturesAreMade()
    {
        const QTemporaryDir folder;
        const ProgramResult made = runPictures({folder.path(), u"editor_distance"_s, u"start"_s});
        QCOMPARE(made.err, QString());
        QCOMPARE(made.exitCode, 0);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
                 (QStringList{u"editor_distance.png"_s, u"start_de.png"_s, u"start_en.png"_s}));
        const ProgramResult none = runPictures({folder.path(), u"editor_nothing"_s});
        QVERIFY(none.exitCode != 0);
        QVERIFY2(none.err.contains(u"There is no picture editor_nothing. There are: "_s), qPrintable(none.err));
        QVERIFY(none.err.contains(u"editor_distance, "_s));
    }

    void aDemoWithoutReachableTreasureEnds_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::newRow("turns") << u"classic"_s;
        QTest::newRow("real time") << u"buchhaim"_s;
    }

    void aDemoWithoutReachableTreasureEnds()
    {
        QFETCH(QString, ruleset);
        const QTemporaryDir folder;
        Level level = drawnLevel({u"#####"_s, u"#@#g#"_s, u"#####"_s});
        level.ruleset = ruleset;
        const QString file = folder.filePath(u"shut.level.json"_s);
        QVERIFY(!writeWhole(file, writeLevelJson(level, *shippedCatalogue())));
        const QString picture = folder.filePath(u"shut.png"_s);
        const ProgramResult result = runPictures({u"--demo"_s, picture, file});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.exitCode, 0);
        QVERIFY(QFile::exists(picture));
    }
};

MAZEWRIGHT_SUITE(pictures, TestPictures)
#include "tst_pictures.moc"
