#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/leveltileset.h"

#include <QHash>
#include <QStringList>
#include <QVarLengthArray>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class Catalogue;
class Tileset;

/// The choice of pictures for a cell by its own and the surrounding terrain: the shore of water, the rim and the front
/// of a wall, the shadow that a wall casts, the orientation of a door. docs/art.md explains the pieces of a terrain.
/// Cells outside the level count as rock.
class TileComposer {
public:
    /// The number of a picture; see picture().
    using Piece = std::uint16_t;
    /// The pictures of a cell, from the lowest to the highest. Empty inside rock, which is not drawn. Cells with equal
    /// lists look the same.
    using Pieces = QVarLengthArray<Piece, 16>;

    /// `set` is the key of a set of ground and walls, such as "cave". A set that the catalogue does not define is the
    /// usual one. The tileset must outlive the composer.
    TileComposer(const Tileset &tileset, const Catalogue &catalogue, const QString &set = usualTileset);

    /// Returns the pieces of a cell of a level. `corner` is the cell of the level at 0, 0 of `terrain`, if that is a
    /// part of a level. Pieces depend on the terrain at most `reach` cells away.
    Pieces piecesOf(const Grid<TerrainId> &terrain, Point cell, Point corner = {}) const;
    static constexpr int reach = 2;
    /// Returns the pieces of a terrain by itself, with one of its pictures; `variant` is an index, 0..variants() - 1.
    Pieces plainPieces(TerrainId id, std::size_t variant) const;
    std::size_t variants(TerrainId id) const { return m_styles[id].pictures.size(); }
    /// Returns the light that plays on the surface of a cell at a beat of an idle canvas, from 1; 0: none. A cell
    /// glints for three of eleven beats, each cell at its own time.
    Piece glintOf(TerrainId id, Point cell, int beat) const;
    /// Returns the name of the picture that the set has instead of a usual one, or the usual name.
    QString inSet(const QString &picture) const;
    /// Returns the name of a picture, for Tileset.
    const QString &picture(Piece piece) const { return m_pictures[piece]; }

private:
    /// The pictures of one terrain. A piece of 0 means that there is no such picture.
    struct Style {
        int group = 0;       ///< terrain of one group has no border inside
        bool isRock = false; ///< it has a front; its inside is not drawn
        bool isDoor = false;
        std::vector<Piece> pictures, faces, faceDetails, details;
        std::vector<std::array<Piece, 8>> wallDetails; ///< at one wall and in corners
        std::optional<TerrainId> under;                ///< ground that is drawn beneath
        Piece side = 0;                                ///< a door in a passage from west to east
        std::array<Piece, 12> edges{};
        std::array<Piece, 8> ends{};
        std::array<Piece, 8> fades{};
        std::array<Piece, 7> faceEdges{};
        std::array<Piece, 4> over{};
        std::array<Piece, 5> shade{};
        std::array<Piece, 2> glints{};
    };
    class Around;

    Piece pieceOf(const QString &name);
    Piece groupOf(const QString &picture, const char *group);
    template<std::size_t count>
    std::array<Piece, count> groupsOf(const QString &picture, const std::array<const char *, count> &groups);
    std::vector<Piece> piecesOf(const QStringList &names);
    static void add(Pieces &pieces, Piece piece);
    void addGround(Pieces &pieces, const Style &style, const Around &around, Point cell) const;
    static void addDetail(Pieces &pieces, const Style &style, unsigned rocks, Point cell);
    static void addEdges(Pieces &pieces, const Style &style, unsigned same);
    static void addEnds(Pieces &pieces, const Style &style, unsigned same);
    void addShade(Pieces &pieces, unsigned walls) const;
    static void addRock(Pieces &pieces, const Style &style, const Around &around, Point cell);
    static void addFade(Pieces &pieces, const Style &style, const Around &around);
    static void addBehindFront(Pieces &pieces, const Style &style, const Around &around, bool isWallBehind);
    static void addEndsOfFront(Pieces &pieces, const Style &style, unsigned walls);
    static void addSideRims(Pieces &pieces, const Style &style, unsigned walls);
    static void addUpperCorners(Pieces &pieces, const Style &style, unsigned walls);
    void addDoorRims(Pieces &pieces, const Around &around) const;

    const Tileset *m_tileset;
    QString m_set;                   ///< folder of the set; empty for the usual one
    std::vector<Style> m_styles;     ///< by terrain
    std::optional<TerrainId> m_rock; ///< the first terrain with a front, for shadows and the walls around doors
    QStringList m_pictures;          ///< by piece; the first is empty
    QHash<QString, Piece> m_numbers;
};
