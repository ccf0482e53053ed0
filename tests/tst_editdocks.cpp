#include "editor/panels/paneldock.h"
#include "tests/support/editordriver.h"

#include <QMenu>
#include <QTest>
#include <QToolBar>

using namespace Qt::StringLiterals;

/// Where the panels of the editor stand, and what of it is kept.
class TestEditDocks : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindow(); }

    void aClosedPanelStaysClosedAfterPlaying();
    void aClosedPanelStaysClosedInTheNextWindow();
    void aMovedPanelStaysWhereItIsAfterPlaying();
    void aHiddenBarStaysHiddenAfterPlaying();
    void arrangingAnewOpensWhatWasClosedAndMoved();
    void aDamagedArrangementGivesTheFirstOne();
    void panelsAreShownAndHiddenOnlyWhileEditing();
    void aDockIsCalledAsItsPanelInTheLanguageOfTheProgram();
    void panelsThatShareAPlaceAreNamedByTheirTabsAlone();

private:
    QDockWidget &dock(const QString &name) { return *child<QDockWidget>(name); }
    void toggle(const QString &name) { child<QAction>(u"show_"_s + name)->trigger(); }
    void playAndReturn();
    void openAnotherWindow();
};

void TestEditDocks::init()
{
    openWindow();
    edit({u"@ g"_s});
}

void TestEditDocks::playAndReturn()
{
    key(Qt::Key_F5);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    QVERIFY(!dock(u"paletteDock"_s).isVisible());
    key(Qt::Key_Escape);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
}

void TestEditDocks::openAnotherWindow()
{
    QVERIFY(!editor().document().save(m_folder->filePath(u"a.level.json"_s)));
    m_window->close();
    m_window.reset();
    openWindow();
    edit({u"@ g"_s});
}

void TestEditDocks::aClosedPanelStaysClosedAfterPlaying()
{
    toggle(u"propertiesDock"_s);
    QVERIFY(!dock(u"propertiesDock"_s).isVisible());
    playAndReturn();
    QVERIFY(!dock(u"propertiesDock"_s).isVisible());
    QVERIFY(dock(u"paletteDock"_s).isVisible());
}

void TestEditDocks::aClosedPanelStaysClosedInTheNextWindow()
{
    toggle(u"issuesDock"_s);
    openAnotherWindow();
    QVERIFY(!dock(u"issuesDock"_s).isVisible());
    toggle(u"issuesDock"_s);
    openAnotherWindow();
    QVERIFY(dock(u"issuesDock"_s).isVisible());
}

void TestEditDocks::aMovedPanelStaysWhereItIsAfterPlaying()
{
    m_window->addDockWidget(Qt::LeftDockWidgetArea, &dock(u"paletteDock"_s));
    playAndReturn();
    QCOMPARE(m_window->dockWidgetArea(&dock(u"paletteDock"_s)), Qt::LeftDockWidgetArea);
}

void TestEditDocks::aHiddenBarStaysHiddenAfterPlaying()
{
    toggle(u"optionsBar"_s);
    playAndReturn();
    QVERIFY(!child<QToolBar>(u"optionsBar"_s)->isVisible());
    QVERIFY(child<QToolBar>(u"toolsBar"_s)->isVisible());
}

void TestEditDocks::arrangingAnewOpensWhatWasClosedAndMoved()
{
    toggle(u"paletteDock"_s);
    toggle(u"optionsBar"_s);
    m_window->addDockWidget(Qt::LeftDockWidgetArea, &dock(u"issuesDock"_s));
    child<QAction>(u"arrangePanels"_s)->trigger();
    QVERIFY(dock(u"paletteDock"_s).isVisible());
    QVERIFY(child<QToolBar>(u"optionsBar"_s)->isVisible());
    QCOMPARE(m_window->dockWidgetArea(&dock(u"issuesDock"_s)), Qt::BottomDockWidgetArea);
}

void TestEditDocks::aDamagedArrangementGivesTheFirstOne()
{
    toggle(u"paletteDock"_s);
    key(Qt::Key_F5);
    editor().setArrangement("no arrangement at all");
    key(Qt::Key_Escape);
    QVERIFY(dock(u"paletteDock"_s).isVisible());
    QCOMPARE(m_window->dockWidgetArea(&dock(u"paletteDock"_s)), Qt::RightDockWidgetArea);
}

void TestEditDocks::panelsAreShownAndHiddenOnlyWhileEditing()
{
    const QAction *show = child<QAction>(u"show_paletteDock"_s);
    QVERIFY(show->isEnabled());
    QVERIFY(child<QMenu>(u"editPanelsMenu"_s)->actions().contains(show));
    key(Qt::Key_F5);
    QVERIFY(!show->isEnabled());
}

void TestEditDocks::aDockIsCalledAsItsPanelInTheLanguageOfTheProgram()
{
    QCOMPARE(dock(u"propertiesDock"_s).windowTitle(), u"Properties"_s);
    m_window->useLanguage(u"de"_s);
    QTRY_COMPARE(dock(u"propertiesDock"_s).windowTitle(), u"Eigenschaften"_s);
    QCOMPARE(child<QAction>(u"show_propertiesDock"_s)->text(), u"Eigenschaften"_s);
    m_window->useLanguage(u"en"_s);
}

void TestEditDocks::panelsThatShareAPlaceAreNamedByTheirTabsAlone()
{
    const auto hasTitle = [this](const QString &name) { return child<PanelDock>(name)->isTitleShown(); };
    QTRY_VERIFY(!hasTitle(u"paletteDock"_s) && !hasTitle(u"campaignDock"_s));
    toggle(u"campaignDock"_s);
    QTRY_VERIFY(hasTitle(u"paletteDock"_s));
    toggle(u"campaignDock"_s);
    QTRY_VERIFY(!hasTitle(u"paletteDock"_s));
}

QTEST_MAIN(TestEditDocks)
#include "tst_editdocks.moc"
