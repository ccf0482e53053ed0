#include "app/hud/charactersheet.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/growing.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

/// The choice at a level-up, and the hero's sheet.
class TestGrowthCard : public QObject {
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

    void aNewLevelShowsTheChoice()
    {
        growUp();
        QVERIFY(card().isVisible());
        QCOMPARE(m_driver->child<QLabel>(u"growthTitle"_s).text(), u"Level 2"_s);
        QCOMPARE(text(u"chooseHp"_s), u"1    Hit points   30 → 50"_s);
        QCOMPARE(text(u"choosePower"_s), u"2    Power   4 → 5"_s);
        QCOMPARE(text(u"chooseDefense"_s), u"3    Defense   2 → 3"_s);
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->child<QPushButton>(u"chooseHp"_s));
    }

    void aKeyChooses_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("maxHp");
        QTest::addColumn<int>("power");
        QTest::addColumn<int>("defense");
        QTest::newRow("1") << Qt::Key_1 << 50 << 4 << 2;
        QTest::newRow("2") << Qt::Key_2 << 30 << 5 << 2;
        QTest::newRow("3") << Qt::Key_3 << 30 << 4 << 3;
        QTest::newRow("h") << Qt::Key_H << 50 << 4 << 2;
        QTest::newRow("p") << Qt::Key_P << 30 << 5 << 2;
        QTest::newRow("d") << Qt::Key_D << 30 << 4 << 3;
    }

    void aKeyChooses()
    {
        QFETCH(Qt::Key, key);
        growUp();
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(key);
        QTEST(world().maxHp(heroId), "maxHp");
        QTEST(world().power(heroId), "power");
        QTEST(world().defense(heroId), "defense");
        QVERIFY(!card().isVisible());
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
    }

    void theMessagesReportTheGain_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("line");
        QTest::newRow("hit points") << u"en"_s << Qt::Key_1 << u"Your hit points increase to 50."_s;
        QTest::newRow("power") << u"en"_s << Qt::Key_2 << u"Your power increases to 5."_s;
        QTest::newRow("defense") << u"de"_s << Qt::Key_3 << u"Deine Abwehr steigt auf 3."_s;
    }

    void theMessagesReportTheGain()
    {
        QFETCH(QString, language);
        QFETCH(Qt::Key, key);
        QFETCH(QString, line);
        m_driver->window().useLanguage(language);
        growUp();
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(key);
        QCOMPARE(m_driver->page().log().lines().last(), line);
        m_driver->window().useLanguage(u"en"_s);
    }

    void arrowsAndEnterChoose()
    {
        growUp();
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(Qt::Key_Down);
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->child<QPushButton>(u"choosePower"_s));
        QVERIFY(m_driver->child<QPushButton>(u"choosePower"_s).property("isPrimary").toBool());
        QVERIFY(!m_driver->child<QPushButton>(u"chooseHp"_s).property("isPrimary").toBool());
        m_driver->press(Qt::Key_Return);
        QCOMPARE(world().power(heroId), 5);
    }

    void escapeDoesNotCloseTheChoice()
    {
        growUp();
        m_driver->press(Qt::Key_Escape);
        QVERIFY(card().isVisible());
        m_driver->canvas().setFocus();
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QVERIFY(card().isAncestorOf(m_driver->window().focusWidget()));
    }

    void theChoiceBlocksOtherCommands()
    {
        growUp();
        const std::uint64_t hash = world().hash();
        m_driver->press(Qt::Key_J);
        QCOMPARE(world().hash(), hash);
        QCOMPARE(m_driver->page().log().lines().last(), u"First choose what to improve."_s);
    }

    void walkingKeysDoNotChoose()
    {
        growUp();
        m_driver->press(Qt::Key_H);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_Down, Qt::ShiftModifier);
        m_driver->press(Qt::Key_3, Qt::KeypadModifier);
        // A held key whose repetition the system does not report.
        for (int ms = 0; ms < 2 * KeyDebounce::pause; ms += 30) {
            m_driver->passTime(30);
            m_driver->press(Qt::Key_D);
        }
        QVERIFY(card().isVisible());
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->child<QPushButton>(u"chooseHp"_s));
    }

    void keysBoundToWalkingDoNotChooseAtOnce_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("a letter") << Qt::Key_P;
        QTest::newRow("a digit") << Qt::Key_2;
        QTest::newRow("space") << Qt::Key_Space;
        QTest::newRow("enter") << Qt::Key_Enter;
    }

    void keysBoundToWalkingDoNotChooseAtOnce()
    {
        QFETCH(Qt::Key, key);
        growUp();
        m_driver->child<QAction>(u"walkEast"_s).setShortcuts({QKeySequence(key)});
        m_driver->press(key);
        QVERIFY(card().isVisible());
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(key);
        QVERIFY(!card().isVisible());
    }

    void heldKeysChooseNothing()
    {
        growUp();
        m_driver->passTime(KeyDebounce::pause);
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_H, Qt::NoModifier, u"h"_s, true);
        QApplication::sendEvent(m_driver->window().focusWidget(), &repeated);
        QVERIFY(card().isVisible());
        QCOMPARE(world().character().choicesDue, 1);
    }

    void theChoiceReappearsAfterTheStartPage()
    {
        growUp();
        m_driver->trigger(u"showStartPage"_s);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
        QVERIFY(!card().isVisible());
        Q_EMIT m_driver->window().startPage().continued();
        QVERIFY(card().isVisible());
        m_driver->press(Qt::Key_2);
        QCOMPARE(world().power(heroId), 5);
    }

    void theSheetShowsEverything()
    {
        growUp();
        m_driver->press(Qt::Key_2);
        QStringList lines;
        for (const SheetRow &row : characterRows(m_driver->session().game())) {
            lines.append(QString(row.caption + u": "_s + row.value));
        }
        for (const QString &line : {u"Level: 2"_s, u"Experience: 0 of 35"_s, u"Power: 5 (3 + 2 from gear)"_s,
                                    u"Defense: 2"_s, u"Condition: good"_s, u"Right hand: dagger (power +2)"_s,
                                    u"Head: nothing"_s, u"Monsters killed: 1"_s, u"Seed: 1"_s}) {
            QVERIFY2(lines.contains(line), qPrintable(line + u" is missing in\n"_s + lines.join(u'\n')));
        }
    }

private:
    void growUp()
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(orcToTheEast, quickGrowth)), {}, 1));
        for (int i = 0; i < 10 && world().character().level == 1; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(world().character().choicesDue, 1);
    }

    GrowthDialog &card() { return m_driver->page().growth(); }
    QString text(const QString &button) { return m_driver->child<QPushButton>(button).text(); }
    const World &world() { return m_driver->world(); }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(growthcard, TestGrowthCard)
#include "tst_growthcard.moc"
