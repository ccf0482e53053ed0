#include "tests/support/suite.h"
#include "tests/tiled/mapsbyhand.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A folder with files that maps refer to.
class MapFolder {
public:
    void write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("cannot write %s", qPrintable(path));
        }
    }
    QString path(const QString &name) const { return m_dir.filePath(name); }
    /// Reads a map as if it were in the folder "maps".
    std::optional<TiledMap> read(const QByteArray &bytes, IssueList &issues, const QStringList &trusted = {}) const
    {
        return readTiledMap(bytes, filesIn(MapFolders(m_dir.filePath(u"maps"_s), trusted)), issues);
    }
    void makeFolder(const QString &name) const { QDir().mkpath(m_dir.filePath(name)); }

private:
    QTemporaryDir m_dir;
};

QByteArray bareTileset(const QByteArray &json)
{
    QByteArray file = json;
    return file.replace("\"firstgid\":1,", "\"type\":\"tileset\",");
}

} // namespace

/// External tilesets and templates of Tiled maps.
class TestTiledFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void externalTilesetsAreRead_data();
    void externalTilesetsAreRead();
    void aMissingTilesetKeepsItsNumbers();
    void theProjectFolderOfAMapIsFound_data();
    void theProjectFolderOfAMapIsFound();
    void theHomeFolderIsNoProject();
    void filesBesideTheMapFolderAreRead();
    void noFileOutsideOfTheProjectIsRead_data();
    void noFileOutsideOfTheProjectIsRead();
    void filesOfTrustedFoldersAreRead();
    void objectsInheritFromTheirTemplates_data();
    void objectsInheritFromTheirTemplates();
};

void TestTiledFiles::externalTilesetsAreRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("JSON") << u"dungeon.tsj"_s << bareTileset(dungeonTileset);
    QTest::newRow("JSON without a type") << u"dungeon.json"_s
                                         << QByteArray(dungeonTileset).replace("\"firstgid\":1,", "");
    QByteArray xml = dungeonTilesetXml;
    xml.replace("firstgid=\"1\" ", "");
    QTest::newRow("XML") << u"art/dungeon.tsx"_s << xml;
    QTest::newRow("packed, under the name without .gz") << u"dungeon.tsx.gz"_s << pack(xml, Compression::Gzip);
}

void TestTiledFiles::externalTilesetsAreRead()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    const MapFolder folder;
    folder.write(u"maps/"_s + file, content);
    const QByteArray name = (file.endsWith(u".gz") ? file.chopped(3) : file).toUtf8();
    const QByteArray json = jsonMap(1, 1, jsonLayer(1, 1, "[3]"), R"({"firstgid":1,"source":")" + name + "\"}");
    const QByteArray xml =
        xmlMap(1, 1, xmlLayer(1, 1, "3", "encoding=\"csv\""), "<tileset firstgid=\"1\" source=\"" + name + "\"/>");
    for (const QByteArray &map : {json, xml}) {
        IssueList issues;
        const std::optional<TiledMap> read = folder.read(map, issues);
        QCOMPARE(told(issues), QStringList());
        QVERIFY(read);
        QCOMPARE(read->tilesets[0].source.toUtf8(), name);
        QCOMPARE(read->tilesets[0].name, u"dungeon"_s);
        QVERIFY(!read->tilesets[0].isMissing);
        QCOMPARE(tileOf(*read, 3)->className, u"orc"_s);
    }
}

void TestTiledFiles::aMissingTilesetKeepsItsNumbers()
{
    IssueList issues;
    const QByteArray tilesets = dungeonTileset + R"(,{"firstgid":9,"source":"gone/trees.tsx"})";
    const auto map = readTiledMap(jsonMap(2, 1, jsonLayer(2, 1, "[10,2147483657]"), tilesets), noFiles(), issues);
    QVERIFY(map);
    QCOMPARE(told(issues), QStringList(u"2:116 missing_file gone/trees.tsx"_s));
    QCOMPARE(map->layers[0].tiles.cells(), (std::vector<TileGid>{10, flippedH | 9}));
    QVERIFY(map->tilesets[1].isMissing);
    QCOMPARE(map->tilesets[1].name, u"trees"_s);
    QCOMPARE(tilesetOf(*map, 10), &map->tilesets[1]);
}

void TestTiledFiles::theProjectFolderOfAMapIsFound_data()
{
    QTest::addColumn<QStringList>("files"); // folders end in a slash
    QTest::addColumn<QString>("project");
    QTest::newRow("two levels up") << QStringList() << u"a/b"_s;
    QTest::newRow("with .git") << QStringList{u"a/b/c/.git/"_s} << u"a/b/c"_s;
    QTest::newRow("a work tree of git") << QStringList{u"a/b/c/.git"_s} << u"a/b/c"_s;
    QTest::newRow(".git far above") << QStringList{u".git/"_s} << QString();
    QTest::newRow("with a project of Tiled") << QStringList{u"a/game.tiled-project"_s} << u"a"_s;
    QTest::newRow("the outer one") << QStringList{u"a/b/c/d/game.tiled-project"_s, u"a/.git/"_s} << u"a"_s;
    QTest::newRow("the nearest .git") << QStringList{u"a/b/.git/"_s, u"a/.git/"_s} << u"a/b"_s;
}

void TestTiledFiles::theProjectFolderOfAMapIsFound()
{
    QFETCH(QStringList, files);
    QFETCH(QString, project);
    const MapFolder folder;
    folder.makeFolder(u"a/b/c/d"_s);
    for (const QString &file : files) {
        file.endsWith(u'/') ? folder.makeFolder(file) : folder.write(file, "{}");
    }
    const QString expected = QDir(folder.path(project)).canonicalPath();
    QCOMPARE(MapFolders(folder.path(u"a/b/c/d"_s)).project(), expected);
}

void TestTiledFiles::theHomeFolderIsNoProject()
{
    const MapFolder folder;
    folder.makeFolder(u"home/maps/dungeons"_s);
    folder.makeFolder(u"home/.git"_s);
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", folder.path(u"home"_s).toLocal8Bit());
    const QString project = MapFolders(folder.path(u"home/maps/dungeons"_s)).project();
    qputenv("HOME", home);
    QCOMPARE(project, QDir(folder.path(u"home/maps"_s)).canonicalPath());
}

void TestTiledFiles::filesBesideTheMapFolderAreRead()
{
    const MapFolder folder;
    folder.makeFolder(u"maps"_s);
    folder.write(u"tilesets/dungeon.tsj"_s, bareTileset(dungeonTileset));
    folder.write(u"templates/orc.tj"_s,
                 R"({"type":"template","tileset":{"firstgid":1,"source":"../tilesets/dungeon.tsj"},
"object":{"gid":3,"width":16,"height":16}})");
    IssueList issues;
    const auto map = folder.read(jsonMap(1, 1, objectsJson(R"({"template":"../templates/orc.tj","x":0,"y":16})"),
                                         R"({"firstgid":1,"source":"../tilesets/dungeon.tsj"})"),
                                 issues);
    QCOMPARE(told(issues), QStringList());
    QCOMPARE(map->tilesets.size(), std::size_t(1));
    QCOMPARE(tileOf(*map, map->layers[0].objects[0].gid)->className, u"orc"_s);
}

void TestTiledFiles::noFileOutsideOfTheProjectIsRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("steps up") << u"../../secret.tsx"_s;
    QTest::newRow("down and up") << u"art/../../../secret.tsx"_s;
    QTest::newRow("a name that begins alike") << u"../../project-secrets/secret.tsx"_s;
    QTest::newRow("from the root") << u"/etc/passwd"_s;
    QTest::newRow("a drive") << u"C:/secret.tsx"_s;
    QTest::newRow("steps of Windows") << u"..\\\\..\\\\secret.tsx"_s;
    QTest::newRow("a resource of the program") << u":/levels/buchhaim.level.json"_s;
    QTest::newRow("a link out of it") << u"link.tsx"_s;
    QTest::newRow("a linked folder") << u"linked/secret.tsx"_s;
    QTest::newRow("steps up from a linked folder") << u"linked/inner/../secret.tsx"_s;
}

void TestTiledFiles::noFileOutsideOfTheProjectIsRead()
{
    QFETCH(QString, name);
    const MapFolder folder;
    folder.makeFolder(u"project/.git"_s);
    folder.write(u"secret.tsx"_s, dungeonTilesetXml);
    folder.write(u"inner/here.tsx"_s, dungeonTilesetXml);
    folder.write(u"project-secrets/secret.tsx"_s, dungeonTilesetXml);
    folder.write(u"project/maps/art/here.tsx"_s, dungeonTilesetXml);
    QVERIFY(QFile::link(folder.path(u"secret.tsx"_s), folder.path(u"project/maps/link.tsx"_s)));
    QVERIFY(QFile::link(folder.path({}), folder.path(u"project/maps/linked"_s)));
    const QByteArray bytes =
        jsonMap(1, 1, jsonLayer(1, 1, "[3]"), R"({"firstgid":1,"source":")" + name.toUtf8() + "\"}");
    const MapFolders folders(folder.path(u"project/maps"_s));
    IssueList issues;
    const auto map = readTiledMap(bytes, filesIn(folders), issues);
    QVERIFY(map);
    QVERIFY(map->tilesets[0].isMissing);
    QCOMPARE(issues.count(), 1);
    QCOMPARE(issues.begin()->code, IssueCode::OutsideFolder);
    QCOMPARE(issues.begin()->path, u"tilesets[0].source"_s);
    QVERIFY(!folders.pathOf(name));
}

void TestTiledFiles::filesOfTrustedFoldersAreRead()
{
    const MapFolder folder;
    folder.makeFolder(u"maps/.git"_s);
    folder.write(u"shared/dungeon.tsj"_s, bareTileset(dungeonTileset));
    const QByteArray map = jsonMap(1, 1, jsonLayer(1, 1, "[3]"), R"({"firstgid":1,"source":"../shared/dungeon.tsj"})");
    IssueList refused;
    QVERIFY(folder.read(map, refused)->tilesets[0].isMissing);
    IssueList issues;
    const auto read = folder.read(map, issues, {folder.path(u"shared"_s)});
    QCOMPARE(told(issues), QStringList());
    QCOMPARE(tileOf(*read, 3)->className, u"orc"_s);
}

void TestTiledFiles::objectsInheritFromTheirTemplates_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("JSON") << u"maps/templates/orc.tj"_s
                          << QByteArray(R"({"type":"template","tileset":{"firstgid":1,"source":"../dungeon.tsj"},
"object":{"name":"Grim","type":"orc","gid":3,"width":16,"height":16,"visible":true,
"properties":[{"name":"hp","type":"int","value":5},{"name":"power","type":"int","value":2}]}})");
    QTest::newRow("XML") << u"maps/templates/orc.tx"_s << QByteArray(R"(<template>
<tileset firstgid="1" source="../dungeon.tsj"/><object name="Grim" type="orc" gid="3" width="16" height="16"><properties>
<property name="hp" type="int" value="5"/><property name="power" type="int" value="2"/></properties></object></template>)");
}

void TestTiledFiles::objectsInheritFromTheirTemplates()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    const MapFolder folder;
    folder.write(file, content);
    folder.write(u"maps/dungeon.tsj"_s, bareTileset(dungeonTileset));
    const QByteArray name = file.sliced(5).toUtf8();
    for (const QByteArray &tilesets :
         {QByteArray(R"({"firstgid":5,"source":"dungeon.tsj"})"), QByteArray(R"({"firstgid":1,"name":"other"})")}) {
        IssueList issues;
        const auto map =
            folder.read(jsonMap(2, 2, objectsJson(R"({"id":9,"template":")" + name + R"(","x":16,"y":32,"name":"Gram",
"properties":[{"name":"hp","type":"int","value":8}]})"),
                                tilesets),
                        issues);
        QCOMPARE(told(issues), QStringList());
        QVERIFY(map);
        const TiledObject &object = map->layers[0].objects[0];
        QCOMPARE(object.id, 9);
        QCOMPARE(object.name, u"Gram"_s);
        QCOMPARE(object.className, u"orc"_s);
        QCOMPARE(object.width, 16.0);
        QCOMPARE(propertyOf(object.properties, u"hp")->value, QJsonValue(8));
        QCOMPARE(propertyOf(object.properties, u"power")->value, QJsonValue(2));
        // The object has the tile of the template's tileset, wherever the map has or adds that tileset.
        QCOMPARE(tilesetOf(*map, object.gid)->name, u"dungeon"_s);
        QCOMPARE(tileOf(*map, object.gid)->className, u"orc"_s);
    }
}

MAZEWRIGHT_SUITE(tiledfiles, TestTiledFiles)

#include "tst_tiledfiles.moc"
