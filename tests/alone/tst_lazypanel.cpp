#include "editor/commands/commands.h"
#include "editor/workspace/workspace.h"

#include <QApplication>
#include <QProcess>
#include <QTest>
#include <QToolBar>

using namespace Qt::StringLiterals;

namespace {

/// Fills the menus of a window and adds something to its workspace afterwards, in a process of its own.
int addLate(const QString &what)
{
    QMainWindow window;
    Workspace workspace(window);
    workspace.addArrangement({.name = u"draw"_s});
    Commands commands(window);
    workspace.registerToggles(commands);
    if (what == u"panel"_s) {
        workspace.addPanel({.name = u"map"_s, .widget = new QWidget, .shownIn = {u"draw"_s}});
    } else if (what == u"bar"_s) {
        workspace.addBar(new QToolBar, Qt::LeftToolBarArea, {u"draw"_s});
    } else if (what == u"arrangement"_s) {
        workspace.addArrangement({.name = u"play"_s});
    }
    return 0;
}

} // namespace

/// Adding a panel to a workspace after its menus were filled ends the program, since no menu would list the panel.
class TestLazyPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addingPanelsAfterTheMenusAborts_data();
    void addingPanelsAfterTheMenusAborts();
};

void TestLazyPanel::addingPanelsAfterTheMenusAborts_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("panel") << QByteArray("a panel comes after the menus were filled");
    QTest::newRow("bar") << QByteArray("a bar comes after the menus were filled");
    QTest::newRow("arrangement") << QByteArray("an arrangement comes after the menus were filled");
}

void TestLazyPanel::addingPanelsAfterTheMenusAborts()
{
    QFETCH(QByteArray, said);
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {u"--add"_s, QString::fromLatin1(QTest::currentDataTag())});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), said.isEmpty() ? QProcess::NormalExit : QProcess::CrashExit);
    const QByteArray output = process.readAllStandardError();
    QVERIFY2(output.contains(said), output.constData());
}

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--add"_s) {
        return addLate(arguments.value(2));
    }
    TestLazyPanel test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_lazypanel.moc"
