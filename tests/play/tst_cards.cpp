#include "app/settings/theme.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/growing.h"
#include "tests/support/suite.h"

#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

/// A card over a game takes the keyboard focus, whether opened by mouse or keyboard, and returns it to the map.
class TestCards : public QObject, private WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
    }

    void cleanup() { closeWindow(); }

    void aLevelUpByMouseIsChosenByKeys()
    {
        growUpByMouse();
        QCOMPARE(focusName(), u"chooseHp"_s);
        m_driver->press(Qt::Key_2);
        QCOMPARE(m_driver->world().power(heroId), 5);
    }

    /// The level-up can also follow a mouse click: the scroll is used by keyboard, its target is clicked.
    void aLevelUpByAimingIsChosenByKeys()
    {
        play({u"########"_s, u"#@~ r g#"_s, u"########"_s}, uR"("legend": { "~": "fireball_scroll", "r": "rat" },
             "kinds": { "monsters": { "rat": { "base": "orc", "hp": 1, "xp": 35 } } }, )"_s
                                                                + quickGrowth);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_G);
        m_driver->press(Qt::Key_A);
        QTest::keyClick(m_driver->child<QDialog>(u"itemPrompt"_s).focusWidget(), Qt::Key_B);
        QVERIFY(m_driver->window().targeting().isActive());
        m_driver->click(m_driver->window().targeting().chooser().cell());
        QCOMPARE(m_driver->world().character().choicesDue, 1);
        QCOMPARE(focusName(), u"chooseHp"_s);
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(Qt::Key_2);
        QCOMPARE(m_driver->world().power(heroId), 5);
        QCOMPARE(focus(), &m_driver->canvas());
    }

    /// A player who strikes by clicking may click once too often.
    void aClickBesideTheChoiceKeepsItsFocus()
    {
        growUpByMouse();
        m_driver->clickWhatIsAt({0, 0});
        m_driver->clickWhatIsAt({6, 3});
        QCOMPARE(focusName(), u"chooseHp"_s);
        m_driver->press(Qt::Key_3);
        QCOMPARE(m_driver->world().defense(heroId), 3);
        QCOMPARE(focus(), &m_driver->canvas());
    }

    void theChoiceRegainsTheFocus()
    {
        growUpByMouse();
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(Qt::Key_Down);
        m_driver->clickWhatIsAt({0, 0});
        QCOMPARE(focusName(), u"choosePower"_s);
        m_driver->page().log().setFocus();
        m_driver->canvas().setFocus();
        QCOMPARE(focusName(), u"choosePower"_s);
    }

    void aClickMeantForTheMonsterChoosesNothing()
    {
        growUpByMouse();
        auto &choice = m_driver->child<QPushButton>(u"chooseDefense"_s);
        m_driver->click(choice);
        QCOMPARE(m_driver->world().character().choicesDue, 1);
        m_driver->passTime(KeyDebounce::pause);
        m_driver->click(choice);
        QCOMPARE(m_driver->world().defense(heroId), 3);
    }

    void theVeilDarkensTheLevel_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }

    void theVeilDarkensTheLevel()
    {
        QFETCH(const ThemeChoice, theme);
        applyTheme(*qApp, theme);
        play({QString(40, u'#'), u"#@X"_s + QString(36, u' ') + u'#', QString(40, u'#')},
             uR"("ruleset": "classic", "rules": { "vision": "all", "win": ["exit"] })"_s);
        const auto lightness = [this] {
            const Canvas &canvas = m_driver->canvas();
            const QPoint farAway = canvas.viewportRectOf({8, 0}).center() + canvas.viewport()->pos();
            return m_driver->canvas().grab().toImage().pixelColor(farAway).lightness();
        };
        const int before = lightness();
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().status(), Status::Won);
        QVERIFY(m_driver->page().end().isVisible());
        QVERIFY2(lightness() < before, qPrintable(u"%1 became %2"_s.arg(before).arg(lightness())));
        applyTheme(*qApp, ThemeChoice::System);
    }

    /// The card is beside the hero's last cell, and the veil does not dim this cell.
    void theEndCardLeavesTheHeroVisible()
    {
        m_driver->window().resize(1280, 800);
        play({u"#####"_s, u"#@ X#"_s, u"#####"_s},
             uR"("ruleset": "classic", "rules": { "vision": "all", "win": ["exit"] })"_s);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().status(), Status::Won);
        m_driver->canvas().endMotions();
        const Canvas &canvas = m_driver->canvas();
        const QRect cell = canvas.viewportRectOf({3, 1}).translated(canvas.viewport()->pos());
        const auto &card = m_driver->child<QWidget>(u"endCard"_s);
        const auto isBeside = [&] { return !QRect(card.mapTo(&canvas, QPoint()), card.size()).intersects(cell); };
        QTRY_VERIFY(isBeside());
        const QImage shown = m_driver->canvas().grab(cell).toImage();
        m_driver->page().end().hide();
        QCOMPARE(m_driver->canvas().grab(cell).toImage(), shown);
    }

    void inANarrowViewTheHeroMovesAside_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::newRow("the whole level is shown") << u"\"vision\": \"all\""_s;
        QTest::newRow("the surroundings of the hero are shown") << u"\"vision\": \"fov\""_s;
    }

    /// The view has room for the card, but not on either side of a hero in the middle.
    void inANarrowViewTheHeroMovesAside()
    {
        QFETCH(const QString, rules);
        m_driver->window().resize(1280, 800);
        m_driver->canvas().setFixedWidth(620);
        QCoreApplication::processEvents();
        play({QString(15, u'#'), u"#     @X      #"_s, QString(15, u'#')},
             u"\"ruleset\": \"classic\", \"rules\": { \"win\": [\"exit\"], %1 }"_s.arg(rules));
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().status(), Status::Won);
        const Canvas &canvas = m_driver->canvas();
        const auto &card = m_driver->child<QWidget>(u"endCard"_s);
        const auto isHeroBeside = [&] {
            const QRect cell = canvas.viewportRectOf({7, 1}).translated(canvas.viewport()->pos());
            return canvas.rect().contains(cell) && !QRect(card.mapTo(&canvas, QPoint()), card.size()).intersects(cell);
        };
        QVERIFY(m_driver->page().end().isVisible());
        QTRY_VERIFY(isHeroBeside());
        m_driver->canvas().setFixedWidth(640); // the view is centered again
        QTRY_COMPARE(m_driver->page().end().width(), 640);
        QTRY_VERIFY(isHeroBeside());
    }

    void noActionTakesTheFocusFromTheChoice_data()
    {
        QTest::addColumn<QString>("action");
        for (const QString &action : {u"explore"_s, u"walkToStairs"_s, u"restUntilHealed"_s, u"look"_s}) {
            QTest::newRow(qPrintable(action)) << action;
        }
    }

    void noActionTakesTheFocusFromTheChoice()
    {
        QFETCH(QString, action);
        growUpByMouse();
        m_driver->trigger(action);
        QCOMPARE(focusName(), u"chooseHp"_s);
        QVERIFY(!m_driver->window().look().chooser().isActive());
        m_driver->press(Qt::Key_1);
        QCOMPARE(m_driver->world().character().choicesDue, 0);
    }

    void aVictoryByMouseCanBeLeftByKeys()
    {
        play({u"#######"_s, u"#@g   #"_s, u"#######"_s}, turns);
        m_driver->clickWhatIsAt({2, 1});
        QVERIFY(m_driver->page().end().isVisible());
        QCOMPARE(focusName(), u"endAgain"_s);
        m_driver->clickWhatIsAt({0, 0});
        QCOMPARE(focusName(), u"endAgain"_s);
        m_driver->press(Qt::Key_Return);
        QVERIFY(!m_driver->page().end().isVisible());
        QCOMPARE(m_driver->world().turn(), 0);
        QCOMPARE(focus(), &m_driver->canvas());
    }

    void aDeathByMouseCanBeLeftByKeys()
    {
        play({u"#######"_s, u"#@r  g#"_s, u"#######"_s}, uR"("legend": { "r": "rat" }, "ruleset": "classic",
             "kinds": { "monsters": { "rat": { "base": "orc", "hp": 900, "power": 999 } } })"_s);
        m_driver->clickWhatIsAt({2, 1});
        QCOMPARE(m_driver->world().status(), Status::Lost);
        QVERIFY(m_driver->page().end().isVisible());
        QCOMPARE(focusName(), u"endAgain"_s);
        m_driver->clickWhatIsAt({0, 0});
        QCOMPARE(focusName(), u"endAgain"_s);
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(Qt::Key_Return);
        QVERIFY(!m_driver->page().end().isVisible());
        QCOMPARE(m_driver->world().turn(), 0);
        QCOMPARE(focus(), &m_driver->canvas());
    }

    void theMapHasTheFocusAfterEachCard()
    {
        growUpByMouse();
        m_driver->press(Qt::Key_1);
        QCOMPARE(focus(), &m_driver->canvas());
        m_driver->session().play(Command::move(Direction::East));
        m_driver->session().play(Command::move(Direction::East));
        m_driver->session().play(Command::move(Direction::East));
        m_driver->clickWhatIsAt({5, 1});
        QVERIFY(m_driver->page().end().isVisible());
        QVERIFY(m_driver->page().end().isAncestorOf(focus()));
        m_driver->session().restart();
        QCOMPARE(focus(), &m_driver->canvas());
    }

    void dialogsTakeTheFocusAndReturnIt_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("practice") << u"editLevel"_s << u"practiceBox"_s;
        QTest::newRow("character") << u"showCharacter"_s << u"characterSheet"_s;
        QTest::newRow("drop") << u"dropItem"_s << u"itemPrompt"_s;
        QTest::newRow("use") << u"useItem"_s << u"itemPrompt"_s;
        QTest::newRow("keys") << u"showKeys"_s << u"keysDialog"_s;
        QTest::newRow("manual") << u"showManual"_s << u"manualWindow"_s;
        QTest::newRow("scores") << u"showScores"_s << u"scoresDialog"_s;
        QTest::newRow("issues") << QString() << u"issueDialog"_s;
    }

    void dialogsTakeTheFocusAndReturnIt()
    {
        QFETCH(QString, action);
        QFETCH(QString, dialog);
        play({u"#######"_s, u"#@   g#"_s, u"#######"_s}, u"\"ruleset\": \"classic\""_s);
        m_driver->clickWhatIsAt({2, 1});
        QCOMPARE(m_driver->world().turn(), 1);
        if (action.isEmpty()) {
            QVERIFY(!m_driver->window().playFile(m_home->writeLevel(u"broken.level.json"_s, "{ broken")));
        } else {
            m_driver->trigger(action);
        }
        auto &shown = m_driver->child<QDialog>(dialog);
        QVERIFY(shown.isVisible());
        QTRY_VERIFY(shown.focusWidget());
        QTest::keyClick(shown.focusWidget(), Qt::Key_Escape);
        QVERIFY(!shown.isVisible());
        QCOMPARE(focus(), &m_driver->canvas());
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().hero().cell, (Point{3, 1}));
    }

    void theMakeRoomQuestionTakesTheFocusAndReturnsIt()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, corridorFile(u"L"_s));
        for (int i = 0; i <= Games::mostOfTheSame; ++i) {
            QVERIFY(m_driver->window().playFile(level));
            m_driver->session().play(Command::wait());
        }
        m_driver->trigger(u"restartGame"_s);
        auto &box = m_driver->child<QMessageBox>(u"makeRoomBox"_s);
        QVERIFY(box.isVisible());
        QTRY_VERIFY(box.focusWidget());
        QTest::keyClick(box.focusWidget(), Qt::Key_Escape);
        QVERIFY(!box.isVisible());
        QCOMPARE(focus(), &m_driver->canvas());
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().hero().cell, (Point{2, 1}));
    }

private:
    void play(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }

    void growUpByMouse()
    {
        play(orcToTheEast, quickGrowth);
        for (int i = 0; i < 10 && m_driver->world().character().choicesDue == 0; ++i) {
            m_driver->clickWhatIsAt({2, 1});
        }
        QCOMPARE(m_driver->world().character().choicesDue, 1);
        QVERIFY(m_driver->page().growth().isVisible());
    }

    QWidget *focus() { return m_driver->window().focusWidget(); }
    QString focusName() { return focus() ? focus()->objectName() : QString(); }
};

MAZEWRIGHT_SUITE(cards, TestCards)
#include "tst_cards.moc"
