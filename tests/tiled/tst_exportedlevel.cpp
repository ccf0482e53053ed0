#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/levelfile/restoredlevel.h"
#include "gamecore/tiled/exportedlevel.h"
#include "tests/support/anylevel.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnmaps.h"
#include "tests/support/suite.h"

#include <QDirIterator>

using namespace Qt::StringLiterals;

namespace {

Level levelOfJson(const QByteArray &text, const Catalogue &catalogue)
{
    const ReadLevel read = readLevelJson(text, catalogue);
    if (!read.level) {
        qFatal("The level of the test cannot be read");
    }
    return *read.level;
}

/// Converts a map in memory to a level and returns its file.
QByteArray restoredText(const TiledMap &map, const Catalogue &catalogue)
{
    const TiledLevel restored = restoreLevel(map, catalogue);
    return restored.level ? writeLevelJson(*restored.level, catalogue) : QByteArray();
}

QByteArray throughMap(const Level &level, const Catalogue &catalogue)
{
    return restoredText(tiledMapOf(level, LevelTiles(level, catalogue), u"x.tiles.png"_s), catalogue);
}

TiledMap mapOfRows(const QStringList &rows)
{
    const Level level = drawnLevel(rows);
    return tiledMapOf(level, LevelTiles(level, *shippedCatalogue()), u"x.tiles.png"_s);
}

TiledLayer &things(TiledMap &map)
{
    return map.layers[1];
}

/// Returns the rows of the restored level.
QStringList rowsAfter(const TiledMap &map)
{
    const TiledLevel restored = restoreLevel(map, *shippedCatalogue());
    return restored.level ? rowsOf(*restored.level) : QStringList();
}

} // namespace

/// Levels exported as Tiled maps, and imported again.
class TestExportedLevel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedLevelsSurviveTheRoundTrip_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/levels"), {u"*.level.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(files.fileName())) << path;
        }
    }

    void shippedLevelsSurviveTheRoundTrip()
    {
        QFETCH(QString, path);
        const QByteArray text = contentOf(path);
        QCOMPARE(throughMap(levelOfJson(text, *shippedCatalogue()), *shippedCatalogue()), text);
    }

    void handDrawnMapsSurviveTheRoundTrip()
    {
        const CataloguePtr catalogue = mapsCatalogue();
        for (const DrawnMap &map : drawnMaps()) {
            const Level level = playableOf(map).level();
            QCOMPARE(throughMap(level, *catalogue), writeLevelJson(level, *catalogue));
        }
    }

    void randomLevelsSurviveTheRoundTrip()
    {
        for (int number = 0; number < 300; ++number) {
            const Game game = anyGame(number);
            const CataloguePtr catalogue = catalogueOfAnyGame(number);
            QVERIFY2(throughMap(game.level(), *catalogue) == writeLevelJson(game.level(), *catalogue),
                     qPrintable(toWords(game)));
        }
    }

    void aLevelWithEveryFeatureSurvivesTheRoundTrip()
    {
        const Level level = levelOfJson(
            contentOf(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/tiled/everything.level.json")), *shippedCatalogue());
        const QByteArray text = writeLevelJson(level, *shippedCatalogue());
        QCOMPARE(throughMap(level, *shippedCatalogue()), text);
    }

    void aForeignMapIsNotAnExportedLevel()
    {
        TiledMap map = mapOfRows({u"@ "_s});
        QVERIFY(isExportedLevel(map));
        map.properties.clear();
        QVERIFY(!isExportedLevel(map));
    }

    void thingsArePlacedOnTheirCells()
    {
        TiledMap map = mapOfRows({u"@  "_s, u"  g"_s});
        const TiledObject &treasure = things(map).objects[1];
        QCOMPARE(treasure.className, u"treasure"_s);
        QCOMPARE(treasure.x, 64.0);
        QCOMPARE(treasure.y, 64.0); // the lower left corner of the object
        QCOMPARE(tileOf(map, treasure.gid)->className, u"treasure"_s);
    }

    void tilesPaintedInTiledAreTerrain()
    {
        TiledMap map = mapOfRows({u"@ #~"_s});
        Grid<TileGid> &tiles = map.layers[0].tiles;
        tiles.set({1, 0}, tiles.at({3, 0}) | 0x8000'0000); // flipped horizontally
        tiles.set({3, 0}, 0);
        QCOMPARE(rowsAfter(map), QStringList{u"@~##"_s});
    }

    void tilesOfKindsAreThings()
    {
        TiledMap map = mapOfRows({u"@  O"_s});
        TiledLayer more = map.layers[0];
        more.tiles = Grid<TileGid>({4, 1}, 0);
        more.tiles.set({1, 0}, things(map).objects[1].gid);
        map.layers.push_back(more);
        QCOMPARE(rowsAfter(map), QStringList{u"@O O"_s});
    }

    void floorLiesBelowKindTilesWithoutTerrain()
    {
        TiledMap map = mapOfRows({u"@ #~O"_s});
        Grid<TileGid> &terrain = map.layers[0].tiles;
        const TileGid orc = things(map).objects[1].gid;
        terrain.set({2, 0}, orc); // stamped over the wall
        terrain.set({3, 0}, orc);
        const Level level = restoreLevel(map, *shippedCatalogue()).level.value();
        QCOMPARE(rowsOf(level), QStringList{u"@ OOO"_s});
        QVERIFY(level.terrain == drawnLevel({u"@    "_s}).terrain);
    }

    void terrainBelowOrAboveATileOfAKindStays()
    {
        TiledMap map = mapOfRows({u"@~ O"_s});
        TiledLayer stamped = map.layers[0];
        stamped.tiles = Grid<TileGid>({4, 1}, 0);
        stamped.tiles.set({1, 0}, things(map).objects[1].gid);
        const Grid<TerrainId> drawn = drawnLevel({u"@~  "_s}).terrain;
        for (const qsizetype place : {0, 1}) {
            TiledMap both = map;
            both.layers.insert(both.layers.begin() + place, stamped);
            QVERIFY(restoreLevel(both, *shippedCatalogue()).level->terrain == drawn);
        }
    }

    void movedObjectsMove()
    {
        TiledMap map = mapOfRows({u"@  O"_s, u"    "_s});
        things(map).objects[1].x -= 70; // the center decides
        things(map).objects[1].y += 40;
        QCOMPARE(rowsAfter(map), (QStringList{u"@   "_s, u" O  "_s}));
    }

    void rotatedObjectsBelongToTheCellOfTheirCenter()
    {
        TiledMap map = mapOfRows({u"@ O "_s, u"    "_s});
        things(map).objects[1].rotation = 90; // about the lower left corner, clockwise
        QCOMPARE(rowsAfter(map), (QStringList{u"@   "_s, u"  O "_s}));
    }

    void objectsWithoutAClassUseThatOfTheirTile()
    {
        TiledMap map = mapOfRows({u"@ O "_s});
        TiledObject another = things(map).objects[1];
        another.className.clear();
        another.x = 96;
        things(map).objects.push_back(another);
        QCOMPARE(rowsAfter(map), QStringList{u"@ OO"_s});
    }

    void unknownContentIsLeftOutAndReported()
    {
        TiledMap map = mapOfRows({u"@ O "_s});
        TiledObject note;
        note.id = 17;
        note.shape = TiledShape::Text;
        things(map).objects.push_back(note);
        map.layers[0].tiles.set({3, 0}, 1000);
        map.properties.push_back({.name = u"music"_s, .value = u"slow"_s});
        const TiledLevel restored = restoreLevel(map, *shippedCatalogue());
        QStringList leftOut;
        for (const Issue &issue : restored.issues) {
            QCOMPARE(issue.code, IssueCode::NotTaken);
            leftOut += issue.names.first();
        }
        QCOMPARE(leftOut, (QStringList{u"foreign_tile"_s, u"property"_s, u"text"_s}));
        QCOMPARE(rowsOf(restored.level.value()), QStringList{u"@ O#"_s});
    }

    void numbersTypedAsTextsAreNumbers()
    {
        TiledMap map = mapOfRows({u"@ O "_s});
        things(map).objects[1].properties = {{.name = u"hp"_s, .value = u"7"_s}, {.name = u"note"_s, .value = u"7"_s}};
        const Level level = restoreLevel(map, *shippedCatalogue()).level.value();
        QCOMPARE(level.things[1].values, (QJsonObject{{u"hp"_s, 7}, {u"note"_s, u"7"_s}}));
    }

    void aCroppedMapIsASmallerLevel()
    {
        TiledMap map = mapOfRows({u"@ O "_s, u"#   "_s});
        map.size = {2, 2};
        Grid<TileGid> smaller({2, 2}, 0);
        smaller.set({0, 0}, map.layers[0].tiles.at({0, 0}));
        smaller.set({1, 0}, map.layers[0].tiles.at({1, 0}));
        map.layers[0].tiles = smaller;
        const Level level = restoreLevel(map, *shippedCatalogue()).level.value();
        QCOMPARE(level.size(), (Size{2, 2}));
        QCOMPARE(level.things[1].cell, (Point{2, 0})); // outside the level, which the level's check reports
    }

    void mistakesInPropertiesAreFound_data()
    {
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("value");
        QTest::addColumn<IssueCode>("code");
        QTest::addColumn<QString>("path");
        QTest::newRow("no JSON") << u"rules"_s << u"{ moves"_s << IssueCode::Syntax << u"rules"_s;
        QTest::newRow("not an object") << u"legend"_s << u"[]"_s << IssueCode::WrongType << u"legend"_s;
        QTest::newRow("a wrong type") << u"rules"_s << u"{ \"moves\": \"8\" }"_s << IssueCode::WrongType
                                      << u"rules.moves"_s;
        QTest::newRow("kinds") << u"kinds"_s << u"{ \"monsters\": 5 }"_s << IssueCode::WrongType << u"kinds.monsters"_s;
        QTest::newRow("translations") << u"translations"_s << u"{ \"de\": 5 }"_s << IssueCode::WrongType
                                      << u"translations.de"_s;
        QTest::newRow("newer") << u"version"_s << u"7"_s << IssueCode::NewerVersion << u"version"_s;
    }

    void mistakesInPropertiesAreFound()
    {
        QFETCH(QString, property);
        QFETCH(QString, value);
        TiledMap map = mapOfRows({u"@ "_s});
        std::erase_if(map.properties, [&](const TiledProperty &old) { return old.name == property; });
        map.properties.push_back(
            {.name = property, .value = property == u"version" ? QJsonValue(7) : QJsonValue(value)});
        const TiledLevel restored = restoreLevel(map, *shippedCatalogue());
        QVERIFY(!restored.level);
        QCOMPARE(restored.issues.count(), 1);
        QTEST(restored.issues[0].code, "code");
        QTEST(restored.issues[0].path, "path");
    }
};

MAZEWRIGHT_SUITE(exportedlevel, TestExportedLevel)
#include "tst_exportedlevel.moc"
