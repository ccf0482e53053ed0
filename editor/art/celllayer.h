#pragma once

#include "gamecore/base/grid.h"

#include <QColor>

#include <cstdint>
#include <limits>
#include <memory>

/// What tells cells of a layer from others without color. What each looks like is its row in markpainting.cpp.
enum class CellPattern : std::uint8_t {
    Crossed,    ///< lines both ways
    Rising,     ///< lines from lower left to upper right
    Falling,    ///< the other way
    Upright,    ///< lines up and down
    Level,      ///< lines from left to right
    Grained,    ///< many small dots
    Rings,      ///< a ring
    Dot,        ///< one large dot
    Square,     ///< the outline of a square
    Diamond,    ///< a filled diamond
    Saltire,    ///< two crossing lines, alone in the cell
    OneQuarter, ///< how many quarters of the cell are filled grows with what they say
    TwoQuarters,
    ThreeQuarters,
    FourQuarters,
};

struct CellMark {
    CellPattern pattern = CellPattern::Crossed;
    QColor color;
    bool hasOutline = false; ///< around all of its cells together
    /// For marks of which several lie on the same cells: instead of the pattern a line along the border of all of its
    /// cells, the further inside the higher the lane, each dashed in a way of its own. From afar the pattern is shown.
    int lane = noLane; ///< 0..mostLanes-1
    int lanes = 1;     ///< how many share the room; more than `lane`

    static constexpr int noLane = -1;
    static constexpr int mostLanes = 6;

    bool hasLane() const { return lane != noLane; }

    friend bool operator==(const CellMark &, const CellMark &) = default;
};

/// Marks and numbers that an editor lays over the cells of a level of the same size. Cells and numbers are shared and
/// never changed once made.
struct CellLayer {
    static constexpr int mostMarks = 8;
    static constexpr int noNumber = -1;

    std::shared_ptr<const Grid<std::uint8_t>> cells; ///< bit i: marks[i] is on that cell; null: on none
    std::vector<CellMark> marks;                     ///< at most `mostMarks`
    std::uint8_t shown = 0xff;                       ///< which bits of `cells` count
    /// Numbers from 0; shown in bands of `band`, with a line between two of them; null: none.
    std::shared_ptr<const Grid<int>> numbers;
    int band = 10;
    int largest = 0; ///< of the numbers; at most `mostBands` bands
    static constexpr int mostBands = 50;

    static_assert(mostMarks <= std::numeric_limits<std::uint8_t>::digits, "each mark is a bit of a cell");

    friend bool operator==(const CellLayer &, const CellLayer &) = default;
};
