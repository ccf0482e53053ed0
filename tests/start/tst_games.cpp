#include "app/games/campaignprogress.h"
#include "app/widgets/levelcard.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

/// Games that are started, replaced and continued, and what is kept of them.
class TestGames : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aRefusedCampaignLeavesTheEditorAsItWas()
    {
        const QString level = m_home->writeLevel(u"mine.level.json"_s, corridorFile(u"Mine"_s));
        const QString campaign = writeCampaign("{ broken");
        QVERIFY(!saveProgress(*readCampaign(campaign).campaign, {.place = 2}));
        QVERIFY(m_driver->window().editFile(level));
        QVERIFY(!m_driver->window().playCampaign(campaign));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(m_driver->window().editor().isActive());
        QCOMPARE(m_driver->window().editor().document().path(), level);
    }

    void aMissingSaveLeavesTheEditorAsItWas()
    {
        const QString level = m_home->writeLevel(u"mine.level.json"_s, corridorFile(u"Mine"_s));
        QVERIFY(m_driver->window().editFile(level));
        QVERIFY(!m_driver->window().continueSaved(u"nothing"_s));
        QVERIFY(m_driver->window().editor().isActive());
        QCOMPARE(m_driver->window().editor().document().path(), level);
    }

    void anOldSaveDoesNotResetCampaignProgress()
    {
        const QString campaign = writeCampaign();
        QVERIFY(m_driver->window().playCampaign(campaign));
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        const QString old = m_driver->window().saves().all().value(0).id;
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::LevelAnew));
        win();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        win();
        QCOMPARE(placeIn(campaign), 2);
        QVERIFY(m_driver->window().continueSaved(old));
        win();
        QCOMPARE(placeIn(campaign), 2);
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        win();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        win();
        QCOMPARE(placeIn(campaign), 3);
    }

    void aRestartedCampaignIsRememberedAtOnce()
    {
        const QString campaign = writeCampaign();
        QVERIFY(!saveProgress(*readCampaign(campaign).campaign, {.place = 2}));
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::FirstLevel));
        QCOMPARE(placeIn(campaign), 0);
        QVERIFY(!saveProgress(*readCampaign(campaign).campaign, {.place = 3}));
        QVERIFY(m_driver->window().playCampaign(campaign));
        QCOMPARE(placeIn(campaign), 0);
        win();
        QCOMPARE(placeIn(campaign), 1);
    }

    void restartingACampaignSavesTheFormerPlace()
    {
        const QString campaign = writeCampaign();
        QVERIFY(m_driver->window().playCampaign(campaign));
        win();
        const qint64 gold = m_driver->world().gold();
        QVERIFY(gold > 0);
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::FirstLevel));
        QCOMPARE(placeIn(campaign), 0);
        const QList<SaveInfo> kept = m_driver->window().saves().all();
        QCOMPARE(kept.size(), 1);
        QVERIFY(m_driver->window().continueSaved(kept.first().id));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->world().gold(), gold); // the hero who won the first level
        win();
        QCOMPARE(placeIn(campaign), 2);
    }

    void savesDoNotDependOnTheWorkingDirectory()
    {
        const QString campaign = writeCampaign();
        const QString level = m_home->writeLevel(u"one.level.json"_s, corridorFile(u"One"_s));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_home->path()));
        QVERIFY(m_driver->window().openFile(u"one.level.json"_s));
        m_driver->session().play(Command::wait());
        QVERIFY(m_driver->window().openFile(u"three/three.campaign.json"_s));
        m_driver->session().play(Command::wait());
        startAgain();
        QVERIFY(QDir::setCurrent(before));
        QStringList paths;
        for (const SaveInfo &slot : m_driver->window().saves().all()) {
            QVERIFY(m_driver->window().continueSaved(slot.id));
            paths.append(m_driver->window().source().path);
            if (m_driver->window().source().isRemembered) {
                QCOMPARE(m_driver->window().source().campaign->path, campaign);
            }
        }
        paths.sort();
        QCOMPARE(paths, QStringList({level, m_home->path() + u"/three/a.level.json"_s}));
    }

    /// Each row starts another game after some turns of a game, which must be kept.
    void startingAGameKeepsTheFormerGame_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("beginning");
        for (const QString &ruleset : {classicRules, buchhaimInTurns}) {
            const char *death = ruleset == classicRules ? "dying ends it" : "dying costs nothing";
            for (const QString &beginning : {u"restartGame"_s, u"newGame"_s, u"file"_s, u"anew"_s, u"dungeon"_s}) {
                QTest::addRow("%s, %s", death, qPrintable(beginning)) << ruleset << beginning;
            }
        }
    }

    void startingAGameKeepsTheFormerGame()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, beginning);
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, ruleset));
        ProgramWindow &window = m_driver->window();
        QVERIFY(window.playFile(level));
        waitTurns(12);
        const std::uint64_t hash = m_driver->world().hash();
        if (beginning == u"file") {
            QVERIFY(window.playFile(level));
        } else if (beginning == u"anew") {
            QVERIFY(window.openFile(level, true));
        } else if (beginning == u"dungeon") {
            QVERIFY(window.playDungeon({}, u"peaceful"_s, 4));
        } else {
            m_driver->trigger(beginning);
            QVERIFY(m_driver->page().log().lines().last().contains(u"is kept"_s));
        }
        QCOMPARE(m_driver->world().turn(), 0);
        waitTurns(1);
        window.showStartPage();
        QCOMPARE(keptTurns(), (QList<int>{1, 12}));
        for (const SaveInfo &slot : window.saves().all()) {
            if (slot.head.turn == 12) {
                QVERIFY(window.continueSaved(slot.id));
            }
        }
        QCOMPARE(m_driver->world().hash(), hash);
    }

    /// A game as short as this may also be lost in a power failure.
    void aRestartReplacesAGameThatHasHardlyBegun()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().playFile(level));
        for (const QString &beginning : {u"restartGame"_s, u"newGame"_s, u"restartGame"_s}) {
            waitTurns(9);
            m_driver->trigger(beginning);
            QVERIFY(!m_driver->page().log().lines().last().contains(u"is kept"_s));
        }
        waitTurns(3);
        m_driver->window().showStartPage();
        QCOMPARE(keptTurns(), QList<int>{3});
    }

    void aVictoryDeletesAllRestartsOfItsSeed()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().playFile(level));
        waitTurns(20);
        m_driver->trigger(u"newGame"_s);
        waitTurns(11);
        m_driver->trigger(u"restartGame"_s);
        waitTurns(12);
        m_driver->window().showStartPage();
        QCOMPARE(keptTurns(), (QList<int>{11, 12, 20}));
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 12);
        win();
        QCOMPARE(keptTurns(), QList<int>{20}); // of the game with another seed
    }

    void aContinuedGameRemembersItsSlowestSpeed()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor));
        QVERIFY(m_driver->window().openFile(level));
        m_driver->page().status().setSpeed(50);
        m_driver->press(Qt::Key_Right);
        m_driver->session().advance(400);
        startAgain();
        m_driver->page().status().setSpeed(100);
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().steps(), 1);
        m_driver->press(Qt::Key_Right);
        m_driver->session().advance(100);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().status(), Status::Won);
        QCOMPARE(m_driver->page().end().summary().speed, 50);
        m_driver->trigger(u"newGame"_s);
        QCOMPARE(m_driver->session().slowestSpeed(), 100);
    }

    void openingALevelContinuesItsGame()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        const QString other = m_home->writeLevel(u"o.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().openFile(level));
        waitTurns(3);
        QVERIFY(m_driver->window().openFile(other)); // dropped on the window during a game
        QCOMPARE(m_driver->world().turn(), 0);
        startAgain();
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 3);
        waitTurns(1);
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 4);
    }

    void openingACampaignContinuesItsGame()
    {
        const QString campaign = writeCampaign();
        QVERIFY(m_driver->window().openFile(campaign));
        win();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        waitTurns(2);
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().openFile(campaign));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->world().turn(), 2);
        startAgain();
        QVERIFY(m_driver->window().openFile(campaign));
        QCOMPARE(m_driver->world().turn(), 2);
        QVERIFY(m_driver->window().source().isRemembered);
        QVERIFY(m_driver->window().openFile(campaign, true));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->world().turn(), 0);
    }

    void playingTheDailyDungeonContinuesItsGame()
    {
        Games &games = m_driver->window().games();
        QVERIFY(games.playDaily(u"Ada"_s, u"peaceful"_s, false));
        waitTurns(2);
        const std::uint64_t seed = m_driver->session().game().seed();
        QVERIFY(games.playDungeon({}, u"peaceful"_s, seed)); // another game, even though its seed is the same
        QCOMPARE(m_driver->world().turn(), 0);
        QVERIFY(games.playDaily(u"Bo"_s, u"peaceful"_s, false));
        QCOMPARE(m_driver->world().turn(), 2);
        QCOMPARE(m_driver->window().source().heroName, u"Ada"_s);
        QVERIFY(games.playDaily(u"Bo"_s, u"peaceful"_s, true));
        QCOMPARE(m_driver->world().turn(), 0);
        QCOMPARE(m_driver->session().game().seed(), seed);
        QCOMPARE(keptTurns(), QList<int>{2});
    }

    void aTestDeletesNoSavedGame()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().playFile(level));
        waitTurns(2);
        m_driver->trigger(u"editLevel"_s);
        m_driver->trigger(u"playLevel"_s);
        QVERIFY(m_driver->window().games().isTest());
        waitTurns(1);
        m_driver->trigger(u"restartGame"_s);
        waitTurns(1);
        m_driver->window().showStartPage();
        QCOMPARE(keptTurns(), QList<int>{2});
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 2);
        QVERIFY(!m_driver->window().games().isTest());
    }

    void aChangedLevelStartsANewGame()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().openFile(level));
        waitTurns(2);
        m_driver->window().showStartPage();
        m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, u"\"name\": \"Renamed\", "_s + buchhaimInTurns));
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 2);
        m_driver->window().showStartPage();
        m_home->writeLevel(u"l.level.json"_s, levelJson({u"######"_s, u"#@ g #"_s, u"######"_s}, buchhaimInTurns));
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 0);
        QVERIFY(m_driver->page().log().lines().last().contains(u"has changed"_s));
        QCOMPARE(keptTurns(), QList<int>{2});
    }

    void eachPlaythroughOfACampaignHasItsOwnGames()
    {
        const QString campaign = writeCampaign();
        QVERIFY(m_driver->window().playCampaign(campaign));
        win();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        waitTurns(2);
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::FirstLevel));
        win();
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().openFile(campaign));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->world().turn(), 0); // not the older hero's game
        QCOMPARE(keptTurns(), QList<int>{2});
    }

    void theLatestPlaythroughCountsAndTheOtherIsSaved()
    {
        const QString campaign = writeCampaign();
        const QString first = beginFirstWay(campaign);
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::FirstLevel));
        win(); // and leave at the end card
        const QString way = wayIn(campaign);
        const qint64 gold = m_driver->world().gold();
        QVERIFY(m_driver->window().continueSaved(first));
        win();
        QCOMPARE(placeIn(campaign), 2);
        QVERIFY(wayIn(campaign) != way);
        const QList<SaveInfo> kept = m_driver->window().saves().all();
        QCOMPARE(kept.size(), 1);
        QVERIFY(m_driver->window().continueSaved(kept.first().id));
        QCOMPARE(m_driver->window().source().way, way);
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->world().gold(), gold);
    }

    void aPlaythroughThatWasAheadIsSavedToo()
    {
        const QString campaign = writeCampaign();
        const QString first = beginFirstWay(campaign);
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::FirstLevel));
        win();
        playNext();
        win();
        const QString way = wayIn(campaign);
        QVERIFY(m_driver->window().continueSaved(first));
        win(); // which deletes its slot
        m_driver->window().showStartPage();
        QCOMPARE(placeIn(campaign), 2);
        QVERIFY(wayIn(campaign) != way);
        const QList<SaveInfo> kept = m_driver->window().saves().all();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept.first().head.origin.value("run"_L1).toString(), way);
        QVERIFY(kept.first().head.origin.value("path"_L1).toString().endsWith(u"c.level.json"_s));
    }

    void aPlaceThatCannotBeSavedIsNotOverwritten()
    {
        const QString campaign = writeCampaign("{ broken");
        QVERIFY(!saveProgress(*readCampaign(campaign).campaign, {.place = 2}));
        QVERIFY(m_driver->window().playCampaign(campaign, Games::Begin::FirstLevel));
        QVERIFY(m_driver->window().source().path.endsWith(u"a.level.json"_s));
        QVERIFY(m_driver->page().log().lines().last().contains(u"still continues from there"_s));
        QCOMPARE(placeIn(campaign), 2);
        win();
        QCOMPARE(placeIn(campaign), 2);
        const QList<SaveInfo> kept = m_driver->window().saves().all();
        QCOMPARE(kept.size(), 1); // of the new run through the campaign, which the card does not show
        QVERIFY(kept.first().head.origin.value("path"_L1).toString().endsWith(u"b.level.json"_s));
    }

    /// A level is translated, and its kinds get names and colors, while a game in it waits.
    void changedTextsAndColorsKeepTheGame()
    {
        const QString rest = uR"("things": [{ "kind": "healing_potion", "cell": [2, 1], "text": "%1" }], %2
             "kinds": { "monsters": { "guard": { "base": "orc", "name": "%1", "color": "%3", "hp": %4 } } }, )"_s
                             + buchhaimInTurns;
        const auto write = [&](const QString &name, const QString &translations, const QString &color, int hp) {
            return m_home->writeLevel(u"l.level.json"_s,
                                      levelJson(goldCorridor, rest.arg(name, translations, color).arg(hp)));
        };
        const QString level = write(u"Old"_s, {}, u"#ff0000"_s, 5);
        QVERIFY(m_driver->window().openFile(level));
        waitTurns(2);
        m_driver->window().showStartPage();
        write(u"New"_s, uR"("translations": { "de": { "name": "Neu", "things[0].text": "Neu" } },)"_s, u"#00ff00"_s, 5);
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 2);
        m_driver->window().showStartPage();
        write(u"New"_s, {}, u"#00ff00"_s, 6);
        QVERIFY(m_driver->window().openFile(level));
        QCOMPARE(m_driver->world().turn(), 0);
    }

    void theCampaignIsNamed()
    {
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY(m_driver->window().playCampaign(writeCampaign()));
        QVERIFY(m_driver->window().windowTitle().contains(u"level 1 of 3"_s));
        win();
        QVERIFY(m_driver->child<QLabel>(u"endStory"_s).text().endsWith(u"level 1 of 3"_s));
    }

    void theStartPageContinuesACampaign()
    {
        QVERIFY(m_driver->window().playCampaign(writeCampaign()));
        win();
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
        m_driver->click(m_driver->child<QPushButton>(u"continueGame"_s));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
    }

    /// A level is won, then won again by another hero.
    void winningAgainSavesTheFormerHero()
    {
        const QString campaign = writeCampaign();
        QVERIFY(m_driver->window().playCampaign(campaign));
        win();
        const qint64 before = m_driver->world().gold();
        qint64 gold = before;
        for (int i = 0; i < 9 && gold == before; ++i) { // the seed decides how much gold there is
            m_driver->click(m_driver->child<QPushButton>(u"endAgain"_s));
            win();
            gold = m_driver->world().gold();
        }
        QVERIFY(gold != before);
        QVERIFY(m_driver->page().log().lines().join(u'\n').contains(u"hero in this campaign is kept"_s));
        const QList<SaveInfo> kept = m_driver->window().saves().all();
        QCOMPARE(kept.size(), 1);
        // Playing the next level at once and continuing later both use the hero who won last.
        playNext();
        QCOMPARE(m_driver->world().gold(), gold);
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().openFile(campaign));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->world().gold(), gold);
        QVERIFY(m_driver->window().continueSaved(kept.first().id));
        QVERIFY(m_driver->window().source().path.endsWith(u"b.level.json"_s));
        QCOMPARE(m_driver->world().gold(), before);
    }

    void theButtonOfACardRestartsTheLevel()
    {
        const QString campaign = u":/levels/campaign/lantern_road.campaign.json"_s;
        const ReadCampaign road = readCampaign(campaign);
        QVERIFY(road.campaign);
        QVERIFY(!saveProgress(*road.campaign, {.place = 1}));
        QVERIFY(m_driver->window().openFile(campaign));
        waitTurns(43);
        m_driver->press(Qt::Key_Escape);
        auto &cards = m_driver->child<QListWidget>(u"campaigns"_s);
        QTRY_VERIFY(cards.item(0)->data(LevelCard::DetailRole).toString().contains(u"turn 43"_s));
        m_driver->clickWhatIsAt(cards, 0);
        QCOMPARE(m_driver->world().turn(), 43);
        waitTurns(1);
        m_driver->press(Qt::Key_Escape);
        QTRY_VERIFY(cards.item(0)->data(LevelCard::DetailRole).toString().contains(u"turn 44"_s));
        cards.setFocus();
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(m_driver->window().focusWidget()->accessibleName(), u"Restart level: The Lantern Road"_s);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->world().turn(), 0);
        QCOMPARE(m_driver->window().source().path, road.campaign->levels.at(1));
        waitTurns(1);
        m_driver->window().showStartPage();
        QCOMPARE(keptTurns(), (QList<int>{1, 44}));
    }

    void continuingTheCurrentGameKeepsUnsavedTurns()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().playFile(level));
        waitTurns(3); // only the first of these turns is on the disk
        const QString id = m_driver->window().games().currentSave();
        m_driver->window().saves().flush();
        QCOMPARE(keptTurns(), QList<int>{1});
        QVERIFY(m_driver->window().continueSaved(id));
        QCOMPARE(m_driver->world().turn(), 3);
    }

    void theOldestSavesAreDeletedOnlyAfterAQuestion()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        const QString other = m_home->writeLevel(u"o.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        QVERIFY(m_driver->window().playFile(other));
        waitTurns(1);
        QList<int> remaining{1};
        for (int i = 0; i <= Games::mostOfTheSame; ++i) {
            QVERIFY(!m_driver->window().findChild<QMessageBox *>(u"makeRoomBox"_s));
            QVERIFY(m_driver->window().playFile(level));
            waitTurns(2 + i);
            if (i > Games::mostOfTheSame / 2) {
                remaining.append(2 + i);
            }
        }
        m_driver->trigger(u"restartGame"_s);
        auto *box = m_driver->window().findChild<QMessageBox *>(u"makeRoomBox"_s);
        QVERIFY(box && box->isVisible());
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(keptTurns().size(), Games::mostOfTheSame + 2);
        QTRY_VERIFY(!m_driver->window().findChild<QMessageBox *>(u"makeRoomBox"_s));
        m_driver->trigger(u"newGame"_s);
        box = m_driver->window().findChild<QMessageBox *>(u"makeRoomBox"_s);
        QVERIFY(box);
        m_driver->click(*box->button(QMessageBox::Yes));
        QCOMPARE(keptTurns(), remaining);
    }

    void aHiddenWindowAsksOnceItIsShown()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, buchhaimInTurns));
        for (int i = 0; i <= Games::mostOfTheSame; ++i) {
            QVERIFY(m_driver->window().openFile(level, true));
            waitTurns(1);
        }
        m_driver->window().hide();
        m_driver->trigger(u"restartGame"_s);
        const auto box = [this] { return m_driver->window().findChild<QMessageBox *>(u"makeRoomBox"_s); };
        QVERIFY(!box());
        m_driver->window().show();
        QTRY_VERIFY(box() && box()->isVisible());
    }

    void switchingToTheEditorSavesTheGame()
    {
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, classicRules));
        QVERIFY(m_driver->window().playFile(level));
        m_driver->session().play(Command::wait());
        m_driver->session().play(Command::wait());
        m_driver->trigger(u"editLevel"_s);
        m_driver->click(m_driver->child<QPushButton>(u"editAsPractice"_s));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        const QList<SaveInfo> kept = Saves(shippedCatalogue()).all();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept.first().head.turn, 2);
    }

    void aRefusedTestLeavesTheEditorAsItWas()
    {
        const QString noStart = m_home->writeLevel(u"n.level.json"_s, levelJson({u"###"_s, u"# #"_s, u"###"_s}));
        const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(goldCorridor, classicRules));
        Games &games = m_driver->window().games();
        QVERIFY(m_driver->window().editFile(noStart));
        m_driver->trigger(u"playLevel"_s);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(!games.isTest());
        QVERIFY(m_driver->window().editFile(level));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(!games.isTest());
        QVERIFY(games.test(playable(levelFrom(goldCorridor)), level));
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QVERIFY(games.isTest());
        m_driver->trigger(u"editLevel"_s);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(games.isTest()); // a test play waits
        QCOMPARE(m_driver->window().editor().document().path(), level);
    }

private:
    /// Writes three levels to a folder and returns the path of a campaign of them; the last level may be broken.
    QString writeCampaign(const QByteArray &last = levelJson(goldCorridor, classicRules))
    {
        m_home->writeLevel(u"three/a.level.json"_s, levelJson(goldCorridor, classicRules));
        m_home->writeLevel(u"three/b.level.json"_s, levelJson(goldCorridor, classicRules));
        m_home->writeLevel(u"three/c.level.json"_s, last);
        return m_home->writeLevel(u"three/three.campaign.json"_s,
                                  "{\"format\": \"mazewright-campaign\", \"version\": 1, \"carry\": true, "
                                  "\"levels\": [\"a.level.json\", \"b.level.json\", \"c.level.json\"]}");
    }

    qsizetype placeIn(const QString &campaign) { return loadProgress(*readCampaign(campaign).campaign).place; }
    QString wayIn(const QString &campaign) { return loadProgress(*readCampaign(campaign).campaign).way; }
    void playNext() { m_driver->click(m_driver->child<QPushButton>(u"endNext"_s)); }
    /// Begins a campaign: wins one level and waits in the next. Returns the game's slot.
    QString beginFirstWay(const QString &campaign)
    {
        m_driver->window().playCampaign(campaign);
        win();
        playNext();
        waitTurns(1);
        m_driver->window().showStartPage();
        return m_driver->window().saves().all().value(0).id;
    }

    void win()
    {
        for (int i = 0; i < 3; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
    }

    void waitTurns(int count)
    {
        for (int i = 0; i < count; ++i) {
            m_driver->session().play(Command::wait());
        }
    }

    /// Returns the turns of all saved games, in ascending order.
    QList<int> keptTurns()
    {
        m_driver->window().saves().flush();
        QList<int> played;
        for (const SaveInfo &slot : m_driver->window().saves().all()) {
            played.append(slot.head.turn);
        }
        std::sort(played.begin(), played.end());
        return played;
    }
};

MAZEWRIGHT_SUITE(games, TestGames)
#include "tst_games.moc"
