#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

/// The commands diff and merge, as a script sees them.
class TestDiff : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void equalLevelsExitWithZero();
    void differencesAreSentencesAndExitWithOne();
    void unreadableLevelsExitWithTwo();
    void jsonHasAnObjectForEachDifference();
    void valuesAreWordsAndStayJsonForPrograms();
    void invisibleCharactersAreNamedInFindings();
    void aMissingVersionMeansAddedOrRemoved();
    void aVersionMayBeReadFromStandardInput();
    void aPictureShowsBothSideBySide();
    void aMapOfTiledIsAVersionToo();
    void aTiledMapIsNotMergedUnderAnyName();
    void textPrintsTheLinesForGit();
    void textPrintsABrokenFileUnchanged();
    void wrongArgumentsPrintAnError_data();
    void wrongArgumentsPrintAnError();

    void mergeWritesOursInPlace();
    void mergeReportsConflictsAndKeepsOurs();
    void mergeWritesNothingIfAVersionIsUnreadable();
    void mergeOfTextIsText();
    void mergeReportsErrorsThatNeitherSideHad();
    void aKindThatOneSideDeletedAndTheOtherPlacedStays();

private:
    QString writeLevel(const QString &name, const QStringList &rows, const QString &rest = {}) const
    {
        return write(name, levelJson(rows, rest));
    }
};

void TestDiff::equalLevelsExitWithZero()
{
    const ProgramResult result = run({u"diff"_s, m_good, m_good});
    QCOMPARE(result.out + result.err, QString());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(run({u"diff"_s, m_good, m_good, u"--json"_s}).out, u"[\n]\n"_s);
    writeLevel(u"a.level.json"_s, {u"@ O"_s});
    write(u"b.txt"_s, "@ O\n");
    QCOMPARE(run({u"diff"_s, u"a.level.json"_s, u"b.txt"_s}).out, u"Name: “b” was added.\n"_s);
}

void TestDiff::differencesAreSentencesAndExitWithOne()
{
    writeLevel(u"a.level.json"_s, {u"@ O #"_s});
    writeLevel(u"b.level.json"_s, {u"@  O~"_s});
    const ProgramResult result = run({u"diff"_s, u"a.level.json"_s, u"b.level.json"_s});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.out, u"1 cell (4, 0): wall became water.\nThe orc at 2, 0 moved to 3, 0.\n"_s);
}

void TestDiff::unreadableLevelsExitWithTwo()
{
    for (const QStringList &files : {QStringList{m_good, m_unreadable}, {m_unreadable, m_good}, {m_good, u"none"_s}}) {
        const ProgramResult result = run(QStringList(u"diff"_s) + files);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QVERIFY(result.err.startsWith(u"mazewright: "_s));
    }
}

void TestDiff::jsonHasAnObjectForEachDifference()
{
    const QString orc = u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"hp\": %1 }]"_s;
    writeLevel(u"a.level.json"_s, {u"@  T"_s}, orc.arg(5) + u", \"author\": \"Ann\""_s);
    writeLevel(u"b.level.json"_s, {u"~~~~"_s, u"@ T "_s},
               u"\"things\": [{ \"cell\": [1, 1], \"kind\": \"orc\", "
               "\"hp\": 6 }], \"rules\": { \"moves\": 8 }"_s);
    const ProgramResult result = run({u"diff"_s, u"a.level.json"_s, u"b.level.json"_s, u"--json"_s});
    QCOMPARE(result.exitCode, 1);
    const QJsonArray found = QJsonDocument::fromJson(result.out.toUtf8()).array();
    QStringList changes;
    for (const QJsonValue &value : found) {
        QJsonObject object = value.toObject();
        QVERIFY(!object.take("message"_L1).toString().isEmpty());
        changes += QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    QCOMPARE(
        changes,
        (QStringList{uR"({"change":"size","from":[4,1],"shift":[0,1],"to":[4,2]})"_s,
                     uR"({"change":"value","from":"Ann","path":"author","to":""})"_s,
                     uR"({"change":"value","path":"rules.moves","to":8})"_s,
                     uR"({"cell":[1,1],"change":"changed","kind":"orc","values":[{"from":5,"path":"hp","to":6}]})"_s,
                     uR"({"cell":[2,1],"change":"moved","from_cell":[3,0],"kind":"troll"})"_s}));
    writeLevel(u"c.level.json"_s, {u"@~~~"_s});
    writeLevel(u"d.level.json"_s, {u"@   "_s});
    const ProgramResult cells = run({u"diff"_s, u"c.level.json"_s, u"d.level.json"_s, u"--json"_s});
    const QJsonObject region = QJsonDocument::fromJson(cells.out.toUtf8()).array().at(0).toObject();
    QCOMPARE(region.value("runs"_L1).toArray(), (QJsonArray{QJsonArray{1, 0, 3}}));
    QCOMPARE(region.value("count"_L1).toInt(), 3);
}

void TestDiff::valuesAreWordsAndStayJsonForPrograms()
{
    writeLevel(u"a.level.json"_s, {u"@  "_s});
    writeLevel(u"b.level.json"_s, {u"@  "_s},
               u"\"rules\": { \"win\": [\"treasure\", \"exit\"] }, \"legend\": { \"$\": \"grass\" }"_s);
    const QStringList call{u"diff"_s, u"a.level.json"_s, u"b.level.json"_s};
    QCOMPARE(run(call).out, u"Win conditions: all treasure collected, exit reached was added.\n"
                            "The character “$” now stands for tall grass.\n"_s);
    QStringList found;
    for (const QJsonValue &value : QJsonDocument::fromJson(run(call + QStringList(u"--json"_s)).out.toUtf8()).array()) {
        QJsonObject object = value.toObject();
        object.remove("message"_L1);
        found += QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    const QStringList expected{uR"({"change":"value","path":"rules.win","to":["treasure","exit"]})"_s,
                               uR"({"change":"value","path":"legend[\"$\"]","to":"grass"})"_s};
    QCOMPARE(found, expected);
}

void TestDiff::invisibleCharactersAreNamedInFindings()
{
    const QString lineEnds = u"14: The line ends too early; expected a closing quote."_s;
    const QList<std::pair<QByteArray, QString>> faults{
        {"{\"name\": \"Pit\n}", lineEnds},
        {"{\"name\": \"Pit\r\n}", lineEnds},
        {"{\"name\": \"Pit\a\"}", u"14: The character U+0007 is not allowed here; expected a closing quote."_s},
        {"{\"name\"\u00a0: 1}", u"8: The character U+00A0 is not allowed here; expected a colon."_s}};
    for (const auto &[text, sentence] : faults) {
        write(u"broken.level.json"_s, text);
        QCOMPARE(run({u"diff"_s, m_good, u"broken.level.json"_s}).err,
                 u"mazewright: broken.level.json:1:%1 [syntax]\n"_s.arg(sentence));
    }
}

void TestDiff::aMissingVersionMeansAddedOrRemoved()
{
    writeLevel(u"a.level.json"_s, {u"@ O"_s});
    const ProgramResult added = run({u"diff"_s, u"/dev/null"_s, u"a.level.json"_s, u"-o"_s, u"new.png"_s});
    QCOMPARE(added.out, u"The level was added: 3 × 1 cells, 2 things.\n"_s);
    QCOMPARE(added.exitCode, 1);
    QVERIFY(!QImage(pathOf(u"new.png"_s)).isNull());
    const ProgramResult gone = run({u"diff"_s, u"a.level.json"_s, u"/dev/null"_s});
    QCOMPARE(gone.out, u"The level was removed.\n"_s);
    QCOMPARE(gone.exitCode, 1);
    QCOMPARE(run({u"diff"_s, u"/dev/null"_s, u"/dev/null"_s}).exitCode, 0);
}

void TestDiff::aVersionMayBeReadFromStandardInput()
{
    writeLevel(u"a.level.json"_s, {u"@ O"_s});
    const ProgramResult result = run({u"diff"_s, u"-"_s, u"a.level.json"_s}, levelJson({u"@O "_s}));
    QCOMPARE(result.out, u"The orc at 1, 0 moved to 2, 0.\n"_s);
}

void TestDiff::aPictureShowsBothSideBySide()
{
    writeLevel(u"a.level.json"_s, {u"@ - #"_s});
    writeLevel(u"b.level.json"_s, {u"@  -~"_s});
    QCOMPARE(run({u"diff"_s, u"a.level.json"_s, u"b.level.json"_s, u"-o"_s, u"both.png"_s}).exitCode, 1);
    const QImage picture(pathOf(u"both.png"_s));
    QVERIFY(picture.width() >= 2 * 5 * 32);
    constexpr int top = 36;
    constexpr int left = 8;
    const int right = left + 5 * 32 + 8;
    const auto cell = [&](int from, int x) { return picture.copy(from + x * 32, top, 32, 32); };
    QCOMPARE(cell(left, 0), cell(right, 0)); // the start is unchanged
    QVERIFY(cell(left, 4) != cell(right, 4));
    QVERIFY(cell(left, 3) != cell(left, 1)); // floor with a mark, since the dagger moves there in the other version
}

void TestDiff::aMapOfTiledIsAVersionToo()
{
    writeLevel(u"a.level.json"_s, {u"@ O"_s});
    writeLevel(u"b.level.json"_s, {u"@O "_s});
    QCOMPARE(run({u"convert"_s, u"a.level.json"_s, u"a.tmx"_s}).exitCode, 0);
    QCOMPARE(run({u"diff"_s, u"a.level.json"_s, u"a.tmx"_s}).exitCode, 0);
    QCOMPARE(run({u"diff"_s, u"a.tmx"_s, u"b.level.json"_s}).exitCode, 1);
    // The merged map would be written as JSON.
    QCOMPARE(run({u"merge"_s, u"a.tmx"_s, u"a.tmx"_s, u"b.level.json"_s}).exitCode, 2);
    QCOMPARE(run({u"diff"_s, u"a.level.json"_s, u"a.tmx"_s}).exitCode, 0);
}

void TestDiff::aTiledMapIsNotMergedUnderAnyName()
{
    writeLevel(u"a.level.json"_s, {u"@ O"_s});
    QCOMPARE(run({u"convert"_s, u"a.level.json"_s, u"a.tmj"_s}).exitCode, 0);
    QVERIFY(QFile::rename(pathOf(u"a.tmj"_s), pathOf(u"a.json"_s)));
    const QByteArray before = read(u"a.json"_s);
    for (const QStringList &out : {QStringList(), QStringList{u"-o"_s, u"./a.json"_s}}) {
        const ProgramResult result = run(QStringList{u"merge"_s, u"a.json"_s, u"a.json"_s, u"a.level.json"_s} + out);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.endsWith(u"Cannot merge Tiled maps; OUT must be a level file or text.\n"_s),
                 qPrintable(result.err));
    }
    QCOMPARE(read(u"a.json"_s), before);
    QCOMPARE(run({u"merge"_s, u"a.json"_s, u"a.json"_s, u"a.level.json"_s, u"-o"_s, u"b.level.json"_s}).exitCode, 0);
}

void TestDiff::textPrintsTheLinesForGit()
{
    writeLevel(u"a.level.json"_s, {u"@ O"_s}, u"\"name\": \"Pit\""_s);
    const ProgramResult result = run({u"diff"_s, u"--text"_s, u"a.level.json"_s});
    QCOMPARE(result.out, u"name: Pit\nsize: 3 x 1\n@ O\n"_s);
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(run({u"diff"_s, u"--text"_s, u"/dev/null"_s}).out, QString());
}

void TestDiff::textPrintsABrokenFileUnchanged()
{
    write(u"broken.level.json"_s, "<<<<<<< ours\n");
    const ProgramResult result = run({u"diff"_s, u"--text"_s, u"broken.level.json"_s});
    QCOMPARE(result.out, u"<<<<<<< ours\n"_s);
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.err.contains(u"[syntax]"_s));
    QCOMPARE(run({u"diff"_s, u"--text"_s, u"none"_s}).exitCode, 2);
}

void TestDiff::wrongArgumentsPrintAnError_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("one level") << QStringList{u"diff"_s, u"a"_s};
    QTest::newRow("three levels") << QStringList{u"diff"_s, u"a"_s, u"b"_s, u"c"_s};
    QTest::newRow("text of two") << QStringList{u"diff"_s, u"--text"_s, u"a"_s, u"b"_s};
    QTest::newRow("no picture") << QStringList{u"diff"_s, u"a"_s, u"b"_s, u"-o"_s, u"c.jpg"_s};
    QTest::newRow("standard input twice") << QStringList{u"diff"_s, u"-"_s, u"-"_s};
    QTest::newRow("merge of two") << QStringList{u"merge"_s, u"a"_s, u"b"_s};
    QTest::newRow("merge into a program") << QStringList{u"merge"_s, u"a"_s, u"b"_s, u"c"_s, u"-o"_s, u"d.py"_s};
}

void TestDiff::wrongArgumentsPrintAnError()
{
    QFETCH(QStringList, arguments);
    const ProgramResult result = run(arguments);
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.err.startsWith(u"mazewright: "_s));
}

void TestDiff::mergeWritesOursInPlace()
{
    writeLevel(u"base"_s, {u"@ O  "_s});
    writeLevel(u"ours"_s, {u"@  O "_s});
    writeLevel(u"theirs"_s, {u"@ O ~"_s});
    const ProgramResult result = run({u"merge"_s, u"base"_s, u"ours"_s, u"theirs"_s});
    QCOMPARE(result.err, QString());
    QCOMPARE(result.exitCode, 0);
    QVERIFY(read(u"ours"_s).contains("\"@  O~\""));
    QCOMPARE(read(u"theirs"_s), levelJson({u"@ O ~"_s}));
}

void TestDiff::mergeReportsConflictsAndKeepsOurs()
{
    writeLevel(u"base"_s, {u"@    "_s});
    writeLevel(u"ours"_s, {u"@ #  "_s});
    writeLevel(u"theirs"_s, {u"@ ~ :"_s});
    const ProgramResult result = run({u"merge"_s, u"base"_s, u"ours"_s, u"theirs"_s, u"-o"_s, u"out.level.json"_s});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.err, u"mazewright: out.level.json: conflict: Cells at 2, 0: wall in ours, water in theirs.\n"_s);
    QVERIFY(read(u"out.level.json"_s).contains("\"@ # :\""));
    QCOMPARE(read(u"ours"_s), levelJson({u"@ #  "_s}));
}

void TestDiff::mergeWritesNothingIfAVersionIsUnreadable()
{
    writeLevel(u"ours"_s, {u"@ #  "_s});
    for (const QStringList &others : {QStringList{m_unreadable, m_good}, {m_good, m_unreadable}}) {
        const ProgramResult result = run({u"merge"_s, others.at(0), u"ours"_s, others.at(1)});
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.err.contains(u"nothing was written"_s));
        QCOMPARE(read(u"ours"_s), levelJson({u"@ #  "_s}));
    }
}

void TestDiff::mergeOfTextIsText()
{
    write(u"base"_s, "@  \n");
    write(u"ours"_s, "@ #\n");
    write(u"theirs"_s, "@O \n");
    QCOMPARE(run({u"merge"_s, u"base"_s, u"ours"_s, u"theirs"_s, u"--path"_s, u"maze.txt"_s}).exitCode, 0);
    QCOMPARE(read(u"ours"_s), QByteArray("@O#\n"));
}

void TestDiff::mergeReportsErrorsThatNeitherSideHad()
{
    const auto times = [](int least, int most) {
        return u"\"rules\": { \"action_min_ms\": %1, \"action_max_ms\": %2 }"_s.arg(least).arg(most);
    };
    writeLevel(u"base"_s, {u"@  "_s}, times(100, 900));
    writeLevel(u"ours"_s, {u"@  "_s}, times(500, 900));
    writeLevel(u"theirs"_s, {u"@  "_s}, times(100, 200));
    const ProgramResult result = run({u"merge"_s, u"base"_s, u"ours"_s, u"theirs"_s});
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.err.contains(u"[bad_value]"_s), qPrintable(result.err));
}

void TestDiff::aKindThatOneSideDeletedAndTheOtherPlacedStays()
{
    const QString rat = u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\" } } }"_s;
    const QString placed = rat + u", \"things\": [{ \"cell\": [2, 0], \"kind\": \"rat\" }]"_s;
    writeLevel(u"base"_s, {u"@  "_s}, rat);
    writeLevel(u"ours"_s, {u"@  "_s});
    writeLevel(u"theirs"_s, {u"@  "_s}, placed);
    const ProgramResult result = run({u"merge"_s, u"base"_s, u"ours"_s, u"theirs"_s});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.err, QString());
    QCOMPARE(run({u"diff"_s, u"ours"_s, u"theirs"_s}).exitCode, 0);
}

MAZEWRIGHT_SUITE(diff, TestDiff)
#include "tst_diff.moc"
