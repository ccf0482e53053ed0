#include "app/games/games.h"
#include "gamecore/replay/replay.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Starts a dungeon game and waits that many turns.
Game waited(int turnCount)
{
    Game game = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 3);
    EventList events;
    for (int i = 0; i < turnCount; ++i) {
        game.play(Command::wait(), events);
    }
    return game;
}

qint64 commandsIn(const Recordings &runs, const QString &id)
{
    const ReadRun read = readRunFile(runs.pathOf(id), shippedCatalogue());
    return read.run ? commandCountOf(*read.run) : -1;
}

} // namespace

/// Played games are kept as runs that reproduce them.
class TestRecordings : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aFinishedGameIsRecorded()
    {
        begin();
        play({Command::move(Direction::East), Command::move(Direction::East), Command::move(Direction::East)});
        QCOMPARE(games().recordings().all(), QStringList{games().recordingId()});
        QCOMPARE(verdictOnRun(games().recordingId()), u"holds"_s);
        const ReadRun read = readRunFile(games().recordings().pathOf(games().recordingId()), shippedCatalogue());
        QCOMPARE(int(read.run->outcome), int(Status::Won));
        QCOMPARE(read.run->origin.by, RunOrigin::By::Person);
    }

    void anAbandonedGameIsRecorded()
    {
        begin();
        play({Command::wait()});
        const QString left = games().recordingId();
        games().restart();
        QVERIFY(games().recordingId() != left);
        QCOMPARE(games().recordings().all(), QStringList{left});
        play({Command::wait(), Command::wait()});
        games().playAgain();
        QCOMPARE(games().recordings().all().size(), 2);
        QCOMPARE(commandsIn(games().recordings(), left), 1);
    }

    void aContinuedGameIsOneRun()
    {
        begin();
        for (int i = 0; i < 12; ++i) {
            play({Command::wait()});
        }
        const QString first = games().recordingId();
        QVERIFY(games().playDungeon({}, u"peaceful"_s, 1));
        QVERIFY(games().continueSaved(first));
        QCOMPARE(games().recordingId(), first);
        play({Command::move(Direction::East), Command::move(Direction::East), Command::move(Direction::East)});
        QCOMPARE(games().recordings().all(), QStringList{first});
        QCOMPARE(commandsIn(games().recordings(), first), 15);
        QCOMPARE(verdictOnRun(first), u"holds"_s);
    }

    void aTestIsRecorded()
    {
        QVERIFY(games().test(playable(levelFrom(goldCorridor, classicRules)), {}));
        play({Command::wait()});
        const QString test = games().recordingId();
        games().endTest();
        QCOMPARE(games().recordings().all(), QStringList{test});
    }

    void theBestGamesNameTheirRuns()
    {
        begin();
        play({Command::move(Direction::East), Command::move(Direction::East), Command::move(Direction::East)});
        const HighScores scores(games().scoresPath());
        QCOMPARE(scores.of(u"classic"_s).size(), 1);
        QCOMPARE(scores.of(u"classic"_s).front().run, games().recordingId());
        QCOMPARE(scores.runs(), QSet<QString>{games().recordingId()});
    }

    void theOldestRunsAreDropped()
    {
        const QTemporaryDir folder;
        Recordings runs(shippedCatalogue(), folder.path());
        runs.setMost(2);
        const QDateTime start = QDateTime::currentDateTime().addDays(-1);
        int hour = 0;
        for (const QString &id : {u"best"_s, u"a"_s, u"b"_s, u"c"_s}) {
            runs.record(id, waited(3), {}, {u"best"_s});
            runs.flush();
            QFile file(runs.pathOf(id));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(start.addSecs(3600LL * hour++), QFileDevice::FileModificationTime));
        }
        QCOMPARE(runs.all(), QStringList({u"c"_s, u"b"_s, u"best"_s}));
    }

    void aLimitOfZeroRecordsNothing()
    {
        const QTemporaryDir folder;
        Recordings runs(shippedCatalogue(), folder.path());
        runs.setMost(0);
        runs.record(u"a"_s, waited(3), {}, {});
        QCOMPARE(runs.all(), QStringList());
    }

    void aGameWithoutATurnIsNotRecorded()
    {
        const QTemporaryDir folder;
        Recordings runs(shippedCatalogue(), folder.path());
        runs.record(u"a"_s, waited(0), {}, {});
        QCOMPARE(runs.all(), QStringList());
    }

private:
    Games &games() { return m_driver->window().games(); }
    QString verdictOnRun(const QString &id)
    {
        const ReadRun read = readRunFile(games().recordings().pathOf(id), shippedCatalogue());
        return read.run ? QString(keyOf(verdictOn(read, shippedCatalogue()).what)) : u"unreadable"_s;
    }
    void play(const QList<Command> &commands)
    {
        for (const Command &command : commands) {
            m_driver->window().session().play(command);
        }
    }
    void begin()
    {
        QVERIFY(games().playFile(m_home->writeLevel(u"gold.level.json"_s, levelJson(goldCorridor, classicRules))));
    }
};

MAZEWRIGHT_SUITE(recordings, TestRecordings)
#include "tst_recordings.moc"
