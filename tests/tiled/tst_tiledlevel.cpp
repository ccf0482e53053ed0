#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/tiled/tiledlevel.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"
#include "tests/tiled/mapsbyhand.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

TiledLevel levelFrom(const QByteArray &map, const TiledMapping &mapping = {})
{
    return levelOf(mapOf(map), *shippedCatalogue(), mapping);
}

/// Tiles without any known meaning.
const QByteArray foreignTileset = R"({"firstgid":1,"name":"stones","tilewidth":16,"tileheight":16,"tilecount":9})";

QByteArray objectMap(const QByteArray &objects, const QByteArray &tilesets = dungeonTileset)
{
    return jsonMap(3, 3,
                   jsonLayer(3, 3, "[2,2,2,2,2,2,2,2,2]") + R"(,{"type":"objectgroup","name":"things","objects":[)"
                       + objects + "]}",
                   tilesets);
}

/// Returns the things of a level as "kind x,y".
QStringList thingsOf(const TiledLevel &made)
{
    QStringList things;
    for (const Thing &thing : made.level->things) {
        things += u"%1 %2,%3"_s.arg(thing.kind).arg(thing.cell.x).arg(thing.cell.y);
    }
    return things;
}

QStringList findings(const TiledLevel &made)
{
    QStringList lines;
    for (const Issue &issue : made.issues) {
        lines += QStringList{issueKey(issue.code), issue.names.join(u' '), issue.found,
                             QString::number(figureOf(issue, "count"_L1))}
                     .join(u' ')
                     .simplified();
    }
    return lines;
}

} // namespace

Q_DECLARE_METATYPE(std::optional<bool>)

/// Conversion of Tiled maps to levels.
class TestTiledLevel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tileClassesDefineTheLevel()
    {
        const TiledLevel made = levelFrom(jsonMap(4, 2, jsonLayer(4, 2, "[1,1,1,1,1,2,3,1]")));
        QCOMPARE(rowsOf(*made.level), (QStringList{u"####"_s, u"# O#"_s}));
        QCOMPARE(findings(made), QStringList());
        QVERIFY(made.guesses.empty());
    }

    void tileNamesDefineTheirMeaning_data()
    {
        QTest::addColumn<QByteArray>("tileset");
        QTest::addColumn<QString>("row");
        const auto tile = [](const char *name, const QByteArray &content, const QString &row) {
            QTest::newRow(name) << QByteArray(R"({"firstgid":1,"name":"stones","tiles":[{"id":0,)" + content + "}]}")
                                << row;
        };
        tile("a class", R"("type":"water")", u"~"_s);
        tile("a class of Tiled 1.9", R"("class":"water")", u"~"_s);
        tile("any case, blanks and hyphens", R"("type":"Healing-Potion")", u"!"_s);
        tile("a property kind", R"("properties":[{"name":"kind","type":"string","value":"troll"}])", u"T"_s);
        tile("a property terrain", R"("properties":[{"name":"terrain","type":"string","value":"water"}])", u"~"_s);
        tile("a property named like one", R"("properties":[{"name":"wall","type":"bool","value":true}])", u"#"_s);
        tile("the picture of a collection", R"("image":"art/Orc.png","imagewidth":16,"imageheight":16)", u"O"_s);
        tile("a class before a property", R"("type":"orc","properties":[{"name":"kind","value":"troll"}])", u"O"_s);
        QTest::newRow("a tileset") << QByteArray(R"({"firstgid":1,"name":"water"})") << u"~"_s;
        QTest::newRow("the class of a tileset")
            << QByteArray(R"({"firstgid":1,"name":"blue","class":"water"})") << u"~"_s;
    }

    void tileNamesDefineTheirMeaning()
    {
        QFETCH(QByteArray, tileset);
        QFETCH(QString, row);
        const TiledLevel made = levelFrom(jsonMap(1, 1, jsonLayer(1, 1, "[1]"), tileset));
        QCOMPARE(rowsOf(*made.level), QStringList{row});
        QVERIFY(made.guesses.empty());
    }

    void higherLayersWin()
    {
        const QByteArray layers = jsonLayer(3, 1, "[2,2,1]") + ',' + jsonLayer(3, 1, "[0,1,3]");
        QCOMPARE(rowsOf(*levelFrom(jsonMap(3, 1, layers)).level).first().first(2), u" #"_s);
        const TiledLevel made = levelFrom(jsonMap(3, 1, layers));
        // The orc stands in the wall, as drawn.
        QCOMPARE(thingsOf(made), QStringList{u"orc 2,0"_s});
        QCOMPARE(made.level->terrain.at({2, 0}), shippedCatalogue()->wall());
    }

    void objectsArePlacedOnTheirCells_data()
    {
        QTest::addColumn<QByteArray>("object");
        QTest::addColumn<QByteArray>("alignment");
        QTest::addColumn<QString>("thing");
        const auto row = [](const char *name, const QByteArray &object, const QString &thing,
                            const QByteArray &alignment = {}) { QTest::newRow(name) << object << alignment << thing; };
        row("a point", R"({"type":"start","point":true,"x":17,"y":47})", u"start 1,2"_s);
        row("a rectangle", R"({"type":"start","x":16,"y":32,"width":16,"height":16})", u"start 1,2"_s);
        row("a rectangle drawn by hand", R"({"type":"start","x":14.5,"y":35,"width":13,"height":12})", u"start 1,2"_s);
        row("an ellipse", R"({"type":"start","ellipse":true,"x":16,"y":32,"width":16,"height":16})", u"start 1,2"_s);
        const QByteArray tile = R"({"gid":3,"width":16,"height":16,)";
        row("a tile", tile + R"("x":16,"y":48})", u"orc 1,2"_s);
        row("a flipped tile", R"({"gid":2147483651,"width":16,"height":16,"x":16,"y":48})", u"orc 1,2"_s);
        row("a tall tile stands on its feet", R"({"gid":3,"width":16,"height":40,"x":16,"y":48})", u"orc 1,2"_s);
        row("a tile anchored above", tile + R"("x":16,"y":32})", u"orc 1,2"_s, "topleft");
        row("a tile anchored in its middle", tile + R"("x":24,"y":40})", u"orc 1,2"_s, "center");
        row("a tile anchored at the lower right", tile + R"("x":32,"y":48})", u"orc 1,2"_s, "bottomright");
        row("a tile turned about its anchor", tile + R"("x":16,"y":32,"rotation":90})", u"orc 1,2"_s);
        row("by its name", R"({"name":"troll","point":true,"x":0,"y":0})", u"troll 0,0"_s);
    }

    void objectsArePlacedOnTheirCells()
    {
        QFETCH(QByteArray, object);
        QFETCH(QByteArray, alignment);
        QFETCH(QString, thing);
        QByteArray tileset = dungeonTileset;
        tileset.replace("\"columns\"", QByteArray("\"objectalignment\":\"" + alignment + "\",\"columns\""));
        const TiledLevel made = levelFrom(objectMap(object, tileset));
        QCOMPARE(thingsOf(made), QStringList{thing});
        QCOMPARE(findings(made), QStringList());
    }

    void aRectangleOfTerrainFillsItsCells()
    {
        const TiledLevel made = levelFrom(objectMap(R"({"type":"wall","x":16,"y":10,"width":30,"height":30},
{"type":"water","x":2,"y":2,"width":4,"height":4})"));
        QCOMPARE(rowsOf(*made.level), (QStringList{u"~  "_s, u" ##"_s, u"   "_s}));
    }

    void objectPropertiesBecomeThingValues()
    {
        const TiledLevel made = levelFrom(objectMap(R"({"type":"orc","point":true,"x":0,"y":0,"properties":[
{"name":"hp","type":"int","value":7},{"name":"direction","type":"string","value":"east"},
{"name":"item","type":"string","value":"sword"},{"name":"power","type":"string","value":"3"},
{"name":"mood","type":"string","value":"grim"}]},
{"type":"treasure","point":true,"x":16,"y":0,"properties":[{"name":"gold","type":"int","value":200}]},
{"type":"troll","point":true,"x":32,"y":0,"properties":[{"name":"hp","type":"int","value":-7}]})"));
        QCOMPARE(made.level->things[0].values,
                 (QJsonObject{{u"hp"_s, 7}, {u"direction"_s, u"east"_s}, {u"item"_s, u"sword"_s}, {u"power"_s, 3}}));
        QCOMPARE(made.level->things[1].values, (QJsonObject{{u"gold"_s, 200}}));
        QCOMPARE(made.level->things[2].values, QJsonObject());
        QCOMPARE(findings(made), (QStringList{u"not_taken property mood 1"_s, u"not_taken value hp 1"_s}));
    }

    void layerOffsetsMoveByWholeCells()
    {
        const QByteArray layers = jsonLayer(3, 1, "[2,2,2]") + ',' + jsonLayer(3, 1, "[1,0,1]", R"("offsetx":17,)");
        const TiledLevel made = levelFrom(jsonMap(3, 1, layers));
        QCOMPARE(rowsOf(*made.level), QStringList{u" # "_s});
        QCOMPARE(findings(made), (QStringList{u"not_taken outside_tiles ground 1"_s, u"passed_over between 1"_s}));
    }

    void hiddenLayersAreLeftOut()
    {
        const QByteArray layers =
            jsonLayer(1, 1, "[2]") + ',' + jsonLayer(1, 1, "[1]").replace("true", "false").replace("ground", "old");
        const TiledLevel made = levelFrom(jsonMap(1, 1, layers));
        QCOMPARE(rowsOf(*made.level), QStringList{u" "_s});
        QCOMPARE(findings(made), QStringList{u"not_taken layer old 1"_s});
        TiledMapping mapping;
        mapping.layers[u"old"_s] = usedMeaning;
        QCOMPARE(rowsOf(*levelFrom(jsonMap(1, 1, layers), mapping).level), QStringList{u"#"_s});
    }

    void unknownTilesAreGuessed_data()
    {
        QTest::addColumn<QByteArray>("map");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("border and inside")
            << jsonMap(4, 3, jsonLayer(4, 3, "[1,1,1,5,1,2,2,1,1,1,1,1]"), foreignTileset)
            << QStringList{u"####"_s, u"#  #"_s, u"####"_s};
        QTest::newRow("one tile everywhere") << jsonMap(3, 3, jsonLayer(3, 3, "[1,1,1,1,1,1,1,1,1]"), foreignTileset)
                                             << QStringList{u"   "_s, u"   "_s, u"   "_s};
        QTest::newRow("what lies above the ground")
            << jsonMap(4, 3,
                       jsonLayer(4, 3, "[1,1,1,1,1,1,1,1,1,1,1,1]") + ','
                           + jsonLayer(4, 3, "[2,2,2,2,2,0,7,2,2,2,2,2]").replace("ground", "stones"),
                       foreignTileset)
            << QStringList{u"####"_s, u"# ##"_s, u"####"_s};
        QTest::newRow("shapes that things collide with")
            << jsonMap(3, 1, jsonLayer(3, 1, "[1,2,3]"),
                       R"({"firstgid":1,"name":"stones","tiles":[{"id":0,"objectgroup":{"objects":[]}},
{"id":1,"objectgroup":{"objects":[{"x":0,"y":0,"width":16,"height":16}]}}]})")
            << QStringList{u" # "_s};
        QTest::newRow("the name of the layer")
            << jsonMap(3, 1, jsonLayer(3, 1, "[1,2,3]").replace("ground", "Walls"), foreignTileset)
            << QStringList{u"###"_s};
    }

    void unknownTilesAreGuessed()
    {
        QFETCH(QByteArray, map);
        QFETCH(QStringList, rows);
        QCOMPARE(rowsOf(*levelFrom(map).level), rows);
    }

    void wallNamesAreRecognized_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<WallWord>("word");
        for (const QString &name : {u"Collision"_s, u"collisions"_s, u"COLLISION LAYER"_s, u"CollisionMap"_s,
                                    u"solid"_s, u"Solids"_s, u"blocked"_s, u"Obstacles"_s, u"collision-2"_s,
                                    u"Wall Collisions"_s, u"collidable"_s, u"not walkable"_s, u"Kollision"_s}) {
            QTest::newRow(qPrintable(name)) << name << WallWord::Collision;
        }
        for (const QString &name : {u"Walls"_s, u"wall"_s, u"walls2"_s, u"HouseWalls"_s, u"Mauern"_s}) {
            QTest::newRow(qPrintable(name)) << name << WallWord::Walls;
        }
        for (const QString &name : {u"Ground"_s, u"No collision"_s, u"wall shadows"_s, u"WallTop"_s, u"wallpaper"_s,
                                    u"walkable"_s, u"Above player"_s, u"solidarity"_s, QString()}) {
            QTest::newRow(qPrintable(u"not: "_s + name)) << name << WallWord::None;
        }
    }

    void wallNamesAreRecognized()
    {
        QFETCH(QString, name);
        QFETCH(WallWord, word);
        QCOMPARE(wallWordIn(name), word);
    }

    void wallPropertiesAreRecognized_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<std::optional<bool>>("blocks");
        const auto row = [](const QString &name, const QJsonValue &value, std::optional<bool> blocks) {
            QTest::addRow("%s %s", qPrintable(name), qPrintable(value.toVariant().toString()))
                << name << value << blocks;
        };
        row(u"collides"_s, true, true);
        row(u"collides"_s, u"true"_s, true);
        row(u"Collision"_s, 1, true);
        row(u"isSolid"_s, QString(), true);
        row(u"ge_collide"_s, true, true);
        row(u"collides"_s, false, false);
        row(u"solid"_s, u"none"_s, false);
        row(u"walkable"_s, false, true);
        row(u"is_walkable"_s, true, false);
        row(u"unwalkable"_s, true, true);
        row(u"collision_sound"_s, u"thud"_s, std::nullopt);
        row(u"color"_s, u"gray"_s, std::nullopt);
    }

    void wallPropertiesAreRecognized()
    {
        QFETCH(QString, name);
        QFETCH(QJsonValue, value);
        QFETCH(std::optional<bool>, blocks);
        QVERIFY(blocksBy(TiledProperty{.name = name, .value = value}) == blocks);
    }

    void collisionDefinesTheWalls_data()
    {
        QTest::addColumn<QByteArray>("layers");
        QTest::addColumn<QByteArray>("tilesets");
        const QByteArray ground = jsonLayer(4, 2, "[1,1,2,1,3,1,1,1]");
        const QByteArray over = jsonLayer(4, 2, "[0,4,0,0,0,0,4,0]").replace("ground", "Over");
        const QByteArray walls = jsonLayer(4, 2, "[5,5,0,0,5,0,0,5]").replace("ground", "Collision");
        const auto named = [&](const char *name) { return QByteArray(walls).replace("Collision", name); };
        const auto row = [](const char *name, const QByteArray &layers, const QByteArray &tilesets = foreignTileset) {
            QTest::newRow(name) << layers << tilesets;
        };
        row("a layer of tiles", ground + ',' + over + ',' + walls);
        row("below others", walls + ',' + ground + ',' + over);
        row("hidden", ground + ',' + over + ',' + QByteArray(walls).replace("true", "false"));
        row("named walls", ground + ',' + over + ',' + named("Walls"));
        row("in a group", ground + R"(,{"type":"group","name":"Collision","layers":[)" + named("rocks") + "]}," + over);
        row("collision and a drawing of walls",
            ground + ',' + jsonLayer(4, 2, "[7,7,7,7,7,7,7,7]").replace("ground", "walls") + ',' + walls);
        row("a layer with a property",
            ground + ',' + over + ','
                + jsonLayer(4, 2, "[5,5,0,0,5,0,0,5]",
                            R"("properties":[{"name":"collides","type":"bool","value":true}],)")
                      .replace("ground", "marks"));
        const QByteArray rectangles = R"({"x":0,"y":0,"width":32,"height":16},{"x":0,"y":16,"width":16,"height":16},
{"name":"rock","x":48,"y":16,"width":16,"height":16})";
        row("objects of a layer",
            ground + R"(,{"type":"objectgroup","name":"Collisions","objects":[)" + rectangles + "]}," + over);
        row("objects of a class", ground + ',' + over + R"(,{"type":"objectgroup","name":"objects","objects":[)"
                                      + QByteArray(rectangles).replace("{", R"({"type":"collision",)") + "]}");
        const QByteArray marked = jsonLayer(4, 2, "[5,5,2,1,5,1,1,5]");
        row("tiles with a property", marked + ',' + over,
            R"({"firstgid":1,"name":"stones","tiles":[{"id":4,"properties":[
{"name":"collides","type":"bool","value":true}]}]})");
        row("tiles that are not walkable", marked + ',' + over,
            R"({"firstgid":1,"name":"stones","tiles":[{"id":4,"properties":[
{"name":"walkable","type":"bool","value":false}]}]})");
        row("tiles with a collision shape of a class", marked + ',' + over,
            R"({"firstgid":1,"name":"water","tiles":[{"id":4,"objectgroup":{"objects":[{"type":"collision"}]}}]})");
        row("names of tilesets say how it looks", ground + ',' + over + ',' + walls,
            R"({"firstgid":1,"name":"Water"})");
    }

    void collisionDefinesTheWalls()
    {
        QFETCH(QByteArray, layers);
        QFETCH(QByteArray, tilesets);
        const TiledLevel made = levelFrom(jsonMap(4, 2, layers, tilesets));
        QCOMPARE(rowsOf(*made.level), (QStringList{u"##  "_s, u"#  #"_s}));
        QCOMPARE(findings(made).filter(u"guessed"_s), QStringList());
    }

    void shapesFillCells_data()
    {
        QTest::addColumn<QByteArray>("object");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("a triangle") << QByteArray(
            R"("x":0,"y":0,"polygon":[{"x":0,"y":0},{"x":64,"y":0},{"x":0,"y":64}])")
                                    << QStringList{u"### "_s, u"##  "_s, u"#   "_s, u"    "_s};
        QTest::newRow("a ring") << QByteArray(R"("x":0,"y":0,"polygon":[{"x":0,"y":0},{"x":64,"y":0},{"x":64,"y":64},
{"x":0,"y":64},{"x":0,"y":16},{"x":16,"y":16},{"x":16,"y":48},{"x":48,"y":48},{"x":48,"y":16},{"x":0,"y":16}])")
                                << QStringList{u"####"_s, u"#  #"_s, u"#  #"_s, u"####"_s};
        QTest::newRow("a line") << QByteArray(
            R"("x":8,"y":8,"polyline":[{"x":0,"y":0},{"x":40,"y":0},{"x":40,"y":40}])")
                                << QStringList{u"####"_s, u"   #"_s, u"   #"_s, u"    "_s};
        QTest::newRow("a slanting line") << QByteArray(R"("x":0,"y":4,"polyline":[{"x":2,"y":0},{"x":30,"y":26}])")
                                         << QStringList{u"#   "_s, u"##  "_s, u"    "_s, u"    "_s};
        QTest::newRow("a line along the edge of the map")
            << QByteArray(R"("x":0,"y":0,"polyline":[{"x":0,"y":0},{"x":0,"y":64},{"x":64,"y":64}])")
            << QStringList{u"    "_s, u"    "_s, u"    "_s, u"    "_s};
        QTest::newRow("a circle") << QByteArray(R"("x":0,"y":0,"width":64,"height":64,"ellipse":true)")
                                  << QStringList{u" ## "_s, u"####"_s, u"####"_s, u" ## "_s};
        QTest::newRow("a thin rectangle closes its row") << QByteArray(R"("x":0,"y":20,"width":64,"height":2)")
                                                         << QStringList{u"    "_s, u"####"_s, u"    "_s, u"    "_s};
        QTest::newRow("a turned rectangle") << QByteArray(R"("x":32,"y":0,"width":64,"height":16,"rotation":90)")
                                            << QStringList{u" #  "_s, u" #  "_s, u" #  "_s, u" #  "_s};
        QTest::newRow("partly outside") << QByteArray(R"("x":-1e9,"y":32,"width":1000000016,"height":2e9)")
                                        << QStringList{u"    "_s, u"    "_s, u"#   "_s, u"#   "_s};
    }

    void shapesFillCells()
    {
        QFETCH(QByteArray, object);
        QFETCH(QStringList, rows);
        const QByteArray ground = jsonLayer(4, 4, "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]");
        const QByteArray layers =
            ground + R"(,{"type":"objectgroup","name":"collision","objects":[{"x":900,"y":900},{)" + object + "}]}";
        QCOMPARE(rowsOf(*levelFrom(jsonMap(4, 4, layers, foreignTileset)).level), rows);
    }

    /// The mapping of a layer or a tile still takes precedence.
    void oldMappingsWinOverConventions()
    {
        const QByteArray layers =
            jsonLayer(3, 1, "[1,2,1]") + ',' + jsonLayer(3, 1, "[5,0,6]").replace("ground", "Collision");
        const auto rowWith = [&layers](const TiledMapping &mapping) {
            return rowsOf(*levelFrom(jsonMap(3, 1, layers, foreignTileset), mapping).level).first();
        };
        QCOMPARE(rowWith({}), u"# #"_s);
        TiledMapping mapping;
        mapping.tilesets[u"stones"_s].byId = {{0, u"water"_s}, {1, u"grass"_s}, {5, u"ignore"_s}};
        QCOMPARE(rowWith(mapping), u"#%~"_s);
        mapping.layers[u"Collision"_s] = ignoredMeaning;
        QCOMPARE(rowWith(mapping), u"~%~"_s);
    }

    void emptyCellsBecomeWallOrFloor_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QStringList>("rows");
        const QByteArray outside = "\"x\":70,\"y\":40";
        QTest::newRow("around floor is wall") << QByteArray("[0,0,0,0,0, 0,2,2,0,0, 0,0,0,0,0]") << outside
                                              << QStringList{u"#####"_s, u"#  ##"_s, u"#####"_s};
        QTest::newRow("within walls is floor") << QByteArray("[1,1,1,0,0, 1,0,1,0,0, 1,1,1,0,0]") << outside
                                               << QStringList{u"#####"_s, u"# ###"_s, u"#####"_s};
        QTest::newRow("with the start is floor")
            << QByteArray("[1,1,1,1,1, 0,0,0,0,1, 1,1,1,1,1]") << QByteArray("\"x\":18,\"y\":18")
            << QStringList{u"#####"_s, u" @  #"_s, u"#####"_s};
    }

    void emptyCellsBecomeWallOrFloor()
    {
        QFETCH(QByteArray, data);
        QFETCH(QByteArray, start);
        QFETCH(QStringList, rows);
        const QByteArray things =
            R"({"type":"objectgroup","name":"things","objects":[{"type":"start","point":true,)" + start + "}]}";
        const bool isInside = rows.join(QString()).contains(u'@');
        const QByteArray layers = jsonLayer(5, 3, data) + (isInside ? ',' + things : QByteArray());
        QCOMPARE(rowsOf(*levelFrom(jsonMap(5, 3, layers)).level), rows);
    }

    void aMappingWinsOverEverything()
    {
        TiledMapping mapping;
        mapping.tilesets[u"dungeon"_s] = {.byId = {{0, u"water"_s}, {2, ignoredMeaning}}, .others = u"grass"_s};
        mapping.classes[u"Enemy"_s] = u"troll"_s;
        mapping.layers[u"roof"_s] = u"wall"_s;
        const QByteArray layers =
            jsonLayer(4, 1, "[1,3,7,2]") + ',' + jsonLayer(4, 1, "[0,0,0,7]").replace("ground", "roof")
            + R"(,{"type":"objectgroup","name":"things","objects":[{"type":"Enemy","point":true,"x":20,"y":0}]})";
        const TiledLevel made = levelFrom(jsonMap(4, 1, layers), mapping);
        const Catalogue &catalogue = *shippedCatalogue();
        QStringList keys;
        for (const TerrainId terrain : made.level->terrain.cells()) {
            keys += catalogue.terrain(terrain).key;
        }
        QCOMPARE(keys, (QStringList{u"water"_s, u"floor"_s, u"grass"_s, u"wall"_s}));
        QCOMPARE(thingsOf(made), QStringList{u"troll 1,0"_s});
        QCOMPARE(findings(made), QStringList());
        mapping.layers[u"things"_s] = ignoredMeaning;
        QCOMPARE(thingsOf(levelFrom(jsonMap(4, 1, layers), mapping)), QStringList());
    }

    /// Classes are listed whether or not a mapping of classes covers them. Everything else takes precedence over such a
    /// mapping.
    void unexplainedClassesAreListed()
    {
        const QByteArray tilesets = R"({"firstgid":1,"name":"dungeon","tiles":[{"id":1,"type":"floor"},
{"id":2,"type":"Chest"},{"id":3,"type":"Gate"}]})";
        const QByteArray objects = R"({"type":"Enemy","point":true,"x":0,"y":0},
{"type":"Enemy","x":16,"y":0,"width":16,"height":16},{"gid":3,"x":0,"y":16},{"gid":4,"x":0,"y":16},
{"type":"orc","point":true,"x":0,"y":0},{"type":"Boss","name":"troll","point":true,"x":0,"y":0},
{"type":"Hidden","visible":false,"point":true,"x":0,"y":0},{"type":"Path","polyline":[],"x":0,"y":0},
{"type":"Sign","text":{"text":"Hi"},"x":0,"y":0},{"name":"nameless","point":true,"x":0,"y":0})";
        TiledMapping mapping;
        mapping.tilesets[u"dungeon"_s].byId = {{3, u"door"_s}};
        mapping.classes[u"Enemy"_s] = u"orc"_s;
        const std::vector<ObjectClass> expected{{u"Chest"_s, 1}, {u"Enemy"_s, 2}};
        QVERIFY(levelFrom(objectMap(objects, tilesets), mapping).classes == expected);
        mapping.layers[u"things"_s] = ignoredMeaning;
        QVERIFY(levelFrom(objectMap(objects, tilesets), mapping).classes.empty());
    }

    void unsupportedContentIsListed()
    {
        const QByteArray tileset = R"({"firstgid":5,"name":"dungeon","properties":[{"name":"artist","value":"me"}],
"tiles":[{"id":0,"type":"wall","animation":[{"tileid":1,"duration":9}]}]})";
        const QByteArray layers =
            jsonLayer(3, 1, "[2147483653,5,4]") + R"(,{"type":"imagelayer","name":"sky","image":"a.png"},
{"type":"objectgroup","name":"things","opacity":0.5,"objects":[{"type":"ghost","point":true,"x":0,"y":0},
{"type":"ghost","point":true,"x":0,"y":0},{"text":{"text":"Hi"},"x":0,"y":0},{"polygon":[],"x":0,"y":0},
{"type":"orc","point":true,"x":-1,"y":0},{"type":"orc","visible":false,"point":true,"x":1,"y":0}]})";
        const TiledLevel made = levelFrom(jsonMap(3, 1, layers, tileset));
        QCOMPARE(findings(made),
                 (QStringList{u"not_taken hidden orc 1"_s, u"not_taken object ghost 2"_s, u"not_taken outside orc 1"_s,
                              u"not_taken property artist 1"_s, u"not_taken shape 1"_s, u"not_taken text 1"_s,
                              u"not_taken tile 4 1"_s, u"passed_over animation 1"_s, u"passed_over flip 1"_s,
                              u"passed_over image 1"_s, u"passed_over look 1"_s}));
    }

    void aMappingIsWrittenAndRead()
    {
        TiledMapping mapping;
        mapping.tilesets[u"dungeon"_s] = {.byId = {{2, u"wall"_s}, {10, u"orc"_s}}, .others = ignoredMeaning};
        mapping.tilesets[u"a \"b\""_s] = {.byId = {{0, u"floor"_s}}, .others = {}};
        mapping.classes[u"Enemy"_s] = u"troll"_s;
        mapping.layers[u"houses/roofs"_s] = usedMeaning;
        mapping.asked = {u"Boss"_s, u"Alarm"_s};
        const QByteArray text = writeTiledMapping(mapping);
        const QByteArrayList lines{"{",
                                   "    \"format\": \"mazewright-tiled-mapping\",",
                                   "    \"version\": 1,",
                                   "    \"tilesets\": {",
                                   "        \"a \\\"b\\\"\": { \"0\": \"floor\" },",
                                   "        \"dungeon\": { \"2\": \"wall\", \"10\": \"orc\", \"*\": \"ignore\" }",
                                   "    },",
                                   "    \"classes\": { \"Enemy\": \"troll\" },",
                                   "    \"layers\": { \"houses/roofs\": \"use\" },",
                                   "    \"asked\": [\"Alarm\", \"Boss\"]",
                                   "}\n"};
        QCOMPARE(text, lines.join('\n'));
        IssueList issues;
        const std::optional<TiledMapping> read = readTiledMapping(text, *shippedCatalogue(), issues);
        QCOMPARE(told(issues), QStringList());
        QVERIFY(read);
        QCOMPARE(*read, mapping);
    }

    void mistakesInAMappingAreFound_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("finding");
        QTest::newRow("an unknown kind") << QByteArray(R"("classes":{"a":"wal"})") << u"2:16 unknown_kind wall wal"_s;
        QTest::newRow("no tile") << QByteArray(R"("tilesets":{"a":{"b":"wall"}})")
                                 << u"2:18 bad_value the number of a tile b"_s;
        QTest::newRow("no object") << QByteArray(R"("tilesets":{"a":"wall"})") << u"2:17 wrong_type \"wall\""_s;
        QTest::newRow("no text") << QByteArray(R"("layers":{"a":1})") << u"2:15 wrong_type 1"_s;
        QTest::newRow("no class") << QByteArray(R"("asked":[1])") << u"2:10 wrong_type 1"_s;
        QTest::newRow("use is for layers") << QByteArray(R"("classes":{"a":"use"})") << u"2:16 unknown_kind use"_s;
    }

    void mistakesInAMappingAreFound()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, finding);
        IssueList issues;
        const QByteArray text = "{\"format\":\"mazewright-tiled-mapping\",\"version\":1,\n" + content + '}';
        QVERIFY(!readTiledMapping(text, *shippedCatalogue(), issues));
        QCOMPARE(told(issues), QStringList(finding));
    }
};

MAZEWRIGHT_SUITE(tiledlevel, TestTiledLevel)

#include "tst_tiledlevel.moc"
