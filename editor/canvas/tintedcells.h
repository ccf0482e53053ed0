#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/canvasoverlays.h"

#include <QLine>
#include <QRegion>

/// The cells highlighted for one reason, drawn in the look of that reason.
class TintedCells {
public:
    explicit TintedCells(CellTint tint) : m_tint(tint) {}

    const QRegion &cells() const { return m_cells; }
    /// Sets the cells. Returns the bounding rectangle of the cells whose look changes; null if there are none.
    QRect setCells(const QRegion &cells);

    /// Paints the highlighted cells inside `nearby`. This rectangle must contain the area to repaint, and also the
    /// neighboring cells whose lines extend into that area.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &nearby) const;

private:
    CellTint m_tint;
    QRegion m_cells;
    QList<QLine> m_outline; ///< border of m_cells, for tints with a dashed border; empty for all others
};
