#include "editor/storage/filewatch.h"
#include "gamecore/base/files.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The notifications about changed files and folders.
class TestFileWatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rapidChangesAreReportedOnce()
    {
        FileWatch watch;
        watch.setPaths({m_folder.path()});
        QSignalSpy touched(&watch, &FileWatch::touched);
        write(u"a.txt"_s);
        write(u"b.txt"_s);
        QVERIFY(touched.wait());
        QVERIFY(!touched.wait(2 * FileWatch::quietMs));
        QCOMPARE(touched.count(), 1);
    }

    void aConstantlyChangingFolderIsStillReported()
    {
        FileWatch watch;
        watch.setPaths({m_folder.path()});
        QTimer others;
        int written = 0;
        connect(&others, &QTimer::timeout, this, [&] { write(QString::number(++written)); });
        others.start(FileWatch::quietMs / 5);
        QSignalSpy touched(&watch, &FileWatch::touched);
        QTRY_COMPARE(touched.count(), 2);
    }

private:
    void write(const QString &name) { QVERIFY(!writeWhole(m_folder.filePath(name), "x")); }

    QTemporaryDir m_folder;
};

MAZEWRIGHT_SUITE(filewatch, TestFileWatch)
#include "tst_filewatch.moc"
