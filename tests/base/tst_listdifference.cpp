#include "tests/support/listdifference.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Failure messages of tests that compare lists.
class TestListDifference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void elementsOfOnlyOneSideAreNamed()
    {
        const QStringList abc{u"a"_s, u"b"_s, u"c"_s};
        QCOMPARE(differenceOf(u"one"_s, abc, u"other"_s, abc), QString());
        QCOMPARE(differenceOf(u"one"_s, abc, u"other"_s, {u"c"_s, u"d"_s}), u"only in one: a, b; only in other: d"_s);
        QCOMPARE(differenceOf(u"one"_s, {u"-"_s, u"a"_s, u"-"_s}, u"other"_s, {u"-"_s, u"a"_s}), u"only in one: -"_s);
    }

    void aDifferentOrderIsNamedWhereItBegins()
    {
        QCOMPARE(differenceOf(u"one"_s, {u"a"_s, u"b"_s, u"c"_s}, u"other"_s, {u"a"_s, u"c"_s, u"b"_s}),
                 u"in another order: b where other has c"_s);
    }
};

MAZEWRIGHT_SUITE(listdifference, TestListDifference)
#include "tst_listdifference.moc"
