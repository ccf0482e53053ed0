#include "tests/support/commandlinedriver.h"
#include "tests/support/suite.h"
#include "tests/tiled/mapsbyhand.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Tiled maps on the command line.
class TestTiledConvert : public QObject, private CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void aFullyDescribedMapBecomesALevel()
    {
        write(u"cave.tmj"_s, knownMap());
        const ProgramResult result = run({u"convert"_s, u"cave.tmj"_s, u"cave.level.json"_s});
        QCOMPARE(result.err, u"mazewright: cave.tmj: error: The level has no start. [no_start]\n"_s);
        QCOMPARE(result.exitCode, 0);
        const QByteArray level = read(u"cave.level.json"_s);
        QVERIFY(level.contains("\"name\": \"cave\""));
        QVERIFY(level.contains("\"# O\""));
    }

    void guessesAreReportedUntilAMappingIsGiven()
    {
        write(u"cave.tmj"_s, foreignMap());
        const ProgramResult guessed = run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s});
        QVERIFY2(
            guessed.err.startsWith(
                u"mazewright: cave.tmj: warning: All walls and floors of this map were guessed: it does not say what its tiles mean. [guessed]\nmazewright: cave.tmj: warning: Guessed the meaning of 2 tiles of “stones” (wall 2). [guessed]\n"_s),
            qPrintable(guessed.err));
        QCOMPARE(guessed.exitCode, 1);
        write(u"mapping.json"_s, R"({"format":"mazewright-tiled-mapping","version":1,
"tilesets":{"stones":{"0":"start","1":"water"}}})");
        const ProgramResult mapped =
            run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s, u"--mapping"_s, u"mapping.json"_s});
        QVERIFY(!mapped.err.contains(u"[guessed]"_s));
        QCOMPARE(read(u"cave.txt"_s), QByteArray("@~@\n"));
    }

    void aFoldersMappingAppliesToItsMaps()
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

    void mappingErrorsHaveALocation()
    {
        write(u"cave.tmj"_s, foreignMap());
        write(u"mapping.json"_s, R"({"format":"mazewright-tiled-mapping","version":1,
"tilesets":{"stones":{"0":"wal"}}})");
        const ProgramResult result =
            run({u"convert"_s, u"cave.tmj"_s, u"cave.txt"_s, u"--mapping"_s, u"mapping.json"_s});
        QCOMPARE(result.err,
                 u"mazewright: mapping.json:2:27: There is no kind “wal”; did you mean wall? [unknown_kind]\n"_s);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(read(u"cave.txt"_s), QByteArray("no such file"));
    }

    void otherCommandsReadMapsToo()
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

    void otherOrientationsAreRefusedInOneSentence()
    {
        write(u"cave.tmx"_s, xmlMap(1, 1, {}).replace("orthogonal", "isometric"));
        const ProgramResult result = run({u"convert"_s, u"cave.tmx"_s, u"cave.txt"_s});
        QCOMPARE(
            result.err,
            u"mazewright: cave.tmx:2:1: This Tiled map is isometric; only orthogonal maps can be opened. [other_orientation]\n"_s);
        QCOMPARE(result.exitCode, 2);
    }

    void guessesAreReportedOncePerTileset()
    {
        QByteArrayList ground;
        for (int gid = 1; gid <= 128; ++gid) {
            ground += QByteArray::number(gid);
        }
        const QByteArray upper = '[' + QByteArray("0,").repeated(127) + "129]";
        write(u"field.tmj"_s, jsonMap(16, 8,
                                      jsonLayer(16, 8, '[' + ground.join(',') + ']') + ','
                                          + jsonLayer(16, 8, upper).replace("\"ground\"", "\"trees\""),
                                      R"({"firstgid":1,"name":"ground"},{"firstgid":129,"name":"trees"})"));
        const ProgramResult result = run({u"convert"_s, u"field.tmj"_s, u"field.txt"_s});
        QCOMPARE(result.err.count(u"[guessed]"_s), 3);
        QVERIFY2(result.err.contains(u"Guessed the meaning of 128 tiles of “ground” (floor 128). [guessed]"_s),
                 qPrintable(result.err));
        QVERIFY2(result.err.contains(u"Guessed the meaning of 1 tile of “trees” (wall 1). [guessed]"_s),
                 qPrintable(result.err));
    }

    void mapsOfAProjectUseItsTilesets()
    {
        QDir(m_dir->path()).mkpath(u"game/maps"_s);
        QDir(m_dir->path()).mkpath(u"game/tilesets"_s);
        write(u"game/game.tiled-project"_s, "{}");
        write(u"game/tilesets/dungeon.tsj"_s, QByteArray(dungeonTileset).replace("\"firstgid\":1,", ""));
        write(u"game/maps/cave.tmj"_s,
              jsonMap(3, 1, jsonLayer(3, 1, "[1,2,3]"), R"({"firstgid":1,"source":"../tilesets/dungeon.tsj"})"));
        const ProgramResult result = run({u"convert"_s, u"game/maps/cave.tmj"_s, u"cave.level.json"_s});
        QCOMPARE(result.err, u"mazewright: game/maps/cave.tmj: error: The level has no start. [no_start]\n"_s);
        QCOMPARE(result.exitCode, 0);
        QVERIFY(read(u"cave.level.json"_s).contains("\"# O\""));
    }

    void everyCommandCanTrustAFolder_data()
    {
        QTest::addColumn<QStringList>("call");
        const QString map = u"game/maps/cave.tmj"_s;
        QTest::newRow("convert") << QStringList{u"convert"_s, map, u"cave.level.json"_s};
        QTest::newRow("check") << QStringList{u"check"_s, map};
        QTest::newRow("render") << QStringList{u"render"_s, map, u"-o"_s, u"cave.png"_s};
        QTest::newRow("code") << QStringList{u"code"_s, map};
        QTest::newRow("headless") << QStringList{u"headless"_s, map};
        QTest::newRow("solve") << QStringList{u"solve"_s, map};
        QTest::newRow("verify") << QStringList{u"verify"_s, map};
        QTest::newRow("worst") << QStringList{u"worst"_s, map};
        QTest::newRow("playtest") << QStringList{u"playtest"_s, map, u"--games"_s, u"1"_s};
    }

    /// A level without a start cannot be played, and the only start is a tile of the external tileset.
    void everyCommandCanTrustAFolder()
    {
        QFETCH(QStringList, call);
        QDir(m_dir->path()).mkpath(u"game/maps/.git"_s);
        QDir(m_dir->path()).mkpath(u"shared"_s);
        write(u"shared/heroes.tsj"_s, R"({"name":"heroes","tiles":[{"id":0,"type":"start"},{"id":1,"type":"floor"},
{"id":2,"type":"treasure"}]})");
        write(u"game/maps/cave.tmj"_s,
              jsonMap(3, 1, jsonLayer(3, 1, "[1,2,3]"), R"({"firstgid":1,"source":"../../shared/heroes.tsj"})"));
        const auto toldBy = [](const ProgramResult &result) { return QString(result.err + result.out); };
        const QString refused = toldBy(run(call));
        QVERIFY2(refused.contains(u"[outside_folder]"_s) || refused.contains(u"[no_start]"_s), qPrintable(refused));
        const QString trusted = toldBy(run(call + QStringList{u"--trust"_s, u"shared"_s}));
        QVERIFY2(!trusted.contains(u"[outside_folder]"_s) && !trusted.contains(u"[no_start]"_s), qPrintable(trusted));
        const ProgramResult missing = run(call + QStringList{u"--trust"_s, u"nowhere"_s});
        QCOMPARE(missing.err, u"mazewright: --trust: there is no folder nowhere.\n"_s);
        QCOMPARE(missing.exitCode, 2);
    }

private:
    QByteArray knownMap() const { return jsonMap(3, 1, jsonLayer(3, 1, "[1,2,3]")); }
    QByteArray foreignMap() const
    {
        return jsonMap(3, 1, jsonLayer(3, 1, "[1,2,1]"), R"({"firstgid":1,"name":"stones"})");
    }
};

MAZEWRIGHT_SUITE(tiledconvert, TestTiledConvert)

#include "tst_tiledconvert.moc"
