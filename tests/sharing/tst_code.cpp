#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/sharing/code.h"
#include "tests/support/anylevel.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/levelcodes.h"
#include "tests/support/recordedrun.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

void addFilesBelow(const QString &folder)
{
    QDirIterator files(folder, {u"*.level.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.sliced(folder.size()))) << contentOf(path);
    }
}

} // namespace

/// Levels and runs as lines of text.
class TestCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codesAreShort_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<int>("most");
        QTest::newRow("the turtle level without texts and proof") << bareMaze() << 300;
        QTest::newRow("a depth of tombs") << depthOne() << 1000;
        QTest::newRow("the turtle level with its texts and its proof") << shippedLevel() << 600;
    }

    void codesAreShort()
    {
        QFETCH(Level, level);
        QFETCH(int, most);
        const QString code = codeOfLevel(level);
        QVERIFY2(code.size() <= most, qPrintable(QString::number(code.size())));
        QVERIFY(code.startsWith(u"mw2"));
    }

    void aFileRoundTripsByteForByte_data()
    {
        QTest::addColumn<QByteArray>("file");
        addFilesBelow(u"" MAZEWRIGHT_SOURCE_DIR "/resources/levels"_s);
        addFilesBelow(u"" MAZEWRIGHT_SOURCE_DIR "/tests/maps"_s);
    }

    void aFileRoundTripsByteForByte()
    {
        QFETCH(QByteArray, file);
        const Level level = levelInError(file);
        const ReadCode read = readBack(codeOfLevel(level));
        QCOMPARE(read.fault, CodeFault::None);
        QCOMPARE(read.kind, level.proof.isEmpty() ? CodeKind::Level : CodeKind::ProvenLevel);
        QCOMPARE(read.file, fileOf(level));
        QCOMPARE(fileOf(*read.level.level), fileOf(level));
    }

    void anyLevelRoundTrips_data()
    {
        QTest::addColumn<QByteArray>("file");
        const auto add = [](const char *name, const QStringList &rows, const QString &rest = {}) {
            QTest::newRow(name) << levelJson(rows, rest);
        };
        add("no start", {u"###"_s});
        add("a cell", {u"@"_s});
        add("unknown characters", {u"#@Ω☃#"_s, u"#😀#?#"_s});
        add("quotes and backslashes", {u"\\\"@\\\\"_s});
        add("dots for floor", {u"#..@"_s});
        add("rows of other characters", {u"xxxx"_s, u"x,@x"_s}, u"\"legend\": { \"x\": \"wall\", \",\": \"floor\" }"_s);
        add("uneven rows", {u"####"_s, u"#@"_s});
        add("things outside", {u"@ "_s}, u"\"things\": [{ \"cell\": [7, -3], \"kind\": \"orc\" }]"_s);
        add("things of unknown kinds", {u"@ "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"big {orc}\" }]"_s);
        add("things with values", {u"@  "_s},
            u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"hp\": 3, \"item\": \"sword\" },"
            "{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 9, \"note\": \"a\\nb } {\" }]"_s);
        add("unknown keys", {u"@"_s}, u"\"weather\": [1.5, null, true, { \"deep\": [] }], \"\": \"\\u0000\""_s);
        add("own kinds", {u"@k"_s},
            u"\"legend\": { \"k\": \"ice\" }, \"kinds\": { \"items\": { \"ice\": { \"base\": \"frost_scroll\" } } }"_s);
        add("translations", {u"@"_s},
            u"\"name\": \"Würfel\", \"translations\": { \"de\": { \"name\": \"Straße\" } }"_s);
        add("no ruleset that is known", {u"@"_s}, u"\"ruleset\": \"chess\", \"rules\": { \"win\": [] }"_s);
        add("a proof that is none", {u"@"_s},
            u"\"proof\": { \"commands\": [1, [\"move (east)\", 3]], \"hashes\": {} }"_s);
        add("a proof with odd hashes", {u"@"_s},
            u"\"proof\": { \"commands\": [\"wait\"], \"hashes\": [[0, \"xyz\"]], \"level_hash\": \"0\" }"_s);
        QTest::newRow("600 x 600 cells") << levelJson(QStringList(600, QString(600, u'#')));
    }

    void anyLevelRoundTrips()
    {
        QFETCH(QByteArray, file);
        const Level level = levelInError(file);
        const ReadCode read = readBack(codeOfLevel(level));
        QCOMPARE(read.fault, CodeFault::None);
        QCOMPARE(read.file, fileOf(level));
    }

    void randomLevelsRoundTrip()
    {
        for (int i = 0; i < repeats(40, 2000); ++i) {
            const Game game = anyGame(i);
            const CataloguePtr catalogue = game.catalogue();
            const ReadCode read = readCode(codeOf(game.level(), *catalogue), catalogue, checkStructure);
            QCOMPARE(read.fault, CodeFault::None);
            QCOMPARE(read.file, writeLevelJson(game.level(), *catalogue));
        }
    }

    void aRunRoundTripsByteForByte()
    {
        const Run run = mazeRun();
        const ReadCode read = readBack(codeOf(run, *shippedCatalogue()));
        QCOMPARE(read.fault, CodeFault::None);
        QCOMPARE(read.kind, CodeKind::Run);
        QCOMPARE(read.file, writeRun(run, *shippedCatalogue()));
    }

    void aDungeonRunRoundTrips()
    {
        Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 5);
        const Run run =
            recordedRun(std::move(game), {u"move east"_s, u"use a"_s, u"use b 3 4"_s, u"wait"_s, u"wait"_s});
        QVERIFY(run.isDungeon());
        const ReadCode read = readBack(codeOf(run, *shippedCatalogue()));
        QCOMPARE(read.file, writeRun(run, *shippedCatalogue()));
    }

    void aLevelWithoutTextsPlaysTheSame()
    {
        const Level level = withoutTexts(shippedLevel());
        QCOMPARE(level.name + level.author + level.description, QString());
        QVERIFY(level.translations.isEmpty());
        QCOMPARE(level.terrain, shippedLevel().terrain);
        QCOMPARE(level.things, shippedLevel().things);
    }

    void aHugeLevelHasNoCode()
    {
        Level level = newLevel(*shippedCatalogue(), {4096, 4096});
        QCOMPARE(codeOfLevel(level), QString());
    }

    void issuesGiveThePlaceInTheFile()
    {
        const Level level = levelInError(levelJson({u"####"_s, u"# ?#"_s}));
        const ReadCode read = readBack(codeOfLevel(level));
        QCOMPARE(read.level.issues.count(), 2);
        QCOMPARE(summary(read.level.issues),
                 (QStringList{u"8:13 no_start rows"_s, u"10:12 unknown_character rows[1]"_s}));
    }

    /// Other programs take the dictionary from the page.
    void theDictionaryIsDocumented()
    {
        const QByteArray page = contentOf(u"" MAZEWRIGHT_SOURCE_DIR "/docs/code-format.md"_s);
        const QByteArray fence = "```\n";
        const qsizetype from = page.indexOf(fence) + fence.size();
        QCOMPARE(QByteArrayView(page).sliced(from, page.indexOf(fence, from) - from), codeDictionary());
    }
};

MAZEWRIGHT_SUITE(code, TestCode)
#include "tst_code.moc"
