#include "app/messages/herowords.h"
#include "app/messages/looktext.h"
#include "app/play/look.h"
#include "app/settings/language.h"
#include "gamecore/rules/combat.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the complete description of a cell.
QString textOf(const World &world, Point cell)
{
    return lookLines(world, cell, shownStatsOf(world)).join(u' ');
}

QString lookAt(const QStringList &rows, Point cell, const QString &rest = classicRules)
{
    return textOf(gameOf(rows, rest).world(), cell);
}

} // namespace

class TestLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hitsToKillAreForecast_data()
    {
        QTest::addColumn<QString>("monster");
        QTest::addColumn<int>("yours");
        QTest::addColumn<int>("its");
        // classic: 30 HP, defense 2, power 4 with the dagger
        QTest::newRow("orc") << u"O"_s << 3 << 30;
        QTest::newRow("troll") << u"T"_s << 6 << 15;
        QTest::newRow("dragon") << u"D"_s << 20 << 8;
    }

    void hitsToKillAreForecast()
    {
        QFETCH(QString, monster);
        QFETCH(int, yours);
        QFETCH(int, its);
        const Game game = gameOf({u"####"_s, u"#@"_s + monster + u'#', u"####"_s}, classicRules);
        QCOMPARE(hitsToKill(game.world(), heroId, 2), std::optional(yours));
        QCOMPARE(hitsToKill(game.world(), 2, heroId), std::optional(its));
    }

    void aMonsterIsShownWithItsBehavior_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("text");
        QTest::newRow("fight")
            << classicRules
            << u"Orc: 10 of 10 HP. You kill it in 3 hit(s). It kills you in 30 hit(s). It is coming for you. Broad and squat, with tusks. Floor."_s;
        QTest::newRow("kick") << u"\"ruleset\": \"peaceful\""_s
                              << u"Orc. It is harmless. It stays where it is. Broad and squat, with tusks. Floor."_s;
        QTest::newRow("touch")
            << QString()
            << u"Orc. Its touch sends you back to the start. It patrols. Broad and squat, with tusks. Floor."_s;
        QTest::newRow("deadly touch") << u"\"rules\": { \"death\": \"permadeath\" }"_s
                                      << u"Orc. Its touch kills. It patrols. Broad and squat, with tusks. Floor."_s;
    }

    void aMonsterIsShownWithItsBehavior()
    {
        QFETCH(QString, rest);
        QFETCH(QString, text);
        QCOMPARE(lookAt({u"####"_s, u"#@O#"_s, u"####"_s}, {2, 1}, rest), text);
    }

    void hitPointsOfWoundedActorsAreShown()
    {
        Game game = gameOf({u"####"_s, u"#@O#"_s, u"####"_s}, classicRules);
        ::play(game, u"move east"_s);
        QVERIFY(textOf(game.world(), {2, 1}).startsWith(u"Orc: 6 of 10 HP. You kill it in 2 hit(s)."_s));
        QCOMPARE(textOf(game.world(), {1, 1}), u"You: 29 of 30 HP. Floor."_s);
        QCOMPARE(lookAt({u"###"_s, u"#@#"_s, u"###"_s}, {1, 1}),
                 u"You. Floor."_s); // no hit points are at risk in this level
    }

    /// The stakes are determined once per game, not for each look.
    void hitPointsAreShownOnlyWhereTheyMatter()
    {
        const Game game = gameOf({u"###"_s, u"#@#"_s, u"###"_s}, classicRules);
        QCOMPARE(lookLines(game.world(), {1, 1}, {}).first(), u"You."_s);
        QCOMPARE(lookLines(game.world(), {1, 1}, {.isHealth = true}).first(), u"You: 30 of 30 HP."_s);
    }

    void statusesAreShownWithTheirTurns()
    {
        Game game = gameOf({u"######"_s, u"#@  O#"_s, u"######"_s},
                           classicRules + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"stun_scroll\" }]"_s);
        ::play(game, u"pickup"_s);
        const Point orc = game.world().actor(2).cell;
        ::play(game, u"use b %1 %2"_s.arg(orc.x).arg(orc.y));
        const QString text = textOf(game.world(), orc);
        QVERIFY2(text.contains(u"Stunned for 4 more turn(s)."_s), qPrintable(text));
        QVERIFY2(!text.contains(u"It is coming for you."_s), qPrintable(text));
    }

    void aMonsterIsDescribed()
    {
        play({u"####"_s, u"#@K#"_s, u"####"_s});
        const QString english = textOf(m_driver->world(), {2, 1});
        QVERIFY2(english.contains(u"A spiked beast: nothing but spikes around a single eye."_s), qPrintable(english));
        m_driver->window().useLanguage(u"de"_s);
        const QString german = textOf(m_driver->world(), {2, 1});
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY2(german.contains(u"Eine stachlige Bestie: nichts als Stacheln um ein einziges Auge."_s),
                 qPrintable(german));
    }

    void anExpiredStatusIsNotShown()
    {
        Game game = gameOf({u"########"_s, u"#@   O #"_s, u"########"_s},
                           uR"("ruleset": "peaceful", "things": [{ "cell": [1, 1], "kind": "stun_scroll" }])"_s);
        ::play(game, u"pickup"_s);
        ::play(game, u"use b 5 1"_s);
        const Language english(u"en"_s); // plural forms
        const QStringList texts{QString(), u"stunned (1 turn)"_s, u"stunned (2 turns)"_s, u"stunned (3 turns)"_s,
                                u"stunned (4 turns)"_s};
        for (int left = 4; left >= 0; --left) {
            QCOMPARE(game.world().actor(2).statuses.left(StatusEffect::Stunned), left);
            QVERIFY(game.world().actor(2).statuses.has(StatusEffect::Stunned));
            QCOMPARE(textOf(game.world(), {5, 1}).contains(u"Stunned"_s), left > 0);
            QCOMPARE(statusesText(game.world().actor(2).statuses), texts.at(left));
            ::play(game, u"wait"_s);
        }
    }

    void thingsAreNamedBeforeTheGround()
    {
        const QString two =
            classicRules
            + u", \"things\": [{ \"cell\": [2, 1], \"kind\": \"sword\" }, { \"cell\": [2, 1], \"kind\": \"treasure\" }]"_s;
        QCOMPARE(lookAt({u"####"_s, u"#@ #"_s, u"####"_s}, {2, 1}, two), u"Sword, treasure, floor."_s);
    }

    void eachTerrainIsNamed_data()
    {
        QTest::addColumn<QChar>("character");
        QTest::addColumn<QString>("text");
        QTest::newRow("wall") << QChar(u'#') << u"Wall."_s;
        QTest::newRow("door") << QChar(u'+') << u"Door."_s;
        QTest::newRow("locked") << QChar(u'1') << u"Red door (needs a red key)."_s;
        QTest::newRow("spikes") << QChar(u'^') << u"Spikes (3 damage when stepped on)."_s;
        QTest::newRow("stairs") << QChar(u'>') << u"Stairs down."_s;
    }

    void eachTerrainIsNamed()
    {
        QFETCH(QChar, character);
        QFETCH(QString, text);
        QCOMPARE(lookAt({u"####"_s, u"#@"_s + character + u'#', u"####"_s}, {2, 1}), text);
    }

    void openDoorsAndRemainsAreNamed()
    {
        Game game = gameOf({u"#####"_s, u"#@+O#"_s, u"#####"_s}, classicRules);
        ::play(game, u"move east"_s);
        QVERIFY(textOf(game.world(), {2, 1}).endsWith(u"oor, open."_s));
        for (int i = 0; i < 5; ++i) {
            ::play(game, u"move east"_s);
        }
        QVERIFY(!game.world().isAlive(2));
        const Point grave = game.world().actor(2).cell;
        QVERIFY(textOf(game.world(), grave).contains(u"emains of an orc"_s));
    }

    void unseenCellsAreReportedAsUnseen()
    {
        QCOMPARE(lookAt({u"######"_s, u"#@#O #"_s, u"######"_s}, {3, 1}), u"You have not seen this cell yet."_s);
    }

    void rememberedCellsAreMarkedAsRemembered()
    {
        Game game = gameOf({u"#######"_s, u"#!@%  #"_s, u"#######"_s}, classicRules);
        ::play(game, u"move east"_s);
        ::play(game, u"move east"_s);
        ::play(game, u"move east"_s);
        QCOMPARE(textOf(game.world(), {1, 1}), u"Remembered: healing potion, floor."_s);
    }

    void cellsOutsideTheLevelHaveNoText() { QVERIFY(lookAt({u"###"_s, u"#@#"_s, u"###"_s}, {-1, 1}).isEmpty()); }

    void hoveringNamesTheCell()
    {
        play({u"#####"_s, u"#@ ~#"_s, u"#####"_s});
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf({3, 1}).center());
        QCOMPARE(told(), u"Water."_s);
        m_driver->window().showStartPage();
        QVERIFY(!m_driver->child<QLabel>(u"lookLabel"_s).isVisible());
        QVERIFY(!m_driver->child<QLabel>(u"lookLine"_s).isVisible());
    }

    /// Whatever is there, be it bare ground: nobody looks for a text at the other end of the view.
    void theTextIsBesideItsCell()
    {
        play({u"######"_s, u"#@O!~#"_s, u"######"_s});
        const auto &line = m_driver->child<QLabel>(u"lookLine"_s);
        for (int x = 0; x < 6; ++x) {
            QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf({x, 1}).center());
            QVERIFY(isBeside({x, 1}));
            QVERIFY(!line.isVisible());
        }
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf({3, 1}).center());
        QCOMPARE(told(), u"Healing potion, floor."_s);
    }

    void theTextCoversNoMonster()
    {
        play({u"################"_s, u"#              #"_s, u"#  @ !OOOOOO   #"_s, u"#              #"_s,
              u"################"_s},
             uR"("ruleset": "peaceful", "rules": { "vision": "all" })"_s);
        const Point potion{5, 2};
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf(potion).center());
        QCOMPARE(told(), u"Healing potion, floor."_s);
        QVERIFY(isBeside(potion));
        for (const QRect &place : placesOfActors(m_driver->canvas(), m_driver->world())) {
            QVERIFY(!place.translated(m_driver->canvas().viewport()->pos()).intersects(label().geometry()));
        }
    }

    void hoveringAMonsterShowsTheTextBesideIt()
    {
        play({u"######"_s, u"#@  O#"_s, u"######"_s});
        const QRect cell = m_driver->canvas().viewportRectOf({4, 1});
        QTest::mouseMove(m_driver->canvas().viewport(), cell.center());
        QVERIFY(told().startsWith(u"Orc: 10 of 10 HP."_s));
        QVERIFY(isBeside({4, 1}));
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf({2, 1}).center());
        QCOMPARE(told(), u"Floor."_s);
    }

    /// A mouse move within the same cell shows the text again.
    void keysHideTheTextUntilTheMouseMoves()
    {
        play({u"########"_s, u"#@    !#"_s, u"########"_s});
        const QRect cell = m_driver->canvas().viewportRectOf({6, 1});
        QTest::mouseMove(m_driver->canvas().viewport(), cell.center());
        QVERIFY(label().isVisible());
        m_driver->press(Qt::Key_Right);
        QVERIFY(!label().isVisible());
        m_driver->press(Qt::Key_Right);
        QTRY_VERIFY(!m_driver->canvas().isGliding() && !m_driver->canvas().isScrolling());
        QVERIFY(!label().isVisible());
        const QPoint moved = m_driver->canvas().viewportRectOf({6, 1}).center() + QPoint(2, 0); // the view has scrolled
        QTest::mouseMove(m_driver->canvas().viewport(), moved);
        QVERIFY(label().isVisible());
    }

    /// The text about the monster under the mouse hides neither the blow nor the numbers.
    void theTextWaitsForTheEndOfABlow()
    {
        play({u"######"_s, u"#@O  #"_s, u"######"_s});
        Canvas &canvas = m_driver->canvas();
        QTest::mouseMove(canvas.viewport(), canvas.viewportRectOf({2, 1}).center());
        QVERIFY(told().startsWith(u"Orc: 10 of 10 HP."_s));
        m_driver->click({2, 1});
        QVERIFY(canvas.isGliding());
        QVERIFY(!label().isVisible());
        QTRY_VERIFY(label().isVisible());
        QVERIFY(!canvas.isGliding());
        QVERIFY2(told().startsWith(u"Orc: 6 of 10 HP."_s), qPrintable(told()));
    }

    /// In real time there is always somebody on the way, so the text waits only for what flies or rises.
    void inRealTimeTheTextWaitsForMissiles()
    {
        play({u"######"_s, u"#@ ~g#"_s, u"######"_s}, QString());
        Canvas &canvas = m_driver->canvas();
        canvas.setMotion(Motion::Full);
        constexpr int longMs = 100'000;
        canvas.play({.sprites = {{.sprite = heroId, .motion = SpriteMotion::Grow, .delayMs = longMs}}});
        QTest::mouseMove(canvas.viewport(), canvas.viewportRectOf({3, 1}).center());
        QCOMPARE(told(), u"Water."_s);
        const CanvasEffect missile{
            .kind = CanvasEffect::Kind::Missile, .cells = {{1, 1}, {2, 1}}, .origin = {1, 1}, .delayMs = longMs};
        canvas.play({.effects = {missile}});
        QTest::mouseMove(canvas.viewport(), canvas.viewportRectOf({2, 1}).center());
        QVERIFY(!label().isVisible());
        canvas.endMotions();
        QTRY_COMPARE(told(), u"Floor."_s);
    }

    /// The step scrolls the view, so that another cell comes under the resting mouse.
    void aScrolledViewHidesTheTextUntilTheMouseMoves()
    {
        QStringList rows(80, QString(100, u' '));
        rows[40][50] = u'@';
        play(rows);
        Canvas &canvas = m_driver->canvas();
        canvas.setGliding(false);
        const QPoint mouse = canvas.viewportRectOf({51, 40}).center();
        QTest::mouseMove(canvas.viewport(), mouse);
        QVERIFY(isBeside({51, 40}));
        m_driver->click({51, 40});
        QCOMPARE(m_driver->world().hero().cell, (Point{51, 40}));
        QVERIFY(canvas.cellAt(mouse) != std::optional(Point{51, 40}));
        QCoreApplication::processEvents();
        QVERIFY(!label().isVisible());
        QTest::mouseMove(canvas.viewport(), mouse + QPoint(1, 0));
        QVERIFY(isBeside(canvas.cellNear(mouse)));
        QCOMPARE(canvas.sentenceCell(), canvas.cellAt(mouse));
    }

    void theCursorIsMovedByKeys_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<Point>("to");
        const auto row = [](const char *name, Qt::Key key, Qt::KeyboardModifiers modifiers, Point to) {
            QTest::newRow(name) << key << modifiers << to;
        };
        row("left", Qt::Key_Left, {}, {7, 7});
        row("up", Qt::Key_Up, {}, {8, 6});
        row("right", Qt::Key_Right, {}, {9, 7});
        row("down", Qt::Key_Down, {}, {8, 8});
        row("home", Qt::Key_Home, {}, {7, 6});
        row("l", Qt::Key_L, {}, {9, 7});
        row("shift left", Qt::Key_Left, Qt::ShiftModifier, {3, 7});
        row("shift up", Qt::Key_Up, Qt::ShiftModifier, {8, 2});
        row("shift page down", Qt::Key_PageDown, Qt::ShiftModifier, {13, 12});
    }

    void theCursorIsMovedByKeys()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(Point, to);
        QStringList rows(15, QString(17, u' '));
        rows[7][8] = u'@';
        play(rows);
        m_driver->press(Qt::Key_X);
        QVERIFY(cursor().isActive());
        QCOMPARE(cursor().cell(), (Point{8, 7}));
        m_driver->press(key, modifiers);
        QCOMPARE(cursor().cell(), to);
    }

    void theCursorStaysInTheLevel()
    {
        play({u"####"_s, u"#@ #"_s, u"####"_s});
        m_driver->press(Qt::Key_Slash);
        m_driver->press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(cursor().cell(), (Point{0, 1}));
        m_driver->press(Qt::Key_Left);
        QCOMPARE(cursor().cell(), (Point{0, 1}));
        QCOMPARE(told(), u"Wall."_s);
    }

    /// Tab visits monsters first, then items, and starts again after the last one.
    void tabCyclesThroughMonstersThenItems()
    {
        play({u"########"_s, u"#@g O O#"_s, u"########"_s});
        m_driver->press(Qt::Key_X);
        for (const Point cell : {Point{4, 1}, Point{6, 1}, Point{2, 1}, Point{4, 1}}) {
            m_driver->press(Qt::Key_Tab);
            QCOMPARE(cursor().cell(), cell);
        }
        m_driver->press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(cursor().cell(), (Point{2, 1}));
        QVERIFY(cursor().isActive());
    }

    void escapeOnlyEndsLooking()
    {
        play({u"####"_s, u"#@ #"_s, u"####"_s});
        m_driver->press(Qt::Key_X);
        m_driver->press(Qt::Key_Escape);
        QVERIFY(!cursor().isActive());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().hero().cell, (Point{2, 1}));
    }

    void lookingTakesNoTurn()
    {
        play({u"####"_s, u"#@ #"_s, u"####"_s});
        m_driver->press(Qt::Key_X);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_G, Qt::Key_Period, Qt::Key_Escape}) {
            m_driver->press(key);
        }
        QCOMPARE(m_driver->world().turn(), 0);
        QVERIFY(m_driver->session().game().history().empty());
    }

    void theViewReturnsAfterLooking_data()
    {
        QTest::addColumn<Qt::Key>("end");
        QTest::newRow("escape") << Qt::Key_Escape;
        QTest::newRow("a journey") << Qt::Key_Return;
    }

    void theViewReturnsAfterLooking()
    {
        QFETCH(Qt::Key, end);
        QStringList rows(80, QString(100, u'#'));
        rows[40][50] = u'@';
        play(rows);
        Canvas &canvas = m_driver->canvas();
        canvas.setGliding(false);
        canvas.zoomOneToOne();
        canvas.centerOnCell({52, 41});
        const Canvas::ViewState before = canvas.viewState();
        m_driver->press(Qt::Key_X);
        for (int i = 0; i < 6; ++i) {
            m_driver->press(Qt::Key_Down, Qt::ShiftModifier);
        }
        QVERIFY(!(canvas.viewState() == before));
        m_driver->press(end);
        QVERIFY(!cursor().isActive());
        QVERIFY(canvas.viewState() == before);
    }

    void aManuallyScrolledViewStays_data()
    {
        QTest::addColumn<bool>("isLookedAround");
        QTest::newRow("last") << false;
        QTest::newRow("and looked around there") << true;
    }

    void aManuallyScrolledViewStays()
    {
        QFETCH(const bool, isLookedAround);
        QStringList rows(80, QString(100, u'#'));
        rows[40][50] = u'@';
        play(rows);
        Canvas &canvas = m_driver->canvas();
        canvas.setGliding(false);
        canvas.zoomOneToOne();
        canvas.centerOnCell({52, 41});
        m_driver->press(Qt::Key_X);
        canvas.verticalScrollBar()->setValue(canvas.verticalScrollBar()->value() + 40);
        if (isLookedAround) {
            m_driver->press(Qt::Key_Right);
        }
        const Canvas::ViewState moved = canvas.viewState();
        m_driver->press(Qt::Key_Escape);
        QVERIFY(canvas.viewState() == moved);
    }

    void theTextFollowsTheGame()
    {
        play({u"####"_s, u"#@O#"_s, u"####"_s});
        const Point orc{2, 1};
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf(orc).center());
        QVERIFY(told().startsWith(u"Orc: 10 of 10 HP."_s));
        m_driver->press(Qt::Key_Right);
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf(orc).center() + QPoint(2, 0));
        QTRY_VERIFY(told().startsWith(u"Orc: 6 of 10 HP."_s));
    }

    void theTextStaysBesideTheCursorWhileTheViewScrolls()
    {
        QStringList rows(80, QString(100, u' '));
        rows[40][50] = u'@';
        play(rows);
        Canvas &canvas = m_driver->canvas();
        canvas.setGliding(false);
        m_driver->press(Qt::Key_X);
        const QPoint before = canvas.viewportRectOf({0, 0}).topLeft();
        for (int i = 0; i < 6; ++i) {
            m_driver->press(Qt::Key_Down, Qt::ShiftModifier);
            QVERIFY(isBeside(cursor().cell()));
        }
        QVERIFY(canvas.viewportRectOf({0, 0}).topLeft() != before);
    }

private:
    void play(const QStringList &rows, const QString &rest = classicRules)
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
        QCoreApplication::processEvents(); // the panels may still be being laid out
    }

    QLabel &label() { return m_driver->child<QLabel>(u"lookLabel"_s); }
    /// Returns the text about the cell; empty if there is none.
    QString told() { return label().isVisible() ? label().text().replace(u'\n', u' ') : QString(); }
    /// True if the text about a cell is shown next to it, inside of the view.
    bool isBeside(Point cell)
    {
        constexpr int distance = 10;
        const QWidget &viewport = *m_driver->canvas().viewport();
        const QRect place = m_driver->canvas().viewportRectOf(cell).translated(viewport.pos());
        const QRect around = place.adjusted(-distance, -distance, distance, distance);
        return label().isVisible() && viewport.geometry().contains(label().geometry())
               && label().geometry().intersects(around) && !label().geometry().intersects(place);
    }
    CellChooser &cursor() { return m_driver->window().look().chooser(); }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(look, TestLook)
#include "tst_look.moc"
