#include "editor/palette/palettegrid.h"
#include "editor/workspace/paneldock.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QMouseEvent>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The ways of starting the editor.
enum class Way : std::uint8_t { StartPage, Edit, EditFile };

} // namespace

/// Panels keep the sizes that the user gave them, however the program starts and whatever size the window has before it
/// is maximized. On a smaller screen they leave most of it to the level.
class TestPanelSizes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_path = m_home->writeLevel(
            u"pit.level.json"_s, writeLevelJson(drawnLevel(QStringList(12, QString(20, u' '))), *shippedCatalogue()));
    }

    void cleanup()
    {
        m_window.reset();
        m_home.reset();
    }

    void panelSizesSurviveRestartsExactly_data()
    {
        QTest::addColumn<QSize>("before");
        QTest::addColumn<QSize>("seen");
        const QSize usual{1280, 800};
        QTest::newRow("as it was") << usual << usual;
        QTest::newRow("a small notebook") << QSize(900, 540) << QSize(1024, 600);
        QTest::newRow("a notebook") << usual << QSize(1366, 768);
        QTest::newRow("a large screen") << usual << QSize(1920, 1080);
    }

    void panelSizesSurviveRestartsExactly()
    {
        QFETCH(const QSize, before);
        QFETCH(const QSize, seen);
        start(Way::EditFile, seen, before);
        const QMap<QString, QRect> first = places();
        QVERIFY(first.contains(u"issuesDock"_s));
        QVERIFY2(first.value(u"canvas"_s).height() > 150, QByteArray::number(first.value(u"canvas"_s).height()));
        quit();
        for (const Way way : {Way::EditFile, Way::Edit, Way::StartPage, Way::EditFile}) {
            start(way, seen, before);
            QCOMPARE(places(), first);
            quit();
        }
    }

    void aSmallerScreenLeavesMostOfItToTheLevel_data()
    {
        QTest::addColumn<QSize>("small");
        QTest::newRow("a notebook") << QSize(1366, 768);
        QTest::newRow("a small notebook") << QSize(1024, 600);
    }

    void aSmallerScreenLeavesMostOfItToTheLevel()
    {
        QFETCH(const QSize, small);
        start(Way::EditFile, {1920, 1080});
        m_window->resizeDocks({&dock(u"paletteDock"_s)}, {640}, Qt::Horizontal);
        m_window->resizeDocks({&dock(u"issuesDock"_s)}, {480}, Qt::Vertical);
        m_window->resizeDocks({&dock(u"paletteDock"_s), &dock(u"propertiesDock"_s)}, {400, 500}, Qt::Vertical);
        QCoreApplication::processEvents();
        quit();
        start(Way::EditFile, small, {1280, 700});
        const QRect canvas = places().value(u"canvas"_s);
        QVERIFY2(canvas.width() > small.width() / 2, QByteArray::number(canvas.width()));
        QVERIFY2(canvas.height() > small.height() / 3, QByteArray::number(canvas.height()));
        const auto *grid = m_window->findChild<PaletteGrid *>();
        QVERIFY(grid);
        int whole = 0;
        for (int i = 0; i < grid->count(); ++i) {
            const QRect place = grid->visualItemRect(grid->item(i));
            whole += int(PaletteGrid::isPicture(grid->item(i)) && grid->viewport()->rect().contains(place));
        }
        QVERIFY2(whole >= 8, QByteArray::number(whole)); // a whole row
    }

    void panelsAreRestoredOnTheLargeScreen()
    {
        start(Way::EditFile, {1920, 1080});
        m_window->resizeDocks({&dock(u"paletteDock"_s)}, {640}, Qt::Horizontal);
        m_window->resizeDocks({&dock(u"issuesDock"_s)}, {480}, Qt::Vertical);
        QCoreApplication::processEvents();
        const QMap<QString, QRect> first = places();
        quit();
        start(Way::EditFile, {1366, 768}, {1280, 700});
        QVERIFY(places() != first);
        m_window->resize(1920, 1080);
        QTRY_COMPARE(places(), first);
        m_window->resize(1024, 600);
        quit();
        start(Way::EditFile, {1920, 1080}, {1280, 700});
        QCOMPARE(places(), first);
    }

    /// The size of a panel, set by dragging a panel border, is kept for the small screen.
    void aDraggedPanelIsKeptForTheSmallScreen()
    {
        start(Way::EditFile, {1920, 1080});
        quit();
        start(Way::EditFile, {1366, 768});
        const QRect issues = places().value(u"issuesDock"_s);
        const QPoint border(issues.center().x(), m_window->centralWidget()->geometry().bottom() + 2);
        const auto send = [this](QEvent::Type type, QPoint place, Qt::MouseButton button, Qt::MouseButtons held) {
            QMouseEvent event(type, place, m_window->mapToGlobal(place), button, held, {});
            QCoreApplication::sendEvent(m_window.get(), &event);
        };
        send(QEvent::MouseButtonPress, border, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, border - QPoint(0, 60), Qt::NoButton, Qt::LeftButton);
        QTRY_VERIFY(places().value(u"issuesDock"_s).height() > issues.height() + 30);
        send(QEvent::MouseButtonRelease, border - QPoint(0, 60), Qt::LeftButton, Qt::NoButton);
        const QMap<QString, QRect> dragged = places();
        quit();
        start(Way::Edit, {1366, 768}, {1280, 700});
        QCOMPARE(places(), dragged);
    }

private:
    /// Starts the program in a window with the size `before`, which changes right after it is shown, as by maximizing.
    void start(Way way, QSize seen, QSize before = {})
    {
        m_window = std::make_unique<ProgramWindow>(shippedCatalogue());
        m_window->resize(before.isValid() ? before : seen);
        m_window->program().begin(way == Way::EditFile ? QStringList{m_path} : QStringList(), way != Way::StartPage);
        m_window->show();
        m_window->resize(seen);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        if (way == Way::StartPage) {
            QTRY_VERIFY(m_window->commands().goOnEditing->isVisible());
            m_window->commands().goOnEditing->trigger();
        }
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), seen);
    }

    void quit()
    {
        QVERIFY(m_window->close());
        m_window.reset();
    }

    /// Returns the positions of the panels and the canvas in the window.
    QMap<QString, QRect> places() const
    {
        QMap<QString, QRect> places;
        for (const PanelDock *dock : m_window->findChildren<PanelDock *>()) {
            if (dock->isVisible() && !dock->isBehindTab()) {
                places.insert(dock->objectName(), dock->geometry());
            }
        }
        const Canvas &canvas = m_window->canvas();
        places.insert(u"canvas"_s, QRect(canvas.mapTo(m_window.get(), QPoint()), canvas.size()));
        return places;
    }

    QDockWidget &dock(const QString &name) const { return *m_window->findChild<QDockWidget *>(name); }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<ProgramWindow> m_window;
    QString m_path;
};

MAZEWRIGHT_SUITE(panelsizes, TestPanelSizes)
#include "tst_panelsizes.moc"
