#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/data/terrain.h"

#include <QImage>

#include <optional>
#include <vector>

/// Levels seen from so far away that a cell is a few pixels, one, or less: what color it has there.
class FarColors {
public:
    /// The next terrain by number: the colors of its pictures, of which there is at least one, and of its front where
    /// it has one.
    void add(const std::vector<QRgb> &tops, std::optional<QRgb> front);
    bool isEmpty() const { return m_tops.empty(); }

    /// A pixel a cell of a part of the level, each in the color of its picture.
    QImage draw(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// The same where pictures that may stand for one another have one color, the mean of theirs: a cell costs a look
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
    /// Of a row, those that are added up, `side` of them for each sum.
    struct Cells {
        int side = 0;
        int first = 0;
        int end = 0;
    };
    void drawBlockRow(QRgb *line, int block, const Grid<TerrainId> &terrain, const Cells &cells,
                      std::vector<Sum> &sums) const;
    void addRow(std::vector<Sum> &sums, const TerrainId *row, const TerrainId *south, const Cells &cells) const;

    /// Those of m_colors that a cell may have.
    struct Variants {
        std::size_t first = 0;
        qsizetype count = 1;
    };
    Variants addVariants(const std::vector<QRgb> &colors);

    std::vector<QRgb> m_colors;
    std::vector<Variants> m_variants; ///< of each terrain two: of its pictures, and of its front
    std::vector<QRgb> m_tops;         ///< the means of the pictures'
    std::vector<QRgb> m_fronts;
    std::vector<Sum> m_spread; ///< of each terrain these two
};
