#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/numberplates.h"
#include "editor/art/tilescale.h"

#include <QImage>

#include <map>
#include <vector>

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
