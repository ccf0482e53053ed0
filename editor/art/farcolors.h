#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/terrain.h"

#include <QImage>

#include <vector>

/// Levels seen from so far away that a cell is a few pixels, one, or less: what color it has there. The front of a wall
/// has the color of its top: mixed of light and dark it would pass for floor.
class FarColors {
public:
    /// Adds the next terrain by number: the colors of its pictures, of which there is at least one.
    void add(const std::vector<QRgb> &colors);
    bool isEmpty() const { return m_means.empty(); }
    /// The mean color of all pictures of a terrain.
    QRgb mean(TerrainId terrain) const { return m_means[terrain]; }

    /// A pixel a cell of a part of the level, each in the color of its picture.
    QImage draw(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// As draw(), but pictures that may stand for one another have one color, the mean of theirs: a cell costs a look
    /// into a table.
    QImage drawPlain(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// A pixel for a square of `side` x `side` cells, 2..`mostSide`: the mean of their colors. `pixels` is the part
    /// that is drawn into `picture`, of the size blocksOf().
    void drawBlocks(QImage &picture, const QRect &pixels, const Grid<TerrainId> &terrain, int side) const;
    static constexpr int mostSide = 64;
    /// The whole picture from one cell of each square: a likeness that costs next to nothing.
    void sketchBlocks(QImage &picture, const Grid<TerrainId> &terrain, int side) const;

private:
    /// A color with room to add up mostSide * mostSide of them.
    using Sum = std::uint64_t;
    /// The cells of a row that are added up, `side` of them for each sum.
    struct Cells {
        int side = 0;
        int first = 0;
        int end = 0;
    };
    void drawBlockRow(QRgb *line, int block, const Grid<TerrainId> &terrain, const Cells &cells,
                      std::vector<Sum> &sums) const;
    void addRow(std::vector<Sum> &sums, const TerrainId *row, const Cells &cells) const;

    /// The colors in m_colors that a cell may have.
    struct Variants {
        std::size_t first = 0;
        qsizetype count = 1;
    };

    std::vector<QRgb> m_colors;
    std::vector<Variants> m_variants; ///< by terrain
    std::vector<QRgb> m_means;        ///< of them
    std::vector<Sum> m_spread;        ///< m_means as Sum
};
