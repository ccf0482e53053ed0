#pragma once

#include "editor/pictures/levelpainter.h"
#include "gamecore/level/level.h"

#include <QImage>
#include <QPainter>

/// A small picture of a part of a level, of bounded size: pictures of cells if they are large enough, else their mean
/// colors. Cells that are not drawn stay transparent. For previews and lists; LevelPicture draws a level as in play.
class CellSketch {
public:
    /// `most` is in device pixels; `cells` must not be empty. Catalogue and tileset must outlive this. The tileset
    /// caches its pictures, so one should serve many sketches.
    CellSketch(const Catalogue &catalogue, const Tileset &tileset, const QRect &cells, QSize most);
    ~CellSketch();
    Q_DISABLE_COPY_MOVE(CellSketch)

    /// Draws consecutive cells of one terrain. This and the following functions ignore cells outside of `cells`.
    void drawTerrain(Point first, int length, TerrainId terrain);
    void drawThing(const Thing &thing);
    /// Draws a removed thing: pale, and crossed out unless it was only moved. Does nothing at sizes without pictures.
    void drawGone(const Thing &thing, bool isMoved);
    /// Draws all cells of a level with the things on them. Linear in the size of the picture and the number of things.
    void drawLevel(const Level &level);

    /// Returns the rectangle of cells in the picture.
    QRectF rectOf(const QRect &cells) const;
    /// Finishes the picture and returns it.
    QImage take();

private:
    void drawColors(const Level &level);

    QRect m_cells;
    double m_side; ///< pixels per cell
    LevelPainter m_tiles;
    QImage m_image;
    QPainter m_painter;
};
