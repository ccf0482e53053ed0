#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/numberplates.h"
#include "editor/art/tilescale.h"

#include <QImage>
#include <QPixmap>

#include <map>
#include <vector>

class QPainter;

/// Draws a mark in one cell, without its outline. Lines continue in the neighbouring cells.
void paintMark(QPainter *painter, const QRectF &cell, const CellMark &mark);

/// Draws `count` parallel lines of CellPattern::Rising per cell with the painter's pen. They extend beyond the cell.
void drawRisingLines(QPainter *painter, const QRectF &cell, int count);

/// True if the mark colors this pixel; for cells of a few pixels, instead of paintMark().
bool isMarkOn(CellPattern pattern, Point pixel);

/// Returns the swatch of a mark for legends, on dark ground in both themes.
QPixmap markSwatch(const CellMark &mark, int side, double ratio);
/// Returns the swatch of number bands for legends.
QPixmap bandSwatch(int side, double ratio);

/// Returns the color of one of `bands` bands of numbers.
QColor bandColor(int band, int bands);

/// Paints the layers of a level: as patterns, lines and numbers, or at small zooms as an enlarged picture of at most
/// one pixel per cell. Only visible cells cost time.
class LayerPainter {
public:
    /// Sets the layers of a level of size `size`.
    void setLayers(std::vector<CellLayer> layers, Size size);
    const std::vector<CellLayer> &layers() const { return m_layers; }
    void setScale(TileScale scale);

    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells);

private:
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells);
    void paintNumbers(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    void paintMarks(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    const QPixmap &pixmapOf(const CellMark &mark);

    Size m_size;
    TileScale m_scale;
    std::vector<CellLayer> m_layers;
    std::map<std::pair<CellPattern, QRgb>, QPixmap> m_pixmaps; ///< of one cell at this scale
    NumberPlates m_plates;
    std::vector<QImage> m_blocks; ///< pictures of the layers if cells share a pixel; empty until needed
};
