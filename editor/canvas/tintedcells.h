#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/celltint.h"

#include <QLine>
#include <QRegion>

/// Cells that are set off from others for one reason, of any level.
class TintedCells {
public:
    explicit TintedCells(CellTint tint) : m_tint(tint) {}

    const QRegion &cells() const { return m_cells; }
    /// Sets the cells and returns the smallest rectangle around those that look different now.
    QRect setCells(const QRegion &cells);

    /// Paints those of `nearby`, in cells: what is painted anew and what has lines that come into it.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const;

private:
    CellTint m_tint;
    QRegion m_cells;
    QList<QLine> m_outline; ///< only if it is drawn as a whole
};
