#include "editor/text/distinctnames.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Words in lists that distinguish levels with the same name.
class TestDistinctNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalNamesAreMadeDistinct_data()
    {
        QTest::addColumn<QList<NamedFile>>("files");
        QTest::addColumn<QStringList>("words");
        using Files = QList<NamedFile>;
        QTest::newRow("nothing") << Files{} << QStringList{};
        QTest::newRow("different names") << Files{{u"Pit"_s, u"/a/pit.txt"_s}, {u"Well"_s, u"/b/pit.txt"_s}}
                                         << QStringList{{}, {}};
        QTest::newRow("different files") << Files{{u"Pit"_s, u"/a/pit.level.json"_s}, {u"Pit"_s, u"/a/old pit.txt"_s}}
                                         << QStringList{u"pit"_s, u"old pit"_s};
        QTest::newRow("different folders")
            << Files{{u"Pit"_s, u"/x/a/pit.txt"_s}, {u"Pit"_s, u"/x/b/pit.txt"_s}} << QStringList{u"a"_s, u"b"_s};
        QTest::newRow("folders of the same name")
            << Files{{u"Pit"_s, u"/x/a/pit.txt"_s}, {u"Pit"_s, u"/y/a/pit.txt"_s}} << QStringList{u"x/a"_s, u"y/a"_s};
        QTest::newRow("some of both") << Files{{u"Pit"_s, u"/a/pit.txt"_s},
                                               {u"Pit"_s, u"/b/pit.txt"_s},
                                               {u"Pit"_s, u"/b/well.txt"_s}}
                                      << QStringList{u"a/pit"_s, u"b/pit"_s, u"b/well"_s};
        QTest::newRow("one file twice") << Files{{u"Pit"_s, u"/a/pit.txt"_s}, {u"Pit"_s, u"/a/pit.txt"_s}}
                                        << QStringList{{}, {}};
        QTest::newRow("unsaved") << Files{{u"New level"_s},
                                          {u"Pit"_s, u"/a/pit.txt"_s},
                                          {u"New level"_s},
                                          {u"New level"_s}}
                                 << QStringList{{}, {}, u"2"_s, u"3"_s};
        QTest::newRow("one of them unsaved")
            << Files{{u"Pit"_s}, {u"Pit"_s, u"/a/pit.txt"_s}} << QStringList{{}, u"pit"_s};
        QTest::newRow("shipped and own") << Files{{u"Pit"_s, u":/levels/pit.level.json"_s},
                                                  {u"Pit"_s, u"/x/levels/pit.level.json"_s}}
                                         << QStringList{u"shipped"_s, u"levels"_s};
        QTest::newRow("at the root and below")
            << Files{{u"Pit"_s, u"/pit.txt"_s}, {u"Pit"_s, u"/a/pit.txt"_s}} << QStringList{{}, u"a"_s};
    }

    void equalNamesAreMadeDistinct()
    {
        QFETCH(QList<NamedFile>, files);
        QFETCH(QStringList, words);
        QStringList told = distinguishingSuffixes(files);
        for (QString &each : told) {
            each = QDir::fromNativeSeparators(each);
        }
        QCOMPARE(told, words);
    }
};

MAZEWRIGHT_SUITE(distinctnames, TestDistinctNames)
#include "tst_distinctnames.moc"
