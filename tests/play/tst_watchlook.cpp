#include "app/watch/endplate.h"
#include "app/watch/runspanel.h"
#include "app/watch/runtree.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDockWidget>
#include <QLocale>
#include <QTest>
#include <QTreeWidgetItemIterator>

using namespace Qt::StringLiterals;

namespace {

const QString permadeath = u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s;

/// Returns an empty level of that size with the hero in its upper left corner.
QStringList emptyLevel(Size size)
{
    QStringList rows(size.height, QString(size.width, u' '));
    rows[0][0] = u'@';
    return rows;
}

Run runIn(const QStringList &rows, const QString &rest, const QStringList &commands)
{
    return recordedRun(gameOf(rows, rest), commands);
}

} // namespace

/// The window around a watched game: the map where it is needed, the end of the game, whole rows.
class TestWatchLook : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().resize(1280, 800);
    }
    void cleanup() { closeWindow(); }

    void theMapIsShownIfTheLevelIsNotInView_data()
    {
        QTest::addColumn<Size>("size");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("small") << Size{6, 4} << classicRules << false;
        QTest::newRow("large") << Size{60, 30} << classicRules << true;
        QTest::newRow("seen completely and fitting") << Size{40, 20} << classicSeeingAll << false;
        QTest::newRow("fitting, but dark") << Size{40, 20} << classicRules << true;
        QTest::newRow("seen completely, too large") << Size{150, 100} << classicSeeingAll << true;
    }

    void theMapIsShownIfTheLevelIsNotInView()
    {
        QFETCH(Size, size);
        QFETCH(QString, rest);
        QFETCH(bool, isShown);
        watch(runIn(emptyLevel(size), rest, {u"move east"_s}));
        QTRY_COMPARE(isMapShown(), isShown);
        const auto roomForMap = [this] {
            return m_driver->child<QDockWidget>(u"watchGamesDock"_s).y()
                   - m_driver->child<QDockWidget>(u"watchStatusDock"_s).geometry().bottom();
        };
        QTRY_COMPARE(roomForMap() > 60, isShown); // otherwise the list has its room
    }

    void theNextLevelDecidesAnew()
    {
        watch(small());
        QTRY_VERIFY(!isMapShown());
        watch(large());
        QTRY_VERIFY(isMapShown());
        watch(small());
        QTRY_VERIFY(!isMapShown());
    }

    void theListKeepsTheKeyboardWhenTheMapComesAndGoes()
    {
        Game maze = gameOfLevel(shippedLevel());
        EventList events;
        maze.play(Command::advance(50), events);
        m_driver->window().games().recordings().record(u"a"_s, maze, {.by = RunOrigin::By::Person}, {});
        m_driver->window().games().recordings().flush();
        watch(runIn(emptyLevel({40, 20}), classicRules, {u"move east"_s}));
        QTRY_VERIFY(isMapShown());
        auto &list = m_driver->child<RunTree>(u"runTree"_s);
        QTRY_VERIFY(list.isVisible());
        watching().panelsOfRun().goToGames();
        QVERIFY(list.hasFocus());
        m_driver->trigger(u"watchEverything"_s); // the whole level is in view then
        QTRY_VERIFY(!isMapShown());
        QCoreApplication::processEvents();
        QVERIFY(list.hasFocus());
        m_driver->trigger(u"watchEverything"_s);
        QTRY_VERIFY(isMapShown());
        QCoreApplication::processEvents();
        QVERIFY(list.hasFocus());
    }

    void aMapThatTheUserOpensStays()
    {
        watch(small());
        QTRY_VERIFY(!isMapShown());
        map().toggleViewAction()->trigger();
        QVERIFY(isMapShown());
        watch(small());
        QCoreApplication::processEvents();
        QVERIFY(isMapShown());
        startAgain();
        m_driver->window().resize(1280, 800);
        watch(small());
        QCoreApplication::processEvents();
        QVERIFY(isMapShown());
    }

    void aMapThatTheUserClosesStaysClosed()
    {
        watch(large());
        QTRY_VERIFY(isMapShown());
        map().toggleViewAction()->trigger();
        watch(small());
        QCoreApplication::processEvents();
        watch(large());
        QCoreApplication::processEvents();
        QVERIFY(!isMapShown());
    }

    /// The layout that the user has changed keeps the map closed only as long as the level is in view.
    void theMapReturnsInAChangedLayout()
    {
        watch(small());
        QTRY_VERIFY(!isMapShown());
        m_driver->child<QDockWidget>(u"watchBagDock"_s).toggleViewAction()->trigger(); // brings it to the front
        m_driver->child<QDockWidget>(u"watchBagDock"_s).toggleViewAction()->trigger(); // closes it
        QVERIFY(!isMapShown());
        watch(large());
        QTRY_VERIFY(isMapShown());
        QVERIFY(m_driver->child<QDockWidget>(u"watchBagDock"_s).isHidden());
    }

    /// A map that the program has closed opens again after the next start of the program.
    void theMapReturnsInTheNextSession()
    {
        watch(small());
        QTRY_VERIFY(!isMapShown());
        m_driver->child<QDockWidget>(u"watchBagDock"_s).toggleViewAction()->trigger(); // brings it to the front
        m_driver->child<QDockWidget>(u"watchBagDock"_s).toggleViewAction()->trigger(); // closes it
        startAgain();
        m_driver->window().resize(1280, 800);
        watch(large());
        QTRY_VERIFY(isMapShown());
        QVERIFY(m_driver->child<QDockWidget>(u"watchBagDock"_s).isHidden());
    }

    void theEndIsStated_data()
    {
        QTest::addColumn<Run>("run");
        QTest::addColumn<QString>("text");
        QTest::newRow("won") << runIn(goldCorridor, classicRules, QStringList(3, u"move east"_s))
                             << u"Won · turn 3 · GOLD gold"_s;
        QTest::newRow("lost") << lost() << u"Died · turn 1"_s;
        QTest::newRow("left") << small() << u"The game ends here · turn 1"_s;
        QTest::newRow("in a dungeon") << recordedRun(Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 3),
                                                     {u"wait"_s, u"wait"_s})
                                      << u"The game ends here · turn 2"_s;
    }

    /// A plate says how the game ended, at its last moment only.
    void theEndIsStated()
    {
        QFETCH(Run, run);
        QFETCH(QString, text);
        watch(run);
        QVERIFY(!plate().isVisible());
        m_driver->press(Qt::Key_End);
        QVERIFY(plate().isVisible());
        const QString gold = QLocale().toString(watching().run().game().world().gold());
        QCOMPARE(plate().text(), QString(text).replace(u"GOLD"_s, gold));
        m_driver->press(Qt::Key_Left);
        QVERIFY(!plate().isVisible());
        m_driver->press(Qt::Key_Right);
        QVERIFY(plate().isVisible());
        m_driver->window().showStartPage();
        QVERIFY(!plate().isVisible());
    }

    void thePlateCoversNeitherTheHeroNorInput_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<Run>("run");
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
            QTest::addRow("%d small", size.width()) << size << small();
            QTest::addRow("%d large", size.width()) << size << large();
            QTest::addRow("%d fitting", size.width())
                << size << runIn(emptyLevel({30, 20}), classicSeeingAll, {u"move east"_s});
            QTest::addRow("%d lost", size.width()) << size << lost();
        }
    }

    void thePlateCoversNeitherTheHeroNorInput()
    {
        QFETCH(QSize, window);
        QFETCH(Run, run);
        m_driver->window().resize(window);
        watch(run);
        m_driver->press(Qt::Key_End);
        QCoreApplication::processEvents();
        Canvas &canvas = m_driver->canvas();
        const QRect place = plate().geometry();
        const QRect hero = canvas.viewportRectOf(watching().run().game().world().hero().cell)
                               .translated(canvas.calmViewport().topLeft());
        QVERIFY(canvas.calmViewport().contains(place));
        QVERIFY(!place.intersects(hero));
        const auto &heroPlate = m_driver->child<QWidget>(u"heroPlate"_s);
        QVERIFY(!heroPlate.isVisible() || !place.intersects(heroPlate.geometry()));
        QCOMPARE(canvas.childAt(place.center()), canvas.viewport());
        QVERIFY(canvas.hasFocus());
    }

    void thePlateFollowsTheLanguage()
    {
        watch(lost());
        m_driver->press(Qt::Key_End);
        QCOMPARE(plate().text(), u"Died · turn 1"_s);
        m_driver->window().useLanguage(u"de"_s);
        QCoreApplication::processEvents();
        const QString german = plate().text();
        QVERIFY(plate().isVisible());
        m_driver->window().useLanguage(u"en"_s);
        QCoreApplication::processEvents();
        QVERIFY(plate().isVisible());
        QCOMPARE(plate().text(), u"Died · turn 1"_s);
        QVERIFY2(german.startsWith(u"Gestorben"_s), qPrintable(german));
    }

    void noTextOfTheListIsCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }

    /// With the usual names, rows of the list end with whole words.
    void noTextOfTheListIsCut()
    {
        QFETCH(QString, language);
        m_driver->window().useLanguage(language);
        Recordings &kept = m_driver->window().games().recordings();
        const auto dungeon = [](int waits) {
            Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 3);
            EventList events;
            for (int i = 0; i < waits; ++i) {
                game.play(Command::wait(), events);
            }
            return game;
        };
        Game maze = gameOfLevel(shippedLevel());
        EventList events;
        maze.play(Command::advance(50), events);
        kept.record(u"a"_s, dungeon(150), {.by = RunOrigin::By::Bot, .name = u"runner"_s}, {});
        kept.record(u"b"_s, dungeon(152), {.by = RunOrigin::By::Bot, .name = u"runner"_s}, {});
        kept.record(u"c"_s, maze, {.by = RunOrigin::By::Person, .name = u"Rosamund"_s}, {});
        kept.flush();
        QVERIFY(!kept.branches().note(u"b"_s, {.of = u"a"_s, .after = 140}));
        watch(small());
        RunTree &tree = m_driver->child<RunTree>(u"runTree"_s);
        QTRY_COMPARE(tree.topLevelItemCount(), 2);
        QTRY_VERIFY(!m_driver->child<RunsPanel>(u"runs"_s).isReading());
        int rows = 0;
        for (QTreeWidgetItemIterator row(&tree); *row; ++row, ++rows) {
            QStyleOptionViewItem option;
            option.initFrom(&tree);
            option.rect = tree.visualItemRect(*row);
            for (const QString &line : RunDelegate::linesOf(option, tree.indexFromItem(*row))) {
                QVERIFY2(!line.contains(u'…') && !line.isEmpty(), qPrintable(line));
            }
        }
        QCOMPARE(rows, 3);
    }

private:
    WatchMode &watching() { return m_driver->window().watching(); }
    QDockWidget &map() { return m_driver->child<QDockWidget>(u"watchMapDock"_s); }
    bool isMapShown() { return !map().isHidden(); }
    EndPlate &plate() { return m_driver->child<EndPlate>(u"endPlate"_s); }

    static Run small() { return runIn(emptyLevel({6, 4}), classicRules, {u"move east"_s}); }
    static Run large() { return runIn(emptyLevel({60, 30}), classicRules, {u"move east"_s}); }
    static Run lost() { return runIn({u"####"_s, u"#@O#"_s, u"####"_s}, permadeath, {u"move east"_s}); }

    void watch(const Run &run)
    {
        watching().playback().setTicking(false);
        const QString path = m_home->writeLevel(u"game.run.json"_s, writeRun(run, *shippedCatalogue()));
        QVERIFY(m_driver->window().openFile(path));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        m_driver->canvas().setGliding(false);
    }
};

MAZEWRIGHT_SUITE(watchlook, TestWatchLook)
#include "tst_watchlook.moc"
