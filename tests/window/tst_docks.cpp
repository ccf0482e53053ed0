#include "app/messages/herowords.h"
#include "editor/workspace/paneldock.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>

using namespace Qt::StringLiterals;

namespace {

const QString classicFov = u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 3 }"_s;
const QStringList armory{u"#########"_s, u"#@/[    #"_s, u"#       #"_s, u"#########"_s};
const QStringList emptyRoom{u"#####"_s, u"#@ g#"_s, u"#####"_s};

} // namespace

/// The panels around the canvas during a game.
class TestDocks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().useLanguage(u"en"_s);
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    // Status
    void aMazeShowsNoHeroPanels()
    {
        play({u"#####"_s, u"#@ g#"_s, u"#####"_s}, {});
        QVERIFY(!m_driver->child<QWidget>(u"heroFacts"_s).isVisible());
        QVERIFY(m_driver->child<QLabel>(u"stepsValue"_s).isVisible());
        QVERIFY(m_driver->child<QWidget>(u"pauseGameButton"_s).isVisible());
        QVERIFY(!dock(u"inventoryDock"_s).isVisible());
        QVERIFY(!m_driver->page().plate().isVisible());
        QVERIFY(dock(u"statusDock"_s).isVisible());
        QVERIFY(dock(u"logDock"_s).isVisible());
    }

    void theStatusShowsTheHero()
    {
        play({u"#####"_s, u"#@ O#"_s, u"#####"_s});
        QVERIFY(m_driver->child<QWidget>(u"heroFacts"_s).isVisible());
        QVERIFY(!m_driver->child<QWidget>(u"pauseGameButton"_s).isVisible());
        QCOMPARE(text(u"hpValue"_s), u"30 / 30"_s);
        QCOMPARE(text(u"hpCaption"_s), u"HP"_s);
        QCOMPARE(text(u"heroLevelValue"_s), u"1"_s);
        QCOMPARE(text(u"xpValue"_s), u"0 / 350"_s);
        QCOMPARE(text(u"powerValue"_s), u"4 (2 + 2)"_s);
        QCOMPARE(text(u"defenseValue"_s), QString::number(m_driver->world().character().baseDefense));
    }

    void aDepthIsNamedInTheLanguageOfTheProgram()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"classic"_s, 1));
        QCOMPARE(text(u"levelName"_s), u"Depth 1"_s);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(text(u"levelName"_s), u"Tiefe 1"_s);
        m_driver->window().useLanguage(u"en"_s);
    }

    void lowHitPointsAreMarked()
    {
        // Each step onto spikes and back hurts.
        play({u"#####"_s, u"#@^ #"_s, u"#####"_s});
        const QProgressBar &bar = m_driver->child<QProgressBar>(u"hpBar"_s);
        QVERIFY(!bar.property("isLow").toBool());
        while (m_driver->world().hero().hp * 3 > m_driver->world().maxHp(heroId)) {
            m_driver->press(Qt::Key_Right);
            m_driver->press(Qt::Key_Left);
        }
        QVERIFY(m_driver->session().isUnderWay());
        QVERIFY(bar.property("isLow").toBool());
        QCOMPARE(bar.value(), m_driver->world().hero().hp);
        QVERIFY(text(u"hpCaption"_s) != u"HP"_s);
    }

    void aDeadHeroGetsNoHitPointWarning()
    {
        play({u"#####"_s, u"#@^ #"_s, u"#####"_s});
        m_driver->window().games().setScoresPath({});
        QString before;
        while (m_driver->session().isUnderWay()) {
            before = text(u"hpCaption"_s);
            m_driver->session().play(
                Command::move(m_driver->world().hero().cell.x == 1 ? Direction::East : Direction::West));
        }
        QCOMPARE(before, u"HP nearly gone!"_s);
        QCOMPARE(text(u"hpValue"_s), u"0 / 30"_s);
        QCOMPARE(text(u"hpCaption"_s), u"HP"_s);
    }

    void statusesOfTheHeroAreShown()
    {
        Statuses statuses;
        statuses.set(StatusEffect::Confused, 7);
        statuses.set(StatusEffect::Stunned, 2);
        QCOMPARE(statusesText(statuses), u"confused (7 turns), stunned (2 turns)"_s);
        play(emptyRoom);
        QVERIFY(!m_driver->child<QWidget>(u"statusesValue"_s).isVisible());
    }

    void treasureIsShownOnlyWhereThereIsSome()
    {
        play(armory);
        QVERIFY(!m_driver->child<QLabel>(u"goldValue"_s).isVisible());
        QVERIFY(!m_driver->child<QLabel>(u"treasureValue"_s).isVisible());
        play(emptyRoom);
        QVERIFY(m_driver->child<QLabel>(u"goldValue"_s).isVisible());
        QCOMPARE(text(u"treasureValue"_s), u"1"_s);
    }

    // Bag
    void theBagListsWhatIsCarried()
    {
        play(armory);
        QCOMPARE(bagNames(), QStringList(u"a dagger"_s));
        QCOMPARE(bag().entries().front().detail, u"✓ right hand"_s);
        QCOMPARE(bag().entries().front().note, u"power +2"_s);
        m_driver->press(Qt::Key_Right);
        m_driver->session().play(Command::pickUp());
        QCOMPARE(bagNames(), (QStringList{u"a dagger"_s, u"b sword"_s}));
        QCOMPARE(bag().entries().back().detail, QString());
    }

    void anEmptyBagSaysWhatToDo()
    {
        play(emptyRoom);
        m_driver->session().play(Command::drop('a'));
        QVERIFY(bag().entries().empty());
        QVERIFY(bag().accessibleDescription().startsWith(u"Your bag is empty."_s));
    }

    void onlyAnEmptyBagIsDescribedAsEmpty()
    {
        play(armory);
        raise(PlayDocks::Panel::Inventory);
        QCOMPARE(bag().accessibleDescription(), QString());
        m_driver->session().play(Command::drop('a'));
        QVERIFY(bag().accessibleDescription().startsWith(u"Your bag is empty."_s));
        m_driver->session().play(Command::pickUp());
        QCOMPARE(bag().accessibleDescription(), QString());
        m_driver->window().useLanguage(u"de"_s);
        m_driver->window().useLanguage(u"en"_s);
        QCOMPARE(bag().accessibleDescription(), QString());
    }

    void namesInTooltipsAreNoMarkup()
    {
        ThingList list;
        list.setEntries({{.key = 1, .name = u"\"Sting\" & <b>sheath</b>"_s}});
        const QString toolTip = list.item(0)->toolTip();
        QVERIFY(!Qt::mightBeRichText(toolTip));
        QCOMPARE(QString(toolTip).remove(u'\u2060'), u"\"Sting\" & <b>sheath</b>"_s);
    }

    void enterPutsOnAndTakesOff()
    {
        play(armory);
        raise(PlayDocks::Panel::Inventory);
        QCOMPARE(m_driver->window().focusWidget(), &bag());
        m_driver->press(Qt::Key_A);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(bag().entries().front().detail, QString());
        QCOMPARE(m_driver->world().power(heroId), m_driver->world().character().basePower);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(bag().entries().front().detail, u"✓ right hand"_s);
    }

    void aDoubleClickUsesAnItemAndKeepsTheFocus()
    {
        play(armory);
        clickRow(bag(), 0);
        QTest::mouseDClick(bag().viewport(), Qt::LeftButton, {}, rowCenter(bag(), 0));
        QCOMPARE(bag().entries().front().detail, QString());
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
    }

    void deleteDropsTheItem()
    {
        play(armory);
        raise(PlayDocks::Panel::Inventory);
        m_driver->press(Qt::Key_A);
        m_driver->press(Qt::Key_Delete);
        QVERIFY(bag().entries().empty());
        QCOMPARE(m_driver->world().itemWithLetter('a'), CellIndex::none);
    }

    void lettersSelectTheirRow()
    {
        play(armory);
        m_driver->press(Qt::Key_Right);
        m_driver->session().play(Command::pickUp());
        m_driver->press(Qt::Key_Right);
        m_driver->session().play(Command::pickUp());
        const Point before = m_driver->world().hero().cell;
        raise(PlayDocks::Panel::Inventory);
        m_driver->press(Qt::Key_B);
        QCOMPARE(bag().currentKey(), std::optional<int>('b'));
        m_driver->press(Qt::Key_C);
        QCOMPARE(bag().currentKey(), std::optional<int>('c'));
        QCOMPARE(m_driver->world().hero().cell, before);
    }

    void theBagMenuMatchesTheItem()
    {
        play(armory);
        QContextMenuEvent event(QContextMenuEvent::Mouse, rowCenter(bag(), 0),
                                bag().viewport()->mapToGlobal(rowCenter(bag(), 0)));
        QApplication::sendEvent(bag().viewport(), &event);
        QMenu &menu = m_driver->child<QMenu>(u"inventoryMenu"_s);
        QVERIFY(menu.isVisible());
        QCOMPARE(menu.findChild<QAction *>(u"useItem"_s)->text(), u"Put &away"_s);
        menu.findChild<QAction *>(u"dropItem"_s)->trigger();
        menu.close();
        QVERIFY(bag().entries().empty());
    }

    void listsShowCharactersInTheCharacterLook()
    {
        play({u"#####"_s, u"#@  O"_s, u"#####"_s});
        raise(PlayDocks::Panel::InView);
        QCOMPARE(inView().entries().front().glyph.character, U'o');
        const QImage pictures = inView().viewport()->grab().toImage();
        m_driver->trigger(u"showAscii"_s);
        const QImage characters = inView().viewport()->grab().toImage();
        QVERIFY(characters != pictures);
        const int middle = inView().visualItemRect(inView().item(0)).center().y();
        bool hasGround = false; // of characters, which pictures do not have
        for (int x = 0; x < characters.width(); ++x) {
            hasGround = hasGround || (characters.pixel(x, middle) & 0xffffff) == Glyph().ground;
        }
        QVERIFY(hasGround);
        m_driver->trigger(u"showAscii"_s);
        QCOMPARE(inView().viewport()->grab().toImage(), pictures);
    }

    // In view
    void theNearestThingIsListedFirst()
    {
        play({u"##########"_s, u"#   !    #"_s, u"#@       #"_s, u"#       O#"_s, u"#>       #"_s, u"##########"_s});
        raise(PlayDocks::Panel::InView);
        QStringList rows;
        for (const ThingList::Entry &row : inView().entries()) {
            rows.append(QString(row.name + u": "_s + row.detail));
        }
        QCOMPARE(rows, (QStringList{u"stairs down: 2 cells south"_s, u"healing potion: 3 cells east"_s,
                                    u"orc: 7 cells east"_s}));
        QCOMPARE(inView().entries().back().note, u"10 / 10 HP"_s);
    }

    void unseenThingsAreNotListed()
    {
        play({u"##########"_s, u"#@  !  ! #"_s, u"##########"_s}, classicFov);
        raise(PlayDocks::Panel::InView);
        QCOMPARE(inView().entries().size(), std::size_t(1));
        QCOMPARE(inView().entries().front().detail, u"3 cells east"_s);
    }

    void fullVisionOmitsTheHintToExplore()
    {
        play({u"####"_s, u"#@ #"_s, u"####"_s}, classicSeeingAll);
        raise(PlayDocks::Panel::InView);
        QCOMPARE(inView().accessibleDescription(), u"Nothing in view."_s);
        play({u"####"_s, u"#@ #"_s, u"####"_s}, classicFov);
        raise(PlayDocks::Panel::InView);
        QCOMPARE(inView().accessibleDescription(), u"Nothing in view. Keep walking to see more."_s);
    }

    void aClickShowsTheCell()
    {
        play({u"##########"_s, u"#@  !  ! #"_s, u"##########"_s});
        raise(PlayDocks::Panel::InView);
        m_driver->canvas().setFocus();
        QSignalSpy shown(&inView(), &InViewPanel::showRequested);
        clickRow(inView(), 1);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.front().front().value<Point>(), (Point{7, 1}));
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
    }

    void enterRequestsTravelToTheThing()
    {
        play({u"##########"_s, u"#@  !  ! #"_s, u"##########"_s});
        raise(PlayDocks::Panel::InView);
        QSignalSpy asked(&inView(), &InViewPanel::travelRequested);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<Point>(), (Point{4, 1}));
    }

    // Map
    void theMapShowsWhatIsExplored()
    {
        play({u"##########"_s, u"#@       #"_s, u"##########"_s}, classicFov);
        raise(PlayDocks::Panel::Minimap);
        const QImage &map = m_driver->page().minimap().picture();
        QCOMPARE(map.size(), QSize(10, 3));
        const QRgb unknown = map.pixel(9, 1);
        QVERIFY(map.pixel(0, 1) != unknown);
        QVERIFY(map.pixel(2, 1) != unknown);
        QVERIFY(map.pixel(2, 1) != map.pixel(0, 1));
        QCOMPARE(map.pixel(7, 1), unknown);
        for (int i = 0; i < 4; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        QCOMPARE(map.pixel(7, 1), map.pixel(2, 1));
    }

    void aClickOnTheMapCentersTheCanvas()
    {
        QStringList rows(60, QString(120, u' '));
        rows[0][0] = u'@';
        play(rows);
        raise(PlayDocks::Panel::Minimap);
        m_driver->canvas().setFocus();
        m_driver->canvas().zoomOneToOne();
        m_driver->click(m_driver->page().minimap());
        const QRect shown = m_driver->canvas().viewport()->rect();
        QVERIFY(shown.contains(m_driver->canvas().viewportRectOf({60, 30}).center()));
        QVERIFY(!shown.contains(m_driver->canvas().viewportRectOf({0, 0})));
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
    }

    // Docks
    void eachStyleKeepsItsArrangement()
    {
        play(emptyRoom);
        QVERIFY(dock(u"inventoryDock"_s).isVisible() || dock(u"inventoryDock"_s).toggleViewAction()->isChecked());
        dock(u"minimapDock"_s).toggleViewAction()->trigger();
        QVERIFY(!dock(u"minimapDock"_s).toggleViewAction()->isChecked());
        play(emptyRoom, {});
        QVERIFY(!dock(u"inventoryDock"_s).toggleViewAction()->isChecked());
        play(emptyRoom);
        QVERIFY(dock(u"inventoryDock"_s).toggleViewAction()->isChecked());
        QVERIFY(!dock(u"minimapDock"_s).toggleViewAction()->isChecked());
    }

    void hiddenPanelsStayHiddenInTheNextWindow()
    {
        play(emptyRoom);
        hide(u"inViewDock"_s);
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        play(emptyRoom);
        QVERIFY(!dock(u"inViewDock"_s).toggleViewAction()->isChecked());
        QVERIFY(dock(u"inventoryDock"_s).toggleViewAction()->isChecked());
    }

    void theChosenTabStaysInFront()
    {
        const auto isInFront = [this](const QString &name) { return !m_driver->child<PanelDock>(name).isBehindTab(); };
        m_driver->window().resize(1280, 700); // small enough that three panels share a place
        play(emptyRoom);
        QTRY_VERIFY(!isInFront(u"minimapDock"_s));
        raise(PlayDocks::Panel::Minimap);
        QTRY_VERIFY(isInFront(u"minimapDock"_s));
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        m_driver->click(m_driver->child<QPushButton>(u"continueGame"_s));
        QTRY_VERIFY(isInFront(u"minimapDock"_s) && !isInFront(u"inventoryDock"_s));
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().resize(1280, 700);
        play(emptyRoom);
        QTRY_VERIFY(isInFront(u"minimapDock"_s) && !isInFront(u"inventoryDock"_s));
        m_driver->window().resize(1280, 1100); // room for all panels; the arrangement is still the default one
        QTRY_VERIFY(isInFront(u"minimapDock"_s) && isInFront(u"inventoryDock"_s));
        m_driver->window().resize(1280, 700);
        QTRY_VERIFY(isInFront(u"minimapDock"_s) && !isInFront(u"inventoryDock"_s));
        m_driver->trigger(u"arrangePanels"_s);
        QTRY_VERIFY(!isInFront(u"minimapDock"_s) && isInFront(u"inventoryDock"_s));
    }

    void escapeInAPanelReturnsToTheCanvas()
    {
        play(armory);
        raise(PlayDocks::Panel::Inventory);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
    }

    void thePanelsFitASmallWindow()
    {
        m_driver->window().resize(800, 600);
        m_driver->window().useLanguage(u"de"_s);
        play(armory);
        QTRY_COMPARE(m_driver->window().size(), QSize(800, 600));
        QVERIFY(m_driver->canvas().width() >= 500);
        QVERIFY(m_driver->canvas().height() >= 380);
        QVERIFY(bag().isVisible());
        QVERIFY(bag().viewport()->rect().contains(bag().visualItemRect(bag().item(0))));
        m_driver->window().useLanguage(u"en"_s);
    }

    void aTabbedPanelHidesItsTitle()
    {
        m_driver->window().resize(800, 600);
        play(armory);
        auto &inventory = m_driver->child<PanelDock>(u"inventoryDock"_s);
        auto &status = m_driver->child<PanelDock>(u"statusDock"_s);
        QTRY_VERIFY(!inventory.isTitleShown());
        QVERIFY(status.isTitleShown());
        QTRY_COMPARE(inventory.widget()->y(), 0);
        for (const QString &name : {u"inViewDock"_s, u"minimapDock"_s}) {
            hide(name);
        }
        QTRY_VERIFY(inventory.isTitleShown());
        QTRY_VERIFY(inventory.widget()->y() > 0);
        dock(u"inViewDock"_s).toggleViewAction()->trigger();
        QTRY_VERIFY(!inventory.isTitleShown());
    }

    void theMenuResetsThePanelLayout()
    {
        play(armory);
        QCoreApplication::processEvents(); // the status panel calculates its height
        const QByteArray first = m_driver->window().saveState();
        m_driver->window().addDockWidget(Qt::LeftDockWidgetArea, &dock(u"inventoryDock"_s));
        dock(u"minimapDock"_s).toggleViewAction()->trigger();
        QVERIFY(!dock(u"minimapDock"_s).isVisible());
        QMenu &menu = m_driver->child<QMenu>(u"panelsMenu"_s);
        menu.popup(m_driver->window().mapToGlobal(QPoint(10, 10)));
        const QRect entry = menu.actionGeometry(&m_driver->child<QAction>(u"arrangePanels"_s));
        QTest::mouseClick(&menu, Qt::LeftButton, {}, entry.center());
        QVERIFY(!menu.isVisible());
        QCOMPARE(m_driver->window().dockWidgetArea(&dock(u"inventoryDock"_s)), Qt::RightDockWidgetArea);
        QVERIFY(dock(u"minimapDock"_s).toggleViewAction()->isChecked());
        QTRY_COMPARE(m_driver->window().saveState(), first);
    }

private:
    void play(const QStringList &rows, const QString &rest = classicSeeingAll)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }

    QString text(const QString &label) { return m_driver->child<QLabel>(label).text(); }
    QDockWidget &dock(const QString &name) { return m_driver->child<QDockWidget>(name); }

    /// Hides a panel through the menu: a panel behind a tab comes to the front first.
    void hide(const QString &name)
    {
        QAction *action = dock(name).toggleViewAction();
        for (int i = 0; i < 2 && action->isChecked(); ++i) {
            action->trigger();
            QCoreApplication::processEvents();
        }
        QVERIFY(!action->isChecked());
    }
    InventoryPanel &bag() { return m_driver->page().inventory(); }
    InViewPanel &inView() { return m_driver->page().inView(); }
    void raise(PlayDocks::Panel panel) { m_driver->page().docks().goTo(panel); }
    void clickRow(ThingList &list, int row) { m_driver->click(*list.viewport(), rowCenter(list, row)); }
    static QPoint rowCenter(ThingList &list, int row) { return list.visualItemRect(list.item(row)).center(); }

    QStringList bagNames()
    {
        QStringList names;
        for (const ThingList::Entry &row : bag().entries()) {
            names.append(QString(row.letter + u' ' + row.name));
        }
        return names;
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(docks, TestDocks)
#include "tst_docks.moc"
