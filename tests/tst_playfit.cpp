#include "tests/support/drawnworld.h"
#include "tests/support/windowdriver.h"

#include <QDockWidget>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString buchhaim = u":/levels/buchhaim.level.json"_s;

} // namespace

/// How large a level is shown that is played, and how wide the panels beside it are: by the size that the window has,
/// whenever it gets it.
class TestPlayFit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_home.reset(); }

    void aLevelOfTheCommandLineFits_data();
    void aLevelOfTheCommandLineFits();
    void panelsFollowTheWindow();
    void whatAPersonArrangedStays();
    void aPartOfALevelFitsToo_data();
    void aPartOfALevelFitsToo();
    void aChosenZoomStays();
    void theHeroStaysInViewWhenTheWindowShrinks();

private:
    static bool isWhole(Canvas &canvas);
    static int panelWidth(MainWindow &window) { return window.findChild<QDockWidget *>(u"statusDock"_s)->width(); }
    static void show(MainWindow &window);

    std::unique_ptr<EmptyHome> m_home;
};

void TestPlayFit::init()
{
    m_home = std::make_unique<EmptyHome>();
}

void TestPlayFit::show(MainWindow &window)
{
    window.session().setTicking(false);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCoreApplication::sendPostedEvents();
}

bool TestPlayFit::isWhole(Canvas &canvas)
{
    const Size size = canvas.levelSize();
    const QRect all = canvas.viewportRectOf({0, 0}).united(canvas.viewportRectOf({size.width - 1, size.height - 1}));
    return canvas.viewport()->rect().contains(all);
}

void TestPlayFit::aLevelOfTheCommandLineFits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("800 x 600") << QSize(800, 600);
    QTest::newRow("1280 x 800") << QSize(1280, 800);
    QTest::newRow("1920 x 1080") << QSize(1920, 1080);
}

/// As when it is opened in a window that one has already.
void TestPlayFit::aLevelOfTheCommandLineFits()
{
    QFETCH(QSize, size);
    MainWindow early(shippedCatalogue());
    early.resize(size);
    QVERIFY(early.openFile(buchhaim)); // before it is shown
    show(early);
    MainWindow late(shippedCatalogue());
    late.resize(size);
    show(late);
    QVERIFY(late.openFile(buchhaim));
    QCoreApplication::sendPostedEvents();
    QVERIFY(isWhole(early.canvas()));
    QCOMPARE(early.canvas().tileSize(), late.canvas().tileSize());
    QCOMPARE(panelWidth(early), panelWidth(late));
}

void TestPlayFit::panelsFollowTheWindow()
{
    MainWindow window(shippedCatalogue());
    window.resize(1000, 700);
    QVERIFY(window.openFile(buchhaim));
    show(window);
    const int narrow = panelWidth(window);
    const int small = window.canvas().tileSize();
    window.resize(1600, 900);
    QTRY_VERIFY(panelWidth(window) > narrow);
    QTRY_VERIFY(window.canvas().tileSize() > small);
    QVERIFY(isWhole(window.canvas()));
    window.resize(1000, 700);
    QTRY_COMPARE(panelWidth(window), narrow);
    QTRY_COMPARE(window.canvas().tileSize(), small);
}

void TestPlayFit::whatAPersonArrangedStays()
{
    MainWindow window(shippedCatalogue());
    window.resize(1280, 800);
    QVERIFY(window.openFile(buchhaim));
    show(window);
    auto *status = window.findChild<QDockWidget *>(u"statusDock"_s);
    status->toggleViewAction()->trigger();
    QVERIFY(!status->isVisible());
    window.resize(1600, 1000);
    QCoreApplication::sendPostedEvents();
    QVERIFY(!status->isVisible());
    window.showStartPage();
    QVERIFY(window.openFile(buchhaim));
    QVERIFY(!status->isVisible());
}

void TestPlayFit::aPartOfALevelFitsToo_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("least");
    QTest::newRow("small") << QSize(800, 600) << 24;
    QTest::newRow("usual") << QSize(1280, 800) << 25;
    QTest::newRow("large") << QSize(1920, 1080) << 36;
}

void TestPlayFit::aPartOfALevelFitsToo()
{
    QFETCH(QSize, size);
    QFETCH(int, least);
    MainWindow window(shippedCatalogue());
    window.resize(size);
    show(window);
    QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
    QCoreApplication::sendPostedEvents();
    Canvas &canvas = window.canvas();
    QVERIFY2(canvas.tileSize() >= least, qPrintable(QString::number(canvas.tileSize())));
    QVERIFY(!canvas.horizontalScrollBar()->isVisible());
    QVERIFY(!canvas.verticalScrollBar()->isVisible());
    const Point hero = window.session().world().hero().cell;
    const int inView = window.session().world().rules().fovRadius;
    const int side = std::min(canvas.viewport()->width(), canvas.viewport()->height());
    QVERIFY(canvas.tileSize() == 24 || canvas.tileSize() * (2 * inView + 1) <= side);
    QVERIFY(canvas.viewport()->rect().contains(canvas.viewportRectOf(hero)));
}

void TestPlayFit::aChosenZoomStays()
{
    MainWindow window(shippedCatalogue());
    window.resize(1280, 800);
    show(window);
    QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
    window.canvas().zoomIn();
    const int chosen = window.canvas().tileSize();
    window.resize(1600, 1000);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(window.canvas().tileSize(), chosen);
    QVERIFY(!window.canvas().isFit());
}

void TestPlayFit::theHeroStaysInViewWhenTheWindowShrinks()
{
    MainWindow window(shippedCatalogue());
    window.resize(1920, 1080);
    show(window);
    QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
    window.resize(800, 600);
    QCoreApplication::sendPostedEvents();
    const Point hero = window.session().world().hero().cell;
    QTRY_VERIFY(window.canvas().viewport()->rect().contains(window.canvas().viewportRectOf(hero)));
}

QTEST_MAIN(TestPlayFit)
#include "tst_playfit.moc"
