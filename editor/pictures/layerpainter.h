#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/numberplates.h"
#include "editor/art/tilescale.h"

#include <QImage>
#include <QPixmap>

#include <map>
#include <tuple>
#include <vector>

class QPainter;

/// Draws the pattern of a mark in one cell, without CellMark::hasOutline and CellMark::lane. The lines of a pattern
/// continue in neighboring cells with the same pattern.
void paintMark(QPainter *painter, const QRectF &cell, const CellMark &mark);

/// Draws `count` parallel lines per cell, from lower left to upper right, with the painter's pen. They extend beyond
/// the cell, so set a clip region.
void drawRisingLines(QPainter *painter, const QRectF &cell, int count);

/// True if a pattern colors the pixel `pixel` of a picture in which each cell is one pixel. Used for cells that are too
/// small for paintMark().
bool isMarkOn(CellPattern pattern, Point pixel);

/// Returns a sample of a mark for legends, on dark ground in both themes. `side` is in logical pixels; `ratio` is the
/// number of device pixels per logical pixel.
QPixmap markSwatch(const CellMark &mark, int side, double ratio);
/// Returns a sample of the colors of number bands for legends.
QPixmap bandSwatch(int side, double ratio);

/// Returns the color of band `band`, counted from 0, of `bands` bands of numbers.
QColor bandColor(int band, int bands);

/// A painter of the layers of a level. Cells of at least 10 device pixels get patterns, lines and numbers. Smaller
/// cells have one color each; if several cells share a pixel, they have one color together. Only visible cells cost
/// time.
class LayerPainter {
public:
    /// Sets the layers of a level of size `size`; later ones are painted over earlier ones.
    void setLayers(std::vector<CellLayer> layers, Size size);
    const std::vector<CellLayer> &layers() const { return m_layers; }
    void setScale(TileScale scale);

    /// Paints the part `cells` of the layers.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells);

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells);
    void paintNumbers(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    void paintMarks(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    bool hasNumbers() const;
    bool isNumbered(Point cell) const;
    const QPixmap &pixmapOf(const CellMark &mark, bool isCovered);

    Size m_size;
    TileScale m_scale;
    std::vector<CellLayer> m_layers;
    /// Cache of patterns of one cell at this scale: by pattern, color, and enlarged beneath a number.
    std::map<std::tuple<CellPattern, QRgb, bool>, QPixmap> m_pixmaps;
    NumberPlates m_plates;
    std::vector<QImage> m_blocks; ///< cache of the layers' pictures for scales at which several cells share a pixel
};
