#include "app/messages/eventtext.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// The messages of a game.
class TestLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY(m_driver->window().playLevel(playable(levelFrom({u"#####"_s, u"#@ g#"_s, u"#####"_s}, turns)), {}, 1));
        log().clearLines();
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void eachKindHasItsColor()
    {
        log().say(u"hurt"_s, LogKind::Taken);
        log().say(u"hit"_s, LogKind::Dealt);
        log().say(u"gold"_s, LogKind::Gain);
        log().say(u"beware"_s, LogKind::Warning);
        log().say(u"wall"_s, LogKind::System);
        log().say(u"a door"_s);
        const QPalette palette = log().palette();
        QCOMPARE(colorOf(0), palette.color(QPalette::BrightText));
        QCOMPARE(colorOf(1), palette.color(QPalette::Link));
        QCOMPARE(colorOf(2), palette.color(QPalette::LinkVisited));
        QCOMPARE(colorOf(3), palette.color(QPalette::Highlight));
        QCOMPARE(colorOf(4), palette.color(QPalette::PlaceholderText));
        QCOMPARE(colorOf(5), palette.color(QPalette::Text));
    }

    void kindsFollowTheEvents_data()
    {
        QTest::addColumn<Event>("event");
        QTest::addColumn<LogKind>("kind");
        const auto row = [](const char *name, const Event &event, LogKind kind) {
            QTest::newRow(name) << event << kind;
        };
        row("the hero is hit", {.type = EventType::Attacked, .actor = 2, .target = heroId, .amount = 3},
            LogKind::Taken);
        row("to no effect", {.type = EventType::Attacked, .actor = 2, .target = heroId}, LogKind::Plain);
        row("the hero hits", {.type = EventType::Attacked, .actor = heroId, .target = 2, .amount = 3}, LogKind::Dealt);
        row("spikes hurt him", {.type = EventType::Damaged, .actor = heroId, .amount = 1}, LogKind::Taken);
        row("a monster dies", {.type = EventType::Died, .actor = 2, .target = heroId}, LogKind::Dealt);
        row("the hero dies", {.type = EventType::Died, .actor = heroId, .target = 2}, LogKind::Taken);
        row("gold", {.type = EventType::Collected, .actor = heroId, .amount = 25}, LogKind::Plain);
        row("an item", {.type = EventType::PickedUp, .actor = heroId}, LogKind::Plain);
        row("healed", {.type = EventType::Healed, .actor = heroId, .amount = 2}, LogKind::Gain);
        row("won", {.type = EventType::Won}, LogKind::Gain);
        row("a level", {.type = EventType::LevelUp, .actor = heroId, .amount = 2}, LogKind::Gain);
        row("somebody comes", {.type = EventType::Spotted, .actor = 2}, LogKind::Warning);
        row("fire comes", {.type = EventType::Status, .status = StatusEffect::Inhaling, .actor = 2}, LogKind::Warning);
        row("refused", {.type = EventType::Refused, .reason = Reason::Blocked}, LogKind::System);
    }

    void kindsFollowTheEvents()
    {
        QFETCH(Event, event);
        QFETCH(LogKind, kind);
        QCOMPARE(kindOf(event), kind);
    }

    void monstersSpottedTogetherAreCounted_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("English") << u"en"_s
                                 << QStringList{u"You see 2 orcs."_s, u"You see a troll."_s, u"You see a watchman."_s};
        QTest::newRow("German") << u"de"_s
                                << QStringList{u"Du siehst 2 Orks."_s, u"Du siehst einen Troll."_s,
                                               u"In Sicht: watchman."_s};
    }

    void monstersSpottedTogetherAreCounted()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, told);
        m_driver->window().useLanguage(language);
        const Level level =
            levelFrom({u"########"_s, u"#@+OTOW#"_s, u"########"_s},
                      classicRules
                          + u", \"legend\": { \"W\": \"watch\" }, \"kinds\": { \"monsters\": { \"watch\": "
                            "{ \"base\": \"orc\", \"name\": \"watchman\" } } }"_s);
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        m_driver->session().play(Command::move(Direction::East)); // opens the door
        const QStringList lines = log().lines();
        for (const QString &line : told) {
            QCOMPARE(lines.count(line), 1);
        }
        m_driver->window().useLanguage(u"en"_s);
    }

    void whatBarsTheWayIsNamed_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::newRow("wall") << u"#@# g#"_s << u"A wall bars the way."_s << u"Eine Mauer versperrt den Weg."_s;
        QTest::newRow("water") << u"#@~ g#"_s << u"The water bars the way."_s << u"Das Wasser versperrt den Weg."_s;
        QTest::newRow("glass") << u"#@: g#"_s << u"The glass bars the way."_s << u"Das Glas versperrt den Weg."_s;
        QTest::newRow("a locked door") << u"#@1 g#"_s << u"The red door bars the way."_s
                                       << u"Die rote Tür versperrt den Weg."_s;
        QTest::newRow("the edge of the level")
            << u"#g   @"_s << u"A wall bars the way."_s << u"Eine Mauer versperrt den Weg."_s;
    }

    void whatBarsTheWayIsNamed()
    {
        QFETCH(QString, row);
        QFETCH(QString, english);
        QFETCH(QString, german);
        QVERIFY(m_driver->window().playLevel(playable(levelFrom({u"######"_s, row, u"######"_s}, turns)), {}, 1));
        m_driver->session().play(Command::move(Direction::East));
        QCOMPARE(log().lines().last(), english);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(log().lines().last(), german);
        m_driver->window().useLanguage(u"en"_s);
    }

    /// A diagonal step past a corner is barred by the terrain of the corner.
    void aCornerIsNamed()
    {
        const Level level = levelFrom({u"#####"_s, u"#@~g#"_s, u"#   #"_s, u"#####"_s},
                                      u"\"rules\": {\"clock\": \"turns\", \"moves\": 8, \"corners\": \"closed\"}"_s);
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        m_driver->session().play(Command::move(Direction::SouthEast));
        QCOMPARE(log().lines().last(), u"The water bars the way."_s);
    }

    void aCatchSaysWhoWalkedIntoWhom_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("line");
        QTest::newRow("the hero into a monster") << u"#@  g#"_s << u"move east"_s << u"You walked into the orc."_s;
        QTest::newRow("a monster into the hero") << u"#@ g##"_s << u"wait"_s << u"Caught! The orc was faster."_s;
    }

    /// The line is the same when it is translated again from what a save keeps of it.
    void aCatchSaysWhoWalkedIntoWhom()
    {
        QFETCH(const QString, row);
        QFETCH(const QString, command);
        QFETCH(const QString, line);
        const QString orc = uR"("things": [{ "cell": [2, 1], "kind": "orc", "behavior": "hunt" }], )"_s;
        QVERIFY(m_driver->window().playLevel(playable(levelFrom({u"######"_s, row, u"######"_s}, orc + turns)), {}, 1));
        m_driver->session().play(commandFromText(command).command);
        const std::vector<LogLine> said = log().said();
        QVERIFY2(log().lines().contains(line), qPrintable(log().lines().join(u'\n')));
        LogPanel later;
        later.goOnFrom(said, &m_driver->world());
        QVERIFY2(later.lines().contains(line), qPrintable(later.lines().join(u'\n')));
    }

    void aLanguageChangeTranslatesAllMessages()
    {
        const Level level = levelFrom({u"##########"_s, u"#@!   OTg#"_s, u"##########"_s}, classicRules);
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        log().clearLines();
        m_driver->session().play(Command::move(Direction::East));
        m_driver->session().play(Command::pickUp());
        m_driver->session().play(Command::pickUp());
        m_driver->session().play(Command::descend());
        for (int i = 0; i < 4; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        const QStringList english = log().lines();
        QVERIFY2(english.contains(u"You pick up the healing potion (b)."_s), qPrintable(english.join(u'\n')));
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY2(log().lines().contains(u"Du hebst den Heiltrank auf (b)."_s),
                     qPrintable(log().lines().join(u'\n')));
        const QStringList german = log().lines().last(english.size());
        for (qsizetype i = 0; i < english.size(); ++i) {
            QVERIFY2(english.at(i) != german.at(i), qPrintable(english.at(i)));
        }
        m_driver->window().useLanguage(u"en"_s);
        QTRY_COMPARE(log().lines().last(english.size()), english);
    }

    void theWholeHistoryIsKept()
    {
        for (int i = 0; i < 1000; ++i) {
            log().say(QString::number(i));
        }
        QCOMPARE(log().lines().size(), 1000);
        QCOMPARE(log().lines().first(), u"0"_s);
    }

    void theSearchShowsMatchingLines()
    {
        log().say(u"The orc hits you for 3."_s);
        log().say(u"You pick up the sword (b)."_s);
        log().say(u"An ORC is dead."_s);
        search().setFocus();
        QTest::keyClicks(&search(), u"orc"_s);
        QCOMPARE(log().lines(), (QStringList{u"The orc hits you for 3."_s, u"An ORC is dead."_s}));
        log().say(u"You go on."_s);
        log().say(u"Another orc!"_s);
        QCOMPARE(log().lines().last(), u"Another orc!"_s);
        QCOMPARE(log().lines().size(), 3);
        search().clear();
        QCOMPARE(log().lines().size(), 5);
    }

    void theSearchKeepsColorsAndTheNewestLine()
    {
        log().say(u"gold one"_s, LogKind::Gain);
        log().say(u"a door"_s);
        log().say(u"gold two"_s, LogKind::Gain);
        log().say(u"a wall"_s, LogKind::System);
        search().setText(u"gold"_s);
        const QPalette palette = log().palette();
        QCOMPARE(colorOf(0), palette.color(colorRoleOf(LogKind::Gain, false)));
        QCOMPARE(colorOf(1), palette.color(colorRoleOf(LogKind::Gain, true)));
        QCOMPARE(weightOf(0), int(QFont::Normal));
        QCOMPARE(weightOf(1), int(QFont::DemiBold));
        log().say(u"gold three"_s, LogKind::Warning);
        QCOMPARE(weightOf(1), int(QFont::Normal));
        QCOMPARE(weightOf(2), int(QFont::DemiBold));
        QCOMPARE(colorOf(1), palette.color(colorRoleOf(LogKind::Gain, false)));
    }

    void aLongLogIsUpdatedInFewChanges()
    {
        for (int i = 0; i < 100; ++i) {
            log().say(QString::number(i));
        }
        // Each change makes Qt lay out the whole document.
        const QSignalSpy changes(log().document(), &QTextDocument::contentsChanged);
        log().say(u"another"_s);
        QCOMPARE(changes.count(), 1);
        search().setText(u"1"_s);
        QCOMPARE(log().lines().size(), 19);
        QVERIFY2(changes.count() <= 4, qPrintable(QString::number(changes.count())));
    }

    void repeatsAreCountedWhileSearching()
    {
        search().setText(u"orc"_s);
        log().say(u"You go on."_s);
        log().say(u"You go on."_s);
        log().say(u"orc"_s);
        log().say(u"orc"_s);
        QCOMPARE(log().lines(), QStringList(u"orc (×2)"_s));
        search().clear();
        QCOMPARE(log().lines(), (QStringList{u"You go on. (×2)"_s, u"orc (×2)"_s}));
    }

    void escapeEndsTheSearch()
    {
        log().say(u"one"_s);
        log().setFocus();
        m_driver->press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(m_driver->window().focusWidget(), &search());
        QTest::keyClicks(&search(), u"two"_s);
        QCOMPARE(log().lines(), QStringList());
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(log().lines(), QStringList(u"one"_s));
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
    }

    void theButtonCopiesTheShownLines()
    {
        log().say(u"one"_s);
        log().say(u"two"_s);
        search().setText(u"o"_s);
        m_driver->click(m_driver->child<QToolButton>(u"logCopy"_s));
        QCOMPARE(QApplication::clipboard()->text(), u"one\ntwo\n"_s);
    }

    void ctrlCCopies()
    {
        log().say(u"one"_s);
        log().setFocus();
        m_driver->press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"one\n"_s);
    }

    /// The newest line is visible, including after the window was made small during the game.
    void aSmallWindowShowsTheNewestLine()
    {
        for (const bool isSmallFirst : {true, false}) {
            ProgramWindow window(shippedCatalogue());
            window.session().setTicking(false);
            window.resize(isSmallFirst ? QSize(640, 480) : QSize(1280, 800));
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            QVERIFY(window.playFile(u":/levels/buchhaim.level.json"_s));
            QCoreApplication::processEvents();
            window.resize(640, 480);
            QCoreApplication::processEvents();
            const QScrollBar &bar = *window.levelPage().log().verticalScrollBar();
            QVERIFY(bar.maximum() > 0);
            QCOMPARE(bar.value(), bar.maximum());
        }
    }

    void resizingKeepsTheScrollPosition()
    {
        for (int i = 0; i < 100; ++i) {
            log().say(QString::number(i));
        }
        QCoreApplication::processEvents();
        QScrollBar &bar = *log().verticalScrollBar();
        QCOMPARE(bar.value(), bar.maximum());
        bar.setValue(20);
        m_driver->window().resize(900, 600);
        QCoreApplication::processEvents();
        QCOMPARE(bar.value(), 20);
        bar.setValue(bar.maximum());
        m_driver->window().resize(640, 480);
        QCoreApplication::processEvents();
        QCOMPARE(bar.value(), bar.maximum());
    }

private:
    LogPanel &log() { return m_driver->page().log(); }
    QLineEdit &search() { return m_driver->child<QLineEdit>(u"logSearch"_s); }

    QColor colorOf(int line) const { return formatOf(line).foreground().color(); }

    int weightOf(int line) const { return formatOf(line).fontWeight(); }

    QTextCharFormat formatOf(int line) const
    {
        const QTextBlock block = m_driver->page().log().document()->findBlockByNumber(line);
        return block.begin().fragment().charFormat();
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(log, TestLog)
#include "tst_log.moc"
