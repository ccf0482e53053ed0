#include "app/games/highscores.h"
#include "gamecore/play/savefile.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

/// Looking at the level of a game in the editor: the player is warned first, one key leads back, and the game becomes
/// practice.
class TestPractice : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void editingAGameWarnsAboutPractice()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QVERIFY(question() && question()->isVisible());
        QVERIFY(question()->text().contains(u"practice"_s));
        QVERIFY(question()->informativeText().contains(u"Ctrl+E"_s));
        QCOMPARE(question()->focusWidget()->objectName(), u"keepPlaying"_s);
        QTest::keyClick(question(), Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QVERIFY(!isPractice());
    }

    void theSameKeyReturnsToTheGame()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        m_driver->session().play(Command::wait());
        const std::uint64_t hash = m_driver->world().hash();
        editAsPractice();
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->world().hash(), hash);
        QVERIFY(isPractice());
        QTRY_VERIFY(!question());
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
        m_driver->press(Qt::Key_E, Qt::ControlModifier); // it is a practice game by now
        QVERIFY(!question());
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QCOMPARE(m_driver->window().editor().levels().count(), 1); // the tab from before
    }

    void theEditorOffersToReturnToTheGame()
    {
        m_driver->window().editNewLevel();
        const auto &bar = m_driver->child<QWidget>(u"gameWaits"_s);
        QVERIFY(!bar.isVisible());
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        QVERIFY(!bar.isVisible());
        editAsPractice();
        QVERIFY(bar.isVisible());
        auto &back = m_driver->child<QPushButton>(u"backToGame"_s);
        QCOMPARE(back.text(), u"Back to the &game (Ctrl+E)"_s);
        m_driver->click(back);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QVERIFY(m_driver->session().game().isDungeon());
    }

    void theClosedBarReappearsForAnotherGame()
    {
        const QString one = m_home->writeLevel(u"one.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        const QString other = m_home->writeLevel(u"other.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        const auto &bar = m_driver->child<QWidget>(u"gameWaits"_s);
        QVERIFY(m_driver->window().playFile(one));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(bar.isVisible());
        m_driver->click(m_driver->child<QPushButton>(u"closeGameWaits"_s));
        QVERIFY(!bar.isVisible());
        m_driver->trigger(u"playLevel"_s); // a test play, during which the game keeps waiting
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(!bar.isVisible());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->world().turn(), 1);
        QVERIFY(m_driver->window().playFile(other));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(bar.isVisible());
    }

    /// The bar appears after the level was shown, and the level fits again into what it leaves.
    void theLevelFitsBelowTheBar()
    {
        editHighLevel();
        QVERIFY(m_driver->child<QWidget>(u"gameWaits"_s).isVisible());
        Canvas &canvas = m_driver->canvas();
        QCoreApplication::processEvents();
        QVERIFY(canvas.isFit());
        const double side = canvas.cellSide();
        canvas.zoomToFit();
        QCOMPARE(canvas.cellSide(), side);
        QVERIFY(canvas.viewport()->rect().contains(canvas.viewportRectOf({19, 29})));
    }

    void closingTheBarKeepsTheTileSize()
    {
        editHighLevel();
        const auto &bar = m_driver->child<QWidget>(u"gameWaits"_s);
        QVERIFY(bar.isVisible());
        QVERIFY(m_driver->canvas().isFit());
        QCoreApplication::processEvents();
        const int before = m_driver->canvas().tileSize();
        const int height = m_driver->canvas().height();
        m_driver->click(m_driver->child<QPushButton>(u"closeGameWaits"_s));
        QVERIFY(m_driver->canvas().hasFocus());
        QTRY_VERIFY(m_driver->canvas().height() > height);
        QCOMPARE(m_driver->canvas().tileSize(), before);
    }

    void theGameStillWaitsAfterATest()
    {
        QVERIFY(m_driver->window().playDungeon(u"Ada"_s, u"tombs"_s, 7));
        m_driver->session().play(Command::wait()); // a game without a command is not kept beside a test play
        const std::uint64_t hash = m_driver->world().hash();
        editAsPractice();
        m_driver->trigger(u"playLevel"_s);
        QVERIFY(m_driver->window().games().isTest());
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QVERIFY(!m_driver->window().games().isTest());
        QCOMPARE(m_driver->world().hash(), hash);
        QVERIFY(isPractice());
        QCOMPARE(m_driver->window().source().heroName, u"Ada"_s);
    }

    void practiceIsNotAmongTheBest()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, classicRules));
        QVERIFY(m_driver->window().playFile(level));
        editAsPractice();
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        win();
        QVERIFY(HighScores(m_driver->window().games().scoresPath()).of(u"classic"_s).isEmpty());
        const QLabel &place = m_driver->child<QLabel>(u"endPlace"_s);
        QVERIFY(place.isVisible());
        QCOMPARE(place.text(), u"Practice: not among the best games"_s);
        const QString text = textOf(m_driver->page().end().summary(), *shippedCatalogue());
        QVERIFY2(text.contains(u"practice"_s), qPrintable(text));
        QVERIFY(m_driver->window().playFile(level));
        win();
        QCOMPARE(HighScores(m_driver->window().games().scoresPath()).of(u"classic"_s).size(), 1);
        QVERIFY(!textOf(m_driver->page().end().summary(), *shippedCatalogue()).contains(u"practice"_s));
    }

    void aSaveRemembersPractice()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        m_driver->session().play(Command::wait());
        editAsPractice();
        QList<SaveInfo> kept = Saves(shippedCatalogue()).all(); // saved at once, in case the program is killed
        QCOMPARE(kept.size(), 1);
        QVERIFY(kept.first().head.origin.value("practice"_L1).toBool());
        startAgain();
        QTRY_VERIFY(m_driver->window().findChild<QPushButton *>(u"savedGame-"_s + kept.first().id));
        QVERIFY(
            m_driver->child<QPushButton>(u"savedGame-"_s + kept.first().id).accessibleName().contains(u"practice"_s));
        QVERIFY(m_driver->window().continueSaved(kept.first().id));
        QVERIFY(isPractice());
        m_driver->trigger(u"restartGame"_s); // the same dungeon, which the player has seen
        QVERIFY(isPractice());
    }

    void aSaveFromAnOlderVersionIsNotPractice()
    {
        const Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 7);
        QJsonObject origin = originOf({.heroName = u"Ada"_s});
        for (const QString &key : {u"practice"_s, u"run"_s, u"day"_s}) {
            origin.remove(key);
        }
        m_home->writeLevel(u"old.save"_s, writeSaveFile(saveHeadOf(game, origin), game));
        QDir().mkpath(Saves::defaultFolder());
        QVERIFY(QFile::copy(m_home->path() + u"/old.save"_s, Saves::defaultFolder() + u"/old.save"_s));
        QVERIFY(m_driver->window().continueSaved(u"old"_s));
        QVERIFY(!isPractice());
        QCOMPARE(m_driver->window().source().heroName, u"Ada"_s);
    }

    void aNewSeedIsNotPractice()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        editAsPractice();
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        m_driver->trigger(u"newGame"_s);
        QVERIFY(!isPractice());
    }

    void onlyACarriedHeroStaysInPractice_data()
    {
        QTest::addColumn<bool>("carries");
        QTest::newRow("the hero goes on") << true;
        QTest::newRow("another hero begins") << false;
    }

    /// A hero stays in practice if he carries items out of a level that the player has seen in the editor.
    void onlyACarriedHeroStaysInPractice()
    {
        QFETCH(bool, carries);
        m_home->writeLevel(u"two/a.level.json"_s, levelJson(goldCorridor, classicRules));
        m_home->writeLevel(u"two/b.level.json"_s, levelJson(goldCorridor, classicRules));
        const QString text =
            u"{\"format\": \"mazewright-campaign\", \"version\": 1, \"carry\": %1, "
            "\"levels\": [\"a.level.json\", \"b.level.json\"]}"_s.arg(carries ? u"true"_s : u"false"_s);
        QVERIFY(m_driver->window().playCampaign(m_home->writeLevel(u"two/two.campaign.json"_s, text.toUtf8())));
        editAsPractice();
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(isPractice());
        win();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(isPractice(), carries);
    }

    void editingAFullyVisibleLevelAsksNothing()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().playFile(level));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!question());
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(!isPractice());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void aLevelThatCannotBeOpenedIsNotPractice()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, classicRules));
        QVERIFY(m_driver->window().playFile(level));
        QVERIFY(QFile::remove(level));
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        m_driver->click(m_driver->child<QPushButton>(u"editAsPractice"_s));
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QVERIFY(!isPractice());
    }

    void theQuestionOmitsAnUnassignedKey()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        auto &edit = m_driver->child<QAction>(u"editLevel"_s);
        edit.setShortcuts(QList<QKeySequence>());
        edit.trigger();
        QVERIFY(question());
        QCOMPARE(question()->informativeText(), u"The game is paused until you return."_s);
    }

    void practiceFollowsTheHeroThroughACampaign()
    {
        for (const QString &name : {u"road/a.level.json"_s, u"road/b.level.json"_s}) {
            m_home->writeLevel(name, levelJson(goldCorridor, classicRules));
        }
        const QString campaign = m_home->writeLevel(u"road/road.campaign.json"_s, R"({"format": "mazewright-campaign",
        "version": 1, "carry": true, "levels": ["a.level.json", "b.level.json"]})");
        QVERIFY(m_driver->window().playCampaign(campaign));
        editAsPractice();
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        win();
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().openFile(campaign));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QVERIFY(isPractice());
        m_driver->trigger(u"newGame"_s);
        QVERIFY(isPractice());
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::FirstLevel));
        QVERIFY(!isPractice());
    }

    void aResumedGameNoLongerWaits()
    {
        const QString one = m_home->writeLevel(u"one.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        const QString other = m_home->writeLevel(u"other.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        const auto &bar = m_driver->child<QWidget>(u"gameWaits"_s);
        QVERIFY(m_driver->window().playFile(one));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(bar.isVisible());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        m_driver->press(Qt::Key_Escape);
        QVERIFY(m_driver->window().playFile(other));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_Escape);
        m_driver->trigger(u"goOnEditing"_s);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(!bar.isVisible());
    }

    void f6ReachesTheReturnButton()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        editAsPractice();
        const auto &back = m_driver->child<QPushButton>(u"backToGame"_s);
        for (int i = 0; i < 12 && !back.hasFocus(); ++i) {
            m_driver->press(Qt::Key_F6);
        }
        QVERIFY(back.hasFocus());
    }

    void theTitleShowsPractice()
    {
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        QCOMPARE(m_driver->window().windowTitle(), u"Tombs – Mazewright"_s);
        editAsPractice();
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().windowTitle(), u"Tombs (practice) – Mazewright"_s);
    }

private:
    /// Plays a turn of a level that is higher than the view, and edits it while the game waits.
    void editHighLevel()
    {
        QStringList rows(30, QString(20, u' '));
        rows[1][1] = u'@';
        rows[5][5] = u'g';
        QVERIFY(
            m_driver->window().playFile(m_home->writeLevel(u"high.level.json"_s, levelJson(rows, buchhaimInTurns))));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
    }

    QMessageBox *question() { return m_driver->window().findChild<QMessageBox *>(u"practiceBox"_s); }

    void editAsPractice()
    {
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(question() && question()->isVisible());
        m_driver->click(m_driver->child<QPushButton>(u"editAsPractice"_s));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
    }

    bool isPractice() { return m_driver->window().source().isPractice; }

    void win()
    {
        for (int i = 0; i < 3; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
    }
};

MAZEWRIGHT_SUITE(practice, TestPractice)
#include "tst_practice.moc"
