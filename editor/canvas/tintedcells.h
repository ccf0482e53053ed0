#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/celltint.h"

#include <QLine>
#include <QRegion>

/// Cells highlighted for one reason.
class TintedCells {
public:
    explicit TintedCells(CellTint tint) : m_tint(tint) {}

    const QRegion &cells() const { return m_cells; }
    /// Sets the cells and returns the bounding rectangle of those that look different now.
    QRect setCells(const QRegion &cells);

    /// Paints the cells near `nearby`, which must include cells whose lines extend into the repainted area.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const;

private:
    CellTint m_tint;
    QRegion m_cells;
    QList<QLine> m_outline; ///< only for tints drawn as a whole
};
