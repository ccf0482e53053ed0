#include "tests/support/suite.h"
#include "tests/tiled/mapsbyhand.h"

#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr TileGid flippedV = 0x40000000;
constexpr TileGid flippedD = 0x20000000;
constexpr TileGid hexTurned = 0x10000000;
const std::vector<TileGid> sixTiles{1, flippedH | 2, flippedV | 1, 0, flippedD | flippedH | 2, hexTurned | 3};

QByteArray listOf(const std::vector<TileGid> &gids)
{
    QByteArrayList numbers;
    for (const TileGid gid : gids) {
        numbers += QByteArray::number(gid);
    }
    return numbers.join(',');
}

QByteArray tileElements(const std::vector<TileGid> &gids)
{
    QByteArray elements;
    for (const TileGid gid : gids) {
        elements += gid == 0 ? QByteArray("<tile/>") : "<tile gid=\"" + QByteArray::number(gid) + "\"/>";
    }
    return elements;
}

/// Adds the same map of six tiles in every encoding of both formats.
void addEncodings()
{
    QTest::addColumn<QByteArray>("map");
    const auto json = [](const char *name, const QByteArray &data, const QByteArray &rest) {
        QTest::newRow(name) << jsonMap(3, 2, jsonLayer(3, 2, data, rest));
    };
    const auto xml = [](const char *name, const QByteArray &data, const QByteArray &rest) {
        QTest::newRow(name) << xmlMap(3, 2, xmlLayer(3, 2, data, rest));
    };
    const QByteArray bytes = tileBytes(sixTiles);
    const QByteArray list = listOf(sixTiles);
    json("JSON list", '[' + list + ']', {});
    json("JSON list called csv", '[' + list + ']', R"("encoding":"csv",)");
    json("JSON base64", quoted(base64(bytes)), R"("encoding":"base64","compression":"",)");
    json("JSON base64 with escaped slashes", quoted(base64(bytes).replace("/", "\\/")), R"("encoding":"base64",)");
    xml("XML csv", list, R"(encoding="csv")");
    xml("XML elements", tileElements(sixTiles), {});
    xml("XML base64", base64(bytes), R"(encoding="base64")");
    const std::array<std::pair<QByteArray, Compression>, 3> compressions{
        {{"zlib", Compression::Zlib}, {"gzip", Compression::Gzip}, {"zstd", Compression::Zstd}}};
    for (const auto &[name, compression] : compressions) {
        const QByteArray packed = base64(pack(bytes, compression));
        json(QByteArray("JSON " + name).constData(), quoted(packed),
             "\"encoding\":\"base64\",\"compression\":\"" + name + "\",");
        xml(QByteArray("XML " + name).constData(), packed, "encoding=\"base64\" compression=\"" + name + "\"");
    }
    QTest::newRow("JSON packed as a whole")
        << pack(jsonMap(3, 2, jsonLayer(3, 2, '[' + list + ']')), Compression::Gzip);
    QTest::newRow("XML packed as a whole")
        << pack(xmlMap(3, 2, xmlLayer(3, 2, list, R"(encoding="csv")")), Compression::Gzip);
    QTest::newRow("JSON with a mark") << "\xef\xbb\xbf" + jsonMap(3, 2, jsonLayer(3, 2, '[' + list + ']'));
}

} // namespace

/// Tiled maps as values: both formats and all their encodings.
class TestTiledRead : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEncodingGivesTheSameTiles_data() { addEncodings(); }
    void everyEncodingGivesTheSameTiles();
    void chunksAreUnited_data();
    void chunksAreUnited();
    void groupsAreDissolved_data();
    void groupsAreDissolved();
    void objectsAreReadFromBothFormats_data();
    void objectsAreReadFromBothFormats();
    void oldFormsAreRead();
    void emptyLayersHaveNoTiles_data();
    void emptyLayersHaveNoTiles();
    void anEmptyLayerDoesNotChangeAnInfiniteMap();
    void mistakesAreReportedWithALocation_data();
    void mistakesAreReportedWithALocation();
};

void TestTiledRead::everyEncodingGivesTheSameTiles()
{
    QFETCH(QByteArray, map);
    const TiledMap read = mapOf(map);
    QCOMPARE(read.size, (Size{3, 2}));
    QCOMPARE(read.layers.size(), std::size_t(1));
    QCOMPARE(read.layers[0].name, u"ground"_s);
    QCOMPARE(read.layers[0].tiles.cells(), sixTiles);
    QCOMPARE(read.tilesets.size(), std::size_t(1));
    QCOMPARE(read.tilesets[0].tiles[2].className, u"orc"_s);
    QCOMPARE(tileOf(read, hexTurned | 3)->className, u"orc"_s);
}

void TestTiledRead::chunksAreUnited_data()
{
    QTest::addColumn<QByteArray>("map");
    QTest::newRow("JSON") << jsonMap(
        30, 20,
        R"({"type":"tilelayer","name":"a","startx":-2,"starty":-1,"chunks":[{"x":-2,"y":-1,"width":2,"height":1,"data":[1,2]},
{"x":1,"y":1,"width":1,"height":2,"data":[3,4]}]})",
        dungeonTileset, R"("infinite":true,)");
    QTest::newRow("XML") << xmlMap(30, 20,
                                   R"(<layer name="a" width="30" height="20"><data encoding="csv">
<chunk x="-2" y="-1" width="2" height="1">1,2</chunk><chunk x="1" y="1" width="1" height="2">3,
4</chunk></data></layer>)",
                                   dungeonTilesetXml, "infinite=\"1\"");
}

void TestTiledRead::chunksAreUnited()
{
    QFETCH(QByteArray, map);
    const TiledMap read = mapOf(map);
    QVERIFY(read.isInfinite);
    QCOMPARE(read.origin, (Point{-2, -1}));
    QCOMPARE(read.size, (Size{4, 4}));
    QCOMPARE(read.layers[0].origin, (Point{-2, -1}));
    QCOMPARE(read.layers[0].tiles.cells(), (std::vector<TileGid>{1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4}));
}

void TestTiledRead::groupsAreDissolved_data()
{
    QTest::addColumn<QByteArray>("map");
    QTest::newRow("JSON") << jsonMap(
        1, 1,
        R"({"type":"group","name":"houses","offsetx":16,"visible":false,"layers":[{"type":"group","name":"roofs","offsety":-8,
"layers":[)" + jsonLayer(1, 1, "[1]", R"("offsetx":1.5,)")
            + R"(]}]},{"type":"imagelayer","name":"sky","image":"sky.png","opacity":0.5})");
    QTest::newRow("XML") << xmlMap(1, 1,
                                   R"(<group name="houses" offsetx="16" visible="0"><group name="roofs" offsety="-8">
<layer id="1" name="ground" width="1" height="1" offsetx="1.5"><data encoding="csv">1</data></layer></group></group>
<imagelayer name="sky" opacity="0.5"><image source="sky.png" width="9" height="9"/></imagelayer>)");
}

void TestTiledRead::groupsAreDissolved()
{
    QFETCH(QByteArray, map);
    const TiledMap read = mapOf(map);
    QCOMPARE(read.layers.size(), std::size_t(2));
    const TiledLayer &ground = read.layers[0];
    QCOMPARE(ground.name, u"houses/roofs/ground"_s);
    QVERIFY(!ground.isVisible);
    QCOMPARE(ground.offsetX, 17.5);
    QCOMPARE(ground.offsetY, -8.0);
    QCOMPARE(read.layers[1].kind, TiledLayer::Kind::Image);
    QCOMPARE(read.layers[1].image, u"sky.png"_s);
    QVERIFY(read.layers[1].isVisible);
    QVERIFY(read.layers[1].hasLook);
}

void TestTiledRead::objectsAreReadFromBothFormats_data()
{
    QTest::addColumn<QByteArray>("map");
    QTest::newRow("JSON") << jsonMap(
        2, 2, objectsJson(R"({"id":1,"name":"Grim","type":"orc","x":16,"y":32,"width":16,"height":16,
"gid":2147483651,"properties":[{"name":"hp","type":"int","value":7},{"name":"shy","type":"bool","value":true},
{"name":"home","type":"class","propertytype":"Place","value":{"floor":2}}]},
{"id":2,"class":"start","point":true,"x":3.5,"y":4},{"id":3,"x":0,"y":0,"width":8,"height":8,"visible":false},
{"id":4,"x":1,"y":1,"polygon":[{"x":0,"y":0}]},{"id":5,"x":0,"y":0,"text":{"text":"Beware!","wrap":true}},
{"id":6,"x":0,"y":0,"ellipse":true}, {"id":7,"x":0,"y":0,"polyline":[{"x":0,"y":0}]})"));
    QTest::newRow("XML") << xmlMap(2, 2, R"(<objectgroup name="things">
<object id="1" name="Grim" type="orc" gid="2147483651" x="16" y="32" width="16" height="16"><properties>
<property name="hp" type="int" value="7"/><property name="shy" type="bool" value="true"/>
<property name="home" type="class" propertytype="Place"><properties><property name="floor" type="int" value="2"/>
</properties></property></properties></object>
<object id="2" class="start" x="3.5" y="4"><point/></object><object id="3" x="0" y="0" width="8" height="8" visible="0"/>
<object id="4" x="1" y="1"><polygon points="0,0"/></object><object id="5" x="0" y="0"><text wrap="1">Beware!</text></object>
<object id="6" x="0" y="0"><ellipse/></object><object id="7" x="0" y="0"><polyline points="0,0"/></object>
</objectgroup>)");
}

void TestTiledRead::objectsAreReadFromBothFormats()
{
    QFETCH(QByteArray, map);
    const TiledMap read = mapOf(map);
    const std::vector<TiledObject> &objects = read.layers[0].objects;
    QCOMPARE(objects.size(), std::size_t(7));
    QCOMPARE(objects[0].name, u"Grim"_s);
    QCOMPARE(objects[0].className, u"orc"_s);
    QCOMPARE(objects[0].gid, flippedH | 3);
    const TiledProperties properties{{.name = u"hp"_s, .type = u"int"_s, .value = 7},
                                     {.name = u"shy"_s, .type = u"bool"_s, .value = true},
                                     {.name = u"home"_s, .type = u"class"_s, .value = QJsonObject{{u"floor"_s, 2}}}};
    QCOMPARE(objects[0].properties, properties);
    QCOMPARE(objects[1].className, u"start"_s);
    QCOMPARE(objects[1].x, 3.5);
    QVERIFY(objects[0].isVisible);
    QVERIFY(!objects[2].isVisible);
    QCOMPARE(objects[4].text, u"Beware!"_s);
    std::vector<TiledShape> shapes;
    std::transform(objects.begin(), objects.end(), std::back_inserter(shapes),
                   [](const TiledObject &object) { return object.shape; });
    QCOMPARE(shapes, (std::vector{TiledShape::Tile, TiledShape::Point, TiledShape::Rectangle, TiledShape::Polygon,
                                  TiledShape::Text, TiledShape::Ellipse, TiledShape::Polyline}));
}

void TestTiledRead::oldFormsAreRead()
{
    const TiledMap map = mapOf(R"({"orientation":"orthogonal","version":1,"width":1,"height":1,"tilewidth":16,
"tileheight":16,"properties":{"depth":3},"propertytypes":{"depth":"int"},"tilesets":[{"firstgid":1,"name":"old",
"tiles":{"4":{"terrain":[0,0,0,0]}},"tileproperties":{"4":{"kind":"orc"}},"tilepropertytypes":{"4":{"kind":"string"}}}],
"layers":[{"type":"tilelayer","name":"a","width":1,"height":1,"data":[5]}]})");
    QCOMPARE(map.properties, (TiledProperties{{.name = u"depth"_s, .type = u"int"_s, .value = 3}}));
    QCOMPARE(tileOf(map, 5)->properties,
             (TiledProperties{{.name = u"kind"_s, .type = u"string"_s, .value = u"orc"_s}}));
}

void TestTiledRead::emptyLayersHaveNoTiles_data()
{
    QTest::addColumn<QByteArray>("map");
    const QByteArray infinite = R"("infinite":true,)";
    const auto json = [&](const QByteArray &name, const QByteArray &content) {
        const QByteArray layer = R"({"type":"tilelayer","name":"empty","width":30,"height":20,)" + content + '}';
        QTest::addRow("JSON, %s", name.constData()) << jsonMap(30, 20, layer);
        QTest::addRow("JSON, infinite, %s", name.constData()) << jsonMap(30, 20, layer, dungeonTileset, infinite);
    };
    json("a list", R"("data":[])");
    json("a list with a blank", R"("data":[ ])");
    json("no data", R"("id":1)");
    json("null", R"("data":null)");
    json("no chunks", R"("chunks":[])");
    json("an empty chunk", R"("chunks":[{"x":0,"y":0,"width":16,"height":16,"data":[]}])");
    json("Base64", R"("data":"","encoding":"base64")");
    for (const QByteArray &compression : {QByteArray("zlib"), QByteArray("gzip"), QByteArray("zstd")}) {
        json(compression, R"("data":"","encoding":"base64","compression":")" + compression + '"');
    }
    json("packed nothing",
         R"("encoding":"base64","compression":"zlib","data":)" + quoted(base64(pack({}, Compression::Zlib))));
    const auto xml = [](const QByteArray &name, const QByteArray &content) {
        const QByteArray layer = R"(<layer id="9" name="empty" width="30" height="20">)" + content + "</layer>";
        QTest::addRow("XML, %s", name.constData()) << xmlMap(30, 20, layer);
        QTest::addRow("XML, infinite, %s", name.constData())
            << xmlMap(30, 20, layer, dungeonTilesetXml, "infinite=\"1\"");
    };
    xml("CSV", R"(<data encoding="csv"/>)");
    xml("CSV with blanks", "<data encoding=\"csv\">\n </data>");
    xml("tiles", "<data></data>");
    xml("no data", {});
    xml("Base64", R"(<data encoding="base64"></data>)");
    for (const QByteArray &compression : {QByteArray("zlib"), QByteArray("gzip"), QByteArray("zstd")}) {
        xml(compression, R"(<data encoding="base64" compression=")" + compression + "\"/>");
    }
    xml("an empty chunk", R"(<data encoding="csv"><chunk x="0" y="0" width="16" height="16"/></data>)");
}

void TestTiledRead::emptyLayersHaveNoTiles()
{
    QFETCH(QByteArray, map);
    const TiledMap read = mapOf(map);
    const auto &cells = read.layers[0].tiles.cells();
    QVERIFY(std::all_of(cells.begin(), cells.end(), [](TileGid gid) { return gid == 0; }));
}

/// The map is as Tiled writes it.
void TestTiledRead::anEmptyLayerDoesNotChangeAnInfiniteMap()
{
    const TiledMap read = mapOf(xmlMap(30, 20,
                                       R"(<layer id="1" name="L" width="30" height="20">
<data encoding="csv"><chunk x="0" y="0" width="3" height="3">1,1,1,1,2,1,1,1,1</chunk></data></layer>
<layer id="9" name="Empty" width="30" height="20"><data encoding="csv"/></layer>)",
                                       dungeonTilesetXml, "infinite=\"1\""));
    QCOMPARE(read.size, (Size{3, 3}));
    QCOMPARE(read.layers.size(), std::size_t(2));
}

void TestTiledRead::mistakesAreReportedWithALocation_data()
{
    QTest::addColumn<QByteArray>("map");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char *name, const QByteArray &map, const QString &finding) {
        QTest::newRow(name) << map << finding;
    };
    row("isometric", jsonMap(1, 1, {}).replace("orthogonal", "isometric"), u"1:46 other_orientation isometric"_s);
    row("staggered", xmlMap(1, 1, {}).replace("orthogonal", "staggered"), u"2:1 other_orientation staggered"_s);
    row("hexagonal", xmlMap(1, 1, {}).replace("orthogonal", "hexagonal"), u"2:1 other_orientation hexagonal"_s);
    row("not a Tiled map", R"({"type":"tileset","name":"a"})", u"1:1 not_a_tiled_map"_s);
    row("no object", "[1]", u"1:1 not_a_tiled_map"_s);
    row("another XML", "<html/>", u"1:1 not_a_tiled_map html"_s);
    row("cut JSON", "{\"type\":", u"1:9 syntax"_s);
    row("cut XML", "<map>\n <layer>", u"2:9 syntax"_s);
    row("broken XML", "<map>\n <a></b></map>", u"2:9 syntax XML"_s);
    row("too few tiles", jsonMap(3, 2, jsonLayer(3, 2, "[1,2]")), u"3:109 bad_tiles 2"_s);
    row("too many tiles", xmlMap(1, 1, xmlLayer(1, 1, "1,2", "encoding=\"csv\"")), u"5:1 bad_tiles 2"_s);
    row("no number", jsonMap(2, 1, jsonLayer(2, 1, "[1,-2]")), u"3:112 bad_tiles -2"_s);
    row("a number of 33 bits", jsonMap(1, 1, jsonLayer(1, 1, "[4294967296]")), u"3:110 bad_tiles 4294967296"_s);
    row("no Base64", jsonMap(1, 1, jsonLayer(1, 1, "\"$$$$\"", R"("encoding":"base64",)")), u"3:129 bad_tiles"_s);
    row("too few bytes", jsonMap(2, 1, jsonLayer(2, 1, "\"AQAAAA==\"", R"("encoding":"base64",)")),
        u"3:129 bad_tiles"_s);
    row("damaged zlib", jsonMap(1, 1, jsonLayer(1, 1, "\"AQAAAA==\"", R"("encoding":"base64","compression":"zlib",)")),
        u"3:150 bad_tiles zlib"_s);
    row("a list that is said to be Base64", jsonMap(1, 1, jsonLayer(1, 1, "[1]", R"("encoding":"base64",)")),
        u"3:129 wrong_type [1]"_s);
    row("a wide map", jsonMap(1000000000, 1, {}), u"1:67 too_large 1000000000 × 1"_s);
    row("a wide layer", jsonMap(1, 1, jsonLayer(5000, 5000, "[1]")), u"3:11 too_large 5000 × 5000"_s);
    row("chunks far apart",
        jsonMap(1, 1,
                R"({"type":"tilelayer","name":"a","chunks":[{"x":-900000000,"y":0,"width":1,"height":1,"data":[1]},
{"x":900000000,"y":0,"width":1,"height":1,"data":[1]}]})",
                dungeonTileset, R"("infinite":true,)"),
        u"3:51 too_large 1800000001 × 1"_s);
    row("definitions", "<!DOCTYPE map [<!ENTITY a \"b\">]><map>&a;</map>", u"1:1 syntax <!DOCTYPE"_s);
    QByteArray attributes;
    for (int i = 0; i < 1001; ++i) {
        attributes += " a" + QByteArray::number(i) + "=\"\"";
    }
    row("a tag of very many attributes", "<map>\n<layer" + attributes + "/></map>", u"2:1 too_large"_s);
    row("deep XML", "<map>" + QByteArray("<group>").repeated(70), u"1:447 too_deep"_s);
    const QByteArray bomb =
        jsonLayer(4096, 4096, quoted(base64(pack(QByteArray(4096 * 4096 * 4, '\0'), Compression::Zlib))),
                  R"("encoding":"base64","compression":"zlib",)");
    row("layers that unpack to very much", jsonMap(4096, 4096, bomb + ",\n" + bomb + ",\n" + bomb), u"5:1 too_large"_s);
    row("a layer without a type", jsonMap(1, 1, R"({"name":"a"})"), u"3:11 missing_key type"_s);
    row("an unknown layer", jsonMap(1, 1, R"({"type":"cells"})"), u"3:19 wrong_type tilelayer cells"_s);
    row("a text for a number", xmlMap(1, 1, "<objectgroup>\n<object x=\"left\"/></objectgroup>"),
        u"6:1 wrong_type \"left\""_s);
}

void TestTiledRead::mistakesAreReportedWithALocation()
{
    QFETCH(QByteArray, map);
    QFETCH(QString, finding);
    IssueList issues;
    const std::optional<TiledMap> read = readTiledMap(map, noFiles(), issues);
    QCOMPARE(told(issues), QStringList(finding));
    QVERIFY(!read);
}

MAZEWRIGHT_SUITE(tiledread, TestTiledRead)

#include "tst_tiledread.moc"
