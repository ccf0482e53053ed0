#include "tests/support/program.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Pictures for manuals, made by the program itself.
class TestPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theyLeaveTheFilesOfThePersonAlone();
};

void TestPictures::theyLeaveTheFilesOfThePersonAlone()
{
    const QTemporaryDir home;
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        qputenv(name, home.filePath(QString::fromLatin1(name)).toLocal8Bit());
    }
    const QTemporaryDir folder;
    const QString picture = folder.filePath(u"demo.png"_s);
    const ProgramResult result = runProgram({u"--demo-picture"_s, picture});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(QFileInfo::exists(picture));
    QDirIterator left(home.path(), QDir::Files, QDirIterator::Subdirectories);
    QVERIFY2(!left.hasNext(), qPrintable(left.next()));
}

MAZEWRIGHT_SUITE(pictures, TestPictures)
#include "tst_pictures.moc"
