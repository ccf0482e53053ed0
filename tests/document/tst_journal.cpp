#include "editor/files/journalfile.h"
#include "editor/files/journalrecords.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QBuffer>
#include <QDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

const JournalInfo pit{.path = u"/levels/pit.level.json"_s, .isReadOnly = false};

ReadJournal readBytes(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readJournal(buffer, *shippedCatalogue());
}

JournalTitle titleOfBytes(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readJournalTitle(buffer, *shippedCatalogue());
}

/// Something of everything that a level can hold.
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

/// A journal with the states that its level went through.
struct Written {
    QByteArray bytes;
    std::vector<Level> states;
    std::vector<qsizetype> ends; ///< of the bytes that hold each state
};

Written writtenJournal(int changes)
{
    const Catalogue &catalogue = *shippedCatalogue();
    Written written;
    Level level = richLevel();
    const auto keep = [&](const QByteArray &record) {
        written.bytes += record;
        written.states.push_back(level);
        written.ends.push_back(written.bytes.size());
    };
    keep(journalOf(pit, level, catalogue));
    Rng rng(7);
    for (int i = 0; i < changes; ++i) {
        const Point cell{rng.between(0, 5), rng.between(0, 3)};
        const Paint paint = i % 3 == 0 ? Paint::ofKind(u"orc"_s) : terrain(i % 3 == 1 ? u"water"_s : u"wall"_s);
        const Area area({cell}, level.size());
        const LevelChange change = changeByPainting(level, catalogue, area, paint);
        applyChange(level, change);
        keep(cellsRecord(patchOf(level, change.region())));
        if (i % 4 == 0) {
            level.name = u"Pit %1"_s.arg(i);
            keep(headRecord(level, catalogue));
        }
    }
    return written;
}

} // namespace

/// The file in which work that is not saved is kept.
class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLevelComesBackAsItWas();
    void everyShippedLevelComesBack();
    void theLargestLevelComesBack();
    void changesFollowOneAnother();
    void aPatchPutDownTwiceIsPutDownOnce();
    void aJournalThatWasCutShortEndsAtItsLastWholeRecord();
    void aDamagedByteEndsItThere();
    void hugeNumbersTakeNoMemory();
    void randomBytesAreNoJournal();
    void ofALaterVersionNothingIsRead();
    void terrainThatIsNotThereAnyMoreIsAMisfit();
    void terrainIsReadByItsKeys();
    void aTitleIsReadWithoutTheCells();
    void manyTouchedCellsAreFewRectangles();
};

void TestJournal::aLevelComesBackAsItWas()
{
    const Level level = richLevel();
    const ReadJournal read = readBytes(journalOf(pit, level, *shippedCatalogue()));
    QCOMPARE(read.state, JournalState::Good);
    QCOMPARE(read.info, pit);
    QVERIFY(read.level == level);
    const JournalInfo map{
        .path = u"/levels/pit.json"_s, .isReadOnly = true, .fileHash = "content", .isForeignMap = true};
    QCOMPARE(readBytes(journalOf(map, level, *shippedCatalogue())).info, map);
}

void TestJournal::everyShippedLevelComesBack()
{
    int levels = 0;
    for (const QFileInfo &file : QDir(u":/levels"_s).entryInfoList({u"*.level.json"_s})) {
        const ReadLevel level = readLevelFile(file.filePath(), *shippedCatalogue());
        QVERIFY(level.level);
        const ReadJournal read = readBytes(journalOf({file.filePath(), true}, *level.level, *shippedCatalogue()));
        QCOMPARE(read.state, JournalState::Good);
        QVERIFY(read.level == *level.level);
        ++levels;
    }
    QVERIFY(levels > 0);
}

void TestJournal::theLargestLevelComesBack()
{
    Level level = newLevel(*shippedCatalogue(), {largestSide, largestSide});
    Rng rng(3);
    for (int i = 0; i < 100'000; ++i) {
        level.terrain.set({rng.between(0, largestSide - 1), rng.between(0, largestSide - 1)}, TerrainId(i % 5));
    }
    const ReadJournal read = readBytes(journalOf(pit, level, *shippedCatalogue()));
    QVERIFY(read.level == level);
}

void TestJournal::changesFollowOneAnother()
{
    const Written written = writtenJournal(60);
    for (std::size_t i = 0; i < written.states.size(); ++i) {
        const ReadJournal read = readBytes(written.bytes.first(written.ends[i]));
        QCOMPARE(read.state, JournalState::Good);
        QVERIFY2(read.level == written.states[i], QByteArray::number(qulonglong(i)).constData());
    }
}

void TestJournal::aPatchPutDownTwiceIsPutDownOnce()
{
    const Level level = richLevel();
    const CellPatch patch = patchOf(level, QRect(-10, -10, 30, 30));
    QCOMPARE(patch.things, level.things);
    Level other = drawnLevel({u"      "_s, u"  R   "_s, u"      "_s, u"@     "_s});
    for (int i = 0; i < 2; ++i) {
        QVERIFY(applyPatch(other, patch));
        QVERIFY(other.terrain == level.terrain);
        QCOMPARE(other.things, level.things);
    }
    Level smaller = drawnLevel({u"@"_s});
    QVERIFY(!applyPatch(smaller, patch));
}

void TestJournal::aJournalThatWasCutShortEndsAtItsLastWholeRecord()
{
    const Written written = writtenJournal(12);
    for (qsizetype size = 0; size <= written.bytes.size(); ++size) {
        const ReadJournal read = readBytes(written.bytes.first(size));
        const auto whole = std::upper_bound(written.ends.begin(), written.ends.end(), size) - written.ends.begin();
        if (whole == 0) {
            QCOMPARE(read.state, JournalState::Damaged);
        } else {
            QCOMPARE(read.state, JournalState::Good);
            QVERIFY2(read.level == written.states[std::size_t(whole - 1)], QByteArray::number(size).constData());
        }
    }
}

void TestJournal::aDamagedByteEndsItThere()
{
    const Written written = writtenJournal(12);
    for (qsizetype at = 0; at < written.bytes.size(); ++at) {
        QByteArray bytes = written.bytes;
        bytes[at] = char(bytes[at] ^ 0x41);
        const ReadJournal read = readBytes(bytes);
        const auto whole = std::upper_bound(written.ends.begin(), written.ends.end(), at) - written.ends.begin();
        if (whole == 0) {
            QVERIFY(read.state == JournalState::Damaged || read.state == JournalState::Newer);
            continue;
        }
        QCOMPARE(read.state, JournalState::Good);
        QVERIFY2(read.level == written.states[std::size_t(whole - 1)], QByteArray::number(at).constData());
    }
}

void TestJournal::hugeNumbersTakeNoMemory()
{
    const Written written = writtenJournal(1);
    const QByteArray beginning = written.bytes.first(written.ends.front());
    QByteArray endless = beginning;
    endless.append(QByteArray(4, char(0xff))).append(char(4)).append(QByteArray(8, 'x'));
    QVERIFY(readBytes(endless).level == written.states.front());
    // Sealed, but with more cells, runs and things than there are.
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream << qint32(1'000'000) << qint32(1'000'000) << QByteArray() << quint32(0xffffffff);
    const JournalRecord whole{JournalRecord::Kind::Whole, content};
    QCOMPARE(readBytes(beginning + recordOf(whole)).state, JournalState::Damaged);
    QByteArray cells;
    QDataStream cellStream(&cells, QIODevice::WriteOnly);
    cellStream << QRect(0, 0, 6, 4) << QByteArray("\0\xff\xff\xff\x7f", 5) << quint32(0xffffffff);
    QVERIFY(readBytes(beginning + recordOf({JournalRecord::Kind::Cells, cells})).level == written.states.front());
}

void TestJournal::randomBytesAreNoJournal()
{
    Rng rng(11);
    for (int i = 0; i < 2000; ++i) {
        QByteArray bytes = i % 2 == 0 ? QByteArray() : QByteArray("mazewright-journal 1\n");
        for (int size = rng.between(0, 200); size > 0; --size) {
            bytes.append(char(rng.between(0, 255)));
        }
        QVERIFY(readBytes(bytes).state != JournalState::Good);
        QVERIFY(titleOfBytes(bytes).state != JournalState::Good);
    }
}

void TestJournal::ofALaterVersionNothingIsRead()
{
    QByteArray bytes = writtenJournal(1).bytes;
    bytes.replace("mazewright-journal 1", "mazewright-journal 2");
    QCOMPARE(readBytes(bytes).state, JournalState::Newer);
    QCOMPARE(titleOfBytes(bytes).state, JournalState::Newer);
}

void TestJournal::terrainThatIsNotThereAnyMoreIsAMisfit()
{
    QByteArray bytes = "mazewright-journal 1\n";
    bytes += recordOf({JournalRecord::Kind::Info, infoContent(pit, {u"quicksand"_s})});
    bytes += headRecord(richLevel(), *shippedCatalogue());
    bytes += recordOf({JournalRecord::Kind::Whole, wholeContent(newLevel(*shippedCatalogue(), {2, 2}))});
    QCOMPARE(readBytes(bytes).state, JournalState::Misfit);
}

void TestJournal::terrainIsReadByItsKeys()
{
    const Catalogue &catalogue = *shippedCatalogue();
    Level level = richLevel();
    level.terrain = Grid<TerrainId>({2, 1}, 1);
    QByteArray bytes = "mazewright-journal 1\n";
    bytes += recordOf({JournalRecord::Kind::Info, infoContent(pit, {u"quicksand"_s, u"water"_s})});
    bytes += headRecord(level, catalogue);
    bytes += recordOf({JournalRecord::Kind::Whole, wholeContent(level)});
    const ReadJournal read = readBytes(bytes);
    QCOMPARE(read.state, JournalState::Good);
    QCOMPARE(read.level.terrain.at({1, 0}), catalogue.terrainOf(u"water"_s).value());
}

void TestJournal::aTitleIsReadWithoutTheCells()
{
    const Written written = writtenJournal(12);
    const JournalTitle title = titleOfBytes(written.bytes);
    QCOMPARE(title.state, JournalState::Good);
    QCOMPARE(title.info, pit);
    QCOMPARE(title.name, written.states.back().name);
    QCOMPARE(titleOfBytes({}).state, JournalState::Damaged);
}

void TestJournal::manyTouchedCellsAreFewRectangles()
{
    TouchedCells line;
    for (int i = 0; i < 4000; ++i) {
        line.add(QRect(i, i, 1, 1));
    }
    QVERIFY(line.rects().size() < TouchedCells::mostRects);
    QVERIFY(line.count() < 400'000); // of 16 million
    TouchedCells scattered;
    for (int i = 0; i < 4000; ++i) {
        scattered.add(QRect(i % 2 * 4000, i, 1, 1));
    }
    QVERIFY(scattered.rects().size() <= TouchedCells::mostRects);
    scattered.add(QRect());
    scattered.clear();
    QVERIFY(scattered.isEmpty());
}

MAZEWRIGHT_SUITE(journal, TestJournal)
#include "tst_journal.moc"
