#include "editor/pictures/tilecomposer.h"

#include "editor/art/tileset.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Numbers of the eight sides of a cell, as in Direction. Even sides are straight, odd ones are corners.
enum Side : unsigned { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };
constexpr unsigned sideCount = directionCount;

/// Returns the vector to the neighbor on a side.
constexpr Point beside(unsigned side)
{
    return stepOf(Direction(side));
}

/// Groups of a picture `NAME_edges`: borders to the north, east, south and west, outer corners (two borders meet), and
/// inner corners (only the cell across the corner differs), each clockwise from the north or northeast.
constexpr std::array edgeGroups{"n", "e", "s", "w", "NE", "SE", "SW", "NW", "ne", "se", "sw", "nw"};
constexpr std::size_t outerCorner = 4;
constexpr std::size_t innerCorner = 8;
/// Groups of `NAME_ends`: two ends of each border, clockwise from the north, the clockwise one first. A border ends at
/// a corner of the other terrain.
constexpr std::array endGroups{"nE", "nW", "eS", "eN", "sW", "sE", "wN", "wS"};
/// Groups of `NAME_fade`, by side: rock that is not drawn begins there.
constexpr std::array fadeGroups{"n", "ne", "e", "se", "s", "sw", "w", "nw"};
/// Groups of `NAME_face_edges`: rock behind a front; open ground beside it; a wall beside it that runs on south.
constexpr std::array faceGroups{"n", "ne", "nw", "e", "w", "se", "sw"};
enum FaceGroup : unsigned { RockNorth, RockNorthEast, RockNorthWest, OpenEast, OpenWest, WallSouthEast, WallSouthWest };
/// Groups of `NAME_over`: what a neighbor draws at its border to this terrain.
constexpr std::array overGroups{"n", "e", "s", "w"};
/// Groups of `NAME_shade`: the shadow on ground south or east of a wall; n0 and w0 where the wall begins; nw if only
/// the cell across the corner is a wall.
constexpr std::array shadeGroups{"n", "n0", "w", "w0", "nw"};
enum ShadeGroup : unsigned { FromNorth, BeginsNorth, FromWest, BeginsWest, FromCorner };
/// Groups of `NAME_glint`: light on a surface as it begins and ends, and in between.
constexpr std::array glintGroups{"0", "1"};

/// Groups of a detail at the foot of walls: at one wall, and in a corner of two.
constexpr std::array wallDetailGroups{"n", "e", "s", "w", "NE", "SE", "SW", "NW"};
constexpr std::size_t inCorner = 4;

/// Number of corners per detail in a corner.
constexpr std::size_t cornersPerDetail = 2;
/// Number of places away from walls per detail there. These places never touch each other (drawsMostAround()). At one
/// wall, each such place has a detail.
constexpr std::size_t placesInRoomPerDetail = 4;
/// Smallest number of fronts in a row between two adorned ones.
constexpr int frontsBetween = 5;

/// Returns the piece of a list for a cell.
std::uint16_t variantOf(const std::vector<std::uint16_t> &pieces, Point cell)
{
    return pieces[std::size_t(variantAt(cell, std::int64_t(pieces.size())))];
}

enum class Draw : std::uint8_t { Detail, WhichDetail, Glint, IsDetailKept, Front };

/// Returns a number that depends on the cell alone.
std::uint64_t drawn(Point cell, Draw draw)
{
    const std::uint64_t place = std::uint64_t(std::uint32_t(cell.x)) << 32 | std::uint32_t(cell.y);
    return mixed(mixed(place) + std::uint64_t(draw));
}

/// Returns a number 0..count-1 that depends on the cell alone.
std::size_t drawn(Point cell, Draw draw, std::uint64_t count)
{
    return std::size_t(drawn(cell, draw) >> 16) % count;
}

/// True if no cell up to `across` columns and `down` rows away draws a higher number. Such cells are spread
/// more evenly than by chance, and two of them are never that near to each other.
bool drawsMostAround(Point cell, Draw draw, int across, int down)
{
    const std::uint64_t own = drawn(cell, draw);
    bool isMost = true;
    for (int y = -down; isMost && y <= down; ++y) {
        for (int x = -across; isMost && x <= across; ++x) {
            isMost = drawn(cell + Point{x, y}, draw) <= own;
        }
    }
    return isMost;
}

} // namespace

/// The surroundings of a cell. Cells outside the level are rock.
class TileComposer::Around {
public:
    Around(const std::vector<Style> &styles, const Grid<TerrainId> &terrain, Point cell)
        : m_styles(styles), m_terrain(terrain), m_cell(cell)
    {
    }

    /// Returns the style of a cell near the cell; null outside the level.
    const Style *styleAt(Point step) const
    {
        const Point place = m_cell + step;
        return m_terrain.contains(place) ? &m_styles[m_terrain.at(place)] : nullptr;
    }

    bool isRock(Point step) const
    {
        const Style *style = styleAt(step);
        return !style || style->isRock;
    }

    /// True for rock, and for a door between rock in the west and the east, which brings its own piece of wall.
    bool isWall(Point step) const
    {
        const Style *style = styleAt(step);
        return !style || style->isRock || (style->isDoor && isFrontDoor(step));
    }

    bool isFrontDoor(Point step) const { return isRock(step + beside(West)) && isRock(step + beside(East)); }

    /// True for a cell inside rock, which is not drawn.
    bool isInside(Point step) const
    {
        bool isInside = isRock(step);
        for (unsigned i = 0; isInside && i < sideCount; ++i) {
            isInside = isRock(step + beside(i));
        }
        return isInside;
    }

    /// Returns a bit for each side: the cell there is a wall.
    unsigned walls() const
    {
        unsigned bits = 0;
        for (unsigned i = 0; i < sideCount; ++i) {
            bits |= unsigned(isWall(beside(i))) << i;
        }
        return bits;
    }

    /// Returns a bit for each side: the cell there is rock.
    unsigned rocks() const
    {
        unsigned bits = 0;
        for (unsigned i = 0; i < sideCount; ++i) {
            bits |= unsigned(isRock(beside(i))) << i;
        }
        return bits;
    }

    /// Returns a bit for each side: the cell there has terrain of the same group, or is outside the level.
    unsigned sameAs(int group) const
    {
        unsigned bits = 0;
        for (unsigned i = 0; i < sideCount; ++i) {
            const Style *style = styleAt(beside(i));
            bits |= unsigned(!style || style->group == group) << i;
        }
        return bits;
    }

private:
    const std::vector<Style> &m_styles;
    const Grid<TerrainId> &m_terrain;
    Point m_cell;
};

namespace {

bool has(unsigned bits, unsigned side)
{
    return (bits >> side & 1U) != 0;
}

} // namespace

TileComposer::TileComposer(const Tileset &tileset, const Catalogue &catalogue, const QString &set)
    : m_tileset(&tileset), m_set(set != usualTileset && catalogue.tileset(set) ? set : QString()), m_pictures(QString())
{
    QHash<QString, int> groups; // by the name of the group
    for (const Terrain &terrain : catalogue.terrain()) {
        const QString joins = terrain.joins.isEmpty() ? terrain.key : terrain.joins;
        const QString &family = terrain.pieces;
        Style style;
        style.group = groups.value(joins, int(groups.size()));
        groups.insert(joins, style.group);
        style.isRock = !terrain.facePictures.isEmpty();
        style.isDoor = terrain.isDoor();
        style.under = catalogue.terrainOf(terrain.under);
        const qsizetype count = qMax<qsizetype>(1, terrain.look.pictures.size());
        for (qsizetype i = 0; i < count; ++i) {
            style.pictures.push_back(pieceOf(::pictureOf(terrain.look, i)));
        }
        style.faces = piecesOf(terrain.facePictures);
        style.faceDetails = piecesOf(terrain.faceDetails);
        style.details = piecesOf(terrain.details);
        for (const QString &name : terrain.wallDetails) {
            style.wallDetails.push_back(groupsOf(name, wallDetailGroups));
        }
        style.side = terrain.sidePicture.isEmpty() ? Piece(0) : pieceOf(terrain.sidePicture);
        if (!family.isEmpty()) {
            style.edges = groupsOf(family + u"_edges"_s, edgeGroups);
            style.ends = groupsOf(family + u"_ends"_s, endGroups);
            style.fades = groupsOf(family + u"_fade"_s, fadeGroups);
            style.faceEdges = groupsOf(family + u"_face_edges"_s, faceGroups);
            style.over = groupsOf(family + u"_over"_s, overGroups);
            style.shade = groupsOf(family + u"_shade"_s, shadeGroups);
            style.glints = groupsOf(family + u"_glint"_s, glintGroups);
        }
        if (style.isRock && !m_rock) {
            m_rock = TerrainId(m_styles.size());
        }
        m_styles.push_back(std::move(style));
    }
}

QString TileComposer::inSet(const QString &picture) const
{
    return m_tileset->inSet(m_set, picture);
}

/// Returns the number of a picture, of the set if it has one of this name.
TileComposer::Piece TileComposer::pieceOf(const QString &name)
{
    const QString picture = inSet(name);
    if (const auto known = m_numbers.constFind(picture); known != m_numbers.cend()) {
        return *known;
    }
    const auto number = Piece(m_pictures.size());
    m_pictures.append(picture);
    m_numbers.insert(picture, number);
    return number;
}

/// Returns the number of a group of a picture; 0 if there is no such picture or group.
TileComposer::Piece TileComposer::groupOf(const QString &picture, const char *group)
{
    const QString name = picture + u'#' + QLatin1StringView(group);
    return m_tileset->has(inSet(name)) ? pieceOf(name) : Piece(0);
}

template<std::size_t count>
std::array<TileComposer::Piece, count> TileComposer::groupsOf(const QString &picture,
                                                              const std::array<const char *, count> &groups)
{
    std::array<Piece, count> pieces{};
    for (std::size_t i = 0; i < count; ++i) {
        pieces[i] = groupOf(picture, groups[i]);
    }
    return pieces;
}

std::vector<TileComposer::Piece> TileComposer::piecesOf(const QStringList &names)
{
    std::vector<Piece> pieces;
    for (const QString &name : names) {
        pieces.push_back(pieceOf(name));
    }
    return pieces;
}

TileComposer::Pieces TileComposer::piecesOf(const Grid<TerrainId> &terrain, Point cell, Point corner) const
{
    const Around around(m_styles, terrain, cell);
    const Style &style = m_styles[terrain.at(cell)];
    const Point place = corner + cell;
    Pieces pieces;
    if (style.isRock) {
        if (!around.isInside({})) {
            addRock(pieces, style, around, place);
        }
    } else if (style.isDoor && around.isFrontDoor({})) {
        add(pieces, variantOf(style.pictures, place));
        addDoorRims(pieces, around);
    } else {
        addGround(pieces, style, around, place);
    }
    return pieces;
}

void TileComposer::add(Pieces &pieces, Piece piece)
{
    if (piece != 0) {
        pieces.append(piece);
    }
}

/// Adds ground with what lies on it, such as water, grass, a portal or a door in a passage from west to east.
void TileComposer::addGround(Pieces &pieces, const Style &style, const Around &around, Point cell) const
{
    const Style &ground = style.under ? m_styles[*style.under] : style;
    add(pieces, variantOf(ground.pictures, cell));
    const unsigned walls = around.walls();
    if (&ground == &style) {
        addDetail(pieces, style, around.rocks(), cell);
        addEdges(pieces, style, around.sameAs(style.group));
    }
    for (unsigned i = 0; i < overGroups.size(); ++i) {
        const Style *neighbor = around.styleAt(beside(2 * i));
        if (neighbor && neighbor->group != style.group) {
            add(pieces, neighbor->over[i]);
        }
    }
    addShade(pieces, walls);
    if (&ground != &style) {
        const bool isSide = style.side != 0 && (has(walls, North) || has(walls, South));
        add(pieces, isSide ? style.side : variantOf(style.pictures, cell));
        addEdges(pieces, style, around.sameAs(style.group));
    }
}

/// Adds a rare detail of the ground: moss or rubble in a corner or at the foot of a wall, a crack elsewhere. `rocks`
/// has a bit for each side with rock.
void TileComposer::addDetail(Pieces &pieces, const Style &style, unsigned rocks, Point cell)
{
    const auto atWall = [&](std::size_t group) {
        add(pieces, style.wallDetails[drawn(cell, Draw::WhichDetail, style.wallDetails.size())][group]);
    };
    std::optional<unsigned> wall, corner;
    for (unsigned i = 0; i < 4 && !style.wallDetails.empty(); ++i) {
        const unsigned side = (i + unsigned(drawn(cell, Draw::WhichDetail, 4))) % 4;
        if (has(rocks, 2 * side)) {
            wall = side;
            corner = has(rocks, (2 * side + 2) % sideCount) ? side : corner;
        }
    }
    if (corner && drawn(cell, Draw::IsDetailKept, cornersPerDetail) == 0) {
        atWall(inCorner + *corner);
    } else if (!corner && drawsMostAround(cell, Draw::Detail, 1, 1)) {
        if (wall) {
            atWall(*wall);
        } else if (!style.details.empty() && drawn(cell, Draw::IsDetailKept, placesInRoomPerDetail) == 0) {
            add(pieces, style.details[drawn(cell, Draw::WhichDetail, style.details.size())]);
        }
    }
}

/// Adds the borders of ground; `same` has a bit for each side without a border.
void TileComposer::addEdges(Pieces &pieces, const Style &style, unsigned same)
{
    for (unsigned i = 0; i < 4; ++i) {
        if (!has(same, 2 * i)) {
            add(pieces, style.edges[i]);
        }
    }
    addEnds(pieces, style, same);
    for (unsigned i = 0; i < 4; ++i) {
        const bool isFirst = has(same, 2 * i);
        const bool isSecond = has(same, (2 * i + 2) % 8);
        if (!isFirst && !isSecond) {
            add(pieces, style.edges[outerCorner + i]);
        } else if (isFirst && isSecond && !has(same, 2 * i + 1)) {
            add(pieces, style.edges[innerCorner + i]);
        }
    }
}

/// Adds the ends of the borders, where neither the cell beside the border nor the one across the corner has a border.
void TileComposer::addEnds(Pieces &pieces, const Style &style, unsigned same)
{
    for (unsigned i = 0; i < 4; ++i) {
        const unsigned side = 2 * i;
        if (!has(same, side)) {
            add(pieces, has(same, side + 1) && has(same, (side + 2) % 8) ? style.ends[side] : Piece(0));
            add(pieces, has(same, (side + 7) % 8) && has(same, (side + 6) % 8) ? style.ends[side + 1] : Piece(0));
        }
    }
}

/// Adds the shadow that the walls around a cell cast on it.
void TileComposer::addShade(Pieces &pieces, unsigned walls) const
{
    if (!m_rock) {
        return;
    }
    const auto &shade = m_styles[*m_rock].shade;
    const bool isCorner = has(walls, NorthWest);
    if (has(walls, North)) {
        add(pieces, shade[isCorner ? FromNorth : BeginsNorth]);
    }
    if (has(walls, West)) {
        add(pieces, shade[isCorner ? FromWest : BeginsWest]);
    }
    if (isCorner && !has(walls, North) && !has(walls, West)) {
        add(pieces, shade[FromCorner]);
    }
}

/// Adds the top or the front of a wall, with rims towards open ground.
void TileComposer::addRock(Pieces &pieces, const Style &style, const Around &around, Point cell)
{
    const unsigned walls = around.walls();
    const bool isFront = !has(walls, South);
    const bool isAdorned =
        isFront && !style.faceDetails.empty() && drawsMostAround(cell, Draw::Front, frontsBetween, 0);
    add(pieces, variantOf(isAdorned ? style.faceDetails : isFront ? style.faces : style.pictures, cell));
    isFront ? addBehindFront(pieces, style, around, has(walls, North)) : addFade(pieces, style, around);
    if (!has(walls, North)) {
        add(pieces, style.edges[0]);
    }
    isFront ? addEndsOfFront(pieces, style, walls) : addSideRims(pieces, style, walls);
    addUpperCorners(pieces, style, walls);
}

/// Lets the top of a wall fade into rock that is not drawn.
void TileComposer::addFade(Pieces &pieces, const Style &style, const Around &around)
{
    unsigned inside = 0;
    for (unsigned i = 0; i < sideCount; ++i) {
        inside |= unsigned(around.isInside(beside(i))) << i;
    }
    for (unsigned i = 0; i < sideCount; ++i) {
        const bool isCorner = i % 2 != 0;
        const bool isCovered = isCorner && (has(inside, i - 1) || has(inside, (i + 1) % 8));
        if (has(inside, i) && !isCovered) {
            add(pieces, style.fades[i]);
        }
    }
}

/// Lets the upper part of a front fade into rock that is not drawn.
void TileComposer::addBehindFront(Pieces &pieces, const Style &style, const Around &around, bool isWallBehind)
{
    if (around.isInside(beside(North))) {
        add(pieces, style.faceEdges[RockNorth]);
    } else if (isWallBehind) {
        add(pieces, around.isInside(beside(NorthWest)) ? style.faceEdges[RockNorthWest] : Piece(0));
        add(pieces, around.isInside(beside(NorthEast)) ? style.faceEdges[RockNorthEast] : Piece(0));
    }
}

void TileComposer::addEndsOfFront(Pieces &pieces, const Style &style, unsigned walls)
{
    add(pieces, !has(walls, East)       ? style.faceEdges[OpenEast]
                : has(walls, SouthEast) ? style.faceEdges[WallSouthEast]
                                        : Piece(0));
    add(pieces, !has(walls, West)       ? style.faceEdges[OpenWest]
                : has(walls, SouthWest) ? style.faceEdges[WallSouthWest]
                                        : Piece(0));
}

/// Adds the rims of a wall's top towards open ground in the east and west, and beside the front of a neighbor.
void TileComposer::addSideRims(Pieces &pieces, const Style &style, unsigned walls)
{
    constexpr std::size_t southEast = innerCorner + 1;
    constexpr std::size_t southWest = innerCorner + 2;
    add(pieces, !has(walls, East) ? style.edges[1] : !has(walls, SouthEast) ? style.edges[southEast] : Piece(0));
    add(pieces, !has(walls, West) ? style.edges[3] : !has(walls, SouthWest) ? style.edges[southWest] : Piece(0));
}

/// Adds the corners of the rim in the north.
void TileComposer::addUpperCorners(Pieces &pieces, const Style &style, unsigned walls)
{
    const bool isNorth = has(walls, North);
    const auto corner = [&](unsigned straight, unsigned across, std::size_t place) {
        if (!isNorth && !has(walls, straight)) {
            add(pieces, style.edges[outerCorner + place]);
        } else if (isNorth && has(walls, straight) && !has(walls, across)) {
            add(pieces, style.edges[innerCorner + place]);
        }
    };
    corner(West, NorthWest, 3);
    corner(East, NorthEast, 0);
}

/// Adds the rims of the wall around a door.
void TileComposer::addDoorRims(Pieces &pieces, const Around &around) const
{
    if (m_rock) {
        const unsigned walls = around.walls();
        add(pieces, has(walls, North) ? Piece(0) : m_styles[*m_rock].edges[0]);
        addUpperCorners(pieces, m_styles[*m_rock], walls);
    }
}

TileComposer::Pieces TileComposer::plainPieces(TerrainId id, std::size_t variant) const
{
    const Style &style = m_styles[id];
    Pieces pieces;
    if (style.under) {
        add(pieces, m_styles[*style.under].pictures.front());
    }
    add(pieces, style.pictures[variant]);
    return pieces;
}

TileComposer::Piece TileComposer::glintOf(TerrainId id, Point cell, int beat) const
{
    constexpr int period = 11;
    const std::array<Piece, 2> &glints = m_styles[id].glints;
    if (glints[0] == 0 || beat <= 0) {
        return 0;
    }
    const int now = (beat + int(drawn(cell, Draw::Glint, period))) % period;
    return now == 1 ? glints[1] : now <= 2 ? glints[0] : Piece(0);
}
