#pragma once

// editor/canvas: the one place that draws cells, for playing and for editing. May include wording and gamecore.

#include "gamecore/base/grid.h"
#include "gamecore/data/catalogue.h"

#include <QHash>
#include <QPixmap>

#include <memory>

class QSvgRenderer;

/// The pictures of a catalogue, drawn from resources/tiles/NAME.svg at the size asked for, so that they are sharp at
/// every scale. Pictures are drawn on demand and kept for the sizes last used. A name without a file gives the picture
/// `unknown`.
class Tileset {
public:
    Tileset();
    ~Tileset();
    Tileset(const Tileset &) = delete;
    Tileset &operator=(const Tileset &) = delete;

    /// `side` is in device pixels, 1..1024; both sides are equal.
    QPixmap pixmap(const QString &picture, int side) const;

private:
    QSvgRenderer &renderer(const QString &picture) const;

    mutable QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    mutable QHash<std::pair<QString, int>, QPixmap> m_pixmaps;
};

/// Which of `count` pictures that may stand for one another a cell has: 0..count-1, by a hash of the cell, always the
/// same. `count` must be at least 1.
qsizetype variantAt(Point cell, qsizetype count);
/// Which picture of its terrain a cell has: an index into its pictures (variantAt()), or facePicture
/// where the front of a wall shows because other terrain lies to the south.
inline constexpr int showsFace = -1;
int terrainVariant(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell);
/// The name of that picture.
QString terrainPicture(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell);
