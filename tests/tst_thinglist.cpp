#include "app/window/thinglist.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Rows of the lists of things say all they have to say, in a second line if it must be.
class TestThingList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aLongRowHasTwoLines_data();
    void aLongRowHasTwoLines();
    void aWiderListNeedsFewerLines();

private:
    int heightOf(const ThingList::Row &row);

    std::unique_ptr<ThingList> m_list;
};

void TestThingList::init()
{
    m_list = std::make_unique<ThingList>();
    m_list->resize(220, 200);
    m_list->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
}

int TestThingList::heightOf(const ThingList::Row &row)
{
    m_list->setRows({row});
    QCoreApplication::processEvents();
    return m_list->visualItemRect(m_list->item(0)).height();
}

void TestThingList::aLongRowHasTwoLines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<bool>("isTall");
    QTest::newRow("short") << u"orc"_s << u"3 / 9"_s << u"2 east"_s << false;
    QTest::newRow("no note") << u"a name that fills much of a row"_s << QString() << u"2 east"_s << false;
    QTest::newRow("wounded troll") << u"troll of the ninth gate"_s << u"30 / 30 HP, stunned (3)"_s << u"12 northwest"_s
                                   << true;
}

void TestThingList::aLongRowHasTwoLines()
{
    QFETCH(QString, name);
    QFETCH(QString, note);
    QFETCH(QString, detail);
    QFETCH(bool, isTall);
    const int usual = heightOf({.key = 1, .name = u"orc"_s});
    const int height = heightOf({.key = 1, .name = name, .note = note, .detail = detail});
    QCOMPARE(height > usual, isTall);
}

void TestThingList::aWiderListNeedsFewerLines()
{
    const ThingList::Row row{
        .key = 1, .name = u"troll"_s, .note = u"30 / 30 HP, stunned (3)"_s, .detail = u"12 north"_s};
    const int narrow = heightOf(row);
    m_list->resize(600, 200);
    QTRY_VERIFY(m_list->visualItemRect(m_list->item(0)).height() < narrow);
    m_list->resize(220, 200);
    QTRY_COMPARE(m_list->visualItemRect(m_list->item(0)).height(), narrow);
}

QTEST_MAIN(TestThingList)
#include "tst_thinglist.moc"
