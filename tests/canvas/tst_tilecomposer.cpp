#include "editor/art/tileset.h"
#include "editor/pictures/levelpicture.h"
#include "editor/pictures/tilecomposer.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace {

/// Returns the terrain of rows in the default legend.
Grid<TerrainId> terrainOf(const QStringList &rows)
{
    const LegendTable legend(*shippedCatalogue(), {});
    Grid<TerrainId> terrain({int(rows.first().size()), int(rows.size())}, shippedCatalogue()->floor());
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            terrain.set({x, y}, *shippedCatalogue()->terrainOf(*legend.keyOf(rows[y][x].unicode())));
        }
    }
    return terrain;
}

Grid<TerrainId> randomTerrain(Size size, Rng &rng)
{
    Grid<TerrainId> terrain(size, shippedCatalogue()->floor());
    for (int i = 0; i < int(size.area()); ++i) {
        const int kind = rng.below(3);
        const TerrainId id = kind == 0   ? shippedCatalogue()->wall()
                             : kind == 1 ? shippedCatalogue()->floor()
                                         : TerrainId(rng.below(int(shippedCatalogue()->terrain().size())));
        terrain.set({i % size.width, i / size.width}, id);
    }
    return terrain;
}

/// Returns true for a picture that is drawn over a few cells, such as a crack, and for a group of such a picture.
bool isDetail(const QString &name)
{
    const QString picture = name.section(u'#', 0, 0);
    const std::vector<Terrain> &all = shippedCatalogue()->terrain();
    return std::any_of(all.begin(), all.end(), [&](const Terrain &terrain) {
        return terrain.details.contains(picture) || terrain.wallDetails.contains(picture);
    });
}

/// Returns a room of 64 cells.
Grid<TerrainId> room()
{
    Grid<TerrainId> terrain({10, 10}, shippedCatalogue()->wall());
    for (int y = 1; y < 9; ++y) {
        std::fill_n(terrain.row(y) + 1, 8, shippedCatalogue()->floor());
    }
    return terrain;
}

} // namespace

/// The pieces from which the picture of a cell is put together. A name such as "wall_edges#n" is a group of a picture.
class TestTileComposer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesFollowTheNeighbors_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<Point>("cell");
        QTest::addColumn<QString>("pieces");
        addRowsOfRock();
        addRowsOfDoors();
        addRowsOfGround();
        addRowsOfShadows();
    }

    /// The variants of a picture ("floor_2") count as one, and rare details are left out: both depend on the cell.
    void piecesFollowTheNeighbors()
    {
        QFETCH(QStringList, rows);
        QFETCH(Point, cell);
        QFETCH(QString, pieces);
        const TileComposer composer(m_tileset, *shippedCatalogue());
        QStringList found;
        for (const QString &name : namesOf(composer, terrainOf(rows), cell)) {
            if (!isDetail(name)) {
                static const QRegularExpression variant(u"_\\d+$"_s);
                found.append(QString(name).remove(variant));
            }
        }
        QCOMPARE(found.join(u' '), pieces);
    }

    void waterGlintsForThreeBeatsOfElevenAndNothingElseDoes()
    {
        const TileComposer composer(m_tileset, *shippedCatalogue());
        const std::vector<Terrain> &terrain = shippedCatalogue()->terrain();
        for (std::size_t id = 0; id < terrain.size(); ++id) {
            QStringList beats;
            for (int beat = 1; beat <= 11; ++beat) {
                beats.append(composer.picture(composer.glintOf(TerrainId(id), {3, 2}, beat)));
            }
            const QString once = beats.join(u' ');
            const QString twice = once + u' ' + once; // a glint may begin before the first beat
            const QString glint = u"water_glint#0 water_glint#1 water_glint#0"_s;
            QCOMPARE(twice.contains(glint), terrain[id].key == u"water");
            QCOMPARE(once.count(u"glint"_s), terrain[id].key == u"water" ? 3 : 0);
            QVERIFY(composer.picture(composer.glintOf(TerrainId(id), {3, 2}, 0)).isEmpty());
        }
    }

    void equalCellsHaveEqualPieces()
    {
        Rng rng(3);
        const Grid<TerrainId> terrain = randomTerrain({12, 12}, rng);
        const TileComposer one(m_tileset, *shippedCatalogue());
        const TileComposer other(m_tileset, *shippedCatalogue());
        for (int i = 0; i < 144; ++i) {
            const Point cell{i % 12, i / 12};
            QCOMPARE(namesOf(one, terrain, cell), namesOf(other, terrain, cell));
        }
    }

    /// Canvases repaint no more cells than these after a change.
    void piecesDependOnNearTerrainOnly()
    {
        Rng rng(7);
        const TileComposer composer(m_tileset, *shippedCatalogue());
        constexpr int side = 2 * TileComposer::reach + 3;
        constexpr Point middle{side / 2, side / 2};
        bool hasChanged = false;
        for (int i = 0; i < 300; ++i) {
            const Grid<TerrainId> terrain = randomTerrain({side, side}, rng);
            Grid<TerrainId> far = randomTerrain({side, side}, rng);
            for (int k = 0; k < side * side; ++k) {
                const Point cell{k % side, k / side};
                if (std::max(std::abs(cell.x - middle.x), std::abs(cell.y - middle.y)) <= TileComposer::reach) {
                    far.set(cell, terrain.at(cell));
                }
            }
            QCOMPARE(namesOf(composer, far, middle), namesOf(composer, terrain, middle));
            hasChanged = hasChanged || far.at({0, 0}) != terrain.at({0, 0});
        }
        QVERIFY(hasChanged);
    }

    /// Previews draw only a part of a level.
    void aPartOfALevelHasThePiecesOfTheLevel()
    {
        Rng rng(11);
        const Grid<TerrainId> terrain = randomTerrain({14, 14}, rng);
        Grid<TerrainId> part({9, 9}, shippedCatalogue()->floor());
        for (int i = 0; i < 81; ++i) {
            part.set({i % 9, i / 9}, terrain.at({i % 9 + 3, i / 9 + 4}));
        }
        const TileComposer composer(m_tileset, *shippedCatalogue());
        for (int y = TileComposer::reach; y < 9 - TileComposer::reach; ++y) {
            for (int x = TileComposer::reach; x < 9 - TileComposer::reach; ++x) {
                QCOMPARE(composer.piecesOf(part, {x, y}, {3, 4}), composer.piecesOf(terrain, {x + 3, y + 4}));
            }
        }
    }

    void variantsAndDetailsAreRareAndVaried()
    {
        const TileComposer composer(m_tileset, *shippedCatalogue());
        const Grid<TerrainId> floor({100, 100}, shippedCatalogue()->floor());
        std::set<QString> grounds;
        int detailed = 0;
        constexpr int side = 98; // the outermost cells lie in the shadow of the rock around the level
        for (int i = 0; i < side * side; ++i) {
            const QStringList names = namesOf(composer, floor, {i % side + 1, i / side + 1});
            grounds.insert(names.first());
            detailed += int(names.size() > 1);
        }
        QCOMPARE(grounds, (std::set{u"floor_0"_s, u"floor_1"_s, u"floor_2"_s, u"floor_3"_s}));
        QVERIFY2(detailed >= 220 && detailed <= 310, qPrintable(QString::number(detailed))); // about one of 36
    }

    /// Rubble and moss lie along the walls, and a room is neither empty nor littered.
    void aRoomHasAboutFiveDetailsMostOfThemAtItsWalls()
    {
        const TileComposer composer(m_tileset, *shippedCatalogue());
        const Grid<TerrainId> terrain = room();
        constexpr int rooms = 200;
        int usual = 0, all = 0, atWalls = 0;
        for (int i = 0; i < rooms; ++i) {
            int own = 0;
            for (int cell = 0; cell < 64; ++cell) {
                const Point place{cell % 8 + 1, cell / 8 + 1};
                const QStringList names = namesOf(composer, terrain, place, {12 * i, 7 * i});
                const auto details = int(std::count_if(names.begin(), names.end(), isDetail));
                QVERIFY(details <= 1);
                own += details;
                const bool isAtWall = place.x == 1 || place.x == 8 || place.y == 1 || place.y == 8;
                atWalls += isAtWall ? details : 0;
            }
            all += own;
            usual += int(own >= 3 && own <= 6);
        }
        const QString found =
            u"%1 details, %2 at walls, %3 usual rooms of %4"_s.arg(all).arg(atWalls).arg(usual).arg(rooms);
        QVERIFY2(all >= 5 * rooms && all <= 6 * rooms, qPrintable(found));
        QVERIFY2(10 * usual >= 6 * rooms, qPrintable(found)); // most others have seven
        QVERIFY2(4 * atWalls >= 3 * all, qPrintable(found));
    }

    /// A detail at a wall has a group for each side and corner; the cell has the one of its wall.
    void detailsAtWallsLieAtTheirWall()
    {
        const TileComposer composer(m_tileset, *shippedCatalogue());
        const Grid<TerrainId> terrain = room();
        std::map<QString, std::set<QString>> groups; // by the side or corner of the room
        for (int i = 0; i < 400 * 64; ++i) {
            const Point place{i % 8 + 1, i / 8 % 8 + 1};
            const QString side = (place.y == 1   ? u"n"_s
                                  : place.y == 8 ? u"s"_s
                                                 : QString())
                                 + (place.x == 1   ? u"w"_s
                                    : place.x == 8 ? u"e"_s
                                                   : QString());
            for (const QString &name : namesOf(composer, terrain, place, {i / 64 * 13, i / 64 * 5})) {
                if (isDetail(name)) {
                    groups[side].insert(name);
                }
            }
        }
        const std::map<QString, std::set<QString>> expected{
            {QString(), {u"floor_crack"_s, u"floor_bone"_s, u"floor_puddle"_s}},
            {u"n"_s, {u"floor_moss#n"_s, u"floor_rubble#n"_s}},
            {u"e"_s, {u"floor_moss#e"_s, u"floor_rubble#e"_s}},
            {u"s"_s, {u"floor_moss#s"_s, u"floor_rubble#s"_s}},
            {u"w"_s, {u"floor_moss#w"_s, u"floor_rubble#w"_s}},
            {u"ne"_s, {u"floor_moss#NE"_s, u"floor_rubble#NE"_s}},
            {u"se"_s, {u"floor_moss#SE"_s, u"floor_rubble#SE"_s}},
            {u"sw"_s, {u"floor_moss#SW"_s, u"floor_rubble#SW"_s}},
            {u"nw"_s, {u"floor_moss#NW"_s, u"floor_rubble#NW"_s}}};
        QCOMPARE(groups, expected);
    }

    /// A front that is adorned, such as by a banner, is rare: about one of eleven, never near another in its row.
    void adornedFrontsAreRareAndKeepTheirDistance()
    {
        const TileComposer composer(m_tileset, *shippedCatalogue());
        constexpr int side = 100;
        Grid<TerrainId> terrain({side, side}, shippedCatalogue()->floor());
        for (int y = 1; y < side; y += 2) {
            std::fill_n(terrain.row(y), side, shippedCatalogue()->wall());
        }
        std::map<QString, int> fronts;
        for (int y = 1; y < side - 1; y += 2) { // without the last wall, south of which there is rock
            int last = -side;
            for (int x = 0; x < side; ++x) {
                const QString front = namesOf(composer, terrain, {x, y}).first();
                ++fronts[front];
                if (front == u"wall_face_2"_s) {
                    QVERIFY2(x - last > 5, qPrintable(u"%1 and %2 in row %3"_s.arg(last).arg(x).arg(y)));
                    last = x;
                }
            }
        }
        QCOMPARE(fronts.size(), std::size_t(3));
        const int adorned = fronts[u"wall_face_2"_s];
        QVERIFY2(adorned >= 390 && adorned <= 500, qPrintable(QString::number(adorned))); // of 4900
        QVERIFY(fronts[u"wall_face_0"_s] > 4 * adorned && fronts[u"wall_face_1"_s] > 4 * adorned);
    }

    void aSetReplacesThePicturesThatItHas()
    {
        const TileComposer cave(m_tileset, *shippedCatalogue(), u"cave"_s);
        QCOMPARE(plainNames(cave, u"wall"_s), QStringList{u"cave/wall_top"_s});
        QCOMPARE(plainNames(cave, u"floor"_s), QStringList{u"cave/floor_0"_s});
        QCOMPARE(plainNames(cave, u"door"_s), (QStringList{u"cave/floor_0"_s, u"cave/door"_s}));
        QCOMPARE(plainNames(cave, u"water"_s), QStringList{u"water_0"_s}); // a cave has no water of its own
        QCOMPARE(plainNames(TileComposer(m_tileset, *shippedCatalogue(), u"ice"_s), u"water"_s),
                 QStringList{u"ice/water_0"_s});
    }

    void anUnknownSetIsTheUsualOne()
    {
        for (const QString &set : {u"stone"_s, u"moon"_s, u"../icons"_s, QString()}) {
            const TileComposer composer(m_tileset, *shippedCatalogue(), set);
            QCOMPARE(plainNames(composer, u"floor"_s), QStringList{u"floor_0"_s});
        }
    }

    /// A set changes the look of ground and walls, never where pieces lie.
    void everySetHasPiecesInTheSamePlaces()
    {
        Rng rng(13);
        const Grid<TerrainId> terrain = randomTerrain({20, 20}, rng);
        const TileComposer stone(m_tileset, *shippedCatalogue());
        for (const LevelTileset &set : shippedCatalogue()->tilesets()) {
            const TileComposer composer(m_tileset, *shippedCatalogue(), set.key);
            for (int i = 0; i < 400; ++i) {
                QStringList names = namesOf(composer, terrain, {i % 20, i / 20});
                names.replaceInStrings(set.key + u'/', QString());
                const QStringList usual = namesOf(stone, terrain, {i % 20, i / 20});
                QVERIFY2(names == usual,
                         qPrintable(u"%1: %2 instead of %3"_s.arg(set.key, names.join(u' '), usual.join(u' '))));
            }
        }
    }

    /// The folders below resources/tiles are the sets of tilesets.json, and each file replaces one of the usual set.
    void everyFolderIsASetOfKnownPictures()
    {
        QStringList folders = QDir(u":/tiles"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        QStringList sets = shippedCatalogue()->tilesetKeys();
        QVERIFY(sets.removeOne(QString(usualTileset)));
        sets.sort();
        QCOMPARE(folders, sets);
        for (const QString &set : sets) {
            const QStringList files = QDir(u":/tiles/"_s + set).entryList(QDir::Files);
            QVERIFY2(files.contains(u"floor_0.svg"_s) && files.contains(u"wall_top.svg"_s), qPrintable(set));
            for (const QString &file : files) {
                QVERIFY2(QFile::exists(u":/tiles/"_s + file),
                         qPrintable(u"resources/tiles/%1/%2 replaces no picture of resources/tiles"_s.arg(set, file)));
            }
        }
    }

    void everySetLooksDifferentAndPicturesOfLevelsShowIt()
    {
        Level level = drawnLevel({u"######"_s, u"#@ ~%#"_s, u"##+###"_s, u"#    #"_s, u"######"_s});
        std::set<QByteArray> looks;
        for (const LevelTileset &set : shippedCatalogue()->tilesets()) {
            level.tileset = set.key;
            const QImage picture = LevelPicture(*shippedCatalogue(), TileLook::Tiles).draw(level, 16);
            QVERIFY2(looks.insert(bytesOf(picture)).second, qPrintable(set.key));
            const QImage characters = LevelPicture(*shippedCatalogue(), TileLook::Ascii).draw(level, 16);
            level.tileset = usualTileset;
            QCOMPARE(characters, LevelPicture(*shippedCatalogue(), TileLook::Ascii).draw(level, 16));
        }
        level.tileset = u"moon"_s;
        QVERIFY(looks.contains(bytesOf(LevelPicture(*shippedCatalogue(), TileLook::Tiles).draw(level, 16))));
    }

private:
    static QByteArray bytesOf(const QImage &picture)
    {
        return {reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes()};
    }

    static QStringList namesOf(const TileComposer &composer, const Grid<TerrainId> &terrain, Point cell,
                               Point corner = {})
    {
        QStringList names;
        for (const TileComposer::Piece piece : composer.piecesOf(terrain, cell, corner)) {
            names.append(composer.picture(piece));
        }
        return names;
    }

    static QStringList plainNames(const TileComposer &composer, const QString &terrain)
    {
        QStringList names;
        for (const TileComposer::Piece piece : composer.plainPieces(*shippedCatalogue()->terrainOf(terrain), 0)) {
            names.append(composer.picture(piece));
        }
        return names;
    }

    static void row(const char *name, const QStringList &rows, Point cell, const QString &pieces)
    {
        QTest::newRow(name) << rows << cell << pieces;
    }

    static void addRowsOfRock()
    {
        row("inside rock", {u"###"_s, u"###"_s, u"###"_s}, {1, 1}, {});
        row("rock in a corner of the level", {u"##"_s, u"##"_s}, {0, 0}, {});
        row("a front, and rock behind it", {u"#####"_s, u"#####"_s, u"#####"_s, u"     "_s}, {2, 2},
            u"wall_face wall_face_edges#n"_s);
        row("a thin wall between two rooms", {u"     "_s, u"#####"_s, u"     "_s}, {2, 1}, u"wall_face wall_edges#n"_s);
        row("a pillar", {u"   "_s, u" # "_s, u"   "_s}, {1, 1},
            u"wall_face wall_edges#n wall_face_edges#e wall_face_edges#w wall_edges#NW wall_edges#NE"_s);
        row("the southern wall of a room", {u"   "_s, u"###"_s, u"###"_s, u"###"_s}, {1, 1},
            u"wall_top wall_fade#s wall_edges#n"_s);
        row("the western wall of a room", {u"#  "_s, u"#  "_s, u"#  "_s}, {0, 1},
            u"wall_top wall_fade#w wall_edges#e"_s);
        row("the corner at the southeast of a room", {u"  ##"_s, u"  ##"_s, u"####"_s, u"####"_s}, {2, 2},
            u"wall_top wall_fade#e wall_fade#s wall_edges#nw"_s);
        row("a wall in the north that runs on south at its end", {u"#####"_s, u"#####"_s, u"    #"_s, u"    #"_s},
            {4, 1}, u"wall_top wall_fade#n wall_fade#e wall_edges#sw"_s);
        row("a front beside it", {u"#####"_s, u"#####"_s, u"    #"_s, u"    #"_s}, {3, 1},
            u"wall_face wall_face_edges#n wall_face_edges#se"_s);
    }

    static void addRowsOfDoors()
    {
        row("a door in a wall from west to east", {u"   "_s, u"#+#"_s, u"   "_s}, {1, 1}, u"door wall_edges#n"_s);
        row("a locked one", {u"   "_s, u"#2#"_s, u"   "_s}, {1, 1}, u"blue_door wall_edges#n"_s);
        row("a door in a wall from north to south", {u" # "_s, u" + "_s, u" # "_s}, {1, 1},
            u"floor wall_shade#n0 door_side"_s);
        row("a locked one from north to south", {u" # "_s, u" 1 "_s, u" # "_s}, {1, 1},
            u"floor wall_shade#n0 red_door_side"_s);
        row("a door without walls", {u"   "_s, u" + "_s, u"   "_s}, {1, 1}, u"floor door"_s);
        row("a wall beside a door has no end there", {u"     "_s, u"##+##"_s, u"     "_s}, {1, 1},
            u"wall_face wall_edges#n"_s);
    }

    static void addRowsOfGround()
    {
        const QString sides = u"water_edges#n water_edges#e water_edges#s water_edges#w"_s;
        row("floor", {u"   "_s, u"   "_s, u"   "_s}, {1, 1}, u"floor"_s);
        row("a pond of one cell", {u"   "_s, u" ~ "_s, u"   "_s}, {1, 1},
            u"water "_s + sides + u" water_edges#NE water_edges#SE water_edges#SW water_edges#NW"_s);
        row("water all around", {u"~~~"_s, u"~~~"_s, u"~~~"_s}, {1, 1}, u"water"_s);
        row("water at the edge of the level has no shore there", {u"~~"_s, u"~~"_s}, {1, 1}, u"water"_s);
        row("a shore in the north", {u"   "_s, u"~~~"_s, u"~~~"_s}, {1, 1}, u"water water_edges#n"_s);
        row("land across a corner", {u"~~ "_s, u"~~~"_s, u"~~~"_s}, {1, 1}, u"water water_edges#ne"_s);
        row("a shore that ends at a corner of the land", {u" ~~"_s, u" ~~"_s, u"~~~"_s}, {1, 1},
            u"water water_edges#w water_ends#wS"_s);
        row("a shore that ends at both of its corners", {u"~~~"_s, u"~~ "_s, u"~~~"_s}, {1, 1},
            u"water water_edges#e water_ends#eS water_ends#eN"_s);
        row("a shore that runs on beside the next cell", {u" ~~"_s, u" ~~"_s, u" ~~"_s}, {1, 1},
            u"water water_edges#w"_s);
        row("glass has corners instead of ends", {u":::"_s, u":: "_s, u":::"_s}, {1, 1},
            u"floor glass glass_edges#e"_s);
        row("a bend of the shore", {u"   "_s, u" ~~"_s, u" ~~"_s}, {1, 1},
            u"water water_edges#n water_edges#w water_edges#NW"_s);
        row("grass hangs over floor in the south", {u" % "_s, u"   "_s, u"   "_s}, {1, 1}, u"floor grass_over#n"_s);
        row("grass on all sides", {u" % "_s, u"% %"_s, u" % "_s}, {1, 1},
            u"floor grass_over#n grass_over#e grass_over#s grass_over#w"_s);
        row("a portal stands on floor", {u"   "_s, u" X "_s, u"   "_s}, {1, 1}, u"floor exit"_s);
        row("spikes stand on floor", {u"   "_s, u" ^ "_s, u"   "_s}, {1, 1}, u"floor spikes"_s);
    }

    static void addRowsOfShadows()
    {
        row("the corner of a room", {u"###"_s, u"#  "_s, u"#  "_s}, {1, 1}, u"floor wall_shade#n wall_shade#w"_s);
        row("below a wall", {u"###"_s, u"   "_s, u"   "_s}, {1, 1}, u"floor wall_shade#n"_s);
        row("below the western end of a wall", {u" ##"_s, u"   "_s, u"   "_s}, {1, 1}, u"floor wall_shade#n0"_s);
        row("beside the northern end of a wall", {u"   "_s, u"#  "_s, u"#  "_s}, {1, 1}, u"floor wall_shade#w0"_s);
        row("a wall across the corner", {u"#  "_s, u"   "_s, u"   "_s}, {1, 1}, u"floor wall_shade#nw"_s);
        row("light comes from the northwest", {u"  #"_s, u"  #"_s, u"###"_s}, {1, 1}, u"floor"_s);
        row("on water, too", {u"~#~"_s, u"~~~"_s, u"~~~"_s}, {1, 1},
            u"water water_edges#n water_ends#nE water_ends#nW wall_shade#n0"_s);
    }

    Tileset m_tileset;
};

MAZEWRIGHT_SUITE(tilecomposer, TestTileComposer)
#include "tst_tilecomposer.moc"
