#include "editor/document/leveldocument.h"
#include "editor/text/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelreader.h"
#include "tests/driver/painting.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

/// Limits all files to a few bytes while it lives, as on a full disk.
class FullDisk {
public:
    FullDisk()
    {
        getrlimit(RLIMIT_FSIZE, &m_limit);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{.rlim_cur = 10, .rlim_max = m_limit.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_limit);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_limit{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

/// The files of a document, and its saved state.
class TestSaving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savingMakesItUnmodified()
    {
        const QTemporaryDir folder;
        LevelDocument document(shippedCatalogue());
        paint(document, {3, 3}, kind(u"orc"_s));
        QVERIFY(document.isModified());
        QSignalSpy title(&document, &LevelDocument::titleChanged);
        QVERIFY(!document.save(folder.filePath(u"a.level.json"_s)));
        QVERIFY(!document.isModified());
        QVERIFY(!document.needsPath());
        QVERIFY(title.count() > 0);
        QCOMPARE(document.path(), folder.filePath(u"a.level.json"_s));
    }

    void undoingBackToTheSavedStateIsUnmodified()
    {
        const QTemporaryDir folder;
        LevelDocument document(shippedCatalogue());
        paint(document, {3, 3}, kind(u"orc"_s));
        QVERIFY(!document.save(folder.filePath(u"a.level.json"_s)));
        paint(document, {4, 3}, kind(u"orc"_s));
        QVERIFY(document.isModified());
        document.undo();
        QVERIFY(!document.isModified());
        document.undo();
        QVERIFY(document.isModified());
        document.redo();
        QVERIFY(!document.isModified());
        document.undo();
        paint(document, {5, 5}, kind(u"orc"_s));
        document.undo();
        QVERIFY2(document.isModified(), "the saved state is no longer within reach");
    }

    void savedBytesAreTheCanonicalFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.level.json"_s);
        LevelDocument document(shippedCatalogue());
        QFile shipped(u":/levels/buchhaim.level.json"_s);
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        const QByteArray bytes = shipped.readAll();
        document.reset(readLevelJson(bytes, *shippedCatalogue()).level.value());
        QVERIFY(!document.save(path));
        QCOMPARE(contentOf(path), bytes);
    }

    void savingCreatesTheFolder()
    {
        const QTemporaryDir folder;
        LevelDocument document(shippedCatalogue());
        const QString path = folder.filePath(u"deep/er/a.level.json"_s);
        QVERIFY(!document.save(path));
        QCOMPARE(contentOf(path), jsonOf(document));
    }

    void aReadOnlyLevelNeedsAnotherPath()
    {
        const QTemporaryDir folder;
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@"_s}), u":/levels/buchhaim.level.json"_s, true);
        QVERIFY(document.needsPath());
        QVERIFY(!document.save(folder.filePath(u"own.level.json"_s)));
        QVERIFY(!document.needsPath());
    }

    void failedSavingGivesAReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("what");
        QTest::newRow("a folder of that name") << u"folder"_s << int(SaveFault::What::NotAFile);
        QTest::newRow("a file where the folder should be") << u"file/a.level.json"_s << int(SaveFault::What::NoFolder);
        QTest::newRow("a shipped level") << u":/levels/buchhaim.level.json"_s << int(SaveFault::What::NotAllowed);
        QTest::newRow("a device") << u"/dev/null"_s << int(SaveFault::What::NotAFile);
    }

    void failedSavingGivesAReason()
    {
        QFETCH(QString, name);
        QFETCH(int, what);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"folder"_s));
        QVERIFY(!writeWhole(folder.filePath(u"file"_s), "x"));
        LevelDocument document(shippedCatalogue());
        paint(document, {3, 3}, kind(u"orc"_s));
        const QString path = QDir::isAbsolutePath(name) ? name : folder.filePath(name);
        const std::optional<SaveFault> fault = document.save(path);
        QVERIFY(fault);
        QCOMPARE(int(fault->what), what);
        QVERIFY(sentenceOf(*fault).contains(path));
        QVERIFY(document.isModified());
        QVERIFY(document.needsPath());
    }

    void failedSavingKeepsTheOldFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.level.json"_s);
        LevelDocument document(shippedCatalogue());
        QVERIFY(!document.save(path));
        const QByteArray old = contentOf(path);
        paint(document, {3, 3}, kind(u"orc"_s));
        {
            const FullDisk full;
            const std::optional<SaveFault> fault = document.save(path);
            QVERIFY(fault);
            QCOMPARE(int(fault->what), int(SaveFault::What::NotWritten));
            QVERIFY(!fault->detail.isEmpty());
        }
        QCOMPARE(document.path(), path);
        QCOMPARE(contentOf(path), old);
        QVERIFY(document.isModified());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"a.level.json"_s});
    }
};

MAZEWRIGHT_SUITE(saving, TestSaving)
#include "tst_saving.moc"
