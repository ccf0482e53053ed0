#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/terrain.h"

#include <QImage>

#include <vector>

/// The colors of terrain at small zooms, where a cell is a few pixels wide, one pixel, or less. The front of a wall has
/// the color of the wall's top: the mean color of the front would look like floor.
class FarColors {
public:
    /// Adds a terrain; call it for all terrain in the order of TerrainId. `colors` has one color for each picture of
    /// the terrain, at least one.
    void add(const std::vector<QRgb> &colors);
    bool isEmpty() const { return m_means.empty(); }
    /// Returns the mean color of all pictures of a terrain.
    QRgb mean(TerrainId terrain) const { return m_means[terrain]; }

    /// Draws a part of the level with one pixel for each cell, in the color of the cell's picture.
    QImage draw(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// Draws like draw(), but in the mean colors of mean(), which is faster: one table lookup for each cell.
    QImage drawPlain(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// Draws one pixel for each square of `side` x `side` cells, with `side` in 2..mostSide: the mean of the colors of
    /// its cells. `picture` has the size blocksOf(); only its part `pixels` is drawn.
    void drawBlocks(QImage &picture, const QRect &pixels, const Grid<TerrainId> &terrain, int side) const;
    static constexpr int mostSide = 64;
    /// Draws all of `picture` in the colors of the middle cells of the squares: a fast approximation.
    void sketchBlocks(QImage &picture, const Grid<TerrainId> &terrain, int side) const;

private:
    /// The three components of up to mostSide * mostSide added colors in one number.
    using Sum = std::uint64_t;
    /// A range of cells in a row. Each sum adds up `side` of these cells.
    struct Cells {
        int side = 0;
        int first = 0;
        int end = 0;
    };
    void drawBlockRow(QRgb *line, int block, const Grid<TerrainId> &terrain, const Cells &cells,
                      std::vector<Sum> &sums) const;
    void addRow(std::vector<Sum> &sums, const TerrainId *row, const Cells &cells) const;

    /// The range of a terrain's colors in m_colors.
    struct Variants {
        std::size_t first = 0;
        qsizetype count = 1;
    };

    std::vector<QRgb> m_colors;
    std::vector<Variants> m_variants; ///< by terrain
    std::vector<QRgb> m_means;        ///< mean colors, by terrain
    std::vector<Sum> m_spread;        ///< m_means as Sum, by terrain
};
