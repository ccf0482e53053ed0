#include "editor/storage/recoveryfiles.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const RecoveryInfo pit{.path = u"/levels/pit.level.json"_s, .name = u"Pit"_s, .tab = 3};

/// Returns a level with every kind of content that a level can hold.
Level richLevel()
{
    Level level = drawnLevel({u"######"_s, u"#@gO?#"_s, u"#~ :%#"_s, u"######"_s});
    level.name = u"Pit & \u2603 <b>"_s;
    level.author = u"somebody"_s;
    level.description = u"line\nline"_s;
    level.ruleset = u"tombs"_s;
    level.rules = {{u"death"_s, u"permadeath"_s}};
    level.legend = {{u"w"_s, u"wall"_s}};
    level.kinds = {{u"monsters"_s, QJsonObject{{u"ogre"_s, QJsonObject{{u"base"_s, u"troll"_s}}}}}};
    level.unknown = {{u"mood"_s, u"dark"_s}};
    level.things.push_back({.cell = {2, 2}, .kind = u"treasure"_s, .values = {{u"gold"_s, 7}}});
    level.things.push_back({.cell = {2, 2}, .kind = u"no_such_kind"_s, .values = {}});
    level.things.push_back({.cell = {-3, 9}, .kind = u"orc"_s, .values = {}});
    sortThings(level.things);
    return level;
}

QByteArray jsonOf(const Level &level)
{
    return writeLevelJson(level, *shippedCatalogue());
}

} // namespace

/// Recovery files of unsaved levels are complete or absent.
class TestRecoveryFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aRecoveredLevelEqualsTheSavedOne()
    {
        const Level level = richLevel();
        for (const RecoveryInfo &info :
             {RecoveryInfo(), pit,
              RecoveryInfo{
                  .path = u"/a \u00fc/pit.json"_s, .isReadOnly = true, .fileHash = "\x01\xff", .isForeignMap = true}}) {
            const std::optional<RecoveredLevel> read = readBytes(recoveryContent(info, level, *shippedCatalogue()));
            QVERIFY(read);
            QCOMPARE(read->info, info);
            QCOMPARE(jsonOf(read->level), jsonOf(level));
        }
    }

    void everyShippedLevelIsRecovered()
    {
        int levels = 0;
        for (const QFileInfo &file : QDir(u":/levels"_s).entryInfoList({u"*.level.json"_s})) {
            const ReadLevel level = openLevelFile(file.filePath(), *shippedCatalogue());
            QVERIFY(level.level);
            const auto read = readBytes(recoveryContent({.path = file.filePath()}, *level.level, *shippedCatalogue()));
            QVERIFY(read);
            QVERIFY(read->level == *level.level);
            ++levels;
        }
        QVERIFY(levels > 0);
    }

    void theLargestLevelIsRecovered()
    {
        Level level = newLevel(*shippedCatalogue(), {largestSide, largestSide});
        Rng rng(3);
        for (int i = 0; i < 100'000; ++i) {
            level.terrain.set({rng.between(0, largestSide - 1), rng.between(0, largestSide - 1)}, TerrainId(i % 5));
        }
        const auto read = readBytes(recoveryContent(pit, level, *shippedCatalogue()));
        QVERIFY(read);
        QVERIFY(read->level.terrain == level.terrain);
    }

    void theContentAfterTheFirstLineIsALevelFile()
    {
        const Level level = richLevel();
        const QByteArray content = recoveryContent(pit, level, *shippedCatalogue());
        QCOMPARE(content.sliced(content.indexOf('\n') + 1), jsonOf(level));
    }

    void aTruncatedFileIsDamaged()
    {
        const QByteArray content = recoveryContent(pit, richLevel(), *shippedCatalogue());
        for (qsizetype size = 0; size < content.trimmed().size(); ++size) {
            QVERIFY2(!readBytes(content.first(size)), QByteArray::number(size).constData());
        }
    }

    void randomBytesAreDamaged()
    {
        Rng rng(11);
        const QByteArray line = recoveryContent(pit, richLevel(), *shippedCatalogue());
        for (int i = 0; i < 500; ++i) {
            QByteArray bytes = i % 2 == 0 ? QByteArray() : line.first(line.indexOf('\n') + 1);
            for (int size = rng.between(0, 200); size > 0; --size) {
                bytes.append(char(rng.between(0, 255)));
            }
            QVERIFY(!readBytes(bytes));
        }
    }

    void journalsOfEarlierBuildsAreLeftAlone()
    {
        const QString old = pathOf(u"untitled-1.journal"_s);
        QFile file(old);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mazewright-journal 1\n\x01\x02");
        file.close();
        QVERIFY(folder().lostWork().isEmpty());
        QVERIFY(QFile::exists(old));
    }

    void aLaterVersionIsNeitherListedNorRead()
    {
        const QString id = leave(pit);
        QFile file(folder().pathOf(id));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray later = file.readAll().replace("\"version\":1", "\"version\":2");
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(later);
        file.close();
        QVERIFY(folder().lostWork().isEmpty());
        QVERIFY(!readRecoveryFile(folder().pathOf(id), *shippedCatalogue()));
    }

    void aFailedWriteKeepsTheOldFile()
    {
        const QString id = leave(pit);
        const QString path = folder().pathOf(id);
        QVERIFY(QDir(m_folder->path()).mkdir(id + u".recovery.new"_s)); // makes the write fail
        const std::optional<SaveFault> fault = writeRecoveryFile(path, "other");
        QVERIFY(fault);
        QCOMPARE(fault->path, path);
        QVERIFY(readRecoveryFile(path, *shippedCatalogue()));
        // A partly written file of a killed program is deleted, and the former file stays.
        QVERIFY(QDir(m_folder->path()).rmdir(id + u".recovery.new"_s));
        QFile part(path + u".new"_s);
        QVERIFY(part.open(QIODevice::WriteOnly));
        part.close();
        QCOMPARE(folder().lostWork().size(), 1);
        QVERIFY(!QFile::exists(part.fileName()));
    }

    void lostWorkIsListedInTheOrderOfItsTabs()
    {
        leave({.name = u"third"_s, .tab = 7});
        leave({.name = u"first"_s, .tab = 0});
        leave({.name = u"second"_s, .tab = 2});
        QStringList names;
        for (const LostWork &work : folder().lostWork()) {
            names.append(work.info.name);
        }
        QCOMPARE(names, (QStringList{u"first"_s, u"second"_s, u"third"_s}));
    }

    void lostWorkCanBeClaimedOnce()
    {
        const QString id = leave(pit);
        const auto place = folder().claim(pit.path);
        QVERIFY(folder().take(id, *place));
        QVERIFY(folder().lostWork().isEmpty());
        QCOMPARE(readRecoveryFile(place->path(), *shippedCatalogue())->info, pit);
        const auto other = folder().claim(pit.path);
        QVERIFY(!folder().take(id, *other));
        QVERIFY(!folder().take(place->id(), *other)); // the work is open
        folder().discard(place->id());
        QVERIFY(QFile::exists(place->path()));
    }

private:
    QString pathOf(const QString &name) const { return m_folder->filePath(name); }
    RecoveryFolder folder() const { return RecoveryFolder(m_folder->path()); }

    std::optional<RecoveredLevel> readBytes(const QByteArray &bytes) const
    {
        QFile file(pathOf(u"bytes.recovery"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("not written");
        }
        file.close();
        return readRecoveryFile(file.fileName(), *shippedCatalogue());
    }

    /// Leaves work behind like a killed program. Returns its id.
    QString leave(const RecoveryInfo &info, const Level &level = richLevel()) const
    {
        const auto place = folder().claim(info.path);
        if (writeRecoveryFile(place->path(), recoveryContent(info, level, *shippedCatalogue()))) {
            qFatal("not written");
        }
        return place->id();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

MAZEWRIGHT_SUITE(recoveryfiles, TestRecoveryFiles)
#include "tst_recoveryfiles.moc"
