#include "app/games/highscores.h"
#include "gamecore/replay/beats.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/botplayer.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString classicInRealTime = u"\"ruleset\": \"classic\", \"rules\": { \"clock\": \"realtime\" }"_s;

/// Returns the game of a run after that many beats, with its history.
Game gameAt(const Run &run, qint64 beats)
{
    Game game = startOf(run, shippedCatalogue());
    EventList events;
    const Beats all(run.lines);
    for (qint64 beat = 0; beat < beats; ++beat) {
        game.play(all.at(beat), events);
    }
    return game;
}

} // namespace

/// Taking over a run at a moment: play continues from there as practice, and no played game is lost.
class TestTakeOver : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void playContinuesFromTheChosenMoment()
    {
        const QString id = played();
        const std::uint64_t then = gameAt(runOfId(id), 1).world().hash();
        QVERIFY(takeOver(id, 1));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->world().hash(), then);
        QCOMPARE(m_driver->session().game().history(), std::vector<Command>{Command::move(Direction::East)});
        const GameSource &source = games().source();
        QVERIFY(source.isPractice);
        QVERIFY(!source.isTest && !source.campaign && !source.isRemembered && source.path.isEmpty());
        QCOMPARE(source.heroName, u"Ada"_s);
        QCOMPARE(source.takenFrom, id);
    }

    void aTakenOverGameIsSavedAsABranchAtOnce()
    {
        const QString id = played();
        QVERIFY(takeOver(id, 1));
        const QString branch = games().recordingId();
        QVERIFY(branch != id);
        QCOMPARE(RecordingBranches(Recordings::defaultFolder()).of(branch), (RecordingBranch{.of = id, .after = 1}));
        const QList<SaveInfo> saved = Saves(shippedCatalogue()).all(); // as another program finds it
        QCOMPARE(saved.first().id, branch);
        QVERIFY(saved.first().head.origin.value("practice"_L1).toBool());
    }

    void aSavedTakeoverRemainsABranch()
    {
        const QString id = played();
        QVERIFY(takeOver(id, 1));
        const QString branch = games().recordingId();
        startAgain();
        QVERIFY(games().continueSaved(branch));
        QVERIFY(games().source().isPractice);
        QCOMPARE(games().source().takenFrom, id);
        play({Command::wait()});
        games().restart();
        games().recordings().flush();
        QCOMPARE(commandCountOf(runOfId(branch)), 2);
        QCOMPARE(games().recordings().branches().of(branch).of, id);
    }

    void theRunIncludesTheTakenOverPart()
    {
        const QString id = played();
        QVERIFY(takeOver(id, 1));
        const QString branch = games().recordingId();
        play({Command::wait(), Command::move(Direction::East), Command::move(Direction::East)});
        games().recordings().flush();
        const ReadRun read = readRunFile(games().recordings().pathOf(branch), shippedCatalogue());
        QVERIFY(read.run);
        QCOMPARE(commandCountOf(*read.run), 4);
        QCOMPARE(read.run->outcome, Status::Won);
        QCOMPARE(read.run->origin.name, u"Ada"_s);
        QCOMPARE(verdictOn(read, shippedCatalogue()).what, RunVerdict::What::Holds);
    }

    void aTakeoverWithoutFurtherMovesIsRecorded()
    {
        const QString id = played();
        QVERIFY(takeOver(id, 2));
        const QString branch = games().recordingId();
        QVERIFY(games().playDungeon({}, u"peaceful"_s, 1));
        games().recordings().flush();
        QCOMPARE(commandCountOf(runOfId(branch)), 2);
    }

    /// The game counts as the bot's until it is restarted: a proof must not credit a person with a victory that a
    /// search had prepared.
    void aGameBegunByABotIsNotAPersonsGame()
    {
        const QString id = played();
        const RecordingBranch branch{.of = id, .after = 1, .by = RunOrigin::By::Bot};
        QVERIFY(games().takeOver(gameAt(runOfId(id), 1), branch, u"careful"_s));
        QCOMPARE(runOriginOf(games().source()).by, RunOrigin::By::Bot);
        const GameSource kept = sourceFrom(originOf(games().source()), m_driver->session().game());
        QCOMPARE(runOriginOf(kept).by, RunOrigin::By::Bot);
        m_driver->trigger(u"restartGame"_s);
        QCOMPARE(runOriginOf(games().source()).by, RunOrigin::By::Person);
    }

    void aVictoryIsNotAmongTheBest()
    {
        QVERIFY(takeOver(played(), 2));
        play({Command::move(Direction::East)});
        QCOMPARE(m_driver->world().status(), Status::Won);
        QVERIFY(HighScores(games().scoresPath()).of(u"classic"_s).isEmpty());
        QCOMPARE(m_driver->child<QLabel>(u"endPlace"_s).text(), u"Practice: not among the best games"_s);
        QVERIFY(!games().hasWonWithNext());
    }

    void beginningAgainIsStillPractice()
    {
        const QString id = played();
        QVERIFY(takeOver(id, 2));
        const QString branch = games().recordingId();
        m_driver->trigger(u"restartGame"_s);
        QCOMPARE(m_driver->world().hash(), gameAt(runOfId(id), 0).world().hash());
        QVERIFY(games().source().isPractice);
        QCOMPARE(games().recordings().branches().of(games().recordingId()),
                 RecordingBranch()); // it is not a branch
        games().recordings().flush();
        QCOMPARE(commandCountOf(runOfId(branch)), 2); // and replaced no other run
        play({Command::move(Direction::East), Command::move(Direction::East), Command::move(Direction::East)});
        QVERIFY(HighScores(games().scoresPath()).of(u"classic"_s).isEmpty());
    }

    void aNewSeedIsNotPractice()
    {
        QVERIFY(takeOver(played(), 1));
        m_driver->trigger(u"newGame"_s);
        QVERIFY(!games().source().isPractice);
    }

    void openingTheLevelStartsAnotherGame()
    {
        QVERIFY(takeOver(played(), 1));
        play({Command::wait()});
        QVERIFY(m_driver->window().openFile(m_home->path() + u"/gold.level.json"_s));
        QVERIFY(!games().source().isPractice);
        QCOMPARE(m_driver->world().turn(), 0);
    }

    void aTakeoverDoesNotAdvanceTheCampaign()
    {
        for (const QString &name : {u"road/a.level.json"_s, u"road/b.level.json"_s}) {
            m_home->writeLevel(name, levelJson(goldCorridor, classicRules));
        }
        const QString campaign = m_home->writeLevel(u"road/road.campaign.json"_s, R"({"format": "mazewright-campaign",
        "version": 1, "carry": true, "levels": ["a.level.json", "b.level.json"]})");
        QVERIFY(m_driver->window().playCampaign(campaign));
        play({Command::move(Direction::East)});
        const QString id = games().recordingId();
        games().restart();
        games().recordings().flush();
        QVERIFY(takeOver(id, 1));
        play({Command::move(Direction::East), Command::move(Direction::East)});
        QCOMPARE(m_driver->world().status(), Status::Won);
        QVERIFY(m_driver->window().playCampaign(campaign));
        QVERIFY(games().source().path.endsWith(u"a.level.json"_s));
        QVERIFY(!games().source().isPractice);
    }

    void aDungeonContinuesAtItsDepth()
    {
        Game deep = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 3);
        QVERIFY(goDown(deep));
        const auto beats = qint64(deep.history().size());
        QVERIFY(games().takeOver(deep, {.of = u"deep"_s, .after = beats}, {}));
        QCOMPARE(m_driver->world().stage().depth, 2);
        play({Command::wait()});
        const QString branch = games().recordingId();
        QVERIFY(games().playDungeon({}, u"peaceful"_s, 1));
        games().recordings().flush();
        QCOMPARE(Beats(runOfId(branch).lines).count(), beats + 1);
    }

    void realTimeWaitsForTheFirstMove()
    {
        const QString path = m_home->writeLevel(u"gold.level.json"_s, levelJson(goldCorridor, classicInRealTime));
        QVERIFY(games().playFile(path));
        play({Command::move(Direction::East), Command::advance(250)});
        const QString id = games().recordingId();
        games().restart();
        games().recordings().flush();
        QVERIFY(takeOver(id, 2)); // in the middle of the advance
        QCOMPARE(m_driver->world().timeMs(), Beats::longestMs);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Ready);
        m_driver->session().advance(50);
        QCOMPARE(m_driver->world().timeMs(), Beats::longestMs);
        play({Command::move(Direction::West)});
        QCOMPARE(m_driver->session().state(), PlaySession::State::Running);
    }

    void aTakeoverOfAnUnrecordedRunHasNoParent()
    {
        const Run run = runOfId(played());
        QVERIFY(games().takeOver(gameAt(run, 1), {}, {}));
        QVERIFY(games().recordings().branches().protectedIds().contains(games().recordingId()));
        QCOMPARE(games().recordings().branches().of(games().recordingId()), RecordingBranch());
        const QString first = games().source().takenFrom;
        QVERIFY(games().takeOver(gameAt(run, 1), {}, {}));
        QVERIFY(games().source().takenFrom != first); // and it is not linked to any other game either
    }

    void aFinishedGameCannotBeTakenOver()
    {
        QVERIFY(takeOver(played(), 2));
        play({Command::move(Direction::East)});
        const QString won = games().recordingId();
        games().restart();
        games().recordings().flush();
        const QString underWay = games().recordingId();
        QVERIFY(!takeOver(won, 3));
        QCOMPARE(games().recordingId(), underWay);
        QVERIFY(m_driver->session().isUnderWay());
    }

    void theDungeonOfADayKeepsItsName()
    {
        QVERIFY(games().playDaily(u"Brida"_s, u"peaceful"_s, true));
        play({Command::wait(), Command::wait()});
        const QString id = games().recordingId();
        games().restart();
        games().recordings().flush();
        QVERIFY(takeOver(id, 1));
        const QString name = u"Dungeon of "_s + QLocale().toString(today(), QLocale::ShortFormat);
        const auto title = [this] { return m_driver->window().windowTitle(); };
        QVERIFY2(title().startsWith(name + u" · Ada"_s), qPrintable(title()));
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().continueSaved(games().recordingId()));
        QVERIFY2(title().startsWith(name + u" · Ada"_s), qPrintable(title()));
    }

    void aBranchThatCannotBeSavedIsReported()
    {
        const QString id = played();
        QFile newer(Recordings::defaultFolder() + u"/branches.json"_s);
        QVERIFY(newer.open(QIODevice::WriteOnly));
        newer.write(R"({"format": "mazewright-branches", "version": 2})");
        newer.close();
        QStringList told;
        connect(&games(), &Games::said, this, [&told](const Sentence &sentence) { told.append(sentence()); });
        QVERIFY(takeOver(id, 1));
        QVERIFY2(told.join(u'\n').contains(u"branches.json"_s), qPrintable(told.join(u'\n')));
        QVERIFY(games().source().isPractice);
    }

    void aLimitOfZeroStillKeepsRunAndBranch_data()
    {
        QTest::addColumn<int>("steps");
        QTest::newRow("a game under way") << 2;
        QTest::newRow("a game that is over") << 3;
    }

    void aLimitOfZeroStillKeepsRunAndBranch()
    {
        QFETCH(int, steps);
        games().recordings().setMost(0);
        const QString path = m_home->writeLevel(u"gold.level.json"_s, levelJson(goldCorridor, classicRules));
        QVERIFY(games().playFile(path));
        play(QList<Command>(steps, Command::move(Direction::East)));
        QCOMPARE(games().recordings().all(), QStringList());
        const QString id = games().recordingId();
        const std::optional<Run> run = runOf(m_driver->session().game(), {});
        QVERIFY(games().takeOver(gameAt(*run, 1), {.of = id, .after = 1}, {}));
        play({Command::wait()});
        const QString branch = games().recordingId();
        QVERIFY(games().playDungeon({}, u"peaceful"_s, 1));
        const QStringList kept = games().recordings().all();
        QVERIFY(kept.contains(id) && kept.contains(branch));
        QCOMPARE(kept.size(), 2);
    }

    void practiceRunsAreMarked()
    {
        const QString id = played();
        QVERIFY(!runOfId(id).origin.isPractice);
        QVERIFY(takeOver(id, 1));
        const QString branch = games().recordingId();
        games().restart();
        games().recordings().flush();
        QVERIFY(runOfId(branch).origin.isPractice);
        QCOMPARE(runOfId(branch).origin.name, u"Ada"_s);
    }

    void aGameThatCountsIsOfferedFirst()
    {
        const QString id = played();
        play({Command::wait()});
        const QString counting = games().recordingId();
        QVERIFY(takeOver(id, 1));
        const QString practice = games().recordingId();
        m_driver->window().showStartPage();
        QVERIFY(!m_driver->child<QPushButton>(u"continueGame"_s).isVisible());
        const auto buttons = m_driver->child<QWidget>(u"savedGames"_s).findChildren<QPushButton *>();
        QCOMPARE(buttons.value(0)->objectName(), u"savedGame-"_s + counting);
        m_driver->click(m_driver->child<QPushButton>(u"savedGame-"_s + practice));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(games().recordingId(), practice);
    }

    void aPracticeGameUnderWayCanBeDeleted()
    {
        const QString id = played();
        play({Command::wait()});
        QVERIFY(takeOver(id, 1));
        const QString practice = games().recordingId();
        m_driver->window().showStartPage();
        auto &button = m_driver->child<QPushButton>(u"savedGame-"_s + practice);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Delete);
        m_driver->click(*m_driver->child<QMessageBox>(u"removeSavedGameBox"_s).button(QMessageBox::Yes));
        QVERIFY(!m_driver->session().isUnderWay());
        QVERIFY(!m_driver->window().saves().contains(practice));
        QVERIFY(!m_driver->child<QPushButton>(u"continueGame"_s).isVisible());
        QVERIFY(games().recordings().all().contains(practice)); // it can still be watched
    }

private:
    Games &games() { return m_driver->window().games(); }
    void play(const QList<Command> &commands)
    {
        for (const Command &command : commands) {
            m_driver->session().play(command);
        }
    }
    Run runOfId(const QString &id)
    {
        ReadRun read = readRunFile(games().recordings().pathOf(id), shippedCatalogue());
        if (!read.run) {
            qFatal("The run %s cannot be read", qPrintable(id));
        }
        return std::move(*read.run);
    }
    /// Plays a game with two steps to the east, leaves it, and returns the ID of its run.
    QString played()
    {
        const QString path = m_home->writeLevel(u"gold.level.json"_s, levelJson(goldCorridor, classicRules));
        if (!games().playFile(path)) {
            qFatal("The level cannot be played");
        }
        play({Command::move(Direction::East), Command::move(Direction::East)});
        const QString id = games().recordingId();
        games().restart();
        games().recordings().flush();
        return id;
    }

    /// Takes over the run after that many beats.
    bool takeOver(const QString &id, qint64 beats)
    {
        return games().takeOver(gameAt(runOfId(id), beats), {.of = id, .after = beats}, u"Ada"_s);
    }
};

MAZEWRIGHT_SUITE(takeover, TestTakeOver)
#include "tst_takeover.moc"
