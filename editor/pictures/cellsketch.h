#pragma once

#include "editor/pictures/levelpainter.h"
#include "gamecore/level/level.h"

#include <QImage>
#include <QPainter>

/// Draws a part of a level small, into a picture of bounded size: pictures of cells where there is room for them, else
/// their mean colors. What is not drawn stays transparent. For previews and lists; a level as it is played is drawn by
/// LevelPicture.
class CellSketch {
public:
    /// `most` is in device pixels; `cells` must not be empty. Catalogue and tileset must outlive this; the tileset
    /// keeps what it drew, so one should serve many sketches.
    CellSketch(const Catalogue &catalogue, const Tileset &tileset, const QRect &cells, QSize most);
    ~CellSketch();
    Q_DISABLE_COPY_MOVE(CellSketch)

    /// Draws cells side by side of one terrain; those outside of `cells` are left out, as with all that follow.
    void drawTerrain(Point first, int length, TerrainId terrain);
    void drawThing(const Thing &thing);
    /// Draws a thing that is no longer there: pale, and crossed out unless it only stands elsewhere now. Not where
    /// pictures have no room.
    void drawGone(const Thing &thing, bool isMoved);
    /// Draws all cells of a level with what stands on them. Takes as long as the picture is large, and as there are
    /// things.
    void drawLevel(const Level &level);

    /// Where cells lie in the picture.
    QRectF rectOf(const QRect &cells) const;
    /// Ends the drawing.
    QImage take();

private:
    void drawColors(const Level &level);

    QRect m_cells;
    double m_side; ///< pixels a cell
    LevelPainter m_tiles;
    QImage m_image;
    QPainter m_painter;
};
