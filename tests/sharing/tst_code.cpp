#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/checksum.h"
#include "gamecore/packing/compression.h"
#include "gamecore/runs/runwriter.h"
#include "gamecore/sharing/code.h"
#include "gamecore/sharing/packedfile.h"
#include "gamecore/sharing/textmodel.h"
#include "tests/support/anylevel.h"
#include "tests/support/changedbytes.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnmaps.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

/// The characters of codes behind `mw1`.
const QByteArray codeLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

QByteArray fileOf(const Level &level)
{
    return writeLevelJson(level, *shippedCatalogue());
}

QString codeOfLevel(const Level &level)
{
    return codeOf(level, *shippedCatalogue());
}

ReadCode readBack(const QString &code)
{
    return readCode(code, shippedCatalogue(), checkStructure);
}

CodeFault faultOf(const QString &code)
{
    return readBack(code).fault;
}

/// A level as any file has it, whatever is wrong with it.
Level levelOf(const QByteArray &text)
{
    ReadLevel read = readLevelJson(text, *shippedCatalogue(), checkStructure);
    return std::move(read.level).take().value_or(Level());
}

/// The shipped maze, and no word.
Level bareMaze()
{
    Level level = withoutTexts(shippedLevel());
    level.proof = {};
    return level;
}

Level depthOne()
{
    return withoutTexts(PlayableLevel::ofDungeon(*shippedCatalogue(), u"tombs"_s, 1, 1).level());
}

Run mazeRun()
{
    return recordedRun(gameOfLevel(shippedLevel(), 7),
                       {u"move south"_s, u"advance 120"_s, u"move south"_s, u"advance 120"_s, u"advance 250"_s,
                        u"look"_s, u"move south"_s, u"move south"_s, u"move south"_s, u"advance 60000"_s});
}

/// A code whose checksum is right, whatever its bytes mean.
QString sealed(int head, const QByteArray &bytes)
{
    const QByteArray summed = QByteArray(1, char(head)) + bytes;
    QByteArray code = QByteArray(summed).insert(1, QByteArray(4, '\0'));
    qToBigEndian(checksumOf(summed), code.data() + 1);
    return u"mw1"_s
           + QString::fromLatin1(code.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

/// Deflated JSON as the code of a level.
QString deflatedLevel(const QByteArray &json)
{
    return sealed(0, pack(json, Compression::Deflate));
}

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
    void theTurtleLevelTakesAtMost110Characters();
    void aDepthOfTheDungeonTakesAtMost450Characters();
    void theShippedProofFitsIntoAMessage();

    void aFileComesBackByteForByte_data();
    void aFileComesBackByteForByte();
    void whatNoModelKnowsComesBack_data();
    void whatNoModelKnowsComesBack();
    void levelsByChanceComeBack();
    void aRunComesBackByteForByte();
    void aRunOfADungeonComesBack();
    void aLevelWithoutTextsPlaysTheSame();

    void everyChangeOfOneCharacterIsNoticed_data();
    void everyChangeOfOneCharacterIsNoticed();
    void aCharacterMoreOrLessIsNoticed();
    void whitespaceAndQuotesOfMailsDoNotMatter_data();
    void whitespaceAndQuotesOfMailsDoNotMatter();
    void otherTextsAreNoCodes_data();
    void otherTextsAreNoCodes();
    void newerCodesAreTold();
    void aCodeThatIsTooLongIsNotRead();
    void aBombUnpacksToNothing();
    void aHugeLevelHasNoCode();
    void anyBytesBehindARightChecksumAreRead();
    void findingsHaveThePlaceInTheFile();
    void thePageHasTheTextThatModelsLearn();
};

void TestCode::theTurtleLevelTakesAtMost110Characters()
{
    const QString code = codeOfLevel(bareMaze());
    QVERIFY2(code.size() <= 110, qPrintable(QString::number(code.size())));
    QVERIFY(code.startsWith(u"mw1"));
}

void TestCode::aDepthOfTheDungeonTakesAtMost450Characters()
{
    const QString code = codeOfLevel(depthOne());
    QVERIFY2(code.size() <= 450, qPrintable(QString::number(code.size())));
}

void TestCode::theShippedProofFitsIntoAMessage()
{
    const QString code = codeOfLevel(shippedLevel());
    QVERIFY2(code.size() <= 600, qPrintable(QString::number(code.size())));
}

void TestCode::aFileComesBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("file");
    addFilesBelow(u"" MAZEWRIGHT_SOURCE_DIR "/resources/levels"_s);
    addFilesBelow(u"" MAZEWRIGHT_SOURCE_DIR "/tests/maps"_s);
}

void TestCode::aFileComesBackByteForByte()
{
    QFETCH(QByteArray, file);
    const Level level = levelOf(file);
    const ReadCode read = readBack(codeOfLevel(level));
    QCOMPARE(read.fault, CodeFault::None);
    QCOMPARE(read.kind, level.proof.isEmpty() ? CodeKind::Level : CodeKind::ProvenLevel);
    QCOMPARE(read.file, fileOf(level));
    QCOMPARE(fileOf(*read.level.level), fileOf(level));
}

void TestCode::whatNoModelKnowsComesBack_data()
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
    add("translations", {u"@"_s}, u"\"name\": \"Würfel\", \"translations\": { \"de\": { \"name\": \"Straße\" } }"_s);
    add("no ruleset that is known", {u"@"_s}, u"\"ruleset\": \"chess\", \"rules\": { \"win\": [] }"_s);
    add("a proof that is none", {u"@"_s}, u"\"proof\": { \"commands\": [1, [\"move (east)\", 3]], \"hashes\": {} }"_s);
    add("a proof with odd hashes", {u"@"_s},
        u"\"proof\": { \"commands\": [\"wait\"], \"hashes\": [[0, \"xyz\"]], \"level_hash\": \"0\" }"_s);
    QTest::newRow("512 x 512 and more") << levelJson(QStringList(600, QString(600, u'#')));
}

void TestCode::whatNoModelKnowsComesBack()
{
    QFETCH(QByteArray, file);
    const Level level = levelOf(file);
    const ReadCode read = readBack(codeOfLevel(level));
    QCOMPARE(read.fault, CodeFault::None);
    QCOMPARE(read.file, fileOf(level));
}

void TestCode::levelsByChanceComeBack()
{
    for (int i = 0; i < repeats(40, 2000); ++i) {
        const Game game = anyGame(i);
        const QByteArray text = writeLevelJson(game.level(), *game.catalogue());
        const QJsonObject file = QJsonDocument::fromJson(text).object();
        const PackedFile packed = packFile(file, false, largestCodedFile).value();
        QCOMPARE(packed.packing, FilePacking::Models);
        QCOMPARE(unpackFile(packed, false, largestCodedFile).file, file);
    }
}

void TestCode::aRunComesBackByteForByte()
{
    const Run run = mazeRun();
    const ReadCode read = readBack(codeOf(run, *shippedCatalogue()));
    QCOMPARE(read.fault, CodeFault::None);
    QCOMPARE(read.kind, CodeKind::Run);
    QCOMPARE(read.file, writeRun(run, *shippedCatalogue()));
}

void TestCode::aRunOfADungeonComesBack()
{
    Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 5);
    const Run run = recordedRun(std::move(game), {u"move east"_s, u"use a"_s, u"use b 3 4"_s, u"wait"_s, u"wait"_s});
    QVERIFY(run.isDungeon());
    const ReadCode read = readBack(codeOf(run, *shippedCatalogue()));
    QCOMPARE(read.file, writeRun(run, *shippedCatalogue()));
}

void TestCode::aLevelWithoutTextsPlaysTheSame()
{
    const Level level = withoutTexts(shippedLevel());
    QCOMPARE(level.name + level.author + level.description, QString());
    QVERIFY(level.translations.isEmpty());
    QCOMPARE(level.terrain, shippedLevel().terrain);
    QCOMPARE(level.things, shippedLevel().things);
}

void TestCode::everyChangeOfOneCharacterIsNoticed_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("a level") << codeOfLevel(bareMaze());
    QTest::newRow("a depth of the dungeon") << codeOfLevel(depthOne());
    QTest::newRow("a run") << codeOf(mazeRun(), *shippedCatalogue());
    QTest::newRow("deflated") << deflatedLevel(R"({"format":"mazewright-level","version":1,"rows":["@"]})");
}

void TestCode::everyChangeOfOneCharacterIsNoticed()
{
    QFETCH(QString, code);
    QCOMPARE(faultOf(code), CodeFault::None);
    const QByteArray others = codeLetters + " >=+/#\"\\~";
    for (qsizetype place = 0; place < code.size(); ++place) {
        for (const char other : others) {
            QString changed = code;
            changed[place] = QLatin1Char(other);
            if (changed != code) {
                QVERIFY2(faultOf(changed) != CodeFault::None, qPrintable(changed));
            }
        }
    }
}

void TestCode::aCharacterMoreOrLessIsNoticed()
{
    const QString code = codeOfLevel(bareMaze());
    for (qsizetype place = 0; place < code.size(); ++place) {
        QVERIFY(faultOf(QString(code).remove(place, 1)) != CodeFault::None);
    }
    for (qsizetype place = 0; place <= code.size(); ++place) {
        for (const char letter : codeLetters) {
            QVERIFY(faultOf(QString(code).insert(place, QLatin1Char(letter))) != CodeFault::None);
        }
    }
}

void TestCode::whitespaceAndQuotesOfMailsDoNotMatter_data()
{
    QTest::addColumn<QString>("between");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a blank") << u" "_s;
    QTest::newRow("a line break") << u"\n"_s;
    QTest::newRow("a line break of Windows") << u"\r\n"_s;
    QTest::newRow("a tab and a hard blank") << u"\t\u00a0"_s;
    QTest::newRow("an invisible blank") << u"\u200b"_s;
    QTest::newRow("a quoted line") << u"\n> "_s;
    QTest::newRow("a line quoted twice") << u"\n>> > "_s;
}

void TestCode::whitespaceAndQuotesOfMailsDoNotMatter()
{
    QFETCH(QString, between);
    const QString code = codeOfLevel(bareMaze());
    QString broken = between;
    for (const QChar letter : code) {
        broken += letter + between;
    }
    QVERIFY(looksLikeCode(broken));
    QCOMPARE(readBack(broken).file, fileOf(bareMaze()));
}

void TestCode::otherTextsAreNoCodes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("blanks") << u"   \n"_s;
    QTest::newRow("a word") << u"mazewright"_s;
    QTest::newRow("a level file") << QString::fromUtf8(shippedLevelText());
    QTest::newRow("large letters") << u"MW1AAAA"_s;
    QTest::newRow("version 0") << u"mw0AAAA"_s;
    QTest::newRow("half a head") << u"mw"_s;
}

void TestCode::otherTextsAreNoCodes()
{
    QFETCH(QString, text);
    QCOMPARE(faultOf(text), CodeFault::NotACode);
    QVERIFY(!looksLikeCode(text));
}

void TestCode::newerCodesAreTold()
{
    QCOMPARE(faultOf(u"mw2AAAA"_s), CodeFault::NewerVersion);
    QCOMPARE(faultOf(u"mw9~~~~"_s), CodeFault::NewerVersion);
    QCOMPARE(faultOf(sealed(0x03, {})), CodeFault::NewerVersion);
    QCOMPARE(faultOf(sealed(0x20, {})), CodeFault::NewerVersion);
    QCOMPARE(faultOf(u"mw1"_s), CodeFault::Damaged);
}

void TestCode::aCodeThatIsTooLongIsNotRead()
{
    QCOMPARE(faultOf(u"mw1"_s + QString(longestReadCode - 3, u'A')), CodeFault::Damaged);
    QCOMPARE(faultOf(u"mw1"_s + QString(longestReadCode - 2, u'A')), CodeFault::TooLarge);
    QCOMPARE(faultOf(u"mw1"_s + QString(50'000'000, u' ')), CodeFault::TooLarge);
}

void TestCode::aBombUnpacksToNothing()
{
    QCOMPARE(faultOf(deflatedLevel(QByteArray(largestCodedFile + 1, ' '))), CodeFault::TooLarge);
    QCOMPARE(faultOf(deflatedLevel(QByteArray(largestCodedFile, ' '))), CodeFault::Damaged);
    QCOMPARE(faultOf(deflatedLevel(QByteArray(100'000, '['))), CodeFault::Damaged);
}

void TestCode::aHugeLevelHasNoCode()
{
    Level level = newLevel(*shippedCatalogue(), {4096, 4096});
    QCOMPARE(codeOfLevel(level), QString());
}

void TestCode::anyBytesBehindARightChecksumAreRead()
{
    Rng rng(1);
    const Level bare = bareMaze();
    for (int i = 0; i < repeats(300, 100'000); ++i) {
        const bool isRun = i % 2 == 1;
        const QJsonObject file =
            QJsonDocument::fromJson(isRun ? writeRun(mazeRun(), *shippedCatalogue()) : fileOf(bare)).object();
        const PackedFile packed = packFile(file, isRun, largestCodedFile).value();
        const QByteArray bytes = withBytesChanged(packed.bytes, rng);
        const ReadCode read =
            readBack(sealed(int(packed.packing) << 4 | int(isRun ? CodeKind::Run : CodeKind::Level), bytes));
        QVERIFY(read.fault == CodeFault::None || read.fault == CodeFault::Damaged || read.fault == CodeFault::TooLarge);
        if (read.fault == CodeFault::None && !isRun && read.level.level) {
            QCOMPARE(read.file, fileOf(*read.level.level));
        }
    }
}

void TestCode::findingsHaveThePlaceInTheFile()
{
    const Level level = levelOf(levelJson({u"####"_s, u"# ?#"_s}));
    const ReadCode read = readBack(codeOfLevel(level));
    QCOMPARE(read.level.issues.count(), 2);
    QCOMPARE(summary(read.level.issues), (QStringList{u"8:13 no_start rows"_s, u"10:12 unknown_character rows[1]"_s}));
}

/// Other programs know it from there.
void TestCode::thePageHasTheTextThatModelsLearn()
{
    const QByteArray page = contentOf(u"" MAZEWRIGHT_SOURCE_DIR "/docs/code-format.md"_s);
    const qsizetype from = page.indexOf("```\n{ \"name\"") + 4;
    const QByteArray block = page.sliced(from, page.indexOf("```", from) - from);
    QCOMPARE(QByteArray(block).replace("\n", "").replace('|', '\0'), textPrimer());
}

MAZEWRIGHT_SUITE(code, TestCode)
#include "tst_code.moc"
