#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList bend{u"########"_s, u"#@#    #"_s, u"# # ## #"_s, u"#   #  #"_s, u"########"_s};

} // namespace

/// The preview of the path that a click would take.
class TestWayPreview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePathUnderTheMouseIsTheOneTaken()
    {
        play(bend);
        hover({6, 3});
        QTRY_VERIFY(isShown());
        const std::vector<Point> shown = path();
        QCOMPARE(shown.back(), (Point{6, 3}));
        std::vector<Point> taken;
        connect(&m_driver->session(), &PlaySession::played, this,
                [&] { taken.push_back(m_driver->world().hero().cell); });
        m_driver->click(Point{6, 3});
        QTRY_COMPARE(m_driver->world().hero().cell, (Point{6, 3}));
        QCOMPARE(taken, shown);
        QTRY_VERIFY(!isShown());
    }

    void noPathIsShownToUnreachableCells_data()
    {
        QTest::addColumn<Point>("cell");
        QTest::newRow("a wall") << Point{2, 1};
        QTest::newRow("behind walls") << Point{8, 1};
        QTest::newRow("a locked door") << Point{6, 2};
        QTest::newRow("spikes") << Point{3, 3};
        QTest::newRow("himself") << Point{1, 1};
    }

    void noPathIsShownToUnreachableCells()
    {
        QFETCH(Point, cell);
        play({u"##########"_s, u"#@#    # #"_s, u"# #  #1# #"_s, u"#  ^   # #"_s, u"##########"_s});
        hover({1, 3});
        QTRY_VERIFY(isShown());
        hover(cell);
        QTRY_VERIFY(!isShown());
        QVERIFY(path().empty());
    }

    void anAdjacentCellShowsOneStepOrNothing()
    {
        play({u"####"_s, u"#@##"_s, u"#  #"_s, u"####"_s},
             u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"corners\": \"closed\" }"_s);
        hover({1, 2});
        QTRY_COMPARE(path(), std::vector<Point>{(Point{1, 2})});
        // A click tries the diagonal step, which the closed corner blocks, and does not go around it.
        hover({2, 2});
        QTRY_VERIFY(!isShown());
    }

    void thePathDisappearsAfterACommand()
    {
        play(bend);
        hover({6, 3});
        QTRY_VERIFY(isShown());
        m_driver->press(Qt::Key_Down);
        QVERIFY(!isShown());
        hover({5, 3});
        QTRY_COMPARE(path().back(), (Point{5, 3}));
    }

    void thePathDisappearsWhenTheMouseLeaves()
    {
        play(bend);
        hover({6, 3});
        QTRY_VERIFY(isShown());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(m_driver->canvas().viewport(), &leave);
        QVERIFY(!isShown());
    }

    /// A click takes one step then, and the preview shows no more.
    void withAThreatInViewOnlyAStepIsShown()
    {
        play({u"########"_s, u"#@    O#"_s, u"########"_s}, classicSeeingAll);
        hover({4, 1});
        QTRY_COMPARE(path(), std::vector<Point>{(Point{2, 1})});
        QVERIFY(isShown());
        hover({6, 1}); // a click on the monster attacks
        QTRY_VERIFY(!isShown());
    }

    void thePathIsHiddenWhileAiming()
    {
        play({u"########"_s, u"#@     #"_s, u"########"_s},
             classicSeeingAll
                 + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"confusion_scroll\" }, "
                   "{ \"cell\": [6, 1], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
        m_driver->session().play(Command::pickUp());
        hover({4, 1});
        QTRY_VERIFY(isShown());
        QVERIFY(m_driver->window().targeting().start('b'));
        QVERIFY(!isShown());
        hover({3, 1});
        QVERIFY(!isShown());
        m_driver->press(Qt::Key_Escape);
        hover({4, 1});
        QTRY_VERIFY(isShown());
    }

    void theEditorShowsNoPath()
    {
        // Where death costs nothing and the whole level is visible, editing asks no question.
        play(bend, u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"death\": \"respawn\" }"_s);
        m_driver->trigger(u"editLevel"_s);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Edit);
        hover({6, 3});
        QVERIFY(!isShown());
    }

    void theLookCursorShowsThePathAndEnterWalks()
    {
        play(bend);
        m_driver->press(Qt::Key_X);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_Down);
        QTRY_COMPARE(path(), (std::vector<Point>{{1, 2}, {1, 3}}));
        QVERIFY(isShown());
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(m_driver->world().hero().cell, (Point{1, 3}));
        QVERIFY(!m_driver->window().look().chooser().isActive());
        m_driver->press(Qt::Key_X);
        m_driver->press(Qt::Key_Up);
        QTRY_VERIFY(isShown());
        m_driver->press(Qt::Key_Escape);
        QVERIFY(!isShown());
    }

    void aPausedGameShowsOnlySteps()
    {
        play({u"######"_s, u"#@ g #"_s, u"######"_s}, {});
        hover({4, 1});
        QTRY_VERIFY(isShown());
        m_driver->session().play(Command::move(Direction::East));
        m_driver->session().pause();
        hover({3, 1});
        QTRY_VERIFY(isShown()); // a step resumes the game
        hover({4, 1});
        QTRY_VERIFY(!isShown()); // any other click only resumes the game
        m_driver->session().resume();
        QTRY_VERIFY(isShown());
    }

    void underRealTimeThePathUpdatesWithMonsters()
    {
        play({u"#######"_s, u"#@    #"_s, u"#  O  #"_s, u"#     #"_s, u"#######"_s}, {});
        m_driver->session().play(Command::move(Direction::East));
        hover({5, 1});
        QTRY_VERIFY(isShown());
        const ActorId monster = 2;
        const Point before = m_driver->world().actor(monster).cell;
        for (int i = 0; i < 200 && m_driver->world().actor(monster).cell == before; ++i) {
            m_driver->session().advance(50);
        }
        QVERIFY(m_driver->world().actor(monster).cell != before);
        std::vector<Point> taken;
        Journey journey;
        journey.preview(m_driver->world(), {5, 1}, taken);
        QTRY_COMPARE(path(), taken);
    }

    void aSearchLimitGivesNoOtherPath()
    {
        QStringList rows(40, QString(60, u' '));
        rows[0][0] = u'@';
        const Game game = gameOf(rows, classicSeeingAll);
        Journey journey;
        std::vector<Point> whole;
        std::vector<Point> cut;
        journey.preview(game.world(), {59, 39}, whole);
        QCOMPARE(whole.back(), (Point{59, 39}));
        journey.preview(game.world(), {59, 39}, cut, 40 * 60);
        QCOMPARE(cut, whole);
        journey.preview(game.world(), {59, 39}, cut, 100);
        QVERIFY(cut.empty());
    }

    void inAVastLevelOnlyNearbyPathsAreSearched()
    {
        Level level = levelFrom({u"####"_s, u"#@ #"_s, u"####"_s}, classicSeeingAll);
        const TerrainId floor = level.terrain.at({2, 1});
        level.terrain = Grid<TerrainId>({4096, 4096}, floor);
        const Game game = gameOfLevel(level);
        Journey journey;
        std::vector<Point> path;
        journey.preview(game.world(), {4095, 4095}, path, PathPreview::mostCells);
        QVERIFY(path.empty());
        journey.preview(game.world(), {40, 20}, path, PathPreview::mostCells);
        QCOMPARE(path.back(), (Point{40, 20}));
    }

private:
    void play(const QStringList &rows, const QString &rest = classicSeeingAll)
    {
        m_driver.reset();
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
        m_driver->canvas().setGliding(false);
    }

    /// Moves the mouse to a cell and processes pending events.
    void hover(Point cell)
    {
        QCoreApplication::processEvents(); // the panels may still be being laid out
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf(cell).center());
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }

    const std::vector<Point> &path() { return m_driver->window().pathPreview().path(); }
    bool isShown() { return !m_driver->canvas().tinted(CellTint::Path).isEmpty(); }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(waypreview, TestWayPreview)
#include "tst_waypreview.moc"
