#include "app/hud/thinglist.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Rows of the lists of things say all they have to say, in a second line if it must be.
class TestThingList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aLongRowHasMoreLines_data();
    void aLongRowHasMoreLines();
    void aWiderListNeedsFewerLines();
    void theEndOfEachTextIsSeen_data() { aLongRowHasMoreLines_data(); }
    void theEndOfEachTextIsSeen();
    void rowsGoWhileTheLastOneIsCurrent();

private:
    int heightOf(const ThingList::Entry &row);
    QImage pictureOf(const ThingList::Entry &row);

    std::unique_ptr<ThingList> m_list;
};

void TestThingList::init()
{
    m_list = std::make_unique<ThingList>();
    m_list->resize(220, 200);
    m_list->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
}

int TestThingList::heightOf(const ThingList::Entry &row)
{
    m_list->setEntries({row});
    QCoreApplication::processEvents();
    return m_list->visualItemRect(m_list->item(0)).height();
}

QImage TestThingList::pictureOf(const ThingList::Entry &row)
{
    heightOf(row);
    return m_list->viewport()->grab().toImage();
}

void TestThingList::aLongRowHasMoreLines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("lines");
    QTest::newRow("short") << u"orc"_s << u"3 / 9"_s << u"2 east"_s << 1;
    QTest::newRow("no note") << u"an orc"_s << QString() << u"2 east"_s << 1;
    QTest::newRow("a long name alone") << u"one that fills a row"_s << QString() << u"12 northwest"_s << 2;
    QTest::newRow("wounded troll") << u"troll"_s << u"30 / 30 HP, stunned (3)"_s << u"12 northwest"_s << 2;
    QTest::newRow("troll with a title") << u"troll of the ninth gate"_s << u"30 / 30 HP, stunned (3)"_s
                                        << u"12 northwest"_s << 3;
}

void TestThingList::aLongRowHasMoreLines()
{
    QFETCH(QString, name);
    QFETCH(QString, note);
    QFETCH(QString, detail);
    QFETCH(int, lines);
    const int usual = heightOf({.key = 1, .name = u"orc"_s});
    const int height = heightOf({.key = 1, .name = name, .note = note, .detail = detail});
    QCOMPARE(height, usual + (lines - 1) * m_list->fontMetrics().lineSpacing());
}

void TestThingList::aWiderListNeedsFewerLines()
{
    const ThingList::Entry row{
        .key = 1, .name = u"troll"_s, .note = u"30 / 30 HP, stunned (3)"_s, .detail = u"12 north"_s};
    const int narrow = heightOf(row);
    m_list->resize(600, 200);
    QTRY_VERIFY(m_list->visualItemRect(m_list->item(0)).height() < narrow);
    m_list->resize(220, 200);
    QTRY_COMPARE(m_list->visualItemRect(m_list->item(0)).height(), narrow);
}

/// Another last letter is another picture: nothing is left out at the end.
void TestThingList::theEndOfEachTextIsSeen()
{
    QFETCH(QString, name);
    QFETCH(QString, note);
    QFETCH(QString, detail);
    const ThingList::Entry row{.key = 1, .name = name, .note = note, .detail = detail};
    const QImage before = pictureOf(row);
    QCOMPARE(pictureOf(row), before);
    for (QString ThingList::Entry::*text :
         {&ThingList::Entry::name, &ThingList::Entry::note, &ThingList::Entry::detail}) {
        ThingList::Entry other = row;
        if (!(row.*text).isEmpty()) {
            (other.*text).back() = u'M';
            QVERIFY2(pictureOf(other) != before, qPrintable(other.*text));
        }
    }
}

void TestThingList::rowsGoWhileTheLastOneIsCurrent()
{
    std::vector<ThingList::Entry> rows;
    for (int key = 1; key <= 200; ++key) {
        rows.push_back({.key = key, .name = u"orc"_s, .note = u"%1 / 900 HP, stunned (3)"_s.arg(key)});
    }
    for (const std::size_t left : {std::size_t(1), std::size_t(0)}) {
        m_list->setEntries(rows);
        m_list->setCurrentRow(m_list->count() - 1);
        m_list->setEntries({rows.begin(), rows.begin() + std::ptrdiff_t(left)});
        QCOMPARE(m_list->count(), int(left));
        QVERIFY(!m_list->currentKey());
    }
}

MAZEWRIGHT_SUITE(thinglist, TestThingList)
#include "tst_thinglist.moc"
