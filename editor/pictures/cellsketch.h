#pragma once

#include "editor/pictures/levelpainter.h"
#include "gamecore/level/level.h"

#include <QImage>
#include <QPainter>

/// A small picture of a part of a level, of bounded size. If cells are large enough, their tiles are drawn, otherwise
/// their mean colors. Cells that are not drawn stay transparent. For previews and lists; LevelPicture draws a level as
/// in play.
class CellSketch {
public:
    /// `cells` is the part of the level, which must not be empty; `most` is the largest size of the picture in device
    /// pixels. Catalogue and tileset must outlive this. The tileset caches its images, so use one for many sketches.
    /// `set` is the key of the level's set of ground and walls.
    CellSketch(const Catalogue &catalogue, const Tileset &tileset, const QRect &cells, QSize most,
               const QString &set = usualTileset);
    ~CellSketch();
    Q_DISABLE_COPY_MOVE(CellSketch)

    /// Draws `length` cells of one terrain from `first` to the east. This and the functions below ignore cells that are
    /// not in the picture.
    void drawTerrain(Point first, int length, TerrainId terrain);
    /// Draws a thing as the editor shows it; the start is a marker instead of the hero.
    void drawThing(const Thing &thing);
    /// Draws a removed thing: pale, and crossed out unless it was only moved. Does nothing if cells are too small for
    /// tiles.
    void drawGone(const Thing &thing, bool isMoved);
    /// Draws all cells of a level with the things on them. Linear in the size of the picture and the number of things.
    void drawLevel(const Level &level);

    /// Returns the rectangle, in pixels, that the given cells of the level cover in the picture.
    QRectF rectOf(const QRect &cells) const;
    /// Returns the picture. Call it once, as the last function.
    QImage take();

private:
    void drawColors(const Level &level);

    QRect m_cells;
    double m_side; ///< pixels per cell
    LevelPainter m_tiles;
    QImage m_image;
    QPainter m_painter;
};
