#pragma once

#include "editor/art/tilescale.h"
#include "gamecore/data/appearance.h"

#include <QHash>
#include <QImage>

#include <vector>

/// A painter of round lights on the ground. A light is strongest in the middle of a cell and falls off smoothly. Each
/// picture is drawn once for a scale. A light is added to the colors of the ground, so that it takes nothing from the
/// ground's drawing; a light of a dark color is a shadow, which covers it.
class Glow {
public:
    /// Smallest cell in device pixels with lights.
    static constexpr int smallestTile = 8;

    /// Sets the scale and clears the pictures.
    void setScale(TileScale scale);
    /// Returns the rectangle that a light around a cell covers; `cell` is the rectangle of the cell. Empty if lights
    /// are not drawn at this scale.
    QRectF rectOf(const QRectF &cell, const Light &light) const;
    /// Paints the parts of a light around a cell that are in some rectangles. `strength` is 0..1.
    void paint(QPainter *painter, const QRectF &cell, const Light &light, double strength,
               const std::vector<QRectF> &parts) const;

private:
    const QImage &disc(const Light &light) const;

    TileScale m_scale;
    mutable QHash<quint64, QImage> m_discs; ///< by color and radius
};
