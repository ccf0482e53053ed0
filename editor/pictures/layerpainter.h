#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/numberplates.h"
#include "editor/art/tilescale.h"

#include <QImage>
#include <QPixmap>

#include <map>
#include <vector>

class QPainter;

/// Draws what a mark puts into one cell, without its outline. Lines go on in the next cells.
void paintMark(QPainter *painter, const QRectF &cell, const CellMark &mark);

/// Draws the lines of CellPattern::Rising with the painter's pen, `count` of them side by side in a cell. They reach
/// over its border.
void drawRisingLines(QPainter *painter, const QRectF &cell, int count);

/// Does what paintMark() does for cells of a few pixels: whether the mark colors this pixel.
bool isMarkOn(CellPattern pattern, Point pixel);

/// How a legend shows a mark, on dark ground whatever the theme is.
QPixmap markSwatch(const CellMark &mark, int side, double ratio);
/// How a legend shows bands of numbers.
QPixmap bandSwatch(int side, double ratio);

/// The color of one of `bands` bands of numbers.
QColor bandColor(int band, int bands);

/// Paints what an editor has found out about cells: as patterns, lines and numbers, or, of a level that is seen from
/// far away, as a picture of a pixel a cell or less that is drawn larger. Only what is in view costs time.
class LayerPainter {
public:
    /// Sets the layers of a level of that size.
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
    std::vector<QImage> m_blocks; ///< of the layers where cells share a pixel; empty until they are needed
};
