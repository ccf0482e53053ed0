#include "tests/support/commandlinedriver.h"
#include "tests/support/suite.h"
#include "tests/tiled/mapsbyhand.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Maps of Tiled on the command line.
class TestTiledConvert : public QObject, private CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }
    void aMapThatSaysItAllBecomesALevel();
    void aGuessIsToldAndAMappingEndsIt();
    void theMappingOfAFolderHoldsForItsMaps();
    void mistakesOfAMappingHaveTheirPlace();
    void otherCallsReadMapsToo();
    void otherOrientationsAreOneSentence();

private:
    QByteArray knownMap() const { return jsonMap(3, 1, jsonLayer(3, 1, "[1,2,3]")); }
    QByteArray foreignMap() const
    {
        return jsonMap(3, 1, jsonLayer(3, 1, "[1,2,1]"), R"({"firstgid":1,"name":"stones"})");
    }
};

void TestTiledConvert::aMapThatSaysItAllBecomesALevel()
{
    write(u"cave.tmj"_s, knownMap());
    const ProgramResult result = run({u"convert"_s, u"cave.tmj"_s, u"cave.level.json"_s});
    QCOMPARE(result.err, u"mazewright: cave.tmj: error: The level has no start. [no_start]\n"_s);
    QCOMPARE(result.exitCode, 0);
    const QByteArray level = read(u"cave.level.json"_s);
    QVERIFY(level.contains("\"name\": \"cave\""));
    QVERIFY(level.contains("\"# O\""));
}

void TestTiledConvert::aGuessIsToldAndAMappingEndsIt()
{
    write(u"cave.tmj"_s, foreignMap());
    const ProgramResult guessed = run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s});
    QVERIFY(guessed.err.contains(u"mazewright: cave.tmj: warning: Tile 0 of “stones” was taken for wall by a guess "
                                 "(cells: 2). [guessed]\n"_s));
    QCOMPARE(guessed.exitCode, 1);
    write(u"mapping.json"_s, R"({"format":"mazewright-tiled-mapping","version":1,
"tilesets":{"stones":{"0":"start","1":"water"}}})");
    const ProgramResult mapped = run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s, u"--mapping"_s, u"mapping.json"_s});
    QVERIFY(!mapped.err.contains(u"[guessed]"_s));
    QCOMPARE(read(u"cave.txt"_s), QByteArray("@~@\n"));
}

void TestTiledConvert::theMappingOfAFolderHoldsForItsMaps()
{
    write(u"cave.tmj"_s, foreignMap());
    write(u"tiled.mapping.json"_s, R"({"format":"mazewright-tiled-mapping","version":1,
"tilesets":{"stones":{"0":"start","1":"water"}}})");
    run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s});
    QCOMPARE(read(u"cave.txt"_s), QByteArray("@~@\n"));
    write(u"tiled.mapping.json"_s, "[]");
    const ProgramResult broken = run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s});
    QVERIFY2(broken.err.contains(u"tiled.mapping.json:1:1: "_s), qPrintable(broken.err));
    QCOMPARE(broken.exitCode, 2);
}

void TestTiledConvert::mistakesOfAMappingHaveTheirPlace()
{
    write(u"cave.tmj"_s, foreignMap());
    write(u"mapping.json"_s, R"({"format":"mazewright-tiled-mapping","version":1,
"tilesets":{"stones":{"0":"wal"}}})");
    const ProgramResult result = run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s, u"--mapping"_s, u"mapping.json"_s});
    QCOMPARE(result.err,
             u"mazewright: mapping.json:2:27: There is no kind “wal”; did you mean wall? [unknown_kind]\n"_s);
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(read(u"cave.txt"_s), QByteArray("no such file"));
}

void TestTiledConvert::otherCallsReadMapsToo()
{
    write(u"cave.json"_s, jsonMap(2, 1,
                                  jsonLayer(2, 1, "[2,2]") +
                                      R"(,{"type":"objectgroup","name":"a","objects":[
{"type":"start","point":true,"x":1,"y":1}]})"));
    const ProgramResult result = run({u"check"_s, u"cave.json"_s});
    QVERIFY2(result.exitCode == 0 || result.exitCode == 1, qPrintable(result.err + result.out));
    QVERIFY(!result.out.contains(u"[not_a_level]"_s));
    QVERIFY(!result.out.contains(u"[missing_key]"_s));
}

void TestTiledConvert::otherOrientationsAreOneSentence()
{
    write(u"cave.tmx"_s, xmlMap(1, 1, {}).replace("orthogonal", "isometric"));
    const ProgramResult result = run({u"convert"_s, u"cave.tmx"_s, u"cave.txt"_s});
    QCOMPARE(result.err, u"mazewright: cave.tmx:2:1: This map of Tiled is isometric; only orthogonal maps can be "
                         "opened. [other_orientation]\n"_s);
    QCOMPARE(result.exitCode, 2);
}

MAZEWRIGHT_SUITE(tiledconvert, TestTiledConvert)

#include "tst_tiledconvert.moc"
