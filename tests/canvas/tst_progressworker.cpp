#include "editor/document/leveldocument.h"
#include "editor/storage/loadedlevel.h"
#include "editor/widgets/progressworker.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/driver/dialogs.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace {

void cancel(QDialog *dialog)
{
    dialog->findChild<QPushButton *>(u"patienceCancel"_s)->click();
}

/// Runs work that is cancelled as soon as it begins.
bool cancelled(const Work &work)
{
    const std::atomic<bool> isCancelled = true;
    work(isCancelled);
    return false;
}

Level largeLevel()
{
    return newLevel(*shippedCatalogue(), {400, 400});
}

/// A large level, as a document and as its file.
struct SavedLevel {
    SavedLevel()
    {
        document.reset(largeLevel());
        isSaved = !document.save(path);
    }

    QTemporaryDir folder;
    QString path = folder.filePath(u"large.level.json"_s);
    LevelDocument document{shippedCatalogue()};
    bool isSaved = false;
};

} // namespace

/// Worker threads read and write large levels while the window stays responsive.
class TestProgressWorker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workIsDoneInAnotherThread()
    {
        QThread *thread = nullptr;
        QVERIFY(progressWorker(nullptr, {})([&](const std::atomic<bool> &) { thread = QThread::currentThread(); }));
        QVERIFY(thread);
        QVERIFY(thread != QThread::currentThread());
    }

    void eventsAreProcessedMeanwhile()
    {
        std::atomic<bool> hasLived = false;
        QTimer::singleShot(0, this, [&] { hasLived = true; });
        QVERIFY(progressWorker(nullptr, {})([&](const std::atomic<bool> &) {
            while (!hasLived) {
                QThread::yieldCurrentThread();
            }
        }));
    }

    void longWorkShowsADialogAndCanBeCancelled()
    {
        QWidget host;
        host.show();
        QString told;
        const DialogAnswer answer(u"patience"_s, [&told](QDialog *dialog) {
            told = qobject_cast<QProgressDialog *>(dialog)->labelText();
            cancel(dialog);
        });
        const bool isDone =
            progressWorker(&host, {.sentence = u"It is being counted…"_s})([](const std::atomic<bool> &isCancelled) {
                while (!isCancelled) {
                    QThread::yieldCurrentThread();
                }
            });
        QVERIFY(!isDone);
        QVERIFY(answer.wasGiven());
        QCOMPARE(told, u"It is being counted…"_s);
    }

    /// The progress text is read in the window's thread, repeatedly, until it changes.
    void progressIsUpdated()
    {
        std::atomic<int> done = 1;
        QStringList told;
        const DialogAnswer answer(u"patience"_s, [&](QDialog *dialog) {
            const auto *progress = qobject_cast<QProgressDialog *>(dialog);
            told.append(progress->labelText());
            done = 2;
            QVERIFY(QTest::qWaitFor([progress] { return progress->labelText().endsWith(u"2 are done"_s); }));
            told.append(progress->labelText());
            cancel(dialog);
        });
        const auto far = [&done] { return u"%1 are done"_s.arg(done.load()); };
        QVERIFY(!progressWorker(nullptr, {.sentence = u"It is being counted…"_s, .progress = far})(
            [](const std::atomic<bool> &isCancelled) {
                while (!isCancelled) {
                    QThread::yieldCurrentThread();
                }
            }));
        QCOMPARE(told, (QStringList{u"It is being counted…\n1 are done"_s, u"It is being counted…\n2 are done"_s}));
    }

    void workThatCannotBeCancelledHasNoButton()
    {
        std::atomic<bool> wasSeen = false;
        bool hasButton = true;
        const DialogAnswer answer(u"patience"_s, [&](QDialog *dialog) {
            hasButton = dialog->findChild<QPushButton *>() != nullptr;
            QTest::keyClick(dialog, Qt::Key_Escape);
            wasSeen = true;
        });
        const bool isDone =
            progressWorker(nullptr, {.sentence = u"…"_s, .canCancel = false})([&wasSeen](const std::atomic<bool> &) {
                while (!wasSeen) {
                    QThread::yieldCurrentThread();
                }
            });
        QVERIFY(isDone);
        QVERIFY(!hasButton);
    }

    void aLargeFileIsReadByTheWorker()
    {
        const SavedLevel saved;
        QVERIFY(saved.isSaved);
        int works = 0;
        const Worker counting = [&works](const Work &work) {
            ++works;
            return progressWorker(nullptr, {})(work);
        };
        const std::optional<LoadedLevel> read = loadLevelBy(saved.path, *shippedCatalogue(), counting);
        QCOMPARE(works, 1);
        QVERIFY(read && read->level);
        QVERIFY(*read->level == saved.document.level());
        QVERIFY(read->copies.level && *read->copies.level == *read->level);
        QCOMPARE(read->copies.terrain, read->level->terrain);
        QVERIFY(read->disk.isSameContent(*saved.document.open().disk));
        QVERIFY(read->issues.isEmpty());
    }

    void aSmallFileIsReadWithoutTheWorker()
    {
        const auto never = [](const Work &) { return false; };
        const std::optional<ReadLevel> read =
            loadLevelBy(u":/levels/buchhaim.level.json"_s, *shippedCatalogue(), never);
        QVERIFY(read && read->level);
    }

    void aCancelledReadGivesNoLevel()
    {
        const SavedLevel saved;
        QVERIFY(saved.isSaved);
        QVERIFY(!loadLevelBy(saved.path, *shippedCatalogue(), cancelled));
    }

    void aLargeLevelIsSavedByTheWorker()
    {
        const QTemporaryDir folder;
        LevelDocument here(shippedCatalogue());
        here.reset(largeLevel(), {}, false, false);
        LevelDocument elsewhere(shippedCatalogue());
        elsewhere.reset(largeLevel(), {}, false, false);
        QVERIFY(!here.save(folder.filePath(u"a.level.json"_s)));
        QVERIFY(!elsewhere.save(folder.filePath(u"b.level.json"_s), progressWorker(nullptr, {})));
        QFile a(here.path());
        QFile b(elsewhere.path());
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QVERIFY(a.readAll() == b.readAll());
        QVERIFY(!elsewhere.isModified());
    }

    void aFailedSaveOfALargeLevelGivesAReason()
    {
        const QTemporaryDir folder;
        LevelDocument document(shippedCatalogue());
        document.reset(largeLevel(), {}, false, false);
        const std::optional<SaveFault> fault = document.save(folder.path(), progressWorker(nullptr, {}));
        QVERIFY(fault);
        QCOMPARE(fault->what, SaveFault::What::NotAFile);
        QVERIFY(document.isModified());
    }

    void editsDuringASaveAreNotSaved()
    {
        const QTemporaryDir folder;
        LevelDocument document(shippedCatalogue());
        document.reset(largeLevel(), {}, false, false);
        const Worker editing = [&document](const Work &work) {
            document.stroke(u"draw"_s, changeByPainting(document.level(), *document.catalogue(),
                                                        Area({{5, 5}}, document.level().size()),
                                                        Paint::ofTerrain(document.catalogue()->wall())));
            return workHere(work);
        };
        QVERIFY(!document.save(folder.filePath(u"a.level.json"_s), editing));
        QVERIFY(document.isModified());
        const ReadLevel read = openLevelFile(document.path(), *shippedCatalogue());
        QVERIFY(read.level && *read.level == largeLevel());
    }
};

MAZEWRIGHT_SUITE(progressworker, TestProgressWorker)
#include "tst_progressworker.moc"
