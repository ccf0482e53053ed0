#pragma once

// editor/art: the look of one cell: tiles, characters, colors, marks, sizes.

#include "editor/art/glyph.h"
#include "gamecore/data/appearance.h"

#include <QHash>
#include <QImage>
#include <QPixmap>

#include <cstdint>
#include <memory>

class QSvgRenderer;

/// How cells are displayed: as pictures, or as the characters that the catalogue defines (Glyph).
enum class TileLook : std::uint8_t { Tiles, Ascii };

/// Returns the name of a picture of a terrain or kind, for Tileset. `variant` is the index of the picture; if there is
/// none with this index, returns the first picture. If the terrain or kind has no pictures, returns a name for which
/// Tileset draws its character.
QString pictureOf(const Appearance &look, qsizetype variant = 0);

/// A cache of tiles, rendered on demand at the requested size, so that tiles are sharp at every scale. Tiles are the
/// pictures resources/tiles/NAME.svg, groups of such pictures with names such as "wall_edges#n", characters with names
/// from pictureOf(), and glyphs of ASCII mode. The cache is cleared when it holds 900 images. A name without a file
/// shows the picture `unknown`. An object must not be used by several threads at once.
class Tileset {
public:
    Tileset();
    ~Tileset();
    Q_DISABLE_COPY_MOVE(Tileset)

    /// Returns a square image with a side of `side` device pixels, 1..1024. `ratio` is device pixels per logical pixel.
    /// Areas outside the picture are transparent.
    QImage image(const QString &picture, int side, double ratio = 1) const;
    QImage image(const Glyph &glyph, int side, double ratio = 1) const;
    /// True if there is a file for a picture and, for the name of a group, the file has this group.
    bool has(const QString &picture) const;
    /// Returns the name of a picture in a set of ground and walls: "cave/floor_0" for "floor_0", or the name itself if
    /// the set has no such picture.
    QString inSet(const QString &set, const QString &picture) const;
    /// Returns the image of a picture as a pixmap for widgets. Unlike in image(), `side` is in logical pixels.
    QPixmap pixmap(const QString &picture, int side, double ratio = 1) const
    {
        return QPixmap::fromImage(image(picture, qRound(side * ratio), ratio));
    }

private:
    struct Tile {
        QString picture;   ///< empty for a glyph
        quint64 glyph = 0; ///< character and color of the glyph
        int side = 0;
        double ratio = 1;

        friend bool operator==(const Tile &, const Tile &) = default;
        friend size_t qHash(const Tile &tile, size_t seed) noexcept
        {
            return qHashMulti(seed, tile.picture, tile.glyph, tile.side);
        }
    };
    template<typename Draw>
    QImage kept(const Tile &tile, const Draw &draw) const;
    void draw(QPainter &painter, const QString &picture, int side) const;
    QSvgRenderer &renderer(const QString &picture) const;

    mutable QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    mutable QHash<Tile, QImage> m_images;
};
