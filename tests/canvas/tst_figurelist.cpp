#include "editor/widgets/figurelist.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// A list of figures that change often.
class TestFigureList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReusedRowKeepsNoFormerText()
    {
        FigureList list(u"figures"_s, 5);
        list.setColumns({{u"Name"_s, QString()}, {u"Count"_s, QString(), true}});
        list.setRows({{.texts = {u"orc"_s, u"7"_s}, .tips = {u"a monster"_s}}});
        list.setRows({{.texts = {u"nothing"_s}}});
        const QTreeWidgetItem &row = *list.topLevelItem(0);
        QCOMPARE(row.text(0), u"nothing"_s);
        QCOMPARE(row.text(1), QString());
        QCOMPARE(row.toolTip(0), QString());
    }
};

MAZEWRIGHT_SUITE(figurelist, TestFigureList)
#include "tst_figurelist.moc"
