#include "app/games/recordings.h"
#include "app/games/saves.h"
#include "gamecore/base/rng.h"
#include "gamecore/replay/replay.h"
#include "gamecore/world/event.h"
#include "tests/support/anyplay.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/killed.h"
#include "tests/support/soak.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

const QString id = u"game"_s;

/// Turns between two saves, for processes that are killed soon.
constexpr int turnsBetween = 10;

void say(const char *word, int number)
{
    std::printf("%s %d\n", word, number);
    std::fflush(stdout);
}

/// Plays without a window, in a process of its own: resumes the saved game or begins one, plays it and saves. Prints
/// "start N" for the turn that it resumes from, "turn N" after each turn and "written N" once a save is on the disk.
int playUntilKilled(const QString &folder, std::uint64_t seed)
{
    Saves store(shippedCatalogue(), folder);
    QObject::connect(&store.writes(), &WriteQueue::written,
                     [](const QString &path) { say("written", readSaveHead(contentOf(path)).head.turn); });
    QString why;
    std::optional<Game> game = store.load(id, &why);
    if (!why.isEmpty() && !store.all().isEmpty()) {
        std::printf("fault %s\n", qPrintable(why));
        std::fflush(stdout);
        return 1;
    }
    if (!game) {
        game = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, seed);
    }
    say("start", game->world().turn());
    AnyPlay player(seed);
    EventList events;
    int lastWritten = game->world().turn();
    while (true) {
        player.play(*game, events);
        const int turn = game->world().turn();
        say("turn", turn);
        if (turn - lastWritten >= turnsBetween) {
            store.flush(); // playing must not outrun the writes
            store.write(id, *game);
            lastWritten = turn;
        }
    }
}

/// Plays one game after the other to its end, in a process of its own, and keeps them as recordings. Prints "kept ID"
/// once one is on the disk.
int keepUntilKilled(const QString &folder, std::uint64_t seed)
{
    Recordings runs(shippedCatalogue(), folder);
    runs.setMost(std::numeric_limits<int>::max());
    QObject::connect(&runs.writes(), &WriteQueue::written, [](const QString &path) {
        std::printf("kept %s\n", qPrintable(QFileInfo(path).baseName()));
        std::fflush(stdout);
    });
    EventList events;
    for (int number = 0;; ++number) {
        Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, seed);
        AnyPlay player(seed + std::uint64_t(number));
        for (int i = 0; i < 100; ++i) {
            player.play(game, events);
        }
        runs.record(u"%1-%2"_s.arg(seed).arg(number), game, {}, {});
        runs.flush();
    }
}

/// The output of a playing process, up to its last complete line.
struct Said {
    int start = -1;
    int turn = -1;
    int written = -1;
    QByteArray fault;
};

Said heard(const QByteArray &output)
{
    Said said;
    QByteArray whole = output.first(output.lastIndexOf('\n') + 1);
    for (const QByteArray &line : whole.split('\n')) {
        const int number = line.mid(line.indexOf(' ') + 1).toInt();
        if (line.startsWith("start ")) {
            said.start = number;
        } else if (line.startsWith("turn ")) {
            said.turn = number;
        } else if (line.startsWith("written ")) {
            said.written = number;
        } else if (line.startsWith("fault ")) {
            said.fault = line;
        }
    }
    return said;
}

/// Starts a playing process and kills it `milliseconds` after its first line.
Said playAndKill(const QString &folder, int number, int milliseconds)
{
    return heard(runAndKill({u"--play"_s, folder, QString::number(number)}, milliseconds));
}

} // namespace

/// The program can be killed at any moment: the last save on the disk is loaded, and only the turns played since are
/// lost.
class TestKilled : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKilledGameContinuesFromItsLastSave();
    void everyRecordedRunSurvivesAKill();
};

void TestKilled::aKilledGameContinuesFromItsLastSave()
{
    const QTemporaryDir folder;
    Saves store(shippedCatalogue(), folder.path());
    Rng rng(1);
    int saved = 0;
    int newlyWritten = 0;
    int mostLost = 0;
    const int kills = repeats(80, 2000);
    for (int i = 0; i < kills; ++i) {
        const Said said = playAndKill(folder.path(), i, rng.between(0, 100));
        const QByteArray round = QByteArray::number(i);
        QVERIFY2(said.fault.isEmpty(), said.fault.constData());
        QVERIFY2(said.start == saved, QByteArray("it goes on from what was saved at kill " + round).constData());
        saved = qMax(saved, said.written);
        newlyWritten += int(said.written >= 0);
        if (store.all().isEmpty()) {
            QVERIFY2(saved == 0, QByteArray("the save is gone at kill " + round).constData());
            continue;
        }
        QString why;
        const std::optional<Game> game = store.load(id, &why);
        QVERIFY2(game && why.isEmpty(), qPrintable(why));
        const int turn = game->world().turn();
        QVERIFY2(turn >= saved, QByteArray("what was written is lost at kill " + round).constData());
        QVERIFY2(said.turn < 0 || turn <= said.turn + 1,
                 QByteArray("what was never played is saved at kill " + round).constData());
        mostLost = qMax(mostLost, said.turn - turn);
        QVERIFY2(mostLost <= 2 * turnsBetween, QByteArray("more is lost than one write at kill " + round).constData());
        saved = turn;
    }
    qInfo("%d of %d players had written; at turn %d; at most %d turns lost", newlyWritten, kills, saved, mostLost);
    QVERIFY(newlyWritten > kills / 4);
}

void TestKilled::everyRecordedRunSurvivesAKill()
{
    const QTemporaryDir folder;
    const Recordings runs(shippedCatalogue(), folder.path());
    Rng rng(2);
    int said = 0;
    for (int i = 0; i < repeats(10, 300); ++i) {
        const QByteArray output = runAndKill({u"--keep"_s, folder.path(), QString::number(i)}, rng.between(0, 60));
        const QStringList kept = runs.all();
        for (const QByteArray &line : output.first(output.lastIndexOf('\n') + 1).split('\n')) {
            if (line.startsWith("kept ")) {
                ++said;
                QVERIFY2(kept.contains(QString::fromUtf8(line.mid(5))), line.constData());
            }
        }
        for (const QString &run : kept) {
            const ReadRun read = readRunFile(runs.pathOf(run), shippedCatalogue());
            QVERIFY2(read.run.has_value(), qPrintable(run));
            QCOMPARE(keyOf(verdictOn(read, shippedCatalogue()).what), keyOf(RunVerdict::What::Holds));
        }
    }
    QVERIFY(said > 10);
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--play") {
        return playUntilKilled(arguments.value(2), arguments.value(3).toULongLong());
    }
    if (arguments.value(1) == u"--keep") {
        return keepUntilKilled(arguments.value(2), arguments.value(3).toULongLong());
    }
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed.moc"
