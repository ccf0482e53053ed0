#pragma once

#include "gamecore/base/grid.h"

#include <QColor>

#include <cstdint>
#include <limits>
#include <memory>

/// The pattern of a mark, by which marks differ even without color (editor/pictures/layerpainter.cpp).
enum class CellPattern : std::uint8_t {
    Crossed,    ///< lines along both diagonals
    Rising,     ///< lines from lower left to upper right
    Falling,    ///< lines from upper left to lower right
    Upright,    ///< vertical lines
    Level,      ///< horizontal lines
    Grained,    ///< many small dots
    Rings,      ///< a small ring
    Dot,        ///< one large dot
    Square,     ///< the outline of a square
    Diamond,    ///< a filled diamond
    Saltire,    ///< two crossing lines within the cell
    OneQuarter, ///< one quarter of the cell is filled: the weakest of four strengths
    TwoQuarters,
    ThreeQuarters,
    FourQuarters,
};

/// The look of the cells that have a mark.
struct CellMark {
    CellPattern pattern = CellPattern::Crossed;
    QColor color;
    bool hasOutline = false; ///< a line around the set of all cells with this mark
    /// For marks that share cells: a dashed line along the border of the set of marked cells replaces the pattern,
    /// except at small zooms. The lane is the position of the line, 0..mostLanes-1. Higher lanes are further inside,
    /// and each lane has its own dashes. noLane: the pattern is drawn.
    int lane = noLane;
    int lanes = 1; ///< number of lanes that all marks together use; greater than `lane`

    static constexpr int noLane = -1;
    static constexpr int mostLanes = 6;

    bool hasLane() const { return lane != noLane; }

    friend bool operator==(const CellMark &, const CellMark &) = default;
};

/// A layer of marks and numbers over the cells of a level. `cells` and `numbers` have the size of the level, are
/// shared, and are immutable.
struct CellLayer {
    static constexpr int mostMarks = 8;
    static constexpr int noNumber = -1;

    std::shared_ptr<const Grid<std::uint8_t>> cells; ///< bit i: marks[i] applies to the cell; null: no marks
    std::vector<CellMark> marks;                     ///< at most `mostMarks`
    std::uint8_t shown = 0xff;                       ///< mask of the bits of `cells` to show
    /// Numbers of the cells, from 0 on, or noNumber. The cells of a band of successive numbers share a color; a line
    /// separates cells of different bands. Null: no numbers.
    std::shared_ptr<const Grid<int>> numbers;
    int band = 10;   ///< number of successive numbers in a band
    int largest = 0; ///< largest number in `numbers`; must result in at most `mostBands` bands
    static constexpr int mostBands = 50;

    static_assert(mostMarks <= std::numeric_limits<std::uint8_t>::digits, "each mark is a bit of a cell");

    friend bool operator==(const CellLayer &, const CellLayer &) = default;
};
