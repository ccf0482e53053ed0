#include "app/cli/solvepool.h"
#include "app/games/recordings.h"
#include "app/games/saves.h"
#include "app/playtests/gamepool.h"
#include "editor/document/propertyedits.h"
#include "editor/document/recoverykeeper.h"
#include "editor/storage/latestjob.h"
#include "editor/storage/memoryshortage.h"
#include "editor/text/savefault.h"
#include "gamecore/base/enoughmemory.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"
#include "tests/alone/shortmemory.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/shippedplayers.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <new>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace {

const QString id = u"one"_s;
const QStringList corridor{u"#######"_s, u"#@   g#"_s, u"#######"_s};
const QString inTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;

Game waited(int turnCount)
{
    Game game = Game::start(shippedCatalogue(), playable(levelFrom(corridor, inTurns)), 1).game;
    EventList events;
    for (int i = 0; i < turnCount; ++i) {
        game.play(Command::wait(), events);
    }
    return game;
}

} // namespace

/// Work in other threads that runs out of memory says so and leaves what was there before whole.
class TestShortOfMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyWantOfMemoryIsCaught()
    {
        QVERIFY(hadMemoryFor([] {}));
        QVERIFY(!hadMemoryFor([] { throw std::bad_alloc(); }));
        QVERIFY(!hadMemoryFor([] { std::vector<int>().reserve(std::vector<int>().max_size() + 1); }));
        QVERIFY(!hadMemoryFor([] { QByteArray(std::numeric_limits<qsizetype>::max() / 2, 'x'); }));
        QVERIFY_THROWS_EXCEPTION(std::logic_error, hadMemoryFor([] { throw std::logic_error("a mistake"); }));
    }

    void aJobEndsAndTells()
    {
        LatestJob job;
        const QSignalSpy finished(&job, &LatestJob::finished);
        const QSignalSpy outOfMemory(&job, &LatestJob::outOfMemory);
        const QSignalSpy happened(&MemoryShortage::any(), &MemoryShortage::happened);
        int told = 0;
        const LatestJob::Work work = [&](const auto &, const auto &tell) {
            const auto number = std::make_unique<int>(7);
            tell([&told, number = *number] { told = number; });
        };
        {
            const ShortMemory memory(1);
            job.start(work);
            QVERIFY(job.isRunning());
            QTRY_COMPARE(outOfMemory.count(), 1);
            QCOMPARE(memory.count(), 1);
        }
        QVERIFY(!job.isRunning());
        QCOMPARE(finished.count(), 1);
        QCOMPARE(happened.count(), 1);
        QCOMPARE(told, 0);
        job.start(work);
        QTRY_COMPARE(finished.count(), 2);
        QCOMPARE(told, 7);
        QCOMPARE(outOfMemory.count(), 1);
    }

    void whatAJobHadToldStays()
    {
        LatestJob job;
        const QSignalSpy finished(&job, &LatestJob::finished);
        const QSignalSpy outOfMemory(&job, &LatestJob::outOfMemory);
        int told = 0;
        job.start([&](const auto &, const auto &tell) {
            tell([&told] { told = 7; });
            throw std::bad_alloc();
        });
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(told, 7);
        QCOMPARE(outOfMemory.count(), 1);
    }

    void aJobThatIsNoLongerWantedTellsNothing()
    {
        LatestJob job;
        const QSignalSpy finished(&job, &LatestJob::finished);
        const QSignalSpy outOfMemory(&job, &LatestJob::outOfMemory);
        job.start([](const std::atomic<bool> &isCancelled, const auto &) {
            while (!isCancelled) {
                QThread::yieldCurrentThread();
            }
            throw std::bad_alloc();
        });
        job.start([](const auto &, const auto &) {});
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(outOfMemory.count(), 0);
    }

    void theFormerSaveIsWhole_data() { rowsOfNth({1, 2, 3, 5, 10, 20, 50, 100}); }

    void theFormerSaveIsWhole()
    {
        QFETCH(const long, nth);
        const QTemporaryDir folder;
        Saves slots(shippedCatalogue(), folder.path());
        QSignalSpy failed(&slots.writes(), &WriteQueue::failed);
        const auto turnIn = [](Saves &asked) {
            QString why;
            const std::optional<Game> game = asked.load(id, &why);
            return game && why.isEmpty() ? game->world().turn() : -1;
        };
        const auto turnOnDisk = [&] {
            Saves others(shippedCatalogue(), folder.path());
            return turnIn(others);
        };
        slots.write(id, waited(5));
        slots.flush();
        QCOMPARE(turnOnDisk(), 5);
        {
            const ShortMemory memory(nth);
            slots.write(id, waited(8));
            slots.flush();
            QCOMPARE(memory.count(), 1);
        }
        QTRY_COMPARE(failed.count(), 1);
        const auto fault = failed.first().at(1).value<SaveFault>();
        QCOMPARE(failed.first().at(0).toString(), slots.pathOf(id));
        QCOMPARE(sentenceOf(fault),
                 u"“%1” could not be saved. There is not enough memory. Close other levels or programs, "
                 "then try again."_s.arg(folder.filePath(id + u".save"_s)));
        QCOMPARE(turnOnDisk(), 5);
        QCOMPARE(turnIn(slots), 8); // the program goes on with what it could not write
        QVERIFY(!slots.writes().writeRest());
        QCOMPARE(turnOnDisk(), 8);
        slots.write(id, waited(9));
        slots.flush();
        QCOMPARE(turnOnDisk(), 9);
        QCOMPARE(slots.all().size(), 1);
    }

    void theFormerRunIsWhole_data() { rowsOfNth({1, 10, 100}); }

    void theFormerRunIsWhole()
    {
        QFETCH(const long, nth);
        const QTemporaryDir folder;
        Recordings runs(shippedCatalogue(), folder.path());
        QSignalSpy failed(&runs.writes(), &WriteQueue::failed);
        runs.record(id, waited(5), {}, {});
        runs.flush();
        const QByteArray former = contentOf(runs.pathOf(id));
        QVERIFY(!former.isEmpty());
        {
            const ShortMemory memory(nth);
            runs.record(id, waited(8), {}, {});
            runs.flush();
            QVERIFY(memory.count() > 0);
        }
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().at(1).value<SaveFault>().what, SaveFault::What::NoMemory);
        QCOMPARE(contentOf(runs.pathOf(id)), former);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        runs.record(id, waited(8), {}, {});
        runs.flush();
        QVERIFY(contentOf(runs.pathOf(id)) != former);
        QCOMPARE(failed.count(), 1);
    }

    void theFormerRecoveryFileIsWhole_data() { rowsOfNth({1, 3, 10, 20}); }

    void theFormerRecoveryFileIsWhole()
    {
        QFETCH(const long, nth);
        const QTemporaryDir folder;
        LevelDocument document(shippedCatalogue());
        const LevelTabs levels(document);
        RecoveryKeeper keeper(document, levels, RecoveryFolder(folder.path()));
        const QSignalSpy failed(&keeper, &RecoveryKeeper::failed);
        document.reset(newLevel(*shippedCatalogue(), {220, 200})); // large: written by a worker thread
        const auto content = [&folder] {
            const QStringList files = QDir(folder.path()).entryList({u"*.recovery"_s}, QDir::Files);
            return files.isEmpty() ? QByteArray() : contentOf(folder.filePath(files.first()));
        };
        setText(document, TextField::Name, u"Former"_s);
        QTRY_VERIFY(keeper.isKept());
        const QByteArray former = content();
        QVERIFY(former.contains("Former"));
        {
            const ShortMemory memory(nth);
            setText(document, TextField::Name, u"Later"_s);
            keeper.keep();
            QTRY_COMPARE(failed.count(), 1);
            QVERIFY(memory.count() > 0);
        }
        QCOMPARE(failed.first().first().value<SaveFault>().what, SaveFault::What::NoMemory);
        QVERIFY(!keeper.isKept());
        QVERIFY(content() == former);
        keeper.keep();
        QTRY_VERIFY(keeper.isKept());
        QVERIFY(content().contains("Later"));
        QCOMPARE(failed.count(), 1);
    }

    void aPoolFailsInTheThreadThatAsked_data()
    {
        QTest::addColumn<long>("nth");
        QTest::addColumn<int>("threads");
        for (const long nth : {1L, 10L, 50L}) {
            for (const int threads : {1, 4}) {
                QTest::addRow("allocation %ld of %d", nth, threads) << nth << threads;
            }
        }
    }

    void aPoolFailsInTheThreadThatAsked()
    {
        QFETCH(const long, nth);
        QFETCH(const int, threads);
        const PlayableLevel level = playable(levelFrom(corridor, inTurns));
        const Course course{shippedCatalogue(), {level}};
        const std::vector<Player> players{shippedPlayer(u"careful"_s)};
        const std::atomic<bool> isCancelled = false;
        const SeedRange seeds{.first = 0, .count = 300};
        const Solver solver(shippedCatalogue(), level);
        const auto play = [&] {
            const GamePool pool{.threads = threads};
            return pool.play(course, players, playtestOf(course, players, {}), seeds, isCancelled);
        };
        const auto solve = [&] {
            return SolvePool{.threads = threads}.solve(solver, seeds, {}, isCancelled).verdicts.size();
        };
        {
            const ShortMemory memory(nth);
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, play());
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, solve());
        }
        QCOMPARE(play().players.front().games(), seeds.count);
        QCOMPARE(solve(), std::size_t(seeds.count));
    }

private:
    void rowsOfNth(const QList<long> &nths)
    {
        QTest::addColumn<long>("nth");
        for (const long nth : nths) {
            QTest::addRow("allocation %ld", nth) << nth;
        }
    }
};

QTEST_GUILESS_MAIN(TestShortOfMemory)
#include "tst_shortofmemory.moc"
