#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/celltint.h"

#include <QLine>
#include <QRegion>

/// The cells highlighted for one reason, and how they are drawn.
class TintedCells {
public:
    explicit TintedCells(CellTint tint) : m_tint(tint) {}

    const QRegion &cells() const { return m_cells; }
    /// Sets the cells. Returns the bounding rectangle of those that look different now; null if none do.
    QRect setCells(const QRegion &cells);

    /// Paints the cells inside `nearby`: the repainted cells and those around them whose lines extend there.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const;

private:
    CellTint m_tint;
    QRegion m_cells;
    QList<QLine> m_outline; ///< border of m_cells, for tints with a dashed border; empty for all others
};
