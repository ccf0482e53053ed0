#pragma once

// editor/art: what one cell looks like: tiles, characters, colors, marks, sizes.

#include "editor/art/glyph.h"

#include <QHash>
#include <QImage>
#include <QPixmap>

#include <memory>

class QSvgRenderer;

/// The one cache of tiles: the pictures of resources/tiles/NAME.svg, characters by the names that pictureOf() gives
/// them, and glyphs of the ASCII look, drawn on demand at the size asked for, so that they are sharp at every scale,
/// and kept for the sizes last used. A name without a file gives the picture `unknown`. Any thread may have its own.
class Tileset {
public:
    Tileset();
    ~Tileset();
    Q_DISABLE_COPY_MOVE(Tileset)

    /// `side` is in device pixels, 1..1024; both sides are equal. `ratio` is that of device pixels to logical ones.
    /// What the picture does not cover is transparent.
    QImage image(const QString &picture, int side, double ratio = 1) const;
    QImage image(const Glyph &glyph, int side, double ratio = 1) const;
    /// For widgets; `side` is in logical pixels.
    QPixmap pixmap(const QString &picture, int side, double ratio = 1) const
    {
        return QPixmap::fromImage(image(picture, qRound(side * ratio), ratio));
    }

private:
    struct Tile {
        QString picture;   ///< empty: a glyph
        quint64 glyph = 0; ///< its character and color
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
