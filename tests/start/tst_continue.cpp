#include "app/games/gamesource.h"
#include "app/messages/eventtext.h"
#include "app/settings/knownlevels.h"
#include "app/start/savedgames.h"
#include "app/widgets/levelcard.h"
#include "gamecore/world/event.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QJsonObject>
#include <QLayout>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// Games continue after the program was closed.
class TestContinue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void aGameIsOfferedWithNameDepthAndTurnAfterQuitting()
    {
        QVERIFY(!savedGame());
        QVERIFY(!m_driver->child<QWidget>(u"savedGames"_s).isVisible());
        playAndQuit(3);
        QTRY_VERIFY(savedGame() && savedGame()->isVisible());
        QCOMPARE(savedGame()->accessibleName(), u"Continue: Peaceful · Ada & Bo, depth 1, turn 3"_s);
        QVERIFY2(savedGame()->text().startsWith(u"Continue: Peaceful"_s), qPrintable(savedGame()->text()));
        QVERIFY(!savedGame(1));
    }

    /// Two games of the same name differ by their picture and by the time at which they were saved.
    void aSavedGameShowsItsPictureAndItsTime()
    {
        playAndQuit(3);
        const SaveInfo save = m_driver->window().saves().all().value(0);
        const QString time = QLocale().toString(save.savedAt.time(), QLocale::ShortFormat);
        QTRY_VERIFY2(savedGame()->text().endsWith(u"\ndepth 1, turn 3\nToday, "_s + time),
                     qPrintable(savedGame()->text()));
        const auto picture = [this] { return savedGame()->icon().pixmap(SavedGames::iconSize).toImage(); };
        const QPoint middle(SavedGames::pictureSize.width() / 2, SavedGames::pictureSize.height() / 2);
        QTRY_COMPARE(qAlpha(picture().pixel(middle)), 255);
        QCOMPARE(qAlpha(picture().pixel(0, 0)), 0); // round corners
    }

    void percentSignsInNamesAreNotPlaceholders()
    {
        Level level = levelFrom({u"#####"_s, u"#@ g#"_s, u"#####"_s}, turns);
        level.name = u"At %2 o'clock"_s;
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        m_driver->session().play(Command::wait());
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        QTRY_VERIFY(savedGame() && savedGame()->isVisible());
        QCOMPARE(savedGame()->accessibleName(), u"Continue: At %2 o'clock, turn 1"_s);
    }

    void aContinuedGameIsUnchanged()
    {
        playAndQuit(5);
        Game expected = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 42);
        EventList events;
        for (int i = 0; i < 5; ++i) {
            expected.play(Command::wait(), events);
        }
        m_driver->click(*savedGame());
        QVERIFY(m_driver->window().mode() == ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->world().hash(), expected.world().hash());
        QCOMPARE(m_driver->window().source().heroName, u"Ada & Bo"_s);
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        QCOMPARE(m_driver->window().saves().all().value(0).head.turn, 6);
        QCOMPARE(m_driver->window().saves().all().size(), 1);
    }

    void aContinuedGameFindsTheNextLevelInItsFolder()
    {
        const QByteArray text = levelJson({u"@  g"_s}, turns);
        const QString first = m_home->writeLevel(u"maze/1.level.json"_s, text);
        m_home->writeLevel(u"maze/2.level.json"_s, text);
        QVERIFY(m_driver->window().playFile(first));
        m_driver->session().play(Command::move(Direction::East));
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->click(*savedGame());
        QCOMPARE(m_driver->window().source().path, first);
        QVERIFY(m_driver->window().source().hasNext());
    }

    void aGameUnderWayIsNotOfferedTwice()
    {
        playAndQuit(2);
        m_driver->click(*savedGame());
        m_driver->window().showStartPage();
        QVERIFY(m_driver->child<QPushButton>(u"continueGame"_s).isVisible());
        QVERIFY(!savedGame());
    }

    void aNewGameOfTheSameDungeonHasItsOwnSlot()
    {
        playAndQuit(12);
        m_driver->click(*savedGame());
        m_driver->trigger(u"newGame"_s);
        QCOMPARE(m_driver->world().turn(), 0);
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        QList<int> played;
        for (const SaveInfo &slot : m_driver->window().saves().all()) {
            played.append(slot.head.turn);
        }
        std::sort(played.begin(), played.end());
        QCOMPARE(played, (QList<int>{1, 12}));
    }

    void aTestFromTheEditorIsNotSaved()
    {
        m_driver->window().editNewLevel();
        m_driver->trigger(u"playLevel"_s);
        QVERIFY(m_driver->window().mode() == ProgramWindow::Mode::Play);
        m_driver->session().play(Command::move(Direction::East));
        m_driver->press(Qt::Key_Escape);
        QVERIFY(m_driver->window().mode() == ProgramWindow::Mode::Edit);
        m_driver->window().saves().flush();
        QVERIFY(m_driver->window().saves().all().isEmpty());
    }

    void aGameThatIsLostIsNotOffered()
    {
        const QString path =
            m_home->writeLevel(u"end.level.json"_s, levelJson({u"@T  "_s}, u"\"ruleset\": \"classic\""_s));
        QVERIFY(m_driver->window().playFile(path));
        m_driver->session().play(Command::wait());
        m_driver->window().saves().flush();
        QCOMPARE(m_driver->window().saves().all().size(), 1);
        for (int i = 0; i < 100 && m_driver->session().isUnderWay(); ++i) {
            m_driver->session().play(Command::wait());
        }
        QVERIFY(m_driver->world().status() == Status::Lost);
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().saves().all().isEmpty());
        QVERIFY(!savedGame());
    }

    void aDamagedSaveIsReportedInTheLog()
    {
        playAndQuit(5);
        QFile file(pathOf(u".save"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() - 10));
        file.close();
        m_driver->click(*savedGame());
        QVERIFY(m_driver->window().mode() == ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->world().turn(), 1);
        QVERIFY(m_driver->page().log().toPlainText().contains(u"damaged"_s));
    }

    void aSaveThatCannotBeLoadedIsReported()
    {
        playAndQuit(5);
        for (const QString &ending : {u".save"_s, u".save.1"_s}) {
            QFile file(pathOf(ending));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.resize(file.size() - 10));
        }
        m_driver->click(*savedGame());
        QMessageBox &box = m_driver->child<QMessageBox>(u"saveRefused"_s);
        QVERIFY(box.isVisible());
        QVERIFY(box.text().contains(u"damaged"_s));
        QVERIFY(m_driver->window().mode() == ProgramWindow::Mode::Start);
        box.close();
    }

    void theDeleteKeyAsksAndRemovesAllFiles()
    {
        playAndQuit(120); // long enough to be saved more than once
        QCOMPARE(savedFiles().size(), 2);
        QString question;
        DialogAnswer answer(u"removeSavedGameBox"_s, [&question](QDialog *dialog) {
            question = qobject_cast<QMessageBox *>(dialog)->text();
            clickButton(dialog, QMessageBox::Yes);
        });
        savedGame()->setFocus();
        QTest::keyClick(savedGame(), Qt::Key_Delete);
        QTRY_VERIFY(answer.wasGiven());
        QVERIFY2(question.endsWith(u"\nPeaceful · Ada & Bo, depth 1, turn 120"_s), qPrintable(question));
        QVERIFY(savedFiles().isEmpty());
        QVERIFY(!m_driver->child<QWidget>(u"savedGames"_s).isVisible());
        QVERIFY(m_driver->window().focusWidget());
    }

    void theContextMenuDeletesASaveToo()
    {
        playAndQuit(3);
        QCOMPARE(savedGame()->contextMenuPolicy(), Qt::ActionsContextMenu);
        DialogAnswer answer(u"removeSavedGameBox"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Yes); });
        savedGame()->actions().value(0)->trigger();
        QTRY_VERIFY(answer.wasGiven());
        QVERIFY(savedFiles().isEmpty());
    }

    void noCardOffersADeletedGame()
    {
        QVERIFY(m_driver->window().openFile(shippedLevels().first()));
        m_driver->session().play(Command::wait());
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        auto &cards = m_driver->child<QListWidget>(u"shippedLevels"_s);
        const auto isUnderWay = [&cards] { return cards.item(0)->data(LevelCard::UnderWayRole).toBool(); };
        QTRY_VERIFY(cards.count() > 0 && isUnderWay());
        DialogAnswer answer(u"removeSavedGameBox"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Yes); });
        savedGame()->setFocus();
        QTest::keyClick(savedGame(), Qt::Key_Delete);
        QTRY_VERIFY(answer.wasGiven());
        QVERIFY(!isUnderWay());
    }

    void theNewestGameHasTheFocus()
    {
        playAndQuit(3);
        QVERIFY(savedGame());
        QTRY_COMPARE(m_driver->window().focusWidget(), savedGame());
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->world().turn(), 3);
    }

    void aSaveNamesItsCampaignOrDay()
    {
        QVERIFY(m_driver->window().playCampaign(u":/levels/campaign/lantern_road.campaign.json"_s));
        m_driver->session().play(Command::wait());
        QVERIFY(m_driver->window().games().playDaily({}, u"tombs"_s, true));
        m_driver->session().play(Command::wait());
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        QTRY_VERIFY(savedGame(1));
        QStringList names{savedGame(0)->accessibleName(), savedGame(1)->accessibleName()};
        names.sort();
        const QString day = QLocale().toString(today(), QLocale::ShortFormat);
        QCOMPARE(names.at(0), u"Continue: Dungeon of %1, depth 1, turn 1"_s.arg(day));
        QVERIFY2(names.at(1).contains(u", The Lantern Road, turn"_s), qPrintable(names.at(1)));
    }

    void aRealTimeSaveShowsItsTime()
    {
        QVERIFY(m_driver->window().openFile(shippedLevels().first()));
        m_driver->press(Qt::Key_Up);
        for (int i = 0; i < 20 && m_driver->world().timeMs() < 2000; ++i) {
            m_driver->session().advance(150);
        }
        const QString played = clockText(m_driver->world().timeMs());
        QCOMPARE(played, u"0:02"_s);
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        QTRY_VERIFY(savedGame());
        QVERIFY2(savedGame()->accessibleName().endsWith(u", "_s + played), qPrintable(savedGame()->accessibleName()));
    }

    void enterInTheDeleteQuestionKeepsTheGame()
    {
        playAndQuit(3);
        DialogAnswer answer(u"removeSavedGameBox"_s, [](QDialog *dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
        savedGame()->setFocus();
        QTest::keyClick(savedGame(), Qt::Key_Delete);
        QTRY_VERIFY(answer.wasGiven());
        QVERIFY(!savedFiles().isEmpty());
        QTRY_VERIFY(savedGame()->isVisible());
    }

    void aRealTimeGameIsSavedEveryFewSeconds()
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(goldCorridor)), {}, 1));
        QSignalSpy written(&m_driver->window().saves().writes(), &WriteQueue::written);
        m_driver->session().play(Command::move(Direction::East));
        QTRY_COMPARE(written.size(), 1);
        const auto letPass = [this](int seconds) {
            for (int i = 0; i < seconds * 10; ++i) {
                m_driver->session().advance(100);
            }
            m_driver->window().saves().flush();
            QCoreApplication::processEvents();
        };
        letPass(9);
        QCOMPARE(written.size(), 1);
        letPass(1);
        QTRY_COMPARE(written.size(), 2);
        m_driver->session().pause();
        letPass(100);
        QCOMPARE(written.size(), 2);
        m_driver->session().resume();
        letPass(10);
        QTRY_COMPARE(written.size(), 3);
    }

    void aContinuedGameKeepsItsLog()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"peaceful"_s, 42));
        LogPanel &log = m_driver->page().log();
        log.say(u"You see <b>nobody</b>."_s, LogKind::Warning);
        log.say(u"You see <b>nobody</b>."_s, LogKind::Warning);
        m_driver->session().play(Command::wait());
        for (int i = 0; i < 2; ++i) {
            m_driver->window().close();
            m_driver = std::make_unique<WindowDriver>();
            QTRY_VERIFY(savedGame());
            m_driver->click(*savedGame());
            LogPanel &continued = m_driver->page().log();
            QCOMPARE(continued.lines().value(0), u"You see <b>nobody</b>. (×2)"_s);
            QCOMPARE(continued.lines().size(), qsizetype(continued.said().size())); // nothing else, such as the goal
            m_driver->session().play(Command::wait());
        }
        m_driver->trigger(u"restartGame"_s); // a new game with its own log
        const QStringList lines = m_driver->page().log().lines();
        QVERIFY(!lines.contains(u"You see <b>nobody</b>. (×2)"_s));
        QVERIFY2(lines.last().startsWith(u"Goal: "_s), qPrintable(lines.last()));
    }

    /// If nothing was said before, only the goal is told: neither the description of the level nor the keys.
    void aContinuedGameWithoutALogTellsItsGoal()
    {
        const QString first = m_home->writeLevel(u"hall.level.json"_s, levelJson({u"@   g"_s}, turns));
        QVERIFY(m_driver->window().playFile(first));
        QVERIFY(m_driver->page().log().lines().size() > 1); // lessons
        m_driver->session().play(Command::move(Direction::East));
        QVERIFY(m_driver->page().log().said().empty());
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        QTRY_VERIFY(savedGame());
        m_driver->click(*savedGame());
        QCOMPARE(m_driver->world().turn(), 1);
        const QStringList lines = m_driver->page().log().lines();
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines.first().startsWith(u"Goal: "_s), qPrintable(lines.first()));
    }

    void savedLogEventsFollowTheLanguage()
    {
        const Level level = levelFrom({u"##########"_s, u"#@!   OTg#"_s, u"##########"_s}, classicRules);
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        m_driver->session().play(Command::move(Direction::East));
        m_driver->session().play(Command::pickUp());
        for (int i = 0; i < 4; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        const auto events = [this] { return keptLines(m_driver->page().log().said()); };
        const QJsonArray english = events();
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(m_driver->page().log().lines().contains(u"Du hebst den Heiltrank auf (b)."_s));
        const QJsonArray german = events();
        m_driver->window().useLanguage(u"en"_s);
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        QTRY_VERIFY(savedGame());
        m_driver->click(*savedGame());
        QCOMPARE(events(), english);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(events(), german);
        m_driver->window().useLanguage(u"en"_s);
        QTRY_COMPARE(events(), english);
    }

    void anUnknownLogEventKeepsItsSavedText_data()
    {
        QTest::addColumn<QJsonObject>("event");
        QTest::addColumn<QString>("line");
        QTest::newRow("known") << QJsonObject{{u"event"_s, u"died"_s}, {u"actor"_s, 2}, {u"actor_kind"_s, u"orc"_s}}
                               << u"The orc is dead."_s;
        QTest::newRow("an event of another version") << QJsonObject{{u"event"_s, u"sneezed"_s}} << u"As it was."_s;
        QTest::newRow("a kind of another level")
            << QJsonObject{{u"event"_s, u"died"_s}, {u"actor"_s, 2}, {u"actor_kind"_s, u"griffin"_s}}
            << u"As it was."_s;
        QTest::newRow("a word of no reason")
            << QJsonObject{{u"event"_s, u"refused"_s}, {u"reason"_s, u"lazy"_s}} << u"As it was."_s;
        QTest::newRow("terrain of another level")
            << QJsonObject{{u"event"_s, u"opened"_s}, {u"terrain"_s, u"trapdoor"_s}} << u"As it was."_s;
        QTest::newRow("an event that is not told") << QJsonObject{{u"event"_s, u"moved"_s}} << u"As it was."_s;
        QTest::newRow("nothing") << QJsonObject() << u"As it was."_s;
    }

    void anUnknownLogEventKeepsItsSavedText()
    {
        QFETCH(const QJsonObject, event);
        QFETCH(const QString, line);
        const Game game = gameOf({u"@"_s}, classicRules);
        LogPanel log;
        log.goOnFrom({{.text = u"As it was."_s, .event = event}}, &game.world());
        QCOMPARE(log.lines(), QStringList{line});
    }

    void anUntrustedLogIsLimitedAndCleaned()
    {
        QJsonArray kept;
        for (int i = 0; i < 1000; ++i) {
            kept.append(QJsonObject{{u"text"_s, u"%1 <b>\n\a"_s.arg(i)}, {u"kind"_s, i * 7 - 100}, {u"repeats"_s, -i}});
        }
        kept.append(QJsonObject{{u"text"_s, QString(100'000, u'x')}, {u"kind"_s, u"?"_s}});
        kept.append(17);
        const std::vector<LogLine> lines = linesFromKept(kept);
        QVERIFY(qsizetype(lines.size()) <= mostKeptLines);
        QCOMPARE(lines.front(), (LogLine{.text = u"952 <b>"_s}));
        QCOMPARE(lines.back(), (LogLine{.text = u"999 <b>"_s})); // the line of 100,000 characters is too long
        std::vector<LogLine> said(200, LogLine{.text = QString(1000, u'y'), .kind = LogKind::Gain, .repeats = 3});
        QCOMPARE(qsizetype(keptLines(said).size()), mostKeptCharacters / 1000);
        QCOMPARE(linesFromKept(keptLines(said)).front(), said.front());
    }

    void theNewestLinesOfALongLogAreKept()
    {
        QJsonArray kept;
        for (const QChar sign : QStringView(u"abcdefghij")) {
            kept.append(QJsonObject{{u"text"_s, QString(1000, sign)}});
        }
        const std::vector<LogLine> lines = linesFromKept(kept);
        QCOMPARE(qsizetype(lines.size()), mostKeptCharacters / 1000);
        QCOMPARE(lines.front().text, QString(1000, u'e'));
        QCOMPARE(lines.back().text, QString(1000, u'j'));
    }

    void aDailyDungeonIsNamedByItsDate()
    {
        const QString name = u"Dungeon of %1 · Ada"_s.arg(QLocale().toString(today(), QLocale::ShortFormat));
        QVERIFY(m_driver->window().games().playDaily(u"Ada"_s, u"tombs"_s, true));
        QCOMPARE(m_driver->window().windowTitle(), name + u" – Mazewright"_s);
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        auto &button = m_driver->child<QPushButton>(u"continueGame"_s);
        QCOMPARE(button.accessibleName(), u"Continue: "_s + name + u", depth 1, turn 1"_s);
        QVERIFY2(button.text().endsWith(u"\ndepth 1, turn 1"_s), qPrintable(button.text()));
    }

    void olderSavedGamesAreShownWhenAskedFor()
    {
        SavedGames saved(shippedCatalogue());
        QList<SaveInfo> games;
        for (int i = 0; i < SavedGames::leastAtFirst + 2; ++i) {
            games.append({.id = QString::number(i), .head = {}, .savedAt = {}});
        }
        saved.setPrimary(true);
        saved.setGames(games);
        saved.show();
        const auto ids = [&saved] {
            QStringList names;
            for (const QPushButton *button : saved.findChildren<QPushButton *>(QRegularExpression(u"^savedGame-"_s))) {
                names.append(button->objectName());
            }
            return names;
        };
        QCOMPARE(ids().size(), SavedGames::leastAtFirst);
        auto *older = saved.findChild<QPushButton *>(u"olderSavedGames"_s);
        QVERIFY(older);
        QVERIFY(older->text().contains(u'2'));
        QTest::mouseClick(older, Qt::LeftButton);
        QTRY_COMPARE(ids().size(), games.size());
        QVERIFY(!saved.findChild<QPushButton *>(u"olderSavedGames"_s));
        QCOMPARE(saved.focusWidget()->objectName(), u"savedGame-%1"_s.arg(SavedGames::leastAtFirst));
    }

    void asManySavedGamesAreShownAsFit_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("shown");
        QTest::newRow("no room") << 0 << SavedGames::leastAtFirst;
        QTest::newRow("room for five rows, one of which shows the rest") << 5 << 4;
        QTest::newRow("room for all but one") << 6 << 5;
        QTest::newRow("room for all") << 7 << 7;
        QTest::newRow("more room") << 20 << 7;
    }

    void asManySavedGamesAreShownAsFit()
    {
        QFETCH(const int, rows);
        QFETCH(const int, shown);
        SavedGames saved(shippedCatalogue());
        saved.setPrimary(true);
        QList<SaveInfo> games;
        for (int i = 0; i < 7; ++i) {
            games.append({.id = QString::number(i), .head = {}, .savedAt = {}});
        }
        saved.setGames(games);
        saved.show();
        const int row =
            saved.findChild<QPushButton *>(u"savedGame-1"_s)->sizeHint().height() + saved.layout()->spacing();
        saved.fitInto(rows * row);
        QCOMPARE(saved.findChildren<QPushButton *>(QRegularExpression(u"^savedGame-"_s)).size(), shown);
        QCOMPARE(saved.findChild<QPushButton *>(u"olderSavedGames"_s) != nullptr, shown < games.size());
        saved.fitInto(0);
        QCOMPARE(saved.findChildren<QPushButton *>(QRegularExpression(u"^savedGame-"_s)).size(),
                 SavedGames::leastAtFirst);
    }

    void practiceGamesAreListedAfterGamesThatCount()
    {
        SavedGames saved(shippedCatalogue());
        const auto game = [](const QString &id, bool isPractice) {
            SaveInfo slot{.id = id, .head = {}, .savedAt = {}};
            slot.head.origin = {{u"path"_s, id}, {u"practice"_s, isPractice}};
            return slot;
        };
        const auto first = [&saved] { return saved.newest()->objectName(); };
        saved.setGames({game(u"a"_s, true), game(u"b"_s, true), game(u"c"_s, false)});
        QCOMPARE(first(), u"savedGame-c"_s);
        saved.setGames({game(u"a"_s, true), game(u"b"_s, true)});
        QCOMPARE(first(), u"savedGame-a"_s);
        QVERIFY(!saved.findChild<QPushButton *>(u"savedGame-b"_s)); // practice games do not fill the list
        QVERIFY(saved.findChild<QPushButton *>(u"olderSavedGames"_s)->text().contains(u'1'));
        QList<SaveInfo> many{game(u"x"_s, true), game(u"y"_s, true)};
        for (int i = 0; i < SavedGames::leastAtFirst + 1; ++i) {
            many.append(game(QString::number(i), false));
        }
        saved.setGames(many);
        QCOMPARE(first(), u"savedGame-0"_s);
        QVERIFY(saved.findChild<QPushButton *>(u"savedGame-x"_s)); // the newest practice game is listed
        QVERIFY(!saved.findChild<QPushButton *>(u"savedGame-y"_s));
    }

private:
    QStringList savedFiles() { return QDir(Saves::defaultFolder()).entryList(QDir::Files); }

    /// Plays that many turns of a dungeon and closes the window.
    void playAndQuit(int turnCount)
    {
        QVERIFY(m_driver->window().playDungeon(u"Ada & Bo"_s, u"peaceful"_s, 42));
        for (int i = 0; i < turnCount; ++i) {
            m_driver->session().play(Command::wait());
            m_driver->window().saves().flush(); // a person does not play faster than the disk writes
        }
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
    }

    QPushButton *savedGame(int number = 0)
    {
        return m_driver->child<QWidget>(u"savedGames"_s).findChildren<QPushButton *>().value(number);
    }

    QString pathOf(const QString &ending)
    {
        const QDir folder(Saves::defaultFolder());
        return folder.filePath(m_driver->window().saves().all().value(0).id + ending);
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(continue, TestContinue)
#include "tst_continue.moc"
