#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/numberplates.h"
#include "editor/art/tilescale.h"

#include <QGraphicsItem>
#include <QPixmap>

#include <map>

/// Draws what an editor has found out about cells. Only what is in view costs time.
class LayerItem : public QGraphicsItem {
public:
    LayerItem();

    /// For another level; no layer is shown.
    void setSize(Size size);
    void setScale(TileScale scale);
    void setLayers(std::vector<CellLayer> layers);
    const std::vector<CellLayer> &layers() const { return m_layers; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    static void paintDots(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells);
    static void paintBands(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    void paintNumbers(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    static void paintBandEdges(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, Point cell);
    void paintMarks(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    void paintCellMark(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, int mark, Point cell);
    static void paintOutline(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, int mark,
                             Point cell);
    static void paintLanes(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells);
    const QPixmap &pixmapOf(const CellMark &mark);

    Size m_size;
    TileScale m_scale;
    std::vector<CellLayer> m_layers;
    std::map<std::pair<CellPattern, QRgb>, QPixmap> m_pixmaps; ///< of one cell at this scale
    NumberPlates m_plates;
    std::vector<QImage> m_blocks; ///< of the layers where cells share a pixel; empty until they are needed
};
