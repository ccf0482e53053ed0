#include "app/games/highscores.h"
#include "app/hud/endscene.h"
#include "app/settings/settings.h"
#include "editor/art/tileset.h"
#include "gamecore/world/event.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QStringList spikesAhead{u"######"_s, u"#@^^g#"_s, u"######"_s};

GameSummary gameTo(int depth, qint64 gold = 0, int turnCount = 100)
{
    return {.ruleset = u"tombs"_s,
            .isDungeon = true,
            .hasCharacter = true,
            .depth = depth,
            .gold = gold,
            .turns = turnCount};
}

} // namespace

/// The end of a game: its summary and the best games.
class TestSummary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().useLanguage(u"en"_s);
        m_driver->window().games().setScoresPath(file());
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void theTextSummarizesTheWholeGame()
    {
        const GameSummary game{.level = u"Depth 3"_s,
                               .ruleset = u"tombs"_s,
                               .killer = u"troll"_s,
                               .isDungeon = true,
                               .hasCharacter = true,
                               .depth = 3,
                               .heroLevel = 4,
                               .kills = 12,
                               .gold = 1350,
                               .turns = 412,
                               .steps = 300,
                               .seed = 7};
        QCOMPARE(textOf(game, *shippedCatalogue()).split(u'\n'),
                 (QStringList{u"Mazewright: Depth 3"_s, u"Rules: Tombs"_s, u"Result: killed by a troll"_s,
                              u"Depth: 3"_s, u"Hero level: 4"_s, u"Monsters killed: 12"_s, u"Gold: 1,350"_s,
                              u"Turns: 412"_s, u"Steps: 300"_s, u"Seed: 7"_s, QString()}));
    }

    void theTextOfAMazeOmitsHeroStats()
    {
        const GameSummary game{.level = u"Maze"_s,
                               .ruleset = u"buchhaim"_s,
                               .hasWon = true,
                               .isRealTime = true,
                               .gold = 550,
                               .steps = 125,
                               .timeMs = 65000,
                               .seed = 7};
        QCOMPARE(textOf(game, *shippedCatalogue()).split(u'\n'),
                 (QStringList{u"Mazewright: Maze"_s, u"Rules: Buchhaim"_s, u"Result: won"_s, u"Gold: 550"_s,
                              u"Time: 1:05"_s, u"Steps: 125"_s, u"Seed: 7"_s, QString()}));
    }

    void monstersAreNamedAsKillers()
    {
        const Level level = levelFrom({u"####"_s, u"#@O#"_s, u"####"_s}, classicSeeingAll);
        const Game game = Game::start(shippedCatalogue(), playable(level), 1).game;
        EventList events;
        QCOMPARE(killerOf(events, game.world()).name, QString());
        events.add({.type = EventType::Damaged, .actor = heroId, .amount = 3});
        events.add({.type = EventType::Died, .actor = heroId, .target = 2});
        QCOMPARE(killerOf(events, game.world()).name, u"orc"_s);
    }

    /// A victory shows the treasure that was collected last, not the first one of the level.
    void theLastTreasureIsShown()
    {
        const Level level = levelFrom({u"########"_s, u"#@g gg##"_s, u"########"_s}, classicSeeingAll);
        Game game = Game::start(shippedCatalogue(), playable(level), 1).game;
        const std::vector<Item> items(game.world().items().begin(), game.world().items().end());
        EventList events;
        QString last;
        for (int x = 2; x <= 5; ++x) {
            game.play(Command::move(Direction::East), events);
            const QString now = lastTreasureOf(events, game.world());
            QCOMPARE(now.isEmpty(), x == 3);
            last = now.isEmpty() ? last : now;
        }
        QCOMPARE(game.world().status(), Status::Won);
        const auto item = std::find_if(items.begin(), items.end(), [](const Item &one) {
            return one.cell == Point{5, 1};
        });
        QVERIFY(item != items.end());
        QCOMPARE(last, pictureOf(game.catalogue()->kind(item->kind).look, item->variant));
        QCOMPARE(endCastOf(game.world(), {}, {}, last).other, last);
        QVERIFY(!endCastOf(game.world(), {}, {}, {}).other.isEmpty());
    }

    void terrainIsNamedAsKiller()
    {
        die();
        QCOMPARE(m_driver->page().end().summary().killer, u"spikes"_s);
        QCOMPARE(text(u"endStory"_s), u"Killed by spikes"_s);
    }

    void deeperIsBetter()
    {
        QVERIFY(isBetter(gameTo(3), gameTo(2, 9999)));
        QVERIFY(isBetter(gameTo(3, 10), gameTo(3, 5)));
        QVERIFY(isBetter(gameTo(3, 10, 90), gameTo(3, 10, 100)));
        QVERIFY(!isBetter(gameTo(3), gameTo(3)));
        GameSummary won = gameTo(1);
        won.hasWon = true;
        QVERIFY(isBetter(won, gameTo(9)));
    }

    void theBestGamesAreKept()
    {
        const QDateTime when(QDate(2026, 11, 20), QTime(12, 0));
        ScoreFile scores(file());
        QCOMPARE(scores.add({gameTo(2), when}).place, 0);
        QCOMPARE(scores.add({gameTo(4), when}).place, 0);
        QCOMPARE(scores.add({gameTo(3), when}).place, 1);
        const HighScores again(file());
        QCOMPARE(again.rulesets(), QStringList(u"tombs"_s));
        QCOMPARE(again.of(u"tombs"_s).size(), 3);
        QCOMPARE(again.of(u"tombs"_s).at(1).game, gameTo(3));
        QCOMPARE(again.of(u"tombs"_s).at(1).when, when);
        QVERIFY(again.of(u"classic"_s).isEmpty());
    }

    void theNumberOfScoresIsLimited()
    {
        ScoreFile scores(file());
        for (int depth = 1; depth <= HighScores::mostScores; ++depth) {
            scores.add({gameTo(depth + 1), {}});
        }
        QCOMPARE(scores.add({gameTo(1), {}}).place, -1);
        QCOMPARE(scores.add({gameTo(99), {}}).place, 0);
        QCOMPARE(HighScores(file()).of(u"tombs"_s).size(), qsizetype(HighScores::mostScores));
    }

    void aDamagedFileIsPutAside()
    {
        m_home->writeLevel(u"scores.json"_s, "{ \"format\": ");
        ScoreFile scores(file());
        QCOMPARE(scores.add({gameTo(2), {}}).place, 0);
        QCOMPARE(contentOf(file() + u".damaged"_s), QByteArray("{ \"format\": "));
        QCOMPARE(HighScores(file()).of(u"tombs"_s).size(), 1);
    }

    void aDamagedFileThatCannotBePutAsideStays()
    {
        m_home->writeLevel(u"scores.json"_s, "{ \"format\": ");
        QVERIFY(QDir().mkpath(file() + u".damaged/full"_s));
        ScoreFile scores(file());
        const ScoreFile::Added added = scores.add({gameTo(2), {}});
        QCOMPARE(added.place, 0);
        QVERIFY(added.fault);
        QCOMPARE(contentOf(file()), QByteArray("{ \"format\": "));
    }

    void aNewerFileIsLeftAsItIs()
    {
        const QByteArray newer = "{\"format\": \"mazewright-scores\", \"version\": 2}";
        m_home->writeLevel(u"scores.json"_s, newer);
        ScoreFile scores(file());
        QVERIFY(scores.add({gameTo(2), {}}).fault);
        QCOMPARE(contentOf(file()), newer);
    }

    void onlyStatsOfTheRulesetAreCounted_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<bool>("hasGrowth");
        QTest::newRow("classic") << u"classic"_s << true;
        QTest::newRow("tombs") << u"tombs"_s << true;
        QTest::newRow("lantern") << u"lantern"_s << true;
        QTest::newRow("peaceful") << u"peaceful"_s << false;
    }

    void onlyStatsOfTheRulesetAreCounted()
    {
        QFETCH(const QString, ruleset);
        QFETCH(const bool, hasGrowth);
        const Game game = Game::startDungeon(shippedCatalogue(), ruleset, 3);
        const GameSummary summary = summaryOf(game, {});
        QVERIFY(!countsGold(summary)); // dungeons have no treasure except the lantern, which ends the game
        QCOMPARE(countsGrowth(summary), hasGrowth);
        QVERIFY2(!factsOf(summary).contains(u"gold"_s), qPrintable(factsOf(summary)));
        QVERIFY2(!textOf(summary, *shippedCatalogue()).contains(u"Gold"_s),
                 qPrintable(textOf(summary, *shippedCatalogue())));
    }

    void theEndScreenShowsAndCopiesTheSummary()
    {
        die();
        QVERIFY2(text(u"endFacts"_s).startsWith(u"0 gold · "_s), qPrintable(text(u"endFacts"_s)));
        // The level has no monsters.
        QVERIFY2(!text(u"endFacts"_s).contains(u"monster"_s), qPrintable(text(u"endFacts"_s)));
        QVERIFY(text(u"endFacts"_s).endsWith(u" turns"_s));
        QCOMPARE(text(u"endSeed"_s), u"Seed 5"_s);
        m_driver->click(m_driver->child<QPushButton>(u"endCopy"_s));
        QVERIFY(QApplication::clipboard()->text().startsWith(
            u"Mazewright: Spikes\nRules: Classic\nResult: killed by spikes\n"_s));
    }

    void theSummaryIsSavedInTheUsersFolder()
    {
        die();
        QVERIFY(!QDir(Settings::ownFolder()).exists());
        QString folder;
        const DialogAnswer answer(u"QFileDialog"_s, [&folder](QDialog *dialog) {
            folder = qobject_cast<QFileDialog *>(dialog)->directory().absolutePath();
            dialog->reject();
        });
        m_driver->click(m_driver->child<QPushButton>(u"endSave"_s));
        QVERIFY(answer.wasGiven());
        QCOMPARE(folder, Settings::ownFolder());
    }

    void theEndScreenAddsTheGameToTheScores()
    {
        die();
        QCOMPARE(text(u"endPlace"_s), u"Your first game in this level"_s);
        QCOMPARE(HighScores(file()).of(u"classic"_s).front().game, m_driver->page().end().summary());
        m_driver->click(m_driver->child<QPushButton>(u"endScores"_s));
        QCOMPARE(m_driver->child<QComboBox>(u"scoresRules"_s).currentData().toString(), u"classic"_s);
        const QTreeWidget &table = m_driver->child<QTreeWidget>(u"scoresTable"_s);
        QVERIFY(table.isVisible());
        QCOMPARE(table.topLevelItemCount(), 1);
        QVERIFY(table.isColumnHidden(1)); // no hero has a name
        QVERIFY(table.isColumnHidden(4)); // no dungeon was played
        QVERIFY(table.header()->length() <= table.viewport()->width());
        QCOMPARE(table.topLevelItem(0)->text(2), u"Spikes"_s);
        QCOMPARE(table.topLevelItem(0)->text(3), u"killed by spikes"_s);
    }

    void killersAreNamedInTheLanguageOfTheWindow()
    {
        m_home->writeLevel(u"scores.json"_s, R"({ "format": "mazewright-scores", "version": 1, "scores": { "classic": [
        { "level": "Old", "killer": "orc", "gold": 900 } ] } })");
        GameSummary byGuard;
        byGuard.ruleset = u"classic"_s;
        byGuard.killer = u"guard"_s;
        byGuard.killerNames = {{u"de"_s, u"Wache"_s}};
        ScoreFile(file()).add({byGuard, {}});
        die();
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(text(u"endStory"_s), u"Getötet von: Stacheln"_s);
        m_driver->click(m_driver->child<QPushButton>(u"endScores"_s));
        const QTreeWidget &table = m_driver->child<QTreeWidget>(u"scoresTable"_s);
        QStringList killers;
        for (int row = 0; row < table.topLevelItemCount(); ++row) {
            killers.append(table.topLevelItem(row)->text(3));
        }
        QCOMPARE(killers, (QStringList{u"getötet von: Wache"_s, u"getötet von: Ork"_s, u"getötet von: Stacheln"_s}));
        m_driver->window().useLanguage(u"en"_s);
    }

    void aBetterGameIsCalledTheBest()
    {
        ScoreFile(file()).add({{.level = u"Spikes"_s, .ruleset = u"classic"_s, .turns = 9999}, {}});
        die();
        QCOMPARE(text(u"endPlace"_s), u"Your best game in this level"_s);
    }

    void gamesOfDifferentLevelsAreNotCompared()
    {
        const GameSummary richer{.level = u"Vault"_s, .ruleset = u"classic"_s, .hasWon = true, .gold = 999};
        GameSummary ofCampaign = richer;
        ofCampaign.level = u"Spikes"_s;
        ofCampaign.campaign = u"The Road"_s; // its gold includes that of earlier levels
        GameSummary dungeon = gameTo(9);
        dungeon.ruleset = u"classic"_s;
        for (const GameSummary &game : {richer, ofCampaign, dungeon}) {
            QCOMPARE(ScoreFile(file()).add({game, {}}).place, 0);
        }
        die();
        QCOMPARE(text(u"endPlace"_s), u"Your first game in this level"_s);
        m_driver->click(m_driver->child<QPushButton>(u"endScores"_s));
        const QTreeWidget &table = m_driver->child<QTreeWidget>(u"scoresTable"_s);
        QStringList shown;
        for (int row = 0; row < table.topLevelItemCount(); ++row) {
            shown.append(table.topLevelItem(row)->text(0) + u' ' + table.topLevelItem(row)->text(2));
        }
        QCOMPARE(shown, (QStringList{u"1 Classic"_s, u"1 Spikes"_s, u"1 Spikes · The Road"_s, u"1 Vault"_s}));
    }

    /// A slowed game is listed with its speed, but below those at full speed, and is never called the best.
    void aSlowedGameIsNotCalledTheBest()
    {
        Level level = levelFrom(goldCorridor, {});
        level.name = u"Corridor"_s;
        m_driver->session().setTicking(false);
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 5));
        m_driver->page().status().setSpeed(75);
        m_driver->press(Qt::Key_Right);
        m_driver->session().advance(400);
        m_driver->page().status().setSpeed(100);
        m_driver->session().advance(100);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().status(), Status::Won);
        QCOMPARE(text(u"endPlace"_s), u"Played at 75 % speed: ranked below games at 100 % or more"_s);
        QVERIFY2(text(u"endFacts"_s).contains(u" in 0:00 at 75 % with 3 steps"_s), qPrintable(text(u"endFacts"_s)));
        GameSummary slower = m_driver->page().end().summary();
        slower.speed = 100;
        slower.timeMs = 999999;
        slower.gold = 0;
        QCOMPARE(ScoreFile(file()).add({slower, {}}).place, 0);
        m_driver->click(m_driver->child<QPushButton>(u"endScores"_s));
        const QTreeWidget &table = m_driver->child<QTreeWidget>(u"scoresTable"_s);
        QCOMPARE(table.topLevelItem(0)->text(0), u"1"_s);
        QCOMPARE(table.topLevelItem(0)->text(8), u"16:39"_s);
        QCOMPARE(table.topLevelItem(1)->text(0), u"–"_s);
        QCOMPARE(table.topLevelItem(1)->text(8), u"0:00 (75 %)"_s);
    }

    void testPlaysAreNotScored()
    {
        m_driver->window().resize(1280, 800);
        QVERIFY(m_driver->window().games().test(playable(levelFrom(spikesAhead, classicSeeingAll)), {}));
        for (int i = 0; i < 200 && m_driver->session().isUnderWay(); ++i) {
            m_driver->session().play(Command::move(i % 2 == 0 ? Direction::East : Direction::West));
        }
        QCOMPARE(m_driver->world().status(), Status::Lost);
        QVERIFY(!QFile::exists(file()));
        QVERIFY(!m_driver->child<QPushButton>(u"endScores"_s).isVisible());
    }

    void theMenuShowsTheBestGames()
    {
        die();
        QMenu &menu = m_driver->child<QMenu>(u"playMenu"_s);
        menu.popup(m_driver->window().mapToGlobal(QPoint(10, 10)));
        const QRect entry = menu.actionGeometry(&m_driver->child<QAction>(u"showScores"_s));
        QTest::mouseClick(&menu, Qt::LeftButton, {}, entry.center());
        auto &dialog = m_driver->child<QDialog>(u"scoresDialog"_s);
        QVERIFY(dialog.isVisible());
        QCOMPARE(m_driver->child<QComboBox>(u"scoresRules"_s).currentData().toString(), u"classic"_s);
        QCOMPARE(m_driver->child<QTreeWidget>(u"scoresTable"_s).topLevelItemCount(), 1);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->window().findChild<QDialog *>(u"scoresDialog"_s));
    }

private:
    void die()
    {
        Level level = levelFrom(spikesAhead, classicSeeingAll);
        level.name = u"Spikes"_s;
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 5));
        for (int i = 0; i < 200 && m_driver->session().isUnderWay(); ++i) {
            m_driver->session().play(Command::move(i % 2 == 0 ? Direction::East : Direction::West));
        }
        QCOMPARE(m_driver->world().status(), Status::Lost);
    }

    QString file() const { return m_home->path() + u"/scores.json"_s; }
    QString text(const QString &label) { return m_driver->child<QLabel>(label).text(); }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(summary, TestSummary)
#include "tst_summary.moc"
