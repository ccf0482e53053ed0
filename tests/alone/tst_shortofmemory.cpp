#include "app/games/keptruns.h"
#include "app/games/saveslots.h"
#include "editor/document/propertyedits.h"
#include "editor/document/recoverykeeper.h"
#include "editor/text/savefault.h"
#include "gamecore/base/enoughmemory.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"
#include "tests/alone/shortmemory.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"

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

/// A file that could not be written for want of memory is as it was before.
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

    void theFormerSaveIsWhole_data() { rowsOfNth({1, 2, 3, 5, 10, 20, 50, 100}); }

    void theFormerSaveIsWhole()
    {
        QFETCH(const long, nth);
        const QTemporaryDir folder;
        SaveSlots slots(shippedCatalogue(), folder.path());
        QSignalSpy failed(&slots, &SaveSlots::failed);
        const auto turnIn = [](SaveSlots &asked) {
            QString why;
            const std::optional<Game> game = asked.load(id, &why);
            return game && why.isEmpty() ? game->world().turn() : -1;
        };
        const auto turnOnDisk = [&] {
            SaveSlots others(shippedCatalogue(), folder.path());
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
        QCOMPARE(failed.first().at(0).toString(), id);
        QCOMPARE(sentenceOf(fault),
                 u"“%1” could not be saved. There is not enough memory. Close other levels or programs, "
                 "then try again."_s.arg(folder.filePath(id + u".save"_s)));
        QCOMPARE(turnOnDisk(), 5);
        QCOMPARE(turnIn(slots), 8); // the program goes on with what it could not write
        QVERIFY(!slots.writeRest());
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
        KeptRuns runs(shippedCatalogue(), folder.path());
        QSignalSpy failed(&runs, &KeptRuns::failed);
        runs.keep(id, waited(5), {}, {});
        runs.flush();
        const QByteArray former = contentOf(runs.pathOf(id));
        QVERIFY(!former.isEmpty());
        {
            const ShortMemory memory(nth);
            runs.keep(id, waited(8), {}, {});
            runs.flush();
            QVERIFY(memory.count() > 0);
        }
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().value<SaveFault>().what, SaveFault::What::NoMemory);
        QCOMPARE(contentOf(runs.pathOf(id)), former);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        runs.keep(id, waited(8), {}, {});
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
