#include "gamecore/levelfile/levelformats.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"
#include "tests/tiled/mapsbyhand.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace {

const QString examples = u"/usr/share/doc/tiled/examples"_s;

/// Returns the result of an example: its size, or the reason why it is refused, and its issues, each code with its
/// count. Guesses give one issue per tileset, and one more if nothing else is known.
QString outcomeOf(const QString &file)
{
    const ReadLevel opened = openLevelFile(file, *shippedCatalogue());
    std::map<QString, int> codes;
    for (const Issue &issue : opened.issues) {
        ++codes[issueKey(issue.code) + (issue.code == IssueCode::OtherOrientation ? u' ' + issue.found : QString())];
    }
    QStringList parts;
    if (opened.level) {
        const Size size = opened.level->size();
        parts += u"%1x%2"_s.arg(size.width).arg(size.height);
    }
    for (const auto &[code, count] : codes) {
        parts += count == 1 ? code : u"%1 %2"_s.arg(count).arg(code);
    }
    return parts.join(u", "_s);
}

/// Lets Tiled convert a map to the format of the file extension.
bool exportByTiled(const QStringList &arguments)
{
    QProcess tiled;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    tiled.setProcessEnvironment(environment);
    tiled.start(u"tiled"_s, QStringList{u"--export-map"_s} + arguments);
    return tiled.waitForFinished(60'000) && tiled.exitStatus() == QProcess::NormalExit && tiled.exitCode() == 0;
}

const std::vector<std::pair<QString, QString>> outcomes{
    {u"desert.tmx"_s, u"40x40, 2 guessed, no_start"_s},
    {u"hexagonal-mini.tmx"_s, u"other_orientation hexagonal"_s},
    {u"isometric_grass_and_water.tmx"_s, u"other_orientation isometric"_s},
    {u"isometric_staggered_grass_and_water.tmx.gz"_s, u"other_orientation staggered"_s},
    {u"orthogonal-outside.tmx.gz"_s, u"45x31, 2 guessed, no_start, 12 not_taken, passed_over"_s},
    {u"perspective_walls.tmx"_s, u"32x32, no_start, not_taken"_s},
    {u"rpg/island.tmx"_s, u"58x47, guessed, not_taken, 2 passed_over"_s},
    {u"sewer_automap/rule_001.tmx"_s, u"7x3, 3 guessed, no_start, 2 not_taken"_s},
    {u"sewer_automap/rule_002.tmx"_s, u"8x5, 2 guessed, no_start, not_taken"_s},
    {u"sewer_automap/rule_003.tmx"_s, u"8x6, 3 guessed, no_start"_s},
    {u"sewer_automap/rule_004.tmx"_s, u"7x6, 3 guessed, no_start"_s},
    {u"sewer_automap/rule_005.tmx"_s, u"13x6, 2 guessed, no_start, 2 not_taken"_s},
    {u"sewer_automap/rule_006.tmx"_s, u"7x5, 2 guessed, no_start, 3 not_taken, passed_over"_s},
    {u"sewer_automap/rule_007.tmx"_s, u"7x7, 2 guessed, no_start, 2 not_taken"_s},
    {u"sewer_automap/rule_008.tmx"_s, u"4x4, 3 guessed, no_start, 3 not_taken"_s},
    {u"sewer_automap/rule_009.tmx"_s, u"4x3, 3 guessed, no_start, 3 not_taken"_s},
    {u"sewer_automap/sewers.tmx"_s, u"31x31, 2 guessed, no_start"_s},
    {u"sewers.tmx"_s, u"50x50, 2 guessed, no_start, passed_over"_s},
    {u"sticker-knight/map/sandbox.tmx.gz"_s, u"79x45, no_start, 10 not_taken, passed_over"_s},
    {u"sticker-knight/map/sandbox2.tmx.gz"_s, u"80x31, no_start, 12 not_taken, passed_over"_s},
    {u"test_hexagonal_tile_60x60x30.tmx"_s, u"other_orientation hexagonal"_s},
};

} // namespace

/// The real Tiled: the maps of its package, and its own output in both formats.
class TestTiledExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyExampleHasTheExpectedOutcome_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("outcome");
        for (const auto &[file, outcome] : outcomes) {
            QTest::newRow(qPrintable(file)) << file << outcome;
        }
    }

    void everyExampleHasTheExpectedOutcome()
    {
        QFETCH(QString, file);
        QFETCH(QString, outcome);
        QCOMPARE(outcomeOf(examples + u'/' + file), outcome);
    }

    void noExampleIsForgotten()
    {
        QStringList known;
        for (const auto &[file, outcome] : outcomes) {
            known += file;
        }
        QStringList found;
        QDirIterator files(examples, {u"*.tmx"_s, u"*.tmx.gz"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found += QDir(examples).relativeFilePath(files.next());
        }
        known.sort();
        found.sort();
        QCOMPARE(found, known);
    }

    void tmxAndTmjAreReadIdentically_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("map");
        const QByteArray objects =
            R"(,{"type":"objectgroup","id":7,"name":"things","draworder":"topdown","opacity":1,"visible":true,
"x":0,"y":0,"objects":[{"id":1,"name":"Grim","type":"orc","x":16.5,"y":32,"width":16,"height":16,"gid":2147483651,
"rotation":0,"visible":true,"properties":[{"name":"hp","type":"int","value":7},{"name":"note","type":"string","value":"a\nb"}]},
{"id":2,"name":"","type":"start","x":3,"y":4,"width":0,"height":0,"rotation":0,"visible":true,"point":true},
{"id":3,"name":"","type":"","x":1,"y":1,"width":0,"height":0,"rotation":0,"visible":true,"polygon":[{"x":0,"y":0},{"x":5,"y":0},{"x":5,"y":5}]}]})";
        const QByteArray layers = jsonLayer(3, 2, "[1,2147483650,1,0,3,2]", R"("x":0,"y":0,)");
        const QByteArray rest = R"("infinite":false,"renderorder":"right-down","nextlayerid":9,"nextobjectid":9,)";
        QTest::newRow("tiles and objects") << u"map.tmj"_s << jsonMap(3, 2, layers + objects, dungeonTileset, rest);
        QTest::newRow("chunks")
            << u"map.tmj"_s
            << jsonMap(16, 16,
                       R"({"type":"tilelayer","id":1,"name":"a","opacity":1,"visible":true,"x":0,"y":0,"width":16,
"height":16,"startx":-16,"starty":0,"chunks":[{"x":-16,"y":0,"width":4,"height":1,"data":[1,2,3,1]}]})",
                       dungeonTileset, QByteArray(rest).replace("false", "true"));
    }

    void tmxAndTmjAreReadIdentically()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, map);
        QTemporaryDir folder;
        const QString original = folder.filePath(name);
        QFile file(original);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(map) == map.size());
        file.close();
        std::vector<TiledMap> read;
        for (const QString &ending : {u"tmx"_s, u"tmj"_s}) {
            const QString written = folder.filePath(u"written."_s + ending);
            QVERIFY(exportByTiled({original, written}));
            read.push_back(mapOf(contentOf(written)));
        }
        QVERIFY(!read[0].layers.empty());
        QCOMPARE(read[0].tilesets, read[1].tilesets);
        QCOMPARE(read[0].layers, read[1].layers);
        QCOMPARE(read[0], read[1]);
    }
};

MAZEWRIGHT_SUITE(tiledexamples, TestTiledExamples)

#include "tst_tiledexamples.moc"
