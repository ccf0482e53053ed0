#pragma once

#include "gamecore/base/grid.h"

#include <QImage>

#include <optional>

/// A picture of many cells that look alike: each look is drawn once, cells name theirs, and the whole is put together
/// by copying. Every cell begins with no look at all and must get one.
class CellMosaic {
public:
    /// A number of a look.
    using Look = std::uint32_t;

    /// The product of `tileSize` with either side must be a size that QImage can have.
    CellMosaic(Size size, int tileSize);

    int tileSize() const { return m_tileSize; }
    /// `tile` is of QImage::Format_RGB32 with sides of tileSize().
    Look add(const QImage &tile);
    const QImage &tile(Look look) const { return m_tiles[look]; }
    void set(Point cell, Look look) { m_looks.set(cell, look); }
    Look at(Point cell) const { return m_looks.at(cell); }

    /// QImage::Format_RGB32.
    QImage image() const;
    /// QImage::Format_Indexed8; nothing if that many colors do not fit.
    std::optional<QImage> indexedImage() const;

private:
    QImage blank(QImage::Format format) const;
    void copyTiles(QImage &image, const std::vector<QImage> &tiles) const;

    int m_tileSize;
    Grid<Look> m_looks;
    std::vector<QImage> m_tiles;
};
