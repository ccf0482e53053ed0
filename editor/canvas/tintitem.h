#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/celltint.h"

#include <QGraphicsItem>
#include <QRegion>

#include <array>

/// Draws what a player has to know of cells: where things reach and whom they hit.
class TintItem : public QGraphicsItem {
public:
    TintItem();

    /// For another level; no cell is tinted.
    void setSize(Size size);
    void setScale(TileScale scale);
    /// In cells; an empty region: none.
    void setTint(CellTint tint, const QRegion &cells);
    const QRegion &tinted(CellTint tint) const { return m_cells[std::size_t(tint)]; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintTint(const PixelPainting &pixels, QPainter *painter, CellTint tint, const QRect &exposed) const;
    void paintOutline(const PixelPainting &pixels, QPainter *painter, const QRegion &cells, Point cell,
                      const QColor &color) const;

    Size m_size;
    TileScale m_scale;
    std::array<QRegion, cellTintCount> m_cells;
};
