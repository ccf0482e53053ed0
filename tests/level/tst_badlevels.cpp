#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/support/changedbytes.h"
#include "tests/support/drawnworld.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"
#include "tests/support/wholelevel.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString folder = QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/data/levels_bad/");

QJsonObject expectations()
{
    QFile file(folder + u"expected.json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QStringList names(const QString &text, const QString &rest)
{
    return readLevelJson(levelJson({text}, rest), *shippedCatalogue()).issues[0].names;
}

} // namespace

/// The exact code, line, column and path of every mistake in a level file, and hostile files.
class TestBadLevels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMistakeHasItsCodeAndPlace_data();
    void everyMistakeHasItsCodeAndPlace();
    void everyIssueCodeHasASample();
    void theNearestKindIsOffered();
    void shortRowsArePaddedWithWall();
    void sizesOverTheLimitAreRefused();
    void aFileOverTheLimitIsRefusedUnread();
    void foldersDevicesAndMissingFilesAreUnreadable_data();
    void foldersDevicesAndMissingFilesAreUnreadable();
    void aFileThatMayNotBeReadIsUnreadable();
    void aLevelCutShortAnywhereIsUnreadable();
    void changedBytesAreReadSafely();
    void changedStructuresAreReadSafely();
    void manyUnknownKindsAreCounted();
    void manyPathsWithinALongKeyAreRead();
};

void TestBadLevels::everyMistakeHasItsCodeAndPlace_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("findings");
    const QJsonObject table = expectations();
    for (const QString &name : table.keys()) {
        QStringList findings;
        for (const QJsonValue &finding : table.value(name).toArray()) {
            findings += finding.toString();
        }
        QTest::newRow(qPrintable(name)) << QString(folder + name + u".json"_s) << findings;
    }
    QCOMPARE(qsizetype(QDir(folder).entryList({u"*.json"_s}).size()), table.size() + 1);
}

void TestBadLevels::everyMistakeHasItsCodeAndPlace()
{
    QFETCH(QString, file);
    QFETCH(QStringList, findings);
    const ReadLevel read = openLevelFile(file, *shippedCatalogue());
    QCOMPARE(summary(read.issues), findings);
    const QString name = QFileInfo(file).fileName();
    const Severity worst = name.startsWith(u"unreadable"_s) ? Severity::Unreadable
                           : name.startsWith(u"error"_s)    ? Severity::Error
                                                            : Severity::Warning;
    QVERIFY(read.issues.hasAtLeast(worst));
    QCOMPARE(read.issues.isUnreadable(), worst == Severity::Unreadable);
    QCOMPARE(read.issues.hasErrors(), worst != Severity::Warning);
    QCOMPARE(read.level.has_value(), worst != Severity::Unreadable);
    for (const Issue &issue : read.issues) {
        QCOMPARE(issue.file, file);
    }
}

/// Each code of this version has a sample file, so adding a code means adding a file. Exceptions are unreadable files,
/// which cannot be stored here, and codes with tests elsewhere: campaigns, runs, playtests and Tiled maps
/// (tst_campaign, tst_runfile, tst_playtestfile, tests/tiled), the analysis (tst_analysis), and texts with several
/// mazes (tst_mazetexts).
void TestBadLevels::everyIssueCodeHasASample()
{
    QStringList shown{u"unreadable"_s,        u"not_a_campaign"_s, u"not_a_run"_s,    u"not_a_playtest"_s,
                      u"not_a_tiled_map"_s,   u"bad_tiles"_s,      u"missing_file"_s, u"outside_folder"_s,
                      u"other_orientation"_s, u"guessed"_s,        u"not_taken"_s,    u"passed_over"_s,
                      u"several_mazes"_s};
    const QJsonObject table = expectations();
    for (const QJsonValue &findings : table) {
        for (const QJsonValue &finding : findings.toArray()) {
            shown += finding.toString().section(u' ', 1, 1);
        }
    }
    for (int i = 0; i < issueCodeCount; ++i) {
        const QLatin1StringView code = issueKey(IssueCode(i));
        QVERIFY2(isOfAnalysis(IssueCode(i)) || shown.contains(code),
                 qPrintable(u"tests/data/levels_bad: add a level that shows "_s + code));
    }
}

void TestBadLevels::theNearestKindIsOffered()
{
    QCOMPARE(names(u"@ "_s, uR"("things":[{"cell":[1,0],"kind":"tolrl"}])"_s), QStringList(u"troll"_s));
    QCOMPARE(names(u"@ "_s, uR"("things":[{"cell":[1,0],"kind":"Orc"}])"_s), QStringList(u"orc"_s));
    QCOMPARE(names(u"@ "_s, uR"("things":[{"cell":[1,0],"kind":"xyzzy"}])"_s), QStringList());
    // Only names of a permitted category are suggested: no terrain for a thing, no item for a monster.
    QCOMPARE(names(u"@ "_s, uR"("things":[{"cell":[1,0],"kind":"wyvern"}])"_s), QStringList());
    QCOMPARE(names(u"@ "_s, uR"("kinds":{"monsters":{"x":{"base":"wattr"}}})"_s), QStringList());
    QCOMPARE(names(u"@ "_s, uR"("kinds":{"monsters":{"x":{"base":"trol"}}})"_s), QStringList(u"troll"_s));
    QCOMPARE(names(u"@ "_s, uR"("legend":{"w":"wattr"})"_s), QStringList(u"water"_s));
    QCOMPARE(names(u"@ "_s, uR"("things":[{"cell":[1,0],"kind":"orc","item":"tolrl"}])"_s), QStringList());
    QCOMPARE(names(u"@ "_s, uR"("things":[{"cell":[1,0],"kind":"orc","item":"red_kye"}])"_s).first(), u"red_key"_s);
    QCOMPARE(names(u"@ "_s, uR"("things":[{"cell":[1,0],"kind":"wall"}])"_s).contains(u"wall"_s), false);
    QCOMPARE(names(u"@&"_s, uR"("legend":{"&":"flor"})"_s).first(), u"floor"_s);
    QCOMPARE(names(u"@"_s, uR"("rules":{"deaht":"permadeath"})"_s), QStringList(u"death"_s));
}

void TestBadLevels::shortRowsArePaddedWithWall()
{
    const ReadLevel read = readLevelJson(levelJson({u"@"_s, u"   "_s, QString()}), *shippedCatalogue());
    QCOMPARE(rowsOf(*read.level), (QStringList{u"@##"_s, u"   "_s, u"###"_s}));
    QCOMPARE(read.issues[0].found, u"1"_s);
    QCOMPARE(read.issues[0].first, 3);
    QVERIFY((read.issues[0].cell == Point{1, 0}));
}

void TestBadLevels::sizesOverTheLimitAreRefused()
{
    const CataloguePtr catalogue = shippedCatalogue();
    const QString widest(4096, u'#');
    QVERIFY(readLevelJson(levelJson({u"@"_s, widest}), *catalogue).level);
    const ReadLevel wide = readLevelJson(levelJson({u"@"_s, QString(widest + u'#')}), *catalogue);
    QCOMPARE(summary(wide.issues), QStringList(u"3:1 too_large rows[1]"_s));
    QCOMPARE(wide.issues[0].found, u"4097"_s);
    // The limit counts code points, not UTF-16 units: 4096 faces are 8192 units.
    const ReadLevel faces = readLevelJson(levelJson({u"@"_s, u"😀"_s.repeated(4096)}), *catalogue);
    QVERIFY(faces.level && faces.level->size().width == 4096);
}

void TestBadLevels::aFileOverTheLimitIsRefusedUnread()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(u"huge.level.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(64LL * 1024 * 1024 * 1024)); // a sparse file, which takes no room on the disk
    file.close();
    const ReadLevel read = openLevelFile(file.fileName(), *shippedCatalogue());
    QCOMPARE(summary(read.issues), QStringList(u"0:0 too_large"_s));
    QCOMPARE(read.issues[0].first, 64LL * 1024 * 1024);
    QVERIFY(!readLevelJson(QByteArray(64 * 1024 * 1024 + 1, ' '), *shippedCatalogue()).level);
}

void TestBadLevels::foldersDevicesAndMissingFilesAreUnreadable_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reason");
    QTest::newRow("folder") << u"/tmp"_s << u"folder"_s;
    QTest::newRow("folder that looks like a level") << QString(folder + u".."_s) << u"folder"_s;
    QTest::newRow("endless device") << u"/dev/zero"_s << u"device"_s;
    QTest::newRow("empty device") << u"/dev/null"_s << u"device"_s;
    QTest::newRow("missing") << u"/tmp/no such file.level.json"_s << u"missing"_s;
    QTest::newRow("missing text") << u"/tmp/no such file.txt"_s << u"missing"_s;
    QTest::newRow("no name") << QString() << u"missing"_s;
}

void TestBadLevels::foldersDevicesAndMissingFilesAreUnreadable()
{
    QFETCH(QString, path);
    QFETCH(QString, reason);
    const ReadLevel read = openLevelFile(path, *shippedCatalogue());
    QVERIFY(!read.level);
    QCOMPARE(summary(read.issues), QStringList(u"0:0 unreadable"_s));
    QCOMPARE(read.issues[0].found, reason);
    QCOMPARE(read.issues[0].file, path);
}

/// A file that opens but cannot be read is unreadable. /proc/self/mem fails for every user, including root.
void TestBadLevels::aFileThatMayNotBeReadIsUnreadable()
{
    const ReadLevel read = openLevelFile(u"/proc/self/mem"_s, *shippedCatalogue());
    QVERIFY(!read.level);
    QCOMPARE(summary(read.issues), QStringList(u"0:0 unreadable"_s));
}

void TestBadLevels::aLevelCutShortAnywhereIsUnreadable()
{
    const QByteArray whole = shippedLevelText();
    for (qsizetype size = 0; size < whole.size() - 2; ++size) {
        const ReadLevel read = readLevelJson(whole.first(size), *shippedCatalogue());
        QVERIFY2(!read.level, qPrintable(QString::number(size)));
        QCOMPARE(read.issues.count(), 1);
        const bool isWithinACharacter = (uchar(whole.at(size)) & 0xc0) == 0x80;
        QCOMPARE(read.issues[0].code, isWithinACharacter ? IssueCode::NotUtf8 : IssueCode::Syntax);
        QCOMPARE(read.issues[0].line, int(whole.first(size).count('\n')) + 1);
        QVERIFY(isWithinACharacter || read.issues[0].found.isEmpty());
    }
    QVERIFY(readLevelJson(whole.chopped(1), *shippedCatalogue()).level); // except for the last newline
}

void TestBadLevels::changedBytesAreReadSafely()
{
    QList<QByteArray> seeds{shippedLevelText(), levelJson({u"@O"_s}, uR"("rules":{"moves":8,"win":["treasure"]},
        "legend":{"~":"wall","\u00e9":"orc"},"things":[{"cell":[1,0],"kind":"orc","hp":3,"direction":"east"}],
        "kinds":{"monsters":{"rat":{"base":"orc","hp":1}}},"other":[1.5e3,null,{"a":"\ud83d\ude00"}])"_s)};
    for (const QString &name : QDir(folder).entryList({u"*.json"_s})) {
        QFile file(folder + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        if (text.size() < 2000 && !text.isEmpty()) {
            seeds += text;
        }
    }
    Rng rng(1234);
    const int rounds = repeats(6000, 200'000);
    for (int round = 0; round < rounds; ++round) {
        const QByteArray text = withBytesChanged(seeds.at(rng.below(int(seeds.size()))), rng);
        QVERIFY2(brokenReading(readLevelJson(text, *shippedCatalogue())).isEmpty(), text);
        const ReadLevel drawn = readLevelText(text, *shippedCatalogue());
        QVERIFY2(drawn.level.has_value() != drawn.issues.isUnreadable(), text);
    }
}

/// Valid JSON with values in wrong places never causes a crash. It reaches code that changed bytes do not.
void TestBadLevels::changedStructuresAreReadSafely()
{
    const QStringList keys{u"rules"_s, u"legend"_s, u"things"_s, u"kinds"_s, u"name"_s, u"ruleset"_s};
    const QStringList values{
        u"{}"_s,
        u"[]"_s,
        u"1"_s,
        u"null"_s,
        u"\"x\""_s,
        u"{\"moves\":8}"_s,
        u"{\"win\":[[]]}"_s,
        u"{\"action_min_ms\":60000}"_s,
        u"{\"action_max_ms\":1,\"action_min_ms\":1,\"first_action_ms\":1}"_s,
        u"{\"#\":\"floor\"}"_s,
        u"{\"@\":\"orc\",\"O\":\"start\"}"_s,
        u"{\" \":\"start\"}"_s,
        u"{\".\":\"rat\"}"_s,
        u"[{\"cell\":[1,0],\"kind\":\"start\"}]"_s,
        u"[{\"cell\":[0,0],\"kind\":\"treasure\",\"gold\":9999}]"_s,
        u"[{\"cell\":[0,0],\"kind\":\"orc\",\"behavior\":\"idle\"},{\"cell\":[0,0],\"kind\":\"rat\"}]"_s,
        u"{\"monsters\":{\"rat\":{\"base\":\"orc\",\"pictures\":[]}}}"_s,
        u"{\"treasure\":{\"rat\":{\"base\":\"treasure\",\"gold_min\":9,\"gold_max\":9}}}"_s,
        u"{\"monsters\":{\"rat\":{\"base\":\"rat\"}}}"_s,
        u"{\"hero\":{\"rat\":{\"base\":\"start\"}}}"_s,
        u"{\"terrain\":{\"mud\":{\"base\":\"floor\"}}}"_s};
    Rng rng(4321);
    const int rounds = repeats(2000, 50'000);
    for (int round = 0; round < rounds; ++round) {
        QStringList members;
        for (const QString &key : keys) {
            if (rng.below(2) == 0) {
                members += u'"' + key + u"\":"_s + values.at(rng.below(int(values.size())));
            }
        }
        const QByteArray text = levelJson({u"@ O"_s, u"#.g"_s}, members.join(u','));
        QVERIFY2(brokenReading(readLevelJson(text, *shippedCatalogue())).isEmpty(), text);
    }
}

void TestBadLevels::manyUnknownKindsAreCounted()
{
    QStringList things;
    for (int i = 0; i < mostThings - 1; ++i) {
        things += u"{\"cell\":[0,0],\"kind\":\"unknown_kind_number_%1\"}"_s.arg(i);
    }
    QStringList kinds;
    for (int i = 0; i < 2000; ++i) {
        kinds += u"\"known_kind_number_%1\":{\"base\":\"orc\"}"_s.arg(i);
    }
    const QByteArray text = levelJson({u"@"_s}, u"\"things\":["_s + things.join(u',') + u"],\"kinds\":{\"monsters\":{"_s
                                                    + kinds.join(u',') + u"}}"_s);
    const ReadLevel read = readLevelJson(text, *shippedCatalogue());
    QCOMPARE(read.issues.count() + read.issues.dropped(), mostThings - 1);
}

void TestBadLevels::manyPathsWithinALongKeyAreRead()
{
    QByteArray text = R"({"format":"mazewright-level","version":1,"rows":["@"],")" + QByteArray(3000000, 'a') + "\":{";
    for (int i = 0; i < 100000; ++i) {
        text += "\"b" + QByteArray::number(i) + "\":1,";
    }
    text += "\"c\":1}}";
    const ReadLevel read = readLevelJson(text, *shippedCatalogue());
    QCOMPARE(read.issues.count(), 1);
    QVERIFY(read.level && read.level->unknown.size() == 1);
}

MAZEWRIGHT_SUITE(badlevels, TestBadLevels)
#include "tst_badlevels.moc"
